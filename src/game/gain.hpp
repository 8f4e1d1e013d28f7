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

/// A kind of consequence of an action, which a game can measure once the hand is over.
struct FactKind {
  std::string_view name;  ///< a name for programs, of letters and underscores
  double points = 0;      ///< increase of Gain::points for each unit of the consequence
  /// Increase of Gain::chance for each unit; if `points` and `chance` are 0, the consequence explains no loss.
  double chance = 0;
  /// True: the consequence happens or does not happen, and its mean is a share of the deals. False: the consequence is
  /// a number of points.
  bool share = false;
  /// The sentence, without its subject, that tells the consequence of the better action and of another one. Its `@` are
  /// replaced by the mean after the better action, unless `share` is set by ", on average" if the means are not
  /// certain, by the name of the other action, and by the mean after it. A share is shown as a number out of ten deals.
  Text sentence;
  /// The heading under which reviews add up the losses that the consequence explains; empty if it explains none.
  Text heading{};
  /// The sentence that tells an onlooker the consequence of another seat's action; empty if there is none. The first
  /// `@` is replaced by the mean after the action, the second by the mean after the seat's other possible actions.
  Text seen{};
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
