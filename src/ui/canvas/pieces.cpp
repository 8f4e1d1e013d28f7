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
constexpr Colour kBlackDie{38, 40, 47};

std::string_view rank_sign(Card card) {
  constexpr std::array<std::string_view, 13> kSigns{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  return kSigns[static_cast<std::size_t>(card.rank())];
}

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

}  // namespace

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
  const float radius = std::min(rect.w, rect.h) * 0.12F;
  canvas.fill(rect, kPaper, radius);
  if (fade >= 1) canvas.outline(rect.inset(-0.5F), kBlackInk.with_alpha(0.25F), radius);
  // The ink is mixed with the paper instead of translucent, because suit symbols consist of overlapping shapes.
  const Colour ink = mixed(kPaper, french_ink(card.suit()), fade);
  const bool high = rect.h > rect.w * 0.95F;
  if (high) {
    const float rank = std::min(rect.h * 0.5F, rect.w * 0.72F);
    canvas.text(rank_sign(card), {rect.x, rect.y + rect.h * 0.04F, rect.w, rect.h * 0.54F},
                {rank, ink, Font::bold, Align::center});
    draw_french_suit(canvas, card.suit(), {rect.center().x, rect.y + rect.h * 0.76F},
                     std::min(rect.h * 0.32F, rect.w * 0.5F), ink);
    return;
  }
  const float rank = std::min(rect.h * 0.82F, rect.w * 0.5F);
  canvas.text(rank_sign(card), {rect.x + rect.w * 0.04F, rect.y, rect.w * 0.54F, rect.h},
              {rank, ink, Font::bold, Align::center});
  draw_french_suit(canvas, card.suit(), {rect.x + rect.w * 0.75F, rect.center().y},
                   std::min(rect.h * 0.5F, rect.w * 0.36F), ink);
}

void draw_french_back(Canvas& canvas, Rect rect) {
  const float radius = std::min(rect.w, rect.h) * 0.12F;
  canvas.fill(rect, {41, 72, 122}, radius);
  const float rim = std::max(1.5F, std::min(rect.w, rect.h) * 0.07F);
  canvas.outline(rect.inset(rim), {150, 178, 220, 150}, radius, std::max(1.0F, rim * 0.5F));
}

void draw_die(Canvas& canvas, const SceneDie& die, Rect rect, float fade) {
  const float radius = rect.w * 0.2F;
  const Colour face = (die.red ? kRedDie : kBlackDie).with_alpha(fade);
  canvas.fill(rect.moved(0, rect.h * 0.04F), Colour{0, 0, 0, 110}.with_alpha(fade), radius);
  canvas.fill(rect, face, radius);
  canvas.outline(rect, Colour{255, 255, 255, 70}.with_alpha(fade), radius, std::max(1.0F, rect.w * 0.03F));
  const Colour pip = kPaper.with_alpha(fade);
  const Pips pips = pips_of(die.face);
  for (int i = 0; i < pips.count; ++i) {
    const Point at = pips.at[static_cast<std::size_t>(i)];
    canvas.disc(rect.center() + at * (rect.w * 0.26F), rect.w * 0.095F, pip);
  }
}

}  // namespace tapete
