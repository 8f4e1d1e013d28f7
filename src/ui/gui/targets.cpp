#include "ui/gui/targets.hpp"

#include <algorithm>

namespace tapete {
namespace {

/// Milliseconds for which a new target ignores presses, because no player can notice and press it that fast.
constexpr std::int32_t kTimeToSee = 250;

bool on_a_target(const DrawnText& text, const std::vector<DrawnTarget>& places) {
  return std::any_of(places.begin(), places.end(),
                     [&text](const DrawnTarget& place) { return place.whole.has(text.rect.center()); });
}

}  // namespace

void Targets::end_frame(std::uint32_t time) {
  in_sight_.clear();
  decltype(since_) since;
  for (const DrawnTarget& place : places_) {
    if (!place.target.rect.empty()) in_sight_.push_back(place.target);
    auto before = since_.find(place.target.id);
    if (before == since_.end()) before = since_.find(place.target.replaces);
    since[place.target.id] = before == since_.end() ? time : before->second;
  }
  since_ = std::move(since);
}

const DrawnTarget* Targets::find(std::string_view id) const {
  const auto found =
      std::find_if(places_.begin(), places_.end(), [id](const DrawnTarget& place) { return place.target.id == id; });
  return found == places_.end() ? nullptr : &*found;
}

std::string Targets::at(Point point) const {
  // Targets drawn later are on top.
  const auto found = std::find_if(in_sight_.rbegin(), in_sight_.rend(),
                                  [point](const Target& target) { return target.rect.has(point); });
  return found == in_sight_.rend() ? std::string{} : found->id;
}

std::string Targets::now(std::string_view id) const {
  const auto found = std::ranges::find_if(
      in_sight_, [id](const Target& target) { return !id.empty() && (target.id == id || target.replaces == id); });
  return found == in_sight_.end() ? std::string{} : found->id;
}

bool Targets::too_new(std::string_view id, std::uint32_t time) const {
  const auto found = since_.find(id);
  return found != since_.end() && static_cast<std::int32_t>(time - found->second) < kTimeToSee;
}

bool Targets::ready(std::uint32_t time) const {
  return std::none_of(in_sight_.begin(), in_sight_.end(),
                      [this, time](const Target& target) { return too_new(target.id, time); });
}

std::vector<AccessibilityItem> make_accessibility_tree(const std::vector<DrawnTarget>& places,
                                                       const std::vector<DrawnText>& texts, float heading) {
  std::vector<AccessibilityItem> out;
  std::size_t next = 0;
  const auto texts_until = [&](std::size_t end) {
    for (; next < std::min(end, texts.size()); ++next) {
      const DrawnText& text = texts[next];
      if (!text.described && !text.text.empty() && !on_a_target(text, places))
        out.push_back({.text = text.text, .heading = text.font == Font::bold && text.size >= heading});
    }
  };
  for (const DrawnTarget& place : places) {
    texts_until(place.texts_before);
    out.push_back({.target = place.target});
  }
  texts_until(texts.size());
  return out;
}

}  // namespace tapete
