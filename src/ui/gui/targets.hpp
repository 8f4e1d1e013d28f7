#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ui/canvas/written.hpp"
#include "ui/gui/target.hpp"

namespace tapete {

/// A target as the keyboard and screen readers need it: it may be scrolled out of sight.
struct DrawnTarget {
  Target target;  ///< its rectangle is the part in sight
  Rect whole;
  std::string scroll_area;       ///< by its id; empty for none
  std::size_t texts_before = 0;  ///< texts of the frame that were drawn before it
};

/// What can be pressed, frame by frame. Times are milliseconds of SDL's clock, which wraps around after 49 days.
class Targets {
 public:
  void begin_frame() { places_.clear(); }
  void add(DrawnTarget place) { places_.push_back(std::move(place)); }
  /// What was added so far lies behind a panel and cannot be pressed.
  void cover() { places_.clear(); }
  void end_frame(std::uint32_t time);

  /// All of this frame so far, in the order of drawing.
  [[nodiscard]] const std::vector<DrawnTarget>& places() const { return places_; }
  /// Null if there is none of this frame.
  [[nodiscard]] const DrawnTarget* find(std::string_view id) const;
  /// Those in sight in the frame drawn last.
  [[nodiscard]] const std::vector<Target>& in_sight() const { return in_sight_; }
  /// The topmost target at a point in the frame drawn last, by its id; empty if there is none.
  [[nodiscard]] std::string at(Point point) const;
  /// It was not there long enough at this time for anyone to have seen and pressed it. Such a press was meant for what
  /// lay there before.
  [[nodiscard]] bool too_new(std::string_view id, std::uint32_t time) const;
  /// All of them have been there long enough.
  [[nodiscard]] bool ready(std::uint32_t time) const;

 private:
  std::vector<DrawnTarget> places_;
  std::vector<Target> in_sight_;
  std::map<std::string, std::uint32_t, std::less<>> since_;  ///< when each was drawn first
};

/// What a frame shows, in reading order: its targets, and the texts that do not stand on one of them. Bold text from
/// `heading` points on is a heading.
std::vector<MirrorItem> mirror_of(const std::vector<DrawnTarget>& places, const std::vector<Written>& texts,
                                  float heading);

}  // namespace tapete
