#include "ui/gui/keys.hpp"

namespace tapete {
namespace {

/// Returns the command of a key; Key::none if the key has no command.
Key key_of(const SDL_Keysym& pressed) {
  const bool shift = (pressed.mod & KMOD_SHIFT) != 0;
  switch (pressed.sym) {
    case SDLK_ESCAPE:
    case SDLK_AC_BACK:
      return Key::escape;
    case SDLK_c:
      return Key::hear_hand;
    case SDLK_t:
      return Key::hear_table;
    case SDLK_p:
      return Key::hear_score;
    case SDLK_u:
      return Key::undo;
    case SDLK_m:
      return Key::menu;
    case SDLK_h:
    case SDLK_F1:
    case SDLK_QUESTION:
      return Key::help;
    // The question mark is on different keys on different keyboards.
    case SDLK_SLASH:
    case SDLK_QUOTE:
      return shift ? Key::help : Key::none;
    default:
      return shift && pressed.scancode == SDL_SCANCODE_MINUS ? Key::help : Key::none;
  }
}

}  // namespace

bool Keys::press(const SDL_Keysym& pressed) {
  const Key key = key_of(pressed);
  const bool number = pressed.sym >= SDLK_1 && pressed.sym <= SDLK_9;
  if (key != Key::none)
    key_ = key;
  else if (number)
    number_ = static_cast<int>(pressed.sym - SDLK_0);
  pressed_ = pressed_ || number || key != Key::none;
  return number || key != Key::none;
}

bool Keys::take(Key key) {
  if (key_ != key) return false;
  key_ = Key::none;
  return true;
}

bool Keys::end_frame() {
  key_ = Key::none;
  number_.reset();
  return std::exchange(pressed_, false);
}

}  // namespace tapete
