// The application without a screen: whole matches, coming back, undoing, and texts that are no good.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <deque>
#include <map>

#include "app/app.hpp"
#include "core/sha256.hpp"
#include "match/bot.hpp"
#include "match/table.hpp"
#include "tricks/words.hpp"

namespace tapete {
namespace {

/// A machine that keeps values in memory and lets bots answer when it is asked to.
class TestHost final : public Host {
 public:
  [[nodiscard]] double now_ms() const override { return now; }
  std::array<std::uint64_t, 4> entropy() override { return {rng.next(), rng.next(), rng.next(), rng.next()}; }
  void request_frame() override { ++frames; }
  void wake_in(double ms) override { wake = now + ms; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override {
    const auto at = values.find(key);
    return at == values.end() ? std::nullopt : std::optional{at->second};
  }
  bool save(std::string_view key, std::string_view text) override {
    if (broken) return false;
    values[std::string{key}] = text;
    return true;
  }
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    const auto action = tapete::ask_bot({record, level, seed});
    REQUIRE(action);
    answers.emplace_back(id, *action);
  }
  void edit_text(int, std::string_view, std::string_view) override {}
  void copy_text(std::string_view text) override { copied = text; }
  void play(Sound sound) override { played.push_back(sound); }
  void speak_aloud(std::string_view text) override { called.emplace_back(text); }
  void announce(std::string_view text) override { heard.emplace_back(text); }
  [[nodiscard]] Lang language() const override { return Lang::es; }
  [[nodiscard]] bool prefers_dark() const override { return false; }
  [[nodiscard]] bool prefers_reduced_motion() const override { return false; }
  void language_changed(Lang) override {}

  /// Lets time pass until somebody has to act, at most so many steps.
  void run(App& app, int steps = 100000) {
    while (steps-- > 0) {
      if (!answers.empty()) {
        const auto [id, action] = answers.front();
        answers.pop_front();
        app.bot_answered(id, action);
      } else if (wake) {
        now = std::max(now, *wake);
        wake.reset();
        app.tick(now);
      } else {
        return;
      }
    }
    FAIL("something never comes to rest");
  }

  std::map<std::string, std::string, std::less<>> values;
  std::deque<std::pair<int, std::string>> answers;
  std::optional<double> wake;
  Rng rng{77};
  double now = 0;
  int frames = 0;
  std::string copied;
  std::vector<std::string> heard;
  std::vector<Sound> played;
  std::vector<std::string> called;
  bool broken = false;
};

/// From the first screen to the first cards.
void start_match(App& app, TestHost& host, int players = 4, std::string_view game = "guinote") {
  app.new_match();
  MatchSetup setup = with_game(app.setup(), *find_game(game));
  setup.players = players;
  app.change_setup(setup);
  app.begin();
  host.run(app);
  REQUIRE(app.draw().has_value());
  app.deal_first();
  host.run(app);
  REQUIRE(app.session() != nullptr);
}

/// Takes the first option there is, or goes on from the sheet. False once the match is over.
bool act(App& app, TestHost& host) {
  Session& session = *app.session();
  if (session.sheet()) {
    if (session.over()) return false;
    app.next_hand();
  } else {
    REQUIRE(session.can_act());
    app.choose(0);
  }
  host.run(app);
  return true;
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
  app.hear(Session::Ask::score);
  REQUIRE(host.heard.size() == 1);
  CHECK(host.heard[0].find("de 3 ganadas") != std::string::npos);
}

TEST_CASE("who leaves a match while it is drawn draws it to the end", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.session()->over() || !app.session()->sheet()) act(app, host);
  Session& drawn = *app.session();
  const std::string seal = drawn.seal();
  app.back();
  REQUIRE(app.session() == nullptr);
  CHECK(drawn.seal() == seal);
}

TEST_CASE("a whole match is played, and stored after every event", "[app]") {
  for (const int players : {4, 2}) {
    TestHost host;
    App app{host};
    start_match(app, host, players);
    do {
      REQUIRE(host.values["match"] == app.record());
      const auto record = parse_record(app.record());
      REQUIRE(record);
      REQUIRE(replay(*record));
    } while (act(app, host));
    CHECK(app.session()->over());
    CHECK(app.session()->sheet()->level == Sheet::Level::match);
  }
}

TEST_CASE("a match of tute goes on after the person has left it, to the end", "[app][tute]") {
  int left = 0;
  for (const int players : {3, 4, 5, 6}) {
    TestHost host;
    App app{host};
    start_match(app, host, players, "tute");
    CHECK(app.game().id == "tute");
    CHECK(app.page_text(Screen::rules).starts_with("# Cómo se juega al tute"));
    while (act(app, host)) {
      const auto& score = app.session()->scene().score;
      REQUIRE(score.size() == static_cast<std::size_t>(players));
      if (score[0].won == score[0].target) ++left;
    }
    CHECK(app.session()->over());
    CHECK(app.session()->sheet()->level == Sheet::Level::match);
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
  CHECK(host.values["match"] == before);
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
    CHECK(host.values["match"] == record);
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

}  // namespace
}  // namespace tapete
