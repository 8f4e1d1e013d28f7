#pragma once
#include <string>

#include "core/card.hpp"
#include "core/text.hpp"

/// Cards in words. Spanish suits keep their Spanish name in every language, as do sota, caballo and rey.
namespace tapete {

/// "copas"; "spades", "picas"
std::string suit_word(Deck deck, int suit, Lang lang);
/// "the rey of copas", "el rey de copas"; "the seven of hearts"
std::string card_words(Deck deck, Card card, Lang lang);

}  // namespace tapete
