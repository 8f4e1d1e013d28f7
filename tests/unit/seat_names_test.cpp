// The names of the players: names and portraits belong together, and default names are in the player's language.
#include <catch_amalgamated.hpp>

#include <set>

#include "app/seat_names.hpp"
#include "app/strings.hpp"
#include "looks/portraits.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

/// Chooses the portrait with this name for the player.
void choose_portrait(App& app, std::string_view name) {
  Settings settings = app.preferences().settings();
  settings.portrait = static_cast<PlayerPortrait>(1 + *find_portrait(name));
  app.preferences().change_settings(settings);
}

TEST_CASE("no other player has the name of the player's portrait or a name in the form, and no name occurs twice",
          "[names]") {
  MatchSetup setup = default_setup(*find_game("tute"));
  setup.players = 6;
  setup.names[2] = "Lola";
  for (std::size_t portrait = 0; portrait <= kPortraits.size(); ++portrait) {
    const auto own = static_cast<PlayerPortrait>(portrait);
    std::set<std::string> names;
    for (Seat seat = 1; seat < 6; ++seat) names.insert(seat_name(setup, seat, Lang::es, own));
    CHECK(names.size() == 5);
    CHECK(names.contains("Lola"));
    if (own != PlayerPortrait::none && portrait_name(own) != "Lola")
      CHECK_FALSE(names.contains(std::string{portrait_name(own)}));
    for (const std::string& name : names) CHECK(find_portrait(name));
  }
}

TEST_CASE("a match with the portrait of a bot is played without a bot of that name", "[names]") {
  TestHost host;
  App app{host};
  choose_portrait(app, "Pilar");
  start_match(app, host);
  for (Seat seat = 1; seat < 4; ++seat) CHECK(app.match().session()->name(seat) != "Pilar");
}

TEST_CASE("the default name of the player follows the language during a match", "[names]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  CHECK(app.match().session()->name(0) == "Tú");
  Settings settings = app.preferences().settings();
  settings.lang = Lang::en;
  app.preferences().change_settings(settings);
  host.run(app);
  CHECK(app.match().session()->name(0) == "You");
  const Header header{"guinote", 4, {}, {{"seat", "0 human Tú"}}, 0, 0, 0};
  CHECK(read_players(header, Lang::en).front().name == "You");
}

}  // namespace
}  // namespace tapete
