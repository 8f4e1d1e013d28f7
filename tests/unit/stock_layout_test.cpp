// The layout of tables with a stock.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "ui/table/layout.hpp"

namespace tapete {
namespace {

/// Returns the scene of seat 0 after the deal, and after that many further first options of all seats.
Scene scene_after(const char* game, int players, int actions) {
  const auto table = std::move(open_table({game, players, {}, {}, 0, 0, 0}).value());
  Rng rng{1};
  REQUIRE(table->play(table->chance(rng, 0)));
  for (int i = 0; i < actions; ++i) {
    const Scene scene = table->scene(table->turn().seat, Lang::es);
    REQUIRE_FALSE(scene.options.empty());
    REQUIRE(table->play(std::to_string(scene.decider) + ' ' + scene.options.front().action));
  }
  return table->scene(0, Lang::es);
}

TEST_CASE("for left-handed players the number of the turned card stays visible", "[layout]") {
  for (const auto& [game, players] : {std::pair{"guinote", 4}, {"guinote", 2}, {"brisca", 3}}) {
    for (const auto& [w, h] : {std::pair{390.0F, 844.0F}, {320.0F, 568.0F}, {1440.0F, 900.0F}}) {
      CAPTURE(game, players, w, h);
      TableLayout l = lay_out(scene_after(game, players, 0), w, h, 1);
      lay_for_left_hand(l, w);
      const float number = l.turned.at.x - l.turned.w / 2 + 0.24F * l.turned.w;
      CHECK(l.stock.at.x - l.stock.w / 2 > number);
    }
  }
}

TEST_CASE("the viewer's cards keep their size when the stock is gone", "[layout]") {
  const Scene first = scene_after("brisca", 3, 0);
  const Scene last = scene_after("brisca", 3, 31);
  CHECK(find_zone(last, ZoneKind::stock) == nullptr);
  CHECK(lay_out(first, 390, 844, 1).hand_card == lay_out(last, 390, 844, 1).hand_card);
}

}  // namespace
}  // namespace tapete
