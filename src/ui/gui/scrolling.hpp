#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// A part of the window whose content may be higher than the part. Lengths are in points.
struct ScrollArea {
  Rect view;                ///< where the content is visible
  float height = 0;         ///< height of the content in the last frame
  float offset = 0;         ///< height of the content above the view
  float velocity = 0;       ///< in points per millisecond
  bool arrow_keys = false;  ///< whether the up and down arrow keys scroll it
  bool drawn = false;       ///< whether this frame has drawn it
  bool covered = false;     ///< whether something is drawn over it, so that the pointer does not reach it

  /// The largest offset.
  [[nodiscard]] float most() const { return height > view.h + 0.5F ? height - view.h : 0; }
  /// Moves to an offset, limited by the content.
  void move_to(float wanted);
};

/// The scrollable areas of a screen. An area exists as long as every frame draws it.
class Scrolling {
 public:
  // A frame
  void begin_frame();
  /// Drops the areas that the frame has not drawn.
  void end_frame();
  /// Continues the movement of areas that were released while moving, or stops them if `at_once`. Returns true if one
  /// still moves.
  bool glide(float milliseconds, bool at_once);
  /// Everything drawn until end() belongs to this area.
  const ScrollArea& begin(std::string_view id, Rect view, bool arrow_keys);
  const ScrollArea& end(float content_height);
  /// The area being drawn; nullptr if there is none.
  [[nodiscard]] const ScrollArea* current() const;
  [[nodiscard]] const std::string& current_id() const { return current_; }
  /// The areas drawn so far are behind a panel.
  void cover();

  // Between frames. These functions return whether there was something to scroll.
  bool move_to(std::string_view id, float offset);
  /// Scrolls the area at a point by `dy`, or any other area if there is none at that point.
  bool scroll_by(Point point, float dy);
  /// Whether scroll_by() would move an area.
  [[nodiscard]] bool scrolls(Point point, float dy);
  /// Scrolls so that a target of this area is visible.
  void reveal(std::string_view id, Rect target);
  void stop();
  /// Whether an area that the arrow keys scroll is on the screen.
  [[nodiscard]] bool takes_arrow_keys() const;
  /// The id of the area at a point; empty if there is none.
  [[nodiscard]] std::string at(Point point) const;
  /// nullptr if there is no such area any more.
  [[nodiscard]] ScrollArea* find(std::string_view id);

 private:
  /// Returns the area at a point, else any area that is not covered, else nullptr.
  ScrollArea* area_for(Point point);

  std::map<std::string, ScrollArea, std::less<>> areas_;
  std::string current_;
};

}  // namespace tapete
