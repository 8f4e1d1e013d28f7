#include "ui/gui/focus.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tapete {
namespace {

/// Returns the nearest target in a direction, or nullptr if there is none. A distance across the direction counts
/// kAside times as much as the same distance along the direction.
const DrawnTarget* nearest(const std::vector<DrawnTarget>& places, const DrawnTarget& from, Point direction) {
  constexpr float kAside = 2.5F;
  const Point start = from.target.rect.center();
  const DrawnTarget* best = nullptr;
  float best_cost = 0;
  for (const DrawnTarget& place : places) {
    const Point way = place.target.rect.center() - start;
    const float along = way.x * direction.x + way.y * direction.y;
    if (&place == &from || along <= 1) continue;
    const float across = std::abs(way.x * direction.y) + std::abs(way.y * direction.x);
    const float cost = along + kAside * across;
    if (best != nullptr && cost >= best_cost) continue;
    best = &place;
    best_cost = cost;
  }
  return best;
}

bool is_card(std::string_view id) { return id.starts_with("card:") || id.starts_with("hand:"); }

/// Returns whether the target is an answer of the player at the table.
bool answers(std::string_view id) {
  constexpr std::array<std::string_view, 3> kAnswers{"option:", "space:", "die:"};
  return is_card(id) || std::ranges::any_of(kAnswers, [id](std::string_view start) { return id.starts_with(start); });
}

/// Returns whether the target leads away from what the player is doing.
bool leaves(std::string_view id) { return id == "button:back" || id == "button:menu" || id == "button:undo"; }

}  // namespace

void Focus::set(const DrawnTarget& place, bool shown) {
  id_ = place.target.id;
  shown_ = shown;
}

const DrawnTarget* Focus::step(const std::vector<DrawnTarget>& places, int by) {
  const auto count = static_cast<int>(places.size());
  if (count == 0) return nullptr;
  int at = by > 0 ? -1 : count;
  for (int i = 0; i < count; ++i)
    if (places[static_cast<std::size_t>(i)].target.id == id_) at = i;
  for (int i = 0; i < count; ++i) {
    at = ((at + by) % count + count) % count;
    const DrawnTarget& place = places[static_cast<std::size_t>(at)];
    if (is_card(place.target.id) && !place.target.enabled) continue;
    set(place, true);
    return &place;
  }
  return nullptr;
}

const DrawnTarget* Focus::move_towards(const std::vector<DrawnTarget>& places, Point direction) {
  const auto first = [&places](const auto& wanted) { return std::find_if(places.begin(), places.end(), wanted); };
  const auto from = first([this](const DrawnTarget& place) { return place.target.id == id_; });
  if (from == places.end()) {
    auto next = first([](const DrawnTarget& place) { return place.target.enabled && answers(place.target.id); });
    if (next == places.end()) next = first([](const DrawnTarget& place) { return !leaves(place.target.id); });
    if (next == places.end()) return step(places, 1);
    set(*next, true);
    return &*next;
  }
  shown_ = true;
  const DrawnTarget* const best = nearest(places, *from, direction);
  if (best != nullptr) set(*best, true);
  return best;
}

}  // namespace tapete
