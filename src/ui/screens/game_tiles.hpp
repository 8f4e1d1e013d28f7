#pragma once
#include <string_view>
#include <vector>

#include "app/home_games.hpp"
#include "ui/screens/app_context.hpp"

namespace tapete {

/// Tiles of the games on the home screen, in a grid. All tiles have the same layout and text size.
class GameTiles {
 public:
  /// `width` is the width of the grid, `apart` the distance between two tiles, and `least` the smallest height of a
  /// tile with normal text, all in points.
  GameTiles(AppContext& context, const std::vector<HomeGame>& games, float width, float apart, float least);

  /// Returns the smallest height of a tile.
  [[nodiscard]] float least() const { return least_; }
  [[nodiscard]] float rows() const;
  /// Returns the height of the grid with tiles of this height, and with a margin below the last row.
  [[nodiscard]] float height(float tile) const { return rows() * (tile + apart_); }
  /// Returns the id of a game's tile.
  static std::string id(const HomeGame& game);
  /// Draws the grid. The last tile fills its row. Returns the entry that the player has pressed; nullptr if there is
  /// none.
  const HomeGame* draw(Point at, float tile);

 private:
  void measure(float least);
  bool draw_tile(const HomeGame& game, Rect rect);
  void draw_words(const HomeGame& game, Rect rect);

  AppContext& context_;
  const std::vector<HomeGame>& games_;
  float width_;
  float apart_;
  int columns_;
  float tile_width_;
  float least_ = 0;
  float sign_ = 0;       ///< height of the line that says that a match is in progress; 0: no tile has one
  float above_ = 0;      ///< text size if the picture is above the name
  float beside_ = 0;     ///< text size if the picture is to the left of the name; 0 if the text would be too small
  int lines_above_ = 1;  ///< largest number of lines of a name below its picture
  float about_ = 0;      ///< width of the longest line about a game
};

}  // namespace tapete
