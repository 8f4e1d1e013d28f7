#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Lays out the other players of a table at which each plays alone: the viewer's two neighbours at the right and the
/// left, all others along the upper edge. Places are counted as in TableLayout.
struct RoundSeats {
  TableLayout& layout;
  int others = 0;      ///< the players without the viewer
  int open = 0;        ///< the largest number of known cards in one of their hands
  bool shown = false;  ///< as hands_shown()

  [[nodiscard]] bool beside(int place) const { return others > 1 && (place == 1 || place == others); }
  /// How many sit along the upper edge.
  [[nodiscard]] int above() const { return others > 1 ? others - 2 : others; }
  /// Whether a row of this height has room for a portrait above three lines of text.
  [[nodiscard]] bool upright(float height) const;

  /// Those above, in a row.
  void lay_above(Rect row);
  /// The neighbours, each in a column of this width at one side of the area.
  void lay_beside(Rect area, float width);
  /// Everybody's card of the trick, on the side of the player. `widest`: the greatest width of a card. `least`: the
  /// least distance between two rows, as a share of a card's height.
  void lay_trick(Rect area, float widest, float least);

 private:
  void lay_cell(int place, Rect cell);
  void lay_upright(int place, Rect cell, float span);
  void lay_flat(int place, Rect cell, float span, float wide);
  void lay_column(int place, Rect column);
  void pile_at_sign(int place);
};

}  // namespace tapete
