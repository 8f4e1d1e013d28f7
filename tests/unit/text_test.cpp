#include "core/text.hpp"

#include <catch_amalgamated.hpp>

namespace tapete {
namespace {

TEST_CASE("a phrase is what the language files say", "[text]") {
  constexpr Text kForty{"Sing the forty"};
  CHECK(kForty(Lang::es) == "Cantar las cuarenta");
  CHECK(kForty(Lang::en) == "Sing the forty");
  constexpr Text kNothing;
  CHECK(kNothing(Lang::es).empty());
}

TEST_CASE("the word that sets two phrases apart is not shown", "[text]") {
  constexpr Text kBack{"Back"};
  constexpr Text kStepBack{"Back#a step"};
  CHECK(kStepBack(Lang::en) == "Back");
  CHECK(kBack(Lang::en) == "Back");
  CHECK(kStepBack(Lang::es) != kBack(Lang::es));
}

TEST_CASE("every language has every phrase", "[text]") {
  for (std::size_t lang = 0; lang < kLangs.size(); ++lang)
    for (std::size_t i = 1; i < phrases::kKeys.size(); ++i) CHECK(!phrases::text(static_cast<Lang>(lang), i).empty());
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

}  // namespace
}  // namespace tapete
