// Storage that opens late or fails: data are not lost, and the player is told.
#include <catch_amalgamated.hpp>

#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::somebodys;
using test::start_match;
using test::TestHost;
using test::told;

using Values = decltype(TestHost::values);

/// An app whose storage cannot be read at the start. After arrives() the data of an earlier visit can be read.
struct ReadLate {
  Values before = somebodys();
  std::string current = before.at("current");
  TestHost host;
  App app{prepared()};

  ReadLate() {
    CHECK(host.notice == "Saved data cannot be read right now. Tapete keeps retrying."_text(Lang::es));
    CHECK(!app.messages().dialog());
    CHECK(app.match().session() == nullptr);
  }
  TestHost& prepared() {
    host.state = Stored::failed;
    host.rng = Rng{5};  // so that the ID of a new match differs from the stored one
    return host;
  }
  void arrives() {
    host.values = before;  // the failed storage has dropped all changes
    host.receipts.clear();
    host.state = Stored::safe;
    app.storage_opened();
    host.run(app);
  }
};

TEST_CASE("stored data that arrive late are applied if nothing was changed", "[saving]") {
  ReadLate t;
  t.arrives();
  CHECK(t.host.notice.empty());
  CHECK(t.app.navigation().screen() == Screen::home);
  CHECK(record_at_table(t.app.match()).starts_with(t.before.at("match/" + t.current)));
  CHECK(t.app.preferences().settings().text_size == TextSize::largest);
  CHECK(t.app.preferences().setup().names[0] == "Begoña");
  CHECK(t.host.values.at("settings") == t.before.at("settings"));
  CHECK(t.host.values.at("setup") == t.before.at("setup"));
}

TEST_CASE("stored data that arrive late do not replace a changed setting, name or level", "[saving]") {
  ReadLate t;
  Settings settings = t.app.preferences().settings();
  settings.speed = Speed::fast;
  t.app.preferences().change_settings(settings);
  MatchSetup setup = t.app.preferences().setup();
  setup.names[1] = "Luis";
  setup.level = "expert";
  t.app.preferences().change_setup(setup);
  t.arrives();
  CHECK(t.app.preferences().settings().speed == Speed::fast);
  CHECK(t.app.preferences().settings().text_size == TextSize::largest);
  CHECK(t.app.preferences().settings().contrast == Switch::on);
  CHECK(t.app.preferences().setup().names[0] == "Begoña");
  CHECK(t.app.preferences().setup().names[1] == "Luis");
  CHECK(t.app.preferences().setup().level == "expert");
  CHECK(t.app.preferences().setup().rules[0] == 2);
  CHECK(parse_settings(t.host.values.at("settings"), {}) == t.app.preferences().settings());
  CHECK(parse_setup(*games().front(), t.host.values.at("setup")) == t.app.preferences().setup());
}

TEST_CASE("stored data that arrive late do not replace a match that the player has begun", "[saving]") {
  ReadLate t;
  start_match(t.app, t.host);
  act(t.app, t.host);
  const std::string record = record_at_table(t.app.match());
  t.arrives();
  CHECK(t.app.navigation().screen() == Screen::table);
  CHECK(record_at_table(t.app.match()) == record);
  CHECK(t.host.stored_match() == record);
  CHECK(t.host.values.at("match/" + t.current) == t.before.at("match/" + t.current));
  CHECK(t.host.keys("match/").size() == 2);
}

const std::string_view kSaid = "Nothing can be saved right now. Leave this open: Tapete keeps retrying."_text(Lang::es);

TEST_CASE("a notice is shown while storage fails, and no dialog interrupts the hand", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int time = 0; time < 3; ++time) {
    host.broken = true;
    for (int i = 0; i < 2; ++i) {
      act(app, host);
      CHECK(host.notice == kSaid);
      CHECK(!app.messages().dialog());
    }
    host.broken = false;
    host.heard.clear();
    act(app, host);
    CHECK(host.notice.empty());
    CHECK(!app.messages().dialog());
    CHECK(std::find(host.heard.begin(), host.heard.end(), "Saving works again"_text(Lang::es)) != host.heard.end());
  }
}

TEST_CASE("the notice is in the current language", "[saving]") {
  TestHost host;
  host.broken = true;
  App app{host};
  Settings settings = app.preferences().settings();
  settings.lang = Lang::en;
  app.preferences().change_settings(settings);
  host.run(app);
  CHECK(host.notice == "Nothing can be saved right now. Leave this open: Tapete keeps retrying.");
  settings.lang = Lang::es;
  app.preferences().change_settings(settings);
  CHECK(host.notice == kSaid);
}

TEST_CASE("a failure to store settings is reported", "[saving]") {
  TestHost host;
  host.broken = true;
  App app{host};
  app.preferences().change_settings(app.preferences().settings());
  host.run(app);
  CHECK(host.notice == kSaid);
}

TEST_CASE("if the storage is refused, a notice says so, and no dialog says that data are missing", "[saving]") {
  TestHost host;
  host.state = Stored::refused;
  host.broken = true;
  App app{host};
  CHECK(host.notice == "Nothing is saved here: closing this page loses your match."_text(Lang::es));
  CHECK(!app.messages().dialog());
}

TEST_CASE("the loss of data is reported once, and the report is stored for the diagnostics screen", "[saving]") {
  const std::string_view lost =
      "Saved data was lost. Matches in progress and settings have been restored."_text(Lang::es);
  const auto times = [&lost](const TestHost& host) { return std::count(host.heard.begin(), host.heard.end(), lost); };
  TestHost host;
  SECTION("before the start") {
    host.state = Stored::regained;
    App app{host};
    host.run(app);
    CHECK(times(host) == 1);
    CHECK(host.values["failure"].ends_with(lost));
  }
  SECTION("during a match") {
    App app{host};
    start_match(app, host);
    for (int i = 0; i < 2; ++i) app.stored(0, Stored::regained);
    CHECK(times(host) == 1);
    CHECK(host.notice.empty());
    CHECK(app.messages().toast()->text == lost);
    CHECK(app.messages().toast()->until - host.now > 5000);
  }
}

}  // namespace
}  // namespace tapete
