// The layout of boards and dice, and of speech bubbles at all tables, without a screen.
#include "ui/table/board_layout.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>

#include "core/index.hpp"
#include "match/games.hpp"
#include "match/table.hpp"
#include "random_scenes.hpp"

namespace tapete {
namespace {

bool apart(Rect a, Rect b) { return common(a, b).empty(); }
bool within(Rect inner, Rect outer) {
  return inner.x >= outer.x - 0.5F && inner.y >= outer.y - 0.5F && inner.right() <= outer.right() + 0.5F &&
         inner.bottom() <= outer.bottom() + 0.5F;
}

TEST_CASE("boards, dice, texts and buttons do not overlap in any window", "[layout]") {
  for (const auto& [players, left_handed] : {std::pair{2, false}, {3, false}, {4, false}, {2, true}, {4, true}}) {
    auto table = std::move(open_table({"kwingto", players, {}, {}, 0, 0, 0}).value());
    REQUIRE(table->play("start 0"));
    const Scene scene = table->scene(0, Lang::es);
    REQUIRE(has_boards(scene));
    for (const auto& [w, h] : {std::pair{320.0F, 568.0F},
                               {360.0F, 740.0F},
                               {390.0F, 844.0F},
                               {820.0F, 1180.0F},
                               {844.0F, 390.0F},
                               {1024.0F, 768.0F},
                               {1280.0F, 800.0F},
                               {1920.0F, 1080.0F}}) {
      INFO(players << " players, " << (left_handed ? "left hand, " : "") << w << "x" << h);
      const Rect window{0, 0, w, h};
      TableLayout table_layout = lay_out(scene, w, h, table_em(w, h, page_em(w, h, 1)));
      const BoardLayout layout = lay_out_boards(scene, w, h, {.left_handed = left_handed}, table_layout);
      CHECK((table_layout.menu.center().x > w / 2) == left_handed);
      std::vector<Rect> parts{layout.dice, layout.actions, table_layout.status, table_layout.menu, table_layout.undo};
      for (int place = 0; place < players; ++place) {
        const BoardPlace& board = layout.board[static_cast<std::size_t>(place)];
        parts.push_back(board.rect);
        parts.push_back(board.name);
      }
      for (std::size_t i = 0; i < parts.size(); ++i) {
        INFO("part " << i);
        CHECK(!parts[i].empty());
        CHECK(within(parts[i], window));
        for (std::size_t k = 0; k < i; ++k) CHECK(apart(parts[i], parts[k]));
      }
      // The spaces on the viewer's board are large enough to press, and those on other boards large enough to read.
      CHECK(layout.board[0].spaces.at(0).w >= 44);
      CHECK(layout.board[0].spaces.at(0).h >= 32);
      for (int place = 1; place < players; ++place)
        CHECK(layout.board[static_cast<std::size_t>(place)].spaces.at(0).w >= 14);
      CHECK(within(layout.board[0].spaces.at(14), layout.board[0].rect));
    }
  }
}

TEST_CASE("in a wide window the boards of two players are no further apart than a third of a board", "[layout]") {
  auto table = std::move(open_table({"kwingto", 2, {}, {}, 0, 0, 0}).value());
  REQUIRE(table->play("start 0"));
  const Scene scene = table->scene(0, Lang::es);
  for (const bool left_handed : {false, true})
    for (const auto& [w, h] : {std::pair{1440.0F, 900.0F}, {1920.0F, 1080.0F}}) {
      INFO((left_handed ? "left hand, " : "") << w << "x" << h);
      TableLayout table_layout = lay_out(scene, w, h, table_em(w, h, page_em(w, h, 1)));
      const BoardLayout layout = lay_out_boards(scene, w, h, {.left_handed = left_handed}, table_layout);
      const Rect own = layout.board[0].rect;
      const Rect other = layout.board[1].rect;
      CHECK((left_handed ? other.x - own.right() : own.x - other.right()) < own.w / 3);
    }
}

TEST_CASE("above a panel the dice do not cover the buttons in the corner", "[layout]") {
  auto table = std::move(open_table({"kwingto", 2, {}, {}, 0, 0, 0}).value());
  REQUIRE(table->play("start 0"));
  const Scene scene = table->scene(0, Lang::es);
  for (const auto& [w, h] :
       {std::pair{320.0F, 380.0F}, {360.0F, 420.0F}, {390.0F, 440.0F}, {390.0F, 480.0F}, {390.0F, 560.0F}})
    for (const float text : {1.0F, 1.5F, 2.0F}) {
      CAPTURE(w, h, text);
      TableLayout table_layout = lay_out(scene, w, h, table_em(w, h, page_em(w, h, text)));
      const BoardLayout layout = lay_out_boards(scene, w, h, {}, table_layout);
      CHECK(apart(table_layout.undo, layout.dice));
      CHECK(apart(table_layout.undo, table_layout.menu));
      CHECK(apart(table_layout.menu, layout.dice));
    }
}

TEST_CASE("a board of another player is legible in a replay with the largest text", "[layout]") {
  auto table = std::move(open_table({"kwingto", 2, {}, {}, 0, 0, 0}).value());
  REQUIRE(table->play("start 0"));
  const Scene scene = table->scene(0, Lang::es);
  // The windows without the panel of the replay.
  for (const auto& [w, h] : {std::pair{320.0F, 388.0F}, {390.0F, 637.0F}}) {
    CAPTURE(w, h);
    TableLayout table_layout = lay_out(scene, w, h, table_em(w, h, page_em(w, h, 2)));
    const BoardLayout layout = lay_out_boards(scene, w, h, {.acts = false}, table_layout);
    CHECK(layout.board[1].spaces.at(0).h >= 12);
  }
}

TEST_CASE("on an upright tablet with the largest text the other boards and the dice get enough room", "[layout]") {
  for (const int players : {2, 3, 4}) {
    auto table = std::move(open_table({"kwingto", players, {}, {}, 0, 0, 0}).value());
    REQUIRE(table->play("start 0"));
    const Scene scene = table->scene(0, Lang::es);
    for (const auto& [w, h] : {std::pair{820.0F, 1180.0F}, {800.0F, 1280.0F}}) {
      CAPTURE(players, w, h);
      TableLayout table_layout = lay_out(scene, w, h, table_em(w, h, page_em(w, h, 2)));
      const BoardLayout layout = lay_out_boards(scene, w, h, {}, table_layout);
      CHECK(layout.board[1].spaces.at(0).h >= 0.03F * h);
      CHECK(layout.dice.w >= 0.4F * w);
    }
  }
}

TEST_CASE("a player's speech bubble at a table with boards does not cover the status line", "[layout]") {
  for (const int players : {2, 3, 4}) {
    auto table = std::move(open_table({"kwingto", players, {}, {}, 0, 0, 0}).value());
    REQUIRE(table->play("start 0"));
    const Scene scene = table->scene(0, Lang::es);
    for (const auto& [w, h] : {std::pair{320.0F, 568.0F}, {390.0F, 844.0F}, {844.0F, 390.0F}, {1440.0F, 900.0F}}) {
      TableLayout layout = lay_out(scene, w, h, table_em(w, h, page_em(w, h, 1)));
      lay_out_boards(scene, w, h, {}, layout);
      for (Seat seat = 0; seat < players; ++seat) {
        INFO(players << " players, seat " << int{seat} << ", " << w << "x" << h);
        const Rect badge = layout.badge[static_cast<std::size_t>(spot(scene, seat))];
        const Rect bubble = place_bubble(badge, {0, 0, w, h}, {180, 50}, kept_from_bubbles(scene, layout, seat));
        CHECK(within(bubble, {0, 0, w, h}));
        CHECK(apart(bubble, layout.status));
      }
    }
  }
}

TEST_CASE("a speech bubble is beside its player, or left out if it has no room there", "[layout]") {
  const Rect window{0, 0, 320, 568};
  const Rect face{10, 200, 30, 30};
  const Rect below{0, 0, 320, 300};
  CHECK(place_bubble(face, window, {120, 50}, {window}).empty());
  CHECK(place_bubble(face, window, {120, 50}, {below}).empty());
  const Rect bubble = place_bubble(face, window, {120, 50}, {{60, 0, 260, 568}, {0, 0, 60, 150}});
  CHECK(bubble.empty());
  const Rect above = place_bubble(face, window, {120, 50}, {{0, 200, 320, 368}, {130, 0, 190, 568}});
  REQUIRE_FALSE(above.empty());
  CHECK(face.y - above.bottom() <= 30);
}

/// Checks that one bubble for each player covers neither the kept areas nor another bubble. Only the viewer's own
/// bubble may be left out for want of room.
void check_bubbles(const Scene& scene, float w, float h, float text) {
  const float em = table_em(w, h, page_em(w, h, text));
  const TableLayout layout = lay_out(scene, w, h, em);
  std::vector<Rect> bubbles;
  for (Seat seat = 0; seat < scene.players; ++seat) {
    CAPTURE(seat);
    std::vector<Rect> kept = kept_from_bubbles(scene, layout, seat);
    kept.insert(kept.end(), bubbles.begin(), bubbles.end());
    bubbles.push_back(place_bubble(layout.badge[at(spot(scene, seat))], {0, 0, w, h}, {86 * em, 44 * em}, kept));
    const Rect bubble = bubbles.back();
    CHECK((!bubble.empty() || seat == scene.viewer));
    CHECK((bubble.x >= 0 && bubble.y >= 0 && bubble.right() <= w && bubble.bottom() <= h));
    for (const Rect& each : kept) {
      CAPTURE(bubble.x, bubble.y, bubble.w, bubble.h, each.x, each.y, each.w, each.h);
      CHECK(common(bubble, each).inset(0.01F).empty());
    }
  }
}

TEST_CASE("a speech bubble covers neither the trump suit nor open cards, other players or bubbles", "[layout]") {
  for (const GameInfo* game : games()) {
    if (game->open) continue;
    for (const int players : game->players)
      for (const Scene& scene : test::random_scenes(*game, players))
        for (const auto& [w, h] : {std::pair{390.0F, 844.0F}, {360.0F, 740.0F}, {820.0F, 1180.0F}, {1440.0F, 900.0F}})
          for (const float text : {1.0F, 2.0F}) {
            CAPTURE(game->id, players, w, h, text);
            check_bubbles(scene, w, h, text);
          }
  }
}

/// Checks that each other player of a small round table has a portrait and a name, and that the trump suit is seen.
void check_small_round(const Scene& scene, const TableLayout& layout) {
  for (int place = 1; place < scene.players; ++place) {
    const RoundAvatar& avatar = layout.avatar[at(place)];
    CHECK((avatar.radius >= 11 && avatar.words.h >= 30));
    CHECK(apart(layout.badge[at(place)], layout.status));
    if (scene.trump >= 0 && layout.numbers.empty()) CHECK(apart(avatar.words, layout.stock_area));
  }
  if (scene.trump >= 0) CHECK(layout.turned.w >= 14);
}

TEST_CASE("above a lesson in a small window each player at a round table has a portrait and a name", "[layout]") {
  for (const GameInfo* game : games())
    for (const int players : {3, 4})
      for (const auto& [w, h] : {std::pair{320.0F, 318.0F}, {390.0F, 473.0F}}) {
        if (game->open || std::ranges::count(game->players, players) == 0) continue;
        for (const Scene& scene : test::random_scenes(*game, players)) {
          CAPTURE(game->id, players, w, h);
          if (scene.round) check_small_round(scene, lay_out(scene, w, h, table_em(w, h, 1)));
        }
      }
}

}  // namespace
}  // namespace tapete
