#include "ui/gui/gui.hpp"

#include <SDL_timer.h>

#include <algorithm>
#include <utility>

/// Functions of Gui that run during a frame; gui_input.cpp handles events between frames.
namespace tapete {

void FoldState::set_open(std::string_view id, bool open) {
  std::erase(open_, id);
  if (open) open_.emplace_back(id);
}

void Gui::begin(double now, float scale, Lang lang, bool reduced_motion) {
  frame_.elapsed = static_cast<float>(std::clamp(now - frame_.now, 0.0, 50.0));
  frame_.now = now;
  frame_.scale = scale;
  frame_.chosen = scale;
  frame_.lang = lang;
  frame_.reduced_motion = reduced_motion;
  frame_.click = pointer_.take_click();
  frame_.drop = pointer_.take_drop();
  frame_.help = frame_.status = {};
  targets_.begin_frame();
  descriptions_.clear();
  scrolling_.begin_frame();
  again_ = !pointer_.is_down() && scrolling_.glide(frame_.elapsed, frame_.reduced_motion);
}

bool Gui::end() {
  scrolling_.end_frame();
  targets_.end_frame(SDL_GetTicks());
  const bool hovered = pointer_.hover(targets_);
  // A click, a key or another hovered target may have changed something that this frame had already drawn, so another
  // frame is needed.
  const bool pressed = keys_.end_frame();
  return again_ || hovered || pressed || !frame_.click.target.empty() || frame_.click.nothing;
}

bool Gui::target(std::string_view id, std::string_view label, Rect rect, bool enabled, std::optional<bool> chosen,
                 std::string_view replaces) {
  const ScrollArea* const area = scrolling_.current();
  const Rect seen = area == nullptr ? rect : common(rect, area->view);
  // Targets that are scrolled out of sight are registered too, so that the keyboard can reach them.
  targets_.add({{std::string{id}, std::string{label}, seen, enabled, chosen, std::string{replaces}},
                rect,
                scrolling_.current_id(),
                canvas_.drawn_texts().size()});
  return frame_.click.target == id;
}

void Gui::describe(std::vector<AccessibilityItem> items) {
  canvas_.mark_described();
  descriptions_ = std::move(items);
}

void Gui::cover() {
  targets_.cover();
  descriptions_.clear();
  scrolling_.cover();
  canvas_.forget_drawn_texts();
}

std::vector<AccessibilityItem> Gui::accessibility_tree() const {
  std::vector<AccessibilityItem> all = descriptions_;
  const auto rest = make_accessibility_tree(targets_.places(), canvas_.drawn_texts(), frame_.em(type::kLead * 1.1F));
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

void Gui::focus_ring(std::string_view id, Rect rect, float radius) {
  if (!focus_.shown_on(id)) return;
  // Two colours, so that the ring is visible on every ground and differs from the gold frame of a chosen item.
  canvas_.outline(rect.inset(-4), canvas_.theme().on_paper, radius + 4, 7);
  canvas_.outline(rect.inset(-4), canvas_.theme().paper, radius + 4, 3);
}

float Gui::begin_scroll(std::string_view id, Rect view, bool arrow_keys) {
  const ScrollArea& area = scrolling_.begin(id, view, arrow_keys);
  canvas_.clip(view);
  return view.y - area.offset;
}

void Gui::end_scroll(float content_height, bool last) {
  const float before = scrolling_.current()->height;
  const ScrollArea& area = scrolling_.end(content_height);
  // If the height has changed, the offset may be out of range, which the next frame corrects.
  if (before != content_height && area.offset > 0) again_ = true;
  canvas_.unclip();
  if (!last || area.most() <= 0) return;
  const Rect& view = area.view;
  const float bar = std::max(32.0F, view.h * view.h / content_height);
  const float at = view.y + (view.h - bar) * area.offset / area.most();
  canvas_.fill({view.right() - 6, at + 3, 4, bar - 6}, canvas_.theme().quiet.with_alpha(0.45F), 2);
}

}  // namespace tapete
