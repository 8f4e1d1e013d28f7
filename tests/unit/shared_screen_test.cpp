// Matches of several people at one screen.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::read_page;
using test::TestHost;

/// Starts a match of kwingto for three: two people at this screen and a bot.
void start_shared(App& app, TestHost& host) {
  MatchSetup setup = with_game(app.preferences().setup(), *find_game("kwingto"));
  setup.players = 3;
  setup.people[2] = true;
  app.preferences().change_setup(setup);
  app.starter().new_match();
  app.starter().begin_now();
  host.run(app);
}

TEST_CASE("the table turns to the person who has to act", "[app]") {
  TestHost host;
  App app{host};
  start_shared(app, host);
  // In kwingto no cards are drawn to choose the first seat, so the table is shown at once.
  REQUIRE(app.navigation().screen() == Screen::table);
  REQUIRE(app.match().session() != nullptr);
  CHECK(app.match().session()->seating().shared());
  host.announce(tell_at_table(app.match(), Ask::table));
  CHECK(host.heard.back().find("Tu tablero: vacío.") != std::string::npos);
  std::array<int, 3> acted{};
  for (int i = 0; i < 2000 && !app.match().session()->over(); ++i) {
    REQUIRE(app.match().session()->can_act());
    const Seat viewer = app.match().session()->viewer();
    CHECK(app.match().session()->table().turn().seat == viewer);
    CHECK(app.match().session()->scene().viewer == viewer);
    CHECK(viewer != 1);
    ++acted[static_cast<std::size_t>(viewer)];
    app.choose(static_cast<int>(app.match().session()->scene().options.size()) / 2);
    host.run(app);
  }
  CHECK(app.match().session()->over());
  host.announce(tell_at_table(app.match(), Ask::table));
  CHECK(host.heard.back().find("Tablero, ") != std::string::npos);
  CHECK(acted[0] > 5);
  CHECK(acted[2] > 5);
  REQUIRE(app.match().session()->sheet());
  CHECK(app.match().session()->sheet()->match_over);
  CHECK(app.match().session()->deck_hash().empty());
}

/// Starts a match of guiñote for four with two people at this screen.
void start_hidden(App& app, TestHost& host) {
  MatchSetup setup = app.preferences().setup();
  setup.players = 4;
  setup.people[1] = true;
  app.preferences().change_setup(setup);
  app.starter().new_match();
  app.starter().begin_now();
  app.starter().hurry_draw();
  app.starter().deal_first();
  host.run(app);
}

/// Checks that the app reveals nothing about the next person's cards, neither when asked nor after a minute. Then
/// passes the device to that person and returns the person's seat.
Seat pass_device(App& app, TestHost& host, Seat holder) {
  const MatchDriver& session = *app.match().session();
  const Seat next = session.seating().passing();
  REQUIRE((next == 0 || next == 1));
  CHECK(next != holder);
  CHECK(!session.can_act());
  CHECK(!app.match().local()->can_undo());
  CHECK(host.heard == std::vector<std::string>{"Pasa la pantalla a " + session.name(next)});
  app.match().hurry();
  host.announce(tell_at_table(app.match(), Ask::hand));
  host.now += 60'000;
  app.tick(host.now);
  REQUIRE(session.seating().passing() == next);
  CHECK(host.heard.back() == host.heard.front());
  app.match().take_device();
  host.run(app);
  return next;
}

TEST_CASE("at a shared screen only the holder of the device sees and hears the cards", "[app]") {
  TestHost host;
  App app{host};
  start_hidden(app, host);
  const MatchDriver& session = *app.match().session();
  REQUIRE(session.seating().shared());
  std::array<int, 4> taken{};
  Seat holder = kNobody;
  while (!session.sheet()) {
    if (session.seating().passing() != kNobody) {
      holder = pass_device(app, host, holder);
      ++taken[static_cast<std::size_t>(holder)];
      continue;
    }
    CHECK(session.scene().viewer == holder);
    REQUIRE(session.can_act());
    CHECK(session.table().turn().seat == holder);
    app.choose(0);
    host.run(app);
  }
  CHECK(taken[0] >= 8);
  CHECK(taken[1] >= 8);
  // After a reload the holder is unknown, so the app asks for the device to be passed to one of the two people.
  app.match().next_hand();
  host.run(app);
  REQUIRE(session.seating().passing() != kNobody);
  App again{host};
  REQUIRE(again.match().session() != nullptr);
  const Seat asked = again.match().session()->seating().passing();
  CHECK((asked == 0 || asked == 1));
}

TEST_CASE("the form for a shared match is restored", "[app]") {
  TestHost host;
  App app{host};
  start_shared(app, host);
  App again{host};
  CHECK(again.preferences().setup().game->id == "kwingto");
  CHECK(again.preferences().setup().people[2]);
  REQUIRE(again.match().session() != nullptr);
  CHECK(again.match().session()->seating().shared());
  CHECK(read_page(again, host, Screen::rules).find("José Carlos de Diego Guerrero (WKR)") != std::string::npos);
}

TEST_CASE("one press burns all proposed cards", "[app]") {
  TestHost host;
  App app{host};
  start_shared(app, host);
  bool tried = false;
  // 400 actions are enough for a seat to begin a row; the game then proposes four cards to burn.
  for (int i = 0; i < 400 && !tried && !app.match().session()->over(); ++i) {
    const auto& options = app.match().session()->scene().options;
    std::size_t chosen = options.size() / 2;
    for (std::size_t k = 0; k < options.size(); ++k) {
      if (options[k].kind == OptionKind::place) chosen = k;
      // A proposal of four burns: one action and the three actions that follow.
      if (options[k].kind != OptionKind::advice || options[k].next_actions.size() != 3) continue;
      chosen = k;
      tried = true;
    }
    const auto before = app.match().session()->table().events().size();
    const std::string seat = std::to_string(app.match().session()->viewer());
    app.choose(static_cast<int>(chosen));
    if (tried)
      for (std::size_t k = 0; k < 4; ++k)
        CHECK(app.match().session()->table().events()[before + k].starts_with(seat + " burn "));
    host.run(app);
  }
  CHECK(tried);
}

}  // namespace
}  // namespace tapete
