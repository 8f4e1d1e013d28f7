#pragma once
#include <optional>
#include <utility>

#include <SDL_keyboard.h>

namespace tapete {

/// Commands that a key gives to the screen.
enum class Key : unsigned char { none, escape, help, undo, menu, hear_hand, hear_table, hear_score };

/// The key that was pressed since the last frame, until somebody takes it.
class Keys {
 public:
  /// Returns false if the key has no meaning.
  bool press(const SDL_Keysym& pressed);
  /// Returns true once if that key was pressed.
  bool take(Key key);
  /// The number key (1 to 9) that was pressed, once.
  std::optional<int> take_number() { return std::exchange(number_, {}); }
  /// Forgets what nobody has taken. Returns whether a key was pressed before the frame.
  bool end_frame();

 private:
  Key key_ = Key::none;
  std::optional<int> number_;
  bool pressed_ = false;
};

}  // namespace tapete
