#include <cmath>

#include "games/guinote/rules.hpp"

/// What a hand has brought, or brings if it is played on with open cards.
namespace tapete {

namespace guinote {

double Ending::partida_worth() const {
  // Of vueltas the side that carries more mostly wins: tanh of half the log odds, fitted to casual play.
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

/// How the rest of the points falls is told well enough by the difference; cantes still to come are part of it.
Ending ending_with(const State& s, int value) {
  int rest = 130;
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

/// A duty that the seat has broken, which may be claimed as long as the hand lasts.
bool may_be_claimed(const State& s, Seat seat) { return s.claimer == kNobody && has(s.broken, seat); }

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
  while (s.phase == Phase::window) apply(s, legal(s)[0]);  // whoever can sing sings
  if (s.phase == Phase::over) return Guinote::gain(s, seat);
  Ending ending = ending_with(s, work_->points.value(endgame_of(s)));
  if (s.vueltas) ending.winner = work_->race.wins(race_of(s)) ? 0 : 1;
  Gain gain = gain_for(seat, ending);
  if (may_be_claimed(s, seat)) gain.chance = 0;
  return gain;
}

}  // namespace tapete
