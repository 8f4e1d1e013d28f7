#include "ui/screens/code_on_demand.hpp"

#include <algorithm>
#include <array>

#include "ui/screens/table_panels.hpp"
#include "ui/screens/views.hpp"

namespace tapete {
namespace {

struct Page {
  Screen screen;
  void (*draw)(AppContext&);
};

// Functions of the separate file are called through tables, so that the linker cannot inline them into the rest of the
// program. tools/split_page.py lists the same functions.

constexpr std::array kPages{Page{Screen::setup, draw_setup},     Page{Screen::settings, draw_settings},
                            Page{Screen::matches, draw_matches}, Page{Screen::diagnostics, draw_diagnostics},
                            Page{Screen::sayings, draw_sayings}, Page{Screen::rules, draw_text},
                            Page{Screen::glossary, draw_text},   Page{Screen::about, draw_text}};

constexpr std::array kWatchPanels{measure_watch_panel, draw_watch_panel};

}  // namespace

bool draw_until_code(AppContext& context, std::string_view code) {
  if (code.empty()) return true;
  Files& files = context.app.pages().files();
  const File::State state = files.get(code).state;
  if (state == File::State::loaded) return true;
  const Rect content = draw_page_frame(context, context.app.match().game().name(context.app.preferences().lang()));
  if (draw_waiting(context, content, state)) {
    files.retry(code);
    context.gui.animate();
  }
  return false;
}

void draw_page(AppContext& context) {
  const auto* const page = std::ranges::find(kPages, context.app.navigation().screen(), &Page::screen);
  page->draw(context);
}

[[gnu::noinline]] Rect watch_panel(AppContext& context, const TableModel& model, const MatchView& session, bool draw) {
  return kWatchPanels[draw ? 1 : 0](context, model, session);
}

}  // namespace tapete
