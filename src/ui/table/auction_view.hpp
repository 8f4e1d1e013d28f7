#pragma once
#include "ui/gui/draw_context.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// The calls of an auction and its contract, and the options that are chosen by row and column.
class AuctionView {
 public:
  /// No row is chosen in a new scene.
  void forget() { row_ = -1; }
  /// Draws the calls while the auction goes on, and then the contract, which opens them again.
  static UiAction draw(DrawContext& context, const TableModel& model, const TableLayout& layout);
  UiAction draw_choices(DrawContext& context, const TableModel& model, Rect area);

 private:
  int row_ = -1;
};

}  // namespace tapete
