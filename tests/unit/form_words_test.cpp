// The form of a new match: explanations of house rules, presets, and pairs.
#include <algorithm>
#include <catch_amalgamated.hpp>

#include "app/home_games.hpp"
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

std::size_t rule_at(const MatchSetup& setup, std::string_view key) {
  const auto rules = setup.game->rules;
  return static_cast<std::size_t>(std::ranges::find(rules, key, &HouseRule::key) - rules.begin());
}

TEST_CASE("rules without an effect are not shown, and a number is limited by the deck", "[form]") {
  const auto shows = [](const MatchSetup& setup, std::string_view key) {
    return shows_rule(setup, rule_at(setup, key));
  };
  const auto limit = [](const MatchSetup& setup, std::string_view key) {
    return setup.game->rule_limit(rule_at(setup, key), setup.players, setup.rules);
  };
  CHECK(limit(form("podrida"), "most") == 13);
  CHECK_FALSE(shows(form("podrida"), "rank"));
  CHECK_FALSE(shows(form("podrida"), "oros"));
  CHECK(shows(form("podrida", {{"deck", "spanish"}}), "rank"));
  CHECK_FALSE(shows(form("podrida", {{"trump", "none"}}), "full"));
  CHECK(limit(form("bridge"), "chukkers") == 99);
  CHECK_FALSE(shows(form("bridge"), "boards"));
  CHECK_FALSE(shows(form("bridge", {{"match", "duplicate"}}), "passed"));
  CHECK_FALSE(shows(form("bridge"), "from"));
  CHECK_FALSE(shows(form("tute", {{"variant", "bato"}}), "ties"));
  MatchSetup brisca = form("brisca");
  brisca.players = 2;
  CHECK_FALSE(shows(brisca, "teams"));
  brisca.players = 4;
  CHECK(shows(brisca, "teams"));
}

TEST_CASE("the largest number that has an effect is the default, if the default is beyond it", "[form]") {
  MatchSetup setup = form("podrida");
  const std::size_t most = rule_at(setup, "most");
  set_number(setup, most, 12);
  CHECK(setup.rules[most] == 12);
  set_number(setup, most, 13);
  CHECK(setup.rules[most] == 17);
  CHECK(has_usual_rules(setup));
  MatchSetup bridge = form("bridge");
  set_number(bridge, rule_at(bridge, "chukkers"), 99);
  CHECK(bridge.rules[rule_at(bridge, "chukkers")] == 99);
}

TEST_CASE("the form tells the length of a match", "[form]") {
  const auto length = [](MatchSetup setup, int players) {
    setup.players = players;
    return words::length_words(setup, Lang::en);
  };
  CHECK(length(form("podrida"), 4) == "13 hands · about 30 min");
  const RuleChoice pocha{{"deck", "spanish36"}, {"rounds", "long"}, {"duty", "beat"}};
  CHECK(length(form("podrida", pocha), 6) == "26 hands · about 45 min");
  CHECK(length(form("podrida", {{"most", "1"}}), 4) == "about 5 min");
  CHECK(length(form("bridge"), 4) == "4 hands · about 20 min");
  CHECK(length(form("corazones", {{"hands", "4"}}), 4) == "4 hands · about 10 min");
  CHECK(length(form("guinote", {{"cotos", "2"}}), 4) == "about 50 min");
  for (const GameInfo* game : games())
    for (const int players : game->players) CHECK(length(default_setup(*game), players).ends_with(" min"));
}

TEST_CASE("the list of games has the entries of the home screen", "[form]") {
  const auto all = all_games(form("podrida"));
  const auto pocha =
      std::ranges::find(all, std::string_view{"Pocha"}, [](const HomeGame& each) { return each.name(Lang::en); });
  REQUIRE(pocha != all.end());
  CHECK_FALSE(pocha->chosen);
  CHECK(all_games(pocha->setup())[static_cast<std::size_t>(pocha - all.begin())].chosen);
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

TEST_CASE("only bridge and Kwingto are played clockwise", "[form]") {
  for (const GameInfo* game : games()) CHECK(game->clockwise == (game->id == "bridge" || game->id == "kwingto"));
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
