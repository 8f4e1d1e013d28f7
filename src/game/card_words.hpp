#pragma once
#include <string>

#include "core/card.hpp"
#include "core/text.hpp"

/// The names of cards in words. Spanish suits keep their Spanish names in every language, and so do the as (ace), sota
/// (jack), caballo (knight) and rey (king).
namespace tapete {

/// Returns the name of a suit, such as "copas", or "spades" (in Spanish "picas").
std::string suit_word(Deck deck, int suit, Lang lang);
/// Returns the name of a card, such as "the rey of copas" (in Spanish "el rey de copas") or "the seven of hearts".
std::string card_words(Deck deck, Card card, Lang lang);

}  // namespace tapete
