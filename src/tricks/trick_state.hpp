#pragma once
#include <array>
#include <cassert>
#include <cstdint>

#include "core/index.hpp"
#include "game/scene.hpp"
#include "tricks/obligations.hpp"

/// The state of a hand of a trick game, and the moves that all trick games share. The functions on the hot path of
/// playouts are inline.
namespace tapete {

enum class TrickPhase : std::uint8_t {
  play,         ///< a card must be played
  before_draw,  ///< between two tricks, before cards are drawn: declarations are possible
  window,       ///< between two tricks, after cards were drawn: declarations are possible
  over,
  // Phases of an auction, before the first trick:
  bid,     ///< the seats bid
  trump,   ///< the winner of the bidding names the trump suit
  call,    ///< the winner of the bidding names a card
  change,  ///< cards are discarded, and as many are drawn
  give,    ///< cards are given to other seats
};

/// The shape of a deal: each seat gets `each` cards, `packet` at a time, starting with the seat after the dealer. If
/// `turned`, the next card is turned up, and its suit is trump. If `stock`, the other cards form the stock, with the
/// turned card as the last one. Without a stock, the turned card and the remaining cards are out of play.
struct DealShape {
  std::uint8_t each = 0;
  std::uint8_t packet = 1;
  bool turned = false;
  bool stock = false;
  bool last_shown = false;  ///< no card is turned up, but the last one dealt is shown, and its suit is trump

  /// Returns the place in the deck of the card that all seats see at the deal; -1: there is none.
  [[nodiscard]] constexpr int open_place(int players) const {
    return turned ? each * players : last_shown ? each * players - 1 : -1;
  }
  friend bool operator==(const DealShape&, const DealShape&) = default;
};

/// The state of a hand. `Seats` is the maximum number of players, `Cards` of cards in play, `Stock` of cards that are
/// not dealt at the beginning. A game in which some seats do not play a hand hides the functions that depend on all
/// seats playing.
template <std::size_t Seats, std::size_t Cards, std::size_t Stock>
struct TrickState {
  std::array<CardSet, Seats> hand{};
  std::array<CardSet, Seats> shown{};            ///< the cards of each hand that the whole table knows
  std::array<Card, Cards> played{};              ///< all cards played so far, in order
  CardSet played_set;                            ///< the same cards as a set
  std::array<std::uint8_t, Cards / 2> winner{};  ///< the winner of each finished trick
  std::array<Card, Stock> stock{};               ///< in drawing order; the last one is the turned card
  std::uint8_t players = 0;
  std::uint8_t each = 0;  ///< number of cards dealt to each seat at the beginning
  DealShape shape;        ///< the shape of this hand's deal
  Card out_of_play;       ///< a card turned up at the deal that is out of play; unknown: there is none
  std::uint8_t played_count = 0;
  std::uint8_t tricks = 0;  ///< number of finished tricks
  std::uint8_t stock_size = 0;
  std::uint8_t drawn = 0;       ///< number of cards drawn from the stock
  std::uint8_t received = 0;    ///< value of played_count when the hands last got cards
  std::uint8_t trump = kSuits;  ///< suit; kSuits: none
  std::uint8_t dealer = 0;
  std::int8_t leader = 0;         ///< the seat that leads the current trick; kNobody: unknown in a view
  std::int8_t actor = 0;          ///< the seat to act; kNobody when the hand is over
  std::uint8_t in_trick = 0;      ///< number of cards in the current trick
  std::uint8_t winning_seat = 0;  ///< the seat that is winning the current trick
  Card winning;
  std::uint8_t trick_points = 0;
  TrickPhase phase = TrickPhase::play;
  /// Only while a view is rebuilt from a record: the seats that cannot declare again before the next lead, a bit each.
  std::uint8_t done_declaring = 0;
  std::uint8_t broken = 0;  ///< only if broken duties must be claimed: the seats that have broken a duty, a bit each
  std::int8_t claimer = kNobody;  ///< the seat that has ended the hand with a claim
  std::int8_t out = kNobody;      ///< the seat that has ended the hand with the call `out`

  [[nodiscard]] Seat after(Seat seat) const { return seat + 1 == players ? 0 : seat + 1; }
  [[nodiscard]] Seat before(Seat seat) const { return (seat == 0 ? players : seat) - 1; }
  /// Returns the number of cards of a full trick.
  [[nodiscard]] int trick_size() const { return players; }
  [[nodiscard]] bool trick_full() const { return in_trick == players; }
  [[nodiscard]] bool stock_gone() const { return drawn == stock_size; }
  [[nodiscard]] bool all_played() const { return stock_gone() && played_count == each * players + drawn; }
  /// Returns the turned card, last in the stock. There must be a stock.
  [[nodiscard]] Card turned() const { return stock[at(stock_size - 1)]; }
  /// Returns the number of cards that a seat holds now, known or not.
  [[nodiscard]] int hand_size(Seat seat) const {
    const int place = (seat - leader + players) % players;
    return each + drawn / players - tricks - (place < in_trick ? 1 : 0);
  }
  /// Returns the seat that led this trick, which must have begun.
  [[nodiscard]] Seat leader_of(int trick) const {
    return trick == 0 ? (dealer + 1) % players : Seat{winner[at(trick - 1)]};
  }
  /// Returns the trick in progress without `partner_winning`. At least one card must have been played to the trick.
  [[nodiscard]] TrickSoFar so_far() const { return {played[at(played_count - in_trick)].suit(), winning, false}; }
  /// Returns the set of the last `count` cards played.
  [[nodiscard]] CardSet last_played(int count) const {
    CardSet cards;
    for (int i = played_count - count; i < played_count; ++i) cards.add(played[at(i)]);
    return cards;
  }
  friend bool operator==(const TrickState&, const TrickState&) = default;
};

/// Plays the card for the seat to act; the trick may then be full. Always inlined because playouts spend most of their
/// time here.
template <class State>
[[gnu::always_inline]] inline void put_card(State& s, const Ranking& ranking, Card card) {
  const Seat seat = s.actor;
  const CardSet one = CardSet::of_known(card);
  s.hand[at(seat)] -= one;
  s.shown[at(seat)] -= one;
  s.played_set |= one;
  // The winner is selected without branches, because the processor cannot predict which card takes over a trick.
  const Card winning = s.winning;
  const unsigned winner = s.winning_seat;
  const bool takes = s.in_trick == 0 || takes_over(ranking, card, winning, s.trump);
  s.winning = takes ? card : winning;
  s.winning_seat = static_cast<std::uint8_t>(takes ? static_cast<unsigned>(seat) : winner);
  s.trick_points = static_cast<std::uint8_t>(s.trick_points + ranking.points_of(card));
  s.played[s.played_count++] = card;
  ++s.in_trick;
  s.actor = static_cast<std::int8_t>(s.after(seat));
}

/// Gives the full trick to its winner, who leads next. Returns the points of its cards.
template <class State>
[[gnu::always_inline]] inline int collect_trick(State& s) {
  const int points = s.trick_points;
  s.winner[s.tricks++] = s.winning_seat;
  s.leader = static_cast<std::int8_t>(s.winning_seat);
  s.actor = static_cast<std::int8_t>(s.leader);
  s.in_trick = 0;
  s.trick_points = 0;
  s.winning = kUnknownCard;
  return points;
}

/// Hands out `each` cards of the stock to every seat, one at a time in turn, starting with `first`.
template <class State>
void hand_out(State& s, Seat first, int each) {
  Seat last = first;
  Seat seat = first;
  for (int i = 0; i < each * s.trick_size(); ++i, seat = s.after(seat)) {
    s.hand[at(seat)].add(s.stock[s.drawn++]);
    last = seat;
  }
  s.received = s.played_count;
  if (s.stock_gone()) s.shown[at(last)].add(s.turned());  // all seats have seen the turned card
}

/// Exchanges `left`, a card of the seat's hand, for the turned card, which all seats have seen.
template <class State>
void take_turned(State& s, Seat seat, Card left) {
  const Card taken = s.turned();
  s.hand[at(seat)].remove(left);
  s.shown[at(seat)].remove(left);
  s.hand[at(seat)].add(taken);
  s.shown[at(seat)].add(taken);
  s.stock[at(s.stock_size - 1)] = left;
}

/// Returns whether `actor` may hold all these cards, according to the hands in this view of `seat`.
template <class State>
bool may_hold(const State& s, Seat seat, Seat actor, CardSet cards) {
  if (actor == seat) return s.hand[at(seat)].has_all(cards);
  CardSet elsewhere = s.played_set;
  for (Seat other = 0; other < s.players; ++other)
    if (other != actor) elsewhere |= s.hand[at(other)];
  return (elsewhere & cards).empty();
}

template <class State>
void end_hand(State& s) {
  s.phase = TrickPhase::over;
  s.actor = kNobody;
}

/// Calls visit(seat, card, trick) for the cards played, from the last one back to card number `from`. `trick` points to
/// the trick that the card answered; it is nullptr for a lead. Seats s and s + sides are partners.
template <class State, class Visit>
void each_card_back(const State& s, const Ranking& ranking, int sides, int from, const Visit& visit) {
  for (int i = s.played_count - 1; i >= from; --i) {
    const int lead = i - i % s.trick_size();
    TrickSoFar so_far{s.played[at(lead)].suit(), s.played[at(lead)], false};
    Seat seat = s.leader_of(lead / s.trick_size());
    Seat winning = seat;
    for (int k = lead + 1; k < i; ++k) {
      seat = s.after(seat);
      if (!takes_over(ranking, s.played[at(k)], so_far.winning, s.trump)) continue;
      so_far.winning = s.played[at(k)];
      winning = seat;
    }
    if (i > lead) seat = s.after(seat);
    so_far.partner_winning = winning != seat && winning % sides == seat % sides;
    visit(seat, s.played[at(i)], i > lead ? &so_far : nullptr);
  }
}

}  // namespace tapete
