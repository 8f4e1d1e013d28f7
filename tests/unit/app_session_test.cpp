// The application without a screen: whole matches, resumed matches, and invalid records.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::read_page;
using test::start_match;
using test::TestHost;

TEST_CASE("the driver of a match that the player leaves during a frame stays valid until the frame ends", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.match().session()->finished()) act(app, host);
  MatchDriver& drawn = *app.match().session();
  const std::string seal = drawn.deck_hash();
  app.back();
  REQUIRE(app.match().session() == nullptr);
  CHECK(drawn.deck_hash() == seal);
}

TEST_CASE("a match is stored after every event and archived at its end", "[app]") {
  for (const int players : {4, 2}) {
    TestHost host;
    App app{host};
    start_match(app, host, players);
    do {
      if (!app.match().session()->over()) REQUIRE(host.stored_match() == record_at_table(app.match()));
      const auto record = parse_record(record_at_table(app.match()));
      REQUIRE(record);
      REQUIRE(replay(*record));
    } while (act(app, host));
    CHECK(app.match().session()->over());
    CHECK(app.match().session()->sheet()->match_over);
    CHECK(host.values["done/" + app.match().local()->id()] == record_at_table(app.match()));
    CHECK(host.keys("match/").empty());
    CHECK(host.stored_match().empty());
  }
}

TEST_CASE("a match of tute continues after the viewer's seat is out of it", "[app][tute]") {
  int left = 0;
  for (const int players : {3, 4, 5, 6}) {
    TestHost host;
    App app{host};
    start_match(app, host, players, "tute");
    CHECK(app.match().setup().game->id == "tute");
    CHECK(read_page(app, host, Screen::rules).starts_with("# Cómo se juega al tute"));
    while (act(app, host)) {
      const auto& score = app.match().session()->scene().score;
      REQUIRE(score.size() == static_cast<std::size_t>(players));
      if (score[0].won == score[0].target) ++left;
    }
    CHECK(app.match().session()->over());
    CHECK(app.match().session()->sheet()->match_over);
  }
  CHECK(left > 0);
}

TEST_CASE("reopening the app restores the match after any action", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int i = 0; i < 25; ++i) {
    TestHost later;
    later.values = host.values;
    App again{later};
    later.run(again);
    REQUIRE(again.match().session() != nullptr);
    CHECK(record_at_table(again.match()) == record_at_table(app.match()));
    CHECK(again.match().session()->can_act() == app.match().session()->can_act());
    CHECK(again.match().session()->sheet().has_value() == app.match().session()->sheet().has_value());
    if (!act(app, host)) break;
  }
}

TEST_CASE("copied text reaches the clipboard", "[app]") {
  TestHost host;
  App app{host};
  app.host().copy_text("abc");
  CHECK(host.copied == "abc");
}

TEST_CASE("the player is told whether a text was copied", "[app]") {
  TestHost host;
  App app{host};
  for (const bool done : {true, false}) {
    app.messages().text_copied(done);
    REQUIRE(app.messages().toast().has_value());
    CHECK(!app.messages().toast()->text.empty());
  }
}

TEST_CASE("a short message ends when the player acts", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.messages().show_toast(std::string{"No"});
  REQUIRE(app.messages().toast());
  app.choose(0);
  CHECK_FALSE(app.messages().toast());
}

TEST_CASE("a bot's answer is ignored if no question to a bot is open", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string record = record_at_table(app.match());
  app.bot_answered(1, "play Ao");
  app.bot_answered(999, "pass");
  host.run(app);
  CHECK(record_at_table(app.match()) == record);
}

TEST_CASE("an invalid record is reported, and the current match stays", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string record = record_at_table(app.match());
  for (const auto* text : {"", "nonsense", "tapete 2\n", "tapete 1\ngame mus\nplayers 4\n",
                           "tapete 1\ngame guinote\nplayers 4\n0 play Ao\n"}) {
    CHECK(!app.opener().open_record(text));
    REQUIRE(app.messages().dialog().has_value());
    CHECK(app.messages().dialog()->text.size() > 10);
    app.messages().answer(true);
    CHECK(record_at_table(app.match()) == record);
    CHECK(host.stored_match() == record);
  }
}

TEST_CASE("an unreadable stored match is kept under another key", "[app]") {
  TestHost host;
  host.values["match"] = "tapete 1\ngame guinote\nplayers 4\ndeal 0 Ao\n";
  const std::string stored = host.values["match"];
  App app{host};
  CHECK(app.match().session() == nullptr);
  CHECK(app.navigation().screen() == Screen::home);
  REQUIRE(app.messages().dialog().has_value());
  bool kept = false;
  for (const auto& [key, text] : host.values) kept = kept || text == stored;
  CHECK(kept);
}

TEST_CASE("a match continues without a dialog if nothing can be stored", "[app]") {
  TestHost host;
  host.broken = true;
  App app{host};
  start_match(app, host);
  for (int i = 0; i < 5; ++i) REQUIRE(act(app, host));
  CHECK(!app.messages().dialog().has_value());
  CHECK(!host.notice.empty());
}

TEST_CASE("the app draws no frame and sets no timer while a person thinks", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.run(app);
  REQUIRE(app.match().session()->can_act());
  const int frames = host.frames;
  CHECK(!host.wake);
  app.tick(host.now + 60000);
  CHECK(host.frames == frames);
}

TEST_CASE("a player who is out can skip to the end of the match", "[app][tute]") {
  TestHost host;
  App app{host};
  app.starter().new_match();
  MatchSetup setup = with_game(app.preferences().setup(), *find_game("tute"));
  setup.rules = *read_rules(*setup.game, {{"strikes", "2"}});
  app.preferences().change_setup(setup);
  app.starter().begin_now();
  host.run(app);
  app.starter().deal_first();
  host.run(app);
  const auto out = [&app] { return app.match().session()->scene().score.front().won >= 2; };
  while (!out() && test::act(app, host)) {
  }
  REQUIRE(app.match().session()->sheet());
  if (!app.match().session()->finished()) app.match().next_hand(true);
  host.run(app);
  CHECK(app.match().session()->over());
  REQUIRE(app.match().session()->sheet());
  CHECK(app.match().session()->sheet()->match_over);
}

}  // namespace
}  // namespace tapete
