// Decisions of a finished hand: playing on from a decision without storing the result, judging a decision with all
// hands open, and practising stored mistakes. Cards of the last trick are explained from the viewer's knowledge.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>

#include "app/app.hpp"
#include "app/hindsight.hpp"
#include "bridge_support.hpp"
#include "match/action_line.hpp"
#include "test_host.hpp"

namespace tapete::test {
namespace {

/// A match of guiñote up to the count of its first hand. The player always chooses the first option.
struct Counted {
  TestHost host;
  App app{host};

  Counted() {
    host.judges = true;
    Settings settings = app.preferences().settings();
    settings.review = Review::strict;
    app.preferences().change_settings(settings);
    start_match(app, host, 2);
    while (!app.match().session()->sheet()) act(app, host);
    host.run(app);
    REQUIRE_FALSE(app.review().hand_review().moments().empty());
  }
};

TEST_CASE("playing on from a reviewed decision stores nothing", "[review]") {
  Counted match;
  App& app = match.app;
  app.review().begin();
  app.review().set_progress(ReviewCursor::Progress::all);
  const auto stored = match.host.values;
  const auto told = match.host.told;
  const std::size_t before = app.review().moment()->before;
  app.review().play_on();
  match.host.run(app);
  REQUIRE(app.match().watching().what_if() != nullptr);
  REQUIRE(app.match().session() == app.match().watching().what_if());
  CHECK(app.match().session()->can_act());
  CHECK(app.match().session()->table().events().size() == before);
  int steps = 0;
  while (!app.match().session()->sheet() && steps++ < 40) {
    app.choose(0);
    match.host.run(app);
  }
  CHECK(app.match().session()->sheet());
  CHECK(app.review().real_end());
  CHECK(app.match().session()->table().events().size() > before);
  CHECK(match.host.values == stored);
  CHECK(match.host.told == told);  // the embedding page is not told about exercises
  app.back();
  CHECK(app.match().watching().what_if() == nullptr);
  REQUIRE(app.match().watching().cursor());
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::all);
  CHECK(app.match().session()->table().events().size() == before);
  app.back();
  CHECK(app.navigation().screen() == Screen::table);
  CHECK(match.host.values == stored);
}

TEST_CASE("whether a result was an error or luck follows from the judgements with hidden and with open cards",
          "[review]") {
  CHECK(luck_of(true, true) == Luck::error);
  CHECK(luck_of(true, false) == Luck::lucky);
  CHECK(luck_of(false, true) == Luck::bad_luck);
  CHECK(luck_of(false, false) == Luck::nothing);
}

/// Bots that never answer, and keep the last question to the judge.
struct AskedJudge final : Bots {
  void ask_bot(int, std::string_view, std::string_view, std::uint64_t) override {}
  void ask_judge(int, const JudgeRequest& request) override { asked = request.seat; }
  Seat asked = kNobody;
};

TEST_CASE("with all hands open, dummy's card is judged as a decision of the declarer", "[review][bridge]") {
  const auto table = bridge::open();
  bridge::play(*table, {bridge::deal(0)});
  bridge::all(*table, "bid", "1n no no no");
  for (int card = 0; card < 2; ++card)
    bridge::play(*table, {std::to_string(table->turn().seat) + " " + table->legal().front()});
  REQUIRE(parse_action_line(table->events().back())->seat == 2);
  TestHost host;
  AskedJudge bots;
  JudgeQueue queue{bots};
  const Preferences preferences{host, [] {}};
  Hindsight hindsight{queue, preferences};
  hindsight.ask({"bridge", 4, {}, {}}, *table, false, [](const Hindsight::Answer&) {});
  CHECK(bots.asked == 0);
}

TEST_CASE("with all hands open a review says whether a mistake turned out well", "[review]") {
  Counted match;
  App& app = match.app;
  app.review().begin();
  app.review().set_progress(ReviewCursor::Progress::all);
  app.review().open_cards(true);
  CHECK(app.match().watching().replay()->hands_open());
  CHECK_FALSE(app.review().hindsight());
  match.host.run(app);
  const auto& answer = app.review().hindsight();
  REQUIRE(answer);
  CHECK((answer->luck == Luck::error || answer->luck == Luck::lucky));
  CHECK(answer->words.starts_with(answer->luck == Luck::error ? "Fallo" : "Esta vez no costó"));
  // The card that is lit is the one that the words name.
  CHECK(answer->better.empty() == (answer->words.find("Mejor ") == std::string::npos));
  CHECK(app.review().better_action() == answer->better);
  app.back();  // hides the cards again, and stays in the review
  CHECK_FALSE(app.match().watching().replay()->hands_open());
  REQUIRE(app.match().watching().cursor());
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::all);
}

TEST_CASE("the mistakes of a judged hand are stored and can be practised", "[review]") {
  Counted match;
  App& app = match.app;
  const auto hands = parse_judged(match.host.load("judged.guinote").value_or(""));
  REQUIRE(hands.size() == 1);
  CHECK(hands[0].match == app.match().local()->id());
  CHECK(hands[0].end == app.match().session()->table().events().size());
  CHECK(hands[0].decisions >= 8);  // ten cards, some of them forced
  CHECK(hands[0].loss > 0);
  REQUIRE_FALSE(hands[0].mistakes.empty());

  const Mistake mistake = hands[0].mistakes[0];
  app.library().open();
  match.host.run(app);
  app.review().practise({{"0000000000000000", 5}, {hands[0].match, 100000}});
  CHECK(app.navigation().screen() == Screen::matches);
  app.review().practise({{hands[0].match, mistake.before}});
  CHECK(app.navigation().screen() == Screen::replay);
  CHECK(app.review().moment() == nullptr);
  match.host.run(app);
  const Moment* moment = app.review().moment();
  REQUIRE(moment != nullptr);
  CHECK(moment->opinion.loss == Catch::Approx(mistake.loss).margin(0.0001));
  CHECK(moment->opinion.cause == mistake.cause);
  CHECK(app.match().session()->can_act());
  app.back();
  CHECK(app.navigation().screen() == Screen::matches);
}

/// Returns whether this is one of the sentences that explain another seat's card.
bool explains(const std::string& text) {
  constexpr std::array kStarts{"Con esta carta se ", "Otra carta habría dado lo mismo", "No había otra cosa"};
  return std::ranges::any_of(kStarts, [&text](const char* start) { return text.starts_with(start); });
}

TEST_CASE("a card of the last trick is explained from the viewer's knowledge", "[review]") {
  TestHost host;
  App app{host};
  host.judges = true;
  start_match(app, host);
  for (int i = 0; i < 3; ++i) act(app, host);
  const MatchDriver& session = *app.match().session();
  const Zone* pile = nullptr;
  for (const Zone& zone : session.scene().zones)
    if (zone.kind == ZoneKind::pile && !zone.cards.empty()) pile = &zone;
  REQUIRE(pile != nullptr);
  for (const SceneCard& card : pile->cards) {
    if (card.from == session.viewer()) continue;
    app.why().ask_of(card.from, card.card, "Pilar");
    host.run(app);
    REQUIRE(app.messages().dialog());
    CHECK(app.messages().dialog()->title == "Pilar");
    CHECK(explains(app.messages().dialog()->text));
    CHECK(app.messages().dialog()->text.find('@') == std::string::npos);
    app.messages().answer(true);
  }
}

TEST_CASE("cards of the first trick are explained to the declarer, who knows two hands", "[review][bridge]") {
  const bridge::Lines hands{bridge::kSuitEach[0], "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qd Kd Ad",
                            "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qh Kh Ah", bridge::kSuitEach[3]};
  TestHost host;
  App app{host};
  host.judges = true;
  REQUIRE(app.opener().open_record(
      "tapete 1\ngame bridge\nplayers 4\nseat 0 human\nseat 1 bot:casual\nseat 2 bot:casual\nseat 3 bot:casual\n" +
      bridge::deal(0, hands) + "\n0 bid 1s\n1 bid no\n2 bid no\n3 bid no\n1 play 2h\n2 play Qh\n"));
  host.run(app);
  for (const auto& [seat, card] : {std::pair{1, "2h"}, std::pair{2, "Qh"}}) {
    app.why().ask_of(seat, *parse_card(Deck::french, card), "Pilar");
    host.run(app);
    REQUIRE(app.messages().dialog());
    CHECK(explains(app.messages().dialog()->text));
    app.messages().answer(true);
  }
}

}  // namespace
}  // namespace tapete::test
