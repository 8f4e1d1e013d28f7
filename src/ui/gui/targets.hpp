#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/canvas/geometry.hpp"
#include "ui/canvas/written.hpp"

namespace tapete {

/// Something on the screen that can be clicked, in the last frame.
struct Target {
  std::string id;     ///< `card:play Ao`, `option:pass`, `button:new_match`
  std::string label;  ///< in the player's language
  Rect rect;
  bool enabled = true;           ///< if false, the target only says why it does nothing now
  std::optional<bool> chosen{};  ///< for one of several choices: whether it is the chosen one
};

/// One element of the accessibility tree: a target, a text, or a table.
struct MirrorItem {
  std::optional<Target> target{};
  std::string text{};  ///< of a table: rows end with line feeds and cells with tabs; the first ones are headings
  bool heading = false;
};

/// A target for the keyboard and screen readers. It may be scrolled out of sight.
struct DrawnTarget {
  Target target;  ///< its rectangle is the visible part
  Rect whole;
  std::string scroll_area;       ///< the id of the area that it is in; empty for none
  std::size_t texts_before = 0;  ///< number of the frame's texts that were drawn before it
};

/// What can be pressed, frame by frame. Times are milliseconds of SDL's clock, which wraps around after 49 days.
class Targets {
 public:
  void begin_frame() { places_.clear(); }
  void add(DrawnTarget place) { places_.push_back(std::move(place)); }
  /// Everything added so far is behind a panel and cannot be pressed.
  void cover() { places_.clear(); }
  void end_frame(std::uint32_t time);

  /// All targets of this frame so far, in drawing order.
  [[nodiscard]] const std::vector<DrawnTarget>& places() const { return places_; }
  /// The target of this frame with that id; nullptr if there is none.
  [[nodiscard]] const DrawnTarget* find(std::string_view id) const;
  /// The visible targets of the last frame.
  [[nodiscard]] const std::vector<Target>& in_sight() const { return in_sight_; }
  /// The id of the topmost target at a point in the last frame; empty if there is none.
  [[nodiscard]] std::string at(Point point) const;
  /// Whether the target had not been there long enough at this time to be seen and pressed. Such a press was meant for
  /// what was there before.
  [[nodiscard]] bool too_new(std::string_view id, std::uint32_t time) const;
  /// Whether all targets have been there long enough.
  [[nodiscard]] bool ready(std::uint32_t time) const;

 private:
  std::vector<DrawnTarget> places_;
  std::vector<Target> in_sight_;
  std::map<std::string, std::uint32_t, std::less<>> since_;  ///< when each target was first drawn
};

/// Returns the accessibility tree of a frame in reading order: its targets, and the texts that are neither described
/// nor part of a target. Bold text of at least `heading` points is a heading.
std::vector<MirrorItem> mirror_of(const std::vector<DrawnTarget>& places, const std::vector<Written>& texts,
                                  float heading);

}  // namespace tapete
