// Links: their content and the names in them; and links that are damaged, too long or opened while a question is open.
#include <catch_amalgamated.hpp>

#include "app/payload.hpp"
#include "app/shared_deal.hpp"
#include "app/strings.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::some_match;
using test::start_match;
using test::TestHost;

constexpr std::string_view kRules = "tapete 1\ngame guinote\nplayers 4\nrules coto=4\n";

std::string dialog_text(App& app) { return app.messages().dialog() ? app.messages().dialog()->text : std::string{}; }

TEST_CASE("a link or a file beyond its maximum length is refused, and the current match stays", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const std::string record = record_at_table(app.match());
  std::string most = link_text(kRules);
  most = link_text(std::string{kRules} + std::string(kLongestLink - most.size(), '\n'));
  REQUIRE(most.size() == kLongestLink);
  CHECK(parse_link(most));
  app.sharing().open_link(most + '\n');
  CHECK(dialog_text(app).find("64 kB") != std::string::npos);
  app.messages().answer(true);
  app.sharing().link_too_long();
  CHECK(dialog_text(app).find("64 kB") != std::string::npos);
  app.messages().answer(true);
  app.backups().refuse(PayloadFault::too_long);
  CHECK(dialog_text(app).find("64 MB") != std::string::npos);
  app.messages().answer(true);
  app.library().file_opened("tapete backup 1\n" + std::string(kLongestBackup, 'x'));
  CHECK(dialog_text(app).find("64 MB") != std::string::npos);
  app.messages().answer(true);
  app.library().file_opened("tapete 1\n" + std::string(kLongestRecord, '\n'));
  CHECK(dialog_text(app).find("16 MB") != std::string::npos);
  CHECK(record_at_table(app.match()) == record);
}

TEST_CASE("a backup with too many values or with a key that is too long is refused", "[links]") {
  CHECK(parse_backup(backup_text(std::vector<Change>(kMostValues, {"done/x", "y"}))));
  const auto many = parse_backup(backup_text(std::vector<Change>(kMostValues + 1, {"done/x", "y"})));
  REQUIRE(!many);
  CHECK(many.error() == PayloadFault::too_long);
  CHECK(!parse_backup(backup_text({{std::string(101, 'k'), "y"}})));
}

TEST_CASE("a match that is too long for a link is reported and not shared", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.values["match/long"] = std::string{kRules} + std::string(kLongestLink, '\n');
  app.sharing().share_match("match/long");
  CHECK(host.shared.empty());
  CHECK(dialog_text(app).find("64 kB") != std::string::npos);
}

TEST_CASE("a link waits until the open question is answered", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  app.library().delete_match("match/" + app.match().local()->id());
  REQUIRE(app.messages().dialog());
  const std::string asked = app.messages().dialog()->title;
  const int number = app.messages().dialog()->number;
  app.sharing().open_link(link_text(kRules));
  CHECK(app.messages().dialog()->title == asked);
  CHECK(app.messages().dialog()->number == number);
  app.messages().answer(false);
  REQUIRE(app.messages().dialog());
  CHECK(app.messages().dialog()->number > number);
  CHECK(app.messages().dialog()->title != asked);
  app.messages().answer(true);
  CHECK(app.navigation().screen() == Screen::setup);
  CHECK(!app.messages().dialog());
}

TEST_CASE("at most four links wait for an answer", "[links]") {
  TestHost host;
  App app{host};
  for (int i = 0; i < 1000; ++i) app.sharing().open_link(link_text(kRules));
  REQUIRE(app.messages().toast());
  int asked = 0;
  for (; app.messages().dialog() && asked < 100; ++asked) app.messages().answer(false);
  CHECK(asked == 4);
}

TEST_CASE("an invalid address and an unreadable stored match are both reported", "[links]") {
  class AddressHost : public TestHost {
    [[nodiscard]] std::string parameters() const override { return "game mus"; }
  };
  AddressHost host;
  host.values["current"] = "x";
  host.values["match/x"] = "nonsense";
  App app{host};
  CHECK(dialog_text(app).find("mus") != std::string::npos);
  app.messages().answer(true);
  CHECK(dialog_text(app).find("Nothing was deleted: it is still in My matches."_text(app.preferences().lang())) !=
        std::string::npos);
  app.messages().answer(true);
  CHECK(!app.messages().dialog());
}

TEST_CASE("a shared deal does not contain the default name", "[links]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.match().session()->sheet()) act(app, host);
  const std::string usual = words::default_name(0, app.preferences().lang());
  app.sharing().share_deal();
  CHECK(host.shared.find(usual) == std::string::npos);
  app.sharing().compare_deal();
  CHECK(dialog_text(app).find(usual) != std::string::npos);  // in the comparison the default name stands for the reader
  CHECK(!dialog_text(app).ends_with('\n'));

  TestHost other;
  App there{other};
  there.sharing().open_link(host.shared);
  constexpr std::string_view kBoast = ". Yo hice ";
  const std::size_t boast = host.shared_title.find(kBoast);
  REQUIRE(boast != std::string::npos);
  CHECK(host.shared_title.starts_with("Guiñote"));
  const std::string made = host.shared_title.substr(boast + kBoast.size());
  const std::string own = made.substr(0, made.find('.'));
  CHECK(there.messages().dialog()->title == "La misma mano · Guiñote");
  CHECK(dialog_text(there).ends_with("\nAlguien hizo " + own + ". ¿Y tú?"));
  const Dialog& dialog = *there.messages().dialog();
  CHECK(dialog.cards.size() == 6);
  CHECK(std::ranges::all_of(dialog.cards, &Card::known));
  CHECK(dialog_text(there).find(usual) == std::string::npos);
}

TEST_CASE("default names in links of earlier versions are dropped", "[links]") {
  Header header{"guinote", 4, {}, {}, 0, 0, 0};
  for (const std::string_view name : {"Tú", "You", "Jugador 1", "Player 1", ""})
    header.free.emplace_back("note", "result 75-55 " + std::string{name});
  for (const DealResult& result : deal_results(header)) CHECK(result.name.empty());
}

TEST_CASE("a shared match arrives unchanged", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int i = 0; i < 4; ++i) act(app, host);
  app.sharing().share_match("match/" + app.match().local()->id());
  TestHost other;
  App there{other};
  there.sharing().open_link(host.shared);
  REQUIRE(there.messages().dialog().has_value());
  there.messages().answer(true);
  other.run(there);
  CHECK(record_at_table(there.match()).find("\ndeal ") != std::string::npos);
  CHECK(record_at_table(there.match()).starts_with(record_at_table(app.match())));
}

TEST_CASE("shared house rules arrive unchanged", "[saving]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  MatchSetup setup = app.preferences().setup();
  REQUIRE(setup.game->rules[0].key == "coto");
  setup.rules[0] = 2;
  app.preferences().change_setup(setup);
  app.sharing().share_rules();
  TestHost other;
  App there{other};
  there.sharing().open_link(host.shared);
  REQUIRE(there.messages().dialog().has_value());
  there.messages().answer(true);
  CHECK(there.navigation().screen() == Screen::setup);
  CHECK(there.preferences().setup().rules == setup.rules);
}

TEST_CASE("a link that is damaged, truncated or of a newer version is reported and changes nothing", "[saving]") {
  TestHost host;
  App app{host};
  const std::string record = some_match(host, app, 3);
  const std::string link = link_text(record);
  const auto values = host.values;
  const auto refused = [&](std::string_view text) {
    app.sharing().open_link(text);
    REQUIRE(app.messages().dialog().has_value());
    CHECK(app.messages().dialog()->no.empty());
    app.messages().answer(true);
    CHECK(record_at_table(app.match()) == record);
    CHECK(host.values == values);
  };
  for (std::size_t at = 0; at < link.size(); ++at) {
    std::string damaged = link;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    refused(damaged);
    refused(std::string_view{link}.substr(0, at));
  }
  CHECK(parse_link("tapete link 2\nwhatever").error() == PayloadFault::newer);
  CHECK(parse_backup("tapete backup 2\nwhatever").error() == PayloadFault::newer);
  refused("tapete link 2\nwhatever");
  refused(link_text("tapete 2\ngame guinote\n"));
}

}  // namespace
}  // namespace tapete
