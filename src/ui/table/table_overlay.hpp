#pragma once
#include <utility>

#include "ui/gui/draw_context.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// The panel that is open over the table, if there is one: the menu, the last trick of a pile, the chart, the sealed
/// deck, or the auction.
class TableOverlay {
 public:
  /// Opens what the action says. Does nothing for an action of another kind.
  void follow(const UiAction& action);
  /// Closes the panel. Returns false if none is open.
  bool close() { return std::exchange(panel_, Panel::nothing) != Panel::nothing; }
  [[nodiscard]] bool shows(Panel panel) const { return panel_ == panel; }
  /// `menu`: the place of the button that opens the menu.
  UiAction draw(DrawContext& context, const TableModel& model, Rect menu);

 private:
  UiAction draw_panel(DrawContext& context, const TableModel& model, Rect menu);

  Panel panel_ = Panel::nothing;
  int side_ = 0;         ///< the side whose last trick is shown
  bool opened_ = false;  ///< the first frame of the panel is still to be drawn
};

/// The panels. Each returns opens(Panel::nothing) when it is to be closed.
UiAction draw_menu(DrawContext& context, const TableModel& model, Rect button);
UiAction draw_pile(DrawContext& context, const TableModel& model, int side);
UiAction draw_seal(DrawContext& context, const TableModel& model);
UiAction draw_auction(DrawContext& context, const TableModel& model);
UiAction draw_chart(DrawContext& context, const TableModel& model, bool opened);

/// The command that computes the seal of a line.
std::string seal_check(std::string_view line);
/// Tells which keys there are.
UiAction tell_keys(const DrawContext& context);

}  // namespace tapete
