// Several stored matches: continued, deleted, counted, and exported to one file.
#include <catch_amalgamated.hpp>

#include "app/payload.hpp"
#include "match/table.hpp"
#include "match/trace.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::some_match;
using test::start_match;
using test::TestHost;

TEST_CASE("several matches are stored, and each can be continued", "[saving]") {
  TestHost host;
  App app{host};
  const std::string first = some_match(host, app, 5);
  const std::string key = "match/" + app.match().local()->id();
  app.back();
  const std::string second = some_match(host, app, 9);
  CHECK(host.values[key] == first);
  CHECK(host.keys("match/").size() == 2);
  app.back();
  app.library().open();
  host.run(app);
  REQUIRE(app.library().archive().complete());
  CHECK(app.library().archive().under_way().size() == 2);
  app.opener().go_on(key);
  host.run(app);
  CHECK(record_at_table(app.match()) == first);
  CHECK(app.navigation().screen() == Screen::table);

  TestHost later;
  later.values = host.values;
  App again{later};
  CHECK(record_at_table(again.match()) == first);
}

TEST_CASE("a match is deleted only after a confirmation", "[saving]") {
  TestHost host;
  App app{host};
  some_match(host, app, 3);
  const std::string key = "match/" + app.match().local()->id();
  app.back();
  app.library().open();
  host.run(app);
  for (const bool sure : {false, true}) {
    app.library().delete_match(key);
    REQUIRE(app.messages().dialog().has_value());
    app.messages().answer(sure);
    host.run(app);
    CHECK(host.values.contains(key) == !sure);
  }
  CHECK(app.match().session() == nullptr);
  CHECK(app.library().archive().under_way().empty());
}

TEST_CASE("statistics agree with the records of finished matches", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (act(app, host)) {
  }
  app.back();
  app.library().open();
  host.run(app);
  REQUIRE(app.library().summary().size() == 1);
  const Statistics& sum = app.library().summary()[0];
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
  const bool other_side = app.library().archive().done()[0].viewer % 2 == 1;
  if (other_side)
    for (Digest::Hand& hand : hands) std::swap(hand.own, hand.best);
  CHECK(sum.hands == hands);
  CHECK(points_over_time(sum.hands, hands.size()).back().own == static_cast<float>(hands.back().own));
  CHECK(points_over_time(sum.hands, 3).size() == 3);
}

/// Plays some actions of a match and makes a backup.
void save_copy(App& app, TestHost& host) {
  some_match(host, app, 12);
  app.backups().save();
  host.run(app);
  REQUIRE(!host.file.empty());
  app.messages().answer(true);
}

TEST_CASE("a backup restores everything on another device", "[saving]") {
  TestHost host;
  App app{host};
  save_copy(app, host);
  TestHost other;
  App there{other};
  there.library().file_opened(host.file);
  other.run(there);
  CHECK(other.keys("match/") == host.keys("match/"));
  for (const std::string& key : host.keys("match/")) CHECK(other.values[key] == host.values[key]);
  CHECK(other.values["setup"] == host.values["setup"]);
  there.library().file_opened(host.file);  // opening the backup again changes nothing
  other.run(there);
  CHECK(other.keys("match/").size() == 1);

  SECTION("of two states of the same match the later one stays") {
    act(app, host);
    const std::string longer = host.stored_match();
    app.library().file_opened(host.file);
    host.run(app);
    CHECK(host.stored_match() == longer);
    app.backups().save();
    host.run(app);
    there.library().file_opened(host.file);
    other.run(there);
    CHECK(other.values[other.keys("match/")[0]] == longer);
  }
}

TEST_CASE("a damaged backup is refused as a whole", "[saving]") {
  TestHost host;
  App app{host};
  save_copy(app, host);
  for (std::size_t at = 0; at < host.file.size(); at += 7) {
    TestHost other;
    App there{other};
    std::string damaged = host.file;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    there.library().file_opened(damaged);
    CHECK(other.values.empty());
    CHECK(there.messages().dialog().has_value());
    there.messages().answer(true);
    there.library().file_opened(std::string_view{host.file}.substr(0, at));
    CHECK(other.values.empty());
  }
}

}  // namespace
}  // namespace tapete
