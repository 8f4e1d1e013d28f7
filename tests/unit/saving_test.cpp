// What is stored: nothing is shown before it is safe, and nothing is lost.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::some_match;
using test::start_match;
using test::TestHost;

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

}  // namespace
}  // namespace tapete
