// What is stored: nothing is shown before it is safe, nothing is lost, and everything of any age is read again.
#include <catch_amalgamated.hpp>
#include <cstdio>
#include <filesystem>

#include "app/parcel.hpp"
#include "match/table.hpp"
#include "match/trace.hpp"
#include "support.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

/// A match under way with some hands in it.
std::string some_match(TestHost& host, App& app, int actions = 30) {
  start_match(app, host);
  for (int i = 0; i < actions; ++i) act(app, host);
  return app.record();
}

TEST_CASE("an action is shown only once it is stored", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string before = app.record();
  const int serial = app.session()->shown().serial();
  app.choose(0);
  REQUIRE(app.record() != before);
  CHECK(app.session()->shown().serial() == serial);
  CHECK(app.shown_record() == before);
  CHECK(!app.session()->can_act());
  app.hurry();  // not even then
  CHECK(app.session()->shown().serial() == serial);
  const std::string after = app.record();
  REQUIRE(host.receipts.size() == 1);
  app.stored(host.receipts.front().first, Stored::safe);
  host.receipts.clear();
  CHECK(app.session()->shown().serial() > serial);
  CHECK(app.shown_record().starts_with(after));
}

TEST_CASE("an undo is shown only once it is stored", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.choose(0);
  host.run(app);
  const int serial = app.session()->shown().serial();
  app.undo();
  CHECK(app.session()->shown().serial() == serial);
  host.run(app);
  CHECK(app.session()->shown().serial() > serial);
  CHECK(host.stored_match() == app.record());
}

TEST_CASE("nobody waits long for a storage that does not answer", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.silent = true;
  const double before = host.now;
  const int serial = app.session()->shown().serial();
  app.choose(0);
  REQUIRE(host.wake.has_value());
  CHECK(*host.wake <= before + 100);
  host.run(app);
  CHECK(app.session()->shown().serial() > serial);
  CHECK(app.session()->can_act());
}

TEST_CASE("whichever call of the storage fails, the match goes on, and the next one makes up for it", "[saving]") {
  TestHost counting;
  App counted{counting};
  some_match(counting, counted, 8);
  const int calls = counting.stores;
  REQUIRE(calls > 20);
  for (int failing = 0; failing < calls; ++failing) {
    TestHost host;
    host.fails_at = failing;
    App app{host};
    app.new_match();
    app.begin();
    host.run(app);
    app.deal_first();
    host.run(app);
    int told = 0;
    for (int i = 0; i < 8 && app.session() != nullptr; ++i) {
      if (app.dialog()) {
        ++told;
        app.answer(true);
        host.run(app);
      }
      act(app, host);
    }
    CHECK(told <= 1);
    if (failing + 1 < host.stores) CHECK(host.stored_match() == app.record());
  }
}

TEST_CASE("several matches lie side by side, and each is gone on with where it was", "[saving]") {
  TestHost host;
  App app{host};
  const std::string first = some_match(host, app, 5);
  const std::string key = "match/" + app.session()->id();
  app.back();
  const std::string second = some_match(host, app, 9);
  CHECK(host.values[key] == first);
  CHECK(host.keys("match/").size() == 2);
  app.back();
  app.open_matches();
  host.run(app);
  REQUIRE(app.archive().complete());
  CHECK(app.archive().under_way().size() == 2);
  app.go_on(key);
  host.run(app);
  CHECK(app.record() == first);
  CHECK(app.screen() == Screen::table);

  TestHost later;
  later.values = host.values;
  const App again{later};
  CHECK(again.record() == first);
}

TEST_CASE("a match is deleted only after a question", "[saving]") {
  TestHost host;
  App app{host};
  some_match(host, app, 3);
  const std::string key = "match/" + app.session()->id();
  app.back();
  app.open_matches();
  host.run(app);
  for (const bool sure : {false, true}) {
    app.delete_match(key);
    REQUIRE(app.dialog().has_value());
    app.answer(sure);
    host.run(app);
    CHECK(host.values.contains(key) == !sure);
  }
  CHECK(app.session() == nullptr);
  CHECK(app.archive().under_way().empty());
}

TEST_CASE("a finished match is watched again, forwards and backwards", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host, 2);
  while (act(app, host)) {
  }
  const std::string record = app.record();
  app.back();
  app.open_matches();
  host.run(app);
  REQUIRE(app.archive().done().size() == 1);
  CHECK(app.archive().done()[0].digest.over);
  const auto values = host.values;
  const auto told = host.told;
  app.watch(app.archive().done()[0].key);
  REQUIRE(app.screen() == Screen::replay);
  const Session& session = *app.session();
  const Replay& replay = *session.replay();
  CHECK(replay.position() == 1);
  while (replay.position() < replay.length()) {
    app.seek(replay.position() + 1);
    host.run(app);
    REQUIRE(!session.can_act());
    REQUIRE(!session.shown().busy());
  }
  CHECK(session.record() == record);
  CHECK(session.sheet().has_value());
  const std::size_t last = replay.hand_start(false);
  app.seek(last);
  CHECK(replay.position() == last);
  app.seek(last - 1);
  host.run(app);
  CHECK(session.sheet().has_value());  // the end of the hand before
  app.seek(0);
  CHECK(replay.position() == 1);
  app.back();
  CHECK(app.screen() == Screen::matches);
  CHECK(host.values == values);
  CHECK(host.told == told);  // the page around is not told of what is over
}

TEST_CASE("statistics are what the records tell", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (act(app, host)) {
  }
  app.back();
  app.open_matches();
  host.run(app);
  REQUIRE(app.summary().size() == 1);
  const Statistics& sum = app.summary()[0];
  CHECK(sum.game->id == "guinote");
  CHECK(sum.matches == 1);
  CHECK(sum.levels.size() == 1);
  CHECK(sum.levels[0].won == sum.won);
  REQUIRE(sum.match_levels.size() == 2);
  const auto [partidas_won, partidas_lost] = sum.match_levels[0];
  CHECK(partidas_won + partidas_lost >= 3);
  CHECK(sum.match_levels[1].won + sum.match_levels[1].lost == 1);
  CHECK(sum.hands.size() >= static_cast<std::size_t>(partidas_won + partidas_lost));
  std::vector<Digest::Hand> hands;
  const std::string record = host.values[host.keys("done/").front()];
  CHECK(!trace(record, [&hands](std::string_view line) {
    int own = 0;
    int best = 0;
    if (std::sscanf(std::string{line}.c_str(), "hand %d %d", &own, &best) == 2) hands.push_back({own, best});
  }));
  const bool other_side = app.archive().done()[0].viewer % 2 == 1;
  if (other_side)
    for (Digest::Hand& hand : hands) std::swap(hand.own, hand.best);
  CHECK(sum.hands == hands);
  CHECK(points_over_time(sum.hands, hands.size()).back().own == static_cast<float>(hands.back().own));
  CHECK(points_over_time(sum.hands, 3).size() == 3);
}

TEST_CASE("everything goes into one file and comes back", "[saving]") {
  TestHost host;
  App app{host};
  some_match(host, app, 12);
  app.save_backup();
  host.run(app);
  REQUIRE(!host.file.empty());
  app.answer(true);

  TestHost other;
  App there{other};
  there.file_opened(host.file);
  other.run(there);
  CHECK(other.keys("match/") == host.keys("match/"));
  for (const std::string& key : host.keys("match/")) CHECK(other.values[key] == host.values[key]);
  CHECK(other.values["setup"] == host.values["setup"]);
  there.file_opened(host.file);  // twice changes nothing
  other.run(there);
  CHECK(other.keys("match/").size() == 1);

  SECTION("of a match that both have, the longer one stays") {
    act(app, host);
    const std::string longer = host.stored_match();
    app.file_opened(host.file);
    host.run(app);
    CHECK(host.stored_match() == longer);
    app.save_backup();
    host.run(app);
    there.file_opened(host.file);
    other.run(there);
    CHECK(other.values[other.keys("match/")[0]] == longer);
  }
  SECTION("a damaged one is refused whole") {
    for (std::size_t at = 0; at < host.file.size(); at += 7) {
      TestHost third;
      App app3{third};
      std::string damaged = host.file;
      damaged[at] = static_cast<char>(damaged[at] ^ 1);
      app3.file_opened(damaged);
      CHECK(third.values.empty());
      CHECK(app3.dialog().has_value());
      app3.answer(true);
      app3.file_opened(std::string_view{host.file}.substr(0, at));
      CHECK(third.values.empty());
    }
  }
}

TEST_CASE("what belongs to a newer version is left alone, and it is said", "[saving]") {
  TestHost host;
  host.state = Stored::newer;
  host.broken = true;
  App app{host};
  REQUIRE(app.dialog().has_value());
  app.answer(true);
  app.new_match();
  app.begin();
  host.run(app);
  app.deal_first();
  host.run(app);
  CHECK(!app.dialog().has_value());
  for (int i = 0; i < 5; ++i) REQUIRE(act(app, host));
}

TEST_CASE("every byte of a stored match changed, and every truncation: refused, or the same when written again",
          "[saving]") {
  TestHost host;
  App app{host};
  const std::string whole = some_match(host, app, 6);
  const auto check = [](const std::string& text) {
    const auto record = parse_record(text);
    if (!record) return;
    const auto table = replay(*record);
    if (!table) return;
    const std::string written = record_text(record->header, (*table)->events());
    const auto again = parse_record(written);
    REQUIRE(again);
    REQUIRE(replay(*again));
    REQUIRE(record_text(again->header, (*table)->events()) == written);
  };
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = whole;
      changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
      check(changed);
    }
    check(whole.substr(0, at));
  }
}

TEST_CASE("a stored match that is damaged stops nothing, and stays", "[saving]") {
  TestHost host;
  App app{host};
  const std::string whole = some_match(host, app, 3);
  const std::string key = "match/" + app.session()->id();
  for (std::size_t at = 0; at < whole.size(); at += 3) {
    TestHost later;
    later.values = host.values;
    later.values[key][at] = static_cast<char>(later.values[key][at] ^ 0x15);
    const std::string damaged = later.values[key];
    App again{later};
    later.run(again, 3);
    CHECK(later.values[key].size() >= damaged.size());
    if (again.session() == nullptr) {
      CHECK(later.values[key] == damaged);
      CHECK(again.dialog().has_value());
    }
  }
}

TEST_CASE("a stored match of nobody is told apart from those that can be read", "[saving]") {
  for (const std::string players : {"0", "1", "5"}) {
    const Entry entry = describe("match/x", "tapete 1\ngame tute-dos\nplayers " + players + "\nrules\n", Lang::es);
    CHECK(entry.key == "match/x");
    CHECK(entry.game == nullptr);
    CHECK(entry.players.empty());
  }
}

TEST_CASE("links: a match, a deal and house rules come as they went", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);

  SECTION("a match") {
    for (int i = 0; i < 4; ++i) act(app, host);
    app.share_match("match/" + app.session()->id());
    TestHost other;
    App there{other};
    there.open_link(host.shared);
    REQUIRE(there.dialog().has_value());
    there.answer(true);
    other.run(there);
    CHECK(there.record().find("\ndeal ") != std::string::npos);
    CHECK(there.record().starts_with(app.record()));
  }
  SECTION("house rules") {
    MatchSetup setup = app.setup();
    REQUIRE(setup.game->rules[0].key == "coto");
    setup.rules[0] = 2;
    app.change_setup(setup);
    app.share_rules();
    TestHost other;
    App there{other};
    there.open_link(host.shared);
    REQUIRE(there.dialog().has_value());
    there.answer(true);
    CHECK(there.screen() == Screen::setup);
    CHECK(there.setup().rules == setup.rules);
  }
  SECTION("a deal, and the results of those who played it") {
    while (!app.session()->sheet()) act(app, host);
    REQUIRE(app.can_share_deal());
    app.share_deal();
    std::string link = host.shared;
    for (int reader = 1; reader <= 2; ++reader) {
      TestHost other;
      App there{other};
      MatchSetup setup = there.setup();
      setup.names[0] = reader == 1 ? "Ana" : "Luis";
      there.change_setup(setup);
      there.open_link(link);
      REQUIRE(there.dialog().has_value());
      there.answer(true);
      other.run(there);
      const auto deal = [](const std::string& record) {
        const auto at = record.find("\ndeal ");
        return record.substr(at, record.find('\n', at + 1) - at);
      };
      CHECK(deal(there.record()) == deal(app.record()));
      while (!there.session()->sheet()) act(there, other);
      CHECK(there.session()->finished());
      CHECK(other.keys("done/").size() == 1);
      there.compare_deal();
      REQUIRE(there.dialog().has_value());
      CHECK(there.dialog()->text.find(setup.names[0]) != std::string::npos);
      there.answer(true);
      link = other.shared;
      const auto record = parse_record(*parse_link(link));
      REQUIRE(record);
      CHECK(deal_results(record->header).size() == static_cast<std::size_t>(reader) + 1);
    }
  }
}

TEST_CASE("a link that is damaged, cut short or from the future changes nothing and says so", "[saving]") {
  TestHost host;
  App app{host};
  const std::string record = some_match(host, app, 3);
  const std::string link = link_text(record);
  const auto values = host.values;
  const auto refused = [&](std::string_view text) {
    app.open_link(text);
    REQUIRE(app.dialog().has_value());
    CHECK(app.dialog()->no.empty());
    app.answer(true);
    CHECK(app.record() == record);
    CHECK(host.values == values);
  };
  for (std::size_t at = 0; at < link.size(); ++at) {
    std::string damaged = link;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    refused(damaged);
    refused(std::string_view{link}.substr(0, at));
  }
  CHECK(parse_link("tapete link 2\nwhatever").error() == ParcelFault::newer);
  CHECK(parse_backup("tapete backup 2\nwhatever").error() == ParcelFault::newer);
  refused("tapete link 2\nwhatever");
  refused(link_text("tapete 2\ngame guinote\n"));
}

TEST_CASE("what any version has stored is read", "[saving][corpus]") {
  int versions = 0;
  for (const auto& version : std::filesystem::directory_iterator{"tests/corpus"}) {
    if (!version.is_directory()) continue;
    ++versions;
    TestHost host;
    int matches = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator{version.path()}) {
      if (!file.is_regular_file()) continue;
      auto key = file.path().lexically_relative(version.path());
      host.values[key.replace_extension().generic_string()] = test::read_file(file.path());
      const std::string kind = key.generic_string();
      if (kind == "match" || kind.starts_with("match/") || kind.starts_with("done/")) ++matches;
    }
    INFO(version.path().string());
    REQUIRE(matches > 0);
    const auto before = host.values;
    App app{host};
    host.run(app);
    CHECK(!app.dialog().has_value());
    REQUIRE(app.session() != nullptr);
    const std::string last = before.contains("match") ? before.at("match") : before.at("match/" + before.at("current"));
    CHECK(app.record().starts_with(last));
    CHECK(app.settings().speed == Speed::fast);
    CHECK(app.setup().names[0] == "Begoña");
    app.back();
    app.open_matches();
    host.run(app);
    REQUIRE(app.archive().complete());
    CHECK(app.archive().under_way().size() + app.archive().done().size() == static_cast<std::size_t>(matches));
    for (const auto* list : {&app.archive().under_way(), &app.archive().done()})
      for (const Entry& entry : *list) CHECK(entry.game != nullptr);
  }
  CHECK(versions >= 2);
}

}  // namespace
}  // namespace tapete
