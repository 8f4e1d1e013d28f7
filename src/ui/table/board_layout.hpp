#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// The place of a board, with the owner's name above it.
struct BoardPlace {
  Rect name;
  Rect rect;  ///< of all spaces
  Grid spaces;
};

/// The places on a table of boards and dice. Seats are counted from the viewer.
struct BoardLayout {
  std::array<BoardPlace, kMaxSeats> board;
  Rect dice;     ///< of the dice in play, or those to choose from
  Rect actions;  ///< of the buttons
};

inline bool has_boards(const Scene& scene) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board) return true;
  return false;
}

/// Also sets the places that every table has: menu, undo, status, and the seats' signs. With `left_handed`, everything
/// is mirrored.
BoardLayout lay_out_boards(const Scene& scene, float width, float height, bool left_handed, TableLayout& table);

}  // namespace tapete
