#include <algorithm>
#include <numbers>

#include "ui/canvas/theme.hpp"
#include "ui/table/lay_open.hpp"

/// Layout of a low table in portrait, as above a lesson on a small phone.
namespace tapete {
namespace {

constexpr int kAcross = 2;           ///< index of the opposite player in TableLayout's arrays
constexpr float kLowPile = 30;       ///< width of the cards of a pile, in points
constexpr float kOneLine = 30;       ///< height of a player's name in one line, in points at the normal text size
constexpr float kContract = 88;      ///< width of the contract, in points at the normal text size
constexpr float kTrickCard = 1.12F;  ///< largest width of a trick's card, in widths of the viewer's cards
constexpr float kLowGap = 3;         ///< distance between two rows, in points
constexpr float kLeastCalls = 28;    ///< height that the calls of an auction need above Scene::grid, in points
constexpr float kOpenPart = 0.5F;    ///< largest part of the height that an open hand takes
constexpr float kGridPart = 0.66F;   ///< the same for Scene::grid

}  // namespace

void lay_low_middle(TableLayout& layout, Rect middle, float side, int players) {
  const float touch = std::max(44.0F, 46 * layout.em);
  const float column = side + kMarkAside * layout.em;
  lay_stock(layout, {middle.right() - column, middle.y, column, std::max(touch, 0.5F * middle.h)}, 15 * layout.em);
  lay_corner(layout, {middle.x, middle.y, touch, touch}, kLowPile);
  const float left = layout.pile[1].right() + 6;
  const float line = players == 2 ? touch : kOneLine * layout.em;
  layout.badge[kAcross] = {left, middle.y, layout.stock_area.x - left - 6, line};
  layout.fan[kAcross] = {layout.badge[kAcross].center(), 0, std::numbers::pi_v<float>, 0};
  const float call = std::min(128 * layout.em, middle.w / 2);
  layout.call = {middle.right() - call, middle.bottom() - 48, call, 44};
  const float y = layout.stock_area.bottom();
  const float high = middle.bottom() - y;
  if (players > 2)
    lay_sides(layout, {middle.x, y, middle.w, high}, side,
              std::max(kLeastBadge * layout.em, std::min(side_height(side, layout.seat_em), high)), 0);
  const float inner = players == 2 ? 0 : column;
  layout.stage = {middle.x + inner, middle.y + line + 6, middle.w - 2 * inner, middle.h - line - 12};
  lay_trick(layout, layout.stage, layout.hand_card * kTrickCard, players);
}

void lay_low_contract(TableLayout& layout, const Scene& scene, Rect area) {
  const float touch = std::max(44.0F, 46 * layout.em);
  layout.undo = {area.x, area.y, touch, touch};
  const Rect names{layout.undo.right() + 6, area.y, area.w - touch - 6, touch};
  const bool calling = !scene.grid.rows.empty();
  for (int place = 1; place < scene.players; ++place) {
    const auto i = static_cast<std::size_t>(place);
    const Rect name = names.part(scene.players - 1 - place, scene.players - 1, 4);
    layout.badge[i] = calling ? Rect{} : name;
    layout.fan[i] = {name.center(), 0, 0, 0};
  }
  layout.badge[0] = layout.status = layout.pile[0] = layout.pile[1] = {};
  layout.pile_card[0] = {{area.center().x, area.bottom()}, 0, 0, 0};
  layout.pile_card[1] = {names.center(), 0, 0, 0};
  const float y = names.bottom() + kLowGap;
  Rect rest{area.x, y, area.w, area.bottom() - y};
  if (calling) {
    const float high = std::min(3 * kStrip, std::max(kGridPart * rest.h, rest.h - kLeastCalls));
    layout.choices = {rest.x, rest.bottom() - high, rest.w, high};
    // The calls have the names above them, so they take the place of the players.
    layout.stage = {names.x, area.y, names.w, layout.choices.y - kLowGap - area.y};
    return;
  }
  if (open_spot(scene) >= 0) {
    layout.open = pressable_rows({rest.x, rest.y, rest.w, kOpenPart * rest.h}, true);
    const float used = layout.open.area.h + kLowGap;
    rest = {rest.x, rest.y + used, rest.w, rest.h - used};
  }
  const float contract = kContract * layout.em;
  layout.stock_area = {rest.right() - contract, rest.y, contract, rest.h};
  layout.stage = {rest.x, rest.y, rest.w - contract - kLowGap, rest.h};
  layout.call = {layout.stock_area.x, rest.bottom() - 44, contract, 44};
  // Until a card is played, the calls stay in sight.
  const Zone* const trick = find_zone(scene, ZoneKind::trick);
  if (open_spot(scene) < 0 && (trick == nullptr || trick->cards.empty())) layout.auction = layout.stage;
  lay_trick(layout, layout.stage, layout.hand_card * kTrickCard, scene.players);
}

}  // namespace tapete
