#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/avatar.hpp"
#include "ui/table/table_parts.hpp"
#include "ui/table/table_view.hpp"

/// The players around the table: sign, name and number of cards. Those who play alone are in table_alone.cpp.
namespace tapete {
namespace {

int cards_of(const Scene& scene, Seat seat) {
  const Zone* hand = find_zone(scene, Place::hand, seat);
  return hand == nullptr ? 0 : static_cast<int>(hand->cards.size()) + hand->hidden;
}

}  // namespace

void TableView::draw_seats(Stage& stage, Session& session) {
  for (Seat seat = 0; seat < session.scene().players; ++seat) draw_seat(stage, session, seat);
}

void TableView::draw_seat(Stage& stage, Session& session, Seat seat) {
  const Scene& scene = session.scene();
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  const Rect badge = layout_.badge[at(spot(scene, seat))];
  const bool turn = scene.turn == seat;
  const bool own = side_of(scene, seat) == 0;
  const auto sign = [&](Point center, float radius) {
    if (seat != scene.viewer) center = center + faces_.away(seat, stage.gui.now()) * radius;
    draw_avatar(stage, center, radius, session.name(seat), own, turn, face_at(stage.app, session, seat));
    if (scene.dealer == seat) draw_mark(stage, {center.x, center.y + radius}, stage.say("deals"_text));
  };
  if (seat == scene.viewer) return sign(badge.center(), std::min(badge.w, badge.h) * 0.42F);
  if (scene.round) return draw_alone(stage, session, seat);
  const int count = cards_of(scene, seat);
  const std::string cards = fill(stage.say(count == 1 ? "@ card"_text : "@ cards"_text), std::to_string(count));
  const float small = stage.em(type::kSmall);
  if (badge.w > badge.h * 1.3F) {
    const float name_w = canvas.text_width(session.name(seat), stage.em(type::kBody), Font::bold);
    const float words = 12 + std::max(name_w, canvas.text_width(cards, small));
    const float radius = std::clamp((badge.w - words) / 2, badge.h * 0.25F, badge.h * 0.4F);
    const float used = std::min(badge.w, 2 * radius + words);
    const float x = badge.center().x - used / 2;
    sign({x + radius, badge.center().y}, radius);
    const Rect text{x + 2 * radius + 9, badge.y, badge.right() - x - 2 * radius - 9, badge.h};
    canvas.text(session.name(seat), {text.x, text.y + text.h * 0.08F, text.w, text.h * 0.46F},
                {stage.em(type::kBody), turn ? theme.gold : theme.on_cloth, Font::bold});
    canvas.text(cards, {text.x, text.y + text.h * 0.52F, text.w, text.h * 0.4F}, {small, theme.on_cloth_quiet});
    return;
  }
  const float line = small * 1.2F;
  const float radius = (badge.h - 2 * line - 6) / 2;
  const float y = badge.y + radius;
  sign({badge.center().x, y}, radius);
  canvas.text(session.name(seat), {badge.x, y + radius + 5, badge.w, line},
              {small * 1.08F, turn ? theme.gold : theme.on_cloth, Font::bold, Align::center});
  canvas.text(cards, {badge.x, y + radius + 5 + line, badge.w, line},
              {small, theme.on_cloth_quiet, Font::regular, Align::center});
}

}  // namespace tapete
