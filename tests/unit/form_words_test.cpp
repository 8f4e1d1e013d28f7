#include <catch_amalgamated.hpp>

#include "app/setup.hpp"
#include "app/strings.hpp"
#include "match/games.hpp"

namespace tapete {
namespace {

MatchSetup form(std::string_view game, const RuleChoice& rules = {}) {
  MatchSetup setup = usual_setup(*find_game(game));
  setup.rules = *read_rules(*setup.game, rules);
  return setup;
}

std::string four(const MatchSetup& setup) { return words::players_words(4, in_pairs(setup, 4), Lang::en); }

std::string opposite(const MatchSetup& setup) { return words::seat_words(2, 4, in_pairs(setup, 4), Lang::en); }

TEST_CASE("every game offers house rules by name, each rule says what it decides, and what is chosen is found again",
          "[form]") {
  for (const GameInfo* game : games()) {
    INFO(game->id);
    MatchSetup setup = usual_setup(*game);
    for (const HouseRule& rule : game->rules) CHECK_FALSE(rule.told(Lang::es).empty());
    if (game->presets.empty()) continue;
    CHECK(preset_of(setup) == 0);
    for (int i = 0; i < static_cast<int>(game->presets.size()); ++i) {
      const Preset& preset = game->presets[static_cast<std::size_t>(i)];
      REQUIRE(read_rules(*game, parse_rules(preset.rules)));
      choose_preset(setup, i);
      CHECK(preset_of(setup) == i);
    }
  }
  MatchSetup own = form("guinote", {{"swap", "any"}});
  CHECK_FALSE(preset_of(own));
  CHECK(preset_of(parse_setup(*find_game("tute"), setup_text(form("guinote", {{"cotos", "2"}})))) == 1);
}

TEST_CASE("the form says that four play in pairs where the house rules have it so", "[form]") {
  CHECK(four(form("guinote")) == "Four, in pairs");
  CHECK(four(form("brisca")) == "Four, in pairs");
  CHECK(opposite(form("brisca")) == "Opposite, your partner");
  const MatchSetup alone = form("brisca", {{"teams", "single"}});
  CHECK(four(alone) == "Four");
  CHECK(opposite(alone) == "Opposite");
  CHECK(four(form("tute")) == "Four");
  CHECK_FALSE(in_pairs(form("brisca"), 3));
}

TEST_CASE("a game in which claims can be made asks for them in its own words", "[form]") {
  for (const std::string_view game : {"guinote", "tute", "tute-dos"})
    for (const Lang lang : {Lang::en, Lang::es}) {
      CHECK_FALSE(find_game(game)->claim.question(lang).empty());
      CHECK_FALSE(find_game(game)->claim.stakes(lang).empty());
    }
  CHECK(find_game("brisca")->claim.question(Lang::en).empty());
}

}  // namespace
}  // namespace tapete
