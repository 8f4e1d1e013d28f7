#pragma once
#include <optional>

#include <SDL_keyboard.h>

namespace tapete {

/// Commands that a key gives to the screen.
enum class Key : unsigned char { none, escape, help, undo, menu, hear_hand, hear_table, hear_score };

/// Key::none if the key has no meaning.
Key key_of(const SDL_Keysym& pressed);
/// 1 to 9 if it is a number key.
std::optional<int> number_of(const SDL_Keysym& pressed);

}  // namespace tapete
