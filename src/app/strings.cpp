#include "app/strings.hpp"

#include <array>
#include <utility>

namespace tapete::words {

std::string level_name(std::string_view level, Lang lang) {
  constexpr std::array<std::pair<std::string_view, Text>, 5> kLevels{{{"random", Text{"Random"}},
                                                                      {"beginner", Text{"Beginner"}},
                                                                      {"casual", Text{"Casual"}},
                                                                      {"good", Text{"Good"}},
                                                                      {"expert", Text{"Expert"}}}};
  for (const auto& [name, words] : kLevels)
    if (name == level) return std::string{words(lang)};
  return std::string{level};
}

std::string usual_name(int player, Lang lang) {
  constexpr std::array<std::string_view, 5> kOthers{"Pilar", "Fermín", "Carmen", "Joaquín", "Blanca"};
  if (player == 0) return std::string{kYou(lang)};
  return std::string{kOthers[static_cast<std::size_t>(player - 1) % kOthers.size()]};
}

std::string players_words(int players, bool pairs, Lang lang) {
  constexpr std::array<Text, 5> kNumbers{kTwo, kThree, kFour, kFive, kSix};
  if (players == 4 && pairs) return std::string{kPairs(lang)};
  return std::string{kNumbers[static_cast<std::size_t>(players - 2)](lang)};
}

std::string seat_words(int seat, int players, bool pairs, Lang lang) {
  if (seat == 0) return std::string{kSeatYou(lang)};
  if (players == 2) return std::string{kSeatRival(lang)};
  if (seat == 1) return std::string{kSeatRight(lang)};
  if (seat == players - 1) return std::string{kSeatLeft(lang)};
  if (2 * seat == players) return std::string{(pairs ? kSeatPartner : kSeatOpposite)(lang)};
  return std::string{(2 * seat < players ? kSeatFrontRight : kSeatFrontLeft)(lang)};
}

}  // namespace tapete::words
