#include <algorithm>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_view.hpp"

/// The panel from which the viewer chooses a card, drawn over a table with boards.
namespace tapete {

UiAction BoardView::draw_deck(DrawContext& context, const TableModel& model) {
  const Scene& scene = model.scene;
  const Zone* deck = find_zone(scene, ZoneKind::deck);
  if (!picking_cards_ || deck == nullptr || !model.can_act) return {};
  constexpr int kRanks = 13;
  const Rect window = context.canvas.window();
  // A suit gets two rows if the cards of one row would be too narrow to press.
  const int columns = window.w >= 13 * 48 + 60 ? 13 : 7;
  const int lines = kSuits * (columns == kRanks ? 1 : 2);
  const float head = std::max(48.0F, context.em(50));
  const float w = std::min((window.w - 44) / static_cast<float>(columns), context.em(72));
  const float h = std::min((window.h - head - 44) / static_cast<float>(lines), w * 1.25F);
  const Rect sheet =
      Rect::around(window.center(), w * static_cast<float>(columns) + 24, h * static_cast<float>(lines) + head + 20);
  if (closable_panel(context, sheet, scene.phase, {sheet.x + 16, sheet.y + 4, sheet.w - head - 32, head},
                     {sheet.right() - head - 4, sheet.y + 4, head - 4, head - 4}))
    picking_cards_ = false;
  const Grid grid{{sheet.x + 12, sheet.y + head + 6}, w, h, 0, columns};
  UiAction action;
  for (const SceneCard& card : deck->cards) {
    const Rect cell = grid.at(card.card.suit() * (lines / kSuits) * columns + card.card.rank());
    const Option& option = scene.options[at(card.option)];
    const std::string id = "card:" + option.action;
    draw_french_card(context.canvas, card.card, cell.inset(2.5F));
    context.gui.focus_ring(id, cell.inset(3), 6);
    if (context.gui.target(id, option.label, cell)) action = chooses(card.option);
  }
  return action;
}

}  // namespace tapete
