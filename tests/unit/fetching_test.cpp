// Files that are loaded on demand: decks, portraits and text pages.
#include <catch_amalgamated.hpp>

#include "app/seat_names.hpp"
#include "assets/on_demand.hpp"
#include "looks/portraits.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::read_page;
using test::TestHost;

constexpr std::string_view kDeck = "decks/spanish.svg";
constexpr std::string_view kOtherDeck = "decks/spanish-large.svg";

TEST_CASE("a deck that cannot be loaded is reported once, and fetched again if the player asks", "[app]") {
  TestHost host;
  App app{host};
  const auto fails_again = [&] {
    app.pages().files().retry(kDeck);  // the table retries like this from time to time
    host.run(app);
  };
  host.offline = true;
  app.pages().files().get(kDeck);
  host.run(app);
  REQUIRE(app.messages().dialog());
  CHECK(app.messages().dialog()->title == "Faltan las cartas");
  CHECK(app.messages().dialog()->yes == "Probar otra vez");
  CHECK(host.heard.size() == 1);
  app.messages().answer(true);
  host.run(app);
  REQUIRE(app.messages().dialog());
  app.messages().answer(false);
  fails_again();
  CHECK(!app.messages().dialog());
  host.offline = false;
  fails_again();
  CHECK(app.pages().files().get(kDeck).state == File::State::loaded);
}

TEST_CASE("a wrong response counts as a missing file, and the file is fetched again", "[app]") {
  constexpr std::string_view kLogin = "<!doctype html>\n<title>Wi-Fi</title><svg></svg>";
  const std::string deck{on_demand(kDeck)};
  const std::string short_deck = deck.substr(0, deck.size() / 2);
  const std::string few_cards = deck.substr(0, deck.find("<svg id=", 2000)) + "</svg>";
  for (const std::string_view instead : {std::string_view{}, kLogin, std::string_view{short_deck},
                                         std::string_view{few_cards}, std::string_view{"<svg></svg>"}}) {
    TestHost host;
    App app{host};
    for (const std::string_view name :
         {kDeck, std::string_view{"people.svg"}, std::string_view{"texts/guinote/rules.es.md"}}) {
      const File& file = app.pages().files().get(name);
      host.wanted.clear();
      const bool could_be = name == "people.svg" && (instead == few_cards || instead == "<svg></svg>");
      if (could_be) continue;
      app.pages().fetched(name, name.ends_with(".md") && !instead.empty() ? kLogin : instead);
      CHECK(file.state == File::State::missing);
      app.pages().files().retry(name);
      CHECK(host.wanted.size() == 1);
      host.run(app);
      CHECK(file.state == File::State::loaded);
    }
    CHECK(!app.messages().dialog());
  }
}

TEST_CASE("a missing deck is not reported while a question is open", "[app]") {
  TestHost host;
  App app{host};
  host.offline = true;
  app.sharing().open_link("tapete link ?");
  REQUIRE(app.messages().dialog());
  const std::string open = app.messages().dialog()->title;
  app.pages().files().get(kOtherDeck);
  host.run(app);
  CHECK(app.messages().dialog()->title == open);
  app.messages().answer(true);
  app.pages().files().retry(kOtherDeck);
  host.run(app);
  REQUIRE(app.messages().dialog()->title == "Faltan las cartas");
}

TEST_CASE("the report of a missing deck closes once the deck arrives", "[app]") {
  TestHost host;
  App app{host};
  host.offline = true;
  app.pages().files().get(kOtherDeck);
  host.run(app);
  REQUIRE(app.messages().dialog()->title == "Faltan las cartas");
  host.offline = false;
  app.pages().files().retry(kOtherDeck);
  host.run(app);
  CHECK(!app.messages().dialog());
}

TEST_CASE("a page is fetched once, and again if it could not be loaded", "[app]") {
  TestHost host;
  App app{host};
  host.offline = true;
  CHECK(app.pages().page(Screen::about).state == File::State::loading);
  host.run(app);
  CHECK(app.pages().page(Screen::about).state == File::State::missing);
  host.offline = false;
  app.pages().retry_page(Screen::about);
  CHECK(app.pages().page(Screen::about).state == File::State::loading);
  CHECK(read_page(app, host, Screen::about) == on_demand("texts/licences.es.md"));
  app.pages().retry_page(Screen::about);
  read_page(app, host, Screen::about);
  CHECK(host.fetched == 2);
}

TEST_CASE("pages are fetched in the player's language", "[app]") {
  TestHost host;
  App app{host};
  for (const GameInfo* game : games()) {
    app.preferences().change_setup(with_game(app.preferences().setup(), *game));
    for (const Lang lang : {Lang::es, Lang::en}) {
      Settings settings = app.preferences().settings();
      settings.lang = lang;
      app.preferences().change_settings(settings);
      const std::string rules = read_page(app, host, Screen::rules);
      CHECK(rules.starts_with(lang == Lang::es ? "# Cómo se juega" : "# How to play"));
      CHECK(read_page(app, host, Screen::glossary) != rules);
    }
  }
}

TEST_CASE("the host is told which game is in the form or on the table", "[app]") {
  TestHost host;
  App app{host};
  CHECK(host.expected == "guinote");
  app.preferences().change_setup(with_game(app.preferences().setup(), *find_game("kwingto")));
  CHECK(host.expected == "kwingto");
  REQUIRE(app.opener().open_record("tapete 1\ngame tute-dos\nplayers 2\n"));
  CHECK(host.expected == "tute-dos");
  App later{host};
  CHECK(host.expected == "tute-dos");
}

TEST_CASE("each default name has a portrait", "[app]") {
  const std::string_view faces = on_demand("people.svg");
  for (const Portrait& portrait : kPortraits) {
    CAPTURE(portrait.name);
    CHECK(faces.find("<svg id=\"" + std::string{portrait.id} + '"') != std::string_view::npos);
    CHECK(kPortraits[static_cast<std::size_t>(find_portrait(portrait.name).value())].id == portrait.id);
  }
  CHECK(!find_portrait("Nobody"));
  const MatchSetup setup = default_setup(*find_game("tute"));
  for (Seat seat = 1; seat < 6; ++seat) CHECK(find_portrait(seat_name(setup, seat, Lang::es, PlayerPortrait::none)));
}

}  // namespace
}  // namespace tapete
