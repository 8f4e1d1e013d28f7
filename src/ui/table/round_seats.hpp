#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Layout of the other players at a round table, where each player plays alone: the viewer's two neighbours at the
/// right and the left, all others along the upper edge. A `place` is an index in TableLayout's arrays.
struct RoundSeats {
  TableLayout& layout;
  int others = 0;      ///< number of players without the viewer
  int open = 0;        ///< largest number of known cards in another player's hand
  bool shown = false;  ///< the value of hands_shown()
  bool low = false;    ///< whether a neighbour's portrait is worth more than the hand, as above a lesson
  bool clear = true;   ///< whether the cards of a trick do not overlap if they are then large enough

  [[nodiscard]] bool beside(int place) const { return others > 1 && (place == 1 || place == others); }
  /// Returns the number of players along the upper edge.
  [[nodiscard]] int above() const { return others > 1 ? others - 2 : others; }
  /// Returns the least height of a row with room for a portrait above the text.
  [[nodiscard]] float least_upright() const;

  /// Returns whether a column of this height has room for a neighbour's text, slightly shrunk.
  [[nodiscard]] bool fits_beside(float height) const;

  /// Lays out the players along the upper edge, in a row.
  void lay_above(Rect row);
  /// Lays out all other players along the upper edge, in a row.
  void lay_across(Rect row);
  /// Lays out the portrait and the text of a player whose hand is shown, in the rectangle TableLayout::badge.
  void lay_name(int place);
  /// Lays out the neighbours, each in a column of this width at one side of the area.
  void lay_beside(Rect area, float width);
  /// Lays out the trick, each card towards its player. `widest` is the greatest width of a card, `least` the least
  /// distance between two rows as a share of a card's height.
  void lay_trick(Rect area, float widest, float least);

 private:
  void lay_cells(int first, int count, Rect row);
  void lay_cell(int place, Rect cell);
  void lay_upright(int place, Rect cell, float span);
  [[nodiscard]] float flat_words(float spare) const;
  void lay_flat(int place, Rect cell, float span, float wide);
  void lay_column(int place, Rect column);
  void pile_at_sign(int place);
  /// Lays out the trick in a low area: all cards of width `w` in one line, in the order of the seats.
  void lay_trick_in_line(Point center, float w);
};

}  // namespace tapete
