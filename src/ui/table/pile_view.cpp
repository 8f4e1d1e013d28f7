#include <algorithm>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_overlay.hpp"
#include "ui/table/table_parts.hpp"

/// Panel over the table with the last trick of a side. A press on a card explains why it was played.
namespace tapete {
namespace {

/// Returns whether the player can ask why this card was played.
bool explained(const TableModel& model, const SceneCard& shown) {
  return model.can_ask_why && shown.from != model.scene.viewer && shown.from != kNobody;
}

/// Draws the cards of a trick from left to right, beginning at `place`, with the player's name below each card.
/// Returns the card that was pressed, or nullptr.
const SceneCard* draw_trick_in_row(DrawContext& context, const TableModel& model, const Zone& trick, Rect place,
                                   float gap, float line) {
  const Theme& theme = context.theme();
  const SceneCard* asked = nullptr;
  for (const SceneCard& shown : trick.cards) {
    const Placed placed{place.center(), place.w, place.h, 0};
    if (shown.winning) context.canvas.glow(placed, theme.gold);
    context.cards.draw(context.canvas, shown.card, placed, {.lift = 0, .deck = model.scene.deck});
    const std::string id = "why:" + std::to_string(shown.from);
    const std::string words =
        played_card_text(model, shown.from, shown.card) + ". " + std::string{context.say("Why?"_text)};
    if (explained(model, shown) && context.gui.target(id, words, place)) asked = &shown;
    context.gui.focus_ring(id, place, place.w * 0.08F);
    context.text(model.name(shown.from), {place.x - gap / 2, place.bottom() + 5, place.w + gap, line}, type::kSmall,
                 shown.winning ? theme.ink : theme.quiet, shown.winning ? Font::bold : Font::regular, Align::center);
    place.x += place.w + gap;
  }
  return asked;
}

const Zone* pile_of(const Scene& scene, int side) {
  const Zone* pile = nullptr;
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::pile && side_of(scene, zone.owner) == side) pile = &zone;
  return pile;
}

/// Returns the title, which names the player or side that won the trick.
std::string title_of(DrawContext& context, const TableModel& model, int side) {
  const auto& score = model.scene.score;
  if (at(side) < score.size() && score[at(side)].seats == std::vector{model.scene.viewer})
    return std::string{context.say("Your last trick"_text)};
  const std::string words = at(side) < score.size() ? side_name(model, score[at(side)].seats) : "";
  return fill(context.say("Last trick · @"_text), words);
}

}  // namespace

UiAction draw_pile(DrawContext& context, const TableModel& model, int side) {
  const Zone* const pile = pile_of(model.scene, side);
  if (pile == nullptr || pile->cards.empty()) return opens(Panel::nothing);
  const Rect window = context.canvas.window();
  const auto count = static_cast<float>(pile->cards.size());
  const float touch = std::max(44.0F, context.em(46));
  const float width = std::min(window.w - 24, context.em(560));
  const float gap = 10;
  const float line = context.em(type::kSmall) * 1.6F;
  const bool told = std::any_of(pile->cards.begin(), pile->cards.end(),
                                [&](const SceneCard& each) { return explained(model, each); });
  const float hint = told ? line : 0;
  const float card = std::min(
      {(width - 40 - gap * (count - 1)) / count, context.em(118), (window.h - touch - 90 - hint) / kCardShape});
  const float height = touch + 16 + card * kCardShape + line + hint + 22;
  const float used = std::max(card * count + gap * (count - 1) + 40, std::min(width, context.em(300)));
  const Rect rect = Rect::around(window.center(), used, height);
  const bool close = closable_panel(context, rect, title_of(context, model, side),
                                    {rect.x + 20, rect.y + 8, rect.w - touch - 40, touch},
                                    {rect.right() - touch - 8, rect.y + 8, touch, touch});
  const float start = rect.center().x - (card * count + gap * (count - 1)) / 2;
  const SceneCard* const asked =
      draw_trick_in_row(context, model, *pile, {start, rect.y + touch + 16, card, card * kCardShape}, gap, line);
  if (told)
    context.text(context.say("Choose a card to see why"_text),
                 {rect.x + 10, rect.bottom() - line - 12, rect.w - 20, line}, type::kSmall, context.theme().quiet,
                 Align::center);
  if (asked != nullptr) return {.kind = UiAction::Kind::explain, .seat = asked->from, .card = asked->card};
  return close ? opens(Panel::nothing) : UiAction{};
}

}  // namespace tapete
