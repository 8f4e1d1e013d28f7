// The speech bubbles of calls.
#include <catch_amalgamated.hpp>

#include <map>
#include <string>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

TEST_CASE("bubble: it keeps its place while the cards and points of the next steps move") {
  ShownApp shown;
  shown.ui.resized(568, 320, 1);
  test::start_match(shown.app, shown.host, 4, "guinote");
  std::map<std::string, Rect> before;
  int calls = 0;
  while (!shown.app.match().session()->sheet()) {
    if (shown.app.match().session()->can_act()) shown.app.choose(0);
    for (int steps = 0; steps < 24; ++steps) {
      shown.ui.frame(shown.host.now += 60);
      std::map<std::string, Rect> now;
      for (const DrawnText& each : shown.ui.texts())
        if (each.text.starts_with("¡")) now[each.text] = each.rect;
      for (const auto& [text, rect] : now) {
        CAPTURE(text, rect.x, rect.y);
        if (!before.contains(text))
          ++calls;
        else
          CHECK((before[text].x == rect.x && before[text].y == rect.y));
      }
      before = std::move(now);
      if (steps % 3 == 0) (void)shown.host.settle(shown.app, 1);
    }
  }
  CHECK(calls > 1);
}

}  // namespace
}  // namespace tapete
