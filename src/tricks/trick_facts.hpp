#pragma once
#include "game/gain.hpp"
#include "tricks/trick_rules.hpp"

namespace tapete {

/// Returns the consequences of playing a card that every trick game can measure. `last_trick` is the number of points
/// for winning the last trick.
constexpr std::array<FactKind, 5> trick_fact_kinds(int last_trick) {
  return {{{"trick",
            0,
            0,
            true,
            {},
            {},
            "So far as you know: with it that side wins the trick in @ of 10 deals; with "
            "another card of that hand, in @."_text},
           {"taken", 1, 0, false, "In this trick the better one wins @ points on average; the other, @."_text,
            "Points not won in the trick"_text,
            "So far as you know: with it that side wins @ points in the trick on average; with "
            "another card of that hand, @."_text},
           {"given", -1, 0, false, "In this trick the better one gives away @ points on average; the other, @."_text,
            "Points given away"_text,
            "So far as you know: with it that side gives away @ points in the trick on average; with "
            "another card of that hand, @."_text},
           {"high_lost", -1, 0, false,
            "After the better one @ points in high cards of one's own are lost on average; after the other, @."_text,
            "High cards lost later"_text},
           {"last_trick", static_cast<double>(last_trick), 0, true,
            "With the better one the last trick is won in @ of 10 deals; with the other, in @."_text,
            "The last trick"_text}}};
}

/// Measures the consequences, in the order of trick_fact_kinds(): whether the seat's side won the trick; the points
/// that its side took in the trick; the points that other sides took in it; the points of the seat's own aces and tens
/// or threes that other sides took later; whether its side won the last trick. `before` is the state in which the seat
/// was to act; in `end` the hand is over. For an action between two tricks, the trick is the next one.
template <class R>
std::array<double, 5> trick_facts(const typename R::State& before, const typename R::State& end, Seat seat) {
  constexpr int kHigh = 10;  // points
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
