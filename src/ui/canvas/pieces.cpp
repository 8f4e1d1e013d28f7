#include "ui/canvas/pieces.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tapete {
namespace {

constexpr Colour kPaper{253, 250, 241};
constexpr Colour kRedInk{193, 32, 38};
constexpr Colour kBlackInk{32, 34, 40};
constexpr Colour kRedDie{196, 37, 42};
constexpr Colour kBlackDie{24, 26, 32};
constexpr Colour kRedBack{122, 40, 46};
constexpr Colour kBlackBack{52, 60, 78};

/// Draws a heart. If `up`, the point of the heart is at the top, for a spade.
void heart(Canvas& canvas, Point c, float r, bool up, Colour colour) {
  const float way = up ? -1.0F : 1.0F;
  const float round = r * 0.54F;
  const Point left{c.x - round * 0.92F, c.y - way * r * 0.34F};
  const Point right{c.x + round * 0.92F, c.y - way * r * 0.34F};
  canvas.disc(left, round, colour);
  canvas.disc(right, round, colour);
  const Point tip{c.x, c.y + way * r};
  const Point low_left{c.x - r * 0.96F, c.y - way * r * 0.12F};
  const Point low_right{c.x + r * 0.96F, c.y - way * r * 0.12F};
  canvas.triangle(low_left, tip, low_right, colour);
  canvas.disc({c.x, c.y - way * r * 0.16F}, r * 0.34F, colour);
}

void stem(Canvas& canvas, Point c, float r, Colour colour) {
  canvas.triangle({c.x, c.y + r * 0.1F}, {c.x + r * 0.42F, c.y + r}, {c.x - r * 0.42F, c.y + r}, colour);
}

/// Positions of the pips on a face of a die. Each coordinate is -1, 0 or 1; 0 is the middle.
struct Pips {
  int count = 0;
  std::array<Point, 6> at{};
};

Pips pips_of(int face) {
  constexpr std::array<Point, 6> kPlaces{{{-1, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, 0}, {1, 0}}};
  Pips out;
  const auto put = [&out](Point p) { out.at[static_cast<std::size_t>(out.count++)] = p; };
  for (int i = 0; i < face - face % 2; ++i) put(kPlaces[static_cast<std::size_t>(i)]);
  if (face % 2 == 1) put({0, 0});
  return out;
}

/// Mixes two colours; `part` is the share of `second`, from 0 to 1.
Colour mixed(Colour first, Colour second, float part) {
  const auto between = [part](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(static_cast<float>(from) * (1 - part) + static_cast<float>(to) * part);
  };
  return {between(first.r, second.r), between(first.g, second.g), between(first.b, second.b)};
}

constexpr float kLeastIndexed = 30;  ///< least side of a card that has both a corner index and a large pip, in points

/// Draws rank and suit one above the other or side by side, as large as possible.
void small_face(Canvas& canvas, Card card, Rect rect, Colour ink) {
  const bool high = rect.h > rect.w * 0.95F;
  const Rect index = high ? Rect{rect.x, rect.y + rect.h * 0.03F, rect.w, rect.h * 0.58F}
                          : Rect{rect.x + rect.w * 0.03F, rect.y, rect.w * 0.56F, rect.h};
  const float size = high ? std::min(rect.h * 0.56F, rect.w * 0.82F) : std::min(rect.h * 0.9F, rect.w * 0.54F);
  canvas.text(french_rank_sign(card), index, {size, ink, Font::bold, Align::center});
  const Point pip =
      high ? Point{rect.center().x, rect.y + rect.h * 0.78F} : Point{rect.x + rect.w * 0.77F, rect.center().y};
  draw_french_suit(canvas, card.suit(), pip,
                   high ? std::min(rect.h * 0.32F, rect.w * 0.54F) : std::min(rect.h * 0.54F, rect.w * 0.36F), ink);
}

/// Draws the corner index, and a large pip.
void indexed_face(Canvas& canvas, Card card, Rect rect, Colour ink) {
  const auto& [x, y, w, h] = rect;
  const bool high = h > w * 0.95F;
  const float rank = high ? std::min(h * 0.38F, w * 0.56F) : std::min(h * 0.64F, w * 0.44F);
  const float wide = rank * (french_rank_sign(card).size() > 1 ? 1.12F : 0.8F);
  const float left = x + w * (high ? 0.06F : 0.05F);
  const float top = y + h * 0.02F;
  canvas.text(french_rank_sign(card), {left, top, wide, rank * 1.06F}, {rank, ink, Font::bold, Align::center});
  const float mark = high ? rank * 0.46F : std::min(h * 0.28F, rank * 0.5F);
  draw_french_suit(canvas, card.suit(), {left + rank * 0.38F, top + rank * 1.06F + mark * 0.5F}, mark, ink);
  const Rect box = high ? Rect{x + w * 0.45F, y + h * 0.42F, w * 0.49F, h * 0.53F}
                        : Rect{x + w * 0.5F, y + h * 0.1F, w * 0.44F, h * 0.8F};
  draw_french_suit(canvas, card.suit(), box.center(), std::min(box.w, box.h) * 0.96F, ink);
}

}  // namespace

std::string_view french_rank_sign(Card card) {
  constexpr std::array<std::string_view, 13> kSigns{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  return kSigns[static_cast<std::size_t>(card.rank())];
}

Colour french_ink(int suit) { return suit == 1 || suit == 2 ? kRedInk : kBlackInk; }

void draw_french_suit(Canvas& canvas, int suit, Point center, float size, Colour colour) {
  const float r = size / 2;
  switch (suit) {
    case 0:
      heart(canvas, {center.x, center.y - r * 0.1F}, r * 0.9F, true, colour);
      stem(canvas, center, r, colour);
      break;
    case 1:
      heart(canvas, center, r, false, colour);
      break;
    case 2:
      canvas.rhombus(center, r * 1.52F, r * 2, colour);
      break;
    default: {
      const float leaf = r * 0.46F;
      canvas.disc({center.x, center.y - r * 0.5F}, leaf, colour);
      canvas.disc({center.x - r * 0.5F, center.y + r * 0.16F}, leaf, colour);
      canvas.disc({center.x + r * 0.5F, center.y + r * 0.16F}, leaf, colour);
      canvas.disc(center, r * 0.3F, colour);
      stem(canvas, center, r, colour);
    }
  }
}

void draw_french_card(Canvas& canvas, Card card, Rect rect, float fade) {
  const float radius = std::min(rect.w, rect.h) * 0.11F;
  if (fade >= 1) canvas.fill(rect.moved(0, std::max(1.5F, rect.h * 0.025F)), Colour{0, 0, 0, 90}, radius);
  canvas.fill(rect, kPaper, radius);
  if (fade >= 1) canvas.outline(rect.inset(-0.5F), kBlackInk.with_alpha(0.3F), radius);
  // The ink is mixed with the paper instead of translucent, because suit symbols consist of overlapping shapes.
  const Colour ink = mixed(kPaper, french_ink(card.suit()), fade);
  if (std::min(rect.w, rect.h) < kLeastIndexed)
    small_face(canvas, card, rect, ink);
  else
    indexed_face(canvas, card, rect, ink);
}

void draw_french_back(Canvas& canvas, int suit, Rect rect) {
  const float side = std::min(rect.w, rect.h);
  const float radius = side * 0.11F;
  const Colour back = suit == 1 || suit == 2 ? kRedBack : kBlackBack;
  canvas.fill(rect, back, radius);
  const Colour light = mixed(back, kPaper, 0.32F);
  const float rim = std::max(1.5F, side * 0.07F);
  canvas.outline(rect.inset(rim), light, radius * 0.7F, std::max(1.0F, rim * 0.4F));
  draw_french_suit(canvas, suit, rect.center(), side * 0.4F, light);
}

void draw_die(Canvas& canvas, const SceneDie& die, Rect rect, float fade) {
  const float w = rect.w;
  const float radius = w * 0.24F;
  constexpr Colour kBlack{0, 0, 0};
  // Colours are mixed with a dark one instead of translucent, because the die consists of overlapping shapes.
  const Colour base = mixed({24, 36, 32}, die.red ? kRedDie : kBlackDie, fade);
  canvas.fill(rect.inset(-w * 0.03F).moved(0, w * 0.09F), kBlack.with_alpha(0.22F), radius);
  canvas.fill(rect.moved(0, w * 0.05F), kBlack.with_alpha(0.35F), radius);
  // The side below the face, the face, and its flat middle, which has more light.
  canvas.fill(rect, mixed(base, kBlack, 0.5F), radius);
  const Rect face{rect.x, rect.y, w, rect.h * 0.94F};
  canvas.fill(face, mixed(base, kPaper, 0.08F), radius);
  canvas.outline(face, mixed(base, kPaper, 0.3F), radius, std::max(1.0F, w * 0.03F));
  canvas.fill(face.inset(w * 0.09F), mixed(base, kPaper, 0.15F), radius * 0.9F);
  canvas.fill_top({face.x + w * 0.13F, face.y + w * 0.11F, w * 0.74F, w * 0.24F}, kPaper.with_alpha(0.09F * fade),
                  radius * 0.8F);
  const Colour pip = mixed({90, 96, 94}, kPaper, fade);
  const Pips pips = pips_of(die.face);
  const float size = w * (die.face == 1 ? 0.125F : 0.098F);
  for (int i = 0; i < pips.count; ++i) {
    const Point at = face.center() + pips.at[static_cast<std::size_t>(i)] * (w * 0.25F);
    canvas.disc({at.x, at.y - w * 0.018F}, size, mixed(base, kBlack, 0.55F));
    canvas.disc(at, size * 0.96F, pip);
  }
}

}  // namespace tapete
