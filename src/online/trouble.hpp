#pragma once
#include <string>

#include "core/text.hpp"

namespace tapete::online {

/// Why a guest cannot go on with a match.
enum class Trouble : unsigned char {
  none,
  malformed,     ///< the host says what cannot be understood
  foreign,       ///< the lines are of another match
  header,        ///< not a match that can be played
  contradicts,   ///< what was told once is now told otherwise
  illegal,       ///< what cannot have happened
  not_mine,      ///< something was played in the guest's name that it has not asked for
  unsealed,      ///< chance has acted before all had sealed and the guests had opened
  seal_changed,  ///< the guest's own seal was given otherwise, or left out
  seal_broken,   ///< a number does not fit its seal
  not_drawn,     ///< the cards or the dice are not those that the numbers give
  not_shown,     ///< a hand is over and was not laid open
  differs,       ///< the hand that was laid open is not the one that was seen
};

/// One line for people. Empty for Trouble::none.
std::string_view explain(Trouble trouble, Lang lang);

}  // namespace tapete::online
