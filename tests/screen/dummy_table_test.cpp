// A hand with a dummy (tests/unit/dummy_game.hpp), played by clicking on targets of the table.
#include <catch_amalgamated.hpp>

#include <algorithm>

#include "screen/window.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/ui.hpp"
#include "unit/dummy_host.hpp"

namespace tapete {
namespace {

using test::Window;
using test::dummy::dealt;
using test::dummy::DummyHost;
using test::dummy::header;

/// A match in which the viewer, seat 0, is the declarer.
struct Match {
  explicit Match(Header of_match = header()) {
    app.match().put("1", std::move(of_match), dealt(), 0);
    app.navigation().lead({Screen::home, Screen::table});
    ui.resized(Window::kWidth, Window::kHeight, 1);
    settle();
  }

  /// Lets time pass until the viewer has to act and all animations have ended.
  void settle() {
    for (int frames = 0; frames < 1000; ++frames) {
      REQUIRE(host.settle(app, 1000));
      host.now += 100;
      ui.frame(host.now);
      if (ui.settled() && !app.match().session()->shown().busy() && host.answers.empty() && !host.wake) return;
    }
    FAIL("the table never comes to rest");
  }
  void press(const std::string& id) {
    ui.activate(id);
    ui.frame(host.now);
    settle();
  }
  /// Switches help on, and asks for it.
  void ask_for_help() {
    Settings settings = app.preferences().settings();
    settings.help = Switch::on;
    app.preferences().change_settings(settings);
    settle();
    press("button:help_me");
    REQUIRE(app.help().step() != nullptr);
  }
  /// Returns the ids of the cards that can be clicked.
  [[nodiscard]] std::vector<std::string> cards() const {
    std::vector<std::string> ids;
    for (const Target& target : ui.targets())
      if (target.enabled && (target.id.starts_with("hand:2:") || target.id.starts_with("card:play ")))
        ids.push_back(target.id);
    return ids;
  }
  [[nodiscard]] const std::vector<std::string>& events() { return app.match().session()->table().events(); }

  Window window;
  DummyHost host;
  App app{host};
  Ui ui{window.window, window.renderer, app};
};

TEST_CASE("a person who plays for the declarer keeps the chosen portrait, and the declarer its own", "[dummy]") {
  Header at_dummy = header();
  for (Seat seat = 0; seat < 4; ++seat)
    at_dummy.free.emplace_back("seat", std::to_string(seat) + (seat == 2 ? " human" : " bot casual"));
  Match match{at_dummy};
  Settings settings = match.app.preferences().settings();
  settings.portrait = PlayerPortrait{1};
  match.app.preferences().change_settings(settings);
  match.settle();
  const MatchDriver& session = *match.app.match().session();
  REQUIRE(session.viewer() == 0);
  const TableModel model = table_model(match.app, session, false);
  CHECK(model.face(2) == portrait_name(settings.portrait));
  CHECK(model.face(0) != portrait_name(settings.portrait));
}

TEST_CASE("the declarer plays its own cards and dummy's cards", "[dummy]") {
  Match match;
  int of_dummy = 0;
  int own = 0;
  while (!match.app.match().session()->sheet()) {
    const bool dummy = match.app.match().session()->scene().turn == 2;
    const auto cards = match.cards();
    const auto from_dummy = [](const std::string& id) { return id.starts_with("hand:2:"); };
    INFO("after " << match.events().size() << " events");
    REQUIRE(std::any_of(cards.begin(), cards.end(), from_dummy) == dummy);
    const auto card =
        std::find_if(cards.begin(), cards.end(), [&](const std::string& id) { return from_dummy(id) == dummy; });
    REQUIRE(card != cards.end());
    const std::size_t before = match.events().size();
    match.press(*card);
    REQUIRE(match.events().size() > before);
    const std::string name = card->substr(card->size() - 2);
    CHECK(match.events()[before] == (dummy ? "2 play " : "0 play ") + name);
    ++(dummy ? of_dummy : own);
  }
  CHECK(of_dummy == 3);
  CHECK(own == 3);
}

TEST_CASE("the status line names the dummy for whom the viewer plays", "[dummy]") {
  Match match;
  REQUIRE(match.app.match().session()->scene().turn == 2);
  const std::string words = "Juegas por " + match.app.match().session()->name(2);
  const auto& texts = match.ui.texts();
  CHECK(std::any_of(texts.begin(), texts.end(),
                    [&](const DrawnText& text) { return text.text.find(words) != std::string::npos; }));
}

TEST_CASE("help stays on the table until something else is pressed", "[dummy]") {
  Match match;
  match.ask_for_help();
  CHECK_FALSE(match.app.messages().dialog());
  match.press("button:menu");
  CHECK(match.app.help().step() == nullptr);
}

TEST_CASE("help does not come back when an action is undone", "[dummy]") {
  Match match;
  match.ask_for_help();
  const std::size_t before = match.events().size();
  match.app.choose(0);
  match.settle();
  match.app.match().undo();
  match.settle();
  REQUIRE(match.events().size() == before);
  CHECK(match.app.help().step() == nullptr);
}

}  // namespace
}  // namespace tapete
