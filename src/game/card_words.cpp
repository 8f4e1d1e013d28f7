#include "game/card_words.hpp"

#include <array>

namespace tapete {
namespace {

constexpr std::array<std::string_view, 4> kSpanishSuits{"oros", "copas", "espadas", "bastos"};
constexpr std::array<Text, 10> kSpanishRanks{{"the as"_text, "the two"_text, "the three"_text, "the four"_text,
                                              "the five"_text, "the six"_text, "the seven"_text, "the sota"_text,
                                              "the caballo"_text, "the rey"_text}};

constexpr std::array<Text, 4> kFrenchSuits{{"spades"_text, "hearts"_text, "diamonds"_text, "clubs"_text}};
constexpr std::array<Text, 13> kFrenchRanks{{"the ace"_text, "the two"_text, "the three"_text, "the four"_text,
                                             "the five"_text, "the six"_text, "the seven"_text, "the eight"_text,
                                             "the nine"_text, "the ten"_text, "the jack"_text, "the queen"_text,
                                             "the king"_text}};

}  // namespace

std::string suit_word(Deck deck, int suit, Lang lang) {
  const auto at = static_cast<std::size_t>(suit);
  return std::string{deck == Deck::spanish ? kSpanishSuits[at] : kFrenchSuits[at](lang)};
}

std::string card_words(Deck deck, Card card, Lang lang) {
  const auto rank = static_cast<std::size_t>(card.rank());
  const Text words = deck == Deck::spanish ? kSpanishRanks[rank] : kFrenchRanks[rank];
  return tapete::fill("@ of @"_text(lang), words(lang), suit_word(deck, card.suit(), lang));
}

}  // namespace tapete
