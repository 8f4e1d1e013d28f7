// Touch on the hand: sliding along the hand raises cards, and dragging a card out of the hand and releasing it plays
// it.
#include <algorithm>
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "ui/table/held_card.hpp"
#include "ui/table/layout.hpp"

namespace tapete {
namespace {

constexpr int kCount = 6;

TableLayout layout() {
  auto table = std::move(open_table({"guinote", 4, {}, {}, 0, 0, 0}).value());
  Rng rng{1};
  const auto dealt = table->play(table->chance(rng, 0));
  REQUIRE(dealt);
  return lay_out(table->scene(0, Lang::es), 390, 844, 1);
}

std::vector<Rect> hand() {
  std::vector<Rect> cards;
  cards.reserve(kCount);
  for (int i = 0; i < kCount; ++i) cards.push_back(hand_rect(layout(), i, kCount));
  return cards;
}

/// Returns the ids of the cards: 0, 1, ...
std::vector<std::string> ids_of(const std::vector<Rect>& cards) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < cards.size(); ++i) ids.push_back(std::to_string(i));
  return ids;
}

/// Returns a drag of the card at `from`.
Drag drag(const std::vector<Rect>& cards, Point from, Point to) {
  const auto card = std::ranges::find_if(cards, [from](const Rect& each) { return each.has(from); });
  return {std::to_string(card - cards.begin()), from, to};
}

TEST_CASE("a finger that slides along the hand raises one card after the other and plays none", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  for (const std::size_t index : {1U, 2U, 4U, 0U}) {
    CHECK_FALSE(held.follow(drag(cards, cards[1].center(), cards[index].center()), {}, cards, ids_of(cards)));
    CHECK(held.holds(std::to_string(index)));
    CHECK_FALSE(held.out());
  }
  CHECK_FALSE(held.follow({}, drag(cards, cards[1].center(), cards[4].center()), cards, ids_of(cards)));
  for (int index = 0; index < kCount; ++index) CHECK_FALSE(held.holds(std::to_string(index)));
}

TEST_CASE("a card released outside the hand is played, and a card brought back is not", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  const Point start = cards[3].center();
  const Point above{start.x + 90, start.y - 300};
  CHECK_FALSE(held.follow(drag(cards, start, above), {}, cards, ids_of(cards)));
  CHECK(held.holds("3"));
  REQUIRE(held.out());
  CHECK(held.out()->y == above.y);
  CHECK(held.follow({}, drag(cards, start, above), cards, ids_of(cards)) == 3);
  CHECK_FALSE(held.holds("3"));

  held.follow(drag(cards, start, above), {}, cards, ids_of(cards));
  held.follow(drag(cards, start, cards[5].center()), {}, cards, ids_of(cards));
  CHECK_FALSE(held.out());
  CHECK_FALSE(held.follow({}, drag(cards, start, cards[5].center()), cards, ids_of(cards)));
}

TEST_CASE("a card of a hand at the upper edge can also be dragged out downwards", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  const Point start = cards[3].center();
  const Drag below = drag(cards, start, {start.x, cards[3].bottom() + 200});
  held.follow(below, {}, cards, ids_of(cards));
  CHECK_FALSE(held.out());
  held.follow(below, {}, cards, ids_of(cards), true);
  CHECK(held.out());
  CHECK(held.follow({}, below, cards, ids_of(cards), true) == 3);
}

TEST_CASE("a touch with a small movement of the finger still plays the card", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  const Point start = cards[2].center();
  CHECK(held.follow({}, drag(cards, start, {start.x + 3, start.y - 14}), cards, ids_of(cards)) == 2);
  CHECK_FALSE(held.follow({}, drag(cards, start, {start.x + 1, start.y + 40}), cards, ids_of(cards)));
}

TEST_CASE("if the cards move under the finger, the pressed card is played and no other", "[hand]") {
  const std::vector<Rect> cards = hand();
  const std::vector<std::string> later{"new", "0", "1", "2", "3", "4"};
  const Point start = cards[2].center();
  const Drag shaken = drag(cards, start, {start.x + 3, start.y - 14});
  const Drag out = drag(cards, start, {start.x, start.y - 300});
  HeldCard held;
  CHECK(held.follow({}, shaken, cards, later) == 3);
  CHECK(held.follow({}, out, cards, later) == 3);
  // Another card was taken out before.
  held.follow(drag(cards, start, cards[4].center()), {}, cards, ids_of(cards));
  held.follow(out, {}, cards, ids_of(cards));
  CHECK(held.follow({}, out, cards, later) == 5);
  // The pressed card has left the hand.
  CHECK_FALSE(held.follow({}, shaken, cards, {"0", "1", "3", "4", "5", "6"}));
  CHECK_FALSE(held.follow({}, out, cards, {"0", "1", "3", "4", "5", "6"}));
}

TEST_CASE("in a hand of two rows the finger holds the card under it", "[hand]") {
  const std::vector<Rect> cards{{0, 0, 44, 50}, {44, 0, 70, 50}, {0, 50, 44, 100}, {44, 50, 70, 100}};
  HeldCard held;
  for (int index = 0; index < 4; ++index) {
    const Point at = cards[static_cast<std::size_t>(index)].center();
    held.follow(drag(cards, at, at), {}, cards, ids_of(cards));
    CHECK(held.holds(std::to_string(index)));
    CHECK(held.follow({}, drag(cards, at, at), cards, ids_of(cards)) == index);
  }
}

}  // namespace
}  // namespace tapete
