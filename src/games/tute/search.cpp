#include <algorithm>

#include "games/tute/thumb.hpp"
#include "games/tute/view.hpp"

/// What searches need of tute, and the casual player.
namespace tapete {

using namespace tute;

namespace {

/// What it counts for that the others lose, beside losing oneself.
constexpr double kOthers = 0.2;
/// For two: what the points count for beside the hand.
constexpr double kPointsOfTwo = 0.3;

}  // namespace

Rewards Tute::rewards(const State& s) {
  Rewards out{};
  const auto strikes = strikes_of(s);
  int all = 0;
  for (const int got : strikes) all += got;
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (!plays(s, seat)) continue;
    const int own = strikes[at(seat)];
    const double others = static_cast<double>(all - own) / (s.count - 1);
    out[at(seat)] = std::clamp((1 - kOthers) * (own > 0 ? -1.0 : 1.0) + kOthers * (2 * others - 1), -1.0, 1.0);
    if (!of_two(s)) continue;
    const double lead = s.tally[at(seat)].total() - s.tally[after(s, seat)].total();
    out[at(seat)] = (1 - kPointsOfTwo) * out[at(seat)] + kPointsOfTwo * std::clamp(lead / 130, -1.0, 1.0);
  }
  return out;
}

Action Tute::casual(const View& view, Rng& rng) {
  const State& s = view.state;
  if (s.config.claims && bound(s) && s.played_count > 0 && (broken_seats(s, s.hand) & ~bit(view.seat)) != 0)
    return tute::claim(view.seat);
  return by_thumb(s, kPeople, rng);
}

void Tute::play_sensibly(State& s, Rng& rng) {
  while (s.phase != Phase::over) apply(s, by_thumb(s, kPeople, rng));
}

std::optional<Action> Tute::exact_choice(const View&, int, const Budget&, Rng&) { return std::nullopt; }
std::optional<Action> Tute::exact_seen(const State&, Rng&) { return std::nullopt; }

}  // namespace tapete
