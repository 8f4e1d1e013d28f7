#include "online/guest_error.hpp"

#include <array>

namespace tapete::online {

std::string_view explain(GuestError error, Lang lang) {
  static constexpr std::array<Text, 13> kSaid{
      Text{},
      "the host's page sends something that cannot be understood"_text,
      "the host's page plays a different match"_text,
      "the host's match cannot be played"_text,
      "the host's page contradicts what it said before"_text,
      "the host's page reports something that cannot have happened"_text,
      "the host's page has played in your place"_text,
      "the host's page dealt before everybody had sealed a number"_text,
      "the host's page has changed or left out your seal"_text,
      "a number that was opened does not fit its seal"_text,
      "the cards or dice do not match everybody's numbers"_text,
      "the host's page continues without showing the last hand"_text,
      "the hand shown at the end is not the one that was played"_text,
  };
  return kSaid[static_cast<std::size_t>(error)](lang);
}

}  // namespace tapete::online
