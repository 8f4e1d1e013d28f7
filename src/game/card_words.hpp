#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/card.hpp"
#include "core/text.hpp"

/// The names of cards in words. English has two sets of names for Spanish cards: "the king of cups", and in the dialect
/// en-ES "the rey of copas", as players in Spain say.
namespace tapete {

/// Returns the name of a suit, such as "cups" (in Spanish "copas") or "spades" (in Spanish "picas").
std::string suit_word(Deck deck, int suit, Lang lang);
/// Returns the name of a card, such as "the king of cups" (in Spanish "el rey de copas") or "the seven of hearts".
std::string card_words(Deck deck, Card card, Lang lang);
/// Returns the names of several cards in a sentence: the last one follows after "and".
std::string listed(std::vector<std::string> names, Lang lang);

/// Returns an English text about Spanish cards with the names that `lang` has for them: in the dialect en-ES "the ace
/// of cups" becomes "the as of copas", and a translation in brackets, such as "king (rey)", is left out. In all other
/// languages, returns the text unchanged.
std::string with_card_names(std::string_view text, Lang lang);

}  // namespace tapete
