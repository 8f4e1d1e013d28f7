// The home screen: its games, and how it starts and continues matches.
#include <catch_amalgamated.hpp>

#include "app/archive.hpp"
#include "app/home_games.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::some_match;
using test::TestHost;

/// Returns the chosen entry of the home screen.
HomeGame chosen_game(const Storage& storage, const MatchSetup& setup) {
  const auto home = home_games(storage, setup);
  REQUIRE(std::ranges::count_if(home, &HomeGame::chosen) == 1);
  return *std::ranges::find_if(home, &HomeGame::chosen);
}

TEST_CASE("the home screen shows each game once, in the same order whichever game is chosen", "[home]") {
  TestHost host;
  host.values["match/a"] = "tapete 1\ngame brisca\nplayers 2\n";
  host.values["match/b"] = "tapete 1\ngame brisca\nplayers 4\n";
  host.values["match/c"] = "no record\n";
  host.values["match/d"] = "tapete 1\ngame chess\n";
  host.values["current"] = "a";
  const auto home = home_games(host, default_setup(*find_game("tute")));
  REQUIRE(home.size() == games().size() + 1);  // pocha is a preset of podrida with a separate entry
  for (const HomeGame& each : home) {
    CHECK(each.chosen == (each.game->id == "tute"));
    CHECK(each.under_way == (each.game->id == "brisca" ? "match/a" : ""));
  }
  host.values["current"] = "b";
  const auto other = home_games(host, default_setup(*find_game("brisca")));
  CHECK(std::ranges::equal(home, other, {}, &HomeGame::game, &HomeGame::game));
  CHECK(chosen_game(host, default_setup(*find_game("brisca"))).under_way == "match/b");
}

TEST_CASE("pocha has a separate entry on the home screen, which continues the match of pocha in progress", "[home]") {
  TestHost host;
  host.values["match/a"] = "tapete 1\ngame podrida\nplayers 3\nrules deck=spanish36 rounds=long duty=beat\n";
  App app{host};
  const auto entry = [&](std::string_view name) {
    const auto home = home_games(host, app.preferences().setup());
    for (const HomeGame& each : home)
      if (each.name(Lang::en) == name) return each;
    return HomeGame{};
  };
  const HomeGame pocha = entry("Pocha");
  REQUIRE(pocha.preset != nullptr);
  CHECK(pocha.under_way == "match/a");
  CHECK(entry("Podrida").under_way.empty());
  CHECK(pocha.card().deck == Deck::spanish);

  app.preferences().choose_game(*pocha.game, pocha.preset);
  CHECK(chosen_game(host, app.preferences().setup()).name(Lang::en) == "Pocha");
  CHECK(make_header(app.preferences().setup(), Lang::en).rules ==
        RuleChoice{{"deck", "spanish"}, {"rounds", "long"}, {"duty", "beat"}});
  app.preferences().choose_game(*pocha.game, nullptr);
  CHECK(chosen_game(host, app.preferences().setup()).name(Lang::en) == "Podrida");
  CHECK(has_usual_rules(app.preferences().setup()));
}

TEST_CASE("pocha with changed rules is still called pocha and keeps its page of rules", "[home]") {
  TestHost host;
  App app{host};
  MatchSetup setup = default_setup(*find_game("podrida"));
  CHECK(game_name(setup, Lang::es) == "Podrida");
  setup.rules = *read_rules(*setup.game, parse_rules("deck=spanish,rounds=long,duty=beat,most=5"));
  CHECK(preset_of(setup) == nullptr);
  CHECK(game_name(setup, Lang::es) == "Pocha");
  app.preferences().change_setup(setup);
  CHECK(chosen_game(host, app.preferences().setup()).name(Lang::en) == "Pocha");
  CHECK(app.pages().page_name(Screen::rules) == "texts/podrida/rules-pocha.es.md");
  setup.rules = *read_rules(*setup.game, parse_rules("most=7"));
  CHECK(game_name(setup, Lang::es) == "Podrida");
  CHECK(game_name(default_setup(*find_game("tute-dos")), Lang::es) == "Tute de a dos");
}

TEST_CASE("podrida and pocha store separate forms for a new match", "[home]") {
  TestHost host;
  App app{host};
  const GameInfo& podrida = *find_game("podrida");
  const Preset* const pocha =
      &*std::ranges::find_if(podrida.presets, [](const Preset& p) { return p.home_card != nullptr; });
  for (const auto& [preset, players] : {std::pair{pocha, 6}, {static_cast<const Preset*>(nullptr), 3}}) {
    app.preferences().choose_game(podrida, preset);
    MatchSetup setup = app.preferences().setup();
    choose_players(setup, players);
    app.preferences().change_setup(setup);
  }
  TestHost later;
  later.values = host.values;
  App again{later};
  again.preferences().choose_game(podrida, pocha);
  CHECK(again.preferences().setup().players == 6);
  CHECK(home_preset_of(again.preferences().setup()) != nullptr);
  again.preferences().choose_game(podrida);
  CHECK(again.preferences().setup().players == 3);
  CHECK(has_usual_rules(again.preferences().setup()));
}

TEST_CASE("the storage key of a form identifies the game of the form, and other keys identify no game", "[home]") {
  const GameInfo& podrida = *find_game("podrida");
  int forms = 0;
  for (const Preset& preset : podrida.presets) {
    if (preset.home_card == nullptr) continue;
    ++forms;
    CHECK(game_of_form(form_key(podrida, &preset)) == &podrida);
  }
  CHECK(forms > 0);
  CHECK(game_of_form(form_key(podrida, nullptr)) == &podrida);
  for (const std::string_view key : {"setup", "setup.", "setup.chess", "setup.podrida.", "setup.podrida.99",
                                     "setup.podrida.x", "setup.tute.0", "setup.podrida.0.0", "match/setup.podrida"})
    CHECK(game_of_form(key) == nullptr);
}

TEST_CASE("a player who says that he can play a game is not offered its lesson again, even without a match", "[home]") {
  TestHost host;
  App app{host};
  const GameInfo& game = *app.preferences().setup().game;
  Courses& courses = app.lessons().courses();
  REQUIRE(courses.is_new(game));
  courses.mark_known(game);
  CHECK_FALSE(courses.is_new(game));
  host.values["lesson.guinote"] = "3";
  courses.mark_known(game);
  CHECK(host.values["lesson.guinote"] == "3");
}

TEST_CASE("one press on the home screen leads to the table", "[home]") {
  TestHost host;
  App app{host};
  REQUIRE(app.navigation().screen() == Screen::home);
  app.starter().play_now();
  REQUIRE(app.navigation().screen() == Screen::draw);
  host.run(app);
  CHECK(app.navigation().screen() == Screen::table);
  REQUIRE(app.match().session() != nullptr);
  CHECK(app.match().session()->table().info().id == app.preferences().setup().game->id);
}

TEST_CASE("the first match begins with a question about the player, which is asked once", "[home]") {
  TestHost host;
  App app{host};
  app.starter().play();
  REQUIRE(app.navigation().screen() == Screen::player);
  SECTION("a player who does not answer is not asked again") {
    app.starter().sit_down();
    CHECK(app.navigation().screen() == Screen::draw);
    app.back();
    REQUIRE(app.navigation().screen() == Screen::home);
    app.starter().play();
    CHECK(app.navigation().screen() == Screen::draw);
  }
  SECTION("a name is an answer") {
    app.preferences().name_entered(0, "Pepe");
    app.navigation().back();
    app.starter().play();
    CHECK(app.navigation().screen() == Screen::draw);
  }
  SECTION("a portrait is an answer") {
    Settings settings = app.preferences().settings();
    settings.portrait = static_cast<PlayerPortrait>(3);
    app.preferences().change_settings(settings);
    app.navigation().back();
    app.starter().play();
    CHECK(app.navigation().screen() == Screen::draw);
  }
}

TEST_CASE("a match from the form begins with the question about the player too", "[home]") {
  TestHost host;
  App app{host};
  app.starter().new_match();
  app.starter().begin();
  REQUIRE(app.navigation().screen() == Screen::player);
  app.starter().sit_down();
  host.run(app);
  CHECK(app.navigation().screen() == Screen::draw);  // stays until the player continues
  app.back();
  app.starter().begin();
  CHECK(app.navigation().screen() == Screen::draw);
}

TEST_CASE("one press completes the draw of the first dealer, and the next press opens the table", "[home]") {
  TestHost host;
  App app{host};
  app.starter().play_now();
  app.starter().hurry_draw();
  REQUIRE(app.starter().draw()->done());
  app.tick(host.now_ms());
  CHECK(app.navigation().screen() == Screen::draw);
  app.starter().hurry_draw();
  app.tick(host.now_ms());
  CHECK(app.navigation().screen() == Screen::table);
}

TEST_CASE("no first dealer is drawn if the rules determine the first dealer", "[home]") {
  TestHost host;
  App app{host};
  MatchSetup setup = app.preferences().setup_for(*find_game("bridge"));
  setup.rules = read_rules(*setup.game, {{"match", "duplicate"}}).value();
  app.preferences().change_setup(setup);
  app.starter().begin_now();
  CHECK_FALSE(app.starter().draw());
  CHECK(app.navigation().screen() == Screen::table);
}

TEST_CASE("the draw of the first dealer for a match from the form stays until the player continues", "[home]") {
  TestHost host;
  App app{host};
  app.starter().new_match();
  app.starter().begin_now();
  host.run(app);
  CHECK(app.navigation().screen() == Screen::draw);
}

TEST_CASE("continuing a match of another game chooses that game", "[home]") {
  TestHost host;
  App app{host};
  const std::string record = some_match(host, app, 5);
  const std::string id = app.match().local()->id();
  app.back();
  app.preferences().choose_game(*find_game("brisca"));
  CHECK(chosen_game(host, app.preferences().setup()).under_way.empty());
  app.opener().go_on("match/" + id);
  host.run(app);
  CHECK(record_at_table(app.match()) == record);
  CHECK(app.preferences().setup().game->id == "guinote");
}

}  // namespace
}  // namespace tapete
