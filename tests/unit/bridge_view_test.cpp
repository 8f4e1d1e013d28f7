// Bridge: the cards that each seat knows, and the seat that decides.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"
#include "games/bridge/bridge.hpp"
#include "match/bot.hpp"

namespace tapete::test::bridge {
namespace {

/// Returns the known cards of a deal line.
CardSet known_cards(const std::string& line) {
  CardSet out;
  for (const std::string& word : words(line))
    if (const auto one = parse_card(Deck::french, word); one && one->known()) out.add(*one);
  return out;
}
CardSet suits(const std::vector<int>& these) {
  CardSet out;
  for (const int suit : these) out |= CardSet::full(Deck::french).suit(suit);
  return out;
}
constexpr int kSpadesSuit = 0, kHeartsSuit = 1, kDiamondsSuit = 2, kClubsSuit = 3;

/// Returns a table before the opening lead: each hand has one suit, and seat 0 plays two spades.
std::unique_ptr<Table> before_lead() {
  auto table = open();
  play(*table, {deal(0)});
  all(*table, "bid", "2s no no no");
  return table;
}

TEST_CASE("before the opening lead each seat knows only its own cards", "[bridge]") {
  const auto table = before_lead();
  for (Seat seat = 0; seat < 4; ++seat) CHECK(known_cards(table->redacted(seat)[0]) == suits({seat}));
}

TEST_CASE("from the opening lead on each seat knows dummy's 13 cards, even after they are played", "[bridge]") {
  const auto table = before_lead();
  play(*table, {"1 play Ah"});
  const auto check = [&table] {
    CHECK(known_cards(table->redacted(0)[0]) == suits({kSpadesSuit, kDiamondsSuit}));
    CHECK(known_cards(table->redacted(1)[0]) == suits({kHeartsSuit, kDiamondsSuit}));
    CHECK(known_cards(table->redacted(2)[0]) == suits({kDiamondsSuit}));
    CHECK(known_cards(table->redacted(3)[0]) == suits({kClubsSuit, kDiamondsSuit}));
  };
  check();
  play(*table, {"2 play 2d", "3 play 2c"});
  check();
  finish(*table);
  check();
  play(*table, {deal(1)});
  check();  // still, in the next deal of the match
  CHECK(known_cards(table->redacted(3).back()) == suits({kClubsSuit}));
}

TEST_CASE("in a passed-out deal each seat knows only its own cards", "[bridge]") {
  const auto table = open();
  deal_and_play(*table, 0, "no no no no");
  CHECK(known_cards(table->redacted(2)[0]) == suits({kDiamondsSuit}));
}

TEST_CASE("all calls stay in a redacted record", "[bridge]") {
  const auto table = before_lead();
  CHECK(table->redacted(3).size() == table->events().size());
}

TEST_CASE("the declarer decides for dummy, and dummy's player has no options", "[bridge]") {
  static_assert(DecidesForOthers<Bridge>);
  const auto table = before_lead();
  play(*table, {"1 play Ah"});
  CHECK(table->turn().seat == 2);
  CHECK(table->turn().decider == 0);
  CHECK(table->scene(0, Lang::en).options.size() == 13);
  CHECK(table->scene(2, Lang::en).options.empty());
}

TEST_CASE("the scene shows dummy's cards to all from the opening lead on", "[bridge]") {
  const auto table = before_lead();
  const auto open_cards = [&table](Seat viewer, Seat owner) {
    const Scene scene = table->scene(viewer, Lang::en);
    const auto& cards = find_zone(scene, ZoneKind::hand, owner)->cards;
    return std::count_if(cards.begin(), cards.end(), [](const SceneCard& shown) { return shown.card.known(); });
  };
  CHECK(open_cards(3, 2) == 0);
  CHECK(open_cards(0, 2) == 0);
  play(*table, {"1 play Ah"});
  CHECK(open_cards(3, 2) == 13);
  CHECK(open_cards(0, 2) == 13);
  CHECK(open_cards(2, 0) == 0);
  CHECK(open_cards(1, 0) == 0);
}

TEST_CASE("a bot chooses dummy's card only from the record redacted for the declarer", "[bridge]") {
  const auto table = before_lead();
  play(*table, {"1 play Ah"});
  const Header header{"bridge", 4, {}, {}, 0, 0, 0};
  const auto action = ask_bot({record_text(header, table->redacted(0)), "casual", 1});
  REQUIRE(action);
  CHECK(action->starts_with("play "));
  CHECK(action->ends_with("d"));
  for (const Seat other : {1, 2, 3}) CHECK_FALSE(ask_bot({record_text(header, table->redacted(other)), "casual", 1}));
}

TEST_CASE("determinizations keep the seat's own cards and dummy's cards", "[bridge]") {
  using Rules = tapete::bridge::Rules;
  Rng rng{5};
  auto state = Bridge::start({}, {}, Bridge::random_deal({}, {}, rng));
  Bridge::apply(state, tapete::bridge::call_action(Call::bid(3, tapete::bridge::kNoTrump)));
  for (int i = 0; i < 3; ++i) Bridge::apply(state, tapete::bridge::call_action(kPass));
  while (state.phase != TrickPhase::over) {
    const Seat seat = Bridge::decider(state);
    const auto world = Bridge::Sampler{Bridge::view(state, seat)}.draw(rng);
    CHECK(world.hand[at(seat)] == state.hand[at(seat)]);
    if (const Seat dummy = Rules::dummy(state); dummy != kNobody) CHECK(world.hand[at(dummy)] == state.hand[at(dummy)]);
    Bridge::apply(state, Bridge::random_legal(state, rng));
  }
}

TEST_CASE("rewards grow with the points by which a side is ahead", "[bridge]") {
  const auto reward = [](const char* calls) {
    const auto table = open();
    deal_and_play(*table, 0, calls);
    auto state = Bridge::start({}, {}, Bridge::parse_deal({}, {}, deal(0), false).value());
    for (std::size_t i = 1; i < table->events().size(); ++i)
      Bridge::apply(state, *Bridge::parse(state.actor, table->events()[i].substr(2), false));
    const Rewards all = Bridge::rewards(state);
    CHECK(all[0] == all[2]);
    CHECK(all[1] == -all[0]);
    return all[0];
  };
  const double passed = reward("no no no no");
  const double part = reward("1s no no no");
  const double slam = reward("7s no no no");
  const double failed = reward("7n x no no no");
  CHECK(passed == 0);
  CHECK(part > passed);
  CHECK(slam > part);
  CHECK(slam <= 1);
  CHECK(failed < passed);
}

}  // namespace
}  // namespace tapete::test::bridge
