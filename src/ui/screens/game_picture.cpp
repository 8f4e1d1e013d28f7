#include "ui/screens/views.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/canvas/pieces.hpp"

/// Pictures of cards and dice that represent a game on the home screen.
namespace tapete {
namespace {

/// Draws a fan of cards with the middle one upright and `step` radians between them.
void draw_fan(AppContext& context, std::span<const Card> cards, Point center, float h, float step) {
  const float w = h / kCardShape;
  const float radius = h * 1.25F;
  const Point pivot{center.x, center.y + radius};
  float angle = -step * static_cast<float>(cards.size() - 1) / 2;
  for (const Card card : cards) {
    const Point at{pivot.x + std::sin(angle) * radius, pivot.y - std::cos(angle) * radius};
    context.cards.draw(context.canvas, card, {at, w, h, angle}, {.lift = 0.2F});
    angle += step;
  }
}

/// Returns the rectangle with its position and size rounded to whole device pixels.
Rect on_pixels(const Canvas& canvas, Rect rect) {
  return {canvas.on_pixel(rect.x), canvas.on_pixel(rect.y), canvas.on_pixel(rect.w), canvas.on_pixel(rect.h)};
}

/// Draws French cards in a row instead of a fan, because their symbols and text cannot be rotated. Screen readers do
/// not read the ranks, which would be headings because of their size.
void draw_row(AppContext& context, std::span<const Card> cards, Point center, float w) {
  const std::size_t before = context.canvas.drawn_texts().size();
  const float h = w * kCardShape;
  const float gap = w * 0.06F;
  float x = center.x - (w + gap) * static_cast<float>(cards.size() - 1) / 2;
  for (const Card card : cards) {
    const Rect place = on_pixels(context.canvas, Rect::around({x, center.y}, w, h));
    context.canvas.card_shadow({place.center(), place.w, place.h, 0}, 0.2F);
    draw_french_card(context.canvas, card, place);
    x += w + gap;
  }
  context.canvas.mark_described(before);
}

/// Draws the dice of a game on its row of cards, whose cards have the width `w`.
void draw_dice(AppContext& context, const GameCard& game, Point center, float w) {
  if (game.dice[0] == 0) return;
  const float side = w * 0.72F;
  const Point at{center.x, center.y + w * kCardShape * 0.26F};
  draw_die(context.canvas, {.red = true, .face = game.dice[0]},
           on_pixels(context.canvas, Rect::around(at + Point{-side * 0.58F, 0}, side, side)));
  draw_die(context.canvas, {.red = false, .face = game.dice[1]},
           on_pixels(context.canvas, Rect::around(at + Point{side * 0.58F, 0}, side, side)));
}

}  // namespace

void draw_game_picture(AppContext& context, const GameCard& game, Rect area) {
  const std::span<const Card> cards = game.picture;
  const float h = std::min(area.h * 0.82F, area.w / kPictureWidth * 0.82F);
  if (game.deck == Deck::spanish)
    return draw_fan(context, cards, {area.center().x, area.center().y - h * 0.02F}, h, 0.21F);
  const float w = std::min(area.w / 5.4F, h / kCardShape);
  draw_row(context, cards, area.center(), w);
  draw_dice(context, game, area.center(), w);
}

void draw_small_picture(AppContext& context, const GameCard& game, Rect area) {
  const bool wide = area.w > area.h * 1.4F;
  const std::span<const Card> cards =
      wide ? std::span{game.picture}.subspan(1, 3) : std::span{game.picture}.subspan(2, 2);
  if (game.deck == Deck::spanish) {
    const float h = std::min(area.h * (wide ? 0.87F : 0.91F), area.w / (wide ? 1.5F : 1.08F));
    // The outer cards of a fan reach lower than the middle.
    return draw_fan(context, cards, {area.center().x, area.center().y - h * (wide ? 0.06F : 0.03F)}, h, 0.28F);
  }
  const float w = std::min(area.h * 0.94F / kCardShape, area.w / (wide ? 3.2F : 2.12F));
  draw_row(context, cards, area.center(), w);
  draw_dice(context, game, area.center(), w);
}

}  // namespace tapete
