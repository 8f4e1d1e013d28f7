#pragma once
#include <string>

#include "app/host/speaker.hpp"
#include "app/session/seating.hpp"
#include "app/settings.hpp"
#include "game/scene.hpp"

namespace tapete {

/// The questions that a user of a screen reader can ask.
enum class Ask : unsigned char { hand, table, score };

/// Announcements of the match for the screen reader, and the sounds of the table.
class Announcer {
 public:
  Announcer(Speaker& speaker, const Settings& settings, const Seating& seating)
      : speaker_(speaker), settings_(settings), seating_(seating) {}

  /// Returns the answer to the question `what`, in words.
  [[nodiscard]] std::string tell(Ask what, const Scene& scene) const;
  /// Returns an announcement with the name of the player.
  [[nodiscard]] std::string tell(const Announcement& said, Seat viewer) const;
  /// Returns the words that the table shows at the seat: the call, or the remark of a bot; may be empty.
  [[nodiscard]] const std::string& shown_words(const Announcement& said) const;

  /// Announces the whole table of a scene that is shown without a step.
  void announce(const Scene& scene);
  /// Announces a step that followed the scene `before`.
  void announce(const Step& step, const Scene& before);
  void announce(const Sheet& sheet);
  /// Announces that another person must take the device, and drops earlier announcements.
  void announce_passing();
  /// Speaks the calls of a step, plays its sounds, and rings the bell when it becomes the viewer's turn.
  void sound(const Step& step, const Scene& before);

 private:
  [[nodiscard]] std::string passing_words() const;

  Speaker& speaker_;
  const Settings& settings_;
  const Seating& seating_;
};

}  // namespace tapete
