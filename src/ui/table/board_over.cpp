#include <algorithm>
#include <array>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_view.hpp"

/// The panel from which the viewer chooses a card of the deck, drawn over a table with boards.
namespace tapete {
namespace {

constexpr float kRowGap = 10;  ///< distance between two suits, in points

/// Rows of the cards of a deck, sorted by suit. Each suit begins a new row.
class DeckRows {
 public:
  DeckRows(const Zone& deck, int columns) : columns_(columns) {
    std::array<int, kSuits> count{};
    for (const SceneCard& card : deck.cards) ++count[at(card.card.suit())];
    for (int suit = 0; suit < kSuits; ++suit) {
      first_[at(suit)] = rows_;
      suits_ += count[at(suit)] > 0 ? 1 : 0;
      rows_ += (count[at(suit)] + columns - 1) / columns;
    }
  }
  [[nodiscard]] float rows() const { return static_cast<float>(rows_); }
  /// Returns the height of the gaps between the suits.
  [[nodiscard]] float gaps() const { return kRowGap * static_cast<float>(std::max(0, suits_ - 1)); }
  /// Returns the place of the next card of this suit. The first card's place begins at `from`.
  Rect next(int suit, Point from, float w, float h) {
    if (suit != suit_) {
      gap_ += suit_ < 0 ? 0 : kRowGap;
      suit_ = suit;
      index_ = 0;
    }
    const int row = first_[at(suit)] + index_ / columns_;
    const int column = index_++ % columns_;
    return {from.x + static_cast<float>(column) * w, from.y + static_cast<float>(row) * h + gap_, w, h};
  }

 private:
  std::array<int, kSuits> first_{};
  int columns_;
  int rows_ = 0;
  int suits_ = 0;
  int suit_ = -1;
  int index_ = 0;
  float gap_ = 0;
};

}  // namespace

UiAction BoardView::draw_deck(DrawContext& context, const TableModel& model) {
  const Scene& scene = model.scene;
  const Zone* deck = find_zone(scene, ZoneKind::deck);
  if (!picking_cards_ || deck == nullptr || !model.can_act) return {};
  const Rect window = context.canvas.window();
  // A suit gets two rows if the cards of one row would be too narrow to press.
  const int columns = window.w >= 13 * 48 + 40 ? 13 : 7;
  DeckRows rows{*deck, columns};
  const float head = std::max(48.0F, context.em(54));
  const float w = std::min((window.w - 28) / static_cast<float>(columns), context.em(84));
  const float h = std::min((window.h - head - 28 - rows.gaps()) / rows.rows(), w * 1.4F);
  const Rect sheet =
      Rect::around(window.center(), w * static_cast<float>(columns) + 16, h * rows.rows() + rows.gaps() + head + 14);
  if (closable_panel(context, sheet, model.question, {sheet.x + 16, sheet.y + 4, sheet.w - head - 24, head},
                     {sheet.right() - head - 4, sheet.y + 4, head - 4, head - 4}))
    picking_cards_ = false;
  UiAction action;
  for (const SceneCard& card : deck->cards) {
    const Rect cell = rows.next(card.card.suit(), {sheet.x + 8, sheet.y + head + 6}, w, h);
    const Option& option = scene.options[at(card.option)];
    const std::string id = "card:" + option.action;
    draw_french_card(context.canvas, card.card, cell.inset(2));
    context.gui.focus_ring(id, cell.inset(2), 6);
    if (context.gui.target(id, option.label, cell)) action = chooses(card.option);
  }
  return action;
}

}  // namespace tapete
