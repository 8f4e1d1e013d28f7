#pragma once
#include <string_view>

namespace tapete {

enum class Sound : unsigned char { shuffle, card, collect, bell };

/// Everything that is heard: sounds, a voice, and the screen reader.
class Speaker {
 public:
  virtual ~Speaker() = default;

  /// Lets the screen reader say a sentence once, after everything that was announced before.
  virtual void announce(std::string_view text) { (void)text; }
  /// Drops what was announced, because another person takes the device and must not hear it.
  virtual void hush() {}
  /// Plays a sound of src/app/sounds.hpp, if sounds are possible (in a page: after it has been touched).
  virtual void play(Sound sound) = 0;
  /// Says a call of the table with the system's own voice, if it has one.
  virtual void speak_aloud(std::string_view text) { (void)text; }
};

}  // namespace tapete
