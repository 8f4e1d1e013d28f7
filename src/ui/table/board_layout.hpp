#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Layout of a board, with the owner's name above it.
struct BoardPlace {
  Rect name;
  Rect rect;  ///< rectangle around all spaces
  Grid spaces;
  Rect row_values{};     ///< points of the rows, next to the spaces; empty: there is no room for points
  Rect column_values{};  ///< points of the columns, below the spaces
};

/// Layout of a table with boards and dice. `board` is indexed by relative(): 0 is the viewer's board.
struct BoardLayout {
  std::array<BoardPlace, kMaxSeats> board;
  Rect dice;     ///< the dice in play, or the dice to choose from
  Rect actions;  ///< the buttons
  /// An area for the words of help that covers no board, name or points; empty: there is none.
  Rect free_help;
  /// An area for the words of help that is large enough, if `free_help` is not. In a wide window they cover other
  /// boards if necessary. They reach the lower edge of their area.
  Rect help;
  bool help_replaces = false;  ///< whether help fills its area, which contains the status line
};

inline bool has_boards(const Scene& scene) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board) return true;
  return false;
}

/// How a table with boards is used.
struct BoardUse {
  bool left_handed = false;  ///< whether everything is mirrored
  bool acts = true;          ///< whether the viewer acts there, so that buttons need room
  bool helps = false;        ///< whether the words of help are shown; the viewer's board may then be lower
};

/// Returns the layout of boards and dice. Stores in `table` the layout of the menu, the undo button, the status line
/// and the players' names.
BoardLayout lay_out_boards(const Scene& scene, float width, float height, BoardUse use, TableLayout& table);

}  // namespace tapete
