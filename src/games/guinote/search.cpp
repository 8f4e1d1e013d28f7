#include <algorithm>
#include <cmath>

#include "games/guinote/rules.hpp"

/// What searches use: the value of a hand, and exact play in the arrastre.
namespace tapete {

namespace guinote {

Endgame endgame_of(const State& s) {
  Endgame e;
  e.players = s.players;
  e.trump = s.trump;
  e.hands = s.hand;
  e.leader = s.leader;
  for (int i = 0; i < s.in_trick; ++i) e.trick.push_back(s.played[at(s.played_count - s.in_trick + i)]);
  e.sung = s.sung;
  e.one_marriage = s.config.one_cante;
  return e;
}

Race race_of(const State& s) {
  Race race{endgame_of(s), {}, s.config.thirty == Guinote::Thirty::tricks};
  for (const int side : {0, 1}) {
    const auto& now = s.tally[at(side)];
    const auto& before = s.carried[at(side)];
    const int last = race.last_is_card ? now.last + before.last : 0;
    const int thirty = s.config.thirty == Guinote::Thirty::off ? 0 : Guinote::kThirty;
    race.lacks[at(side)] = {Guinote::kTarget - total(s, side), thirty - now.cards - before.cards - last};
  }
  return race;
}

}  // namespace guinote

using namespace guinote;

std::optional<Endgame> Guinote::endgame(const State& s) {
  if (!arrastre(s) || s.phase != Phase::play) return std::nullopt;
  return endgame_of(s);
}

namespace {

/// The share of the points of a hand in its value, beside the partida. In vueltas it is small: it only chooses between
/// ways of winning.
double points_share(const State& s) { return s.vueltas ? 0.1 : 0.5; }

double worth(const State& s, const Ending& ending) {
  const double points = std::clamp((ending.hand[0] - ending.hand[1]) / 130.0, -1.0, 1.0);
  return points_share(s) * points + (1 - points_share(s)) * ending.partida_worth();
}

}  // namespace

Rewards Guinote::rewards(const State& s) {
  const double gain = worth(s, ending_of(s));
  return {gain, -gain, gain, -gain};
}

namespace {

/// Sums up the values of all allowed cards for side 0 over worlds, each solved with open cards.
class ExactWorth {
 public:
  explicit ExactWorth(const State& s) {
    if (s.vueltas) race_.emplace(kRanking);
  }

  void add(const State& world, std::array<double, 64>& sums) {
    for (const auto& choice : points_.values(endgame_of(world)))
      sums[at(choice.card.index())] +=
          race_ ? points_share(world) * choice.value / 130 : worth(world, ending_with(world, choice.value));
    if (!race_) return;
    for (const auto& choice : race_->outcomes(race_of(world)))
      sums[at(choice.card.index())] += choice.wins ? 1 - points_share(world) : points_share(world) - 1;
  }

 private:
  EndgameSolver points_{kRanking};
  std::optional<RaceSolver> race_;
};

/// Adds the values of the cards if everybody plays on by the heuristic policy, which knows only its own cards.
void add_played(const State& world, double share, Rng& rng, std::array<double, 64>& sums) {
  for (const Card card : dutiful(world)) {
    State played = world;
    Guinote::apply(played, guinote::play(card));
    Guinote::play_sensibly(played, rng);
    sums[at(card.index())] += share * Guinote::rewards(played)[0];
  }
}

/// Number of worlds played out for each one that is solved: a playout costs a tenth of a solution but says less.
constexpr int kPlayed = 10;

/// The allowed card with the best sum for the side to act.
Card best_of(const State& s, const std::array<double, 64>& sums) {
  const double sign = side_of(s.actor) == 0 ? 1 : -1;
  Card best = dutiful(s).first();
  for (const Card card : dutiful(s))
    if (sign * sums[at(card.index())] > sign * sums[at(best.index())]) best = card;
  return best;
}

/// Actions of the arrastre that need no search: a cante, which costs nothing, a claim that is proven, the only card.
std::optional<Action> plain_choice(const Guinote::View& view, Rng& rng) {
  const Action policy = Guinote::casual(view, rng);
  if (kind_of(policy) == Kind::play && dutiful(view.state).size() > 1) return std::nullopt;
  return policy;
}

}  // namespace

/// Exact values overestimate, because they assume that all cards are open; the heuristic policy does not plan. The mean
/// of both is better than either.
std::optional<Action> Guinote::exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng) {
  const State& s = view.state;
  if (!arrastre(s)) return std::nullopt;
  if (const auto plain = plain_choice(view, rng)) return plain;
  const Sampler sampler{view};
  ExactWorth exact{s};
  std::array<double, 64> sums{};
  for (int i = 0; i < worlds && (i == 0 || !budget.spent()); ++i) {
    exact.add(sampler.draw(rng), sums);
    for (int k = 0; k < kPlayed; ++k) add_played(sampler.draw(rng), 1.0 / kPlayed, rng, sums);
  }
  return guinote::play(best_of(s, sums));
}

std::optional<Action> Guinote::exact_seen(const State& s, Rng& rng) {
  if (!arrastre(s)) return std::nullopt;
  if (const auto plain = plain_choice(view(s, s.actor), rng)) return plain;
  std::array<double, 64> sums{};
  ExactWorth{s}.add(s, sums);
  return guinote::play(best_of(s, sums));
}

}  // namespace tapete
