#include <algorithm>
#include <bit>

#include "games/tute/auction.hpp"
#include "games/tute/policy.hpp"
#include "tricks/max_n.hpp"

/// What searches use, and the bot `casual`.
namespace tapete {

using namespace tute;

namespace {

/// Weight of the others' losses, relative to losing oneself.
constexpr double kOthers = 0.2;
/// With two players: weight of the points, beside the hand.
constexpr double kPointsOfTwo = 0.3;

}  // namespace

Rewards Tute::rewards(const State& s) {
  Rewards out{};
  const auto strikes = strikes_of(s);
  int all = 0;
  for (const int got : strikes) all += got;
  const int rivals = std::popcount(s.dealt) - 1;
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (!has(s.dealt, seat)) continue;
    const int own = strikes[at(seat)];
    const double others = static_cast<double>(all - own) / rivals;
    out[at(seat)] = std::clamp((1 - kOthers) * (own > 0 ? -1.0 : 1.0) + kOthers * (2 * others - 1), -1.0, 1.0);
    if (!of_two(s)) continue;
    const double lead = s.tally[at(seat)].total() - s.tally[at(after(s, seat))].total();
    out[at(seat)] = (1 - kPointsOfTwo) * out[at(seat)] + kPointsOfTwo * std::clamp(lead / 130, -1.0, 1.0);
  }
  return out;
}

Gain Tute::gain(const State& s, Seat seat) {
  const bool lost = strikes_of(s)[at(seat)] > 0 || (s.claimer == kNobody && has(s.broken, seat));
  return {lost ? 0.0 : 1.0, static_cast<double>(s.tally[at(seat)].total())};
}

std::array<double, std::size(Tute::kFacts)> Tute::facts(const State& before, const State& end, Seat seat) {
  const auto total = [&](Seat any) { return end.tally[at(any)].total(); };
  const double cantes = end.tally[at(seat)].cantos - before.tally[at(seat)].cantos;
  const bool saved = !of_two(end) && gain(end, seat).chance > 0;
  bool most = saved;
  for (Seat other = 0; other < end.players; ++other) most = most && total(other) <= total(seat);
  const auto of_card = trick_facts<Rules>(before, end, seat);
  return with_fact(with_fact(with_fact(of_card, cantes), most ? 1.0 : 0.0), saved && !most ? 1.0 : 0.0);
}

namespace {

/// Whether the visible cards prove a broken duty; no other action is better than claiming it.
bool sees_breach(const Tute::View& view) {
  const State& s = view.state;
  if (!s.config.claims || !s.stock_gone() || s.played_count == 0) return false;
  return (broken_seats(s, s.hand) & ~bit(view.seat)) != 0;
}

/// Whether so few cards are left that the ending can be solved.
bool solvable(const State& s, Seat seat) {
  return s.stock_gone() && !in_auction(s) && s.hand[at(seat)].size() <= (of_two(s) ? 5 : 3);
}

/// The best of `actions` on average over `worlds` sampled worlds, each played to its end by max^n.
template <class Draw>
Action best_over_worlds(const ActionList& actions, Seat seat, int worlds, const Budget& budget, const Draw& draw) {
  if (actions.size() == 1) return actions[0];
  std::array<double, 64> sums{};
  for (int i = 0; i < worlds && (i == 0 || !budget.spent()); ++i) {
    const State world = draw();
    for (std::size_t k = 0; k < actions.size(); ++k) {
      State next = world;
      Tute::apply(next, actions[k]);
      sums[k] += MaxN<Tute>::value(next)[at(seat)];
    }
  }
  std::size_t best = 0;
  for (std::size_t k = 1; k < actions.size(); ++k)
    if (sums[k] > sums[best]) best = k;
  return actions[best];
}

}  // namespace

Action Tute::casual(const View& view, Rng& rng) {
  if (sees_breach(view)) return tute::claim(view.seat);
  const State& s = view.state;
  if (s.phase != Phase::play) return by_policy(s, kPeople, rng);
  return card_by_policy(s, cards_played(candidates(view)), kPeople, rng);
}

void Tute::play_sensibly(State& s, Rng& rng) {
  while (s.phase != Phase::over) apply(s, by_policy(s, kPeople, rng));
}

ActionList Tute::candidates(const View& view) {
  const State& s = view.state;
  if (s.phase != Phase::play) return without_blunders(blunders(), s, legal(s));
  ActionList actions;
  for (const Card card : dutiful(s)) actions.push_back(tute::play(card));
  return without_blunders(blunders(), s, actions);
}

std::optional<Action> Tute::exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng) {
  if (sees_breach(view)) return tute::claim(view.seat);
  const State& s = view.state;
  if (!solvable(s, view.seat)) return std::nullopt;
  const Sampler sampler{view};
  return best_over_worlds(candidates(view), view.seat, worlds, budget, [&] { return sampler.draw(rng); });
}

std::optional<Action> Tute::exact_seen(const State& s, Rng&) {
  if (!solvable(s, s.actor)) return std::nullopt;
  return best_over_worlds(candidates(view(s, s.actor)), s.actor, 1, {}, [&s] { return s; });
}

}  // namespace tapete
