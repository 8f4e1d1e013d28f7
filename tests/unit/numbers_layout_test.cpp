// The layout of buttons with numbers at a round table, such as bids.
#include <catch_amalgamated.hpp>
#include <string>

#include "match/table.hpp"
#include "rects.hpp"
#include "ui/table/layout.hpp"

namespace tapete {
namespace {

using test::overlap;

/// Returns a hand of podrida in which the viewer is asked for a number of tricks, with this many answers.
Scene bidding_scene(int players, int answers) {
  auto table = std::move(open_table({"podrida", players, {}, {}, 0, 0, 0}).value());
  Rng rng{1};
  REQUIRE(table->play(table->chance(rng, 0)));
  Scene scene = table->scene(0, Lang::es);
  scene.options.clear();
  for (int i = 0; i < answers; ++i) {
    Option option;
    option.kind = OptionKind::declare;
    option.label = std::to_string(i);
    scene.options.push_back(option);
  }
  return scene;
}

/// Checks that the buttons are in a window of this size and cover neither a player nor the trump suit.
void check_numbers(const Scene& scene, float w, float h, float text) {
  CAPTURE(scene.players, scene.options.size(), w, h, text);
  const float page = page_em(w, h, text);
  const TableLayout l = lay_out(scene, w, h, table_em(w, h, page), seat_em(w, h, page));
  CHECK(l.numbers.x >= 0);
  CHECK(l.numbers.right() <= w);
  CHECK(l.numbers.h >= kKey - 0.1F);
  CHECK(!overlap(l.numbers, l.status));
  CHECK(!overlap(l.numbers, l.caption));
  CHECK(!overlap(l.numbers, Rect::around(l.turned.at, l.turned.w, l.turned.w * kCardShape)));
  for (std::size_t seat = 1; seat < static_cast<std::size_t>(scene.players); ++seat) {
    CHECK(!overlap(l.numbers, l.badge[seat]));
    CHECK(!overlap(l.numbers, l.avatar[seat].words));
    CHECK(l.avatar[seat].words.h >= 3 * 12);
    CHECK((l.avatar[seat].radius <= 0 || l.avatar[seat].radius >= 11));
  }
}

TEST_CASE("buttons with numbers form rows of almost equal length", "[layout]") {
  CHECK(key_columns(0, 300, kKey) == 1);
  CHECK(key_columns(3, 370, kKey) == 3);
  CHECK(key_columns(6, 370, kKey) == 6);
  CHECK(key_columns(8, 370, kKey) == 4);
  CHECK(key_columns(13, 370, kKey) == 7);
  CHECK(key_columns(14, 308, kKey) == 5);
  CHECK(key_columns(14, 3000, kKey) == 7);
}

TEST_CASE("a round table in portrait: buttons with numbers cover neither a player nor the trump suit", "[layout]") {
  for (const int players : {3, 4, 5, 6})
    for (const int answers : {2, 7, 13, 14}) {
      const Scene scene = bidding_scene(players, answers);
      REQUIRE(asked_numbers(scene) == answers);
      for (const float text : {1.0F, 1.5F, 2.0F})
        for (const auto& [w, h] : {Point{320, 568}, {360, 640}, {390, 844}, {820, 1180}})
          check_numbers(scene, w, h, text);
    }
}

TEST_CASE("above the panel of a review: buttons with numbers cover no player, and all have portraits", "[layout]") {
  for (const int players : {3, 4})
    for (const int answers : {7, 9, 11}) {
      const Scene scene = bidding_scene(players, answers);
      check_numbers(scene, 390, 500, 1);
      const TableLayout l = lay_out(scene, 390, 500, table_em(390, 500, 1), seat_em(390, 500, 1));
      for (std::size_t seat = 1; seat < static_cast<std::size_t>(players); ++seat) CHECK(l.avatar[seat].radius > 0);
    }
}

TEST_CASE("in a low window without room for rows of numbers, all players sit above the stage", "[layout]") {
  const TableLayout l = lay_out(bidding_scene(4, 14), 568, 320, 0.95F);
  CHECK(l.numbers.empty());
  for (const std::size_t seat : {1U, 2U, 3U}) CHECK(l.badge[seat].bottom() <= l.stage.y);
}

}  // namespace
}  // namespace tapete
