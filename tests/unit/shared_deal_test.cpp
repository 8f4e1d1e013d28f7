// Shared deals: the same cards under the same conditions, and the results of everyone who has played them.
#include <catch_amalgamated.hpp>

#include "app/payload.hpp"
#include "app/shared_deal.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::some_match;
using test::start_match;
using test::TestHost;

TEST_CASE("results of a shared deal may be below zero", "[links]") {
  Header header{"podrida", 4, {}, {}, 0, 0, 0};
  for (const std::string_view points : {"-35--10", "10--5", "-5-20", "--5", "5-", "-"})
    header.free.emplace_back("note", "result " + std::string{points} + " Ana");
  const auto results = deal_results(header);
  REQUIRE(results.size() == 3);
  CHECK(results[0].points == "-35--10");
}

TEST_CASE("a result of a shared deal keeps the contract, and the comparison names the best player", "[links]") {
  Header header{"bridge", 4, {}, {}, 0, 0, 0};
  add_result(header, {"200-0", "Ana", "2 hearts: 8 tricks"});
  add_result(header, {"200-0", "Ana", "2 hearts: 8 tricks"});
  add_result(header, {"0-50", "", ""});
  const auto results = deal_results(header);
  REQUIRE(results.size() == 2);
  CHECK(results[0].how == "2 hearts: 8 tricks");
  CHECK(results[1].how.empty());
}

TEST_CASE("a shared deal keeps the last twenty results", "[links]") {
  Header header{"guinote", 4, {}, {}, 0, 0, 0};
  for (int i = 0; i < 100; ++i) header.free.emplace_back("note", "result 75-55 Ana " + std::to_string(i));
  const auto results = deal_results(header);
  REQUIRE(results.size() == 20);
  CHECK(results.back().name == "Ana 99");
}

std::string deal_line_in(const std::string& record) {
  const auto at = record.find("\ndeal ");
  return record.substr(at, record.find('\n', at + 1) - at);
}

/// Opens the link as a player of this name, checks that its deal is that of `record`, plays the deal and compares the
/// results. Returns the link with the new result.
std::string play_sent_deal(const std::string& link, const std::string& name, const std::string& record) {
  TestHost other;
  App there{other};
  MatchSetup setup = there.preferences().setup();
  setup.names[0] = name;
  there.preferences().change_setup(setup);
  there.sharing().open_link(link);
  REQUIRE(there.messages().dialog().has_value());
  there.messages().answer(true);
  other.run(there);
  CHECK(deal_line_in(record_at_table(there.match())) == deal_line_in(record));
  while (!there.match().session()->sheet()) act(there, other);
  CHECK(there.match().session()->finished());
  CHECK(other.keys("done/").size() == 1);
  there.sharing().compare_deal();
  REQUIRE(there.messages().dialog().has_value());
  CHECK(there.messages().dialog()->text.find(name) != std::string::npos);
  there.messages().answer(true);
  return other.shared;
}

TEST_CASE("a shared deal carries the results of its players", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.match().session()->sheet()) act(app, host);
  REQUIRE(app.sharing().can_share_deal());
  app.sharing().share_deal();
  std::string link = host.shared;
  for (std::size_t reader = 1; reader <= 2; ++reader) {
    link = play_sent_deal(link, reader == 1 ? "Ana" : "Luis", record_at_table(app.match()));
    const auto record = parse_record(*parse_link(link));
    REQUIRE(record);
    CHECK(deal_results(record->header).size() == reader + 1);
  }
}

TEST_CASE("a shared deal of bridge has the vulnerability and the part-scores of its match", "[saving][bridge]") {
  TestHost host;
  App app{host};
  start_match(app, host, 4, "bridge");
  const auto play_hand = [&] {
    while (!app.match().session()->sheet()) act(app, host);
  };
  for (int hand = 0; hand < 3; ++hand) {
    play_hand();
    act(app, host);
  }
  const std::vector<SideScore> before = app.match().session()->scene().score;
  play_hand();
  app.sharing().share_deal();
  TestHost other;
  App there{other};
  there.sharing().open_link(host.shared);
  there.messages().answer(true);
  other.run(there);
  const Scene scene = there.match().session()->scene();
  for (std::size_t side = 0; side < 2; ++side) {
    CHECK(scene.score[side].warns);
    CHECK(scene.score[side].won == before[side].won);
  }
  const std::string told = tell_at_table(there.match(), Ask::score);
  CHECK(told.find("vulnerable") != std::string::npos);
  CHECK(told.find("vulnerable, vulnerable") == std::string::npos);
  CHECK(setup_of(there.match().session()->header()).rules == default_setup(*find_game("bridge")).rules);
  while (!there.match().session()->sheet()) act(there, other);
  there.sharing().compare_deal();
  const std::string text = there.messages().dialog()->text;
  CHECK(text.starts_with("Alguien  ·  "));
  CHECK((text.find("\nMejor resultado: ") != std::string::npos || text.ends_with("\nEmpate")));
}

TEST_CASE("a shared deal of bridge ends after its hand", "[saving][bridge]") {
  TestHost host;
  App app{host};
  start_match(app, host, 4, "bridge");
  while (!app.match().session()->sheet()) act(app, host);
  REQUIRE(app.sharing().can_share_deal());
  app.sharing().share_deal();
  const auto record = parse_record(*parse_link(play_sent_deal(host.shared, "Ana", record_at_table(app.match()))));
  REQUIRE(record);
  CHECK(record->header.game == "bridge");
  const auto results = deal_results(record->header);
  REQUIRE(results.size() == 2);
  for (const DealResult& result : results) CHECK(!result.how.empty());
}

/// Plays a hand of the game, and returns what a receiver of the deal reads if Ana alone has this result.
std::string received_text(std::string_view game, const DealResult& result) {
  TestHost host;
  App app{host};
  start_match(app, host, 4, game);
  while (!app.match().session()->sheet()) act(app, host);
  app.sharing().share_deal();
  auto record = parse_record(*parse_link(host.shared));
  REQUIRE(record);
  std::erase_if(record->header.free, [](const auto& line) { return line.second != "deal"; });
  add_result(record->header, result);
  TestHost other;
  App there{other};
  there.sharing().open_link(link_text(record_text(record->header, {record->events.front().text})));
  REQUIRE(there.messages().dialog().has_value());
  return there.messages().dialog()->text;
}

TEST_CASE("a receiver of a bridge deal reads the contract and the points of both sides", "[links][bridge]") {
  CHECK(received_text("bridge", {"0-50", "Ana", "3 tréboles: 8 bazas (−1)"})
            .ends_with("\nAna  ·  0 a 50\n3 tréboles: 8 bazas (−1)\n¿Y tú?"));
}

TEST_CASE("a receiver does not read 0 points of a game that counts lost hands", "[links][tute]") {
  CHECK(received_text("tute", {"0-70", "Ana"}).ends_with("a ver qué haces tú."));
  CHECK(received_text("tute", {"33-70", "Ana"}).ends_with("\nAna hizo 33. ¿Y tú?"));
  CHECK(received_text("brisca", {"0-120", "Ana"}).ends_with("\nAna hizo 0. ¿Y tú?"));
}

TEST_CASE("the list of matches calls a shared deal so, and not by a form of the match", "[links][bridge]") {
  const Header chicago{"bridge", 4, {}, {}, 0, 0, 0};
  CHECK(describe("done/1", record_text(chicago, {}), Lang::es).variant == "Chicago: cuatro manos");
  const Entry cabrero = describe("done/2", record_text({"tute", 4, {}, {}, 0, 0, 0}, {}), Lang::es);
  CHECK(cabrero.name == "Tute cabrero");
  CHECK(cabrero.variant.empty());
  Header header = chicago;
  header.free.emplace_back("note", "deal");
  CHECK(describe("done/1", record_text(header, {}), Lang::es).variant == "La misma mano");
}

TEST_CASE("the comparison of a shared deal does not repeat the number of cards at each result", "[saving][podrida]") {
  TestHost host;
  App app{host};
  app.preferences().change_setup(default_setup(*find_game("podrida")));
  app.starter().begin_now();
  host.run(app);
  while (!app.match().session()->sheet()) act(app, host);
  app.sharing().compare_deal();
  REQUIRE(app.messages().dialog().has_value());
  CHECK(app.messages().dialog()->text.find("carta") == std::string::npos);
}

}  // namespace
}  // namespace tapete
