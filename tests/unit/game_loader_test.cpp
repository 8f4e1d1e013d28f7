// A game whose code arrives late, as in the page: the app waits or offers a retry, and nothing is lost.
#include <catch_amalgamated.hpp>

#include "match/games.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::some_match;
using test::TestHost;
using test::told;

/// While an object of this class exists, only the last game that answer() has delivered counts as loaded.
class LateGames {
 public:
  LateGames() : before_(replace_loaded_test([](const GameInfo& game) { return come == &game; })) { come = nullptr; }
  ~LateGames() { replace_loaded_test(before_); }
  LateGames(const LateGames&) = delete;
  LateGames& operator=(const LateGames&) = delete;

  static void answer(App& app, std::string_view game, bool comes) {
    if (comes) come = find_game(game);
    app.game_answered(game, comes);
  }

 private:
  static inline const GameInfo* come = nullptr;
  LoadedTest before_;
};

/// The form of a match of brisca, submitted before the game is loaded.
struct BegunForm {
  LateGames late;
  TestHost host;
  App app{host};

  BegunForm() {
    app.starter().new_match();
    app.preferences().change_setup(with_game(app.preferences().setup(), *find_game("brisca")));
    app.starter().begin_now();
  }
};

TEST_CASE("a match begins once its game is loaded", "[loading]") {
  BegunForm t;
  CHECK(t.host.expected == "brisca");
  CHECK(t.app.waits_for_game());
  CHECK(t.app.navigation().screen() == Screen::setup);
  LateGames::answer(t.app, "guinote", false);
  CHECK(t.app.waits_for_game());
  LateGames::answer(t.app, "brisca", true);
  CHECK_FALSE(t.app.waits_for_game());
  CHECK(t.app.navigation().screen() == Screen::draw);
}

TEST_CASE("only a game that takes long to load is announced", "[loading]") {
  BegunForm t;
  t.app.tick(t.host.now);
  CHECK_FALSE(t.app.messages().toast().has_value());
  t.host.now += 1000;
  t.app.tick(t.host.now);
  REQUIRE(t.app.messages().toast().has_value());
  CHECK(t.app.messages().toast()->text == "Se está cargando Brisca");
}

TEST_CASE("a game that cannot be loaded is requested again if the player asks", "[loading]") {
  BegunForm t;
  t.host.expected.clear();
  LateGames::answer(t.app, "brisca", false);
  CHECK(told(t.app).find("No se ha podido cargar") != std::string::npos);
  CHECK(t.app.navigation().screen() == Screen::setup);
  t.app.messages().answer(true);
  CHECK(t.host.expected == "brisca");
  LateGames::answer(t.app, "brisca", true);
  CHECK(t.app.navigation().screen() == Screen::draw);
}

TEST_CASE("a game that is loaded after the player has left the screen starts no match", "[loading]") {
  BegunForm t;
  t.app.back();
  LateGames::answer(t.app, "brisca", true);
  CHECK(t.app.navigation().screen() == Screen::home);
  CHECK_FALSE(t.app.starter().draw().has_value());
}

TEST_CASE("a match in progress is restored once its game is loaded", "[loading]") {
  TestHost host;
  std::string record;
  {
    App before{host};
    record = some_match(host, before);
  }
  const LateGames late;
  App app{host};
  CHECK(app.match().at_table() == nullptr);
  CHECK_FALSE(app.messages().dialog().has_value());
  LateGames::answer(app, "guinote", false);
  CHECK(told(app).find("No se ha podido cargar") != std::string::npos);
  CHECK(host.load("current").has_value());
  app.messages().answer(true);
  LateGames::answer(app, "guinote", true);
  CHECK(record_at_table(app.match()) == record);
  CHECK(app.navigation().screen() == Screen::table);
}

TEST_CASE("a record of a game that is not loaded is refused with the fault game_not_loaded", "[loading]") {
  const LateGames late;
  const auto table = open_table({"guinote", 2, {}, {}});
  REQUIRE_FALSE(table);
  CHECK(table.error().fault == Fault::game_not_loaded);
}

TEST_CASE("a lesson begins once its game is loaded", "[loading]") {
  const LateGames late;
  TestHost host;
  App app{host};
  app.lessons().begin();
  CHECK_FALSE(app.lessons().shown());
  LateGames::answer(app, "guinote", true);
  CHECK(app.lessons().shown());
  host.run(app);
  CHECK(app.lessons().is_loaded());
}

}  // namespace
}  // namespace tapete
