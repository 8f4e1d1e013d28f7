#include "ui/screens/code_on_demand.hpp"

#include <algorithm>
#include <array>

#include "ui/screens/views.hpp"

namespace tapete {
namespace {

struct Page {
  Screen screen;
  void (*draw)(AppContext&);
};

/// The drawing functions are called through this table, so that the linker cannot inline them into the rest of the
/// program. tools/split_page.py lists the same functions.
constexpr std::array kPages{Page{Screen::setup, draw_setup},     Page{Screen::settings, draw_settings},
                            Page{Screen::matches, draw_matches}, Page{Screen::diagnostics, draw_diagnostics},
                            Page{Screen::sayings, draw_sayings}, Page{Screen::rules, draw_text},
                            Page{Screen::glossary, draw_text},   Page{Screen::about, draw_text}};

}  // namespace

void draw_on_demand(AppContext& context, std::string_view code) {
  Files& files = context.app.pages().files();
  const File::State state = code.empty() ? File::State::loaded : files.get(code).state;
  if (state != File::State::loaded) {
    const Rect content = draw_page_frame(context, context.app.match().game().name(context.app.preferences().lang()));
    if (draw_waiting(context, content, state)) {
      files.retry(code);
      context.gui.animate();
    }
    return;
  }
  const auto* const page = std::ranges::find(kPages, context.app.navigation().screen(), &Page::screen);
  page->draw(context);
}

}  // namespace tapete
