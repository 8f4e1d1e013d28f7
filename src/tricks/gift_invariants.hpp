#pragma once
#include "tricks/trick_invariants.hpp"

namespace tapete {

/// Invariants of games in which cards are given (gifts.hpp). Given cards lie on the table until every seat has given
/// its cards, and only the giver knows them.
template <class R>
struct GiftInvariants : TrickInvariants<R> {
  using State = typename R::State;
  using Base = TrickInvariants<R>;

  static CardSet hidden_from(const State& s, Seat seat) {
    CardSet out;
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat) out |= (s.hand[at(other)] | R::aside(s, other)) - R::known(s, seat, other);
    return out;
  }
  static void mix_hidden(State& s, Seat seat, CardSet cards, Rng& rng) {
    std::array<CardSet, kMaxSeats> given{};
    for (Seat other = 0; other < s.players; ++other) {
      given[at(other)] = R::aside(s, other);
      if (other != seat) s.hand[at(other)] |= given[at(other)];
    }
    Base::mix_hidden(s, seat, cards, rng);
    for (Seat other = 0; other < s.players; ++other) {
      if (other == seat || given[at(other)].empty()) continue;
      s.gift[at(other)] = {};
      for (int i = 0; i < given[at(other)].size(); ++i)
        s.give(other, s.hand[at(other)].nth(
                          static_cast<int>(rng.below(static_cast<std::uint32_t>(s.hand[at(other)].size())))));
    }
  }
  static std::string_view broken(const State& s) {
    CardSet all = s.played_set;
    int count = s.played_set.size();
    for (Seat seat = 0; seat < s.players; ++seat) {
      const CardSet held = s.hand[at(seat)] | R::aside(s, seat);
      all |= held;
      count += held.size();
      if (R::aside(s, seat).size() != s.given[at(seat)]) return "what is on the way has been given";
    }
    if (all != cards_for<R>(s.config) || count != all.size()) return "every card is somewhere, and once";
    return Base::broken(s);
  }
};

}  // namespace tapete
