#include "ui/gui/scrolling.hpp"

#include <algorithm>
#include <cmath>

namespace tapete {

void ScrollArea::move_to(float wanted) { offset = std::clamp(wanted, 0.0F, most()); }

void Scrolling::begin_frame() {
  for (auto& [id, area] : areas_) area.drawn = area.covered = false;
}

void Scrolling::end_frame() {
  std::erase_if(areas_, [](const auto& entry) { return !entry.second.drawn; });
}

bool Scrolling::glide(float milliseconds, bool at_once) {
  constexpr float kKept = 0.995F;    // share of the velocity that is left after one millisecond
  constexpr float kSlowest = 0.02F;  // velocity below which a fling ends, in points per millisecond
  bool moving = false;
  for (auto& [id, area] : areas_) {
    if (area.velocity == 0) continue;
    area.offset += area.velocity * milliseconds;
    area.velocity *= std::pow(kKept, milliseconds);
    const bool ended = area.offset <= 0 || area.offset >= area.most();
    area.move_to(area.offset);
    if (ended || at_once || std::abs(area.velocity) < kSlowest) area.velocity = 0;
    moving = moving || area.velocity != 0;
  }
  return moving;
}

const ScrollArea& Scrolling::begin(std::string_view id, Rect view, bool arrow_keys) {
  current_ = id;
  ScrollArea& area = areas_[current_];
  area.view = view;
  area.drawn = true;
  area.arrow_keys = arrow_keys;
  area.move_to(area.offset);
  return area;
}

const ScrollArea& Scrolling::end(float content_height) {
  ScrollArea& area = areas_[current_];
  area.height = content_height;
  current_.clear();
  return area;
}

const ScrollArea* Scrolling::current() const {
  const auto found = areas_.find(current_);
  return found == areas_.end() ? nullptr : &found->second;
}

void Scrolling::cover() {
  for (auto& [id, area] : areas_) area.covered = area.covered || area.drawn;
}

bool Scrolling::move_to(std::string_view id, float offset) {
  ScrollArea* const area = find(id);
  if (area == nullptr) return false;
  area->move_to(offset);
  area->velocity = 0;
  return true;
}

ScrollArea* Scrolling::area_for(Point point) {
  ScrollArea* area = find(at(point));
  if (area == nullptr)
    for (auto& [id, other] : areas_)
      if (!other.covered) area = &other;
  return area;
}

bool Scrolling::scroll_by(Point point, float dy) {
  ScrollArea* const area = area_for(point);
  if (area == nullptr) return false;
  area->velocity = 0;
  area->move_to(area->offset + dy);
  return true;
}

bool Scrolling::scrolls(Point point, float dy) {
  const ScrollArea* const area = area_for(point);
  return area != nullptr && (dy < 0 ? area->offset > 0 : area->offset < area->most());
}

void Scrolling::reveal(std::string_view id, Rect target) {
  constexpr float kMargin = 24;  // least distance in points between the target and the edge of the view
  ScrollArea* const area = find(id);
  if (area == nullptr) return;
  const Rect inner = area->view.inset(kMargin);
  float offset = area->offset;
  if (target.y < inner.y) offset += target.y - inner.y;
  if (target.bottom() > inner.bottom()) offset += target.bottom() - inner.bottom();
  area->move_to(offset);
}

void Scrolling::stop() {
  for (auto& [id, area] : areas_) area.velocity = 0;
}

bool Scrolling::takes_arrow_keys() const {
  return std::any_of(areas_.begin(), areas_.end(),
                     [](const auto& entry) { return entry.second.arrow_keys && !entry.second.covered; });
}

std::string Scrolling::at(Point point) const {
  for (const auto& [id, area] : areas_)
    if (!area.covered && area.view.has(point)) return id;
  return {};
}

ScrollArea* Scrolling::find(std::string_view id) {
  const auto found = areas_.find(id);
  return found == areas_.end() ? nullptr : &found->second;
}

}  // namespace tapete
