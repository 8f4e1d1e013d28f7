// The app in a page: the parameters of the page's address, messages from and to the embedding page, and the offer of a
// newer version.
#include <catch_amalgamated.hpp>

#include "test_host.hpp"

namespace tapete {
namespace {

/// Host of a page whose address has these parameters.
class PageHost final : public test::TestHost {
 public:
  explicit PageHost(std::string address, std::uint64_t chance = 1) : address_(std::move(address)) { rng = Rng{chance}; }
  [[nodiscard]] std::string parameters() const override { return address_; }

 private:
  std::string address_;
};

void begin(App& app, PageHost& host) {
  app.starter().begin_now();
  host.run(app);
  app.starter().deal_first();
  host.run(app);
  REQUIRE(app.match().session() != nullptr);
}

/// Plays the first option of every turn until the scoresheet of the hand is shown.
void play_hand(App& app, PageHost& host) {
  while (!app.match().session()->sheet()) {
    REQUIRE(app.match().session()->can_act());
    app.choose(0);
    if (app.messages().dialog()) app.messages().answer(false);
    host.run(app);
  }
}

std::vector<std::string> deals(App& app) {
  const auto record = parse_record(record_at_table(app.match()));
  REQUIRE(record);
  std::vector<std::string> out;
  for (const Event& event : record->events)
    if (event.text.starts_with("deal ")) out.push_back(event.text);
  return out;
}

TEST_CASE("the app applies the parameters of the page's address", "[app]") {
  PageHost host{"game tute\nplayers 5\nlang en\ntheme blue\naccent 112233"};
  App app{host};
  CHECK(app.match().setup().game->id == "tute");
  CHECK(app.preferences().setup().players == 5);
  CHECK(host.shown == Lang::en);
  CHECK(app.preferences().settings().cloth == Cloth::blue);
  CHECK(app.preferences().first().accent == 0x112233U);
  CHECK(!app.messages().dialog());
}

TEST_CASE("an address with a game other than the stored match's opens the home screen and keeps the match", "[app]") {
  PageHost first{""};
  App before{first};
  begin(before, first);
  const auto screen = [&before](const std::string& address) {
    PageHost host{address};
    host.values["match"] = record_at_table(before.match());
    App app{host};
    CHECK(record_at_table(app.match()) == record_at_table(before.match()));
    return app.navigation().screen();
  };
  CHECK(screen("") == Screen::table);
  CHECK(screen("game guinote") == Screen::table);
  CHECK(screen("game mus") == Screen::table);
  CHECK(screen("game tute") == Screen::home);
}

TEST_CASE("invalid parameters of the address are reported once, and defaults replace them", "[app]") {
  PageHost host{"game mus\nlevel god"};
  App app{host};
  REQUIRE(app.messages().dialog());
  CHECK(app.messages().dialog()->text.find("no existe el juego «mus»") != std::string::npos);
  CHECK(app.messages().dialog()->text.find("no existe el nivel «god»") != std::string::npos);
  app.messages().answer(true);
  CHECK(!app.messages().dialog());
  begin(app, host);
  CHECK(app.match().setup().game->id == "guinote");
}

TEST_CASE("the embedding page is told of the start of a match, and once of each finished hand", "[app]") {
  PageHost host{"players 2"};
  App app{host};
  begin(app, host);
  CHECK(host.told == std::vector<std::string>{"started"});
  play_hand(app, host);
  REQUIRE(host.told.size() >= 2);
  CHECK(host.told[1].starts_with("hand "));
  const auto so_far = host.told;
  app.match().undo();
  app.tick(0);
  CHECK(host.told == so_far);
}

TEST_CASE("a message from the embedding page changes the next match but not the current one", "[app]") {
  PageHost host{""};
  App app{host};
  begin(app, host);
  const std::string record = record_at_table(app.match());
  CHECK(app.preferences().wish("game tute\nplayers 3").empty());
  CHECK(record_at_table(app.match()) == record);
  CHECK(app.preferences().setup().game->id == "tute");
  CHECK(app.preferences().wish("rules moon=1").starts_with("rules: no existe la regla «moon»"));
  CHECK(app.preferences().wish("lang en").empty());
  CHECK(app.preferences().lang() == Lang::es);
}

TEST_CASE("a seed fixes the deals of the first match, but not those of a rematch", "[app]") {
  PageHost host{"seed 7\nplayers 2\nrules coto=1", 1};
  PageHost other_host{"seed 7\nplayers 2\nrules coto=1", 2};
  App app{host};
  App other{other_host};
  begin(app, host);
  begin(other, other_host);
  CHECK(deals(app) == deals(other));
  const auto first = deals(app).front();
  for (;;) {
    play_hand(app, host);
    if (app.match().session()->over()) break;
    app.match().next_hand();
    host.run(app);
  }
  const auto all = deals(app);
  for (std::size_t i = 1; i < all.size(); ++i) CHECK(all[i] != all[i - 1]);
  app.starter().rematch();
  host.run(app);
  app.starter().deal_first();
  host.run(app);
  CHECK(deals(app).front() != first);
}

TEST_CASE("contrast is strong if the player or the system asks for it", "[app]") {
  for (const bool system : {false, true})
    for (const Switch own : {Switch::off, Switch::on}) {
      PageHost host{""};
      host.more_contrast = system;
      App app{host};
      Settings settings = app.preferences().settings();
      settings.contrast = own;
      app.preferences().change_settings(settings);
      CHECK(app.preferences().strong_contrast() == (system || own == Switch::on));
    }
}

TEST_CASE("a newer version is offered only between hands and on the home screen", "[app]") {
  PageHost host{""};
  App app{host};
  CHECK(!app.offers_update());
  app.update_ready();
  CHECK(app.offers_update());
  begin(app, host);
  CHECK(!app.offers_update());
  play_hand(app, host);
  CHECK(app.offers_update());
  app.match().next_hand();
  host.run(app);
  CHECK(!app.offers_update());
  app.back();
  CHECK(app.navigation().screen() == Screen::home);
  CHECK(app.offers_update());
}

TEST_CASE("the player is told if a newer version takes long to install", "[app]") {
  PageHost host{""};
  App app{host};
  app.update_ready();
  app.install_update();
  CHECK(!app.offers_update());
  app.update_takes_long();
  CHECK(app.messages().toast()->text.find("tarda") != std::string::npos);
}

}  // namespace
}  // namespace tapete
