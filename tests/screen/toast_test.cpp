// Short messages at the table.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <array>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

constexpr std::string_view kMessage = "Carmen: ¡Qué buena partida, compañero!";

/// Draws the table with help and a message, and returns the areas of these two texts.
std::array<Rect, 2> areas(ShownApp& shown, std::string_view help) {
  shown.app.messages().show_toast(std::string{kMessage});
  shown.ui.frame(shown.host.now += 100);
  const auto area_of = [&shown](std::string_view words) {
    const auto found = std::ranges::find(shown.ui.texts(), words, &DrawnText::text);
    REQUIRE(found != shown.ui.texts().end());
    return found->rect;
  };
  return {area_of(help), area_of(kMessage)};
}

TEST_CASE("toast: a short message does not cover the words of help") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record(
      "tapete 1\ngame podrida\nplayers 4\nrules deck=spanish rounds=long duty=beat most=4\nseat 0 human\n"
      "deal 1 2b 4e 7o 6o Cb 2c Sc Ab Re 5c Rc 7e 5e Ae 6c 7b 2o Ao Sb 4c 3c So 4b 4o Rb Co 7c 3o 2e 5o Ce 3e Cc Se 6e "
      "Ro Ac 6b 5b 3b\n2 bid 1\n3 bid 1\n"));
  shown.tree();
  shown.press("button:help_me");
  const auto* const help = shown.app.help().step();
  REQUIRE(help != nullptr);
  const std::array sizes{Point{320, 568}, Point{390, 844}, Point{568, 320}, Point{820, 1180}, Point{1440, 900}};
  for (const Point size : sizes)
    for (const TextSize text : {TextSize::normal, TextSize::large, TextSize::larger, TextSize::largest}) {
      CAPTURE(size.x, size.y, static_cast<int>(text));
      Settings settings = shown.app.preferences().settings();
      settings.text_size = text;
      shown.app.preferences().change_settings(settings);
      shown.ui.resized(size.x, size.y, 1);
      const auto [words, message] = areas(shown, help->text);
      CHECK(common(words, message).empty());
      CHECK(message.y >= 0);
      CHECK(message.bottom() <= size.y);
    }
}

TEST_CASE("toast: a short message takes the place of the status line, and is not shown over the menu") {
  ShownApp shown;
  shown.ui.resized(390, 844, 1);
  test::start_match(shown.app, shown.host, 4, "brisca");
  while (!shown.app.match().session()->can_act()) (void)shown.host.settle(shown.app, 1);
  shown.tree();
  const auto message = [&shown] { return std::ranges::find(shown.ui.texts(), kMessage, &DrawnText::text); };
  shown.app.messages().show_toast(std::string{kMessage});
  shown.ui.frame(shown.host.now += 100);
  REQUIRE(message() != shown.ui.texts().end());
  const Rect words = message()->rect;
  const Target* const status = shown.find("button:help_me");
  REQUIRE(status != nullptr);
  CHECK(words.bottom() <= status->rect.bottom());
  CHECK(words.bottom() > status->rect.y);
  shown.ui.activate("button:menu");
  shown.ui.frame(shown.host.now += 100);
  shown.ui.frame(shown.host.now += 100);
  CHECK(message() == shown.ui.texts().end());
}

TEST_CASE("toast: a press on the points of a row tells how rows are counted") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record(
      "tapete 1\ngame kwingto\nplayers 2\nseat 0 human\nstart 0\n0 dice 0 2\nroll 2 6\n0 keep\n0 place 8s 3\n"));
  shown.tree();
  shown.ui.activate("row-points:0");
  shown.ui.frame(shown.host.now += 100);
  REQUIRE(shown.app.messages().toast().has_value());
  const std::string note = shown.app.match().session()->scene().board_notes.row;
  CHECK(note.find("un punto por carta") != std::string::npos);
  CHECK(shown.app.messages().toast()->text == note);
  shown.ui.activate("button:help_me");
  shown.ui.frame(shown.host.now += 100);
  CHECK_FALSE(shown.app.messages().toast().has_value());
}

}  // namespace
}  // namespace tapete
