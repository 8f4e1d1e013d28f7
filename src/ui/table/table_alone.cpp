#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/avatar.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"
#include "ui/table/table_view.hpp"

/// The sign of somebody who plays alone: name, points of this hand, and what has been marked.
namespace tapete {

void TableView::draw_alone(Stage& stage, Session& session, Seat seat) {
  const Scene& scene = session.scene();
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  const Rect badge = layout_.badge[at(spot(scene, seat))];
  const SideScore& score = scene.score[at(side_of(scene, seat))];
  const bool turn = scene.turn == seat;
  const bool away = !score.absent.empty();
  const float small = std::min(stage.em(type::kSmall), badge.h * 0.26F);
  const float line = small * 1.15F;
  const bool upright = layout_.upright;
  const float radius = upright ? (badge.h - 3 * line) / 2 - 2 : badge.h * 0.36F;
  const Point sign =
      upright ? Point{badge.center().x, badge.y + radius + 1} : Point{badge.x + radius + 2, badge.center().y};
  const bool dealer = scene.dealer == seat;
  if (layout_.signs) {
    draw_avatar(stage, sign + faces_.away(seat, stage.gui.now()) * radius, radius, session.name(seat), false, turn,
                face_at(stage.app, session, seat));
    if (dealer) draw_mark(stage, {sign.x, sign.y + radius}, stage.say("deals"_text));
  } else if (turn) {
    canvas.fill(badge, theme.plate, 8);
  }
  const Align align = upright ? Align::center : Align::left;
  const float x = upright ? badge.x : layout_.signs ? sign.x + radius + 6 : badge.x + 4;
  const float w = badge.right() - x;
  float y = upright ? badge.bottom() - 3 * line : badge.center().y - 1.5F * line;
  const Colour name = turn ? theme.gold : away ? theme.on_cloth_quiet : theme.on_cloth;
  // Without a sign the dealer is marked behind the name.
  const float mark = dealer && !layout_.signs ? canvas.text_width(stage.say("deals"_text), small) + 10 : 0;
  if (mark > 0) draw_mark(stage, {badge.right() - mark / 2 - 2, y + line / 2}, stage.say("deals"_text));
  canvas.text(session.name(seat), {x, y, w - mark - (mark > 0 ? 4.0F : 0.0F), line}, {small, name, Font::bold, align});
  y += line;
  canvas.text(away ? score.absent : gains_.points(scene, side_of(scene, seat), stage.gui.now()), {x, y, w, line},
              {small * 0.94F, theme.on_cloth_quiet, Font::regular, align});
  y += line;
  draw_marks(stage, score, {x, y, w, line}, align, theme.gold, theme.on_cloth_quiet);
}

}  // namespace tapete
