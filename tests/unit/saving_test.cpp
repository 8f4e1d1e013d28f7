// Storing: an action is shown only after it has been stored, and no action is lost.
#include <catch_amalgamated.hpp>

#include "app/session/persist_gate.hpp"
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
  const std::string before = record_at_table(app.match());
  const int serial = app.match().session()->shown().serial();
  app.choose(0);
  REQUIRE(record_at_table(app.match()) != before);
  CHECK(app.match().session()->shown().serial() == serial);
  CHECK(app.match().local()->shown_record() == before);
  CHECK(!app.match().session()->can_act());
  app.match().hurry();  // speeding up the play does not show the action either
  CHECK(app.match().session()->shown().serial() == serial);
  const std::string after = record_at_table(app.match());
  REQUIRE(host.receipts.size() == 1);
  app.stored(host.receipts.front().first, Stored::safe);
  host.receipts.clear();
  CHECK(app.match().session()->shown().serial() > serial);
  CHECK(app.match().local()->shown_record().starts_with(after));
}

TEST_CASE("an undo is shown only once it is stored", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.choose(0);
  host.run(app);
  const int serial = app.match().session()->shown().serial();
  app.match().undo();
  CHECK(app.match().session()->shown().serial() == serial);
  host.run(app);
  CHECK(app.match().session()->shown().serial() > serial);
  CHECK(host.stored_match() == record_at_table(app.match()));
}

TEST_CASE("an action is shown after two seconds if the storage does not answer", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.silent = true;
  const double before = host.now;
  const int serial = app.match().session()->shown().serial();
  app.choose(0);
  REQUIRE(host.wake.has_value());
  CHECK(*host.wake > before + 1000);
  CHECK(*host.wake <= before + 2000);
  host.run(app);
  CHECK(app.match().session()->shown().serial() > serial);
  CHECK(app.match().session()->can_act());
}

TEST_CASE("a storage that does not answer holds up one event, until it answers again", "[saving]") {
  TestHost host;
  host.silent = true;
  PersistGate gate{host, host};
  const auto wait = [&] { return gate.after(host.now) - host.now; };
  CHECK(wait() == 0);
  gate.store({});
  const double longest = wait();
  CHECK(longest > 0);
  host.now += longest / 2;
  gate.store({});
  CHECK(wait() == longest);
  for (int i = 0; i < 3; ++i) {
    host.now += longest;
    gate.store({});
    CHECK(wait() == 0);
  }
  gate.stored(host.stores);
  gate.store({});
  CHECK(wait() == longest);
}

TEST_CASE("a match survives the failure of any storage call, and the next call stores the lost changes", "[saving]") {
  TestHost counting;
  App counted{counting};
  some_match(counting, counted, 8);
  const int calls = counting.stores;
  REQUIRE(calls > 20);
  for (int failing = 0; failing < calls; ++failing) {
    TestHost host;
    host.fails_at = failing;
    App app{host};
    start_match(app, host);
    for (int i = 0; i < 8; ++i) {
      CHECK(!app.messages().dialog());
      act(app, host);
    }
    if (failing + 1 < host.stores) {
      CHECK(host.notice.empty());
      CHECK(host.stored_match() == record_at_table(app.match()));
    }
  }
}

TEST_CASE("stored data of a newer version stay unchanged, and the player is told", "[saving]") {
  TestHost host;
  host.state = Stored::newer;
  host.broken = true;
  App app{host};
  CHECK(host.notice == "Hay una versión más nueva. Vuelve a cargar la página: hasta entonces no se guarda nada.");
  app.starter().new_match();
  app.starter().begin_now();
  host.run(app);
  app.starter().deal_first();
  host.run(app);
  CHECK(!app.messages().dialog().has_value());
  for (int i = 0; i < 5; ++i) REQUIRE(act(app, host));
}

}  // namespace
}  // namespace tapete
