#pragma once
#include <optional>

#include <SDL_keyboard.h>

namespace tapete {

/// What a key asks the screen to do.
enum class Key : unsigned char { none, escape, help, undo, menu, hear_hand, hear_table, hear_score };

/// Key::none for keys that mean nothing to a screen.
Key key_of(const SDL_Keysym& pressed);
/// 1 to 9 for the number keys.
std::optional<int> number_of(const SDL_Keysym& pressed);

}  // namespace tapete
