#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Layout of a board, with the owner's name above it.
struct BoardPlace {
  Rect name;
  Rect rect;  ///< rectangle around all spaces
  Grid spaces;
};

/// Layout of a table with boards and dice. `board` is indexed by relative(): 0 is the viewer's board.
struct BoardLayout {
  std::array<BoardPlace, kMaxSeats> board;
  Rect dice;     ///< the dice in play, or the dice to choose from
  Rect actions;  ///< the buttons
};

inline bool has_boards(const Scene& scene) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board) return true;
  return false;
}

/// Returns the layout of boards and dice. Stores in `table` the layout of the menu, the undo button, the status line
/// and the players' names. If `left_handed`, everything is mirrored.
BoardLayout lay_out_boards(const Scene& scene, float width, float height, bool left_handed, TableLayout& table);

}  // namespace tapete
