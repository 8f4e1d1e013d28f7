#include <algorithm>
#include <cmath>

#include "games/guinote/rules.hpp"
#include "tricks/expected_card.hpp"

/// Functions for searches: the value of a hand, and exact play in the arrastre.
namespace tapete {
namespace guinote {
namespace {

/// Final or expected points of both sides at the end of a hand.
struct Ending {
  std::array<double, 2> hand{};
  std::array<double, 2> partida{};  ///< in vueltas: together with the points of the first hand
  int winner = kNobody;             ///< winner of the partida; kNobody: vueltas follow

  /// Returns the value of the partida to side 0, from -1 to 1.
  [[nodiscard]] double partida_worth() const {
    // Scale of a logistic model, fitted to casual play, of the probability p of winning the vueltas with a given lead
    // in carried points: tanh(lead / scale) is 2p - 1.
    constexpr double kVueltasScale = 64;
    if (winner == kNobody) return std::tanh((partida[0] - partida[1]) / kVueltasScale);
    return winner == 0 ? 1 : -1;
  }
};

Ending with_gained(const State& s, std::array<double, 2> gained) {
  Ending ending;
  for (const int side : {0, 1}) {
    ending.hand[at(side)] = s.tally[at(side)].total() + gained[at(side)];
    ending.partida[at(side)] = total(s, side) + gained[at(side)];
  }
  return ending;
}

Ending ending_of(const State& s) {
  Ending ending = with_gained(s, {});
  ending.winner = partida_winner(s);
  return ending;
}

/// Returns the ending of a first hand in which side 0 gains `value` more points than side 1 from here on. The points of
/// each side are approximate, because `value` may include cantes that are still to come.
Ending ending_with(const State& s, int value) {
  const int rest = Rules::kAllPoints - Rules::card_points(s);
  Ending ending = with_gained(s, {(rest + value) / 2.0, (rest - value) / 2.0});
  if (ending.partida[0] >= Rules::kTarget && ending.partida[0] > ending.partida[1])
    ending.winner = 0;
  else if (ending.partida[1] >= Rules::kTarget)
    ending.winner = 1;
  return ending;
}

/// Returns the Gain of a seat. The chance is 0 if the seat has broken a duty that rivals can still claim. Rivals can no
/// longer claim after a claim or "me salgo" has ended the hand.
Gain gain_for(const State& s, Seat seat, const Ending& ending) {
  const int side = side_of(seat);
  const double worth = ending.partida_worth();
  const bool claimable = s.claimer == kNobody && s.out == kNobody && has(s.broken, seat);
  return {claimable ? 0 : (1 + (side == 0 ? worth : -worth)) / 2, ending.hand[at(side)]};
}

/// Returns the weight of the hand's points in its value; the rest is the weight of the partida. The weight is small in
/// vueltas, where points only decide between ways of winning.
double points_share(const State& s) { return s.vueltas ? 0.1 : 0.5; }

double worth(const State& s, const Ending& ending) {
  const double points = std::clamp((ending.hand[0] - ending.hand[1]) / 130.0, -1.0, 1.0);
  return points_share(s) * points + (1 - points_share(s)) * ending.partida_worth();
}

/// Adds the value of each allowed card for side 0, solved with all hands open, to sums over determinizations.
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

/// Adds `share` times the value of each card for side 0 if all seats continue with the heuristic policy, which uses
/// only the information of the seat to act.
void add_played(const State& world, double share, Rng& rng, std::array<double, 64>& sums) {
  for (const Card card : dutiful(world)) {
    State played = world;
    Guinote::apply(played, play(card));
    Guinote::play_by_policy(played, rng);
    sums[at(card.index())] += share * Rules::rewards(played)[0];
  }
}

/// Number of determinizations played out for each one that is solved. A playout takes a tenth of the time, but is less
/// accurate.
constexpr int kPlayed = 10;

/// Returns the allowed card with the best sum for the side to act.
Card best_of(const State& s, const std::array<double, 64>& sums) {
  const double sign = side_of(s.actor) == 0 ? 1 : -1;
  Card best = dutiful(s).first();
  for (const Card card : dutiful(s))
    if (sign * sums[at(card.index())] > sign * sums[at(best.index())]) best = card;
  return best;
}

/// Returns an action of the arrastre that needs no search: a proven claim, a cante (which costs nothing), or the only
/// card. Returns no value if a search is needed.
std::optional<Action> plain_choice(const Guinote::View& view, Rng& rng) {
  const Action policy = Guinote::policy_action(view, rng);
  if (kind_of(policy) == Kind::play && dutiful(view.state).size() > 1) return std::nullopt;
  return policy;
}

}  // namespace

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
  Race race{endgame_of(s), {}, s.config.thirty == Rules::Thirty::tricks};
  for (const int side : {0, 1}) race.needed[at(side)] = {Rules::kTarget - total(s, side), malas_lacking(s, side)};
  return race;
}

std::optional<Endgame> Rules::endgame(const State& s) {
  return arrastre(s) && s.phase == Phase::play ? std::optional{endgame_of(s)} : std::nullopt;
}

Rewards Rules::rewards(const State& s) {
  const double gain = worth(s, ending_of(s));
  return {gain, -gain, gain, -gain};
}

Gain Rules::gain(const State& s, Seat seat) { return gain_for(s, seat, ending_of(s)); }

std::optional<Gain> Solver::gain(State s, Seat seat) {
  if (!arrastre(s)) return std::nullopt;
  count_from_here(s);
  while (s.phase == Phase::window) Guinote::apply(s, Guinote::legal(s)[0]);  // declares everything that can be declared
  if (s.phase == Phase::over) return Rules::gain(s, seat);
  Ending ending = ending_with(s, points_.value(endgame_of(s)));
  if (s.vueltas) ending.winner = race_.wins(race_of(s)) ? 0 : 1;
  return gain_for(s, seat, ending);
}

}  // namespace guinote

/// Chooses by the mean of exact values and playouts, because the mean chooses better than either alone. Exact values
/// are too optimistic, because they assume that all hands are open; the heuristic policy of the playouts does not plan.
std::optional<Action> Guinote::exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng) {
  const State& s = view.state;
  if (!guinote::arrastre(s)) return std::nullopt;
  if (const auto plain = guinote::plain_choice(view, rng)) return plain;
  const Sampler sampler{view};
  guinote::ExactWorth exact{s};
  std::array<double, 64> sums{};
  for (int i = 0; i < worlds && (i == 0 || !budget.spent()); ++i) {
    exact.add(sampler.draw(rng), sums);
    for (int k = 0; k < guinote::kPlayed; ++k)
      guinote::add_played(sampler.draw(rng), 1.0 / guinote::kPlayed, rng, sums);
  }
  return play_action(guinote::best_of(s, sums));
}

std::optional<Action> Guinote::exact_in_world(const State& s, Rng& rng) {
  if (!guinote::arrastre(s)) return std::nullopt;
  if (const auto plain = guinote::plain_choice(view(s, s.actor), rng)) return plain;
  std::array<double, 64> sums{};
  guinote::ExactWorth{s}.add(s, sums);
  return play_action(guinote::best_of(s, sums));
}

std::string guinote::Rules::idea(const State& s, CardChoice choice, Lang lang) {
  const CardSet pairs = Pairs::unsung(s.hand[at(s.actor)], ~singable(s, s.actor));
  return points_idea(choice_of<Rules>(s, choice, pairs), choice, lang);
}

std::string guinote::Rules::reason_to_declare(const State& s, Action action, Lang lang) {
  if (kind_of(action) == Kind::cante) return words_for_points(marriage_points(action.a == s.trump), lang);
  return kind_of(action) == Kind::swap ? std::string{kBetterTrump(lang)} : std::string{};
}

std::string guinote::Rules::merit(const State& s, Card card, Lang lang) {
  return points_merit(moment_of(s, kRanking, 2, playable(s), {}), card, lang);
}

Action guinote::Rules::expected(const State& s, Action natural) {
  return expected_action<Rules>(s, natural, Pairs::unsung(s.hand[at(s.actor)], ~singable(s, s.actor)));
}

std::array<double, std::size(Guinote::kFacts)> Guinote::facts(const State& before, const State& end, Seat seat) {
  const std::size_t side = at(guinote::side_of(seat));
  return with_facts(trick_facts<Rules>(before, end, seat),
                    std::array{end.tally[side].sung > before.tally[side].sung ? 1.0 : 0.0});
}

}  // namespace tapete
