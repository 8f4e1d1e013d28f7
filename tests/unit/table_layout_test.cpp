// The layout of the table in windows of every size.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <functional>
#include <span>

#include "match/table.hpp"
#include "rects.hpp"
#include "ui/table/layout.hpp"

namespace tapete {
namespace {

using test::overlap;

/// Size of a window, in points.
struct Size {
  float w, h;
};
constexpr std::array kSizes{Size{320, 568},  Size{360, 640},  Size{390, 844},  Size{844, 390},   Size{568, 320},
                            Size{820, 1180}, Size{1180, 820}, Size{1440, 900}, Size{1920, 1080}, Size{3840, 2160}};

Scene scene_of(int players, const char* game = "guinote") {
  auto table = std::move(open_table({game, players, {}, {}, 0, 0, 0}).value());
  Rng rng{1};
  const auto dealt = table->play(table->chance(rng, 0));
  REQUIRE(dealt);
  return table->scene(0, Lang::es);
}

bool inside(Rect rect, Size size) {
  return rect.x >= -0.5F && rect.y >= -0.5F && rect.right() <= size.w + 0.5F && rect.bottom() <= size.h + 0.5F;
}

constexpr std::array kOneText{1.0F};
constexpr std::array kTwoTexts{1.0F, 2.0F};
constexpr std::array kAllTexts{1.0F, 1.25F, 1.5F, 2.0F};

/// Function that checks a layout. The last two arguments are the window size and the number of players.
using Check = std::function<void(const Scene&, const TableLayout&, Size, int)>;
/// Calls `check` for each window size and each text size. `texts` are factors of the normal text size.
void for_sizes(const Scene& scene, int players, std::span<const float> texts, const Check& check) {
  for (const Size size : kSizes) {
    for (const float text : texts) {
      CAPTURE(players, size.w, size.h, text);
      const auto [w, h, page] = std::tuple{size.w, size.h, page_em(size.w, size.h, text)};
      check(scene, lay_out(scene, w, h, table_em(w, h, page), seat_em(w, h, page)), size, players);
    }
  }
}

void for_square_tables(std::span<const float> texts, const Check& check) {
  for (const int players : {4, 2}) for_sizes(scene_of(players), players, texts, check);
}

TEST_CASE("text outside the table is as large as chosen, text at the table as large as the window allows", "[layout]") {
  for (const Size size : kSizes) {
    CAPTURE(size.w, size.h);
    const float normal = page_em(size.w, size.h, 1);
    CHECK(page_em(size.w, size.h, 2) == 2 * normal);
    CHECK(table_em(size.w, size.h, page_em(size.w, size.h, 1)) == normal);
    CHECK(table_em(size.w, size.h, page_em(size.w, size.h, 2)) == std::min(2 * normal, largest_em(size.w, size.h)));
    CHECK(seat_em(size.w, size.h, 2 * normal) >= 1.6F * normal);
  }
}

TEST_CASE("all targets are in the window, large enough and separate", "[layout]") {
  for_square_tables(kAllTexts, [](const Scene&, const TableLayout& l, Size size, int players) {
    std::vector<Rect> targets{l.menu, l.undo, l.pile[0], l.pile[1]};
    for (int i = 0; i < 6; ++i) targets.push_back(hand_rect(l, i, 6));
    for (std::size_t i = 0; i < targets.size(); ++i) {
      CAPTURE(i);
      CHECK(inside(targets[i], size));
      CHECK(targets[i].w >= 43.5F);
      CHECK(targets[i].h >= 43.5F);
      for (std::size_t k = 0; k < i; ++k) CHECK(!overlap(targets[i], targets[k]));
    }
    CHECK(inside(l.status, size));
    CHECK(inside(l.score[0], size));
    CHECK(inside(l.score[1], size));
    CHECK(common(l.score[0], l.score[1]).empty());
    for (int other = 1; other < players; ++other) {
      const Rect badge = l.badge[static_cast<std::size_t>(players == 2 ? 2 : other)];
      if (!badge.empty()) CHECK(inside(badge, size));
    }
  });
}

TEST_CASE("for left-handed players the tools change sides without overlapping anything", "[layout]") {
  for_square_tables(kOneText, [](const Scene&, const TableLayout& right, Size size, int) {
    auto left = right;
    lay_for_left_hand(left, size.w);
    CHECK(left.menu.center().x > size.w / 2);
    CHECK(left.hand.center().x == right.hand.center().x);
    for (std::size_t seat = 1; seat < 4; ++seat) CHECK(left.badge[seat].x == right.badge[seat].x);
    const std::array<Rect, 6> tools{left.menu, left.undo, left.pile[0], left.pile[1], left.score[0], left.score[1]};
    for (std::size_t i = 0; i < tools.size(); ++i) {
      CHECK(inside(tools[i], size));
      for (std::size_t k = 0; k < i; ++k) CHECK(!overlap(tools[i], tools[k]));
      for (std::size_t seat = 1; seat < 4; ++seat) CHECK(!overlap(tools[i], left.badge[seat]));
    }
  });
}

TEST_CASE("names, captions and hands of cards do not overlap", "[layout]") {
  for_square_tables(kAllTexts, [](const Scene& scene, const TableLayout& l, Size, int) {
    CHECK(l.stock.at.y + l.stock.w * kCardShape / 2 + 4 < l.caption.y);
    const std::array<Rect, 4> badges{l.badge[0], l.badge[1], l.badge[2], l.badge[3]};
    for (const Rect& badge : badges)
      for (const Rect& other : {l.status, l.menu, l.undo, l.hand, l.score[0], l.score[1], l.pile[0], l.pile[1]})
        CHECK(!overlap(badge, other));
    for (const Sprite& sprite : place_cards(scene, l))
      for (const Rect& badge : badges) CHECK(!badge.has(sprite.pose.at));
  });
}

TEST_CASE("the targets of the cards in an open hand do not overlap", "[layout]") {
  Scene scene = scene_of(4);
  const auto partner = std::ranges::find_if(
      scene.zones, [](const Zone& zone) { return zone.kind == ZoneKind::hand && zone.owner == 2; });
  REQUIRE(partner != scene.zones.end());
  for (int i = 0; i < 6; ++i) partner->cards[static_cast<std::size_t>(i)].card = Card::from_index(i);
  for (const Size size : kSizes) {
    CAPTURE(size.w, size.h);
    const auto l = lay_out(scene, size.w, size.h, table_em(size.w, size.h, page_em(size.w, size.h, 1)));
    const std::vector<Rect> rects = hand_rects(scene, l, *partner);
    REQUIRE(rects.size() == 6);
    for (std::size_t i = 0; i < rects.size(); ++i) {
      CHECK_FALSE(rects[i].empty());
      for (std::size_t k = 0; k < i; ++k) CHECK(!overlap(rects[i], rects[k]));
    }
  }
}

TEST_CASE("every card of a scene has a place in the window", "[layout]") {
  for_square_tables(kOneText, [](const Scene& scene, const TableLayout& l, Size size, int players) {
    const auto sprites = place_cards(scene, l);
    CHECK(sprites.size() >= static_cast<std::size_t>(6 * players + 2));
    for (const Sprite& sprite : sprites) {
      CHECK(sprite.pose.w > 10);
      CHECK(inside(Rect::around(sprite.pose.at, 2, 2), size));
    }
  });
}

TEST_CASE("every card of a trick shows its upper left number, whatever the order of play", "[layout]") {
  for_square_tables(kAllTexts, [](const Scene& scene, const TableLayout& l, Size, int players) {
    std::vector<Pose> cards;
    cards.reserve(static_cast<std::size_t>(players));
    for (Seat seat = 0; seat < players; ++seat) cards.push_back(l.played[static_cast<std::size_t>(spot(scene, seat))]);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const Rect card = Rect::around(cards[i].at, cards[i].w, cards[i].w * kCardShape);
      const Rect number{card.x, card.y, 0.24F * card.w, 0.24F * card.h};
      for (std::size_t k = 0; k < cards.size(); ++k)
        if (k != i) CHECK(!overlap(number, Rect::around(cards[k].at, cards[k].w, cards[k].w * kCardShape)));
    }
  });
}

/// Returns a scene of tute with a complete trick on the table, while the viewer's hand still has all its cards.
Scene round_scene(int players) {
  Scene scene = scene_of(players, "tute");
  Zone trick{ZoneKind::trick, kNobody, {}, 0, 0, "trick"};
  for (Seat seat = 0; seat < players; ++seat) trick.cards.push_back({Card{3, seat}, seat, -1, {}, false});
  std::erase_if(scene.zones, [](const Zone& zone) { return zone.kind == ZoneKind::trick; });
  scene.zones.push_back(trick);
  return scene;
}

void for_round_tables(std::span<const float> texts, const Check& check) {
  for (const int players : {3, 4, 5, 6}) for_sizes(round_scene(players), players, texts, check);
}

TEST_CASE("a round table: all targets are in the window, large enough and separate", "[layout]") {
  for_round_tables(kAllTexts, [](const Scene& scene, const TableLayout& l, Size size, int players) {
    int count = 0;
    for (const Zone& zone : scene.zones)
      if (zone.kind == ZoneKind::hand && zone.owner == 0) count = static_cast<int>(zone.cards.size());
    std::vector<Rect> targets{l.menu, l.undo};
    for (int side = 0; side < players; ++side) targets.push_back(l.pile[static_cast<std::size_t>(side)]);
    for (int i = 0; i < count; ++i) targets.push_back(hand_rect(l, i, count));
    for (std::size_t i = 0; i < targets.size(); ++i) {
      CAPTURE(i);
      CHECK(inside(targets[i], size));
      // Targets are at least 43.5 points wide and high, or 36 points in small windows.
      CHECK(targets[i].w >= (size.w < 600 && !l.portrait ? 36 : 43.5F));
      CHECK(targets[i].h >= (size.w < 360 ? 36 : 43.5F));
      for (std::size_t k = 0; k < i; ++k) CHECK(!overlap(targets[i], targets[k]));
    }
    CHECK(inside(l.status, size));
    CHECK(inside(l.score[0], size));
    CHECK(!overlap(l.status, l.hand));
    CHECK(!overlap(l.score[0], l.menu));
    CHECK(!overlap(l.caption, l.status));
    CHECK(!overlap(l.call, l.status));
  });
}

TEST_CASE("a round table: every card of a hand of seventeen can be pressed", "[layout]") {
  const Scene scene = scene_of(3, "corazones");
  const int count = static_cast<int>(find_zone(scene, ZoneKind::hand, 0)->cards.size());
  REQUIRE(count == 17);
  for_sizes(scene, 3, kOneText, [count](const Scene&, const TableLayout& l, Size size, int) {
    for (int i = 0; i < count; ++i) {
      CAPTURE(i);
      const Rect card = hand_rect(l, i, count);
      CHECK(inside(card, size));
      CHECK(card.w >= 32.5F);
      CHECK(card.h >= 36);
      for (int k = 0; k < i; ++k) CHECK(!overlap(card, hand_rect(l, k, count)));
    }
  });
}

TEST_CASE("a round table: the players sit around the table, with room for their names", "[layout]") {
  for_round_tables(kTwoTexts, [](const Scene&, const TableLayout& l, Size size, int players) {
    const auto last = static_cast<std::size_t>(players - 1);
    CHECK(l.badge[1].x > l.stage.center().x);
    CHECK(l.badge[last].right() < l.stage.center().x);
    CHECK(l.badge[1].y == l.badge[last].y);
    for (std::size_t above = 2; above < last; ++above) CHECK(l.badge[above].y < l.badge[1].center().y);
    for (std::size_t seat = 1; seat <= last; ++seat) {
      const Rect badge = l.badge[seat];
      CAPTURE(seat);
      CHECK(inside(badge, size));
      CHECK(l.avatar[seat].words.w > 50);
      CHECK(!overlap(badge, l.status));
      CHECK(!overlap(badge, l.call));
      CHECK(!overlap(badge, l.stock_area));
      for (std::size_t other = 1; other < seat; ++other) CHECK(!overlap(badge, l.badge[other]));
    }
  });
}

TEST_CASE("a round table: all cards of each hand are visible and cover no name", "[layout]") {
  for_round_tables(kTwoTexts, [](const Scene& scene, const TableLayout& l, Size, int players) {
    std::array<std::size_t, kMaxSeats> held{};
    for (const Sprite& sprite : place_cards(scene, l)) {
      const Zone& zone = scene.zones[static_cast<std::size_t>(sprite.zone)];
      if (zone.kind == ZoneKind::pile) continue;
      if (zone.kind == ZoneKind::hand) ++held[static_cast<std::size_t>(zone.owner)];
      CHECK(sprite.pose.w >= 9.9F);
      for (std::size_t seat = 1; seat < static_cast<std::size_t>(players); ++seat)
        CHECK(!Rect::around(l.avatar[seat].words.center(), 40, 20).has(sprite.pose.at));
    }
    for (const Zone& zone : scene.zones)
      if (zone.kind == ZoneKind::hand) CHECK(held[static_cast<std::size_t>(zone.owner)] == zone.cards.size());
  });
}

TEST_CASE("a round table: cards of a trick are drawn in order from the farthest to the nearest", "[layout]") {
  for_round_tables(kOneText, [](const Scene& scene, const TableLayout& l, Size, int) {
    float last = 0;
    for (const Sprite& sprite : place_cards(scene, l)) {
      if (scene.zones[static_cast<std::size_t>(sprite.zone)].kind != ZoneKind::trick) continue;
      CHECK(sprite.pose.at.y >= last);
      last = sprite.pose.at.y;
    }
  });
}

TEST_CASE("a round table for left-handed players: the piles of other players stay at their seats", "[layout]") {
  const Scene scene = round_scene(4);
  for (const Size size : kSizes) {
    CAPTURE(size.w, size.h);
    auto l = lay_out(scene, size.w, size.h, table_em(size.w, size.h, page_em(size.w, size.h, 1)));
    const Rect own = l.pile[0];
    lay_for_left_hand(l, size.w);
    CHECK(l.pile[0].x != own.x);
    for (std::size_t seat = 1; seat < 4; ++seat) CHECK(l.pile[seat].x == l.badge[seat].x);
  }
}

TEST_CASE("a round table: the cards of a trick show their numbers and cover neither names nor the trump card",
          "[layout]") {
  for_round_tables(kOneText, [](const Scene&, const TableLayout& l, Size size, int players) {
    for (int seat = 0; seat < players; ++seat) {
      const Pose& card = l.played[static_cast<std::size_t>(seat)];
      CHECK(card.w > 28);
      const Rect rect = Rect::around(card.at, card.w, card.w * kCardShape);
      CHECK(inside(rect, size));
      // Nearer cards cover the lower parts of farther cards.
      const Rect number{rect.x, rect.y, rect.w, rect.h * 0.4F};
      for (int other = 0; other < players; ++other) {
        CHECK(!overlap(number, l.badge[static_cast<std::size_t>(other)].inset(4)));
        const Pose& next = l.played[static_cast<std::size_t>(other)];
        if (other != seat && next.at.y >= card.at.y)
          CHECK(!overlap(number, Rect::around(next.at, next.w, next.w * kCardShape)));
      }
      const Pose& trump = l.turned;
      CHECK(trump.w > 22);
      CHECK(!overlap(rect, Rect::around(trump.at, trump.w, trump.w * kCardShape)));
      CHECK(!overlap(rect, l.caption));
    }
  });
}

}  // namespace
}  // namespace tapete
