#include "ui/table/table_overlay.hpp"

namespace tapete {

void TableOverlay::follow(const UiAction& action) {
  if (action.kind != UiAction::Kind::open) return;
  panel_ = action.panel;
  side_ = action.side;
  opened_ = true;
}

UiAction TableOverlay::draw(Stage& stage, const TableModel& model, Rect menu) {
  // The chart of a panel that was opened in this frame is in the next frame's model.
  if (panel_ == Panel::chart && !model.chart) {
    stage.gui.animate();
    return {};
  }
  const UiAction action = draw_panel(stage, model, menu);
  if (panel_ == Panel::menu && action.kind != UiAction::Kind::none) close();
  follow(action);
  return action;
}

UiAction TableOverlay::draw_panel(Stage& stage, const TableModel& model, Rect menu) {
  const bool opened = std::exchange(opened_, false);
  switch (panel_) {
    case Panel::nothing:
      return {};
    case Panel::menu:
      return draw_menu(stage, model, menu);
    case Panel::pile:
      return draw_pile(stage, model, side_);
    case Panel::seal:
      return draw_seal(stage, model);
    case Panel::auction:
      return draw_auction(stage, model);
    case Panel::chart:
      return draw_chart(stage, model, opened);
  }
  return {};
}

}  // namespace tapete
