// Touch on the hand: sliding along the hand raises cards, and dragging a card out of the hand and releasing it plays
// it.
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

Drag drag(Point from, Point to) { return {"card:play Ao", from, to}; }

TEST_CASE("a finger that slides along the hand raises one card after the other and plays none", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  for (const std::size_t index : {1U, 2U, 4U, 0U}) {
    CHECK_FALSE(held.follow(drag(cards[1].center(), cards[index].center()), {}, cards));
    CHECK(held.holds(static_cast<int>(index)));
    CHECK_FALSE(held.out());
  }
  CHECK_FALSE(held.follow({}, drag(cards[1].center(), cards[4].center()), cards));
  for (int index = 0; index < kCount; ++index) CHECK_FALSE(held.holds(index));
}

TEST_CASE("a card released outside the hand is played, and a card brought back is not", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  const Point start = cards[3].center();
  const Point above{start.x + 90, start.y - 300};
  CHECK_FALSE(held.follow(drag(start, above), {}, cards));
  CHECK(held.holds(3));
  REQUIRE(held.out());
  CHECK(held.out()->y == above.y);
  CHECK(held.follow({}, drag(start, above), cards) == 3);
  CHECK_FALSE(held.holds(3));

  held.follow(drag(start, above), {}, cards);
  held.follow(drag(start, cards[5].center()), {}, cards);
  CHECK_FALSE(held.out());
  CHECK_FALSE(held.follow({}, drag(start, cards[5].center()), cards));
}

TEST_CASE("a card of a hand at the upper edge can also be dragged out downwards", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  const Point start = cards[3].center();
  const Drag below = drag(start, {start.x, cards[3].bottom() + 200});
  held.follow(below, {}, cards);
  CHECK_FALSE(held.out());
  held.follow(below, {}, cards, true);
  CHECK(held.out());
  CHECK(held.follow({}, below, cards, true) == 3);
}

TEST_CASE("a touch with a small movement of the finger still plays the card", "[hand]") {
  const std::vector<Rect> cards = hand();
  HeldCard held;
  const Point start = cards[2].center();
  CHECK(held.follow({}, drag(start, {start.x + 3, start.y - 14}), cards) == 2);
  CHECK_FALSE(held.follow({}, drag(start, {start.x + 1, start.y + 40}), cards));
}

TEST_CASE("in a hand of two rows the finger holds the card under it", "[hand]") {
  const std::vector<Rect> cards{{0, 0, 44, 50}, {44, 0, 70, 50}, {0, 50, 44, 100}, {44, 50, 70, 100}};
  HeldCard held;
  for (int index = 0; index < 4; ++index) {
    const Point at = cards[static_cast<std::size_t>(index)].center();
    held.follow(drag(at, at), {}, cards);
    CHECK(held.holds(index));
    CHECK(held.follow({}, drag(at, at), cards) == index);
  }
}

}  // namespace
}  // namespace tapete
