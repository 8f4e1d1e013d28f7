// The layout of low tables, such as the table above a lesson on a small phone, without a screen.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <vector>

#include "core/index.hpp"
#include "match/games.hpp"
#include "random_scenes.hpp"
#include "rects.hpp"
#include "ui/table/board_layout.hpp"

namespace tapete {
namespace {

using test::overlap;

/// Sizes of the table, in points, while a lesson is shown in windows of 375x553, 320x568, 360x560, 667x375 and 568x320.
constexpr std::array kLowTables{Point{375, 310}, Point{320, 318}, Point{360, 313}, Point{420, 375}, Point{358, 320}};

void check_apart(const std::vector<Rect>& parts, Point size) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].empty()) continue;
    CAPTURE(i, parts[i].x, parts[i].y, parts[i].w, parts[i].h);
    CHECK((parts[i].x >= 0 && parts[i].y >= 0 && parts[i].right() <= size.x + 0.5F && parts[i].bottom() <= size.y));
    for (std::size_t k = 0; k < i; ++k) {
      CAPTURE(k, parts[k].x, parts[k].y, parts[k].w, parts[k].h);
      CHECK_FALSE(overlap(parts[i], parts[k]));
    }
  }
}

/// Checks that no part of a table covers another, and that the cards of the trick can be read.
void check_trick_table(const Scene& scene, const TableLayout& l, Point size) {
  std::vector<Rect> parts{l.menu,    l.undo,    l.score[0], l.score[1], l.status,   l.hand,
                          l.pile[0], l.pile[1], l.badge[0], l.choices,  l.open.area};
  for (int place = 1; place < scene.players; ++place) parts.push_back(l.badge[at(scene.players == 2 ? 2 : place)]);
  if (scene.trump >= 0 && !scene.round) parts.push_back(Rect::around(l.turned.at, l.turned.w, l.turned.w * kCardShape));
  if (!l.choices.empty()) parts.push_back(l.auction);
  check_apart(parts, size);
  if (!l.choices.empty()) return;
  for (int place = 0; place < scene.players; ++place) {
    const Pose& card = l.played[at(scene.players == 2 ? 2 * place : place)];
    CHECK(card.w >= 25);
    for (const Rect& each : {l.status, l.hand, l.open.area})
      CHECK_FALSE(overlap(Rect::around(card.at, card.w, card.w * kCardShape), each));
  }
}

/// Checks that the calls of an auction are in sight until a card is played.
void check_calls(const Scene& scene, const TableLayout& l) {
  const Zone* const trick = find_zone(scene, ZoneKind::trick);
  const bool played = open_hand(scene) != nullptr || (trick != nullptr && !trick->cards.empty());
  if (scene.auction.first == kNobody || !l.portrait || played) return;
  CHECK(l.auction.h >= 64);
  CHECK(l.auction.w >= 200);
}

void check_boards(const Scene& scene, TableLayout& table, Point size) {
  const BoardLayout boards = lay_out_boards(scene, size.x, size.y, {}, table);
  check_apart({table.menu, table.status, boards.dice, boards.actions, boards.board[0].rect, boards.board[0].name,
               boards.board[1].rect, boards.board[1].name},
              size);
}

TEST_CASE("above a lesson in a small window no part of the table covers another", "[layout]") {
  for (const GameInfo* game : games())
    for (const int players : {2, 4})
      for (const Point size : kLowTables) {
        if (game->open || std::ranges::count(game->players, players) == 0) continue;
        CAPTURE(game->id, players, size.x, size.y);
        for (const Scene& scene : test::random_scenes(*game, players)) {
          TableLayout layout = lay_out(scene, size.x, size.y, table_em(size.x, size.y, 1));
          if (has_boards(scene)) {
            if (players == 2) check_boards(scene, layout, size);
          } else if (!scene.round) {
            check_trick_table(scene, layout, size);
            check_calls(scene, layout);
          }
        }
      }
}

TEST_CASE("above a lesson with a large text the cards of a round table can be read and pressed", "[layout]") {
  constexpr float kLargeText = 1.5F;
  constexpr float kReadable = 48;
  for (const GameInfo* game : games())
    for (const Point size : {Point{390, 401}, Point{390, 422}}) {
      if (game->open || std::ranges::count(game->players, 4) == 0) continue;
      CAPTURE(game->id, size.x, size.y);
      for (const Scene& scene : test::random_scenes(*game, 4)) {
        if (!scene.round) continue;
        const TableLayout l = lay_out(scene, size.x, size.y, table_em(size.x, size.y, kLargeText));
        CHECK(l.hand_card >= kReadable);
        for (int place = 0; place < scene.players; ++place) CHECK(l.played[at(place)].w >= 0.75F * kReadable);
      }
    }
}

/// Returns the scene with all hands face up, as in a review that opens them.
Scene with_hands_shown(Scene scene) {
  int next = 0;
  for (Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer) continue;
    const auto held = static_cast<std::size_t>(zone.hidden) + zone.cards.size();
    zone.hidden = 0;
    zone.shown = true;
    zone.cards.assign(held, {});
    for (SceneCard& each : zone.cards) each.card = Card::from_index(next++ % 40);
  }
  return scene;
}

TEST_CASE("above a review with a large text the shown hands can be read, and no part covers another", "[layout]") {
  constexpr float kLargeText = 1.5F;
  constexpr Point kSize{390, 565};
  for (const GameInfo* game : games()) {
    if (game->open || std::ranges::count(game->players, 4) == 0) continue;
    CAPTURE(game->id);
    for (const Scene& hidden : test::random_scenes(*game, 4)) {
      if (hidden.round || dealt_cards(hidden) > 10) continue;
      const Scene scene = with_hands_shown(hidden);
      const TableLayout l = lay_out(scene, kSize.x, kSize.y, table_em(kSize.x, kSize.y, kLargeText));
      check_apart(
          {l.menu, l.undo, l.score[0], l.score[1], l.status, l.hand, l.pile[0], l.pile[1], l.shown[2].area, l.badge[1],
           l.badge[2], l.badge[3], l.caption, Rect::around(l.turned.at, l.turned.w, l.turned.w * kCardShape), l.stage},
          kSize);
      CHECK(l.shown[2].card >= 36);
    }
  }
}

TEST_CASE("above a lesson with a large text each of the dice can be pressed", "[layout]") {
  constexpr float kDice = 6.6F;  // width of the tray, as a multiple of the distance between two dice
  constexpr float kTouch = 44;
  const GameInfo& game = *find_game("kwingto");
  for (const Point size : {Point{390, 401}, Point{390, 422}}) {
    const Scene scene = test::random_scenes(game, 2).front();
    TableLayout table = lay_out(scene, size.x, size.y, table_em(size.x, size.y, 1.5F));
    const BoardLayout boards = lay_out_boards(scene, size.x, size.y, {}, table);
    CHECK(boards.dice.w >= kDice * kTouch);
    check_boards(scene, table, size);
    CHECK_FALSE(overlap(table.undo, boards.dice));
  }
}

}  // namespace
}  // namespace tapete
