#include <catch_amalgamated.hpp>

#include "ui/gui/focus.hpp"
#include "ui/gui/pointer.hpp"

/// The parts of Gui without a window: targets, scrolling, focus and pointer.
namespace tapete {
namespace {

/// Time in milliseconds at which targets that first appeared at time 0 accept presses.
constexpr std::uint32_t kLong = 1000;

DrawnTarget place(std::string id, Rect rect) { return {{std::move(id), {}, rect}, rect, {}}; }

/// Returns the targets of a frame that has been on the screen for a long time.
Targets shown(std::vector<DrawnTarget> places) {
  Targets targets;
  for (DrawnTarget& each : places) targets.add(std::move(each));
  targets.end_frame(0);
  return targets;
}

/// Draws one frame with these scrolling areas. The content of each area is 300 points high. The area `panel` covers the
/// areas before it.
void draw(Scrolling& scrolling, const std::vector<std::pair<std::string, Rect>>& areas, const std::string& panel = {}) {
  scrolling.begin_frame();
  for (const auto& [id, view] : areas) {
    if (id == panel) scrolling.cover();
    scrolling.begin(id, view, false);
    scrolling.end(300);
  }
  scrolling.end_frame();
}

constexpr Rect kView{0, 0, 100, 100};

TEST_CASE("gui: the topmost visible target is hit") {
  const Targets targets =
      shown({place("below", {0, 0, 100, 100}), place("above", {50, 50, 100, 100}), place("scrolled away", {})});
  CHECK(targets.at({10, 10}) == "below");
  CHECK(targets.at({60, 60}) == "above");
  CHECK(targets.at({300, 10}).empty());
  CHECK(targets.in_sight().size() == 2);
  CHECK(targets.find("scrolled away") != nullptr);
}

TEST_CASE("gui: a target that has just appeared cannot be pressed") {
  Targets targets = shown({place("old", kView)});
  targets.begin_frame();
  targets.add(place("old", kView));
  targets.add(place("new", {200, 0, 100, 100}));
  targets.end_frame(kLong);
  Scrolling scrolling;
  Pointer pointer;
  CHECK(pointer.down({10, 10}, kLong + 10, targets, scrolling));
  CHECK_FALSE(pointer.down({210, 10}, kLong + 10, targets, scrolling));
  CHECK_FALSE(targets.ready(kLong + 249));
  CHECK(targets.ready(kLong + 250));
}

TEST_CASE("gui: the age of a target is right after SDL's clock has wrapped around") {
  Targets targets;
  targets.add(place("it", kView));
  targets.end_frame(0xFFFFFFF0U);
  CHECK(targets.too_new("it", 5));
  CHECK_FALSE(targets.too_new("it", 300));
}

TEST_CASE("gui: a click needs press and release on the same target without a drag") {
  const Targets targets = shown({place("a", kView), place("b", {200, 0, 100, 100})});
  Scrolling scrolling;
  Pointer pointer;
  const auto click = [&](Point from, Point to) {
    pointer.down(from, kLong, targets, scrolling);
    pointer.moved(to, kLong + 5, true, targets, scrolling);
    pointer.up(to, kLong + 10, targets, scrolling);
    return pointer.take_click();
  };
  CHECK(click({10, 10}, {12, 10}).target == "a");
  CHECK(click({10, 10}, {30, 10}).target.empty());
  CHECK(click({10, 10}, {210, 10}).target.empty());
  const Click beside = click({150, 10}, {150, 10});
  CHECK(beside.target.empty());
  CHECK(beside.nothing);
  CHECK_FALSE(pointer.take_click().nothing);
}

TEST_CASE("gui: a pressed target that moves away from the pointer is clicked, and never one that takes its place") {
  const Targets before = shown({place("a", kView), place("b", {200, 0, 100, 100})});
  const Targets moved = shown({place("b", kView), place("a", {200, 0, 100, 100})});
  const Targets replaced = shown({place("b", kView)});
  Scrolling scrolling;
  Pointer pointer;
  const auto click = [&](Point to, const Targets& after) {
    pointer.down({10, 10}, kLong, before, scrolling);
    pointer.moved(to, kLong + 5, true, after, scrolling);
    pointer.up(to, kLong + 10, after, scrolling);
    return pointer.take_click();
  };
  CHECK(click({10, 10}, moved).target == "a");
  CHECK(click({12, 10}, moved).target == "a");
  CHECK(click({10, 30}, moved).target.empty());
  CHECK(click({10, 10}, replaced).target.empty());
  CHECK_FALSE(click({10, 10}, replaced).nothing);
  DrawnTarget same = place("b", kView);
  same.target.replaces = "a";
  CHECK(click({10, 10}, shown({same})).target == "b");
}

TEST_CASE("gui: a target that replaces another one accepts presses at once") {
  Targets targets = shown({place("old", kView)});
  DrawnTarget same = place("same", kView);
  same.target.replaces = "old";
  targets.begin_frame();
  targets.add(place("new", kView));
  targets.add(same);
  targets.end_frame(kLong);
  CHECK(targets.too_new("new", kLong + 10));
  CHECK_FALSE(targets.too_new("same", kLong + 10));
}

TEST_CASE("gui: a drag reports its target, and releasing the pointer reports a drop") {
  const Targets targets = shown({place("a", kView), place("b", {200, 0, 100, 100})});
  Scrolling scrolling;
  Pointer pointer;
  pointer.down({10, 10}, kLong, targets, scrolling);
  CHECK_FALSE(pointer.drag());
  CHECK(pointer.moved({210, 20}, kLong + 5, true, targets, scrolling));
  REQUIRE(pointer.drag());
  CHECK(pointer.drag()->target == "a");
  CHECK(pointer.drag()->at.x == 210);
  CHECK_FALSE(pointer.take_drop());
  pointer.up({220, 20}, kLong + 10, targets, scrolling);
  CHECK_FALSE(pointer.drag());
  const auto drop = pointer.take_drop();
  REQUIRE(drop);
  CHECK(drop->from.x == 10);
  CHECK(drop->at.x == 220);
  CHECK_FALSE(pointer.take_drop());
  CHECK(pointer.take_click().target.empty());
}

TEST_CASE("gui: a drag that scrolls is not reported as a drop") {
  const Targets targets = shown({place("a", kView), place("b", {200, 0, 100, 100})});
  Scrolling scrolling;
  Pointer pointer;
  draw(scrolling, {{"form", kView}});
  pointer.down({10, 90}, kLong, targets, scrolling);
  pointer.moved({10, 50}, kLong + 5, true, targets, scrolling);
  CHECK_FALSE(pointer.drag());
  pointer.up({10, 50}, kLong + 200, targets, scrolling);
  CHECK_FALSE(pointer.take_drop());
}

TEST_CASE("gui: a list scrolls down to its end and up again") {
  Scrolling scrolling;
  draw(scrolling, {{"form", kView}});
  CHECK(scrolling.scrolls({50, 50}, 10));
  CHECK_FALSE(scrolling.scrolls({50, 50}, -10));
  scrolling.scroll_by({50, 50}, 1000);
  CHECK_FALSE(scrolling.scrolls({50, 50}, 10));
  CHECK(scrolling.scrolls({50, 50}, -10));
  draw(scrolling, {{"form", kView}, {"panel", kView}}, "panel");
  CHECK(scrolling.scrolls({50, 50}, 10));
}

TEST_CASE("gui: a list that is released in movement glides on within its content") {
  Scrolling scrolling;
  draw(scrolling, {{"form", kView}});
  const Targets targets;
  Pointer pointer;
  pointer.down({50, 90}, 0, targets, scrolling);
  CHECK(pointer.moved({50, 50}, 10, true, targets, scrolling));
  CHECK(scrolling.find("form")->offset == 40);
  pointer.up({50, 50}, 20, targets, scrolling);
  CHECK(scrolling.glide(10, false));
  CHECK(scrolling.find("form")->offset > 40);
  for (int i = 0; i < 500; ++i) scrolling.glide(10, false);
  CHECK_FALSE(scrolling.glide(10, false));
  CHECK(scrolling.find("form")->offset <= 200);
}

TEST_CASE("gui: a list that is released after a rest does not glide") {
  Scrolling scrolling;
  draw(scrolling, {{"form", kView}});
  REQUIRE(scrolling.move_to("form", 150));
  const Targets targets;
  Pointer pointer;
  pointer.down({50, 90}, 0, targets, scrolling);
  pointer.moved({50, 500}, 10, true, targets, scrolling);
  CHECK(scrolling.find("form")->offset == 0);
  pointer.up({50, 500}, 200, targets, scrolling);  // after a rest
  CHECK_FALSE(scrolling.glide(10, false));
}

TEST_CASE("gui: an area behind a panel does not scroll") {
  Scrolling scrolling;
  // The alphabetical order of the names must not matter.
  for (const auto& [behind, panel] : {std::pair{"a", "b"}, std::pair{"b", "a"}}) {
    draw(scrolling, {{behind, kView}, {panel, {10, 10, 80, 80}}}, panel);
    CHECK(scrolling.at({50, 50}) == panel);
    CHECK(scrolling.at({5, 5}).empty());
    CHECK(scrolling.scroll_by({5, 5}, 30));
    CHECK(scrolling.find(panel)->offset == 30);
    CHECK(scrolling.find(behind)->offset == 0);
    draw(scrolling, {});
  }
}

TEST_CASE("gui: an area keeps its offset only while it is drawn") {
  Scrolling scrolling;
  draw(scrolling, {{"form", kView}});
  CHECK(scrolling.move_to("form", 1000));
  draw(scrolling, {{"form", kView}});
  CHECK(scrolling.find("form")->offset == 200);
  draw(scrolling, {});
  CHECK(scrolling.find("form") == nullptr);
  CHECK_FALSE(scrolling.move_to("form", 10));
}

TEST_CASE("gui: a target out of view is scrolled into view") {
  Scrolling scrolling;
  draw(scrolling, {{"form", kView}});
  scrolling.reveal("form", {0, 150, 100, 40});
  CHECK(scrolling.find("form")->offset == 190 - (100 - 24));
  scrolling.reveal("form", {0, -500, 100, 40});
  CHECK(scrolling.find("form")->offset == 0);
}

TEST_CASE("gui: the focus moves to the next target, or to the nearest one in a direction") {
  const std::vector<DrawnTarget> places{place("button:menu", {0, 0, 50, 50}), place("card:1", {0, 200, 50, 50}),
                                        place("card:2", {100, 200, 50, 50})};
  Focus focus;
  CHECK(focus.move_towards(places, {1, 0})->target.id == "card:1");
  CHECK(focus.move_towards(places, {1, 0})->target.id == "card:2");
  CHECK(focus.move_towards(places, {1, 0}) == nullptr);
  CHECK(focus.id() == "card:2");
  CHECK(focus.step(places, 1)->target.id == "button:menu");
  CHECK(focus.step(places, -1)->target.id == "card:2");
  CHECK(focus.shown_on("card:2"));
  focus.show(false);
  CHECK_FALSE(focus.shown_on("card:2"));
  CHECK(focus.step({}, 1) == nullptr);
}

TEST_CASE("gui: the Tab key skips cards that cannot be played now") {
  auto places = std::vector{place("card:1", kView), place("button:menu", kView), place("hand:2:1", kView)};
  places[0].target.enabled = false;
  Focus focus;
  CHECK(focus.step(places, 1)->target.id == "button:menu");
  CHECK(focus.step(places, 1)->target.id == "hand:2:1");
  CHECK(focus.step(places, 1)->target.id == "button:menu");
  CHECK(focus.step(places, -1)->target.id == "hand:2:1");
  CHECK(focus.step({places[0]}, 1) == nullptr);
}

TEST_CASE("gui: the focus begins at an answer that can be chosen, and never at a button that leaves") {
  DrawnTarget refused = place("card:1", {0, 200, 50, 50});
  refused.target.enabled = false;
  const DrawnTarget back = place("button:back", {0, 0, 50, 50});
  const DrawnTarget deal = place("button:deal", {0, 300, 50, 50});
  const auto first = [](const std::vector<DrawnTarget>& places) {
    return Focus{}.move_towards(places, {0, 1})->target.id;
  };
  CHECK(first({back, deal}) == "button:deal");
  CHECK(first({back, refused, place("option:pass", {0, 400, 50, 50})}) == "option:pass");
  CHECK(first({back}) == "button:back");
}

}  // namespace
}  // namespace tapete
