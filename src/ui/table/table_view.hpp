#pragma once
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/auction_view.hpp"
#include "ui/table/board_view.hpp"
#include "ui/table/seats_view.hpp"
#include "ui/table/table_overlay.hpp"
#include "ui/table/trick_view.hpp"

namespace tapete {

/// View of the table: lays out a scene, animates its steps, and combines the views of its parts.
class TableView {
 public:
  /// Draws the table in `area`, which begins at the upper left corner of the window. `description` describes the
  /// table to screen readers.
  UiAction draw(DrawContext& context, const TableModel& model, Rect area, std::vector<AccessibilityItem> description);
  /// Draws the menu and undo buttons. They are also drawn over the scoresheet of a hand.
  UiAction draw_corner(DrawContext& context, const TableModel& model);
  /// Draws the open panel over the table.
  UiAction draw_panel(DrawContext& context, const TableModel& model) {
    return overlay_.draw(context, model, layout_.menu);
  }
  /// Requests frames while something moves. If no panel is open, a press outside all targets ends the flights of cards
  /// and points.
  UiAction move(DrawContext& context, const TableModel& model);
  /// Returns whether cards move.
  [[nodiscard]] bool moving(double now) const { return cards_.moving(now); }
  /// Prepares for another match, or for the same match from its beginning: the next frame is not animated.
  void forget() { fresh_ = true; }
  TableOverlay& overlay() { return overlay_; }

 private:
  void follow(DrawContext& context, const TableModel& model, Rect area);
  UiAction draw_trick_table(DrawContext& context, const TableModel& model, std::vector<AccessibilityItem> description);
  UiAction draw_board_table(DrawContext& context, const TableModel& model, std::vector<AccessibilityItem> description);
  UiAction take_keys(DrawContext& context, const TableModel& model);

  TableLayout layout_;
  BoardLayout board_layout_;
  BoardView boards_;
  TrickView cards_;
  AuctionView auction_;
  HandView hands_;
  ScoreView scores_;
  SeatsView seats_;
  TableOverlay overlay_;
  int serial_ = -1;
  bool asks_ = false;  ///< whether the viewer could act and nothing moved in the last frame
  bool fresh_ = true;
  Rect area_;
  float em_ = 0;
};

}  // namespace tapete
