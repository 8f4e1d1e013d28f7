#include "ui/table/table_overlay.hpp"

namespace tapete {
namespace {

// These functions are in a separate file in the browser (ui/screens/code_on_demand.hpp). The pointers are volatile,
// because the linker would inline functions whose addresses it knows.
UiAction (*volatile const kDrawPile)(DrawContext&, const TableModel&, int) = draw_pile;
UiAction (*volatile const kDrawSeal)(DrawContext&, const TableModel&) = draw_seal;
UiAction (*volatile const kDrawAuction)(DrawContext&, const TableModel&) = draw_auction;
UiAction (*volatile const kDrawChart)(DrawContext&, const TableModel&, bool) = draw_chart;

}  // namespace

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
      return kDrawPile(context, model, side_);
    case Panel::seal:
      return kDrawSeal(context, model);
    case Panel::auction:
      return kDrawAuction(context, model);
    case Panel::chart:
      return kDrawChart(context, model, opened);
  }
  return {};
}

}  // namespace tapete
