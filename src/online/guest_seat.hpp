#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "game/seat.hpp"

namespace tapete::online {

/// State of a guest's seat, as the host's page keeps it.
struct GuestSeat {
  Seat seat = kNobody;
  std::string key;  ///< secret of the guest: the page that sends it gets this seat; empty while the seat is free
  std::string name;
  std::string seal;                  ///< seal of the number for the next draw; empty until it arrives
  std::string number;                ///< number for the next draw; empty until the guest opens it
  std::vector<std::string> journal;  ///< entries that the host has sent or will send, without their numbers
  std::vector<std::string> told;     ///< the redacted record that the journal describes
  std::size_t hand_at = 0;           ///< place of the current hand's first line in `told`, from 1
  std::size_t acted_at = 0;          ///< place in `told` of the last accepted action of the guest
};

}  // namespace tapete::online
