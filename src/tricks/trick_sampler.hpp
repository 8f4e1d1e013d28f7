#pragma once
#include <memory>
#include <optional>

#include "tricks/trick_view.hpp"
#include "tricks/worlds.hpp"

namespace tapete {

/// Draws determinizations: whole states that are consistent with a view, each with the same probability. The sampler
/// uses only facts that are certain: the number of cards in each hand, the cards that the hand has shown, and the cards
/// that the hand cannot hold according to the plays since the last draw. (Earlier plays are ignored.) The view's own
/// seat must be the one to decide.
template <class R>
class TrickSampler {
  using State = typename R::State;

 public:
  static constexpr bool kUniform = true;  ///< every world has the same probability
  explicit TrickSampler(const SeatView<R>& view) : view_(view) {
    const State& s = view.state;
    unseen_ = cards_for<R>(s.config) - s.hand[at(view.seat)] - s.played_set - R::aside(s, view.seat);
    if (s.shape.turned && !s.stock_gone()) unseen_.remove(s.turned());
    unseen_.remove(s.out_of_play);
    read_excluded();
    int left = 0;
    for (Seat seat = 0; seat < s.players; ++seat) {
      if (seat == view.seat) continue;
      const CardSet known = s.hand[at(seat)];
      unseen_ -= known;
      const int room = s.hand_size(seat) + R::on_the_way(s, seat) - known.size();
      contradiction_ = contradiction_ || room < 0 || !(excluded_[at(seat)] & known).empty();
      (excluded_[at(seat)].empty() ? free_ : bound_).push_back({seat, room});
      left += room;
    }
    // Cards that no hand holds are in the stock or out of play.
    contradiction_ = contradiction_ || unseen_.size() < left;
    if (!contradiction_ && !bound_.empty()) count_bound();
  }

  /// Returns false if no deal is consistent with the view.
  [[nodiscard]] bool possible() const { return !contradiction_ && (!worlds_ || worlds_->count() > 0); }

  [[nodiscard]] State draw(Rng& rng) const {
    assert(possible());
    State s = view_.state;
    CardSet rest = unseen_;
    if (worlds_) {
      const auto hands = worlds_->draw(rng);
      for (std::size_t i = 0; i < bound_.size(); ++i) {
        s.hand[at(bound_[i].seat)] |= hands[i];
        rest -= hands[i];
      }
    }
    FixedList<Card, 52> aside;
    for (const Card card : rest) aside.push_back(card);
    rng.shuffle(aside);
    for (const Other& other : free_)
      for (int k = 0; k < other.room; ++k) {
        s.hand[at(other.seat)].add(aside.back());
        aside.pop_back();
      }
    for (int place = s.drawn; place < s.stock_size && !s.stock[at(place)].known(); ++place) {
      s.stock[at(place)] = aside.back();
      aside.pop_back();
    }
    for (Seat seat = 0; seat < s.players; ++seat)
      if (seat != view_.seat && R::on_the_way(s, seat) > 0) R::send(s, seat, rng);
    return s;
  }

 private:
  /// A hidden hand, and the number of unseen cards in it.
  struct Other {
    Seat seat = 0;
    int room = 0;
  };

  /// Counts the deals to the hands that cannot hold some of the cards. All other places together are treated as one
  /// more hand.
  void count_bound() {
    Worlds::Rooms room{};
    Worlds::Hands excluded{};
    int rest = unseen_.size();
    for (std::size_t i = 0; i < bound_.size(); ++i) {
      rest -= room[i] = bound_[i].room;
      excluded[i] = excluded_[at(bound_[i].seat)];
    }
    room[bound_.size()] = rest;
    worlds_ = std::make_unique<Worlds>(unseen_, room, excluded);
  }

  void read_excluded() {
    const State& s = view_.state;
    std::array<CardSet, kMaxSeats> later{};  // the cards that each seat has played after the visited card
    CardSet before = s.played_set;
    each_card_back(s, ranking_for<R>(s.config), R::sides(s.config), s.received,
                   [&](Seat seat, Card card, const TrickSoFar* trick) {
                     before.remove(card);
                     CardSet none = R::denied_after(s, card, trick, before);
                     if (trick != nullptr) none |= R::denied(s, card, *trick);
                     contradiction_ = contradiction_ || !(none & later[at(seat)]).empty();
                     excluded_[at(seat)] |= none;
                     later[at(seat)].add(card);
                   });
  }

  SeatView<R> view_;
  CardSet unseen_;                             ///< cards in other hands or in the stock, in unknown places
  std::array<CardSet, kMaxSeats> excluded_{};  ///< cards that each hand cannot hold
  FixedList<Other, kMaxSeats> bound_;          ///< hands that cannot hold some of the cards
  FixedList<Other, kMaxSeats> free_;           ///< hands that can hold any card
  bool contradiction_ = false;
  std::unique_ptr<Worlds> worlds_;  ///< the deals to the bound hands
};

}  // namespace tapete
