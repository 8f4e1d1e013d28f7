// Bridge: hands whose remaining tricks are certain (settled), and the option that plays them.
#include <catch_amalgamated.hpp>

#include "app/session/local_source.hpp"
#include "app/session/match_driver.hpp"
#include "app/session/remote_source.hpp"
#include "games/bridge/bridge.hpp"
#include "match/action_line.hpp"
#include "match/game_table.hpp"
#include "support/memory_host.hpp"

namespace tapete::test {
namespace {

using RestState = Bridge::State;

/// Returns a deal in which seat 0 deals and holds all spades, and each other seat holds another suit.
DealtDeck suits_dealt() {
  DealtDeck deal;
  deal.dealer = 0;
  deal.deck = Deck::french;
  for (int rank = 0; rank < 13; ++rank)
    for (const int suit : {1, 2, 3, 0}) deal.cards.push_back(Card{suit, rank});  // the suits of seats 1, 2, 3 and 0
  return deal;
}

/// Returns the deal of suits_dealt() after the auction: seat 0 plays a contract of one, and seat 1 leads.
RestState suits_bid(int denomination) {
  const auto config = Bridge::configure(4, read_rules(Bridge::info(), {}).value());
  RestState s = Bridge::start(config, Bridge::opening(config), suits_dealt());
  for (const tapete::bridge::Call call : {tapete::bridge::Call::bid(1, denomination), tapete::bridge::kPass,
                                          tapete::bridge::kPass, tapete::bridge::kPass})
    Bridge::apply(s, tapete::bridge::call_action(call));
  return s;
}

bool is_settled(const RestState& s, Seat seat) { return tapete::bridge::Rules::settled(Bridge::view(s, seat)); }

/// Samples a determinization of the seat's view and plays it out at random. Returns the tricks of side 0.
int random_tricks(const RestState& s, Seat seat, Rng& rng) {
  RestState world = Bridge::Sampler{Bridge::view(s, seat)}.draw(rng);
  Bridge::play_randomly(world, rng);
  return world.won[0];
}

/// Returns a table with the deal of suits_dealt(), at which seat 0 plays one spade and the first trick is over.
std::unique_ptr<Table> table_after_first_trick() {
  auto table = std::make_unique<GameTable<Bridge>>(Bridge::configure(4, read_rules(Bridge::info(), {}).value()), 4);
  REQUIRE(table->play(Bridge::deal_text(suits_dealt())));
  for (const char* const line : {"0 bid 1s", "1 bid no", "2 bid no", "3 bid no"}) REQUIRE(table->play(line));
  for (int card = 0; card < 4; ++card)
    REQUIRE(table->play(std::to_string(table->turn().seat) + " " + table->legal().front()));
  return table;
}

/// Chooses the option that plays the rest of the hand.
void choose_rest(MatchDriver& driver) {
  REQUIRE(driver.can_act());
  const auto& options = driver.scene().options;
  REQUIRE(options.back().kind == OptionKind::rest);
  driver.choose({static_cast<int>(options.size()) - 1});
}

}  // namespace

TEST_CASE("a hand is settled when the seat on lead holds only winners", "[bridge]") {
  RestState s = suits_bid(tapete::bridge::kSpades);
  CHECK_FALSE(is_settled(s, 1));  // before the opening lead
  for (int i = 0; i < 3; ++i) Bridge::apply(s, Bridge::legal(s)[0]);
  CHECK_FALSE(is_settled(s, 0));  // a trick has begun
  Bridge::apply(s, Bridge::legal(s)[0]);
  CHECK(s.actor == 0);
  CHECK(is_settled(s, 0));
}

TEST_CASE("in no trump, winners are safe from cards of other suits", "[bridge]") {
  RestState s = suits_bid(tapete::bridge::kNoTrump);
  for (int i = 0; i < 4; ++i) Bridge::apply(s, Bridge::legal(s)[0]);
  CHECK(s.actor == 1);  // the seat with all hearts leads again, and another seat holds the spades
  CHECK(is_settled(s, 1));
}

TEST_CASE("in a settled hand a side wins the same tricks in all determinizations and in any order of the cards",
          "[bridge]") {
  Rng rng{5};
  const auto config = Bridge::configure(4, read_rules(Bridge::info(), {}).value());
  int settled = 0;
  int unsettled = 0;  // number of positions with few cards left that are not settled
  for (int hand = 0; hand < 300; ++hand) {
    RestState s =
        Bridge::start(config, Bridge::opening(config), Bridge::random_deal(config, Bridge::opening(config), rng));
    while (Bridge::to_act(s) >= 0) {
      const Seat decider = Bridge::decider(s);
      if (s.phase == TrickPhase::play && s.played_count >= 40) {
        if (is_settled(s, decider)) {
          ++settled;
          const int tricks = random_tricks(s, decider, rng);
          for (int i = 0; i < 20; ++i) REQUIRE(random_tricks(s, decider, rng) == tricks);
        } else {
          ++unsettled;
        }
      }
      Bridge::apply(s, Bridge::random_legal(s, rng));
    }
  }
  CHECK(settled > 50);
  CHECK(unsettled > 50);
}

TEST_CASE("the rest of a settled hand is recorded card by card, and the player cannot act meanwhile", "[bridge]") {
  MemoryHost host;
  const Settings settings;
  const DrivenMatch<LocalSource> match{
      host, settings, {"bridge", 4, {}, {}}, table_after_first_trick(), std::make_unique<LocalSource>(host)};
  choose_rest(*match.driver);
  for (int steps = 0; steps < 1000 && !match.driver->sheet(); ++steps) {
    CHECK_FALSE(match.driver->can_act());  // a second press on the option must do nothing
    match.driver->tick(host.now += 5000);
  }
  REQUIRE(match.driver->sheet());
  const auto& events = match.driver->table().events();
  REQUIRE(events.size() == 5 + 52);
  for (std::size_t card = 9; card < events.size(); ++card) CHECK(events[card].substr(1, 6) == " play ");
}

TEST_CASE("in a match with friends the rest of a settled hand is sent card by card", "[bridge][online]") {
  MemoryHost host;
  const Settings settings;
  std::vector<std::string> sent;
  const DrivenMatch<RemoteSource> match{
      host,
      settings,
      {"bridge", 4, {}, {{"seat", "0 human Ana"}}},
      table_after_first_trick(),
      std::make_unique<RemoteSource>(host, "0123456789abcdef", false,
                                     [&sent](std::string_view request) { sent.emplace_back(request); })};
  const auto service = table_after_first_trick();
  const auto update = [&] {
    match.source->update(service->events(), {.turn = service->turn().decider == 0, .whole = false});
    for (int steps = 0; steps < 10; ++steps) match.driver->tick(host.now += 5000);
  };
  update();
  choose_rest(*match.driver);
  std::size_t asked = 0;
  while (service->in_hand()) {
    std::string action = service->legal().front();
    if (service->turn().decider == 0) {
      REQUIRE(sent.size() == ++asked);
      REQUIRE(sent.back().starts_with("do "));
      action = sent.back().substr(3);
    }
    CHECK_FALSE(match.driver->can_act());
    REQUIRE(service->play(action_line(service->turn().seat, action)));
    update();
  }
  CHECK(sent.size() == 24);  // the last twelve cards of the declarer and of dummy
  CHECK(match.driver->sheet());
}

}  // namespace tapete::test
