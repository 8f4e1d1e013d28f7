#include <cmath>

#include "games/guinote/rules.hpp"

/// The Gain of a hand that is over, and of one whose rest is solved with open cards.
namespace tapete {

namespace guinote {

double Ending::partida_worth() const {
  // Scale of a logistic estimate, fitted to casual play, of the probability of winning the vueltas from the difference
  // of the carried points: tanh is twice that probability minus one.
  constexpr double kVueltasScale = 64;
  if (winner == kNobody) return std::tanh((partida[0] - partida[1]) / kVueltasScale);
  return winner == 0 ? 1 : -1;
}

Ending ending_of(const State& s) {
  Ending ending;
  for (const int side : {0, 1}) {
    ending.hand[at(side)] = s.tally[at(side)].total();
    ending.partida[at(side)] = total(s, side);
  }
  ending.winner = partida_winner(s);
  return ending;
}

/// Splits the points that are left by their difference alone; cantes still to come are part of that difference.
Ending ending_with(const State& s, int value) {
  int rest = Guinote::kAllPoints;
  for (const auto& tally : s.tally) rest -= tally.cards;
  Ending ending;
  for (const int side : {0, 1}) {
    const double gained = (rest + (side == 0 ? value : -value)) / 2.0;
    ending.hand[at(side)] = s.tally[at(side)].total() + gained;
    ending.partida[at(side)] = total(s, side) + gained;
  }
  if (ending.partida[0] >= Guinote::kTarget && ending.partida[0] > ending.partida[1])
    ending.winner = 0;
  else if (ending.partida[1] >= Guinote::kTarget)
    ending.winner = 1;
  return ending;
}

namespace {

Gain gain_for(Seat seat, const Ending& ending) {
  const int side = side_of(seat);
  const double worth = ending.partida_worth();
  return {(1 + (side == 0 ? worth : -worth)) / 2, ending.hand[at(side)]};
}

/// Whether the seat has broken a duty that can still be claimed.
bool may_be_claimed(const State& s, Seat seat) {
  return s.claimer == kNobody && s.out == kNobody && has(s.broken, seat);
}

}  // namespace

}  // namespace guinote

using namespace guinote;

Gain Guinote::gain(const State& s, Seat seat) {
  Gain gain = gain_for(seat, ending_of(s));
  if (may_be_claimed(s, seat)) gain.chance = 0;
  return gain;
}

std::array<double, std::size(Guinote::kFacts)> Guinote::facts(const State& before, const State& end, Seat seat) {
  const auto of_card = trick_facts<Rules>(before, end, seat);
  const int side = side_of(seat);
  return with_fact(of_card, static_cast<double>(end.tally[at(side)].cantes - before.tally[at(side)].cantes));
}

struct Guinote::Solver::Work {
  EndgameSolver points{kRanking};
  RaceSolver race{kRanking};
};

Guinote::Solver::Solver() : work_(std::make_unique<Work>()) {}
Guinote::Solver::~Solver() = default;

std::optional<Gain> Guinote::Solver::gain(State s, Seat seat) {
  if (!arrastre(s)) return std::nullopt;
  count_from_here(s);
  while (s.phase == Phase::window) apply(s, legal(s)[0]);  // declares everything that can be declared
  if (s.phase == Phase::over) return Guinote::gain(s, seat);
  Ending ending = ending_with(s, work_->points.value(endgame_of(s)));
  if (s.vueltas) ending.winner = work_->race.wins(race_of(s)) ? 0 : 1;
  Gain gain = gain_for(seat, ending);
  if (may_be_claimed(s, seat)) gain.chance = 0;
  return gain;
}

}  // namespace tapete
