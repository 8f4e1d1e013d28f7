#pragma once
#include <string_view>

namespace tapete {

enum class Sound : unsigned char { shuffle, card, collect, bell };

/// Interface for sounds, speech and the screen reader.
class Speaker {
 public:
  virtual ~Speaker() = default;

  /// Lets the screen reader say `text` once, after all earlier announcements.
  virtual void announce(std::string_view text) { (void)text; }
  /// Drops all announcements, because another person takes the device and must not hear them.
  virtual void hush() {}
  /// Plays a sound of src/app/sounds.hpp. A page can play sounds only after the player's first click, touch or key
  /// press.
  virtual void play(Sound sound) = 0;
  /// Speaks a call of the game with the system's text-to-speech voice, if there is one.
  virtual void speak_aloud(std::string_view text) { (void)text; }
};

}  // namespace tapete
