#pragma once
#include <string_view>

namespace tapete {

/// What a hand has brought a seat, or is expected to bring it, in what players care for.
struct Gain {
  double chance = 0;  ///< of what is played for, from 0 to 1: the hand, the match, whatever decides there
  double points = 0;  ///< that it has made in the hand, or its side
};

/// Something that came of an action, as its mean over the worlds in which the hand was played on; and of the action
/// that was best.
struct Fact {
  std::string_view name;
  double played = 0;
  double best = 0;
};

}  // namespace tapete
