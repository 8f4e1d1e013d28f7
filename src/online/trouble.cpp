#include "online/trouble.hpp"

#include <array>

namespace tapete::online {

std::string_view explain(Trouble trouble, Lang lang) {
  static constexpr std::array<Text, 13> kSaid{
      Text{},
      "the host's page says what is not understood"_text,
      "the host's page plays another match"_text,
      "the host's match is none that can be played"_text,
      "the host's page contradicts what it has told before"_text,
      "the host's page tells what cannot have happened"_text,
      "the host's page has played in your place"_text,
      "the host's page has dealt before everybody had sealed a number"_text,
      "the host's page has changed or left out your seal"_text,
      "a number that was opened does not fit its seal"_text,
      "the cards or the dice are not those that the numbers of all give"_text,
      "the host's page goes on without having shown the last hand"_text,
      "the hand that was shown at its end is not the one that was played"_text,
  };
  return kSaid[static_cast<std::size_t>(trouble)](lang);
}

}  // namespace tapete::online
