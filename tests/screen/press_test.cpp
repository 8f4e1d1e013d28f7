// Presses with the mouse during which the table is drawn again.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <utility>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

/// Presses or releases the left mouse button, a second and `later` milliseconds after everything was drawn.
void button(ShownApp& shown, Uint32 type, Point at, Uint32 later = 0) {
  SDL_Event event{};
  event.type = type;
  event.button.timestamp = SDL_GetTicks() + 1000 + later;
  event.button.button = SDL_BUTTON_LEFT;
  event.button.x = static_cast<Sint32>(at.x);
  event.button.y = static_cast<Sint32>(at.y);
  shown.ui.handle(event);
}

TEST_CASE("press: a card that moves during the press is played, and not the card that takes its place") {
  ShownApp shown;
  test::start_match(shown.app, shown.host);
  int moved = 0;
  for (std::size_t trick = 0; trick < 3; ++trick) {
    shown.tree();
    shown.app.choose(0);
    for (const auto& [receipt, what] : std::exchange(shown.host.receipts, {})) shown.app.stored(receipt, what);
    shown.ui.frame(shown.host.now += 100);
    std::vector<Target> cards = shown.ui.targets();
    std::erase_if(cards, [](const Target& each) { return !each.id.starts_with("card:play "); });
    REQUIRE(cards.size() == 5);
    const std::string id = cards[trick].id;
    const Point at = cards[trick].rect.center();
    button(shown, SDL_MOUSEBUTTONDOWN, at);
    shown.tree();  // the viewer draws a card, so that the hand is laid out again, and has the turn
    const MatchDriver& match = *shown.app.match().session();
    const Target* const now = shown.find(id);
    REQUIRE(now != nullptr);
    if (!match.can_act() || !now->enabled || now->rect.has(at)) {
      button(shown, SDL_MOUSEBUTTONUP, {0, 0});
      continue;
    }
    ++moved;
    const std::size_t before = match.table().events().size();
    button(shown, SDL_MOUSEBUTTONUP, at);
    shown.tree();
    REQUIRE(match.table().events().size() > before);
    CHECK(match.table().events()[before] == "0 " + id.substr(5));
  }
  CHECK(moved > 0);
}

/// Chooses the option with this action.
void choose(App& app, std::string_view action) {
  const auto& options = app.match().session()->scene().options;
  const auto found = std::ranges::find(options, action, &Option::action);
  REQUIRE(found != options.end());
  app.choose(static_cast<int>(found - options.begin()));
}

/// Presses the button with this id in an auction during the others' turns, and releases it in the viewer's next turn.
/// Returns the viewer's next call; empty if there is none.
std::string call_by_early_press(std::string_view id) {
  ShownApp shown;
  test::start_match(shown.app, shown.host, 4, "bridge");
  const MatchDriver& match = *shown.app.match().session();
  for (int turn = 0; turn < 20; ++turn) {
    shown.tree();
    if (match.sheet() || match.scene().grid.rows.empty()) {
      test::act(shown.app, shown.host);
      continue;
    }
    choose(shown.app, "bid no");
    shown.ui.frame(shown.host.now += 100);
    if (shown.find(id) == nullptr) continue;
    const Point at = shown.find(id)->rect.center();
    CHECK_FALSE(shown.find(id)->enabled);
    button(shown, SDL_MOUSEBUTTONDOWN, at);
    shown.tree();
    const std::size_t before = match.table().events().size();
    const bool asked = match.can_act() && !match.scene().grid.rows.empty() && shown.find(id) == nullptr;
    button(shown, SDL_MOUSEBUTTONUP, at);
    if (!asked) continue;
    shown.tree();
    return match.table().events().size() > before ? match.table().events()[before] : std::string{};
  }
  FAIL("the viewer is never asked again");
  return {};
}

TEST_CASE("press: a pass that is pressed just before the viewer's turn is called") {
  CHECK(call_by_early_press("column:20") == "0 bid no");
}

TEST_CASE("press: a double that is pressed before the call that it would double is not called") {
  CHECK(call_by_early_press("column:21").empty());
}

TEST_CASE("press: a long press on a call tells what it would show, and a short one calls") {
  ShownApp shown;
  shown.host.judges = true;
  test::start_match(shown.app, shown.host, 4, "bridge");
  const MatchDriver& match = *shown.app.match().session();
  for (int turn = 0; turn < 20 && (!match.can_act() || match.scene().grid.rows.empty()); ++turn) shown.tree();
  REQUIRE(match.can_act());
  const std::size_t before = match.table().events().size();
  shown.press("row:6");
  const Target* const call = shown.find("option:bid 7n");
  REQUIRE(call != nullptr);
  const Point at = call->rect.center();
  button(shown, SDL_MOUSEBUTTONDOWN, at);
  button(shown, SDL_MOUSEBUTTONUP, at, 900);
  shown.tree();  // asks the judge
  shown.tree();  // hears the answer
  CHECK(match.table().events().size() == before);
  REQUIRE(shown.app.messages().dialog().has_value());
  CHECK(shown.app.messages().dialog()->title.find('7') != std::string::npos);
  CHECK_FALSE(shown.app.messages().dialog()->text.empty());
  shown.app.messages().answer(true);
  shown.tree();
  button(shown, SDL_MOUSEBUTTONDOWN, at);
  button(shown, SDL_MOUSEBUTTONUP, at, 100);
  shown.tree();
  REQUIRE(match.table().events().size() > before);
  CHECK(match.table().events()[before] == "0 bid 7n");
}

TEST_CASE("press: a draw that deals by itself has no button, because a late press would play a card") {
  ShownApp shown;
  shown.host.values["asked"] = "1";  // the player's name is known
  shown.app.starter().play();
  int drawing = 0;
  for (int frames = 0; frames < 1000 && shown.app.match().session() == nullptr; ++frames) {
    shown.ui.frame(shown.host.now += 100);
    if (shown.app.navigation().screen() != Screen::draw) continue;
    ++drawing;
    REQUIRE(shown.find("button:deal") == nullptr);
  }
  CHECK(drawing > 10);
  CHECK(shown.app.match().session() != nullptr);
}

}  // namespace
}  // namespace tapete
