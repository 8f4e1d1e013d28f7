#pragma once
#include <string_view>

#include "ui/gui/draw_context.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Draws the calls of an auction in a column for each seat, with the viewer's column first. The oldest rows are left
/// out if there is no room for all rows. `ask`: whether each call can be pressed. Returns the number of the call that
/// was pressed or, without `ask`, of the call below the pointer; -1: none.
int draw_calls(DrawContext& context, const TableModel& model, Rect area, bool ask = false);

/// View of an auction's calls and contract, and of the options of Scene::grid, which the viewer chooses by row
/// and column.
class AuctionView {
 public:
  static constexpr std::string_view kTarget = "button:auction";  ///< target id of the calls

  /// Clears the chosen row. Called for each new scene.
  void forget() { row_ = -1; }
  /// Draws the calls during the auction, and the contract after the auction. A press opens a panel with all calls.
  static UiAction draw(DrawContext& context, const TableModel& model, const TableLayout& layout);
  /// Returns the part of the area of an unfinished auction that has names and calls.
  static Rect written(const DrawContext& context, const Scene& scene, Rect area);
  UiAction draw_choices(DrawContext& context, const TableModel& model, Rect area);

 private:
  int row_ = -1;
};

}  // namespace tapete
