// Undo of a person's actions; and the sealed deck, whose hash is shown before the hand and whose cards are shown after
// the hand.
#include <catch_amalgamated.hpp>

#include "core/sha256.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

/// Chooses the first option and undoes it. Checks that the record is unchanged.
void undo_first_option(App& app, TestHost& host) {
  const std::string before = record_at_table(app.match());
  app.choose(0);
  host.run(app);
  REQUIRE(app.match().local()->can_undo());
  app.match().undo();
  host.run(app);
  CHECK(record_at_table(app.match()) == before);
}

TEST_CASE("undo takes back the viewer's last card and all later events", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  CHECK(!app.match().local()->can_undo());
  undo_first_option(app, host);
  CHECK(app.match().session()->can_act());
  CHECK(host.stored_match() == record_at_table(app.match()));
}

/// Starts a match of a variant of tute with an auction, and plays to the person's first turn.
void start_auction(App& app, TestHost& host, std::string_view variant) {
  app.starter().new_match();
  MatchSetup setup = with_game(app.preferences().setup(), *find_game("tute"));
  setup.rules = *read_rules(*setup.game, {{"variant", std::string{variant}}});
  app.preferences().change_setup(setup);
  app.starter().begin_now();
  host.run(app);
  app.starter().deal_first();
  host.run(app);
}

std::string first_verb(const MatchDriver& session) {
  const auto& options = session.scene().options;
  return options.empty() ? std::string{} : std::string{first_word(options.front().action)};
}

TEST_CASE("undo takes back a bid", "[app]") {
  TestHost host;
  App app{host};
  start_auction(app, host, "remate");
  REQUIRE(first_verb(*app.match().session()) == "bid");
  undo_first_option(app, host);
  CHECK(first_verb(*app.match().session()) == "bid");
}

TEST_CASE("undo does not take back a bid after its bidder has drawn cards", "[app]") {
  TestHost host;
  App app{host};
  start_auction(app, host, "bato");
  while (first_verb(*app.match().session()) != "change") REQUIRE(act(app, host));
  CHECK(app.match().local()->can_undo());
  const auto& options = app.match().session()->scene().options;
  const auto draw =
      std::find_if(options.begin(), options.end(), [](const Option& option) { return option.action == "draw"; });
  REQUIRE(draw != options.end());
  app.choose(static_cast<int>(draw - options.begin()));
  host.run(app);
  CHECK(!app.match().local()->can_undo());
}

TEST_CASE("undo takes back that no card was placed", "[app][kwingto]") {
  TestHost host;
  App app{host};
  app.starter().new_match();
  app.preferences().change_setup(with_game(app.preferences().setup(), *find_game("kwingto")));
  app.starter().begin_now();
  host.run(app);
  const auto option = [&](std::string_view action) {
    const auto& options = app.match().session()->scene().options;
    return static_cast<int>(std::ranges::find(options, action, &Option::action) - options.begin());
  };
  // Options other than "pass" are chosen until a throw of the person can be declined.
  for (int i = 0; i < 40 && option("pass") == std::ssize(app.match().session()->scene().options); ++i) {
    app.choose(option("dice 0 2") < std::ssize(app.match().session()->scene().options) ? option("dice 0 2") : 0);
    host.run(app);
  }
  const std::string before = record_at_table(app.match());
  app.choose(option("pass"));
  host.run(app);
  REQUIRE(record_at_table(app.match()) != before);
  REQUIRE(app.match().local()->can_undo());
  app.match().undo();
  host.run(app);
  CHECK(record_at_table(app.match()) == before);
}

TEST_CASE("one undo takes back all given cards, also if one of them was given separately", "[app]") {
  TestHost host;
  App app{host};
  app.starter().new_match();
  app.preferences().change_setup(with_game(app.preferences().setup(), *find_game("corazones")));
  app.starter().begin_now();  // corazones has no draw of the first dealer, so the match begins at once
  host.run(app);
  const auto together = [&app] { return app.match().session()->scene().multi_select.count; };
  REQUIRE(together() == 3);
  const std::string before = record_at_table(app.match());
  const auto gifts = [&app] {
    int count = 0;
    for (const std::string& event : app.match().session()->table().events())
      count += event.starts_with("0 give ") ? 1 : 0;
    return count;
  };
  app.choose(std::vector{0, 5, 99});  // there is no option 99
  host.run(app);
  CHECK(record_at_table(app.match()) == before);
  app.choose(std::vector{0, 5, 12});
  host.run(app);
  CHECK(gifts() == 3);
  CHECK(host.stored_match() == record_at_table(app.match()));
  app.match().undo();
  host.run(app);
  CHECK(record_at_table(app.match()) == before);

  app.choose(0);
  host.run(app);
  REQUIRE(together() == 2);
  app.choose(std::vector{0, 1});
  host.run(app);
  CHECK(gifts() == 3);
  CHECK(together() == 0);
  app.match().undo();
  host.run(app);
  CHECK(record_at_table(app.match()) == before);
}

TEST_CASE("the deck is sealed before the hand, and shown only after the hand", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  for (int hand = 0; hand < 3 && !app.match().session()->over(); ++hand) {
    const std::string seal = app.match().session()->deck_hash();
    REQUIRE(seal.size() == 64);
    while (!app.match().session()->sheet()) {
      REQUIRE(app.match().session()->deck_hash() == seal);
      REQUIRE(app.match().session()->revealed_deal().empty());
      act(app, host);
    }
    const std::string deck = app.match().session()->revealed_deal();
    CHECK(deck.starts_with("deal "));
    CHECK(record_at_table(app.match()).find('\n' + deck + '\n') != std::string::npos);
    CHECK(app.match().session()->deck_hash() == seal);
    CHECK(sha256(deck) == seal);
    CHECK(!app.match().local()->can_undo());

    TestHost later;
    later.values = host.values;
    App again{later};
    REQUIRE(again.match().session() != nullptr);
    CHECK(again.match().session()->deck_hash() == seal);
    if (!app.match().session()->over()) act(app, host);
    CHECK((app.match().session()->over() || app.match().session()->deck_hash() != seal));
  }
}

}  // namespace
}  // namespace tapete
