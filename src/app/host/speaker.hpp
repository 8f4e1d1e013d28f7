#pragma once
#include <string_view>

namespace tapete {

enum class Sound : unsigned char { shuffle, card, collect, bell };

/// What is heard: sounds, a voice, and the screen reader of whoever listens instead of looking.
class Speaker {
 public:
  virtual ~Speaker() = default;

  /// Lets the screen reader say a sentence: once, after what was said before.
  virtual void announce(std::string_view text) { (void)text; }
  /// Forgets what was announced: another person takes the device, who is not to hear it again.
  virtual void hush() {}
  /// Plays a sound of src/app/sounds.hpp, if sounds can be heard here (in a page: once it has been touched).
  virtual void play(Sound sound) = 0;
  /// Says a call of the table with the machine's own voice, if it has one.
  virtual void speak_aloud(std::string_view text) { (void)text; }
};

}  // namespace tapete
