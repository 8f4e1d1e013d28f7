// Panels over the table whose code has not arrived.
#include <catch_amalgamated.hpp>

#include <algorithm>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

/// Presses the Escape key.
void escape(ShownApp& shown) {
  SDL_Event event{};
  event.type = SDL_KEYDOWN;
  event.key.keysym.sym = SDLK_ESCAPE;
  shown.ui.handle(event);
}

TEST_CASE("late code: a panel without its code covers the table until the player closes it") {
  ShownApp shown{"late.wasm"};
  test::start_match(shown.app, shown.host);
  for (const bool by_key : {false, true}) {
    shown.tree();
    shown.press("button:menu");
    shown.press("button:seal");
    CHECK(shown.find("button:close") != nullptr);
    for (const Target& each : shown.ui.targets()) CHECK((each.id == "button:close" || each.id == "button:retry"));
    by_key ? escape(shown) : shown.ui.activate("button:close");
    shown.tree();
    CHECK(shown.find("button:close") == nullptr);
    CHECK(std::ranges::any_of(shown.ui.targets(), [](const Target& each) { return each.id.starts_with("card:"); }));
  }
}

}  // namespace
}  // namespace tapete
