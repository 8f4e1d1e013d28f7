// Storage that opens late or fails: what is here is not lost, and the player is told.
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

TEST_CASE("what is read late holds, but for what the player has changed", "[saving]") {
  const Values before = somebodys();
  const std::string current = before.at("current");
  TestHost host;
  host.state = Stored::failed;
  host.rng = Rng{5};  // another match
  App app{host};
  CHECK(told(app).starts_with("What is stored here cannot be read"_text(Lang::es)));
  CHECK(app.playing().session() == nullptr);
  const auto arrives = [&] {
    host.values = before;  // what was to be stored in its place has been dropped
    host.receipts.clear();
    host.state = Stored::safe;
    app.storage_opened();
    host.run(app);
  };

  SECTION("nothing was changed") {
    arrives();
    CHECK(!app.messages().dialog());
    CHECK(app.trail().screen() == Screen::start);
    CHECK(app.playing().record().starts_with(before.at("match/" + current)));
    CHECK(app.choices().settings().text_size == TextSize::largest);
    CHECK(app.choices().setup().names[0] == "Begoña");
    CHECK(host.values.at("settings") == before.at("settings"));
    CHECK(host.values.at("setup") == before.at("setup"));
  }
  SECTION("a setting, a name and the level") {
    app.messages().answer(true);
    Settings settings = app.choices().settings();
    settings.speed = Speed::fast;
    app.choices().change_settings(settings);
    MatchSetup setup = app.choices().setup();
    setup.names[1] = "Luis";
    setup.level = "expert";
    app.choices().change_setup(setup);
    arrives();
    CHECK(app.choices().settings().speed == Speed::fast);
    CHECK(app.choices().settings().text_size == TextSize::largest);
    CHECK(app.choices().settings().contrast == Switch::on);
    CHECK(app.choices().setup().names[0] == "Begoña");
    CHECK(app.choices().setup().names[1] == "Luis");
    CHECK(app.choices().setup().level == "expert");
    CHECK(app.choices().setup().rules[0] == 2);
    CHECK(parse_settings(host.values.at("settings"), {}) == app.choices().settings());
    CHECK(parse_setup(*games().front(), host.values.at("setup")) == app.choices().setup());
  }
  SECTION("a match was begun") {
    app.messages().answer(true);
    start_match(app, host);
    act(app, host);
    const std::string record = app.playing().record();
    arrives();
    CHECK(app.trail().screen() == Screen::table);
    CHECK(app.playing().record() == record);
    CHECK(host.stored_match() == record);
    CHECK(host.values.at("match/" + current) == before.at("match/" + current));
    CHECK(host.keys("match/").size() == 2);
  }
}

TEST_CASE("storage that fails is told each time anew, and that it works again", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int time = 0; time < 3; ++time) {
    host.broken = true;
    for (int i = 0; i < 2; ++i) {  // it goes on failing: once is enough
      act(app, host);
      CHECK(app.messages().dialog().has_value() == (i == 0));
      CHECK((i > 0 || told(app).starts_with("Nothing can be saved here"_text(Lang::es))));
      app.messages().answer(true);
      host.run(app);
    }
    host.broken = false;
    host.heard.clear();
    act(app, host);
    CHECK(!app.messages().dialog());
    CHECK(std::find(host.heard.begin(), host.heard.end(), "Everything is saved again"_text(Lang::es)) !=
          host.heard.end());
  }
}

TEST_CASE("settings that cannot be stored are told of, too", "[saving]") {
  TestHost host;
  host.broken = true;
  App app{host};
  app.choices().change_settings(app.choices().settings());
  host.run(app);
  CHECK(told(app).starts_with("Nothing can be saved here"_text(Lang::es)));
}

}  // namespace
}  // namespace tapete
