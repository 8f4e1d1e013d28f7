#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// Part of the window whose content can be scrolled vertically. Lengths are in points.
struct ScrollArea {
  Rect view;                ///< rectangle in which the content is visible
  float height = 0;         ///< height of the content in the last frame
  float offset = 0;         ///< height of the hidden content above the view
  float velocity = 0;       ///< in points per millisecond
  bool arrow_keys = false;  ///< whether the up and down arrow keys scroll this area
  bool drawn = false;       ///< whether this frame has drawn the area
  bool covered = false;     ///< whether a panel lies over the area and blocks the pointer
  std::string kept;         ///< id of a control that keeps its place in the next frame; usually empty
  float kept_y = 0;         ///< y coordinate of that control

  /// Returns the largest offset.
  [[nodiscard]] float most() const { return height > view.h + 0.5F ? height - view.h : 0; }
  /// Scrolls to an offset, limited to the valid range.
  void move_to(float wanted);
};

/// Scroll areas of a screen. An area exists as long as every frame draws it.
class Scrolling {
 public:
  // During a frame
  void begin_frame();
  /// Drops the areas that the frame has not drawn.
  void end_frame();
  /// Continues flings, or ends them if `at_once`. Returns true if an area still moves.
  bool glide(float milliseconds, bool at_once);
  /// Begins an area. Everything drawn until end() belongs to this area.
  const ScrollArea& begin(std::string_view id, Rect view, bool arrow_keys);
  const ScrollArea& end(float content_height);
  /// Returns the area being drawn; nullptr if there is none.
  [[nodiscard]] const ScrollArea* current() const;
  [[nodiscard]] const std::string& current_id() const { return current_; }
  /// Blocks the areas drawn so far, because a panel covers them.
  void cover();

  // Between frames. move_to() and scroll_by() return whether an area was found.
  bool move_to(std::string_view id, float offset);
  /// Scrolls the area at a point by `dy` points. If no area is at that point, scrolls another area that is not covered.
  bool scroll_by(Point point, float dy);
  /// Returns whether scroll_by() would move an area.
  [[nodiscard]] bool scrolls(Point point, float dy);
  /// Scrolls an area so that a target in it becomes visible.
  void reveal(std::string_view id, Rect target);
  void stop();
  /// Returns whether the screen has an area that the arrow keys scroll.
  [[nodiscard]] bool takes_arrow_keys() const;
  /// Returns the id of the area at a point; empty if there is none.
  [[nodiscard]] std::string at(Point point) const;
  /// Returns an area of the last frame; nullptr if there is none with this id.
  [[nodiscard]] ScrollArea* find(std::string_view id);

 private:
  /// Returns the area at a point, otherwise any area that is not covered, otherwise nullptr.
  ScrollArea* area_for(Point point);

  std::map<std::string, ScrollArea, std::less<>> areas_;
  std::string current_;
};

}  // namespace tapete
