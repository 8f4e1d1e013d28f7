#pragma once
#include <utility>

#include "ui/gui/draw_context.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Panel that is open over the table, if any: the menu, the last trick of a pile, the chart, the sealed deck, or the
/// auction.
class TableOverlay {
 public:
  /// Opens or closes a panel if the action is of kind `open`.
  void follow(const UiAction& action);
  /// Closes the panel. Returns false if none is open.
  bool close() { return std::exchange(panel_, Panel::nothing) != Panel::nothing; }
  [[nodiscard]] bool shows(Panel panel) const { return panel_ == panel; }
  /// Returns whether the open panel needs code that the browser fetches on demand: all but the menu.
  [[nodiscard]] bool needs_code() const { return panel_ != Panel::nothing && panel_ != Panel::menu; }
  /// Draws the open panel. `menu` is the rectangle of the menu button.
  UiAction draw(DrawContext& context, const TableModel& model, Rect menu);

 private:
  UiAction draw_panel(DrawContext& context, const TableModel& model, Rect menu);

  Panel panel_ = Panel::nothing;
  int side_ = 0;         ///< side whose last trick is shown
  bool opened_ = false;  ///< whether the panel's first frame has not been drawn yet
};

// Each of these functions draws a panel, and returns opens(Panel::nothing) when the player closes it.
UiAction draw_menu(DrawContext& context, const TableModel& model, Rect button);
UiAction draw_pile(DrawContext& context, const TableModel& model, int side);
UiAction draw_seal(DrawContext& context, const TableModel& model);
UiAction draw_auction(DrawContext& context, const TableModel& model);
UiAction draw_chart(DrawContext& context, const TableModel& model, bool opened);

/// Returns the shell command that computes the seal of a line.
std::string seal_check(std::string_view line);
/// Returns the action that shows the list of keys.
UiAction tell_keys(const DrawContext& context);

}  // namespace tapete
