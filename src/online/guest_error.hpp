#pragma once
#include <string>

#include "core/text.hpp"

namespace tapete::online {

/// The reason why a guest cannot continue a match.
enum class GuestError : unsigned char {
  none,
  malformed,     ///< a line of the host has the wrong form
  foreign,       ///< the lines are of another match
  header,        ///< the header is invalid, or the match has no seat for the guest
  contradicts,   ///< the host contradicts its earlier lines
  illegal,       ///< the events cannot have happened
  not_mine,      ///< the lines contain an action of the guest's seat that the guest has not asked for
  unsealed,      ///< a chance event came before the seals of all parties
  seal_changed,  ///< the guest's own seal was changed or left out
  seal_broken,   ///< a number does not fit its seal
  not_drawn,     ///< the cards or the dice do not follow from the numbers
  not_shown,     ///< a hand is over, but the host has not revealed it
  differs,       ///< the revealed hand is not the one that the guest saw
};

/// Returns a message for people in one line; empty for GuestError::none.
std::string_view explain(GuestError error, Lang lang);

}  // namespace tapete::online
