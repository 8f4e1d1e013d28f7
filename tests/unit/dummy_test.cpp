// A seat that decides for another seat, in the game of dummy_game.hpp.
#include <catch_amalgamated.hpp>

#include "app/session/local_source.hpp"
#include "app/session/match_driver.hpp"
#include "bots/arena.hpp"
#include "conformance.hpp"
#include "dummy_host.hpp"
#include "match/ask_review.hpp"

namespace tapete {
namespace {

using test::dummy::dealt;
using test::dummy::DummyHost;
using test::dummy::Games;
using test::dummy::header;

void play_first(Table& table) { REQUIRE(table.play(action_line(table.turn().seat, table.legal().front()))); }

Record redacted(const Table& table, Seat seat) {
  Record record{header(), {}, {}};
  int line = 0;
  for (const std::string& text : table.redacted(seat)) record.events.push_back({text, ++line});
  return record;
}

TEST_CASE("random hands with a dummy keep every invariant", "[dummy]") {
  static_assert(DecidesForOthers<Dummied>);
  test::check_game<Dummied>(2000, 5);
}

TEST_CASE("the declarer decides for dummy, and the record line of the card names dummy's seat", "[dummy]") {
  const auto table = dealt();
  CHECK(table->turn().decider == 1);
  play_first(*table);
  CHECK(table->turn().seat == 2);
  CHECK(table->turn().decider == 0);
  const std::string line = line_by(*table, 0, table->legal().front());
  CHECK(line.starts_with("2 play "));
  CHECK_FALSE(table->play("0" + line.substr(1)));
  REQUIRE(table->play(line));
  CHECK(table->decider(0) == kNobody);
  CHECK(table->decider(1) == 1);
  CHECK(table->decider(2) == 0);
}

TEST_CASE("only the declarer's scene offers dummy's cards", "[dummy]") {
  const auto table = dealt();
  play_first(*table);
  for (Seat viewer = 0; viewer < 4; ++viewer) {
    const Scene scene = table->scene(viewer, Lang::es);
    CHECK(scene.turn == 2);
    CHECK(scene.decider == 0);
    const Zone& dummy = *find_zone(scene, ZoneKind::hand, 2);
    REQUIRE(dummy.cards.size() == 3);
    for (const SceneCard& card : dummy.cards) {
      CHECK(card.card.known());
      CHECK((card.option >= 0) == (viewer == 0));
    }
    CHECK(scene.options.size() == (viewer == 0 ? 3U : 0U));
  }
}

TEST_CASE("a bot plays dummy's card from the record redacted for the declarer", "[dummy]") {
  const auto table = dealt();
  CHECK(table->redacted(0).front().find("??") != std::string::npos);
  play_first(*table);
  const Record known = redacted(*table, 0);
  CHECK(std::count(known.events[0].text.begin(), known.events[0].text.end(), '?') == 68);  // two for each hidden card
  for (const std::string_view level : {"random", "casual", "good", "expert"}) {
    const auto action = ask_bot_among<Games>({record_text(header(), table->redacted(0)), level, 1});
    REQUIRE(action);
    const auto legal = table->legal();
    CHECK(std::find(legal.begin(), legal.end(), *action) != legal.end());
  }
  for (const Seat other : {1, 2, 3})
    CHECK_FALSE(ask_bot_among<Games>({record_text(header(), table->redacted(other)), "casual", 1}));
}

TEST_CASE("a review counts dummy's cards as decisions of the declarer", "[dummy]") {
  const auto table = dealt();
  while (table->in_hand()) play_first(*table);
  const std::vector<int> rules{1};
  ReviewOptions options;
  options.worlds = 20;
  const auto count = [&](Seat seat, bool open) {
    options.open = open;
    const Record known = open ? redacted(*table, kNobody) : redacted(*table, seat);
    const auto decisions = open ? review_game_open<Dummied>(known, rules, seat, options)
                                : review_game<Dummied>(known, rules, seat, options);
    REQUIRE(decisions);
    return decisions->size();
  };
  // The last card of a hand leaves no choice.
  CHECK(count(0, false) == 4);
  CHECK(count(1, false) == 2);
  CHECK(count(2, false) == 0);
}

TEST_CASE("a guest knows that the declarer decides for dummy", "[dummy]") {
  const auto table = dealt();
  play_first(*table);
  CHECK(next_decider<Dummied>(redacted(*table, 3), 3, 2) == 0);
  CHECK(next_decider<Dummied>(redacted(*table, 0), 0, 2) == 0);
}

/// Lets time pass until a person has to act.
void settle(DummyHost& host, DrivenMatch<LocalSource>& match) {
  for (int steps = 0; steps < 1000; ++steps) {
    if (!host.receipts.empty()) {
      match.source->stored(host.receipts.front().first);
      host.receipts.pop_front();
    } else if (!host.answers.empty()) {
      const auto [id, action] = host.answers.front();
      host.answers.pop_front();
      match.driver->bot()->answered(id, action);
    } else if (const auto moment = match.driver->next_tick_time()) {
      host.now = std::max(host.now, *moment);
    } else {
      return;
    }
    match.driver->tick(host.now);
  }
  FAIL("the match never comes to rest");
}

TEST_CASE("a person who is declarer is told to play for dummy, plays dummy's cards, and can undo a card", "[dummy]") {
  DummyHost host;
  Settings settings;
  settings.lang = Lang::es;
  DrivenMatch<LocalSource> match{host, settings, header(), dealt(), std::make_unique<LocalSource>(host, "1")};
  MatchDriver& session = *match.driver;
  settle(host, match);
  REQUIRE(session.can_act());
  CHECK(session.scene().turn == 2);
  CHECK(session.tell(Ask::table).find("Juegas por " + session.name(2)) != std::string::npos);
  const std::string card = session.scene().options.front().action;
  session.choose({0});
  settle(host, match);
  CHECK(session.table().events()[2] == "2 " + card);
  REQUIRE(match.source->can_undo());
  match.source->undo();
  settle(host, match);
  CHECK(session.table().events().size() == 2);
  while (!session.sheet()) {
    REQUIRE(session.can_act());
    session.choose({0});
    settle(host, match);
  }
  CHECK(session.table().events().size() == 13);
  // The bots of seats 1 and 3 play three cards each, one of them twice because of the undo; seat 2 is never asked.
  CHECK(host.asked.size() == 7);
}

TEST_CASE("a person whose hand is dummy plays from the seat of the declarer, a bot, until the hand is over",
          "[dummy]") {
  DummyHost host;
  Settings settings;
  settings.lang = Lang::es;
  Header person_at_dummy = header();
  for (Seat seat = 0; seat < 4; ++seat)
    person_at_dummy.free.emplace_back("seat", std::to_string(seat) + (seat == 2 ? " human" : " bot casual"));
  DrivenMatch<LocalSource> match{host, settings, person_at_dummy, dealt(), std::make_unique<LocalSource>(host, "1")};
  MatchDriver& session = *match.driver;
  const std::string own = session.name(2);
  CHECK(session.viewer() == 2);
  settle(host, match);
  REQUIRE(session.can_act());
  CHECK(session.scene().viewer == 0);
  CHECK(session.name(2) == "Tu mano");
  CHECK(session.tell(Ask::table).find("Juegas de tu mano") != std::string::npos);
  CHECK(std::any_of(host.heard.begin(), host.heard.end(), [](const std::string& words) {
    return words.find("te deja las cartas: juegas tú") != std::string::npos;
  }));
  CHECK_FALSE(match.source->can_undo());  // the person has not chosen anything yet
  session.choose({0});
  settle(host, match);
  REQUIRE(match.source->can_undo());
  match.source->undo();
  settle(host, match);
  CHECK(session.table().events().size() == 2);
  while (!session.sheet()) {
    REQUIRE(session.can_act());
    CHECK(session.viewer() == 0);
    if (session.scene().turn == 0)
      CHECK(session.tell(Ask::table).find("Juegas de la mano de " + session.name(0)) != std::string::npos);
    session.choose({0});
    settle(host, match);
  }
  CHECK(session.viewer() == 2);
  CHECK(session.name(2) == own);
  // Only the bots of seats 1 and 3 are asked, for three cards each, and once more because of the undo.
  CHECK(host.asked.size() == 7);
}

TEST_CASE("at a shared screen the declarer keeps the device for dummy's card", "[dummy]") {
  DummyHost host;
  Settings settings;
  Header all = header();
  for (Seat seat = 0; seat < 4; ++seat) all.free.emplace_back("seat", std::to_string(seat) + " human");
  MatchDriver session{host, settings, all, dealt(), std::make_unique<LocalSource>(host, "1")};
  std::vector<Seat> holders;
  for (int steps = 0; steps < 1000 && !session.sheet(); ++steps) {
    host.now += 5000;
    session.tick(host.now);
    if (session.seating().passing() != kNobody) {
      holders.push_back(session.seating().passing());
      session.take_device();
    } else if (session.can_act()) {
      CHECK(session.scene().viewer == session.table().turn().decider);
      session.choose({0});
    }
  }
  REQUIRE(session.sheet());
  CHECK(std::find(holders.begin(), holders.end(), 2) == holders.end());
  CHECK(std::find(holders.begin(), holders.end(), 0) != holders.end());
}

}  // namespace
}  // namespace tapete
