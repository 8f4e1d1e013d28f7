#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// A part of the window whose content may be higher than itself. Lengths are points.
struct ScrollArea {
  Rect view;                ///< where the content is seen
  float height = 0;         ///< of the content, as drawn last
  float offset = 0;         ///< how much of the content lies above the view
  float velocity = 0;       ///< points a millisecond
  bool arrow_keys = false;  ///< the arrow keys up and down scroll it
  bool drawn = false;       ///< in this frame
  bool covered = false;     ///< something has been drawn over it: the pointer does not reach it

  /// The greatest offset.
  [[nodiscard]] float most() const { return height > view.h + 0.5F ? height - view.h : 0; }
  /// Moves to an offset, as far as there is content.
  void move_to(float wanted);
};

/// The areas of a screen that can be scrolled. An area lasts for as long as every frame draws it.
class Scrolling {
 public:
  // A frame
  void begin_frame();
  /// Forgets the areas that the frame has not drawn.
  void end_frame();
  /// Moves on the areas that were let go in movement, or stops them `at_once`. True if one still moves.
  bool glide(float milliseconds, bool at_once);
  /// What is drawn until end() belongs to this area.
  const ScrollArea& begin(std::string_view id, Rect view, bool arrow_keys);
  const ScrollArea& end(float content_height);
  /// The area being drawn; null for none, and an empty id.
  [[nodiscard]] const ScrollArea* current() const;
  [[nodiscard]] const std::string& current_id() const { return current_; }
  /// The areas drawn so far lie behind a panel.
  void cover();

  // Between frames. They return whether there was something to scroll.
  bool move_to(std::string_view id, float offset);
  /// Scrolls the area at a point by so much, or if there is none any other.
  bool scroll_by(Point point, float dy);
  /// Scrolls so that a target of this area comes into sight.
  void reveal(std::string_view id, Rect target);
  void stop();
  /// An area that the arrow keys scroll is on the screen.
  [[nodiscard]] bool takes_arrow_keys() const;
  /// The area at a point, by its id; empty if there is none.
  [[nodiscard]] std::string at(Point point) const;
  /// Null if there is no such area any more.
  [[nodiscard]] ScrollArea* find(std::string_view id);

 private:
  std::map<std::string, ScrollArea, std::less<>> areas_;
  std::string current_;
};

}  // namespace tapete
