#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/card.hpp"

/// Values that describe the screens and dialogs of App.
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
  sayings,
  player  ///< the question about the player's name and portrait
};

/// Returns whether that screen shows the table, with a match that is played or watched.
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
  int number = 0;                ///< identifies the question, so that a late answer never answers the next one
  std::vector<Card> cards{};     ///< drawn under the title; usually none
  Deck deck{};                   ///< of `cards`
};

/// A short message that disappears by itself.
struct Toast {
  std::string text;
  double until = 0;  ///< end of the display, in milliseconds as ClockAndEntropy::now_ms()
};

/// Position in a review: the moment that is shown, and how much the player has been told about it.
struct ReviewCursor {
  enum class Progress : unsigned char {
    nothing,  ///< the player sees the decision, and that another action was better
    trying,   ///< the player searches for a better action
    again,    ///< the player has made one wrong attempt
    found,    ///< the player has found a better action
    all,      ///< the player sees the better action, and the reason
    open      ///< the player sees all cards, and the judgement given all cards
  };
  std::size_t index = 0;  ///< index of the moment
  std::size_t back = 0;   ///< position of the watched match before the review; 0: the review began at the table
  Progress progress{};
  std::string tried{};  ///< the last attempt, as in a record; empty before it
};

}  // namespace tapete
