#include "ui/screens/views.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/canvas/pieces.hpp"

/// Pictures of cards that represent a game on the home screen.
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

/// Draws French cards in a row instead of a fan, because their symbols and text cannot be rotated.
void draw_row(AppContext& context, std::span<const Card> cards, Point center, float w) {
  const float h = w * kCardShape;
  const float gap = w * 0.06F;
  float x = center.x - (w + gap) * static_cast<float>(cards.size() - 1) / 2;
  for (const Card card : cards) {
    const Rect place = Rect::around({x, center.y}, w, h);
    context.canvas.card_shadow({place.center(), w, h, 0}, 0.2F);
    draw_french_card(context.canvas, card, place);
    x += w + gap;
  }
}

/// Draws three cards face down, in plain colours.
void draw_backs(AppContext& context, Point center, float h) {
  const float w = h / kCardShape;
  for (int i = 0; i < 3; ++i) {
    const Rect card = Rect::around({center.x + static_cast<float>(i - 1) * w * 0.4F, center.y}, w, h);
    context.canvas.fill(card, context.theme().paper, w * 0.1F);
    context.canvas.fill(card.inset(w * 0.09F), {203, 42, 48}, w * 0.06F);
  }
}

}  // namespace

void draw_game_picture(AppContext& context, const GameCard& game, Rect area) {
  const std::span<const Card> cards = game.picture;
  const float h = std::min(area.h * 0.82F, area.w / kFanWidth * 0.82F);
  if (game.deck == Deck::spanish)
    draw_fan(context, cards, {area.center().x, area.center().y - h * 0.02F}, h, 0.21F);
  else
    draw_row(context, cards, area.center(), std::min(area.w / 5.4F, h / kCardShape));
}

void draw_small_picture(AppContext& context, const GameCard& game, Rect area) {
  const std::span<const Card> cards = std::span{game.picture}.subspan(2, 2);
  if (game.deck == Deck::french) return draw_row(context, cards, area.center(), area.h / kCardShape * 0.8F);
  // The deck is not fetched just for these small pictures.
  const bool may_fetch = context.cards.wanted(game.deck) || context.app.match().session() != nullptr;
  if (may_fetch)
    draw_fan(context, cards, area.center(), area.h, 0.28F);
  else
    draw_backs(context, area.center(), area.h);
}

}  // namespace tapete
