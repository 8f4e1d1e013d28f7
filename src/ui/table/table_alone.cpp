#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/avatar.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"
#include "ui/table/table_view.hpp"

/// The badge of a player who plays alone: name, points of this hand, and dots.
namespace tapete {

void TableView::draw_alone(Stage& stage, Session& session, Seat seat) {
  const Scene& scene = session.scene();
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  const RoundSign& sign = layout_.sign[at(spot(scene, seat))];
  const SideScore& score = scene.score[at(side_of(scene, seat))];
  const bool turn = scene.turn == seat;
  const bool away = !score.absent.empty();
  const float line = sign.words.h / 3;
  const float small = std::min(stage.em(type::kSmall), line / 1.1F);
  const bool dealer = scene.dealer == seat;
  if (sign.radius > 0) {
    draw_avatar(stage, sign.center + faces_.away(seat, stage.gui.now()) * sign.radius, sign.radius, session.name(seat),
                false, turn, face_at(stage.app, session, seat));
    if (dealer) draw_mark(stage, {sign.center.x, sign.center.y + sign.radius}, stage.say("deals"_text));
  } else if (turn) {
    canvas.fill(layout_.badge[at(spot(scene, seat))], theme.plate, 8);
  }
  const Align align = sign.centred ? Align::center : Align::left;
  const auto& [x, top, w, h] = sign.words;
  float y = top;
  const Colour name = turn ? theme.gold : away ? theme.on_cloth_quiet : theme.on_cloth;
  // Without a portrait the dealer is marked behind the name.
  const float mark = dealer && sign.radius <= 0 ? canvas.text_width(stage.say("deals"_text), small) + 10 : 0;
  if (mark > 0) draw_mark(stage, {sign.words.right() - mark / 2 - 2, y + line / 2}, stage.say("deals"_text));
  canvas.text(session.name(seat), {x, y, w - mark - (mark > 0 ? 4.0F : 0.0F), line}, {small, name, Font::bold, align});
  y += line;
  canvas.text(away ? score.absent : gains_.points(scene, side_of(scene, seat), stage.gui.now()), {x, y, w, line},
              {small * 0.94F, theme.on_cloth_quiet, Font::regular, align});
  y += line;
  draw_marks(stage, score, {x, y, w, line}, align, theme.gold, theme.on_cloth_quiet);
}

}  // namespace tapete
