#include "games/kwingto/strings.hpp"

#include <array>

namespace tapete::kwingto {
namespace {

constexpr std::array<Text, 3> kReds{{"one red die"_text, "two red dice"_text, "three red dice"_text}};
constexpr std::array<Text, 3> kBlacks{{"one black die"_text, "two black dice"_text, "three black dice"_text}};

}  // namespace

std::string rank_sign(int rank) {
  constexpr std::array<std::string_view, 13> kSigns{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  return std::string{kSigns[static_cast<std::size_t>(rank)]};
}

std::string dice_words(int reds, int blacks, Lang lang) {
  const auto of = [lang](const std::array<Text, 3>& words, int dice) {
    return dice > 0 ? words[static_cast<std::size_t>(dice - 1)](lang) : std::string_view{};
  };
  if (reds == 0 || blacks == 0) return std::string{of(kReds, reds)}.append(of(kBlacks, blacks));
  return tapete::fill("@ and @#dice"_text(lang), of(kReds, reds), of(kBlacks, blacks));
}

}  // namespace tapete::kwingto
