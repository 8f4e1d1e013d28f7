#pragma once
#include <string>

#include "core/text.hpp"

namespace tapete::online {

/// Why a guest cannot continue a match.
enum class GuestError : unsigned char {
  none,
  malformed,     ///< a line of the host has the wrong form
  foreign,       ///< the lines are of another match
  header,        ///< the header is invalid, or the match has no seat for the guest
  contradicts,   ///< the host contradicts its earlier lines
  illegal,       ///< the events cannot have happened
  not_mine,      ///< an action of the guest's seat that the guest has not asked for
  unsealed,      ///< chance acted before the seals of all parties were sent
  seal_changed,  ///< the guest's own seal was changed or left out
  seal_broken,   ///< a number does not fit its seal
  not_drawn,     ///< the cards or the dice are not the ones that follow from the numbers
  not_shown,     ///< a hand is over, but was not revealed
  differs,       ///< the revealed hand is not the one that the guest saw
};

/// Returns one line for people; empty for GuestError::none.
std::string_view explain(GuestError error, Lang lang);

}  // namespace tapete::online
