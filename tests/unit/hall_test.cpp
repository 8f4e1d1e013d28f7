// The first screen: which games it offers in which order, and the ways from there to the cards.
#include <catch_amalgamated.hpp>

#include "app/hall.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::some_match;
using test::TestHost;

TEST_CASE("the chosen game comes first, then those under way, and each game once", "[hall]") {
  TestHost host;
  host.values["match/a"] = "tapete 1\ngame brisca\nplayers 2\n";
  host.values["match/b"] = "tapete 1\ngame brisca\nplayers 4\n";
  host.values["match/c"] = "no record\n";
  host.values["match/d"] = "tapete 1\ngame chess\n";
  host.values["current"] = "a";
  const auto hall = hall_games(host, *find_game("tute"));
  REQUIRE(hall.size() == games().size());
  CHECK(hall[0].game->id == "tute");
  CHECK(hall[0].under_way.empty());
  CHECK(hall[1].game->id == "brisca");
  CHECK(hall[1].under_way == "match/a");
  for (std::size_t i = 2; i < hall.size(); ++i) CHECK(hall[i].under_way.empty());
  host.values["current"] = "b";
  CHECK(hall_games(host, *find_game("brisca"))[0].under_way == "match/b");
}

TEST_CASE("from the first screen one press leads to the cards", "[hall]") {
  TestHost host;
  App app{host};
  REQUIRE(app.trail().screen() == Screen::start);
  app.dealing().play();
  REQUIRE(app.trail().screen() == Screen::draw);
  host.run(app);
  CHECK(app.trail().screen() == Screen::table);
  REQUIRE(app.playing().session() != nullptr);
  CHECK(app.playing().session()->table().info().id == app.choices().setup().game->id);
}

TEST_CASE("who waits no longer for the draw of the first dealer presses anywhere", "[hall]") {
  TestHost host;
  App app{host};
  app.dealing().play();
  app.dealing().hurry_draw();
  REQUIRE(app.dealing().draw()->done());
  app.tick(host.now_ms());
  CHECK(app.trail().screen() == Screen::draw);
  app.dealing().hurry_draw();
  app.tick(host.now_ms());
  CHECK(app.trail().screen() == Screen::table);
}

TEST_CASE("whoever filled in the form sees who deals for as long as they like", "[hall]") {
  TestHost host;
  App app{host};
  app.dealing().new_match();
  app.dealing().begin();
  host.run(app);
  CHECK(app.trail().screen() == Screen::draw);
}

TEST_CASE("a match of another game is gone on with from the first screen, and its game is chosen then", "[hall]") {
  TestHost host;
  App app{host};
  const std::string record = some_match(host, app, 5);
  const std::string id = app.playing().session()->id();
  app.back();
  app.choices().choose_game(*find_game("brisca"));
  CHECK(hall_games(host, *app.choices().setup().game)[0].under_way.empty());
  app.playing().go_on("match/" + id);
  host.run(app);
  CHECK(app.playing().record() == record);
  CHECK(app.choices().setup().game->id == "guinote");
}

}  // namespace
}  // namespace tapete
