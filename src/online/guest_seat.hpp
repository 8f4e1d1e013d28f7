#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/seat.hpp"
#include "online/bot_vote.hpp"

namespace tapete::online {

/// The host's data about a guest's seat.
struct GuestSeat {
  Seat seat = kNobody;
  std::string key;  ///< secret of the guest: a page that sends this key gets the seat; empty while the seat is free
  std::string name;
  bool bot = false;                  ///< whether a bot of the host plays at the seat, because the guest is gone
  std::string seal;                  ///< seal of the number for the next draw; empty until it arrives
  bool seal_sent = false;            ///< whether the host has sent this seal to all guests
  std::string number;                ///< number for the next draw; empty until the guest opens it
  std::vector<std::string> journal;  ///< all entries for the guest, sent or not, without their numbers
  std::vector<std::string> told;     ///< events of the redacted record that the journal describes
  std::size_t hand_at = 0;           ///< place of the current hand's first line in `told`, from 1
  std::size_t acted_at = 0;          ///< place in `told`, from 1, for which the last accepted action was sent; 0: none
  std::optional<BotVote> vote;       ///< question to the other guests, as long as the guest is gone and no bot plays

  /// Returns whether the next draw needs the guest's number. Then only the guest can let the match go on.
  [[nodiscard]] bool must_open() const { return seal_sent && number.empty(); }
};

}  // namespace tapete::online
