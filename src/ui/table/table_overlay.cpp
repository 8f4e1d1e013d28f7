#include "ui/table/table_overlay.hpp"

namespace tapete {

void TableOverlay::follow(const UiAction& action) {
  if (action.kind != UiAction::Kind::open) return;
  panel_ = action.panel;
  side_ = action.side;
  opened_ = true;
}

UiAction TableOverlay::draw(DrawContext& context, const TableModel& model, Rect menu) {
  // The model contains the chart only from the frame after the panel was opened.
  if (panel_ == Panel::chart && !model.chart) {
    context.gui.animate();
    return {};
  }
  const UiAction action = draw_panel(context, model, menu);
  if (panel_ == Panel::menu && action.kind != UiAction::Kind::none) close();
  follow(action);
  return action;
}

UiAction TableOverlay::draw_panel(DrawContext& context, const TableModel& model, Rect menu) {
  const bool opened = std::exchange(opened_, false);
  switch (panel_) {
    case Panel::nothing:
      return {};
    case Panel::menu:
      return draw_menu(context, model, menu);
    case Panel::pile:
      return draw_pile(context, model, side_);
    case Panel::seal:
      return draw_seal(context, model);
    case Panel::auction:
      return draw_auction(context, model);
    case Panel::chart:
      return draw_chart(context, model, opened);
  }
  return {};
}

}  // namespace tapete
