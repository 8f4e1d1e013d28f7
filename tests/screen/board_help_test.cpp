// Help in words while several things are chosen: dice and spaces of boards, and cards to give.
#include <catch_amalgamated.hpp>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

constexpr std::string_view kChoosesDice =
    "tapete 1\ngame kwingto\nplayers 2\nseat 0 human\nstart 0\n0 dice 0 2\nroll 2 6\n0 keep\n0 place 8s 3\n0 burn 2s\n"
    "0 burn Ah\n0 burn 2h\n0 burn 3h\n1 pass\n1 dice 0 1\nroll 4\n1 keep\n1 place 4c 2\n1 burn 2s\n1 burn Ah\n"
    "1 burn 2h\n1 burn 3h\n0 pass\n";
constexpr std::string_view kKeepsDice =
    "tapete 1\ngame kwingto\nplayers 2\nseat 0 human\nstart 0\n0 dice 0 2\nroll 2 6\n";
constexpr std::string_view kPlaces =
    "tapete 1\ngame kwingto\nplayers 2\nseat 0 human\nstart 0\n0 dice 0 2\nroll 2 6\n0 keep\n";

constexpr std::string_view kGives =
    "tapete 1\n"
    "game corazones\n"
    "players 4\n"
    "seat 0 human\n"
    "seat 1 bot:beginner\n"
    "seat 2 bot:beginner\n"
    "seat 3 bot:beginner\n"
    "deal 2 7c 7h Qs Jd 8s 9s 4d 2s 5h 4c As 8c Qh 6d Kd 5d Tc 8h Js Ad 4h 5s Ks Ac 8d 4s 2d 3h 6c 6h 3c 7s 3s Kh Th "
    "Ah 9h 2c 6s 5c 3d Td Jc Kc Jh 9d Ts Qd 2h Qc 9c 7d\n"
    "3 give 8d\n"
    "3 give 3d\n"
    "3 give 6c\n";

void help_with(ShownApp& shown, std::string_view record) {
  REQUIRE(shown.app.opener().open_record(record));
  shown.tree();
  shown.press("button:help_me");
  REQUIRE(shown.app.help().step() != nullptr);
}

/// Returns the area of the words of help.
Rect words_of_help(const ShownApp& shown) {
  const Target* const words = shown.find("button:end_help");
  REQUIRE(words != nullptr);
  return words->rect;
}

TEST_CASE(
    "board help: its words end at the same height for every decision, and cover neither dice, spaces nor points") {
  for (const Point size : {Point{320, 568}, Point{390, 844}, Point{820, 1180}, Point{1440, 900}}) {
    CAPTURE(size.x, size.y);
    std::vector<float> lower;
    for (const std::string_view record : {kChoosesDice, kKeepsDice, kPlaces}) {
      ShownApp shown;
      shown.ui.resized(size.x, size.y, 1);
      help_with(shown, record);
      const Rect words = words_of_help(shown);
      lower.push_back(words.bottom());
      for (const Target& other : shown.ui.targets())
        if (other.id != "button:end_help" && other.id != "button:help_me") {
          CAPTURE(other.id);
          CHECK(common(other.rect, words).inset(0.5F).empty());
        }
    }
    CHECK(lower == std::vector<float>(lower.size(), lower.front()));
  }
}

TEST_CASE("board help: with large letters its words are in the window, and cover no button and no dice") {
  for (const Point size : {Point{390, 844}, Point{499, 573}, Point{600, 800}, Point{768, 1024}, Point{820, 1180},
                           Point{1180, 820}, Point{1440, 900}, Point{1024, 1366}})
    for (const TextSize text : {TextSize::large, TextSize::larger, TextSize::largest})
      for (const std::string_view record : {kChoosesDice, kKeepsDice, kPlaces}) {
        CAPTURE(size.x, size.y, static_cast<int>(text), record);
        ShownApp shown;
        Settings settings = shown.app.preferences().settings();
        settings.text_size = text;
        shown.app.preferences().change_settings(settings);
        shown.ui.resized(size.x, size.y, 1);
        help_with(shown, record);
        const Rect words = words_of_help(shown);
        CHECK(common(words, {0, 0, size.x, size.y}).h >= words.h - 0.5F);
        for (const Target& other : shown.ui.targets())
          if (other.id == "button:menu" || other.id == "button:undo" || other.id.starts_with("die:")) {
            CAPTURE(other.id);
            CHECK(common(other.rect, words).inset(0.5F).empty());
          }
      }
}

TEST_CASE("board help: it stays while the viewer selects, and ends with a press on its words") {
  ShownApp shown;
  help_with(shown, kPlaces);
  const std::string words = shown.app.help().step()->text;
  shown.press("space:1");
  REQUIRE(shown.app.help().step() != nullptr);
  CHECK(shown.app.help().step()->text == words);
  shown.press("button:end_help");
  CHECK(shown.app.help().step() == nullptr);
}

TEST_CASE("board help: the bulb also answers when dice have been selected") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record(kChoosesDice));
  shown.tree();
  shown.press("die:red 1");
  shown.press("button:help_me");
  REQUIRE(shown.app.help().step() != nullptr);
  CHECK_FALSE(words_of_help(shown).empty());
}

TEST_CASE("help about cards to give stays while the viewer chooses them") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record(kGives));
  shown.tree();
  shown.press("button:help_me");
  REQUIRE(shown.app.help().step() != nullptr);
  const std::string words = shown.app.help().step()->text;
  shown.press("card:play 9s");
  shown.press("card:play 6h");
  REQUIRE(shown.app.help().step() != nullptr);
  CHECK(shown.app.help().step()->text == words);
  shown.press("card:play 4c");
  shown.press("option:together");
  CHECK(shown.app.help().step() == nullptr);
}

}  // namespace
}  // namespace tapete
