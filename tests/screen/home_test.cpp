// The home screen as it is drawn.
#include <catch_amalgamated.hpp>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

TEST_CASE("home: the sign of a match in progress lies below the name of its game") {
  for (const Point size :
       {Point{320, 568}, Point{390, 844}, Point{820, 1180}, Point{1024, 1366}, Point{1180, 820}, Point{1440, 900}}) {
    CAPTURE(size.x, size.y);
    ShownApp shown;
    shown.host.values["match/a"] = "tapete 1\ngame corazones\nplayers 4\n";
    shown.ui.resized(size.x, size.y, 1);
    shown.tree();
    const auto text = [&shown](std::string_view words) {
      const auto found = std::ranges::find(shown.ui.texts(), words, &DrawnText::text);
      REQUIRE(found != shown.ui.texts().end());
      return found->rect;
    };
    CHECK(text("En juego").y >= text("Corazones").center().y);
  }
}

}  // namespace
}  // namespace tapete
