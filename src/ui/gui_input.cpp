#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/gui.hpp"

/// Mouse, touch and keys.
namespace tapete {
namespace {

/// A pointer that has moved so far drags, and no longer clicks.
constexpr float kDrag = 8;

/// Milliseconds in which nobody can have seen a target and pressed it. Such a press was meant for what lay there
/// before.
constexpr Uint32 kSeen = 250;

float length(Point p) { return std::hypot(p.x, p.y); }

}  // namespace

bool Gui::handle(const SDL_Event& event, float event_scale) {
  const auto point = [event_scale](Sint32 x, Sint32 y) {
    return Point{static_cast<float>(x) * event_scale, static_cast<float>(y) * event_scale};
  };
  // Touches come as a mouse too: SDL makes one of the first finger.
  switch (event.type) {
    case SDL_MOUSEMOTION:
      return pointer_moved(point(event.motion.x, event.motion.y), event.motion.which == SDL_TOUCH_MOUSEID);
    case SDL_MOUSEBUTTONDOWN:
      if (event.button.button != SDL_BUTTON_LEFT) return false;
      hovering_ = event.button.which != SDL_TOUCH_MOUSEID;
      return pointer_down(point(event.button.x, event.button.y), event.button.timestamp);
    case SDL_MOUSEBUTTONUP:
      return event.button.button == SDL_BUTTON_LEFT && pointer_up(point(event.button.x, event.button.y));
    case SDL_MOUSEWHEEL:
      return scroll_by(-event.wheel.preciseY * 60);
    case SDL_KEYDOWN:
      return key_down(event.key.keysym);
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) hovering_ = false;
      return true;
    default:
      return false;
  }
}

void Gui::activate(std::string_view id) { click_pending_ = id; }

void Gui::focus(std::string_view id, bool visible) {
  const Place* const place = find(id);
  if (place == nullptr) return;
  focus_on(*place);
  show_focus_ = visible;
}

bool Gui::just_come(std::string_view id, Uint32 time) const {
  const auto found = since_.find(id);
  return found != since_.end() && static_cast<Sint32>(time - found->second) < static_cast<Sint32>(kSeen);
}

bool Gui::ready() const {
  const Uint32 now = SDL_GetTicks();
  return std::none_of(targets_.begin(), targets_.end(),
                      [this, now](const Target& target) { return just_come(target.id, now); });
}

bool Gui::pointer_down(Point at, Uint32 time) {
  pointer_ = at;
  if (just_come(target_at(at), time)) return true;
  down_ = true;
  dragging_ = false;
  down_at_ = at;
  show_focus_ = false;
  pressed_ = target_at(at);
  drag_scroll_.clear();
  for (auto& [id, scroll] : scrolls_) {
    scroll.velocity = 0;
    if (scroll.view.has(at)) drag_scroll_ = id;
  }
  drag_time_ = static_cast<double>(SDL_GetTicks64());
  return true;
}

bool Gui::pointer_moved(Point at, bool touch) {
  const Point by = at - pointer_;
  pointer_ = at;
  if (down_) {
    if (!dragging_ && length(at - down_at_) > kDrag) dragging_ = true;
    const auto scroll = scrolls_.find(drag_scroll_);
    if (!dragging_ || scroll == scrolls_.end()) return false;
    const auto time = static_cast<double>(SDL_GetTicks64());
    const auto took = static_cast<float>(std::max(1.0, time - drag_time_));
    drag_time_ = time;
    scroll->second.offset = std::clamp(scroll->second.offset - by.y, 0.0F, scroll->second.most());
    scroll->second.velocity = 0.6F * scroll->second.velocity + 0.4F * (-by.y / took);
    return true;
  }
  if (touch) return false;
  hovering_ = true;
  std::string over = target_at(at);
  if (over == hovered_) return false;
  hovered_ = std::move(over);
  return true;
}

bool Gui::pointer_up(Point at) {
  if (!down_) return false;
  down_ = false;
  pointer_ = at;
  const bool click = !dragging_ || length(at - down_at_) < kDrag;
  if (SDL_GetTicks64() > static_cast<Uint64>(drag_time_) + 80)
    for (auto& [id, scroll] : scrolls_) scroll.velocity = 0;
  if (!click) return true;
  const std::string hit = target_at(at);
  if (hit.empty() && pressed_.empty()) nothing_pending_ = true;
  if (!hit.empty() && hit == pressed_) click_pending_ = hit;
  return true;
}

bool Gui::key_down(const SDL_Keysym& key) {
  const bool back = (key.mod & KMOD_SHIFT) != 0;
  switch (key.sym) {
    case SDLK_TAB:
      move_focus(back ? -1 : 1);
      return true;
    case SDLK_LEFT:
      move_focus_towards({-1, 0});
      return true;
    case SDLK_RIGHT:
      move_focus_towards({1, 0});
      return true;
    case SDLK_UP:
    case SDLK_DOWN: {
      const float way = key.sym == SDLK_UP ? -1 : 1;
      for (auto& [id, scroll] : scrolls_)
        if (scroll.arrow_keys) return scroll_by(way * 60);
      move_focus_towards({0, way});
      return true;
    }
    case SDLK_PAGEUP:
      return scroll_by(-400);
    case SDLK_PAGEDOWN:
      return scroll_by(400);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      if (find(focus_) == nullptr) return false;
      show_focus_ = true;
      click_pending_ = focus_;
      return true;
    case SDLK_ESCAPE:
    case SDLK_AC_BACK:
      key_ = Key::escape;
      return true;
    case SDLK_c:
      key_ = Key::hear_hand;
      return true;
    case SDLK_t:
      key_ = Key::hear_table;
      return true;
    case SDLK_p:
      key_ = Key::hear_score;
      return true;
    case SDLK_u:
      key_ = Key::undo;
      return true;
    case SDLK_m:
      key_ = Key::menu;
      return true;
    case SDLK_h:
    case SDLK_F1:
      key_ = Key::help;
      return true;
    default:
      break;
  }
  // Where the question mark lies differs from keyboard to keyboard.
  if (key.sym == SDLK_QUESTION ||
      (back && (key.sym == SDLK_SLASH || key.sym == SDLK_QUOTE || key.scancode == SDL_SCANCODE_MINUS))) {
    key_ = Key::help;
    return true;
  }
  if (key.sym < SDLK_1 || key.sym > SDLK_9) return false;
  number_ = static_cast<int>(key.sym - SDLK_0);
  return true;
}

bool Gui::scroll_by(float dy) {
  Scroll* scroll = scroll_at(pointer_);
  if (scroll == nullptr && !scrolls_.empty()) scroll = &scrolls_.rbegin()->second;
  if (scroll == nullptr) return false;
  scroll->velocity = 0;
  scroll->offset = std::clamp(scroll->offset + dy, 0.0F, scroll->most());
  return true;
}

void Gui::move_focus(int step) {
  const auto count = static_cast<int>(places_.size());
  if (count == 0) return;
  int at = step > 0 ? -1 : count;
  for (int i = 0; i < count; ++i)
    if (places_[static_cast<std::size_t>(i)].target.id == focus_) at = i;
  at = ((at + step) % count + count) % count;
  focus_on(places_[static_cast<std::size_t>(at)]);
}

void Gui::move_focus_towards(Point direction) {
  const Place* from = find(focus_);
  if (from == nullptr) {
    // The first thing that a player would want: a card or an answer.
    const auto first = std::find_if(places_.begin(), places_.end(), [](const Place& place) {
      return place.target.id.starts_with("card:") || place.target.id.starts_with("option:");
    });
    if (first != places_.end())
      focus_on(*first);
    else
      move_focus(1);
    return;
  }
  const Point start = from->target.rect.center();
  const Place* best = nullptr;
  float best_cost = 0;
  for (const Place& place : places_) {
    const Point way = place.target.rect.center() - start;
    const float along = way.x * direction.x + way.y * direction.y;
    if (&place == from || along <= 1) continue;
    const float across = std::abs(way.x * direction.y) + std::abs(way.y * direction.x);
    const float cost = along + 2.5F * across;
    if (best != nullptr && cost >= best_cost) continue;
    best = &place;
    best_cost = cost;
  }
  show_focus_ = true;
  if (best != nullptr) focus_on(*best);
}

void Gui::focus_on(const Place& place) {
  focus_ = place.target.id;
  show_focus_ = true;
  const auto found = scrolls_.find(place.scroll);
  if (found == scrolls_.end()) return;
  Scroll& scroll = found->second;
  const Rect inner = scroll.view.inset(24);
  const Rect& r = place.whole;
  if (r.y < inner.y) scroll.offset += r.y - inner.y;
  if (r.bottom() > inner.bottom()) scroll.offset += r.bottom() - inner.bottom();
  scroll.offset = std::clamp(scroll.offset, 0.0F, scroll.most());
}

const Gui::Place* Gui::find(std::string_view id) const {
  const auto found =
      std::find_if(places_.begin(), places_.end(), [id](const Place& place) { return place.target.id == id; });
  return found == places_.end() ? nullptr : &*found;
}

/// The topmost target there: what is drawn later lies above.
std::string Gui::target_at(Point at) const {
  for (std::size_t i = targets_.size(); i-- > 0;)
    if (targets_[i].rect.has(at)) return targets_[i].id;
  return {};
}

Gui::Scroll* Gui::scroll_at(Point at) {
  for (auto& [id, scroll] : scrolls_)
    if (scroll.view.has(at)) return &scroll;
  return nullptr;
}

}  // namespace tapete
