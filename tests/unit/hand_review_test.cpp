// The review of a finished hand: the decisions that the judge is asked about, the judge's opinions, and their use.
#include "app/hand_review.hpp"

#include <catch_amalgamated.hpp>

#include "app/app.hpp"
#include "test_host.hpp"

namespace tapete::test {
namespace {

TEST_CASE("the judge's opinion is parsed from its text, and malformed texts are refused", "[review]") {
  const auto opinion =
      parse_opinion("5432\t1100\t25\tplay Ao\tplay 2o\tplay 3o|play Ao\ttaken\tA lead.\tIn this trick.");
  REQUIRE(opinion);
  CHECK(opinion->chance == 0.5432);
  CHECK(opinion->loss == 0.11);
  CHECK(opinion->error == 0.0025);
  CHECK(opinion->top == "play Ao");
  CHECK(opinion->other == "play 2o");
  CHECK(opinion->best == std::vector<std::string>{"play 3o", "play Ao"});
  CHECK(opinion->cause == "taken");
  CHECK(opinion->idea == "A lead.");
  CHECK(opinion->reason == "In this trick.");
  for (const std::string_view broken :
       {"", "-", "1\t2\t3", "x\t2\t3\ta\tb\tc\td\te\tf", "10001\t2\t3\ta\tb\tc\td\te\tf", "1\t2\t3\t\tb\tc\td\te\tf",
        "1\t2\t3\ta\tb\tc\td\te\t"}) {
    CAPTURE(broken);
    CHECK_FALSE(parse_opinion(broken));
  }
}

/// A match of guiñote for two up to the scoresheet of its first hand; the player has always chosen the first option.
struct Counted {
  TestHost host;
  App app{host};

  explicit Counted(Review review) {
    host.judges = true;
    Settings settings = app.preferences().settings();
    settings.review = review;
    app.preferences().change_settings(settings);
    start_match(app, host, 2);
    while (!app.match().session()->sheet()) act(app, host);
    host.run(app);
  }

  /// Plays the match to its end, and opens its replay.
  void watch_again() {
    while (act(app, host)) {
    }
    const std::string key = std::string{kDone} + app.match().local()->id();
    app.back();
    app.opener().watch(key);
  }
};

TEST_CASE("after a hand the player's decisions are judged, and the worst are listed in playing order", "[review]") {
  Counted match{Review::strict};
  const HandReview& review = match.app.review().hand_review();
  CHECK(review.done());
  CHECK_FALSE(review.failed());
  CHECK(review.decisions() >= 10);
  CHECK(review.moments().size() <= HandReview::kMost);
  std::size_t before = 0;
  for (const Moment& moment : review.moments()) {
    CHECK(moment.opinion.loss >= 0.02);
    CHECK(moment.before > before);
    before = moment.before;
    const std::string& line = match.app.match().session()->table().events()[moment.before];
    CHECK(line == std::to_string(match.app.match().session()->viewer()) + ' ' + moment.opinion.other);
  }
}

TEST_CASE("no decision is judged if the review is off", "[review]") {
  Counted match{Review::off};
  CHECK_FALSE(match.app.review().hand_review().about_hand());
  CHECK(match.host.opinions_asked == 0);
}

TEST_CASE("no decision is judged if several people share the screen", "[review]") {
  TestHost host;
  App app{host};
  host.judges = true;
  MatchSetup setup = app.preferences().setup();
  setup.people[1] = true;
  app.preferences().change_setup(setup);
  app.starter().new_match();
  app.starter().begin_now();
  host.run(app);
  if (app.starter().draw()) app.starter().deal_first();
  host.run(app);
  for (int i = 0; i < 200 && !app.match().session()->sheet(); ++i) {
    if (app.match().session()->seating().passing() != kNobody)
      app.match().take_device();
    else if (app.match().session()->can_act())
      app.choose(0);
    host.run(app);
  }
  REQUIRE(app.match().session()->sheet());
  CHECK_FALSE(app.review().hand_review().about_hand());
  CHECK(host.opinions_asked == 0);
}

TEST_CASE("no decision is judged while another screen is shown", "[review]") {
  Counted match{Review::normal};
  match.app.navigation().go(Screen::settings);
  Settings settings = match.app.preferences().settings();
  settings.review = Review::strict;
  const int asked = match.host.opinions_asked;
  match.app.preferences().change_settings(settings);
  match.host.run(match.app);
  CHECK(match.host.opinions_asked == asked);
  match.app.back();
  match.app.tick(match.host.now_ms());  // as every frame does
  match.host.run(match.app);
  CHECK(match.host.opinions_asked > asked);
}

TEST_CASE("the next hand ends the review of the previous hand", "[review]") {
  Counted match{Review::strict};
  match.app.match().next_hand();
  match.app.tick(match.host.now_ms());
  CHECK_FALSE(match.app.review().hand_review().about_hand());
}

TEST_CASE("after a hand the cards of all seats can be seen, and then the count again", "[review]") {
  for (const char* const game : {"guinote", "brisca", "bridge"}) {
    CAPTURE(game);
    TestHost host;
    App app{host};
    start_match(app, host, 4, game);
    CHECK_FALSE(app.review().can_show_hands());
    if (!app.match().session()->scene().grid.rows.empty()) {  // bids the highest contract
      app.choose(static_cast<int>(app.match().session()->scene().options.size()) - 1);
      host.run(app);
    }
    while (!app.match().session()->sheet()) act(app, host);
    const std::string record = record_at_table(app.match());
    REQUIRE(app.review().can_show_hands());
    const std::size_t reviewed = app.review().hand_review().decisions();
    app.review().show_hands();
    app.tick(host.now_ms());  // as every frame does
    CHECK(app.review().hand_review().decisions() == reviewed);
    CHECK(app.navigation().screen() == Screen::replay);
    const Scene& scene = app.match().session()->scene();
    CHECK(scene.auction.contract.text.empty() == (scene.auction.first == kNobody));
    for (const Zone& zone : scene.zones) {
      if (zone.kind != ZoneKind::hand) continue;
      CHECK_FALSE(zone.cards.empty());
      for (const SceneCard& card : zone.cards) CHECK(card.card.known());
    }
    app.back();
    CHECK(app.match().session()->sheet());
    CHECK(record_at_table(app.match()) == record);
  }
}

TEST_CASE("the cards of the others are not shown before the hand is over", "[review]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.review().show_hands();
  CHECK(app.match().watching().match() == nullptr);
}

int option_of(App& app, const std::string& action) {
  const auto& options = app.match().session()->scene().options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].action == action) return static_cast<int>(i);
  FAIL("no such option: " << action);
  return -1;
}

TEST_CASE("the player tries a reviewed decision, finds the best action and returns to the count", "[review]") {
  Counted match{Review::strict};
  App& app = match.app;
  REQUIRE_FALSE(app.review().hand_review().moments().empty());
  const std::string record = record_at_table(app.match());
  app.review().begin();
  REQUIRE(app.match().watching().cursor());
  CHECK(app.navigation().screen() == Screen::replay);
  const Moment moment = app.review().hand_review().moments()[0];
  CHECK(app.match().session()->table().events().size() == moment.before);
  CHECK_FALSE(app.match().session()->can_act());

  app.review().set_progress(ReviewCursor::Progress::trying);
  REQUIRE(app.match().session()->can_act());
  app.choose(option_of(app, moment.opinion.other));
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::again);
  CHECK(app.match().session()->table().events().size() == moment.before);
  app.choose(option_of(app, moment.opinion.top));
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::found);
  CHECK_FALSE(app.match().session()->can_act());
  app.review().open_cards(true);
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::open);
  app.review().open_cards(false);
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::found);

  app.review().look_at(0);
  app.review().set_progress(ReviewCursor::Progress::trying);
  app.choose(option_of(app, moment.opinion.other));
  app.choose(option_of(app, moment.opinion.other));
  CHECK(app.match().watching().cursor()->progress == ReviewCursor::Progress::all);

  app.back();
  CHECK(app.navigation().screen() == Screen::table);
  CHECK_FALSE(app.match().watching().cursor());
  CHECK(app.match().session()->sheet());
  CHECK(record_at_table(app.match()) == record);
  CHECK(app.review().hand_review().done());
}

TEST_CASE("any action of a watched match is explained", "[review]") {
  Counted match{Review::normal};
  App& app = match.app;
  const std::string record = record_at_table(app.match());
  match.watch_again();
  const std::size_t hand = parse_record(record)->events.size();
  int explained = 0;
  int praised = 0;  // actions that are better than others, with a reason
  int equal = 0;    // actions that are as good as others, with a reason
  for (std::size_t at = 2; at < hand; ++at) {
    app.match().watching().seek(at);
    match.host.run(app);
    const std::string deed = app.match().session()->last_action_text();
    app.why().ask();
    match.host.run(app);
    if (deed.empty()) continue;  // cards were dealt
    REQUIRE(app.messages().dialog());
    CHECK(app.messages().dialog()->title == deed);
    const std::string text{app.messages().dialog()->text};
    CHECK_FALSE(text.empty());
    explained += text.starts_with("Mejor ") || text.starts_with("Buena jugada") ? 1 : 0;
    praised += text.starts_with("Buena jugada. ") ? 1 : 0;
    equal += text.starts_with("Buena jugada; ") && text.find(". ") != std::string::npos ? 1 : 0;
    const bool called_equal = text.find("casi igual") != std::string::npos;
    CHECK_FALSE((called_equal && text.starts_with("Mejor ")));
    CHECK_FALSE((called_equal && text.find(" de cada ") != std::string::npos));
    app.messages().answer(false);
    CHECK_FALSE(app.messages().dialog());
  }
  CHECK(explained > 2);
  CHECK(praised > 0);
  CHECK(equal > 0);
}

TEST_CASE("the answer with all cards open opens the hands of the replay", "[review]") {
  Counted match{Review::normal};
  App& app = match.app;
  match.watch_again();
  app.match().watching().seek(3);
  match.host.run(app);
  app.why().ask();
  match.host.run(app);
  REQUIRE(app.messages().dialog());
  CHECK_FALSE(app.match().watching().replay()->hands_open());
  app.messages().answer(true);
  match.host.run(app);
  CHECK(app.match().watching().replay()->hands_open());
  CHECK(app.match().watching().replay()->position() == 3);
  REQUIRE(app.messages().dialog());
  CHECK(std::string{app.messages().dialog()->title} == "Con todas las cartas a la vista");
}

TEST_CASE("an answer that comes when the replay already shows the next action is ignored", "[review]") {
  Counted match{Review::normal};
  App& app = match.app;
  match.watch_again();
  for (const bool goes_on : {false, true}) {
    app.match().watching().seek(3);
    match.host.run(app);
    app.why().ask();
    if (goes_on) app.match().watching().seek(4);
    match.host.run(app);
    CHECK(app.messages().dialog().has_value() != goes_on);
    if (!goes_on) app.messages().answer(false);
  }
}

TEST_CASE("an answer about another action is ignored", "[review]") {
  Counted match{Review::normal};
  match.app.judge_answered((1 << 20) + 1, "5432\t1100\t25\tplay Ao\tplay 2o\tplay Ao\t\t\tNo.");
  CHECK_FALSE(match.app.messages().dialog());
}

TEST_CASE("a review does not fail because of malformed or unrelated answers of the judge", "[review]") {
  Counted match{Review::strict};
  match.app.judge_answered(1, "");
  match.app.judge_answered(999, "5432\t1100\t25\tplay Ao\tplay 2o\tplay Ao\t\t\tNo.");
  CHECK_FALSE(match.app.review().hand_review().failed());
  match.app.back();
  CHECK(match.app.navigation().screen() == Screen::home);
}

}  // namespace
}  // namespace tapete::test
