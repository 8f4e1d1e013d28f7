// The better card of a review is lit up in the hand.
#include <catch_amalgamated.hpp>

#include "screen/shown_app.hpp"
#include "ui/screens/table_panels.hpp"

namespace tapete {
namespace {

using test::ShownApp;

TEST_CASE("review: the better card is lit once it is told, and not while the player continues from there") {
  ShownApp shown;
  App& app = shown.app;
  shown.host.judges = true;
  Settings settings = app.preferences().settings();
  settings.review = Review::strict;
  app.preferences().change_settings(settings);
  test::start_match(app, shown.host, 2);
  while (!app.match().session()->sheet()) test::act(app, shown.host);
  shown.host.run(app);
  REQUIRE_FALSE(app.review().hand_review().moments().empty());
  app.review().begin();
  const auto lit = [&app] { return table_model(app, *app.match().session(), false).lit; };
  CHECK(lit().empty());
  app.review().set_progress(ReviewCursor::Progress::trying);
  CHECK(lit().empty());
  app.review().set_progress(ReviewCursor::Progress::all);
  REQUIRE(lit().size() == 1);
  const Scene& scene = app.match().session()->scene();
  CHECK(scene.options[static_cast<std::size_t>(lit().front())].action == app.review().moment()->opinion.top);
  app.review().play_on();
  shown.host.run(app);
  CHECK(lit().empty());
}

}  // namespace
}  // namespace tapete
