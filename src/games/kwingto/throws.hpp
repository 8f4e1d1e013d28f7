#pragma once
#include "core/fixed_list.hpp"
#include "games/kwingto/kwingto.hpp"

namespace tapete::kwingto {

/// All results of a throw of some dice, with their probabilities.
struct Throws {
  struct Result {
    int value = 0;
    double chance = 0;
  };
  FixedList<Result, 36> results;
};

/// Returns all results of a throw of these dice, 1 to 3 in all.
const Throws& throws_of(int reds, int blacks);

}  // namespace tapete::kwingto
