// The layout of an auction and of dummy's hand on the table.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"
#include "ui/table/layout.hpp"

namespace tapete::test::bridge {
namespace {

/// Size of a window, in points.
struct Size {
  float w, h;
};
/// Windows in which every target is large enough for a thumb.
constexpr std::array kThumbSizes{Size{320, 568},  Size{360, 640},  Size{390, 844},
                                 Size{820, 1180}, Size{1440, 900}, Size{1920, 1080}};
constexpr Size kLow{844, 390};   // a phone held sideways
constexpr float kThumb = 43.5F;  // smallest width and height of a target for a thumb, in points

TableLayout laid_out(const Scene& scene, Size size) {
  return lay_out(scene, size.w, size.h, table_em(size.w, size.h, page_em(size.w, size.h, 1)));
}
bool overlaps(Rect a, Rect b) { return !common(a, b).inset(0.01F).empty(); }
bool inside(Rect rect, Size size) {
  return rect.x >= -0.5F && rect.y >= -0.5F && rect.right() <= size.w + 0.5F && rect.bottom() <= size.h + 0.5F;
}
/// Returns the rectangles that must not be covered.
std::vector<Rect> kept_clear(const TableLayout& l) {
  return {l.menu,    l.undo,    l.status,   l.hand,     l.score[0], l.score[1],
          l.pile[0], l.pile[1], l.badge[0], l.badge[1], l.badge[2], l.badge[3]};
}

/// Returns a scene in which seat 0 sees dummy's hand, which is opposite (place 2) or at a side (1 or 3).
Scene with_dummy(int place) {
  const Lines hands{"2s 6s Ts 2h 6h Th 2d 6d Td 2c 6c Tc Ac", "3s 7s Js 3h 7h Jh 3d 7d Jd 3c 7c Jc Kc",
                    "4s 8s Qs 4h 8h Qh 4d 8d Qd 4c 8c Qc As", "5s 9s Ks 5h 9h Kh 5d 9d Kd 5c 9c Ah Ad"};
  const auto table = open();
  play(*table, {deal((place + 2) % 4, hands)});
  all(*table, "bid", "1n no no no");
  play(*table, {std::to_string(table->turn().seat) + " " + table->legal().front()});
  return table->scene(0, Lang::es);
}

Scene in_auction() {
  const auto table = open();
  play(*table, {deal(3)});
  all(*table, "bid", "1h");
  return table->scene(0, Lang::es);
}

TEST_CASE("bridge is played clockwise: the next seat is at the viewer's left, and its card too", "[layout][bridge]") {
  for (const Size size : {Size{390, 844}, Size{1440, 900}}) {
    CAPTURE(size.w, size.h);
    Scene scene = with_dummy(2);
    const TableLayout l = laid_out(scene, size);
    const auto x = [&](Seat seat) { return l.badge[static_cast<std::size_t>(spot(scene, seat))].center().x; };
    CHECK(x(1) < size.w / 3);
    CHECK(x(3) > size.w * 2 / 3);
    CHECK(spot(scene, 2) == 2);
    for (const Sprite& sprite : place_cards(scene, l))
      if (scene.zones[static_cast<std::size_t>(sprite.zone)].kind == ZoneKind::trick)
        CHECK(sprite.pose.at.x < l.stage.center().x);  // seat 1 has led
    scene.clockwise = false;
    CHECK(spot(scene, 1) == 1);
  }
}

TEST_CASE("the calls in the grid of an auction can be pressed and cover nothing", "[layout][bridge]") {
  const Scene scene = in_auction();
  std::vector<Size> sizes(kThumbSizes.begin(), kThumbSizes.end());
  sizes.push_back(kLow);
  sizes.push_back({473, 390});  // the table next to the panel of a review
  for (const Size size : sizes) {
    CAPTURE(size.w, size.h);
    const TableLayout l = laid_out(scene, size);
    CHECK(inside(l.choices, size));
    CHECK(inside(l.auction, size));
    CHECK(l.choices.w / 7 >= kThumb);
    CHECK(l.choices.h / 3 >= kThumb);
    CHECK(l.auction.h > 60);
    CHECK_FALSE(overlaps(l.choices, l.auction));
    for (const Rect& other : kept_clear(l)) {
      CAPTURE(other.x, other.y, other.w, other.h);
      CHECK_FALSE(overlaps(l.choices, other));
      CHECK_FALSE(overlaps(l.auction, other));
    }
  }
}

TEST_CASE("if dummy sits opposite, every card of its hand can be pressed and covers nothing", "[layout][bridge]") {
  const Scene scene = with_dummy(2);
  const Zone& dummy = *open_hand(scene);
  REQUIRE(dummy.cards.size() == 13);
  for (const Size size : kThumbSizes) {
    CAPTURE(size.w, size.h);
    const TableLayout l = laid_out(scene, size);
    const std::vector<Rect> cards = hand_rects(scene, l, dummy);
    REQUIRE(cards.size() == 13);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      CHECK(cards[i].w >= kThumb);
      CHECK(cards[i].h >= kThumb);
      CHECK(inside(cards[i], size));
      for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlaps(cards[i], cards[k]));
    }
    for (const Rect& other : kept_clear(l)) CHECK_FALSE(overlaps(l.open.area, other));
    CHECK_FALSE(overlaps(l.open.area, l.stock_area));
    CHECK_FALSE(overlaps(l.open.area, l.stage));
  }
}

/// Returns the rectangles of the cards of a whole trick.
std::vector<Rect> played_cards(const TableLayout& l) {
  std::vector<Rect> cards;
  for (std::size_t i = 0; i < 4; ++i)
    cards.push_back(Rect::around(l.played[i].at, l.played[i].w, l.played[i].w * kCardShape));
  return cards;
}

TEST_CASE("if dummy sits opposite in a low window, its cards can be pressed and cover nothing", "[layout][bridge]") {
  const Scene scene = with_dummy(2);
  const TableLayout l = laid_out(scene, kLow);
  CHECK(inside(l.open.area, kLow));
  for (const Rect& other : kept_clear(l)) CHECK_FALSE(overlaps(l.open.area, other));
  CHECK_FALSE(overlaps(l.open.area, l.stock_area));
  for (const Rect& card : hand_rects(scene, l, *open_hand(scene))) {
    CHECK(card.w >= 50);
    CHECK(card.h >= 80);
  }
  for (const Rect& card : played_cards(l)) {
    CHECK(card.w >= 55);
    CHECK(l.stage.inset(-1).has(card.center()));
  }
}

TEST_CASE("names, scores, the contract, tools and the call button do not overlap next to an open hand",
          "[layout][bridge]") {
  std::vector<Size> sizes(kThumbSizes.begin(), kThumbSizes.end());
  sizes.push_back(kLow);
  for (const int place : {1, 2, 3}) {
    const Scene scene = with_dummy(place);
    for (const Size size : sizes) {
      for (const bool left_handed : {false, true}) {
        CAPTURE(place, size.w, size.h, left_handed);
        TableLayout l = laid_out(scene, size);
        if (left_handed) lay_for_left_hand(l, size.w);
        std::vector<Rect> places = kept_clear(l);
        places.push_back(l.stock_area);
        places.push_back(l.call);
        places.push_back(l.open.area);
        for (std::size_t i = 0; i < places.size(); ++i) {
          CHECK(inside(places[i], size));
          for (std::size_t k = 0; k < i; ++k) {
            CAPTURE(i, k);
            CHECK_FALSE(overlaps(places[i], places[k]));
          }
        }
      }
    }
  }
}

TEST_CASE("no card of a trick covers an open hand, a name or the call button", "[layout][bridge]") {
  for (const int place : {1, 2, 3}) {
    const Scene scene = with_dummy(place);
    for (const Size size : kThumbSizes) {
      CAPTURE(place, size.w, size.h);
      const TableLayout l = laid_out(scene, size);
      for (const Rect& card : played_cards(l))
        for (const Rect& other : {l.open.area, l.badge[1], l.badge[2], l.badge[3], l.call, l.status})
          CHECK_FALSE(overlaps(card.inset(2), other));
    }
  }
}

TEST_CASE("if dummy sits at a side, its hand has a row for each suit and covers nothing", "[layout][bridge]") {
  for (const int place : {1, 3}) {
    const Scene scene = with_dummy(place);
    const Zone& dummy = *open_hand(scene);
    CHECK(dummy.owner == place);
    std::vector<Size> sizes(kThumbSizes.begin(), kThumbSizes.end());
    sizes.push_back(kLow);
    for (const Size size : sizes) {
      CAPTURE(place, size.w, size.h);
      const TableLayout l = laid_out(scene, size);
      CHECK(inside(l.open.area, size));
      CHECK(l.open.card >= 40);
      for (const Rect& other : kept_clear(l)) CHECK_FALSE(overlaps(l.open.area, other));
      CHECK_FALSE(overlaps(l.open.area, l.stage));
      CHECK_FALSE(overlaps(l.open.area, l.stock_area));
      for (const Pose& card : l.played)
        CHECK_FALSE(overlaps(Rect::around(card.at, card.w, card.w * kCardShape), l.open.area));
      for (const Sprite& sprite : place_cards(scene, l))
        if (&scene.zones[static_cast<std::size_t>(sprite.zone)] == &dummy)
          CHECK(l.open.area.inset(-0.5F).has(sprite.pose.at));
    }
  }
}

/// Turns a scene of seat 0 into a scene of a replay with all hands open.
Scene shown_to_all(Scene scene) {
  constexpr std::string_view kRanks = "23456789TJQKA";
  constexpr std::string_view kSuits = "cdhs";
  for (Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer || zone.open) continue;
    zone.cards.clear();
    zone.hidden = 0;
    for (std::size_t i = 0; i < 13; ++i) {
      const std::string name{kRanks[i], kSuits[std::min<std::size_t>(3, i / 4)]};
      zone.cards.emplace_back().card = *parse_card(Deck::french, name);
    }
  }
  return scene;
}

/// Checks that every card of the other seats' hands is shown, does not overlap `kept`, and leaves the number in the
/// upper left corner of the previous card visible.
void check_shown_cards(const Scene& scene, const TableLayout& layout, Size size, const std::vector<Rect>& kept) {
  Rect before{};
  const Zone* hand = nullptr;
  for (const Sprite& sprite : place_cards(scene, layout)) {
    const Zone& zone = scene.zones[static_cast<std::size_t>(sprite.zone)];
    if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer) continue;
    const Rect card = Rect::around(sprite.pose.at, sprite.pose.w, sprite.pose.w * kCardShape);
    CAPTURE(zone.owner);
    CHECK(sprite.pose.face == 1);
    CHECK(card.w >= 30);
    CHECK(inside(card, size));
    for (const Rect& other : kept) CHECK_FALSE(overlaps(card.inset(1), other));
    if (&zone == hand) CHECK((card.x - before.x >= 9 || card.y - before.y >= 20));
    hand = &zone;
    before = card;
  }
}

TEST_CASE("in a replay all cards of all hands can be read, and cover no name, score or contract", "[layout][bridge]") {
  for (const Scene& scene : {shown_to_all(in_auction()), shown_to_all(with_dummy(1)), shown_to_all(with_dummy(2))}) {
    // The sizes of the table in windows in which a replay's bar takes the lower or the right part.
    for (const Size size : {Size{390, 680}, Size{473, 390}, Size{820, 1010}, Size{1440, 700}}) {
      for (const bool left_handed : {false, true}) {
        CAPTURE(size.w, size.h, left_handed, scene.grid.rows.size());
        TableLayout l = laid_out(scene, size);
        if (left_handed) lay_for_left_hand(l, size.w);
        std::vector<Rect> kept = kept_clear(l);
        kept.push_back(l.stock_area);
        check_shown_cards(scene, l, size, kept);
        CHECK(Rect{0, 0, size.w, size.h}.has(l.stage.center()));
        CHECK(l.choices.empty());
      }
    }
  }
}

TEST_CASE("in a large window, the hands of a replay lie as in a diagram, with a row for each suit",
          "[layout][bridge]") {
  for (const Scene& scene : {shown_to_all(in_auction()), shown_to_all(with_dummy(1)), shown_to_all(with_dummy(2))}) {
    const TableLayout l = laid_out(scene, {1440, 700});
    const Zone* const dummy = open_hand(scene);
    for (std::size_t place = 1; place < 4; ++place) {
      const bool open = dummy != nullptr && spot(scene, dummy->owner) == static_cast<int>(place);
      CAPTURE(place, open);
      CHECK((open ? l.open : l.shown[place]).by_suit);
    }
    CHECK(l.badge[3].right() < l.badge[2].x);
    CHECK(l.badge[2].right() < l.badge[1].x);
  }
}

TEST_CASE("each card in a hand of thirteen can be pressed", "[layout][bridge]") {
  const Scene scene = in_auction();
  for (const Size size : kThumbSizes) {
    CAPTURE(size.w, size.h);
    const TableLayout l = laid_out(scene, size);
    for (int i = 0; i < 13; ++i) {
      CHECK(hand_rect(l, i, 13).w >= kThumb);
      CHECK(hand_rect(l, i, 13).h >= kThumb);
      CHECK(inside(hand_rect(l, i, 13), size));
    }
  }
}

}  // namespace
}  // namespace tapete::test::bridge
