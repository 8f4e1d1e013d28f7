#pragma once
#include "tricks/trick_rules.hpp"

namespace tapete {

/// What became of a card: whether the side of who played it won the trick, how many points lay in it, and whether it
/// won the last trick of the hand.
inline constexpr std::array<std::string_view, 3> kTrickFacts{"trick", "trick_points", "last_trick"};

/// `before`: the state in which the seat was to act; `end`: the hand is over. Of what is done between two tricks the
/// next trick is told.
template <class R>
std::array<double, 3> trick_facts(const typename R::State& before, const typename R::State& end, Seat seat) {
  const int sides = R::sides(end.config);
  const auto won = [&](int trick) { return end.winner[at(trick)] % sides == seat % sides ? 1.0 : 0.0; };
  std::array<double, 3> facts{};
  const int trick = before.tricks;
  if (trick < end.tricks) {
    facts[0] = won(trick);
    for (int i = 0; i < end.trick_size(); ++i)
      facts[1] += ranking_for<R>(end.config).points_of(end.played[at(trick * end.trick_size() + i)]);
  }
  if (end.all_played() && end.tricks > 0) facts[2] = won(end.tricks - 1);
  return facts;
}

}  // namespace tapete
