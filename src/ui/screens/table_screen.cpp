#include "ui/screens/table_screen.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ui/screens/code_on_demand.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

using Kind = UiAction::Kind;

/// Handles an action that leads away from the table, or to the friends who play there.
void act_elsewhere(App& app, Kind kind) {
  switch (kind) {
    case Kind::rules:
      return app.navigation().go(Screen::rules);
    case Kind::glossary:
      return app.navigation().go(Screen::glossary);
    case Kind::settings:
      return app.navigation().go(Screen::settings);
    case Kind::say:
      return app.friends().open_phrases();
    case Kind::friends:
      return app.friends().open_lobby();
    case Kind::new_match:
      return app.starter().new_match();
    case Kind::back:
      return app.back();
    case Kind::leave: {
      // A review ends at once, even while it shows the other hands.
      const auto& cursor = app.match().watching().cursor();
      if (cursor && cursor->progress == ReviewCursor::Progress::open) app.review().open_cards(false);
      return app.back();
    }
    default:  // the table has handled the action: it opened a panel
      return;
  }
}

/// Calls the function of App for an action.
void act(App& app, const TableModel& model, const UiAction& action) {
  switch (action.kind) {
    case Kind::choose:
      return app.choose(action.option);
    case Kind::choose_several:
      return app.choose(std::vector<int>(action.options.begin(), action.options.end()));
    case Kind::refused:
      return app.tell_refusal(std::string{action.words});
    case Kind::explain:
    case Kind::explain_call:
    case Kind::explain_option:
      return explain_on_demand(app, model, action);
    case Kind::note:
      return app.messages().show_toast(action.words);
    case Kind::copy_seal:
      return app.host().copy_text(model.revealed_deal.empty() ? model.deck_hash : seal_check(model.revealed_deal));
    case Kind::undo:
      return app.match().undo();
    case Kind::hurry:
      return app.match().hurry();
    case Kind::help:
      return app.help().ask();
    case Kind::hear_hand:
      return app.host().announce(tell_at_table(app.match(), Ask::hand));
    case Kind::hear_table:
      return app.host().announce(tell_at_table(app.match(), Ask::table));
    case Kind::hear_score:
      return app.host().announce(tell_at_table(app.match(), Ask::score));
    default:
      return act_elsewhere(app, action.kind);
  }
}

/// Returns whether a press on this target only selects something, so that help about the decision stays.
bool selects(const MatchDriver& match, std::string_view target) {
  const bool several = match.plays_choices() && match.scene().multi_select.count > 0;
  return target == "button:help_me" || target.starts_with("die:") || target.starts_with("space:") ||
         (several && target.starts_with("card:"));
}

/// Ends help when the player presses anything but its bulb and what is only selected, and when the step is no longer
/// shown.
void end_help(AppContext& context) {
  if (context.app.help().step() == nullptr) return context.app.help().end();
  const Click& click = context.gui.frame().click;
  const bool elsewhere =
      click.nothing || (!click.target.empty() && !selects(*context.app.match().session(), click.target));
  // A dialog over the table takes the key first.
  const bool escaped = !context.app.messages().dialog() && context.gui.keys().take(Key::escape);
  if (elsewhere || escaped) context.app.help().end();
}

/// Removes the short message when the player presses something, such as the help that it would cover.
void end_toast(AppContext& context) {
  const Click& click = context.gui.frame().click;
  if (click.nothing || !click.target.empty()) context.app.messages().end_toast();
}

/// Returns the part of the window that the table may use.
Rect table_area(AppContext& context, const TableModel& model, const MatchDriver& session) {
  Rect area = context.canvas.window();
  if (!model.watched) return area;
  const Rect panel = watch_panel(context, model, session, false);
  if (panel.y > 0)
    area.h = panel.y;
  else
    area.w = panel.x;
  return area;
}

}  // namespace

void TableScreen::draw(AppContext& context) {
  App& app = context.app;
  const MatchDriver& session = *app.match().session();
  if (session.seating().passing() != kNobody) {
    forget();
    close();
    return draw_pass(context, session);
  }
  const Rect window = context.canvas.window();
  const float page = context.em(1) * distance_scale(session.scene(), window.w, window.h);
  const TextScale table{context.gui, table_em(window.w, window.h, page)};
  if (std::exchange(session_, &session) != &session) {
    table_.forget();
    counted_ = -1;
  }
  end_help(context);
  end_toast(context);
  // The first scoresheet, and a question about a call, should not have to wait for their code.
  const bool calls = !session.scene().grid.rows.empty();
  if (calls || (app.match().local() != nullptr && app.match().local()->can_undo())) request_code(context, late_code_);
  const TableModel model = table_model(app, session, table_.overlay().shows(Panel::chart));
  UiAction action = draw_table(context, model, session);
  if (model.scene.zones.empty()) return act(app, model, action);
  if (model.watched) watch_panel(context, model, session, true);
  if (model.hand_over && !model.watched && !table_.moving(context.gui.frame().now))
    action.add(draw_counted(context, model, session, page));
  // If a panel has closed the match or changed its scene, the action is obsolete.
  if (app.match().session() != &session || !shows_table(app.navigation().screen())) return;
  if (session.shown().serial() != model.serial) return;
  const TextScale large{context.gui, page};
  action.add(draw_panel(context, model));
  action.add(table_.move(context, model));
  if (action.kind == Kind::explain_option && !request_code(context, late_code_))
    return app.messages().show_toast("One moment…"_text);
  act(app, model, action);
}

/// Draws the open panel over the table, or a panel that says that its code has not arrived.
UiAction TableScreen::draw_panel(AppContext& context, const TableModel& model) {
  if (!table_.overlay().needs_code() || request_code(context, late_code_)) return table_.draw_panel(context, model);
  if (draw_panel_without_code(context, late_code_)) close();
  return {};
}

/// Draws the table in the part of the window that is left by the panel of a watched match.
UiAction TableScreen::draw_table(AppContext& context, const TableModel& model, const MatchDriver& session) {
  const Rect area = table_area(context, model, session);
  const TextScale fitting{context.gui, table_em(area.w, area.h, context.em(1))};
  return table_.draw(context, model, area, table_description(model, session));
}

/// Draws the scoresheet of the hand over the table, with this factor of the text size.
UiAction TableScreen::draw_counted(AppContext& context, const TableModel& model, const MatchDriver& session,
                                   float scale) {
  context.gui.cover();
  // The sheet is drawn from a copy, because the next hand removes the original during the drawing.
  const Sheet sheet = *session.sheet();
  const CountMotion motion = count_motion(context, model.serial, sheet.rows.size());
  UiAction action;
  {
    const TextScale large{context.gui, scale};
    action = draw_sheet_on_demand(context, late_code_, model, session, sheet, motion);
  }
  table_.overlay().follow(action);
  action.add(table_.draw_corner(context, model));
  return action;
}

/// Returns how far the scoresheet with this number of lines has appeared. Any press, or reduced motion, shows all of
/// it.
CountMotion TableScreen::count_motion(const DrawContext& context, int serial, std::size_t lines) {
  const Frame& frame = context.gui.frame();
  if (std::exchange(counted_, serial) != serial) counted_since_ = frame.now;
  CountMotion motion{.age = frame.now - counted_since_, .lines = lines};
  if (frame.click.nothing || frame.reduced_motion) {
    counted_since_ = frame.now - motion.duration();
    motion.age = motion.duration();
  }
  if (motion.moves()) context.gui.animate();
  return motion;
}

}  // namespace tapete
