#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/canvas/drawn_text.hpp"
#include "ui/canvas/geometry.hpp"

namespace tapete {

/// Something on the screen that can be clicked.
struct Target {
  std::string id;     ///< such as `card:play Ao`, `option:pass` or `button:new_match`
  std::string label;  ///< text of the target, in the player's language
  Rect rect;
  bool enabled = true;           ///< if false, a click only explains why the target cannot be used now
  std::optional<bool> chosen{};  ///< only for choices, switches and sections: whether chosen, on or open
  std::string replaces{};        ///< id of an earlier target with the same meaning; empty: there is none
};

/// One element of the accessibility tree: a target, a text, or a table.
struct AccessibilityItem {
  std::optional<Target> target{};
  /// The text, or a table: cells end with tabs, rows with line feeds; the first row and column are headings.
  std::string text{};
  bool heading = false;
};

/// A target with its position in the frame. A target that is scrolled out of sight is included, because the keyboard
/// and screen readers can reach it.
struct DrawnTarget {
  Target target;                 ///< the target; its rectangle is the visible part
  Rect whole;                    ///< the whole rectangle, with the parts that are out of sight
  std::string scroll_area;       ///< id of the scroll area that contains the target; empty if none does
  std::size_t texts_before = 0;  ///< number of texts that the frame drew before the target
};

/// Targets of the frame being drawn and of the last complete frame, with hit testing. Times are milliseconds of SDL's
/// clock, which wraps around after 49 days.
class Targets {
 public:
  void begin_frame() { places_.clear(); }
  void add(DrawnTarget place) { places_.push_back(std::move(place)); }
  /// Drops the targets added so far, because a panel covers them.
  void cover() { places_.clear(); }
  void end_frame(std::uint32_t time);

  /// Returns all targets of this frame so far, in draw order.
  [[nodiscard]] const std::vector<DrawnTarget>& places() const { return places_; }
  /// Returns the target of this frame with that id; nullptr if there is none.
  [[nodiscard]] const DrawnTarget* find(std::string_view id) const;
  /// Returns the visible targets of the last frame.
  [[nodiscard]] const std::vector<Target>& in_sight() const { return in_sight_; }
  /// Returns the id of the topmost target at a point in the last frame; empty if there is none.
  [[nodiscard]] std::string at(Point point) const;
  /// Returns the id of the visible target of the last frame that has this id or replaces the target with this id; empty
  /// if there is none.
  [[nodiscard]] std::string now(std::string_view id) const;
  /// Returns whether the target first appeared less than kTimeToSee (targets.cpp) before `time`. A player cannot react
  /// that fast, so a press was meant for the previous content.
  [[nodiscard]] bool too_new(std::string_view id, std::uint32_t time) const;
  /// Returns whether no target is too new.
  [[nodiscard]] bool ready(std::uint32_t time) const;

 private:
  std::vector<DrawnTarget> places_;
  std::vector<Target> in_sight_;
  std::map<std::string, std::uint32_t, std::less<>> since_;  ///< time at which each target was first drawn
};

/// Returns the accessibility tree of a frame in reading order: its targets, and the texts that are neither described
/// nor part of a target. Bold text of at least `heading` points is a heading.
std::vector<AccessibilityItem> make_accessibility_tree(const std::vector<DrawnTarget>& places,
                                                       const std::vector<DrawnText>& texts, float heading);

}  // namespace tapete
