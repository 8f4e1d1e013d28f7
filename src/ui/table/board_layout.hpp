#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Where a board stands, with its owner's name above it.
struct BoardPlace {
  Rect name;
  Rect rect;  ///< all spaces
  int columns = 1;
  int rows = 1;
  float gap = 2;
  [[nodiscard]] Rect space(int index) const;
};

/// Where things stand on a table of boards and dice. Seats are counted from the viewer.
struct BoardLayout {
  std::array<BoardPlace, kMaxSeats> board;
  Rect dice;     ///< the dice that lie, or those to choose from
  Rect actions;  ///< buttons
};

inline bool has_boards(const Scene& scene) {
  for (const Zone& zone : scene.zones)
    if (zone.place == Place::board) return true;
  return false;
}

/// Also sets what every table has: menu, undo, status, and the seats' signs. For a left hand all lies the other way
/// round.
BoardLayout lay_out_boards(const Scene& scene, float width, float height, bool left_handed, TableLayout& table);

}  // namespace tapete
