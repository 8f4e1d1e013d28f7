#include <algorithm>
#include <cmath>

#include "core/index.hpp"
#include "ui/table/table_parts.hpp"

/// Picture in the middle of the table for a rare event (Highlight).
namespace tapete {
namespace {

/// Duration of the opening animation, in milliseconds.
constexpr double kOpening = 220;

float opened(const DrawContext& context, double since) {
  if (context.gui.frame().reduced_motion) return 1;
  const auto part = static_cast<float>(std::clamp((context.gui.frame().now - since) / kOpening, 0.0, 1.0));
  return 1 - (1 - part) * (1 - part);
}

/// Draws the cards of the picture as a fan.
void draw_fan(DrawContext& context, const std::vector<Card>& cards, Deck deck, Rect place, float open) {
  const auto count = static_cast<float>(cards.size());
  const float w = place.h / kCardShape;
  const float step = std::min(w * 0.8F, (place.w - w) / std::max(1.0F, count - 1)) * open;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const float off = static_cast<float>(i) - (count - 1) / 2;
    const Point center{place.center().x + off * step, place.center().y + std::abs(off) * w * 0.05F};
    context.cards.draw(context.canvas, cards[i], {center, w, place.h, off * 0.09F * open},
                       {.rest_width = w, .lift = 0.3F, .deck = deck});
  }
}

}  // namespace

void draw_highlight(DrawContext& context, const TableModel& model, Rect area) {
  if (model.picture == nullptr) return;
  const Highlight& highlight = *model.picture;
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  const float open = opened(context, model.picture_since);
  if (open < 1) context.gui.animate();
  const bool fan = !highlight.cards.empty();
  const std::string words = highlight.title + (highlight.points.empty() ? "" : "  " + highlight.points);
  const float size = context.em(type::kTitle);
  const float small = context.em(type::kBody);
  const float cards = fan ? std::clamp(area.h * 0.5F, 70.0F, context.em(170)) : 0;
  const float w =
      std::min(canvas.window().w - 24, std::max(canvas.text_width(words, size, Font::bold) + 2 * size, cards * 2.6F));
  const float text = size * 1.35F + small * 1.3F;
  const float h = cards + text + (fan ? 3.0F : 2.0F) * space::kBase;
  const Rect plate = Rect::around(area.center(), w * (0.8F + 0.2F * open), h);
  canvas.shadow(plate, space::kRadius);
  canvas.fill(plate, theme.cloth_dark, space::kRadius);
  canvas.outline(plate, theme.gold, space::kRadius, 2);
  float y = plate.y + space::kBase;
  if (fan) draw_fan(context, highlight.cards, model.scene.deck, {plate.x, y, plate.w, cards}, open);
  if (fan) y += cards + space::kBase;
  canvas.text(words, {plate.x + 10, y, plate.w - 20, size * 1.35F}, {size, theme.gold, Font::bold, Align::center});
  y += size * 1.35F;
  const SideScore& score = model.scene.score[at(side_of(model.scene, highlight.seat))];
  const std::string side = side_name(model, score.seats);
  canvas.text(side, {plate.x + 10, y, plate.w - 20, small * 1.3F},
              {small, theme.on_cloth, Font::regular, Align::center});
}

}  // namespace tapete
