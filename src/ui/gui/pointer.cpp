#include "ui/gui/pointer.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tapete {
namespace {

/// Distance in points after which a press becomes a drag and is no longer a click.
constexpr float kDrag = 8;

/// A release after this many milliseconds without movement does not start a fling.
constexpr std::uint32_t kRest = 80;
/// Duration of a long press in milliseconds.
constexpr std::uint32_t kLong = 800;

float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

bool Pointer::down(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling) {
  at_ = at;
  pressed_ = targets.at(at);
  if (targets.too_new(pressed_, time)) return false;
  down_ = true;
  down_at_ = at;
  dragging_ = false;
  scrolling.stop();
  dragged_ = scrolling.at(at);
  drag_time_ = down_time_ = time;
  return true;
}

bool Pointer::moved(Point at, std::uint32_t time, bool touch, const Targets& targets, Scrolling& scrolling) {
  const Point by = at - std::exchange(at_, at);
  if (down_) {
    dragging_ = dragging_ || distance(at, down_at_) > kDrag;
    return dragging_ && (scroll(-by.y, time, scrolling) || drag().has_value());
  }
  if (touch) return false;
  hovering_ = true;
  return hover(targets);
}

bool Pointer::scroll(float dy, std::uint32_t time, Scrolling& scrolling) {
  ScrollArea* const area = scrolling.find(dragged_);
  if (area == nullptr) return false;
  const auto took = static_cast<float>(std::max<std::uint32_t>(1, time - std::exchange(drag_time_, time)));
  area->move_to(area->offset + dy);
  area->velocity = 0.6F * area->velocity + 0.4F * (dy / took);
  return true;
}

bool Pointer::up(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling) {
  if (!down_) return false;
  at_ = at;
  drop_ = drag();
  down_ = false;
  held_ = time - down_time_ >= kLong;
  if (time - drag_time_ > kRest) scrolling.stop();
  if (drop_ || (dragging_ && distance(at, down_at_) >= kDrag)) return true;
  const std::string hit = targets.at(at);
  if (hit.empty() && pressed_.empty()) pending_.nothing = true;
  // If the pressed target has moved away from the pointer, it is still the target that the player meant.
  std::string meant = targets.now(pressed_);
  if (!meant.empty() && (hit == meant || !dragging_)) pending_.target = std::move(meant);
  return true;
}

bool Pointer::hover(const Targets& targets) {
  if (!hovering_) return false;
  const std::string before = std::exchange(hovered_, targets.at(at_));
  return hovered_ != before;
}

std::optional<Drag> Pointer::drag() const {
  if (!down_ || !dragging_ || pressed_.empty() || !dragged_.empty()) return std::nullopt;
  return Drag{pressed_, down_at_, at_};
}

Click Pointer::take_click() { return std::exchange(pending_, {}); }

}  // namespace tapete
