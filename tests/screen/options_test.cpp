// The targets of the table in small windows, with every text size, and for left-handed players.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <set>

#include "match/games.hpp"
#include "screen/shown_app.hpp"
#include "ui/table/board_layout.hpp"

namespace tapete {
namespace {

using test::act;
using test::ShownApp;

/// Size of a window, in points.
struct WindowSize {
  float w, h;
};
constexpr std::array kSmallWindows{WindowSize{320, 568}, WindowSize{360, 640}, WindowSize{375, 667},
                                   WindowSize{390, 664}, WindowSize{568, 320}, WindowSize{667, 375}};
constexpr std::array kAllWindows{WindowSize{320, 568}, WindowSize{390, 844}, WindowSize{568, 320},
                                 WindowSize{820, 1180}, WindowSize{1440, 900}};
constexpr std::array kTexts{TextSize::normal, TextSize::large, TextSize::larger, TextSize::largest};

void start(ShownApp& shown, const GameInfo& game) {
  App& app = shown.app;
  app.preferences().change_setup(with_game(app.preferences().setup(), game));
  app.starter().new_match();
  app.starter().begin_now();
  shown.host.run(app);
  if (app.starter().draw()) app.starter().deal_first();
  shown.host.run(app);
  REQUIRE(app.match().session() != nullptr);
}

void draw(ShownApp& shown) {
  for (int frames = 0; frames < 2; ++frames) shown.ui.frame(shown.host.now += 1000);
}

void press(ShownApp& shown, std::string_view id) {
  shown.ui.activate(id);
  draw(shown);
}

void check_inside(const ShownApp& shown, WindowSize size) {
  for (const Target& target : shown.ui.targets()) {
    CAPTURE(target.id, target.rect.x, target.rect.y, target.rect.w, target.rect.h);
    CHECK(std::min(target.rect.x, target.rect.y) >= -0.5F);
    CHECK(target.rect.right() <= size.w + 0.5F);
    CHECK(target.rect.bottom() <= size.h + 0.5F);
  }
}

/// Checks the targets of these options, which are all shown at once.
void check_options(const ShownApp& shown, const std::vector<std::string>& ids) {
  std::vector<Rect> places;
  for (const std::string& id : ids) {
    CAPTURE(id);
    const Target* const target = shown.find(id);
    REQUIRE(target != nullptr);
    CHECK(target->enabled);
    CHECK(target->rect.w >= 28);
    CHECK(target->rect.h >= 28);
    for (const Rect& other : places) CHECK(common(target->rect, other).inset(0.5F).empty());
    places.push_back(target->rect);
  }
}

/// Returns the targets of the buttons for options, in this row of the grid, and those for the rows.
std::vector<std::string> buttons_of(const Scene& scene, int row) {
  std::vector<std::string> ids;
  std::set<int> rows;
  for (const Option& option : scene.options) {
    if (option.kind == OptionKind::card)
      ids.push_back("card:play " + option.action.substr(option.action.rfind(' ') + 1));
    else if (option.kind == OptionKind::declare || option.kind == OptionKind::pass || option.kind == OptionKind::call)
      if (option.row < 0 || option.row == row) ids.push_back("option:" + option.action);
    if (option.row >= 0) rows.insert(option.row);
  }
  for (const int each : rows) ids.push_back("row:" + std::to_string(each));
  return ids;
}

/// Applies the settings and the window size, and draws.
void lay_out(ShownApp& shown, WindowSize size, TextSize text, Switch left) {
  Settings settings = shown.app.preferences().settings();
  settings.text_size = text;
  settings.left_handed = left;
  settings.reduced_motion = Switch::on;
  shown.app.preferences().change_settings(settings);
  shown.ui.resized(size.w, size.h, 1);
  draw(shown);
}

/// Checks the current scene in all windows.
void check_windows(ShownApp& shown, Switch left) {
  const Scene& scene = shown.app.match().session()->scene();
  for (const TextSize text : kTexts)
    for (const auto& size : kSmallWindows) {
      CAPTURE(size.w, size.h, static_cast<int>(text), static_cast<int>(left));
      lay_out(shown, size, text, left);
      check_inside(shown, size);
      if (!has_boards(scene)) check_options(shown, buttons_of(scene, -1));
      if (shown.find("row:0") == nullptr || !shown.find("row:0")->enabled) continue;
      press(shown, "row:0");
      check_options(shown, buttons_of(scene, 0));
    }
}

TEST_CASE("options: the options of card tables have buttons in small windows with every text size") {
  for (const GameInfo* const game : games()) {
    CAPTURE(game->id);
    ShownApp shown;
    start(shown, *game);
    std::set<std::set<OptionKind>> seen;
    for (int steps = 0; steps < 30 && !shown.app.match().session()->sheet(); ++steps) {
      std::set<OptionKind> kinds;
      for (const Option& option : shown.app.match().session()->scene().options) kinds.insert(option.kind);
      if (seen.insert(kinds).second) check_windows(shown, steps % 2 == 0 ? Switch::off : Switch::on);
      act(shown.app, shown.host);
    }
  }
}

TEST_CASE("options: the score opens the chart while a call is offered in another place") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record(
      "tapete 1\ngame guinote\nplayers 4\nrules renuncio=claim\nseat 0 human\n"
      "deal 3 Ce 2c 6e 4o Rb 7b 5c Re Ac 6c Ae So 4b Sc 3c Ro 7c Cb Ao 2e Cc 4e 4c 3o 5e 5o 7e Rc 3e 3b Co Ab 2b Se 6b "
      "2o 7o 6o 5b Sb\n"));
  shown.host.run(shown.app);
  const auto& options = shown.app.match().session()->scene().options;
  while (std::ranges::count(options, OptionKind::call, &Option::kind) == 0) REQUIRE(act(shown.app, shown.host));
  lay_out(shown, {820, 1180}, TextSize::normal, Switch::off);
  CHECK(shown.find("score:0") != nullptr);
}

TEST_CASE("options: the menu is inside the window, also for left-handed players") {
  ShownApp shown;
  test::start_match(shown.app, shown.host);
  for (const Switch left : {Switch::off, Switch::on})
    for (const TextSize text : kTexts)
      for (const auto& size : kAllWindows) {
        CAPTURE(size.w, size.h, static_cast<int>(text), static_cast<int>(left));
        lay_out(shown, size, text, left);
        press(shown, "button:menu");
        REQUIRE(shown.find("button:close") != nullptr);
        check_inside(shown, size);
        press(shown, "button:close");
      }
}

}  // namespace
}  // namespace tapete
