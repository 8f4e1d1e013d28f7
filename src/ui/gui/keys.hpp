#pragma once
#include <optional>
#include <utility>

#include <SDL_keyboard.h>

namespace tapete {

/// Commands that have a key.
enum class Key : unsigned char { none, escape, help, undo, menu, hear_hand, hear_table, hear_score };

/// The key pressed since the last frame. Only the first part of the screen that takes the key receives it.
class Keys {
 public:
  /// Stores the key. Returns false if it has no command.
  bool press(const SDL_Keysym& pressed);
  /// Returns whether the key of this command was pressed, and consumes it.
  bool take(Key key);
  /// Returns the number key (1 to 9) that was pressed, and consumes it.
  std::optional<int> take_number() { return std::exchange(number_, {}); }
  /// Notes that a key was pressed, so the device has a keyboard.
  void note_keyboard() { has_keyboard_ = true; }
  /// Returns whether a key has been pressed since the start of the program.
  [[nodiscard]] bool has_keyboard() const { return has_keyboard_; }
  /// Drops keys that were not taken. Returns whether a key was pressed since the last frame.
  bool end_frame();

 private:
  Key key_ = Key::none;
  std::optional<int> number_;
  bool pressed_ = false;
  bool has_keyboard_ = false;
};

}  // namespace tapete
