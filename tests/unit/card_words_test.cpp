// Names of cards in English, in the English dialect with Spanish names of cards, and in Spanish.
#include "game/card_words.hpp"

#include <catch_amalgamated.hpp>

namespace tapete::test {

TEST_CASE("Spanish cards have English names in English", "[cards]") {
  CHECK(card_words(Deck::spanish, Card{1, 0}, Lang::en) == "the ace of cups");
  CHECK(card_words(Deck::spanish, Card{0, 7}, Lang::en) == "the jack of coins");
  CHECK(card_words(Deck::spanish, Card{2, 8}, Lang::en) == "the knight of swords");
  CHECK(card_words(Deck::spanish, Card{3, 9}, Lang::en) == "the king of clubs");
}

TEST_CASE("Spanish cards keep their Spanish names in the dialect and in Spanish", "[cards]") {
  CHECK(card_words(Deck::spanish, Card{1, 0}, Lang::en_ES) == "the as of copas");
  CHECK(card_words(Deck::spanish, Card{3, 9}, Lang::en_ES) == "the rey of bastos");
  CHECK(card_words(Deck::spanish, Card{0, 7}, Lang::es) == "la sota de oros");
}

TEST_CASE("French cards have the same names in English and in the dialect", "[cards]") {
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 0; rank < 13; ++rank) {
      const Card card{suit, rank};
      CHECK(card_words(Deck::french, card, Lang::en) == card_words(Deck::french, card, Lang::en_ES));
    }
}

TEST_CASE("in the dialect, texts for players use Spanish names of cards", "[cards]") {
  const auto in_dialect = [](std::string_view text) { return with_card_names(text, Lang::en_ES); };
  CHECK(in_dialect("The king of cups beats the knight.") == "The rey of copas beats the caballo.");
  CHECK(in_dialect("Kings and aces: **clubs**, swords") == "Reyes and ases: **bastos**, espadas");
  CHECK(in_dialect("packs, kingdom, face, jackpot; as it is") == "packs, kingdom, face, jackpot; as it is");
  CHECK(in_dialect("").empty());
}

TEST_CASE("a translation in brackets is left out where it would say the same twice", "[cards]") {
  CHECK(with_card_names("an ace (as), the king (rey) of coins (oros)", Lang::en_ES) == "an as, the rey of oros");
  CHECK(with_card_names("- **King** (rey): 4 points", Lang::en_ES) == "- **Rey**: 4 points");
  CHECK(with_card_names("a king (the best)", Lang::en_ES) == "a rey (the best)");
}

TEST_CASE("in English and Spanish, texts for players keep their names of cards", "[cards]") {
  CHECK(with_card_names("the king (rey) of cups", Lang::en) == "the king (rey) of cups");
  CHECK(with_card_names("el rey de copas, clubs", Lang::es) == "el rey de copas, clubs");
}

}  // namespace tapete::test
