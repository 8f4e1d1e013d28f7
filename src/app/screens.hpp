#pragma once
#include <cstddef>
#include <functional>
#include <string>

/// What App shows, as values.
namespace tapete {

enum class Screen : unsigned char {
  home,
  setup,
  draw,
  table,
  rules,
  glossary,
  settings,
  about,
  matches,
  replay,
  diagnostics,
  lesson,
  sayings
};

/// Whether that screen shows the table, with a match that is played or watched.
constexpr bool shows_table(Screen screen) {
  return screen == Screen::table || screen == Screen::replay || screen == Screen::lesson;
}

/// The lists of Screen::matches.
enum class MatchList : unsigned char { under_way, done, summary };

/// A question or a message over everything else. `no` is empty for a message.
struct Dialog {
  std::string title;
  std::string text;
  std::string yes;
  std::string no;
  std::function<void()> on_yes;  ///< may be empty
  int number = 0;  ///< identifies the question, so that a press meant for one is never an answer to the next
};

/// A short message that disappears by itself.
struct Toast {
  std::string text;
  double until = 0;
};

/// A moment of a hand that the player looks at again.
struct ReviewCursor {
  enum class Told : unsigned char {
    nothing,  ///< the decision, and that there was something better
    trying,   ///< the player searches for it
    again,    ///< the player has missed it once
    found,    ///< the player has found it
    all,      ///< what was better, and why
    open      ///< what it looks like with all cards seen
  };
  std::size_t index = 0;  ///< of the moment that is looked at
  std::size_t back = 0;   ///< where the match that is watched stood before; 0: the table waits behind it
  Told told{};
};

}  // namespace tapete
