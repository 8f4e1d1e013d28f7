#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

/// What a hand has brought a seat, or is expected to bring it, in what players care for.
struct Gain {
  double chance = 0;  ///< of what is played for, from 0 to 1: the hand, the match, whatever decides there
  double points = 0;  ///< that it has made in the hand, or its side
};

/// Something that comes of an action, which a game can tell of a hand that is over.
struct FactKind {
  std::string_view name;  ///< letters and underscores; programs read it
  double points = 0;      ///< of one's own that one more of it brings
  double chance = 0;      ///< that one more of it brings (Gain); where both are 0 it explains nothing
  bool share = false;     ///< it happens or does not, so that its mean is a share; otherwise it is a number of points
  /// The sentence that explains by it why one action is better than another: its first `@` is how much comes of the
  /// better one (of ten deals, for a share), its second how much of the other.
  Text sentence;
};

/// The mean of it over the worlds in which the hand was played on, after the action done and after the best one.
struct Fact {
  const FactKind* kind = nullptr;
  double played = 0;
  double best = 0;
};

/// The same list with one more at its end.
template <class T, std::size_t N>
constexpr std::array<T, N + 1> with_fact(const std::array<T, N>& facts, const T& last) {
  std::array<T, N + 1> out{};
  for (std::size_t i = 0; i < N; ++i) out[i] = facts[i];
  out[N] = last;
  return out;
}

}  // namespace tapete
