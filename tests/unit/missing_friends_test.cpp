// The app at a table with friends: what it says about players who are missing.
#include <catch_amalgamated.hpp>

#include "app/app.hpp"
#include "match/table.hpp"
#include "online_support.hpp"
#include "test_host.hpp"

namespace tapete::test {
namespace {

/// Returns the reply `match` to a host at seat 0. It is the turn of seat 3.
std::string match_reply() {
  Room room{host_setup("guinote", 4, {1, 2, 3})};
  room.carry();
  while (!room.host.table().in_hand() || room.host.table().turn().decider != 3) room.step();
  Header header{"guinote", 4, {}, {}};
  const std::vector<std::string> seats{"0 human Ana", "1 friend Berta", "2 friend Carlos", "3 friend Dora"};
  for (const std::string& seat : seats) header.free.emplace_back("seat", seat);
  return "match " + std::string(32, 'a') + " host 1 1 " + record_text(header, room.host.table().events());
}

std::string toast(App& app) { return app.messages().toast() ? app.messages().toast()->text : ""; }

TEST_CASE("a table with friends says who is missing, who is back, and for whom a bot plays", "[online]") {
  TestHost host;
  App app{host};
  const auto said = [&app](const char* reply) {
    app.friends().heard(reply);
    return toast(app);
  };
  CHECK(said("missing 3:away").empty());  // no match is on the table
  app.friends().heard("missing");
  app.friends().heard(match_reply());
  host.run(app);
  REQUIRE(app.match().remote() != nullptr);
  CHECK(said("missing 3:away") == "Dora no responde.");
  CHECK(said("missing 3:bot") == "La máquina juega por Dora.");
  CHECK(said("missing 3:away") == "Se espera a Dora.");
  CHECK(said("missing 1:away") == "Berta no responde. Dora ha vuelto.");
  CHECK(said("missing 1:away 9:bot x") == "Berta no responde. Dora ha vuelto.");
  CHECK(said("missing -1:away 1:away") == "La mesa no responde.");
  CHECK(app.friends().is_table_away());
  CHECK(said("missing 1:away") == "La mesa vuelve a responder.");
  CHECK(!app.friends().is_table_away());
}

TEST_CASE("the table knows which of the other players are awaited", "[online]") {
  TestHost host;
  App app{host};
  app.friends().heard("missing 3:away");
  CHECK(!app.friends().is_away(3));  // no match is on the table
  app.friends().heard(match_reply());
  host.run(app);
  app.friends().heard("missing 1:bot 3:away");
  CHECK((!app.friends().is_away(1) && !app.friends().is_away(2) && app.friends().is_away(3)));
  CHECK(!app.friends().is_away(kNobody));
  app.friends().heard("missing");
  CHECK(!app.friends().is_away(3));
}

TEST_CASE("a bot that is thinking for a guest goes on when another guest leaves", "[online]") {
  TestHost host;
  App app{host};
  app.friends().heard(match_reply());
  host.run(app);
  app.friends().heard("missing 3:bot");
  REQUIRE(host.answers.size() == 1);
  app.friends().heard("missing 1:away 3:bot");
  CHECK(host.answers.size() == 1);
}

}  // namespace
}  // namespace tapete::test
