#pragma once
#include "game/gain.hpp"
#include "tricks/trick_rules.hpp"

namespace tapete {

/// Returns the kinds of consequences of an action that can be measured in every trick game. `last_trick` is the number
/// of points for winning the last trick.
constexpr std::array<FactKind, 5> trick_fact_kinds(int last_trick) {
  return {
      {{"trick",
        0,
        0,
        FactUnit::share,
        {},
        {},
        "With this card that side wins the trick in @ of 10 possible deals; with another card of that hand, in @."_reason},
       {"taken", 1, 0, FactUnit::points, "The trick brings @; with @, @."_reason, "Points not won in the trick"_text,
        "With this card the trick is worth about @ points to that side; with another card of that hand, about @."_reason},
       {"given", -1, 0, FactUnit::points, "This trick costs @; with @, @."_reason, "Points given away"_text,
        "With this card that side gives away about @ points in the trick; with another card of that hand, about @."_reason},
       {"high_lost", -1, 0, FactUnit::points, "The high cards that are lost later are worth @; with @, @."_reason,
        "High cards lost later"_text},
       {"last_trick", static_cast<double>(last_trick), 0, FactUnit::share,
        "The last trick is won in @ of 10 deals; with @, in @."_reason, "The last trick"_text}}};
}

/// Measures the consequences, in the order of trick_fact_kinds(): whether the seat's side won the trick; the points
/// that its side took in the trick; the points that other sides took in it; the points of the seat's own aces and tens
/// or threes that other sides took in later tricks; whether its side won the last trick. `before` is the state in which
/// the seat was to act; in `end` the hand is over. For an action between two tricks, the trick is the next one.
template <class R>
std::array<double, 5> trick_facts(const typename R::State& before, const typename R::State& end, Seat seat) {
  constexpr int kHigh = 10;  // least points of an ace, a ten or a three
  const int sides = R::sides(end.config);
  const auto won = [&](int trick) { return end.winner[at(trick)] % sides == seat % sides; };
  std::array<double, 5> facts{};
  for (int trick = before.tricks; trick < end.tricks; ++trick) {
    const bool present = trick == before.tricks;
    if (present) facts[0] = won(trick) ? 1 : 0;
    for (int i = trick * end.trick_size(); i < (trick + 1) * end.trick_size(); ++i) {
      const Card card = end.played[at(i)];
      const int points = ranking_for<R>(end.config).points_of(card);
      if (present)
        facts[won(trick) ? 1 : 2] += points;
      else if (points >= kHigh && !won(trick) && before.hand[at(seat)].has(card))
        facts[3] += points;
    }
  }
  if (end.all_played() && end.tricks > 0) facts[4] = won(end.tricks - 1) ? 1 : 0;
  return facts;
}

}  // namespace tapete
