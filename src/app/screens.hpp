#pragma once
#include <functional>
#include <string>
#include <vector>

#include "app/setup.hpp"
#include "game/dealer_draw.hpp"
#include "match/record.hpp"

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

/// The first dealer is being drawn.
struct DrawState {
  DealerDraw draw;
  int way = 0;                  ///< index in the game's ways of drawing
  std::vector<Player> players;  ///< before anybody changed places
  Header header;
  int shown = 0;       ///< cards turned so far
  double next_at = 0;  ///< when the next one is turned
  [[nodiscard]] bool done() const { return shown == static_cast<int>(draw.drawn.size()); }
};

}  // namespace tapete
