#pragma once
#include <cstddef>
#include <functional>
#include <string>

/// What App shows, as values.
namespace tapete {

enum class Screen : unsigned char {
  start,
  setup,
  draw,
  table,
  rules,
  glossary,
  settings,
  about,
  matches,
  replay,
  doctor,
  lesson
};

/// Whether the table is on that screen, with a match that is played or watched.
constexpr bool shows_table(Screen screen) {
  return screen == Screen::table || screen == Screen::replay || screen == Screen::lesson;
}

/// The parts of Screen::matches.
enum class MatchList : unsigned char { under_way, done, summary };

/// A question or a message over everything else; `no` is empty for a message.
struct Dialog {
  std::string title;
  std::string text;
  std::string yes;
  std::string no;
  std::function<void()> on_yes;  ///< may be empty
  int number = 0;                ///< of all that were asked: a press for one is never an answer to the next
};

/// A short message that goes by itself.
struct Toast {
  std::string text;
  double until = 0;
};

/// A moment of a hand that is looked at again.
struct Looking {
  enum class Told : unsigned char {
    nothing,  ///< what was done, and that there was something better
    trying,   ///< the player looks for it
    again,    ///< has missed it once
    found,    ///< and has found it
    all       ///< what was better, and why
  };
  std::size_t index = 0;  ///< of the moment in HandReview::moments()
  std::size_t back = 0;   ///< where the match that is watched stood before; 0: the table waits behind it
  Told told{};
};

}  // namespace tapete
