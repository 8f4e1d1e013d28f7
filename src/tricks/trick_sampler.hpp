#pragma once
#include <memory>
#include <optional>

#include "tricks/trick_view.hpp"
#include "tricks/worlds.hpp"

namespace tapete {

/// Whole states that fit a view, each one as likely as the next, by what is certain: how many cards each hand has, what
/// it has shown, and what it cannot hold since it last got cards. (What a hand that has drawn since could not hold
/// before is not used.) The view's own seat must be to act.
template <class R>
class TrickSampler {
  using State = typename R::State;

 public:
  explicit TrickSampler(const TrickView<R>& view) : view_(view) {
    const State& s = view.state;
    unseen_ = R::cards(s.config) - s.hand[at(view.seat)] - s.gone;
    if (R::shape(s.config).turned && !s.stock_gone()) unseen_.remove(s.turned());
    read_excluded();
    Worlds::Rooms room{};
    Worlds::Hands excluded{};
    int left = 0;
    for (Seat seat = 0; seat < s.players; ++seat) {
      if (seat == view.seat) continue;
      unseen_ -= s.shown[at(seat)];
      const auto other = at(others_);
      seats_[other] = seat;
      room[other] = s.hand_size(seat) - s.shown[at(seat)].size();
      excluded[other] = excluded_[at(seat)];
      contradiction_ = contradiction_ || room[other] < 0 || !(excluded_[at(seat)] & s.shown[at(seat)]).empty();
      left += room[other];
      ++others_;
      any_excluded_ = any_excluded_ || !excluded_[at(seat)].empty();
    }
    room_ = room;
    // What nobody holds lies in the stock, or is out of play.
    aside_ = unseen_.size() - left;
    contradiction_ = contradiction_ || aside_ < 0;
    if (contradiction_ || !any_excluded_) return;
    room[at(others_)] = aside_;
    worlds_ = std::make_unique<Worlds>(unseen_, room, excluded);
  }

  /// False for a view that no deal fits.
  [[nodiscard]] bool possible() const { return !contradiction_ && (!worlds_ || worlds_->count() > 0); }

  [[nodiscard]] State draw(Rng& rng) const {
    assert(possible());
    State s = view_.state;
    FixedList<Card, 52> aside;
    if (worlds_) {
      const auto hands = worlds_->draw(rng);
      for (int i = 0; i < others_; ++i) s.hand[at(seats_[at(i)])] |= hands[at(i)];
      for (const Card card : hands[at(others_)]) aside.push_back(card);
      rng.shuffle(aside);
    } else {
      for (const Card card : unseen_) aside.push_back(card);
      rng.shuffle(aside);
      for (int i = 0; i < others_; ++i)
        for (int k = 0; k < room_[at(i)]; ++k) {
          s.hand[at(seats_[at(i)])].add(aside.back());
          aside.pop_back();
        }
    }
    for (int place = s.drawn; place < s.stock_size && !s.stock[at(place)].known(); ++place) {
      s.stock[at(place)] = aside.back();
      aside.pop_back();
    }
    return s;
  }

 private:
  void read_excluded() {
    const State& s = view_.state;
    std::array<CardSet, kMaxSeats> later{};  // what each has played after this card
    each_card_back(s, R::kRanking, R::sides(s.config), s.received, [&](Seat seat, Card card, const TrickSoFar* trick) {
      if (trick != nullptr) {
        const CardSet none = R::denied(s, card, *trick);
        contradiction_ = contradiction_ || !(none & later[at(seat)]).empty();
        excluded_[at(seat)] |= none;
      }
      later[at(seat)].add(card);
    });
  }

  TrickView<R> view_;
  CardSet unseen_;  ///< in another hand or in the stock, nobody has shown where
  std::array<CardSet, kMaxSeats> excluded_{};
  std::array<Seat, kMaxSeats> seats_{};  ///< of the other hands
  Worlds::Rooms room_{};                 ///< unseen cards of each other hand
  int others_ = 0;
  int aside_ = 0;
  bool any_excluded_ = false;
  bool contradiction_ = false;
  std::unique_ptr<Worlds> worlds_;  ///< where hands cannot hold everything
};

}  // namespace tapete
