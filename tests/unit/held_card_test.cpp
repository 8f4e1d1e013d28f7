// A finger on the hand: sliding looks at cards; dragging one out of the hand and releasing it plays it.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "ui/table/held_card.hpp"

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

Point on_card(const TableLayout& l, int index) { return hand_rect(l, index, kCount).center(); }

Drag drag(Point from, Point to) { return {"card:play Ao", from, to}; }

TEST_CASE("a finger that slides along the hand looks at one card after the other and plays none", "[hand]") {
  const TableLayout l = layout();
  HeldCard held;
  for (const int index : {1, 2, 4, 0}) {
    CHECK_FALSE(held.follow(drag(on_card(l, 1), on_card(l, index)), {}, l, kCount));
    CHECK(held.holds(index));
    CHECK_FALSE(held.out());
  }
  CHECK_FALSE(held.follow({}, drag(on_card(l, 1), on_card(l, 4)), l, kCount));
  for (int index = 0; index < kCount; ++index) CHECK_FALSE(held.holds(index));
}

TEST_CASE("a card that is drawn out of the hand is played where it is let go, one that is brought back is not",
          "[hand]") {
  const TableLayout l = layout();
  HeldCard held;
  const Point start = on_card(l, 3);
  const Point above{start.x + 90, start.y - 300};
  CHECK_FALSE(held.follow(drag(start, above), {}, l, kCount));
  CHECK(held.holds(3));
  REQUIRE(held.out());
  CHECK(held.out()->y == above.y);
  CHECK(held.follow({}, drag(start, above), l, kCount) == 3);
  CHECK_FALSE(held.holds(3));

  held.follow(drag(start, above), {}, l, kCount);
  held.follow(drag(start, on_card(l, 5)), {}, l, kCount);
  CHECK_FALSE(held.out());
  CHECK_FALSE(held.follow({}, drag(start, on_card(l, 5)), l, kCount));
}

TEST_CASE("a finger that shakes has pressed its card", "[hand]") {
  const TableLayout l = layout();
  HeldCard held;
  const Point start = on_card(l, 2);
  CHECK(held.follow({}, drag(start, {start.x + 3, start.y - 14}), l, kCount) == 2);
  CHECK_FALSE(held.follow({}, drag(start, {start.x + 1, start.y + 40}), l, kCount));
}

}  // namespace
}  // namespace tapete
