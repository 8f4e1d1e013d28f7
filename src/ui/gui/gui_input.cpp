#include "ui/gui/gui.hpp"

/// Functions of Gui that handle events between frames: mouse, touch and keys.
namespace tapete {

bool Gui::handle(const SDL_Event& event, float event_scale) {
  const auto point = [event_scale](Sint32 x, Sint32 y) {
    return Point{static_cast<float>(x) * event_scale, static_cast<float>(y) * event_scale};
  };
  // SDL sends mouse events for the first finger too, so these cases also handle touches.
  switch (event.type) {
    case SDL_MOUSEMOTION:
      return pointer_.moved(point(event.motion.x, event.motion.y), event.motion.timestamp,
                            event.motion.which == SDL_TOUCH_MOUSEID, targets_, scrolling_);
    case SDL_MOUSEBUTTONDOWN:
      return event.button.button == SDL_BUTTON_LEFT && button_down(event.button, point(event.button.x, event.button.y));
    case SDL_MOUSEBUTTONUP:
      return event.button.button == SDL_BUTTON_LEFT &&
             pointer_.up(point(event.button.x, event.button.y), event.button.timestamp, targets_, scrolling_);
    case SDL_MOUSEWHEEL:
      return scrolling_.scroll_by(pointer_.at(), -event.wheel.preciseY * 60);
    case SDL_KEYDOWN:
      return key_down(event.key.keysym);
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) pointer_.set_hovering(false);
      return true;
    default:
      return false;
  }
}

bool Gui::button_down(const SDL_MouseButtonEvent& event, Point at) {
  pointer_.set_touching(event.which == SDL_TOUCH_MOUSEID);
  if (pointer_.down(at, event.timestamp, targets_, scrolling_)) focus_.show(false);
  return true;
}

bool Gui::key_down(const SDL_Keysym& key) {
  if (key.sym != SDLK_AC_BACK) keys_.note_keyboard();  // phones have this key too
  switch (key.sym) {
    case SDLK_TAB:
      reveal(focus_.step(targets_.places(), (key.mod & KMOD_SHIFT) != 0 ? -1 : 1));
      return true;
    case SDLK_LEFT:
      return arrow({-1, 0});
    case SDLK_RIGHT:
      return arrow({1, 0});
    case SDLK_UP:
      return arrow({0, -1});
    case SDLK_DOWN:
      return arrow({0, 1});
    case SDLK_PAGEUP:
      return scrolling_.scroll_by(pointer_.at(), -400);
    case SDLK_PAGEDOWN:
      return scrolling_.scroll_by(pointer_.at(), 400);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      return press_focused();
    default:
      break;
  }
  return keys_.press(key);
}

bool Gui::arrow(Point direction) {
  if (direction.y != 0 && scrolling_.takes_arrow_keys()) return scrolling_.scroll_by(pointer_.at(), direction.y * 60);
  reveal(focus_.move_towards(targets_.places(), direction));
  return true;
}

bool Gui::press_focused() {
  if (targets_.find(focus_.id()) == nullptr) return false;
  focus_.show(true);
  pointer_.click(focus_.id());
  return true;
}

void Gui::reveal(const DrawnTarget* place) {
  if (place != nullptr) scrolling_.reveal(place->scroll_area, place->whole);
}

}  // namespace tapete
