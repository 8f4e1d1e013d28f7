#include "core/text.hpp"

#include <catch_amalgamated.hpp>

namespace tapete {
namespace {

TEST_CASE("a phrase is what the language files say", "[text]") {
  CHECK(Text{"Sing the forty"}(Lang::es) == "Cantar las cuarenta");
  CHECK(Text{"Sing the forty"}(Lang::en) == "Sing the forty");
  CHECK(Text{}(Lang::es).empty());
}

TEST_CASE("the word that sets two phrases apart is not shown", "[text]") {
  CHECK(Text{"Back#a step"}(Lang::en) == "Back");
  CHECK(Text{"Back"}(Lang::en) == "Back");
  CHECK(Text{"Back#a step"}(Lang::es) != Text{"Back"}(Lang::es));
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
