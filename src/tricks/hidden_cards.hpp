#pragma once
#include "tricks/trick_claims.hpp"
#include "tricks/trick_view.hpp"
#include "tricks/worlds.hpp"

namespace tapete {

/// Facts that are certain about the hidden cards of a view, for samplers of games in which the duties of play (such as
/// following suit) apply once the stock is gone. While there is a stock, only the number of cards in each hand is
/// known.
template <class R>
struct HiddenCards {
  using State = typename R::State;

  /// `face_down`: the number of unseen cards that lie neither in a hand nor in the stock.
  explicit HiddenCards(const SeatView<R>& view, int face_down = 0) {
    const State& s = view.state;
    const auto cannot = read_duties(s);
    unseen = cards_for<R>(s.config) - s.played_set - R::aside(s, view.seat);
    unseen.remove(s.out_of_play);
    if (!s.stock_gone()) unseen.remove(s.turned());
    int places = face_down + (s.stock_gone() ? 0 : s.stock_size - 1 - s.drawn);
    for (Seat seat = 0; seat < s.players; ++seat) {
      unseen -= s.hand[at(seat)];
      if (seat == view.seat || !R::plays(s, seat)) continue;
      const int hidden = s.hand_size(seat) - s.hand[at(seat)].size();
      contradiction = contradiction || hidden < 0;
      places += hidden;
      room[seats.size()] = hidden;
      excluded[seats.size()] = cannot[at(seat)];
      seats.push_back(seat);
    }
    room[seats.size()] = face_down;
    contradiction = contradiction || places != unseen.size();
  }

  /// Returns the possible deals of the unseen cards that are not in `forced`, the cards that each other hand certainly
  /// holds. The stock must be gone.
  [[nodiscard]] Worlds worlds(const Worlds::Hands& forced = {}) const {
    CardSet rest = unseen;
    Worlds::Rooms left = room;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      rest -= forced[i];
      left[i] -= forced[i].size();
    }
    return {rest, left, excluded};
  }
  /// Adds to each other hand its part of a deal.
  void add(const Worlds::Hands& deal, State& s) const {
    for (std::size_t i = 0; i < seats.size(); ++i) s.hand[at(seats[i])] |= deal[i];
  }
  /// Deals the unseen cards at random to the other hands and the stock.
  void deal_with_stock(State& s, Rng& rng) const {
    FixedList<Card, Worlds::kMostCards> cards;
    for (const Card card : unseen) cards.push_back(card);
    rng.shuffle(cards);
    std::size_t next = 0;
    for (std::size_t i = 0; i < seats.size(); ++i)
      for (int k = 0; k < room[i]; ++k) s.hand[at(seats[i])].add(cards[next++]);
    for (int place = s.drawn; place < s.stock_size - 1; ++place) s.stock[at(place)] = cards[next++];
  }

  CardSet unseen;                             ///< cards in unknown places
  FixedList<Seat, Worlds::kMostHands> seats;  ///< the seats with the other hands
  /// Number of unseen cards in each of these hands; the entry after the last hand is the number that lie face down.
  Worlds::Rooms room{};
  Worlds::Hands excluded{};                 ///< cards that each of these hands cannot hold
  std::array<CardSet, kMaxSeats> played{};  ///< cards that each seat has played since the stock was gone
  bool contradiction = false;               ///< whether the view contradicts itself

 private:
  /// Returns the cards that each seat cannot hold, because it did not follow suit or did not beat the trick.
  std::array<CardSet, kMaxSeats> read_duties(const State& s) {
    std::array<CardSet, kMaxSeats> cannot{};
    TrickClaims<R>::each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
      if (trick != nullptr && !s.config.claims) {
        const CardSet none = R::denied(s, card, *trick);
        cannot[at(seat)] |= none;
        contradiction = contradiction || !(none & (played[at(seat)] | s.hand[at(seat)])).empty();
      }
      played[at(seat)].add(card);
    });
    return cannot;
  }
};

}  // namespace tapete
