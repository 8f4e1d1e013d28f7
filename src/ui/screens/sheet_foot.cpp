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

/// Draws the buttons that show the cards of all seats and that share the deal. Their labels are short if there is no
/// room for long ones.
void draw_hand_buttons(AppContext& context, Rect row) {
  App& app = context.app;
  std::vector<GroupButton> buttons;
  const auto add = [&](std::string_view id, Text label) {
    buttons.push_back({id, context.say(label), ButtonStyle::quiet});
  };
  const auto fits = [&](Text label) {
    const float room = row.part(0, 2, 8).w - 2 * space::kSmall;
    return context.canvas.text_width(context.say(label), context.em(type::kBody), Font::bold) <= room;
  };
  const bool both = app.review().can_show_hands() && app.sharing().can_share_deal();
  const bool whole = !both || (fits("Show all hands"_text) && fits("Share this deal"_text));
  if (app.review().can_show_hands())
    add("button:all_cards", whole ? "Show all hands"_text : "Hands#of all players"_text);
  if (app.sharing().can_share_deal()) add("button:share_deal", whole ? "Share this deal"_text : "Share"_text);
  const int clicked = button_row(context.gui, row, 8, buttons);
  if (clicked < 0) return;
  if (buttons[static_cast<std::size_t>(clicked)].id == "button:all_cards")
    app.review().show_hands();
  else
    app.sharing().share_deal();
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
  if (result && model.charts_hands && model.has_chart()) return SheetFoot::chart;
  if (model.with_friends) return SheetFoot::fairness;
  if (!over && goes_on_without(context, model)) return SheetFoot::end;
  const bool has_buttons = context.app.sharing().can_share_deal() || context.app.review().can_show_hands();
  return has_buttons ? SheetFoot::hand : SheetFoot::nothing;
}

UiAction draw_sheet_foot(AppContext& context, const TableModel& model, SheetFoot foot, Rect row) {
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
      if (pressed("button:all_hands", model.chart_title(), ButtonStyle::quiet)) return opens(Panel::chart);
      break;
    case SheetFoot::fairness:
      draw_fairness(context, row);
      break;
    case SheetFoot::end:
      if (pressed("button:end", "See the end"_text, ButtonStyle::soft)) app.match().next_hand(true);
      break;
    case SheetFoot::hand:
      draw_hand_buttons(context, row);
      break;
  }
  return {};
}

}  // namespace tapete
