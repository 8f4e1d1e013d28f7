// Links that are too long or come at a bad moment, and the names in them.
#include <catch_amalgamated.hpp>

#include "app/parcel.hpp"
#include "app/shared_deal.hpp"
#include "app/strings.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

constexpr std::string_view kRules = "tapete 1\ngame guinote\nplayers 4\nrules coto=4\n";

std::string dialog_text(const App& app) { return app.dialog() ? app.dialog()->text : std::string{}; }

TEST_CASE("a link or a file that is too long is refused with its bound, and the match stays", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string record = app.record();
  std::string most = link_text(kRules);
  most = link_text(std::string{kRules} + std::string(kLongestLink - most.size(), '\n'));
  REQUIRE(most.size() == kLongestLink);
  CHECK(parse_link(most));
  app.open_link(most + '\n');
  CHECK(dialog_text(app).find("64 kB") != std::string::npos);
  app.answer(true);
  app.link_too_long();
  CHECK(dialog_text(app).find("64 kB") != std::string::npos);
  app.answer(true);
  app.file_too_long();
  CHECK(dialog_text(app).find("64 MB") != std::string::npos);
  app.answer(true);
  app.file_opened("tapete backup 1\n" + std::string(kLongestBackup, 'x'));
  CHECK(dialog_text(app).find("64 MB") != std::string::npos);
  app.answer(true);
  app.file_opened("tapete 1\n" + std::string(kLongestRecord, '\n'));
  CHECK(dialog_text(app).find("16 MB") != std::string::npos);
  CHECK(app.record() == record);
}

TEST_CASE("a backup with too many values or too long a key is refused", "[links]") {
  CHECK(parse_backup(backup_text(std::vector<Change>(kMostValues, {"done/x", "y"}))));
  const auto many = parse_backup(backup_text(std::vector<Change>(kMostValues + 1, {"done/x", "y"})));
  REQUIRE(!many);
  CHECK(many.error() == ParcelFault::too_long);
  CHECK(!parse_backup(backup_text({{std::string(101, 'k'), "y"}})));
}

TEST_CASE("a match that is too long for a link says so, and nothing is sent", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.values["match/long"] = std::string{kRules} + std::string(kLongestLink, '\n');
  app.share_match("match/long");
  CHECK(host.shared.empty());
  CHECK(dialog_text(app).find("64 kB") != std::string::npos);
}

TEST_CASE("a link waits until what is asked has been answered", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.delete_match("match/" + app.session()->id());
  REQUIRE(app.dialog());
  const std::string asked = app.dialog()->title;
  const int number = app.dialog()->number;
  app.open_link(link_text(kRules));
  CHECK(app.dialog()->title == asked);
  CHECK(app.dialog()->number == number);
  app.answer(false);
  REQUIRE(app.dialog());
  CHECK(app.dialog()->number > number);
  CHECK(app.dialog()->title != asked);
  app.answer(true);
  CHECK(app.screen() == Screen::setup);
  CHECK(!app.dialog());
}

TEST_CASE("not more links wait than anybody has in mind", "[links]") {
  TestHost host;
  App app{host};
  for (int i = 0; i < 1000; ++i) app.open_link(link_text(kRules));
  REQUIRE(app.toast());
  int asked = 0;
  for (; app.dialog() && asked < 100; ++asked) app.answer(false);
  CHECK(asked == 4);
}

TEST_CASE("an address that is no good and a stored match that is none are both told", "[links]") {
  class AddressHost : public TestHost {
    [[nodiscard]] std::string parameters() const override { return "game mus"; }
  };
  AddressHost host;
  host.values["current"] = "x";
  host.values["match/x"] = "nonsense";
  App app{host};
  CHECK(dialog_text(app).find("mus") != std::string::npos);
  app.answer(true);
  CHECK(dialog_text(app).find("Nothing was deleted: it is still among your matches."_text(app.lang())) !=
        std::string::npos);
  app.answer(true);
  CHECK(!app.dialog());
}

TEST_CASE("of a shared deal the usual name stays at home", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.session()->sheet()) act(app, host);
  const std::string usual = words::usual_name(0, app.lang());
  app.share_deal();
  CHECK(host.shared.find(usual) == std::string::npos);
  app.compare_deal();
  CHECK(dialog_text(app).find(usual) != std::string::npos);  // here it means the reader

  TestHost other;
  App there{other};
  there.open_link(host.shared);
  CHECK(dialog_text(there).ends_with("Somebody"_text(there.lang())));
  CHECK(dialog_text(there).find(usual) == std::string::npos);
}

TEST_CASE("a usual name in a link of an earlier version is nobody's, and the last results count", "[links]") {
  Header header{"guinote", 4, {}, {}, 0, 0, 0};
  for (const std::string_view name : {"Tú", "You", "Jugador 1", "Player 1", ""})
    header.free.emplace_back("note", "result 75-55 " + std::string{name});
  for (const DealResult& result : deal_results(header)) CHECK(result.name.empty());
  for (int i = 0; i < 100; ++i) header.free.emplace_back("note", "result 75-55 Ana " + std::to_string(i));
  const auto results = deal_results(header);
  REQUIRE(results.size() == 20);
  CHECK(results.back().name == "Ana 99");
}

}  // namespace
}  // namespace tapete
