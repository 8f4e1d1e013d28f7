#pragma once
#include "game/card_words.hpp"

/// The names of Spanish cards in words.
namespace tapete {

inline std::string suit_word(int suit, Lang lang) { return suit_word(Deck::spanish, suit, lang); }
inline std::string card_words(Card card, Lang lang) { return card_words(Deck::spanish, card, lang); }

}  // namespace tapete
