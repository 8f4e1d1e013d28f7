// The application without a screen: whole matches, coming back, undoing, and texts that are no good.
#include <catch_amalgamated.hpp>

#include "core/sha256.hpp"
#include "match/table.hpp"
#include "test_host.hpp"
#include "tricks/words.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

/// What stands on a page of text, once it has come.
std::string read_page(App& app, TestHost& host, Screen screen) {
  app.page(screen);
  host.run(app);
  const File& page = app.page(screen);
  REQUIRE(page.state == File::State::here);
  return page.bytes;
}

TEST_CASE("who listens hears every card that is played, and none that is hidden", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const Table& table = app.session()->table();
  const auto says = [&host](Card card) {
    const std::string words = card_words(card, Lang::es);
    return std::count_if(host.heard.begin(), host.heard.end(),
                         [&words](const std::string& line) { return line.find(words) != std::string::npos; });
  };
  while (!app.session()->sheet()) {
    std::string known;
    for (const auto& event : table.redacted(app.session()->viewer())) known += event + '\n';
    for (const Card card : CardSet::full(Deck::spanish))
      if (known.find(card_name(Deck::spanish, card)) == std::string::npos) CHECK(says(card) == 0);
    act(app, host);
  }
  // A hand is played to its last card.
  for (const Card card : CardSet::full(Deck::spanish)) {
    const std::string words = card_words(card, Lang::es);
    INFO(words);
    CHECK(std::count_if(host.heard.begin(), host.heard.end(), [&words](const std::string& line) {
            return line == "Echas " + words || line.ends_with(" echa " + words);
          }) == 1);
  }
  host.heard.clear();
  app.hear(Ask::score);
  REQUIRE(host.heard.size() == 1);
  CHECK(host.heard[0].find("de 3 ganadas") != std::string::npos);
}

TEST_CASE("who leaves a match while it is drawn draws it to the end", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.session()->finished()) act(app, host);
  Session& drawn = *app.session();
  const std::string seal = drawn.seal();
  app.back();
  REQUIRE(app.session() == nullptr);
  CHECK(drawn.seal() == seal);
}

TEST_CASE("a card is heard when it is played and when cards are drawn, and not when nobody draws any more", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.session()->sheet()) act(app, host);
  const std::string record = app.record();
  std::ptrdiff_t plays = 0;
  for (auto at = record.find(" play "); at != std::string::npos; at = record.find(" play ", at + 1)) ++plays;
  REQUIRE(plays == 40);
  constexpr int kRoundsDrawn = 4;
  CHECK(std::count(host.played.begin(), host.played.end(), Sound::card) == plays + kRoundsDrawn);
  CHECK(std::count(host.played.begin(), host.played.end(), Sound::collect) == 10);
}

TEST_CASE("a whole match is played, and stored after every event", "[app]") {
  for (const int players : {4, 2}) {
    TestHost host;
    App app{host};
    start_match(app, host, players);
    do {
      if (!app.session()->over()) REQUIRE(host.stored_match() == app.record());
      const auto record = parse_record(app.record());
      REQUIRE(record);
      REQUIRE(replay(*record));
    } while (act(app, host));
    CHECK(app.session()->over());
    CHECK(app.session()->sheet()->match_over);
    CHECK(host.values["done/" + app.session()->id()] == app.record());
    CHECK(host.keys("match/").empty());
    CHECK(host.stored_match().empty());
  }
}

TEST_CASE("a match of tute goes on after the person has left it, to the end", "[app][tute]") {
  int left = 0;
  for (const int players : {3, 4, 5, 6}) {
    TestHost host;
    App app{host};
    start_match(app, host, players, "tute");
    CHECK(app.game().id == "tute");
    CHECK(read_page(app, host, Screen::rules).starts_with("# Cómo se juega al tute"));
    while (act(app, host)) {
      const auto& score = app.session()->scene().score;
      REQUIRE(score.size() == static_cast<std::size_t>(players));
      if (score[0].won == score[0].target) ++left;
    }
    CHECK(app.session()->over());
    CHECK(app.session()->sheet()->match_over);
  }
  CHECK(left > 0);
}

TEST_CASE("another game keeps the people and the level, and is remembered", "[app]") {
  TestHost host;
  App app{host};
  MatchSetup setup = app.setup();
  setup.names[1] = "Ana";
  setup.level = "good";
  setup.players = 2;
  app.change_setup(with_game(setup, *find_game("tute")));
  CHECK(app.setup().players == 4);
  TestHost later;
  later.values = host.values;
  const App again{later};
  CHECK(again.setup().game->id == "tute");
  CHECK(again.setup().names[1] == "Ana");
  CHECK(again.setup().level == "good");
}

TEST_CASE("each game's form is kept, and there again when the game is chosen again", "[app]") {
  TestHost host;
  App app{host};
  MatchSetup setup = app.setup_for(*find_game("tute"));
  setup.players = 6;
  app.change_setup(setup);
  app.change_setup(app.setup_for(*find_game("kwingto")));
  setup = app.setup();
  CHECK(setup.players == 2);
  setup.level = "expert";
  setup.names[0] = "Ana";
  app.change_setup(setup);
  setup = app.setup_for(*find_game("tute"));
  CHECK(setup.game->id == "tute");
  CHECK(setup.players == 6);
  CHECK(setup.level == "expert");
  CHECK(setup.names[0] == "Ana");
}

TEST_CASE("coming back finds the match as it was, at every moment", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int i = 0; i < 25; ++i) {
    TestHost later;
    later.values = host.values;
    App again{later};
    later.run(again);
    REQUIRE(again.session() != nullptr);
    CHECK(again.record() == app.record());
    CHECK(again.session()->can_act() == app.session()->can_act());
    CHECK(again.session()->sheet().has_value() == app.session()->sheet().has_value());
    if (!act(app, host)) break;
  }
}

TEST_CASE("undo takes back the last card of one's own, and what came after it", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  CHECK(!app.session()->can_undo());
  const std::string before = app.record();
  app.choose(0);
  host.run(app);
  REQUIRE(app.session()->can_undo());
  app.undo();
  host.run(app);
  CHECK(app.record() == before);
  CHECK(app.session()->can_act());
  CHECK(host.stored_match() == before);
}

/// A match of a variant of tute with an auction, at the person's first turn in it.
void start_auction(App& app, TestHost& host, std::string_view variant) {
  app.new_match();
  MatchSetup setup = with_game(app.setup(), *find_game("tute"));
  setup.rules = *read_rules(*setup.game, {{"variant", std::string{variant}}});
  app.change_setup(setup);
  app.begin();
  host.run(app);
  app.deal_first();
  host.run(app);
}

std::string first_verb(const Session& session) {
  const auto& options = session.scene().options;
  return options.empty() ? std::string{} : std::string{first_word(options.front().action)};
}

TEST_CASE("undo takes back a bid", "[app]") {
  TestHost host;
  App app{host};
  start_auction(app, host, "remate");
  REQUIRE(first_verb(*app.session()) == "bid");
  const std::string before = app.record();
  app.choose(0);
  host.run(app);
  REQUIRE(app.session()->can_undo());
  app.undo();
  host.run(app);
  CHECK(app.record() == before);
  CHECK(first_verb(*app.session()) == "bid");
}

TEST_CASE("a bid is not taken back once its bidder has drawn cards", "[app]") {
  TestHost host;
  App app{host};
  start_auction(app, host, "bato");
  while (first_verb(*app.session()) != "change") REQUIRE(act(app, host));
  CHECK(app.session()->can_undo());
  const auto& options = app.session()->scene().options;
  const auto draw =
      std::find_if(options.begin(), options.end(), [](const Option& option) { return option.action == "draw"; });
  REQUIRE(draw != options.end());
  app.choose(static_cast<int>(draw - options.begin()));
  host.run(app);
  CHECK(!app.session()->can_undo());
}

TEST_CASE("the deck is sealed before the hand, and shown only after it", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int hand = 0; hand < 3 && !app.session()->over(); ++hand) {
    const std::string seal = app.session()->seal();
    REQUIRE(seal.size() == 64);
    while (!app.session()->sheet()) {
      REQUIRE(app.session()->seal() == seal);
      REQUIRE(app.session()->open_deck().empty());
      act(app, host);
    }
    const std::string deck = app.session()->open_deck();
    CHECK(deck.starts_with("deal "));
    CHECK(app.record().find('\n' + deck + '\n') != std::string::npos);
    CHECK(app.session()->seal() == seal);
    CHECK(sha256(deck) == seal);
    CHECK(!app.session()->can_undo());

    TestHost later;
    later.values = host.values;
    App again{later};
    REQUIRE(again.session() != nullptr);
    CHECK(again.session()->seal() == seal);
    if (!app.session()->over()) act(app, host);
    CHECK((app.session()->over() || app.session()->seal() != seal));
  }
}

TEST_CASE("what is copied goes to the clipboard, and what came of it is said", "[app]") {
  TestHost host;
  App app{host};
  app.copy("abc");
  CHECK(host.copied == "abc");
  for (const bool done : {true, false}) {
    app.text_copied(done);
    REQUIRE(app.toast().has_value());
    CHECK(!app.toast()->text.empty());
  }
}

TEST_CASE("an answer that comes too late is ignored", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string record = app.record();
  app.bot_answered(1, "play Ao");
  app.bot_answered(999, "pass");
  host.run(app);
  CHECK(app.record() == record);
}

TEST_CASE("a record that is no good is told, and the match on the table stays", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string record = app.record();
  for (const auto* text : {"", "nonsense", "tapete 2\n", "tapete 1\ngame mus\nplayers 4\n",
                           "tapete 1\ngame guinote\nplayers 4\n0 play Ao\n"}) {
    CHECK(!app.open_record(text));
    REQUIRE(app.dialog().has_value());
    CHECK(app.dialog()->text.size() > 10);
    app.answer(true);
    CHECK(app.record() == record);
    CHECK(host.stored_match() == record);
  }
}

TEST_CASE("a stored match that cannot be read is kept aside", "[app]") {
  TestHost host;
  host.values["match"] = "tapete 1\ngame guinote\nplayers 4\ndeal 0 Ao\n";
  const std::string stored = host.values["match"];
  App app{host};
  CHECK(app.session() == nullptr);
  CHECK(app.screen() == Screen::start);
  REQUIRE(app.dialog().has_value());
  bool kept = false;
  for (const auto& [key, text] : host.values) kept = kept || text == stored;
  CHECK(kept);
}

TEST_CASE("where nothing can be stored the match goes on, and it is said once", "[app]") {
  TestHost host;
  host.broken = true;
  App app{host};
  app.new_match();
  app.begin();
  host.run(app);
  app.deal_first();
  host.run(app);
  REQUIRE(app.dialog().has_value());
  app.answer(true);
  host.run(app);
  CHECK(!app.dialog().has_value());
  for (int i = 0; i < 5; ++i) REQUIRE(act(app, host));
  CHECK(!app.dialog().has_value());
}

TEST_CASE("while a person thinks nothing is drawn and nobody is woken", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.run(app);
  REQUIRE(app.session()->can_act());
  const int frames = host.frames;
  CHECK(!host.wake);
  app.tick(host.now + 60000);
  CHECK(host.frames == frames);
}

TEST_CASE("stored settings and forms of any age are read", "[app]") {
  for (const auto* text : {"", "x", "lang xx\ntheme 9\n", "players 99\nrules coto=0\n", "\xff\xfe\n\n\n"}) {
    TestHost host;
    host.values["settings"] = text;
    host.values["setup"] = text;
    App app{host};
    start_match(app, host);
    CHECK(app.session()->table().players() == 4);
  }
}

/// A match of kwingto for three: two people at this screen and a bot.
void start_shared(App& app, TestHost& host) {
  MatchSetup setup = with_game(app.setup(), *find_game("kwingto"));
  setup.players = 3;
  setup.people[2] = true;
  app.change_setup(setup);
  app.new_match();
  app.begin();
  host.run(app);
}

TEST_CASE("a deck that cannot be had is told of once, and fetched again when the player wants it", "[app]") {
  TestHost host;
  App app{host};
  constexpr std::string_view kDeck = "decks/spanish.svg";
  const auto fails_again = [&] {
    app.files().retry(kDeck);  // as the table does by itself now and then
    host.run(app);
  };
  host.offline = true;
  app.files().get(kDeck);
  host.run(app);
  REQUIRE(app.dialog());
  CHECK(app.dialog()->title == "Faltan las cartas");
  CHECK(app.dialog()->yes == "Probar otra vez");
  CHECK(host.heard.size() == 1);
  app.answer(true);
  host.run(app);
  REQUIRE(app.dialog());
  app.answer(false);
  fails_again();
  CHECK(!app.dialog());
  host.offline = false;
  fails_again();
  CHECK(app.files().get(kDeck).state == File::State::here);
  // Another one is told of anew, but not over a question that is open.
  host.offline = true;
  app.open_link("tapete link ?");
  REQUIRE(app.dialog());
  const std::string open = app.dialog()->title;
  app.files().get("decks/spanish-large.svg");
  host.run(app);
  CHECK(app.dialog()->title == open);
  app.answer(true);
  app.files().retry("decks/spanish-large.svg");
  host.run(app);
  REQUIRE(app.dialog()->title == "Faltan las cartas");
  // It comes by itself before there is an answer.
  host.offline = false;
  app.files().retry("decks/spanish-large.svg");
  host.run(app);
  CHECK(!app.dialog());
}

TEST_CASE("pages are fetched once, in the player's language, and again if they could not be had", "[app]") {
  TestHost host;
  App app{host};
  host.offline = true;
  CHECK(app.page(Screen::about).state == File::State::coming);
  host.run(app);
  CHECK(app.page(Screen::about).state == File::State::missing);
  host.offline = false;
  app.retry_page(Screen::about);
  CHECK(app.page(Screen::about).state == File::State::coming);
  CHECK(read_page(app, host, Screen::about) == on_demand("texts/licences.es.md"));
  app.retry_page(Screen::about);
  read_page(app, host, Screen::about);
  CHECK(host.fetched == 2);
  for (const GameInfo* game : games()) {
    app.change_setup(with_game(app.setup(), *game));
    for (const Lang lang : {Lang::es, Lang::en}) {
      Settings settings = app.settings();
      settings.lang = lang;
      app.change_settings(settings);
      const std::string rules = read_page(app, host, Screen::rules);
      CHECK(rules.starts_with(lang == Lang::es ? "# Cómo se juega" : "# How to play"));
      CHECK(read_page(app, host, Screen::glossary) != rules);
    }
  }
}

TEST_CASE("the bots of the game that is set up or on the table are expected", "[app]") {
  TestHost host;
  App app{host};
  CHECK(host.expected == "guinote");
  app.change_setup(with_game(app.setup(), *find_game("kwingto")));
  CHECK(host.expected == "kwingto");
  REQUIRE(app.open_record("tapete 1\ngame tute-dos\nplayers 2\n"));
  CHECK(host.expected == "tute-dos");
  const App later{host};
  CHECK(host.expected == "tute-dos");
}

TEST_CASE("several people share a screen: the table turns to whoever is to act", "[app]") {
  TestHost host;
  App app{host};
  start_shared(app, host);
  // Nothing is drawn for the first start: it is chance's.
  REQUIRE(app.screen() == Screen::table);
  REQUIRE(app.session() != nullptr);
  CHECK(app.session()->seating().shared());
  app.hear(Ask::table);
  CHECK(host.heard.back().find("Tu tablero: vacío.") != std::string::npos);
  std::array<int, 3> acted{};
  for (int i = 0; i < 2000 && !app.session()->over(); ++i) {
    REQUIRE(app.session()->can_act());
    const Seat viewer = app.session()->viewer();
    CHECK(app.session()->table().turn().seat == viewer);
    CHECK(app.session()->scene().viewer == viewer);
    CHECK(viewer != 1);
    ++acted[static_cast<std::size_t>(viewer)];
    app.choose(static_cast<int>(app.session()->scene().options.size()) / 2);
    host.run(app);
  }
  CHECK(app.session()->over());
  app.hear(Ask::table);
  CHECK(host.heard.back().find("Tablero, ") != std::string::npos);
  CHECK(acted[0] > 5);
  CHECK(acted[2] > 5);
  REQUIRE(app.session()->sheet());
  CHECK(app.session()->sheet()->match_over);
  CHECK(app.session()->seal().empty());
}

TEST_CASE("two people share a screen behind which hands are hidden", "[app]") {
  TestHost host;
  App app{host};
  MatchSetup setup = app.setup();
  setup.players = 4;
  setup.people[1] = true;
  app.change_setup(setup);
  app.new_match();
  app.begin();
  app.hurry_draw();
  app.deal_first();
  host.run(app);
  Session& session = *app.session();
  REQUIRE(session.seating().shared());
  std::array<int, 4> taken{};
  Seat holder = kNobody;
  while (!session.sheet()) {
    if (session.seating().passing() != kNobody) {
      const Seat next = session.seating().passing();
      REQUIRE((next == 0 || next == 1));
      CHECK(next != holder);
      CHECK(!session.can_act());
      CHECK(!session.can_undo());
      // Whoever still holds the device is told nothing of the next hand, whatever is asked and however long it takes.
      CHECK(host.heard == std::vector<std::string>{"Pasa la pantalla a " + session.name(next)});
      app.hurry();
      app.hear(Ask::hand);
      host.now += 60'000;
      app.tick(host.now);
      REQUIRE(session.seating().passing() == next);
      CHECK(host.heard.back() == host.heard.front());
      app.take_device();
      holder = next;
      ++taken[static_cast<std::size_t>(next)];
      host.run(app);
      continue;
    }
    // What is shown and told is for whoever holds the device.
    CHECK(session.scene().viewer == holder);
    REQUIRE(session.can_act());
    CHECK(session.table().turn().seat == holder);
    app.choose(0);
    host.run(app);
  }
  CHECK(taken[0] >= 8);
  CHECK(taken[1] >= 8);
  // Coming back, nobody knows who holds it: some person is asked for it.
  app.next_hand();
  host.run(app);
  REQUIRE(session.seating().passing() != kNobody);
  App again{host};
  REQUIRE(again.session() != nullptr);
  const Seat asked = again.session()->seating().passing();
  CHECK((asked == 0 || asked == 1));
}

TEST_CASE("what was chosen for a shared match is there again", "[app]") {
  TestHost host;
  App app{host};
  start_shared(app, host);
  App again{host};
  CHECK(again.setup().game->id == "kwingto");
  CHECK(again.setup().people[2]);
  REQUIRE(again.session() != nullptr);
  CHECK(again.session()->seating().shared());
  CHECK(read_page(again, host, Screen::rules).find("José Carlos de Diego Guerrero (WKR)") != std::string::npos);
}

TEST_CASE("the cards that are proposed are burned at one touch", "[app]") {
  TestHost host;
  App app{host};
  start_shared(app, host);
  bool tried = false;
  for (int i = 0; i < 400 && !tried && !app.session()->over(); ++i) {
    const auto& options = app.session()->scene().options;
    std::size_t chosen = options.size() / 2;
    for (std::size_t k = 0; k < options.size(); ++k) {
      if (options[k].kind == OptionKind::place) chosen = k;
      if (options[k].kind != OptionKind::advice || options[k].then.size() != 3) continue;
      chosen = k;
      tried = true;
    }
    const auto before = app.session()->table().events().size();
    const std::string seat = std::to_string(app.session()->viewer());
    app.choose(static_cast<int>(chosen));
    if (tried)
      for (std::size_t k = 0; k < 4; ++k)
        CHECK(app.session()->table().events()[before + k].starts_with(seat + " burn "));
    host.run(app);
  }
  CHECK(tried);
}

}  // namespace
}  // namespace tapete
