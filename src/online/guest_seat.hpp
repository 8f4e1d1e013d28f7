#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "game/seat.hpp"

namespace tapete::online {

/// A guest's seat as the host's page keeps it.
struct GuestSeat {
  Seat seat = kNobody;
  std::string key;  ///< what only its page knows: who comes with it sits there; empty: nobody does yet
  std::string name;
  std::string seal;                  ///< for the next draw; empty until it comes
  std::string number;                ///< the same opened
  std::vector<std::string> journal;  ///< entries without their numbers
  std::vector<std::string> told;     ///< the redacted record that they make
  std::size_t hand_at = 0;           ///< the place of the present hand's first line
  std::size_t acted_at = 0;          ///< the place for which its last action was taken
};

}  // namespace tapete::online
