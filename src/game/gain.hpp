#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

/// What a hand has brought a seat, or is expected to bring it, in the terms that players care about.
struct Gain {
  /// The probability, 0 to 1, of winning what is played for: the hand or the match, as the game decides.
  double chance = 0;
  double points = 0;  ///< points that the seat, or its side, makes in the hand
};

/// A consequence of an action that a game can tell once the hand is over.
struct FactKind {
  std::string_view name;  ///< letters and underscores; programs read this name
  double points = 0;      ///< how many more points of one's own one more unit of it brings
  /// How much more Gain::chance one more unit of it brings; if both numbers are 0, it explains nothing.
  double chance = 0;
  /// The consequence happens or does not, so its mean is a share; otherwise it is a number of points.
  bool share = false;
  /// The sentence that explains with it why one action is better than another. The first `@` stands for its mean after
  /// the better action (for a share: in so many of ten deals), the second for its mean after the other one.
  Text sentence;
  /// The heading under which the losses that it explains are added up; empty if it explains none.
  Text heading{};
  /// The sentence that tells what somebody else's action brings in the eyes of an onlooker; empty: it is not told. The
  /// first `@` stands for its mean after the action, the second for its mean after whatever else that hand may hold.
  Text seen{};
};

/// A consequence averaged over the sampled worlds, after the action that was done and after the best one.
struct Fact {
  const FactKind* kind = nullptr;
  double played = 0;
  double best = 0;
};

/// The list `facts` with `more` appended.
template <class T, std::size_t N, std::size_t M>
constexpr std::array<T, N + M> with_facts(const std::array<T, N>& facts, const std::array<T, M>& more) {
  std::array<T, N + M> out{};
  for (std::size_t i = 0; i < N + M; ++i) out[i] = i < N ? facts[i] : more[i - N];
  return out;
}

}  // namespace tapete
