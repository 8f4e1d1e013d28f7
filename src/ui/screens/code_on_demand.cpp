#include "ui/screens/code_on_demand.hpp"

#include <algorithm>
#include <array>

#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/screens/views.hpp"

namespace tapete {
namespace {

struct Page {
  Screen screen;
  Text title;  ///< shown until the code has arrived
  void (*draw)(AppContext&);
};

// These functions are in the separate file. They are called through tables, because the linker would inline direct
// calls into the rest of the program. LATE in tools/split_page.py lists the same functions.

constexpr std::array kPages{Page{Screen::setup, "New match"_text, draw_setup},
                            Page{Screen::settings, "Settings"_text, draw_settings},
                            Page{Screen::matches, "My matches"_text, draw_matches},
                            Page{Screen::diagnostics, "Storage and backups"_text, draw_diagnostics},
                            Page{Screen::sayings, "Learn"_text, draw_sayings},
                            Page{Screen::rules, "How to play"_text, draw_text},
                            Page{Screen::glossary, "Glossary"_text, draw_text},
                            Page{Screen::about, "Licences"_text, draw_text}};

constexpr std::array kWatchPanels{measure_watch_panel, draw_watch_panel};

// The pointers are volatile, because the linker would inline functions whose addresses it knows.
UiAction (*volatile const kDrawSheet)(AppContext&, const TableModel&, const MatchView&, const Sheet&,
                                      CountMotion) = draw_sheet;

void (*volatile const kExplain)(App&, const TableModel&, const UiAction&) = explain;

void (Friends::*volatile const kRejoinFriends)() = &Friends::go_on;

const Page* page_of(Screen screen) { return std::ranges::find(kPages, screen, &Page::screen); }

/// Says in an area that the code is loading, or that it could not be loaded, with a button to try again.
void draw_waiting_for_code(AppContext& context, std::string_view code, Rect area) {
  Files& files = context.app.pages().files();
  if (!draw_waiting(context, area, files.get(code).state)) return;
  files.retry(code);
  context.gui.animate();
}

/// Returns the area of a panel whose code has not arrived.
Rect waiting_panel(const AppContext& context) {
  const Rect window = context.canvas.window();
  return Rect::around(window.center(), std::min(window.w - 16, context.em(400)),
                      std::min(window.h - 16, context.em(300)));
}

}  // namespace

bool request_code(AppContext& context, std::string_view code) {
  return code.empty() || context.app.pages().files().get(code).state == File::State::loaded;
}

bool draw_until_code(AppContext& context, std::string_view code) {
  if (request_code(context, code)) return true;
  const auto* const page = page_of(context.app.navigation().screen());
  const Rect content = draw_page_frame(context, page == kPages.end() ? std::string_view{} : context.say(page->title));
  draw_waiting_for_code(context, code, content);
  return false;
}

UiAction draw_sheet_on_demand(AppContext& context, std::string_view code, const TableModel& model,
                              const MatchView& session, const Sheet& sheet, CountMotion motion) {
  if (request_code(context, code)) return kDrawSheet(context, model, session, sheet, motion);
  const Rect area = waiting_panel(context);
  panel(context.gui, area);
  draw_waiting_for_code(context, code, area);
  return {};
}

bool draw_panel_without_code(AppContext& context, std::string_view code) {
  const Rect area = waiting_panel(context);
  const float head = context.touch();
  const bool closes = closable_panel(context, area, {}, {}, {area.right() - head - 8, area.y + 8, head, head});
  context.gui.describe({});
  draw_waiting_for_code(context, code, area);
  return closes;
}

void go_on_with_friends(App& app) { (app.friends().*kRejoinFriends)(); }

void explain_on_demand(App& app, const TableModel& model, const UiAction& action) { kExplain(app, model, action); }

void draw_page(AppContext& context) { page_of(context.app.navigation().screen())->draw(context); }

[[gnu::noinline]] Rect watch_panel(AppContext& context, const TableModel& model, const MatchView& session, bool draw) {
  return kWatchPanels[draw ? 1 : 0](context, model, session);
}

}  // namespace tapete
