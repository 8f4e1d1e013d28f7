// The smallest trick game (src/games/null), and a renamed copy of it, because a new game starts as such a copy.
#include <catch_amalgamated.hpp>

#include "bots/players.hpp"
#include "games/copied/copied.hpp"
#include "games/null/null.hpp"
#include "match/game_table.hpp"

namespace tapete {
namespace {

TEMPLATE_TEST_CASE("the smallest game can be played to its end", "[null]", Null, Copied) {
  static_assert(Game<TestType> && ExactEndings<TestType> && DealRevealsSeat<TestType>);
  Rng rng{5};
  for (const int players : TestType::info().players) {
    GameTable<TestType> table{TestType::configure(players, std::vector{1}), players};
    int hands = 0;
    while (table.turn().who != Turn::Who::over) {
      REQUIRE(++hands < 100);
      REQUIRE(table.play(table.chance(rng, 0)));
      for (int cards = 3 * players; cards > 0; --cards) {
        const Seat seat = table.turn().seat;
        CHECK(table.scene(seat, Lang::es).options.size() == static_cast<std::size_t>((cards + players - 1) / players));
        std::string line = table.legal().front();
        line.insert(0, std::to_string(seat) + ' ');
        REQUIRE(table.play(line));
        CHECK(!table.steps(seat, Lang::en).empty());
      }
      CHECK(!table.in_hand());
      CHECK(table.sheet(0, Lang::es)->sides.size() == static_cast<std::size_t>(players));
    }
  }
}

TEST_CASE("with all cards visible the endgame solver takes a trick if it then wins all other tricks", "[null]") {
  const auto card = [](const char* name) { return *parse_card(Deck::spanish, name); };
  DealtDeck deal;
  CardSet rest = kSpanishCards;
  for (const char* name : {"4b", "2o", "5c", "2e", "6c", "Ab"}) {
    deal.cards.push_back(card(name));
    rest.remove(card(name));
  }
  for (const Card other : rest) deal.cards.push_back(other);
  null::State s = Null::start(Null::configure(2, std::vector{1}), {}, deal);
  Null::apply(s, play_action(card("4b")));
  Rng rng{1};
  CHECK(Null::exact_in_world(s, rng) == play_action(card("Ab")));
}

}  // namespace
}  // namespace tapete
