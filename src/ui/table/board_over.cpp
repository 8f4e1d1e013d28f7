#include <algorithm>
#include <array>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_view.hpp"
#include "ui/table/table_parts.hpp"

/// The panel from which the viewer chooses a card of the deck, drawn over a table with boards.
namespace tapete {
namespace {

constexpr float kRowGap = 10;  ///< distance between two suits, in points
constexpr int kRanks = 13;

/// Places of all cards of a deck, one suit below the other. A card keeps its place when others are gone.
struct DeckPlaces {
  Point from;
  float w;
  float h;
  int columns;
  [[nodiscard]] static int lines(int columns) { return (kRanks + columns - 1) / columns; }
  [[nodiscard]] Rect at(Card card) const {
    const int line = card.suit() * lines(columns) + card.rank() / columns;
    return {from.x + static_cast<float>(card.rank() % columns) * w,
            from.y + static_cast<float>(line) * h + static_cast<float>(card.suit()) * kRowGap, w, h};
  }
};

}  // namespace

UiAction BoardView::draw_deck(DrawContext& context, const TableModel& model, Rect area) {
  const Zone* deck = find_zone(model.scene, ZoneKind::deck);
  if (!picking_cards_ || deck == nullptr || !model.can_act) return {};
  // A suit gets two rows if the cards of one row would be too narrow to press.
  const int columns = area.w >= kRanks * 48 + 40 ? kRanks : (kRanks + 1) / 2;
  const auto rows = static_cast<float>(kSuits * DeckPlaces::lines(columns));
  constexpr float kGaps = kRowGap * (kSuits - 1);
  const float head = std::max(48.0F, context.em(54));
  const float foot = model.confirm_count > 0 ? context.touch() + 12 : 0;
  const float w = std::min((area.w - 28) / static_cast<float>(columns), context.em(84));
  const float h = std::min((area.h - head - foot - 28 - kGaps) / rows, w * 1.4F);
  const Rect sheet =
      Rect::around(area.center(), w * static_cast<float>(columns) + 16, h * rows + kGaps + head + foot + 14);
  if (closable_panel(context, sheet, model.question, {sheet.x + 16, sheet.y + 4, sheet.w - head - 24, head},
                     {sheet.right() - head - 4, sheet.y + 4, head - 4, head - 4}))
    picking_cards_ = false;
  const DeckPlaces places{{sheet.x + 8, sheet.y + head + 6}, w, h, columns};
  for (const Card card : CardSet::full(Deck::french))
    draw_french_card(context.canvas, card, places.at(card).inset(2), 0.2F);
  UiAction action;
  for (const SceneCard& card : deck->cards) action.add(deck_target(context, model, card, places.at(card.card)));
  if (foot > 0)
    action.add(draw_burn_button(context, model, {sheet.x + 12, sheet.bottom() - foot, sheet.w - 24, foot - 10}));
  return action;
}

UiAction BoardView::deck_target(DrawContext& context, const TableModel& model, const SceneCard& card, Rect cell) {
  const Option& option = model.scene.options[at(card.option)];
  const std::string id = "card:" + option.action;
  const bool several = model.confirm_count > 0;
  const bool marked = std::ranges::count(marked_, card.option) > 0;
  const Rect face = cell.inset(2);
  draw_board_card(context, card.card, face, false);
  if (marked) {
    context.canvas.fill(face, context.theme().accent.with_alpha(0.25F), 6);
    context.canvas.outline(face.inset(-1), context.theme().accent, 6, 3.5F);
  }
  context.gui.focus_ring(id, face, 6);
  if (!context.gui.target(id, option.label, cell, true, several ? std::optional{marked} : std::nullopt)) return {};
  if (!several) return chooses(card.option);
  return toggle_mark(context, marked_, card.option, model.confirm_count);
}

/// Draws the button that burns the marked cards, or their number until all are marked.
UiAction BoardView::draw_burn_button(DrawContext& context, const TableModel& model, Rect place) const {
  const auto marked = static_cast<int>(marked_.size());
  if (marked == model.confirm_count)
    return button(context.gui, place, "option:together", model.scene.multi_select.label, ButtonStyle::main)
               ? UiAction{.kind = UiAction::Kind::choose_several, .options = marked_}
               : UiAction{};
  context.text(fill(context.say("@ of @ chosen"_text), std::to_string(marked), std::to_string(model.confirm_count)),
               place, type::kBody, context.theme().ink, Font::bold, Align::center);
  return {};
}

}  // namespace tapete
