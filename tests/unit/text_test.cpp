#include "core/text.hpp"
#include "core/all_phrases.hpp"

#include <catch_amalgamated.hpp>

#include "tricks/trick_words.hpp"

namespace tapete {
namespace {

TEST_CASE("a phrase has the text from the language files", "[text]") {
  constexpr Text kForty = "Declare the forty"_text;
  CHECK(kForty(Lang::es) == "Cantar las cuarenta");
  CHECK(kForty(Lang::en) == "Declare the forty");
  constexpr Text kNothing;
  CHECK(kNothing(Lang::es).empty());
  CHECK(phrase_number("Back") == 19394);  // the number that tools/languages.py computes
}

TEST_CASE("the suffix after # that distinguishes two equal phrases is not shown", "[text]") {
  constexpr Text kBack = "Back"_text;
  constexpr Text kStepBack = "Back#a step"_text;
  CHECK(kStepBack(Lang::en) == "Back");
  CHECK(kBack(Lang::en) == "Back");
  CHECK(kStepBack(Lang::es) != kBack(Lang::es));
}

TEST_CASE("a count of one takes the singular", "[text]") {
  CHECK(points_words(0, Lang::en) == "0 points");
  CHECK(points_words(1, Lang::en) == "1 point");
  CHECK(points_words(-1, Lang::es) == "−1 punto");
  CHECK(points_words(12, Lang::es) == "12 puntos");
  CHECK(trick_say::tricks(1, Lang::en) == "1 trick");
  CHECK(trick_say::tricks(2, Lang::es) == "2 bazas");
  CHECK(trick_say::cards(1, Lang::es) == "1 carta");
  CHECK(trick_say::cards(10, Lang::en) == "10 cards");
  CHECK(count_words(1, "@ hand"_text, "@ hands"_text, Lang::es) == "1 mano");
  CHECK(count_words(2, "@ hand"_text, "@ hands"_text, Lang::en) == "2 hands");
}

/// Checks that `find` finds each of `count` phrases of a list in every language.
void check_list(const std::array<const char*, kLangs.size()>& list, std::size_t count,
                std::string_view (*find)(std::uint16_t, Lang)) {
  for (std::size_t lang = 0; lang < kLangs.size(); ++lang) {
    const char* english = list.back();
    const char* text = list[lang];
    for (std::size_t i = 0; i < count; ++i) {
      const std::string_view shown = find(phrase_number(english), static_cast<Lang>(lang));
      CHECK_FALSE(shown.empty());
      const std::string_view stored = std::string_view{text} == "=" ? english : text;
      CHECK(shown == stored.substr(0, shown.size()));
      english += std::string_view{english}.size() + 1;
      text += std::string_view{text}.size() + 1;
    }
    CHECK(*text == '\0');
  }
}

TEST_CASE("every language has every phrase and every reason", "[text]") {
  check_list(kAllPhrases, kPhraseCount, phrase);
  check_list(kAllReasons, kReasonCount, reason_phrase);
}

TEST_CASE("a sentence ends with one mark", "[text]") {
  CHECK(as_sentence("Delete this match") == "Delete this match.");
  for (const char* const ended : {"", "End.", "End!", "End?", "Wait…"}) CHECK(as_sentence(ended) == ended);
}

TEST_CASE("languages are found by their code", "[text]") {
  for (const std::string_view code : kLangs) {
    const auto lang = find_lang(code);
    REQUIRE(lang);
    CHECK(lang_code(*lang) == code);
  }
  CHECK(!find_lang("xx"));
  CHECK(!find_lang(""));
}

TEST_CASE("a dialect belongs to its language", "[text]") {
  CHECK(base_of(Lang::en_ES) == Lang::en);
  CHECK(base_of(Lang::en) == Lang::en);
  CHECK(base_of(Lang::es) == Lang::es);
  CHECK(dialect_of(Lang::en) == Lang::en_ES);
  CHECK_FALSE(dialect_of(Lang::es));
  CHECK_FALSE(dialect_of(Lang::en_ES));
}

TEST_CASE("a dialect has its own text for some phrases, and the text of its language for all other phrases", "[text]") {
  CHECK("cups"_text(Lang::en) == "cups");
  CHECK("cups"_text(Lang::en_ES) == "copas");
  CHECK("Declare the forty"_text(Lang::en_ES) == "Declare the forty");
}

}  // namespace
}  // namespace tapete
