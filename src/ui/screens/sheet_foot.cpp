#include "ui/screens/sheet_foot.hpp"

#include "app/app.hpp"
#include "ui/gui/widgets.hpp"

/// Quiet row below the buttons of a scoresheet.
namespace tapete {
namespace {

/// Returns whether the match goes on without the viewer.
bool goes_on_without(const AppContext& context, const TableModel& model) {
  const SideScore& own = model.scene.score.front();
  return own.losses && own.won >= own.target && context.app.match().local() != nullptr;
}

/// Draws a button that tells whether the pages of all players have checked the hand, and explains this check.
void draw_fairness(AppContext& context, Rect row) {
  const bool checked = context.app.match().remote()->verified();
  const Text words = checked ? "Fair play: checked"_text : "Checking the hand…"_text;
  if (button(context.gui, row, "button:fair", context.say(words), ButtonStyle::quiet))
    context.app.messages().tell(
        "How is fair play checked?"_text,
        "Nobody can choose the cards or the dice: they follow from a secret number of every device. "
        "After each hand all devices check this, and that every play was legal."_text);
}

}  // namespace

SheetFoot sheet_foot(const AppContext& context, const TableModel& model, bool result, bool over) {
  if (context.app.offers_update()) return SheetFoot::update;
  if (result && model.has_chart()) return SheetFoot::chart;
  if (model.with_friends) return SheetFoot::fairness;
  if (!over && goes_on_without(context, model)) return SheetFoot::end;
  return context.app.sharing().can_share_deal() ? SheetFoot::share : SheetFoot::nothing;
}

UiAction draw_sheet_foot(AppContext& context, SheetFoot foot, Rect row) {
  App& app = context.app;
  const auto pressed = [&](std::string_view id, Text label, ButtonStyle style) {
    return button(context.gui, row, id, context.say(label), style);
  };
  switch (foot) {
    case SheetFoot::nothing:
      break;
    case SheetFoot::update:
      if (pressed("button:update", "Update to new version"_text, ButtonStyle::quiet)) app.install_update();
      break;
    case SheetFoot::chart:
      if (pressed("button:all_hands", "All hands"_text, ButtonStyle::quiet)) return opens(Panel::chart);
      break;
    case SheetFoot::fairness:
      draw_fairness(context, row);
      break;
    case SheetFoot::end:
      if (pressed("button:end", "See the end"_text, ButtonStyle::soft)) app.match().next_hand(true);
      break;
    case SheetFoot::share:
      if (pressed("button:share_deal", "Share this deal"_text, ButtonStyle::quiet)) app.sharing().share_deal();
      break;
  }
  return {};
}

}  // namespace tapete
