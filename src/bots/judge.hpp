#pragma once
#include <vector>

#include "bots/players.hpp"
#include "bots/sample.hpp"
#include "core/index.hpp"
#include "game/game.hpp"

/// Estimates how much worse an action was than the best action, by the knowledge of the acting seat.
namespace tapete {

/// Judgement of one action.
struct Verdict {
  double chance = 0;  ///< Gain::chance of the best action; 0 if the game does not define it
  /// Gain::chance of the best action minus that of the judged action, 0 to 1. The check by level `good` may lower it
  /// (Judge).
  double loss = 0;
  double error = 0;   ///< standard error of the loss before the check by level `good`
  double points = 0;  ///< loss of Gain::points; negative if the best action makes fewer points
  double better = 0;  ///< share of the worlds in which the best action gives the better result
  double worse = 0;   ///< share of the worlds in which the best action gives the worse result
  /// Whether `loss` is exact and not estimated from sampled worlds.
  bool certain = false;
  Action top;  ///< the best action; the judged action if `loss` is below 0.0005
  /// Actions whose Gain::chance is lower than that of the best action by at most two standard errors or by at most
  /// 0.0005. Also contains the judged action if `loss` is below 0.0005.
  ActionList best;
  /// Mean consequences of the judged and of the best action in playouts; empty if there were no playouts or the game
  /// measures no consequences.
  std::vector<Fact> facts;
};

/// Comparison of all legal actions in the same sampled worlds (determinizations with common random numbers). The
/// heuristic policy plays each world to its end. If the ending can be solved, the value of an action in a world is the
/// mean of two values: the result of the playout, in which the policy does not plan ahead, and the exact value, which
/// assumes that all players see all cards. If nothing is hidden any more, only the exact value counts. If the game
/// satisfies EvaluatesPositions, only its action_values() count. An apparent mistake is checked again with playouts by
/// bots of level `good`. The result depends only on the arguments.
template <Game G>
class Judge {
  using State = typename G::State;

 public:
  /// `view` must belong to the seat that decides, and some deal must fit it. `standing` is the score before the hand.
  Judge(const typename G::Config& config, const typename G::Standing& standing, const typename G::View& view,
        int worlds, Rng rng)
      : config_(config), standing_(standing), seat_(decider_of<G>(view.state)), actions_(G::legal(view.state)) {
    if constexpr (EvaluatesPositions<G>) {
      Values worths;
      for (const Gain& worth : G::action_values(view)) worths.push_back(parts(worth));
      values_.push_back(worths);
    } else {
      sample(view, worlds, rng);
    }
  }
  /// Judges with all cards open: exactly if `world` can be solved, otherwise by `playouts` playouts of `world`. The
  /// hand must not be over.
  Judge(const typename G::Config& config, const typename G::Standing& standing, const State& world, int playouts,
        Rng rng)
      : config_(config), standing_(standing), seat_(decider_of<G>(world)), actions_(G::legal(world)) {
    drawn_.assign(at(playouts), world);
    judge_drawn(rng);
  }

  /// Returns the judgement of `played`, which must be a legal action.
  [[nodiscard]] Verdict of(Action played) const {
    const auto index = static_cast<std::size_t>(std::find(actions_.begin(), actions_.end(), played) - actions_.begin());
    std::size_t best = index;
    for (std::size_t i = 0; i < actions_.size(); ++i)
      if (lead(i, best, &Value::chance).sum > 0) best = i;
    const Sample loss = lead(best, index, &Value::chance);
    Verdict verdict;
    verdict.certain = values_.size() == 1;
    verdict.error = loss.error() / kParts;
    verdict.loss = asked_good(best, index, loss);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const Sample behind = lead(best, i, &Value::chance);
      const bool as_good = behind.mean() <= std::max(2 * behind.error(), kUnseen);
      if (as_good || (i == index && verdict.loss < kUnseen / kParts)) verdict.best.push_back(actions_[i]);
    }
    if (verdict.loss < kUnseen / kParts) best = index;
    verdict.top = actions_[best];
    verdict.points = lead(best, index, &Value::points).mean() / kParts;
    const auto worlds = static_cast<double>(values_.size());
    for (const Values& world : values_) {
      const auto ahead = world[best].chance - world[index].chance;
      if constexpr (kTellsChance) verdict.chance += static_cast<double>(world[best].chance) / kParts / worlds;
      verdict.better += ahead > 0 ? 1 / worlds : 0;
      verdict.worse += ahead < 0 ? 1 / worlds : 0;
    }
    verdict.facts = facts(index, best);
    return verdict;
  }

  /// Returns the mean gain of a legal action over the worlds, without the check by level `good`.
  [[nodiscard]] Gain worth(Action action) const {
    const auto index = static_cast<std::size_t>(std::find(actions_.begin(), actions_.end(), action) - actions_.begin());
    Sample chance;
    Sample points;
    for (const Values& world : values_) chance.add(world[index].chance), points.add(world[index].points);
    return {chance.mean() / kParts, points.mean() / kParts};
  }

  /// Returns the best action other than `one`. There must be another legal action.
  [[nodiscard]] Action best_but(Action one) const {
    std::size_t best = actions_[0] == one ? 1 : 0;
    for (std::size_t i = 0; i < actions_.size(); ++i)
      if (actions_[i] != one && lead(i, best, &Value::chance).sum > 0) best = i;
    return actions_[best];
  }

 private:
  /// A Gain as integers, in units of 1 / kParts. Sums of integers are exact, so they are the same on every machine.
  struct Value {
    std::int64_t chance = 0;
    std::int64_t points = 0;
  };
  using Values = FixedList<Value, 64>;  ///< by index in actions_
  static constexpr double kParts = 10'000;
  /// If false, Value::chance only serves to compare actions and is not shown. It is then 1 or 0 if the hand ends the
  /// match with a win or a loss, and otherwise the reward of the hand, mapped to 0..1.
  static constexpr bool kTellsChance = DefinesGain<G> || EvaluatesPositions<G>;
  static constexpr double kUnseen = 5;  ///< in units of 1 / kParts: a smaller loss is shown as 0.000

  static Value parts(const Gain& gain) {
    return {std::llround(gain.chance * kParts), std::llround(gain.points * kParts)};
  }

  /// Returns the loss of Gain::chance, 0 to 1. Checks an apparent mistake (a loss of at least 0.02 and of at least two
  /// standard errors) again in fewer worlds, in which all seats play at level `good`. The result is the loss in these
  /// worlds plus two standard errors, but at least 0 and at most the first loss. Returns the first loss if there is no
  /// apparent mistake, or if no check is possible.
  [[nodiscard]] double asked_good(std::size_t best, std::size_t played, const Sample& loss) const {
    constexpr double kWorthIt = 200;  // in units of 1 / kParts: smaller losses are not checked
    const double first = loss.mean();
    if (again() == 0 || values_.size() == 1 || first < kWorthIt || first < 2 * loss.error()) return first / kParts;
    const Sample lead = lead_of_good(actions_[best], actions_[played]);
    return std::clamp(lead.mean() + 2 * lead.error(), 0.0, first) / kParts;
  }
  /// Returns the number of worlds for the check by level `good`; 0 if they would be too few to estimate the error.
  [[nodiscard]] std::size_t again() const {
    constexpr std::size_t kFewest = 16;
    const std::size_t worlds = drawn_.size() / 40;
    return worlds < kFewest ? 0 : worlds;
  }
  [[nodiscard]] Sample lead_of_good(Action better, Action played) const {
    Sample lead;
    for (std::size_t i = 0; i < again(); ++i)
      lead.add(played_well(drawn_[i], better, i).chance - played_well(drawn_[i], played, i).chance);
    return lead;
  }
  /// Returns the value of `action` in one world in which all seats then play at level `good`; `chance` is the seed.
  [[nodiscard]] Value played_well(State state, Action action, std::uint64_t chance) const {
    Rng rng{chance};
    G::apply(state, action);
    while (G::to_act(state) != kNobody)
      G::apply(state, choose<G>(G::view(state, decider_of<G>(state)), Level::good, {}, rng));
    return parts(gain_at_end(state));
  }

  void sample(const typename G::View& view, int worlds, Rng& rng) {
    const typename G::Sampler sampler{view};
    drawn_.reserve(at(worlds));
    for (int i = 0; i < worlds; ++i) drawn_.push_back(sampler.draw(rng));
    judge_drawn(rng);
  }

  void judge_drawn(Rng& rng) {
    const auto same = [&](const State& world) { return world == drawn_[0]; };
    if (Values solved; std::all_of(drawn_.begin(), drawn_.end(), same) && solve(drawn_[0], solved))
      values_.push_back(solved);
    else
      for (const State& world : drawn_) values_.push_back(value_of(world, rng.next()));
  }

  /// Returns how much more Value::chance or Value::points action `a` has than action `b` in each world.
  [[nodiscard]] Sample lead(std::size_t a, std::size_t b, std::int64_t Value::*what) const {
    Sample sample;
    for (const Values& world : values_) sample.add(world[a].*what - world[b].*what);
    return sample;
  }

  [[nodiscard]] Gain gain_at_end(const State& state) const {
    if constexpr (DefinesGain<G>) return G::gain(state, seat_);
    const int side = seat_ % G::sides(config_);
    const auto next = G::settle(config_, standing_, state);
    const bool over = G::match_over(config_, next);
    const double chance = over ? (G::won(config_, next, side) ? 1 : 0) : (1 + G::rewards(state)[at(seat_)]) / 2;
    return {chance, static_cast<double>(G::points(state)[at(side)])};
  }

  static constexpr std::size_t kFacts = [] {
    if constexpr (MeasuresFacts<G>) return std::size(G::kFacts);
    return std::size_t{0};
  }();

  void add_facts([[maybe_unused]] std::size_t action, [[maybe_unused]] const State& before,
                 [[maybe_unused]] const State& end) {
    if constexpr (MeasuresFacts<G>) {
      const auto facts = G::facts(before, end, seat_);
      for (std::size_t i = 0; i < facts.size(); ++i) facts_[action][i] += facts[i];
      played_on_ = true;
    }
  }
  [[nodiscard]] std::vector<Fact> facts(std::size_t played, std::size_t best) const {
    std::vector<Fact> out;
    if constexpr (MeasuresFacts<G>) {
      const auto worlds = static_cast<double>(values_.size());
      for (std::size_t i = 0; played_on_ && i < kFacts; ++i)
        out.push_back({&G::kFacts[i], facts_[played][i] / worlds, facts_[best][i] / worlds});
    }
    return out;
  }

  Values value_of(const State& world, std::uint64_t chance) {
    Values values;
    for (const Action& action : actions_) {
      State played = world;
      G::apply(played, action);
      Rng rng{chance};  // the same seed for every action
      if (G::to_act(played) != kNobody) G::play_by_policy(played, rng);
      add_facts(values.size(), world, played);
      values.push_back(parts(gain_at_end(played)));
    }
    Values solved;
    if (!solve(world, solved)) return values;
    for (std::size_t i = 0; i < values.size(); ++i)
      values[i] = {(values[i].chance + solved[i].chance) / 2, (values[i].points + solved[i].points) / 2};
    return values;
  }

  /// Finds the exact value of each action with all cards open. Returns false if one of them cannot be solved.
  bool solve(const State& world, Values& values) {
    for (const Action& action : actions_) {
      State next = world;
      G::apply(next, action);
      const auto gain = solved_gain(next);
      if (!gain) return false;
      values.push_back(parts(*gain));
    }
    return true;
  }

  std::optional<Gain> solved_gain(State& state) {
    if (G::to_act(state) == kNobody) return gain_at_end(state);
    if constexpr (SolvesGain<G>) {
      return solver_.gain(state, seat_);
    } else if constexpr (ExactEndings<G>) {
      Rng unused{0};
      while (G::to_act(state) != kNobody) {
        const auto action = G::exact_in_world(state, unused);
        if (!action) return std::nullopt;
        G::apply(state, *action);
      }
      return gain_at_end(state);
    }
    return std::nullopt;
  }

  static constexpr auto solver_of() {
    if constexpr (SolvesGain<G>)
      return typename G::Solver{};
    else
      return 0;
  }

  typename G::Config config_;
  typename G::Standing standing_;
  Seat seat_;
  ActionList actions_;
  std::vector<State> drawn_;
  std::vector<Values> values_;                          ///< by world
  std::array<std::array<double, kFacts>, 64> facts_{};  ///< sums over the worlds, for each action
  bool played_on_ = false;
  decltype(solver_of()) solver_ = solver_of();
};

}  // namespace tapete
