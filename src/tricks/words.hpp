#pragma once
#include <string>

#include "core/card.hpp"
#include "core/text.hpp"

/// Spanish cards in words. Suits keep their Spanish name in English, as do sota, caballo and rey.
namespace tapete {

/// "copas"
std::string suit_word(int suit);
/// "el rey de copas", "the rey of copas"
std::string card_words(Card card, Lang lang);

}  // namespace tapete
