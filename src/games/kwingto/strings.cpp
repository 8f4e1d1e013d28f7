#include "games/kwingto/strings.hpp"

#include <array>

namespace tapete::kwingto {
namespace {

constexpr std::array<Text, 4> kSuits{{"spades", "hearts", "diamonds", "clubs"}};
constexpr std::array<Text, 13> kRanks{{"the ace", "the two", "the three", "the four", "the five", "the six",
                                       "the seven", "the eight", "the nine", "the ten", "the jack", "the queen",
                                       "the king"}};
constexpr std::array<Text, 3> kReds{{"one red die", "two red dice", "three red dice"}};
constexpr std::array<Text, 3> kBlacks{{"one black die", "two black dice", "three black dice"}};

}  // namespace

std::string suit_word(int suit, Lang lang) { return std::string{kSuits[static_cast<std::size_t>(suit)](lang)}; }

std::string card_words(Card card, Lang lang) {
  return tapete::fill(Text{"@ of @"}(lang), kRanks[static_cast<std::size_t>(card.rank())](lang),
                      suit_word(card.suit(), lang));
}

std::string rank_sign(int rank) {
  constexpr std::array<std::string_view, 13> kSigns{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  return std::string{kSigns[static_cast<std::size_t>(rank)]};
}

std::string dice_words(int reds, int blacks, Lang lang) {
  const auto of = [lang](const std::array<Text, 3>& words, int dice) {
    return dice > 0 ? words[static_cast<std::size_t>(dice - 1)](lang) : std::string_view{};
  };
  if (reds == 0 || blacks == 0) return std::string{of(kReds, reds)}.append(of(kBlacks, blacks));
  return tapete::fill(Text{"@ and @#dice"}(lang), of(kReds, reds), of(kBlacks, blacks));
}

}  // namespace tapete::kwingto
