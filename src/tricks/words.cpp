#include "tricks/words.hpp"

#include <array>

namespace tapete {
namespace {

constexpr std::array<std::string_view, 4> kSuitWords{"oros", "copas", "espadas", "bastos"};
constexpr std::array<Text, 10> kRankWords{{"the as", "the two", "the three", "the four", "the five", "the six",
                                           "the seven", "the sota", "the caballo", "the rey"}};

}  // namespace

std::string suit_word(int suit) { return std::string{kSuitWords[static_cast<std::size_t>(suit)]}; }

std::string card_words(Card card, Lang lang) {
  const Text rank = kRankWords[static_cast<std::size_t>(card.rank())];
  return tapete::fill(Text{"@ of @"}(lang), rank(lang), suit_word(card.suit()));
}

}  // namespace tapete
