#pragma once
#include <vector>

#include "bots/action_values.hpp"
#include "bots/fact_sums.hpp"
#include "bots/few_worlds.hpp"
#include "bots/judge_options.hpp"
#include "bots/players.hpp"
#include "core/index.hpp"
#include "game/advice.hpp"

/// Estimates how much worse an action was than the best action, by the knowledge of the acting seat.
namespace tapete {

/// Comparison of all legal actions in the same sampled worlds (determinizations with common random numbers), or in all
/// worlds if they are few. The heuristic policy plays each world to its end. If the ending can be solved, the value of
/// an action in a world is the mean of two values: the result of the playout, in which the policy does not plan ahead,
/// and the exact value, which assumes that all players see all cards. If nothing is hidden any more, only the exact
/// value counts. If the game satisfies EvaluatesPositions, only its action_values() count. If the game satisfies
/// AddsUpPoints and the match is practically decided, the worth of the hand replaces the probability. An apparent
/// mistake is checked again in worlds in which all seats search for their actions. Equal actions (KnowsEqualActions)
/// are judged as one. The result depends only on the arguments.
template <Game G>
class Judge {
  using State = typename G::State;
  using Value = ActionValues::Value;
  using Values = ActionValues::Values;
  static constexpr double kParts = ActionValues::kParts;

 public:
  /// `view` must belong to the seat that decides, and some deal must fit it. `standing` is the score before the hand.
  Judge(const typename G::Config& config, const typename G::Standing& standing, const typename G::View& view,
        const JudgeOptions& options, Rng rng)
      : config_(config),
        standing_(standing),
        seat_(decider_of<G>(view.state)),
        by_hand_(options.by_hand),
        values_(G::legal(view.state), least_gain<G>()) {
    find_equals(view.state);
    if constexpr (EvaluatesPositions<G>) {
      Values worths;
      for (const Gain& worth : G::action_values(view)) worths.push_back(parts(worth));
      values_.add(worths);
    } else {
      most_checks_ = options.worlds < 400 ? 0 : at(std::min(options.checks, 8 * options.worlds));
      sample(view, options.worlds, rng);
    }
  }
  /// Judges with all cards open: exactly if `world` can be solved, otherwise by playouts of `world`. The hand must not
  /// be over.
  Judge(const typename G::Config& config, const typename G::Standing& standing, const State& world,
        const JudgeOptions& options, Rng rng)
      : config_(config),
        standing_(standing),
        seat_(decider_of<G>(world)),
        by_hand_(options.by_hand),
        values_(G::legal(world), least_gain<G>()) {
    find_equals(world);
    drawn_.assign(at(options.worlds), world);
    judge_drawn(rng);
  }

  /// Returns the judgement of `played`, which must be a legal action. `natural`: this action, the choice of the
  /// heuristic policy, counts as the best one.
  [[nodiscard]] Verdict of(Action played, std::optional<Action> natural = {}) const {
    const std::size_t index = values_.index_of(played);
    const std::size_t best = natural ? values_.index_of(*natural) : values_.best_from(index);
    const Estimate loss = checked_loss(best, index);
    return compare(is_seen(loss) ? best : index, index, best, loss);
  }

  /// Recommends an action: `natural`, the choice of the heuristic policy, or a better one if `natural` is an apparent
  /// mistake. Without `natural`, recommends the best action. `trusted`: keeps `natural` even if playouts call it a
  /// mistake, because playouts do not understand agreements. Compares the recommended action with `played` or, without
  /// `played`, with the other action that a person would consider: `natural`, or `plainest` if it is clearly worse, or
  /// the one that ActionValues::next_to() returns. If `played` loses nothing, recommends `played`, unless the
  /// comparison without `played` would call it clearly worse. There must be two legal actions; `natural` must be one of
  /// them.
  [[nodiscard]] Verdict advise(std::optional<Action> natural, bool trusted, std::optional<Action> played,
                               std::optional<Action> plainest = {}) const {
    const std::size_t usual = natural ? values_.index_of(*natural) : values_.best_from(0);
    const std::size_t best = trusted ? usual : values_.best_from(usual);
    const Estimate lost = checked_loss(best, usual);
    std::size_t top = LossCheck::is_mistake(lost) ? best : usual;
    std::size_t other = played ? values_.index_of(*played) : usual;
    Estimate loss = top == best && other == usual ? lost : checked_loss(top, other);
    if (!is_seen(loss) && !values_.is_worse(other, top)) {
      top = other;
      const std::size_t plain = plainest ? values_.index_of(*plainest) : top;
      other = plain != top && values_.is_worse(plain, top) ? plain : values_.next_to(top, are_near);
      loss = values_.lead(top, other);
      loss.mean = std::max(0.0, loss.mean);
    }
    return compare(top, other, top, loss);
  }

  /// Returns the mean gain of a legal action over the worlds, without the second check.
  [[nodiscard]] Gain worth(Action action) const { return values_.mean(values_.index_of(action)); }

 private:
  /// If false, Value::chance only serves to compare actions and is not shown. It is then 1 or 0 if the hand ends the
  /// match with a win or a loss, and otherwise the reward of the hand, mapped to 0..1.
  static constexpr bool kTellsChance = DefinesGain<G> || EvaluatesPositions<G>;

  /// Returns whether a person who thinks of one action also thinks of the other.
  static bool are_near([[maybe_unused]] Action a, [[maybe_unused]] Action b) {
    if constexpr (HasNearActions<G>) return G::are_near(a, b);
    return true;
  }
  static bool is_seen(const Estimate& loss) { return loss.mean >= ActionValues::kUnseen; }
  static Value parts(const Gain& gain) {
    return {std::llround(gain.chance * kParts), std::llround(gain.points * kParts), 0};
  }
  /// Returns the value of a hand that is over.
  [[nodiscard]] Value value_at_end(const State& state) const {
    Value value = parts(gain_at_end(state));
    if constexpr (AddsUpPoints<G>) value.worth = std::llround(G::hand_worth(state, seat_) * kParts);
    if (by_points_) value.chance = value.worth;
    return value;
  }

  /// Returns the value of a hand that is over, and notes whether it ends the match.
  Value finish(const State& state) {
    if constexpr (AddsUpPoints<G>)
      ends_match_ = ends_match_ || G::match_over(config_, G::settle(config_, standing_, state));
    return value_at_end(state);
  }

  [[nodiscard]] Verdict compare(std::size_t top, std::size_t other, std::size_t best, const Estimate& loss) const {
    Verdict verdict = values_.compare(top, other, best);
    verdict.loss = loss.mean;
    verdict.error = loss.error;
    if (kTellsChance) verdict.chance = values_.mean(top).chance;
    verdict.by_points = by_points_;
    verdict.facts = facts_.compare(equals_[other], equals_[top], values_.worlds());
    return verdict;
  }

  /// Returns the loss of Gain::chance, 0 to 1. Checks an apparent mistake of the playouts again in worlds in which all
  /// seats search for their actions (LossCheck), in as many as the verdict needs, but at most most_checks_.
  [[nodiscard]] Estimate checked_loss(std::size_t best, std::size_t played) const {
    constexpr std::size_t kBatch = 16;
    Estimate loss = values_.lead(best, played);
    if (most_checks_ > 0 && !values_.is_exact() && LossCheck::is_mistake(loss)) {
      LossCheck check{loss, kParts};
      for (std::size_t i = 0; i < most_checks_ && (i % kBatch != 0 || !check.is_clear()); ++i) {
        const State& world = drawn_[i % drawn_.size()];
        check.add(searched(world, values_.actions()[best], i).chance -
                  searched(world, values_.actions()[played], i).chance);
      }
      loss = check.loss();
    }
    loss.mean = std::clamp(loss.mean, 0.0, kTellsChance ? values_.mean(best).chance : 1.0);
    return loss;
  }
  /// Plays `action` in a world, lets all seats search for their later actions, and returns the value of the finished
  /// hand. The searches use fewer worlds than bots of level `good`. `chance` is the seed.
  [[nodiscard]] Value searched(State state, Action action, std::uint64_t chance) const {
    constexpr int kWorlds = 8;
    Rng rng{chance};
    G::apply(state, action);
    while (G::to_act(state) != kNobody) {
      const auto view = G::view(state, decider_of<G>(state));
      const auto call = sure_call<G>(view);
      G::apply(state, call ? *call : best_in_sampled_worlds<G>(view, kWorlds, {}, rng));
    }
    return value_at_end(state);
  }

  /// Sets `equals_`.
  void find_equals([[maybe_unused]] const State& state) {
    const ActionList& actions = values_.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
      std::size_t first = i;
      if constexpr (KnowsEqualActions<G>)
        for (first = 0; first != i && !G::are_equal(state, actions[first], actions[i]);) ++first;
      equals_.push_back(first);
    }
  }

  void sample(const typename G::View& view, int worlds, Rng& rng) {
    const typename G::Sampler sampler{view};
    drawn_ = few_worlds<G>(sampler, rng);
    if (drawn_.empty())
      for (int i = 0; i < worlds; ++i) drawn_.push_back(sampler.draw(rng));
    else
      values_.have_all_worlds();
    judge_drawn(rng);
  }

  void judge_drawn(Rng& rng) {
    const auto same = [&](const State& world) { return world == drawn_[0]; };
    if (Values solved; std::all_of(drawn_.begin(), drawn_.end(), same) && solve(drawn_[0], solved))
      values_.add_exact(solved);
    else
      for (const State& world : drawn_) values_.add(value_of(world, rng.next()));
    if constexpr (AddsUpPoints<G>) {
      by_points_ = (by_hand_ && (!ends_match_ || hides_chance<G>())) || values_.is_match_decided();
      if (by_points_) values_.use_worths();
    }
  }

  [[nodiscard]] Gain gain_at_end(const State& state) const {
    if constexpr (DefinesGain<G>) return G::gain(state, seat_);
    const int side = seat_ % G::sides(config_);
    const auto next = G::settle(config_, standing_, state);
    const bool over = G::match_over(config_, next);
    const double chance = over ? (G::won(config_, next, side) ? 1 : 0) : (1 + G::rewards(state)[at(seat_)]) / 2;
    return {chance, static_cast<double>(G::points(state)[at(side)])};
  }

  /// Copies the value of an equal action if the next action has one.
  bool copy_equal(Values& values) const {
    const std::size_t equal = equals_[values.size()];
    if (equal == values.size()) return false;
    values.push_back(values[equal]);
    return true;
  }

  Values value_of(const State& world, std::uint64_t chance) {
    Values values;
    for (const Action& action : values_.actions()) {
      if (copy_equal(values)) continue;
      State played = world;
      G::apply(played, action);
      Rng rng{chance};  // the same seed for every action
      if (G::to_act(played) != kNobody) G::play_by_policy(played, rng);
      facts_.add(values.size(), world, played, seat_);
      values.push_back(finish(played));
    }
    Values solved;
    if (!solve(world, solved)) return values;
    for (std::size_t i = 0; i < values.size(); ++i)
      values[i] = {(values[i].chance + solved[i].chance) / 2, (values[i].points + solved[i].points) / 2,
                   (values[i].worth + solved[i].worth) / 2};
    return values;
  }

  /// Finds the exact value of each action with all cards open. Returns false if one of them cannot be solved.
  bool solve(const State& world, Values& values) {
    for (const Action& action : values_.actions()) {
      if (copy_equal(values)) continue;
      State next = world;
      G::apply(next, action);
      const auto value = solved_value(next);
      if (!value) return false;
      values.push_back(*value);
    }
    return true;
  }

  std::optional<Value> solved_value(State& state) {
    if (G::to_act(state) == kNobody) return finish(state);
    if constexpr (SolvesGain<G>) {
      const auto gain = solver_.gain(state, seat_);
      return gain ? std::optional{parts(*gain)} : std::nullopt;
    } else if constexpr (ExactEndings<G>) {
      Rng unused{0};
      while (G::to_act(state) != kNobody) {
        const auto action = G::exact_in_world(state, unused);
        if (!action) return std::nullopt;
        G::apply(state, *action);
      }
      return finish(state);
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
  bool by_hand_;
  ActionValues values_;
  FixedList<std::size_t, 64> equals_;  ///< by action: the index of the first action that is equal to it
  std::vector<State> drawn_;
  /// Largest number of worlds for the check of an apparent mistake. It is 0 with all cards open, because the seats
  /// would search as if the cards were hidden.
  std::size_t most_checks_ = 0;
  FactSums<G> facts_;
  bool ends_match_ = false;  ///< whether the hand has ended the match in one of the worlds; unknown unless AddsUpPoints
  bool by_points_ = false;   ///< whether Value::chance is Value::worth
  decltype(solver_of()) solver_ = solver_of();
};

}  // namespace tapete
