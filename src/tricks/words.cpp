#include "tricks/words.hpp"

#include <array>

namespace tapete {
namespace {

constexpr std::array<std::string_view, 4> kSuitWords{"oros", "copas", "espadas", "bastos"};
constexpr std::array<Text, 10> kRankWords{{{"el as", "the as"},
                                           {"el dos", "the two"},
                                           {"el tres", "the three"},
                                           {"el cuatro", "the four"},
                                           {"el cinco", "the five"},
                                           {"el seis", "the six"},
                                           {"el siete", "the seven"},
                                           {"la sota", "the sota"},
                                           {"el caballo", "the caballo"},
                                           {"el rey", "the rey"}}};

}  // namespace

std::string suit_word(int suit) { return std::string{kSuitWords[static_cast<std::size_t>(suit)]}; }

std::string card_words(Card card, Lang lang) {
  const Text rank = kRankWords[static_cast<std::size_t>(card.rank())];
  return std::string{rank(lang)} + (lang == Lang::es ? " de " : " of ") + suit_word(card.suit());
}

}  // namespace tapete
