// The rows of hands with many cards, of shown hands, and the order in which the cards of a trick are drawn.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "rects.hpp"
#include "ui/table/layout.hpp"

namespace tapete {
namespace {

using test::overlap;

Scene dealt_scene(const char* game, int players) {
  const auto table = std::move(open_table({game, players, {}, {}, 0, 0, 0}).value());
  Rng rng{1};
  REQUIRE(table->play(table->chance(rng, 0)));
  return table->scene(0, Lang::es);
}

/// Turns a scene into one of a replay in which all hands are shown.
Scene with_shown_hands(Scene scene) {
  int next = 0;
  for (Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer) continue;
    for (int i = 0; i < zone.hidden; ++i) zone.cards.emplace_back();
    zone.hidden = 0;
    for (SceneCard& card : zone.cards) card.card = Card::from_index(next++ % 36);
  }
  return scene;
}

TEST_CASE("seventeen cards on a tall phone are as large as thirteen", "[layout]") {
  const float thirteen = lay_out(dealt_scene("corazones", 4), 390, 844, 1).hand_card;
  CHECK(lay_out(dealt_scene("corazones", 3), 390, 844, 1).hand_card > 0.95F * thirteen);
}

TEST_CASE("two players on a tall phone have six cards in two rows", "[layout]") {
  const Scene scene = dealt_scene("guinote", 2);
  const TableLayout l = lay_out(scene, 390, 844, 1);
  CHECK(hand_rect(l, 0, 6).w > 0.9F * l.hand_card);
  CHECK(hand_rect(l, 3, 6).y > hand_rect(l, 0, 6).y);
  CHECK(lay_out(scene, 320, 568, 1).hand_rows == 1);
}

TEST_CASE("a long hand has two rows on a tablet, and one row in a wide window", "[layout]") {
  const Scene scene = dealt_scene("corazones", 4);
  const TableLayout tablet = lay_out(scene, 820, 1180, 1.3F);
  CHECK(tablet.hand_rows == 2);
  CHECK(hand_rect(tablet, 0, 13).w > 0.6F * tablet.hand_card);
  CHECK(lay_out(scene, 1440, 900, 1.2F).hand_rows == 1);
}

TEST_CASE("rows of a hand end between two suits if they stay almost equal", "[layout]") {
  Zone hand{ZoneKind::hand, 0, {}, 0, 0, ""};
  for (int i = 0; i < 13; ++i) hand.cards.emplace_back().card = Card{i < 6 ? 1 : 2, i % 7};
  HandRows rows{{0, 0, 374, 190}, 90, 2};
  divide_by_suits(rows, hand);
  CHECK(rows.ends == std::array{6, 13, 0});
  hand.cards[4].card = hand.cards[5].card = Card{2, 8};
  divide_by_suits(rows, hand);
  CHECK(rows.ends == std::array{7, 13, 0});
}

TEST_CASE("a short row ends two cards earlier or later with a suit if the cards stay in sight", "[layout]") {
  const auto ends_of = [](int first_suit, float width) {
    Zone hand{ZoneKind::hand, 0, {}, 0, 0, ""};
    for (int i = 0; i < 8; ++i) hand.cards.emplace_back().card = Card{i < first_suit ? 1 : 2, i};
    HandRows rows{{0, 0, width, 190}, 90, 2};
    divide_by_suits(rows, hand);
    return rows.ends;
  };
  CHECK(ends_of(6, 374) == std::array{6, 8, 0});
  CHECK(ends_of(2, 374) == std::array{2, 8, 0});
  CHECK(ends_of(7, 374) == std::array{4, 8, 0});
  // Six cards in this row would hide too much of each other.
  CHECK(ends_of(6, 340) == std::array{4, 8, 0});
}

TEST_CASE("shown hands form equal rows that no card of a trick covers", "[layout]") {
  for (const auto& [game, players] :
       {std::pair{"guinote", 4}, {"guinote", 2}, {"tute", 4}, {"tute", 6}, {"corazones", 3}, {"corazones", 5}}) {
    const Scene scene = with_shown_hands(dealt_scene(game, players));
    for (const Point size : {Point{390, 630}, {390, 680}, {320, 420}, {820, 1010}, {1440, 650}, {473, 390}}) {
      for (const bool left_handed : {false, true}) {
        CAPTURE(game, players, size.x, size.y, left_handed);
        TableLayout l = lay_out(scene, size.x, size.y, table_em(size.x, size.y, page_em(size.x, size.y, 1)));
        if (left_handed) lay_for_left_hand(l, size.x);
        for (Seat seat = 1; seat < players; ++seat) {
          const auto place = static_cast<std::size_t>(spot(scene, seat));
          const HandRows& hand = l.shown[place];
          REQUIRE_FALSE(hand.area.empty());
          CHECK(hand.card == l.shown[static_cast<std::size_t>(spot(scene, 1))].card);
          CHECK_FALSE(overlap(hand.area, l.badge[place]));
          CHECK_FALSE(overlap(hand.area, l.status));
          for (Seat other = 0; other < players; ++other) {
            const Pose& card = l.played[static_cast<std::size_t>(spot(scene, other))];
            CHECK(card.w > 20);
            CHECK_FALSE(overlap(Rect::around(card.at, card.w, card.w * kCardShape).inset(2), hand.area));
          }
        }
      }
    }
  }
}

TEST_CASE("the winning card of a trick is drawn last", "[layout]") {
  Scene scene = dealt_scene("tute", 4);
  std::erase_if(scene.zones, [](const Zone& zone) { return zone.kind == ZoneKind::trick; });
  Zone trick{ZoneKind::trick, kNobody, {}, 0, 0, "trick"};
  for (Seat seat = 0; seat < 4; ++seat) trick.cards.push_back({Card{3, seat}, seat, -1, {}, seat == 2});
  scene.zones.push_back(trick);
  CHECK(place_cards(scene, lay_out(scene, 320, 568, 1)).back().index == 2);
}

TEST_CASE("in a small window the stock of three players lies below the names, and the cards are large", "[layout]") {
  const Scene scene = dealt_scene("brisca", 3);
  const TableLayout l = lay_out(scene, 320, 568, table_em(320, 568, page_em(320, 568, 1)));
  CHECK(l.hand_card > 80);
  for (const std::size_t seat : {1U, 2U})
    CHECK(l.turned.at.y - l.turned.w * kCardShape / 2 > l.badge[seat].bottom() + 10);
}

TEST_CASE("cards that a neighbour shows are inside the window with every text size", "[layout]") {
  for (const char* const game : {"guinote", "tute"})
    for (const float text : {1.0F, 1.5F, 2.0F})
      for (const int shown : {1, 2, 3, 4}) {
        CAPTURE(game, text, shown);
        Scene scene = dealt_scene(game, 4);
        for (Zone& zone : scene.zones)
          if (zone.kind == ZoneKind::hand && zone.owner != scene.viewer)
            for (int i = 0; i < shown; ++i) zone.cards[static_cast<std::size_t>(i)].card = Card::from_index(i);
        const float page = page_em(390, 844, text);
        const TableLayout l = lay_out(scene, 390, 844, table_em(390, 844, page), seat_em(390, 844, page));
        for (const Sprite& each : place_cards(scene, l)) {
          const Zone& zone = scene.zones[static_cast<std::size_t>(each.zone)];
          if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer || !each.card.known()) continue;
          CHECK(each.pose.at.x - each.pose.w / 2 >= 0);
          CHECK(each.pose.at.x + each.pose.w / 2 <= 390);
        }
      }
}

}  // namespace
}  // namespace tapete
