#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "bots/loss_check.hpp"
#include "bots/sample.hpp"
#include "bots/verdict.hpp"
#include "core/fixed_list.hpp"

namespace tapete {

/// The values of all legal actions in the same worlds, and comparisons of these values.
class ActionValues {
 public:
  static constexpr double kParts = 10'000;
  static constexpr double kUnseen = 0.0005;  ///< a smaller loss is shown as 0.000

  /// A Gain as integers, in units of 1 / kParts. Sums of integers are exact, so they are the same on every machine.
  struct Value {
    std::int64_t chance = 0;
    std::int64_t points = 0;
    std::int64_t worth = 0;  ///< G::hand_worth(); 0 unless AddsUpPoints
  };
  using Values = FixedList<Value, 64>;  ///< by index of the action

  /// `least`: smaller differences do not make an action clearly better.
  ActionValues(const ActionList& actions, const Gain& least) : actions_(actions), least_(least) {}

  [[nodiscard]] const ActionList& actions() const { return actions_; }
  [[nodiscard]] std::size_t worlds() const { return worlds_.size(); }
  void add(const Values& world) { worlds_.push_back(world); }
  /// Says that the worlds are not a sample, but all worlds that are possible. Means then have no error.
  void have_all_worlds() { all_worlds_ = true; }
  /// Adds the values in the only possible world, which are solved.
  void add_exact(const Values& values) {
    add(values);
    exact_ = true;
  }
  [[nodiscard]] bool is_exact() const { return exact_; }

  [[nodiscard]] std::size_t index_of(Action action) const {
    return static_cast<std::size_t>(std::find(actions_.begin(), actions_.end(), action) - actions_.begin());
  }
  /// Returns the mean gain of an action over the worlds.
  [[nodiscard]] Gain mean(std::size_t index) const {
    Sample chance;
    Sample points;
    for (const Values& world : worlds_) chance.add(world[index].chance), points.add(world[index].points);
    return {chance.mean() / kParts, points.mean() / kParts};
  }
  /// Returns how much more Gain::chance or, with `measure`, Gain::points action `a` has than action `b`.
  [[nodiscard]] Estimate lead(std::size_t a, std::size_t b, std::int64_t Value::*measure = &Value::chance) const {
    Sample sample;
    for (const Values& world : worlds_) sample.add(world[a].*measure - world[b].*measure);
    return {sample.mean() / kParts, all_worlds_ ? 0 : sample.error() / kParts};
  }
  /// Returns the action with the highest probability; `index` if no other is better.
  [[nodiscard]] std::size_t best_from(std::size_t index) const {
    for (std::size_t i = 0; i < actions_.size(); ++i)
      if (lead(i, index).mean > 0) index = i;
    return index;
  }
  /// Returns the action with which `top` is compared: of the other actions that `is_near(a, b)` calls near to it or, if
  /// there are none, of all others, the best one that is clearly worse or else the best one.
  template <class Test>
  [[nodiscard]] std::size_t next_to(std::size_t top, const Test& is_near) const {
    const auto rank = [&](std::size_t i) {
      return (is_near(actions_[top], actions_[i]) ? 2 : 0) + (is_clear(top, i) ? 1 : 0);
    };
    std::size_t next = top == 0 ? 1 : 0;
    for (std::size_t i = next + 1; i < actions_.size(); ++i) {
      if (i == top) continue;
      if (rank(i) != rank(next) ? rank(i) > rank(next) : lead(i, next).mean > 0) next = i;
    }
    return next;
  }

  /// Returns whether action `a` is clearly worse than `b`, and the result is not decided.
  [[nodiscard]] bool is_worse(std::size_t a, std::size_t b) const { return is_clear(b, a) && !is_decided(); }

  /// Returns the comparison of `top` with `other`, without chance and facts. Verdict::best are the actions as good as
  /// `best`, and `top`.
  [[nodiscard]] Verdict compare(std::size_t top, std::size_t other, std::size_t best) const {
    Verdict verdict;
    verdict.error = lead(best, other).error;
    verdict.points = lead(top, other, &Value::points).mean;
    verdict.certain = exact_;
    verdict.decided = exact_ && is_decided();
    verdict.equal = !is_clear(top, other);
    verdict.top = actions_[top];
    verdict.other = actions_[other];
    for (const Values& world : worlds_) {
      const auto ahead = world[top].chance - world[other].chance;
      verdict.better += ahead > 0 ? 1.0 / static_cast<double>(worlds()) : 0;
      verdict.worse += ahead < 0 ? 1.0 / static_cast<double>(worlds()) : 0;
    }
    for (std::size_t i = 0; i < actions_.size(); ++i)
      if (const Estimate behind = lead(best, i); i == top || behind.mean <= std::max(2 * behind.error, kUnseen))
        verdict.best.push_back(actions_[i]);
    return verdict;
  }

  /// Returns whether Value::chance, the probability of winning the match, is almost 0 or 1 after every action.
  [[nodiscard]] bool is_match_decided() const {
    constexpr double kClear = 0.1;
    double low = 1;
    double high = 0;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      low = std::min(low, mean(i).chance);
      high = std::max(high, mean(i).chance);
    }
    return high < kClear || low > 1 - kClear;
  }

  /// Replaces each Value::chance with Value::worth.
  void use_worths() {
    for (Values& world : worlds_)
      for (Value& value : world) value.chance = value.worth;
  }

 private:
  /// Returns whether action `a` is clearly better than `b`: in probability, or in points.
  [[nodiscard]] bool is_clear(std::size_t a, std::size_t b) const {
    const Estimate chance = lead(a, b);
    const Estimate points = lead(a, b, &Value::points);
    return chance.mean > std::max(2 * chance.error, least_.chance) ||
           points.mean > std::max(2 * points.error, least_.points);
  }
  /// Returns whether the chance is 0 after every action in every world, or 1 after every action in every world.
  [[nodiscard]] bool is_decided() const {
    constexpr auto kCertain = static_cast<std::int64_t>(kParts);
    std::int64_t low = kCertain;
    std::int64_t high = 0;
    for (const Values& world : worlds_)
      for (const Value& value : world) low = std::min(low, value.chance), high = std::max(high, value.chance);
    return high <= 0 || low >= kCertain;
  }

  ActionList actions_;
  Gain least_;
  std::vector<Values> worlds_;
  bool exact_ = false;
  bool all_worlds_ = false;
};

}  // namespace tapete
