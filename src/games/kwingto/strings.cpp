#include "games/kwingto/strings.hpp"

#include <array>

namespace tapete::kwingto {
namespace {

constexpr std::array<Text, 4> kSuits{
    {{"picas", "spades"}, {"corazones", "hearts"}, {"diamantes", "diamonds"}, {"tréboles", "clubs"}}};
constexpr std::array<Text, 13> kRanks{{{"el as", "the ace"},
                                       {"el dos", "the two"},
                                       {"el tres", "the three"},
                                       {"el cuatro", "the four"},
                                       {"el cinco", "the five"},
                                       {"el seis", "the six"},
                                       {"el siete", "the seven"},
                                       {"el ocho", "the eight"},
                                       {"el nueve", "the nine"},
                                       {"el diez", "the ten"},
                                       {"la jota", "the jack"},
                                       {"la dama", "the queen"},
                                       {"el rey", "the king"}}};
constexpr std::array<Text, 3> kReds{
    {{"un dado rojo", "one red die"}, {"dos dados rojos", "two red dice"}, {"tres dados rojos", "three red dice"}}};
constexpr std::array<Text, 3> kBlacks{{{"un dado negro", "one black die"},
                                       {"dos dados negros", "two black dice"},
                                       {"tres dados negros", "three black dice"}}};

}  // namespace

std::string suit_word(int suit, Lang lang) { return std::string{kSuits[static_cast<std::size_t>(suit)](lang)}; }

std::string card_words(Card card, Lang lang) {
  std::string out{kRanks[static_cast<std::size_t>(card.rank())](lang)};
  out += lang == Lang::es ? " de " : " of ";
  return out += suit_word(card.suit(), lang);
}

std::string rank_sign(int rank) {
  constexpr std::array<std::string_view, 13> kSigns{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  return std::string{kSigns[static_cast<std::size_t>(rank)]};
}

std::string dice_words(int reds, int blacks, Lang lang) {
  std::string out;
  if (reds > 0) out += kReds[static_cast<std::size_t>(reds - 1)](lang);
  if (reds > 0 && blacks > 0) out += lang == Lang::es ? " y " : " and ";
  if (blacks > 0) out += kBlacks[static_cast<std::size_t>(blacks - 1)](lang);
  return out;
}

}  // namespace tapete::kwingto
