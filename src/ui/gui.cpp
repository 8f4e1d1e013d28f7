#include "ui/gui.hpp"

#include <SDL_timer.h>

#include <algorithm>
#include <cmath>

/// Frames, targets and scrolling; what the player does is in gui_input.cpp.
namespace tapete {

void Gui::begin(double now, float scale, Lang lang, bool reduced_motion) {
  elapsed_ = static_cast<float>(std::clamp(now - now_, 0.0, 50.0));
  now_ = now;
  scale_ = scale;
  lang_ = lang;
  reduced_motion_ = reduced_motion;
  again_ = false;
  clicked_ = std::move(click_pending_);
  click_pending_.clear();
  clicked_nothing_ = nothing_pending_;
  nothing_pending_ = false;
  places_.clear();
  for (auto& [id, scroll] : scrolls_) scroll.seen = false;
  glide();
}

bool Gui::end() {
  std::erase_if(scrolls_, [](const auto& entry) { return !entry.second.seen; });
  targets_.clear();
  for (const Place& place : places_)
    if (!place.target.rect.empty()) targets_.push_back(place.target);
  decltype(since_) since;
  for (const Place& place : places_) {
    const auto before = since_.find(place.target.id);
    since[place.target.id] = before == since_.end() ? SDL_GetTicks() : before->second;
  }
  since_ = std::move(since);
  if (hovering_) hovered_ = target_at(pointer_);
  // What was clicked may have changed the picture after it had been drawn.
  const bool acted = !clicked_.empty() || clicked_nothing_ || key_ != Key::none || number_;
  key_ = Key::none;
  number_.reset();
  return again_ || acted;
}

bool Gui::target(std::string_view id, std::string_view label, Rect rect, bool enabled, std::optional<bool> chosen) {
  const Rect seen = clip_ ? common(rect, *clip_) : rect;
  // One that is scrolled out of sight stays in the list, so that the keyboard can bring it back.
  places_.push_back(
      {{std::string{id}, std::string{label}, seen, enabled, chosen}, rect, scrolling_, canvas_.written().size()});
  return clicked_ == id;
}

void Gui::cover() {
  places_.clear();
  canvas_.forget_written();
}

std::vector<MirrorItem> Gui::mirror() const {
  const auto& texts = canvas_.written();
  const auto within_target = [this](const Written& text) {
    return std::any_of(places_.begin(), places_.end(),
                       [&text](const Place& place) { return place.whole.has(text.rect.center()); });
  };
  std::vector<MirrorItem> out;
  std::size_t next = 0;
  const auto texts_until = [&](std::size_t end) {
    for (; next < std::min(end, texts.size()); ++next) {
      const Written& text = texts[next];
      const bool heading = text.font == Font::bold && text.size >= em(type::kLead * 1.1F);
      if (!text.text.empty() && !within_target(text)) out.push_back({{}, text.text, heading});
    }
  };
  for (const Place& place : places_) {
    texts_until(place.texts_before);
    out.push_back({place.target, {}, false});
  }
  texts_until(texts.size());
  return out;
}

bool Gui::hovered(std::string_view id) const { return hovering_ && hovered_ == id; }

bool Gui::pressed(std::string_view id) const { return down_ && !dragging_ && pressed_ == id; }

void Gui::focus_ring(std::string_view id, Rect rect, float radius) {
  if (!focused(id)) return;
  canvas_.outline(rect.inset(-3), theme().on_gold, radius + 3, 5);
  canvas_.outline(rect.inset(-3), theme().gold, radius + 3, 3);
}

bool Gui::take(Key key) {
  if (key_ != key) return false;
  key_ = Key::none;
  again_ = true;
  return true;
}

std::optional<int> Gui::take_number() {
  const auto number = number_;
  number_.reset();
  if (number) again_ = true;
  return number;
}

float Gui::begin_scroll(std::string_view id, Rect view, bool arrow_keys) {
  scrolling_ = id;
  Scroll& scroll = scrolls_[scrolling_];
  scroll.view = view;
  scroll.seen = true;
  scroll.arrow_keys = arrow_keys;
  scroll.offset = std::clamp(scroll.offset, 0.0F, std::max(0.0F, scroll.most()));
  clip_ = view;
  canvas_.clip(view);
  return view.y - scroll.offset;
}

void Gui::end_scroll(float content_height) {
  Scroll& scroll = scrolls_[scrolling_];
  if (scroll.height != content_height) again_ = again_ || scroll.offset > 0;
  scroll.height = content_height;
  canvas_.unclip();
  clip_.reset();
  scrolling_.clear();
  if (scroll.most() <= 0) return;
  const Rect& view = scroll.view;
  const float bar = std::max(32.0F, view.h * view.h / content_height);
  const float at = view.y + (view.h - bar) * scroll.offset / scroll.most();
  canvas_.fill({view.right() - 6, at + 3, 4, bar - 6}, theme().quiet.with_alpha(0.45F), 2);
}

void Gui::scroll_to(std::string_view id, float y) {
  const auto found = scrolls_.find(id);
  if (found == scrolls_.end()) return;
  found->second.offset = std::clamp(y, 0.0F, found->second.most());
  found->second.velocity = 0;
  again_ = true;
}

/// A page that was let go in movement runs out.
void Gui::glide() {
  for (auto& [id, scroll] : scrolls_) {
    if (down_ || scroll.velocity == 0) continue;
    scroll.offset += scroll.velocity * elapsed_;
    scroll.velocity *= std::pow(0.995F, elapsed_);
    const bool ended = scroll.offset <= 0 || scroll.offset >= scroll.most();
    scroll.offset = std::clamp(scroll.offset, 0.0F, scroll.most());
    if (ended || reduced_motion_ || std::abs(scroll.velocity) < 0.02F) scroll.velocity = 0;
    if (scroll.velocity != 0) again_ = true;
  }
}

}  // namespace tapete
