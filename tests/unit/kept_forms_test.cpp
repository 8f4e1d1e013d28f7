// Settings and the forms for a new match are stored and read back. Invalid stored texts do not prevent a match.
#include <catch_amalgamated.hpp>

#include "test_host.hpp"

namespace tapete {
namespace {

using test::start_match;
using test::TestHost;

TEST_CASE("choosing another game keeps the names and the level, and the choice is stored", "[app]") {
  TestHost host;
  App app{host};
  MatchSetup setup = app.preferences().setup();
  setup.names[1] = "Ana";
  setup.level = "good";
  setup.players = 2;
  app.preferences().change_setup(with_game(setup, *find_game("tute")));
  CHECK(app.preferences().setup().players == 4);
  TestHost later;
  later.values = host.values;
  App again{later};
  CHECK(again.preferences().setup().game->id == "tute");
  CHECK(again.preferences().setup().names[1] == "Ana");
  CHECK(again.preferences().setup().level == "good");
}

TEST_CASE("each game's form is restored when the game is chosen again", "[app]") {
  TestHost host;
  App app{host};
  MatchSetup setup = app.preferences().setup_for(*find_game("tute"));
  setup.players = 6;
  app.preferences().change_setup(setup);
  app.preferences().change_setup(app.preferences().setup_for(*find_game("kwingto")));
  setup = app.preferences().setup();
  CHECK(setup.players == 2);
  setup.level = "expert";
  setup.names[0] = "Ana";
  app.preferences().change_setup(setup);
  setup = app.preferences().setup_for(*find_game("tute"));
  CHECK(setup.game->id == "tute");
  CHECK(setup.players == 6);
  CHECK(setup.level == "expert");
  CHECK(setup.names[0] == "Ana");
}

TEST_CASE("invalid stored settings and forms do not prevent a match", "[app]") {
  for (const auto* text : {"", "x", "lang xx\ntheme 9\n", "players 99\nrules coto=0\n", "\xff\xfe\n\n\n"}) {
    TestHost host;
    host.values["settings"] = text;
    host.values["setup"] = text;
    App app{host};
    start_match(app, host);
    CHECK(app.match().session()->table().players() == 4);
  }
}

}  // namespace
}  // namespace tapete
