#pragma once
#include <string>

#include "app/host/speaker.hpp"
#include "app/session/seating.hpp"
#include "app/settings.hpp"
#include "game/scene.hpp"

namespace tapete {

/// What a listener can ask for.
enum class Ask : unsigned char { hand, table, score };

/// Tells those who listen what others see, and plays the sounds of the table.
class Announcer {
 public:
  Announcer(Speaker& speaker, const Settings& settings, const Seating& seating)
      : speaker_(speaker), settings_(settings), seating_(seating) {}

  /// The answer to such a question, in words.
  [[nodiscard]] std::string tell(Ask what, const Scene& scene) const;
  /// An announcement with the name of its seat.
  [[nodiscard]] std::string tell(const Announcement& said, Seat viewer) const;

  /// Announces the whole table, when no step has led to it.
  void announce(const Scene& scene);
  /// Announces a step that followed the scene `before`.
  void announce(const Step& step, const Scene& before);
  void announce(const Sheet& sheet);
  /// Announces that another person must take the device, and drops earlier announcements.
  void announce_passing();
  /// Plays the sounds of that step, and the bell when it becomes the person's turn.
  void sound(const Step& step, const Scene& before);

 private:
  [[nodiscard]] std::string passing_words() const;

  Speaker& speaker_;
  const Settings& settings_;
  const Seating& seating_;
};

}  // namespace tapete
