#include "ui/screens/code_on_demand.hpp"

#include <algorithm>
#include <array>

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

const Page* page_of(Screen screen) { return std::ranges::find(kPages, screen, &Page::screen); }

}  // namespace

bool draw_until_code(AppContext& context, std::string_view code) {
  if (code.empty()) return true;
  Files& files = context.app.pages().files();
  const File::State state = files.get(code).state;
  if (state == File::State::loaded) return true;
  const auto* const page = page_of(context.app.navigation().screen());
  const Rect content = draw_page_frame(context, page == kPages.end() ? std::string_view{} : context.say(page->title));
  if (draw_waiting(context, content, state)) {
    files.retry(code);
    context.gui.animate();
  }
  return false;
}

void draw_page(AppContext& context) { page_of(context.app.navigation().screen())->draw(context); }

[[gnu::noinline]] Rect watch_panel(AppContext& context, const TableModel& model, const MatchView& session, bool draw) {
  return kWatchPanels[draw ? 1 : 0](context, model, session);
}

}  // namespace tapete
