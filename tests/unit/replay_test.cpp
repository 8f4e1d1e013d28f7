// Matches that are watched again, step by step.
#include <catch_amalgamated.hpp>

#include "app/session/events.hpp"
#include "core/index.hpp"
#include "match/action_line.hpp"
#include "match/table.hpp"
#include "match/trace.hpp"
#include "support.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::some_match;
using test::start_match;
using test::TestHost;

/// Plays a match to its end and opens the lists of matches. Returns the record of the match.
std::string finish_match(App& app, TestHost& host) {
  start_match(app, host, 2);
  while (act(app, host)) {
  }
  std::string record = record_at_table(app.match());
  app.back();
  app.library().open();
  host.run(app);
  REQUIRE(app.library().archive().done().size() == 1);
  CHECK(app.library().archive().done()[0].digest.over);
  return record;
}

/// Plays a match to its end, and watches it again from its first deal.
void watch_finished_match(App& app, TestHost& host) {
  finish_match(app, host);
  app.opener().watch(app.library().archive().done()[0].key);
}

TEST_CASE("the replay of a finished match can go forwards and backwards", "[saving]") {
  TestHost host;
  App app{host};
  const std::string record = finish_match(app, host);
  const auto values = host.values;
  const auto told = host.told;
  app.opener().watch(app.library().archive().done()[0].key);
  REQUIRE(app.navigation().screen() == Screen::replay);
  const MatchDriver& session = *app.match().session();
  const ReplaySource& replay = *app.match().watching().replay();
  CHECK(replay.position() == 1);
  while (replay.position() < replay.length()) {
    app.match().watching().seek(replay.position() + 1);
    host.run(app);
    REQUIRE(!session.can_act());
    REQUIRE(!session.shown().busy());
  }
  CHECK(session.record() == record);
  CHECK(session.sheet().has_value());
  const std::size_t last = replay.hand_start(false);
  app.match().watching().seek(last);
  CHECK(replay.position() == last);
  CHECK(std::pair{replay.hand().first, replay.hand().last} == std::pair{last, replay.length()});
  app.match().watching().seek(last - 1);
  host.run(app);
  CHECK(session.sheet().has_value());  // the end of the hand before the last one
  app.match().watching().seek(0);
  CHECK(replay.position() == 1);
  app.back();
  CHECK(app.navigation().screen() == Screen::matches);
  CHECK(host.values == values);
  CHECK(host.told == told);  // the embedding page is not told about replays
}

TEST_CASE("a replay plays by itself up to the end of the hand, until it is stopped", "[saving]") {
  TestHost host;
  App app{host};
  watch_finished_match(app, host);
  Watching& watching = app.match().watching();
  const ReplaySource& replay = *watching.replay();
  watching.run(true);
  watching.run(false);
  host.run(app);
  CHECK(replay.position() == 2);
  watching.run(true);
  host.run(app);
  CHECK_FALSE(replay.runs());
  CHECK(app.match().session()->sheet());
  const std::size_t first = replay.position();
  CHECK(first > 20);
  watching.run(true);
  host.run(app);
  CHECK(replay.position() > first + 1);
}

int unknown_cards_in_hands(const Scene& scene) {
  int count = 0;
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::hand)
      for (const SceneCard& card : zone.cards) count += card.card.known() ? 0 : 1;
  return count;
}

TEST_CASE("with open hands a replay shows the cards of all hands", "[saving]") {
  TestHost host;
  App app{host};
  watch_finished_match(app, host);
  const MatchDriver& session = *app.match().session();
  app.match().watching().seek(app.match().watching().replay()->length());
  app.match().watching().seek(app.match().watching().replay()->hand_start(false));
  CHECK(unknown_cards_in_hands(session.scene()) > 0);
  app.match().watching().open_hands(true);
  CHECK(unknown_cards_in_hands(session.scene()) == 0);
  // Open hands have the layout of open hands even if they have few cards.
  for (const Zone& zone : session.scene().zones)
    CHECK(zone.shown == (zone.kind == ZoneKind::hand && zone.owner != session.scene().viewer));
  app.match().watching().seek(app.match().watching().replay()->position() + 1);
  CHECK(unknown_cards_in_hands(session.scene()) == 0);
  app.match().watching().open_hands(false);
  CHECK(unknown_cards_in_hands(session.scene()) > 0);
}

TEST_CASE("after the end of a hand, its cards can be opened before the next deal", "[saving]") {
  TestHost host;
  App app{host};
  some_match(host, app, 12);
  while (!app.match().session()->sheet()) act(app, host);
  app.back();
  app.library().open();
  host.run(app);
  app.opener().watch(app.library().archive().under_way()[0].key);
  const MatchDriver& session = *app.match().session();
  app.match().watching().seek(1);
  CHECK(unknown_cards_in_hands(session.scene()) > 0);
  app.match().watching().open_hands(true);
  CHECK(unknown_cards_in_hands(session.scene()) == 0);
}

TEST_CASE("a match under way can be watched without its hidden cards, and then continued", "[saving]") {
  TestHost host;
  App app{host};
  const std::string record = some_match(host, app, 12);
  while (app.match().session()->sheet()) act(app, host);
  app.back();
  app.library().open();
  host.run(app);
  const auto values = host.values;
  const std::string key = app.library().archive().under_way()[0].key;
  app.opener().watch(key);
  REQUIRE(app.navigation().screen() == Screen::replay);
  const MatchDriver& session = *app.match().session();
  const ReplaySource& replay = *app.match().watching().replay();
  CHECK(replay.position() == 1);
  app.match().watching().seek(replay.length());
  CHECK(!replay.hand_is_over());
  const int hidden = unknown_cards_in_hands(session.scene());
  CHECK(hidden > 0);
  app.match().watching().open_hands(true);
  CHECK(unknown_cards_in_hands(session.scene()) == hidden);
  app.why().ask();
  host.run(app);
  CHECK(!app.messages().dialog());
  CHECK(host.values == values);
  app.back();
  app.opener().go_on(key);
  CHECK(app.navigation().screen() == Screen::table);
  CHECK(host.values == values);
  act(app, host);
  CHECK(record_at_table(app.match()).starts_with(record));
}

std::size_t cards_in_trick(const Scene& scene) {
  const Zone* const trick = find_zone(scene, ZoneKind::trick, kNobody);
  return trick == nullptr ? 0 : trick->cards.size();
}

TEST_CASE("in a replay with open hands a complete trick stays until the next step, also the last one", "[saving]") {
  TestHost host;
  App app{host};
  watch_finished_match(app, host);
  Watching& watching = app.match().watching();
  const MatchDriver& session = *app.match().session();
  watching.open_hands(true);
  const auto players = static_cast<std::size_t>(session.table().players());
  const ReplaySource& replay = *watching.replay();
  std::size_t complete = 0;
  while (!session.sheet()) {
    const std::size_t before = replay.position();
    watching.step(true);
    host.run(app);
    CHECK(unknown_cards_in_hands(session.scene()) == 0);
    if (cards_in_trick(session.scene()) == players) ++complete;
    // Only the score sheet opens without another event, and after the last trick was seen.
    if (session.sheet()) CHECK(replay.position() == before);
  }
  CHECK(complete == 20);
  watching.step(true);
  CHECK(replay.hand().first == replay.position());
  CHECK_FALSE(session.sheet());
  // The trick stays while hands are hidden or shown.
  while (cards_in_trick(session.scene()) < players) watching.step(true);
  for (const bool open : {false, true, false}) {
    watching.open_hands(open);
    host.run(app);
    CHECK(cards_in_trick(session.scene()) == players);
    CHECK((unknown_cards_in_hands(session.scene()) == 0) == open);
  }
  // A jump to the next event, as in a review, waits for nothing.
  while (cards_in_trick(session.scene()) + 1 < players) watching.step(true);
  watching.seek(replay.position() + 1);
  host.run(app);
  CHECK_FALSE(session.shown().busy());
  CHECK(cards_in_trick(session.scene()) == 0);
}

TEST_CASE("a step of a replay skips events of which players notice nothing", "[saving]") {
  TestHost host;
  App app{host};
  const auto record = parse_record(test::read_sample("corazones/four.tapete"));
  REQUIRE(record);
  std::vector<std::string> events;
  for (const Event& event : record->events) events.push_back(event.text);
  Watching& watching = app.match().watching();
  watching.watch(record->header, table_after(record->header, events, events.size()));
  const ReplaySource& replay = *watching.replay();
  const MatchDriver& session = *app.match().session();
  // Each of the four players passes three cards, one event each.
  for (int gifts = 1; gifts <= 4; ++gifts) {
    watching.step(true);
    CHECK(replay.position() == replay.hand().first + static_cast<std::size_t>(3 * gifts));
    CHECK_FALSE(session.last_action_text().empty());
  }
  watching.step(true);
  CHECK(replay.position() == replay.hand().first + 13);
  watching.step(false);
  watching.step(false);
  CHECK(replay.position() == replay.hand().first + 9);
  for (int i = 0; i < 5; ++i) watching.step(false);
  CHECK(replay.position() == replay.hand().first);
}

TEST_CASE("of an own action without a choice, the rule is named that left none", "[review]") {
  TestHost host;
  host.judges = true;
  App app{host};
  watch_finished_match(app, host);
  const MatchDriver& session = *app.match().session();
  const ReplaySource* const replay = app.match().watching().replay();
  std::array<int, 2> forced{};
  for (std::size_t position = 2; position < replay->length() && forced[0] * forced[1] == 0; ++position) {
    app.match().watching().seek(position);
    host.run(app);
    const auto& events = session.table().events();
    const auto before = table_after(session.header(), events, events.size() - 1);
    const auto line = parse_action_line(events.back());
    if (!line || before->legal().size() != 1 || forced[at(line->seat)] > 0) continue;
    const std::string rules = refusals_of(before->scene(line->seat, Lang::es));
    if (rules.empty()) continue;  // the last card of a hand
    ++forced[at(line->seat)];
    app.why().ask();
    host.run(app);
    const std::string text{app.messages().dialog()->text};
    app.messages().answer(false);
    CHECK(text == "No había otra cosa que hacer." + (line->seat == session.viewer() ? rules : ""));
  }
  CHECK(forced[0] > 0);
  CHECK(forced[1] > 0);
}

}  // namespace
}  // namespace tapete
