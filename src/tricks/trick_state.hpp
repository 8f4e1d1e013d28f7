#pragma once
#include <array>
#include <cassert>
#include <cstdint>

#include "core/index.hpp"
#include "game/scene.hpp"
#include "tricks/obligations.hpp"

/// A hand of a trick game in progress, and the moves that all of them share. Inline where playouts spend their time.
namespace tapete {

enum class TrickPhase : std::uint8_t {
  play,         ///< a card is due
  before_draw,  ///< between two tricks, before cards are handed out: something may be declared
  window,       ///< between two tricks, after that
  over,
  // Before the first trick, where there is an auction:
  bid,     ///< who plays
  trump,   ///< who plays names trumps
  call,    ///< who plays names a card
  change,  ///< cards are thrown, then as many drawn
  give,    ///< cards are given to other seats
};

/// How the deck is dealt: to each seat so many cards, `packet` at a time, from the dealer's right; then perhaps one is
/// turned up, whose suit is trump; then perhaps the rest is the stock, with the turned card as its last. Without a
/// stock the turned card and what is left stay out of play.
struct DealShape {
  std::uint8_t each = 0;
  std::uint8_t packet = 1;
  bool turned = false;
  bool stock = false;
  bool last_shown = false;  ///< no card is turned up, but the last one dealt is shown, and its suit is trump

  /// Where in the deck the card lies that everybody is shown at the deal; -1: nowhere.
  [[nodiscard]] constexpr int open_place(int players) const {
    return turned ? each * players : last_shown ? each * players - 1 : -1;
  }
  friend bool operator==(const DealShape&, const DealShape&) = default;
};

/// `Seats`: the most players; `Cards`: the most cards in play; `Stock`: the most that are not dealt at once. A game in
/// which not all seats play a hand hides the functions that say otherwise with it.
template <std::size_t Seats, std::size_t Cards, std::size_t Stock>
struct TrickState {
  std::array<CardSet, Seats> hand{};
  std::array<CardSet, Seats> shown{};            ///< of each hand, what the whole table knows
  std::array<Card, Cards> played{};              ///< all cards played, in order
  CardSet gone;                                  ///< the same as a set
  std::array<std::uint8_t, Cards / 2> winner{};  ///< of each finished trick
  std::array<Card, Stock> stock{};               ///< in drawing order; the last is the turned card
  std::uint8_t players = 0;
  std::uint8_t each = 0;  ///< cards that were dealt to each seat at first
  DealShape shape;        ///< how they were
  Card beside;            ///< turned up at the deal, and out of play; unknown: none
  std::uint8_t played_count = 0;
  std::uint8_t tricks = 0;  ///< finished
  std::uint8_t stock_size = 0;
  std::uint8_t drawn = 0;       ///< cards taken from the stock
  std::uint8_t received = 0;    ///< played_count when the hands last got cards
  std::uint8_t trump = kSuits;  ///< suit; kSuits: none
  std::uint8_t dealer = 0;
  std::int8_t leader = 0;         ///< leads the present trick; kNobody: a view does not know yet
  std::int8_t actor = 0;          ///< seat to act; kNobody if over
  std::uint8_t in_trick = 0;      ///< cards of the present trick
  std::uint8_t winning_seat = 0;  ///< of the present trick
  Card winning;
  std::uint8_t trick_points = 0;
  TrickPhase phase = TrickPhase::play;
  std::uint8_t asked = 0;         ///< while a record is watched: seats that are not asked any more before the next lead
  std::uint8_t broken = 0;        ///< where duties must be claimed: seats that have broken one, a bit each
  std::int8_t claimer = kNobody;  ///< who has ended the hand by a claim

  [[nodiscard]] Seat after(Seat seat) const { return seat + 1 == players ? 0 : seat + 1; }
  [[nodiscard]] Seat before(Seat seat) const { return (seat == 0 ? players : seat) - 1; }
  /// Cards of a full trick.
  [[nodiscard]] int trick_size() const { return players; }
  [[nodiscard]] bool trick_full() const { return in_trick == players; }
  [[nodiscard]] bool stock_gone() const { return drawn == stock_size; }
  [[nodiscard]] bool all_played() const { return stock_gone() && played_count == each * players + drawn; }
  /// The card under the stock. There must be a stock.
  [[nodiscard]] Card turned() const { return stock[at(stock_size - 1)]; }
  /// Cards that a seat holds now, known or not.
  [[nodiscard]] int hand_size(Seat seat) const {
    const int place = (seat - leader + players) % players;
    return each + drawn / players - tricks - (place < in_trick ? 1 : 0);
  }
  /// Who led this trick, one that has begun.
  [[nodiscard]] Seat leader_of(int trick) const {
    return trick == 0 ? (dealer + 1) % players : Seat{winner[at(trick - 1)]};
  }
  /// The trick in progress, which has begun, as the next player answers it.
  [[nodiscard]] TrickSoFar so_far() const { return {played[at(played_count - in_trick)].suit(), winning, false}; }
  /// The cards that were played last, so many of them.
  [[nodiscard]] CardSet last_played(int count) const {
    CardSet cards;
    for (int i = played_count - count; i < played_count; ++i) cards.add(played[at(i)]);
    return cards;
  }
  friend bool operator==(const TrickState&, const TrickState&) = default;
};

/// Plays it for the seat to act; the trick may be full afterwards. Always inlined: playouts do little else.
template <class State>
[[gnu::always_inline]] inline void put_card(State& s, const Ranking& ranking, Card card) {
  const Seat seat = s.actor;
  const CardSet one = CardSet::of_known(card);
  s.hand[at(seat)] -= one;
  s.shown[at(seat)] -= one;
  s.gone |= one;
  // Chosen without branches: nobody can foresee which card takes a trick over.
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

/// Gives the full trick to its winner, who leads next; returns the points that lay in it.
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

/// Hands out so many cards of the stock to each seat, one at a time in turn from `first`.
template <class State>
void hand_out(State& s, Seat first, int each) {
  Seat last = first;
  Seat seat = first;
  for (int i = 0; i < each * s.trick_size(); ++i, seat = s.after(seat)) {
    s.hand[at(seat)].add(s.stock[s.drawn++]);
    last = seat;
  }
  s.received = s.played_count;
  if (s.stock_gone()) s.shown[at(last)].add(s.turned());  // everybody has seen it
}

template <class State>
void end_hand(State& s) {
  s.phase = TrickPhase::over;
  s.actor = kNobody;
}

/// Calls visit(seat, card, trick) for the cards played from number `from` on, the last one first; `trick` points to
/// what the card answered, or is nullptr for a lead. Seats s and s + sides play together.
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
