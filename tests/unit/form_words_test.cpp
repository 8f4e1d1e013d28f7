// The form of a new match: explanations of house rules, presets, and pairs.
#include <catch_amalgamated.hpp>

#include "app/setup.hpp"
#include "app/strings.hpp"
#include "match/games.hpp"

namespace tapete {
namespace {

MatchSetup form(std::string_view game, const RuleChoice& rules = {}) {
  MatchSetup setup = default_setup(*find_game(game));
  setup.rules = *read_rules(*setup.game, rules);
  return setup;
}

std::string four(const MatchSetup& setup) { return words::players_words(4, in_pairs(setup, 4), Lang::en); }

std::string opposite(const MatchSetup& setup) { return words::seat_words(2, 4, in_pairs(setup, 4), false, Lang::en); }

TEST_CASE("each house rule has an explanation", "[form]") {
  for (const GameInfo* game : games()) {
    INFO(game->id);
    for (const HouseRule& rule : game->rules) CHECK(rule.hidden == rule.explanation(Lang::es).empty());
  }
}

TEST_CASE("a chosen preset is recognised by its rules", "[form]") {
  for (const GameInfo* game : games()) {
    INFO(game->id);
    MatchSetup setup = default_setup(*game);
    for (const int players : game->players) {
      choose_players(setup, players);
      const auto presets = presets_for(setup);
      if (presets.empty()) continue;
      CHECK(presets.front()->rules.empty());
      for (const Preset* preset : presets) {
        REQUIRE(read_rules(*game, parse_rules(preset->rules)));
        choose_preset(setup, *preset);
        CHECK(preset_of(setup) == preset);
      }
    }
  }
  CHECK(preset_of(form("guinote", {{"swap", "any"}})) == nullptr);
  const MatchSetup two_cotos = parse_setup(*find_game("tute"), setup_text(form("guinote", {{"cotos", "2"}})));
  CHECK(preset_of(two_cotos)->rules == "cotos=2");
}

TEST_CASE("when the number of players changes, the chosen preset stays, with its rules for the new number", "[form]") {
  MatchSetup setup = default_setup(*find_game("podrida"));
  choose_preset(setup, *presets_for(setup)[1]);
  const std::string name{preset_of(setup)->name(Lang::en)};
  choose_players(setup, 3);
  REQUIRE(preset_of(setup) != nullptr);
  CHECK(preset_of(setup)->name(Lang::en) == name);
  CHECK(preset_of(setup)->rules.starts_with("deck=spanish36"));
}

TEST_CASE("the form says whether four players play in pairs", "[form]") {
  CHECK(four(form("guinote")) == "Four, in pairs");
  CHECK(four(form("brisca")) == "Four, in pairs");
  CHECK(opposite(form("brisca")) == "Opposite, your partner");
  const MatchSetup alone = form("brisca", {{"teams", "single"}});
  CHECK(four(alone) == "Four");
  CHECK(opposite(alone) == "Opposite");
  CHECK(four(form("tute")) == "Four");
  CHECK_FALSE(in_pairs(form("brisca"), 3));
}

TEST_CASE("only bridge is played clockwise", "[form]") {
  for (const GameInfo* game : games()) CHECK(game->clockwise == (game->id == "bridge"));
}

TEST_CASE("the form places the next player at the right, or at the left if the game is played clockwise", "[form]") {
  for (const bool clockwise : {false, true}) {
    CHECK(words::seat_words(1, 4, true, clockwise, Lang::en) == (clockwise ? "On your left" : "On your right"));
    CHECK(words::seat_words(2, 4, true, clockwise, Lang::en) == "Opposite, your partner");
    CHECK(words::seat_words(3, 4, true, clockwise, Lang::en) == (clockwise ? "On your right" : "On your left"));
  }
}

}  // namespace
}  // namespace tapete
