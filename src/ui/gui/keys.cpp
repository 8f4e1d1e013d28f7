#include "ui/gui/keys.hpp"

namespace tapete {

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
    // The key of the question mark differs between keyboards.
    case SDLK_SLASH:
    case SDLK_QUOTE:
      return shift ? Key::help : Key::none;
    default:
      return shift && pressed.scancode == SDL_SCANCODE_MINUS ? Key::help : Key::none;
  }
}

std::optional<int> number_of(const SDL_Keysym& pressed) {
  if (pressed.sym < SDLK_1 || pressed.sym > SDLK_9) return {};
  return static_cast<int>(pressed.sym - SDLK_0);
}

}  // namespace tapete
