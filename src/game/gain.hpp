#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

/// The result of a hand for a seat, actual or expected, in the numbers that players care about.
struct Gain {
  /// The probability, 0 to 1, of winning the hand or the match; each game defines which of the two.
  double chance = 0;
  double points = 0;  ///< points of the seat, or of its side, in the hand
};

/// The unit of the mean of a consequence.
enum class FactUnit : unsigned char {
  points,
  tricks,
  share,  ///< share of the deals in which the consequence happens; shown as a number out of ten deals
};

/// A kind of consequence of an action, which a game can measure once the hand is over.
struct FactKind {
  std::string_view name;  ///< a name for programs, of letters and underscores
  double points = 0;      ///< increase of Gain::points for each unit of the consequence
  /// Increase of Gain::chance for each unit; if `points` and `chance` are 0, the consequence explains no loss.
  double chance = 0;
  FactUnit unit = FactUnit::points;
  /// The sentence that tells the consequence of the better action and of another one. Its `@` are, in order: the mean
  /// after the better action, such as "about 12 points"; the name of the other action; the mean after it.
  Reason sentence;
  /// The heading under which reviews add up the losses that the consequence explains; empty if it explains none.
  Text heading{};
  /// The sentence that tells an onlooker the consequence of another seat's action; empty if there is none. The first
  /// `@` is replaced by the mean after the action, the second by the mean after the seat's other possible actions.
  Reason seen{};
  /// The sentence without numbers for a difference that rounding hides. Its `@` is the name of the other action. If it
  /// is empty, such a difference is not told.
  Reason slight{};
};

/// The mean of a consequence over the determinizations, after the action that was played and after the best action.
struct Fact {
  const FactKind* kind = nullptr;
  double played = 0;
  double best = 0;
  bool certain = false;  ///< whether both numbers are the same in all determinizations
};

/// Returns the list `facts` with `more` appended.
template <class T, std::size_t N, std::size_t M>
constexpr std::array<T, N + M> with_facts(const std::array<T, N>& facts, const std::array<T, M>& more) {
  std::array<T, N + M> out{};
  for (std::size_t i = 0; i < N + M; ++i) out[i] = i < N ? facts[i] : more[i - N];
  return out;
}

}  // namespace tapete
