// The storage and backups screen: permanence of the storage, failures, suggestions to save a backup, and deleting
// everything.
#include <catch_amalgamated.hpp>

#include "app/strings.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

/// Plays until this many hands are over or a question is asked. Returns the number of hands that were over.
int play_hands(App& app, TestHost& host, int hands) {
  int left = 0;
  while (left < hands && !app.messages().dialog()) {
    if (app.match().session()->sheet()) {
      if (app.match().session()->finished())
        start_match(app, host, 2);
      else
        app.match().next_hand();
      host.run(app);
      ++left;
    } else {
      act(app, host);
    }
  }
  return left;
}

/// Starts a match that cannot end before the twentieth hand.
void start_long_match(App& app, TestHost& host) {
  MatchSetup setup = default_setup(*find_game("guinote"));
  setup.players = 2;
  setup.rules[0] = 99;
  setup.level = "random";
  app.preferences().change_setup(setup);
  app.starter().new_match();
  app.starter().begin_now();
  host.run(app);
  app.starter().deal_first();
  host.run(app);
}

TEST_CASE("the storage and backups screen shows the permanence and size of the storage, and the version",
          "[diagnostics]") {
  TestHost host;
  host.keeping = {.lasts = false, .framed = true, .forgets = false, .used = 3e6, .quota = 1e9};
  App app{host};
  start_match(app, host);
  host.values["done/x"] = "x";
  app.storage_health().open();
  CHECK(app.navigation().screen() == Screen::diagnostics);
  CHECK(!app.diagnostics().storage_status());
  host.run(app);
  REQUIRE(app.diagnostics().storage_status());
  CHECK(!app.diagnostics().storage_status()->lasts);
  CHECK(app.diagnostics().storage_status()->quota == 1e9);
  CHECK(app.storage_health().match_count() == 2);
  CHECK(app.storage_health().version() == "0.1.0 · 0123abcd");
  app.back();
  CHECK(app.navigation().screen() == Screen::table);
}

TEST_CASE("the browser's answer to a request for permanent storage is reported", "[diagnostics]") {
  TestHost host;
  App app{host};
  app.storage_health().open();
  host.run(app);
  for (const bool agrees : {false, true}) {
    app.storage_health().ask_to_keep();
    CHECK(host.look_wanted);
    app.storage_health().storage_seen({.lasts = agrees});
    CHECK(app.diagnostics().storage_status()->lasts == agrees);
    REQUIRE(app.messages().toast());
    CHECK((app.messages().toast()->text == "The browser will keep your matches"_text(app.preferences().lang())) ==
          agrees);
  }
}

TEST_CASE("the last failure is kept for the next visit as one printable line", "[diagnostics]") {
  TestHost host;
  {
    App app{host};
    CHECK(!app.diagnostics().failure());
    app.storage_health().page_failed("a\nb \u202e" + std::string(1000, 'x'));  // NOLINT(misc-misleading-bidirectional)
  }
  App app{host};
  REQUIRE(app.diagnostics().failure());
  CHECK(app.diagnostics().failure()->date == host.date());
  CHECK(app.diagnostics().failure()->text.ends_with("xx"));
  CHECK(app.diagnostics().failure()->text.find("a b xx") != std::string::npos);
  CHECK(app.diagnostics().failure()->text.size() <= Diagnostics::kLongestFailure);
}

TEST_CASE("a file that cannot be loaded is kept as a failure", "[diagnostics]") {
  TestHost host;
  host.offline = true;
  App app{host};
  (void)app.pages().page(Screen::rules);
  host.run(app);
  REQUIRE(app.diagnostics().failure());
  CHECK(app.diagnostics().failure()->text.find("rules") != std::string::npos);
}

TEST_CASE("a repeated failure is stored once", "[diagnostics]") {
  TestHost host;
  App app{host};
  app.storage_health().page_failed("x");
  const int stores = host.stores;
  for (int i = 0; i < 100; ++i) app.storage_health().page_failed("x");
  CHECK(host.stores == stores);
}

TEST_CASE("a failure to store is itself stored once storage works again", "[diagnostics]") {
  TestHost host;
  host.broken = true;
  App app{host};
  start_match(app, host);
  REQUIRE(app.diagnostics().failure());
  CHECK(host.values.empty());
  host.broken = false;
  act(app, host);
  host.run(app);
  CHECK(host.values["failure"].ends_with("Nothing can be saved here"_text(app.preferences().lang())));
}

TEST_CASE("the storage and backups screen opens even if the stored texts about failures and backups are malformed",
          "[diagnostics]") {
  for (const std::string& text : {std::string{}, std::string{"x"}, std::string(17, ' '), std::string(1 << 20, 'x'),
                                  std::string{"hands 99999999\ncopied \xff\n"}, std::string(1 << 20, '\n')}) {
    TestHost host;
    host.values["failure"] = text;
    host.values["care"] = text;
    App app{host};
    app.storage_health().open();
    host.run(app);
    CHECK((!app.diagnostics().failure() || app.diagnostics().failure()->text.size() <= Diagnostics::kLongestFailure));
    CHECK(!app.diagnostics().reminds());
  }
}

TEST_CASE("without permanent storage a backup is suggested after twenty hands, between two hands", "[diagnostics]") {
  TestHost host;
  host.keeping.lasts = false;
  App app{host};
  start_long_match(app, host);
  CHECK(play_hands(app, host, 30) == Diagnostics::kHandsUnsaved);
  REQUIRE(app.messages().dialog());
  CHECK(app.messages().dialog()->title == "Save a backup?"_text(app.preferences().lang()));
  CHECK(app.match().session()->sheet());  // the next hand has not started
  SECTION("after a refusal, a backup is suggested again after twenty more hands") {
    app.messages().answer(false);
    CHECK(!app.messages().dialog());
    CHECK(play_hands(app, host, 30) == Diagnostics::kHandsUnsaved);
    CHECK(app.messages().dialog());
  }
  SECTION("a backup ends the suggestions") {
    app.messages().answer(true);
    host.run(app);
    CHECK(!host.file.empty());
    CHECK(app.diagnostics().copied() == host.date());
    while (app.messages().dialog()) app.messages().answer(true);
    CHECK(play_hands(app, host, 45) == 45);
    CHECK(!app.messages().dialog());
  }
  SECTION("the hands of several visits are added up") {
    app.messages().answer(false);
    CHECK(play_hands(app, host, 12) == 12);
    App again{host};
    host.run(again);
    CHECK(play_hands(again, host, 30) == Diagnostics::kHandsUnsaved - 12);
  }
}

TEST_CASE("with permanent storage no backup is suggested", "[diagnostics]") {
  TestHost host;
  App app{host};
  start_long_match(app, host);
  CHECK(play_hands(app, host, 25) == 25);
  CHECK(!app.messages().dialog());
}

TEST_CASE("deleting everything needs two confirmations, and a refusal keeps everything", "[diagnostics]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.storage_health().open();
  host.run(app);
  const auto values = host.values;
  for (const int yes : {0, 1}) {
    app.storage_health().start_afresh();
    for (int i = 0; i < yes; ++i) app.messages().answer(true);
    REQUIRE(app.messages().dialog());
    app.messages().answer(false);
    CHECK(!app.messages().dialog());
    CHECK(host.afresh == 0);
    CHECK(host.values == values);
  }
  app.storage_health().start_afresh();
  app.messages().answer(true);
  app.messages().answer(true);
  CHECK(host.afresh == 1);
}

}  // namespace
}  // namespace tapete
