// The room that the panel of a review leaves to the table.
#include <catch_amalgamated.hpp>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;
using Progress = ReviewCursor::Progress;

/// A review of a hand in a window of this size, with the largest text.
struct ShownReview : ShownApp {
  explicit ShownReview(Point size) {
    host.judges = true;
    Settings settings = app.preferences().settings();
    settings.review = Review::strict;
    settings.text_size = TextSize::largest;
    app.preferences().change_settings(settings);
    test::start_match(app, host, 2);
    while (!app.match().session()->sheet()) test::act(app, host);
    host.run(app);
    REQUIRE_FALSE(app.review().hand_review().moments().empty());
    app.review().begin();
    ui.resized(size.x, size.y, 1);
    tree();
  }
  /// Returns the upper edge of the buttons of the panel.
  float first_button() const {
    float first = 1e6F;
    for (const Target& each : ui.targets())
      for (const std::string_view id : {"button:tell", "button:try", "button:play_on", "button:next_moment"})
        if (each.id == id) first = std::min(first, each.rect.y);
    return first;
  }
  /// Returns the lower edge of the viewer's cards.
  float table_end() const {
    float last = 0;
    for (const Target& each : ui.targets())
      if (each.id.starts_with("card:")) last = std::max(last, each.rect.bottom());
    return last;
  }
};

constexpr Point kWindows[]{{390, 844}, {820, 1180}, {1180, 820}, {1440, 900}};

TEST_CASE("review: with the largest text the table keeps nearly half of the window") {
  for (const Point size : kWindows) {
    CAPTURE(size.x, size.y);
    ShownReview shown{size};
    shown.app.review().set_progress(Progress::all);
    shown.tree();
    CHECK(shown.table_end() >= 0.44F * size.y);
    CHECK(shown.first_button() < size.y);
  }
}

TEST_CASE("review: while the viewer tries, the table gets more room") {
  for (const Point size : {Point{320, 568}, Point{390, 844}}) {
    CAPTURE(size.x, size.y);
    ShownReview shown{size};
    const float before = shown.table_end();
    shown.app.review().set_progress(Progress::trying);
    shown.tree();
    CHECK(shown.table_end() > before + 15);
  }
}

}  // namespace
}  // namespace tapete
