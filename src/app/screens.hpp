#pragma once
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
  doctor
};

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

}  // namespace tapete
