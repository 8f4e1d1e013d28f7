#pragma once
#include <string>

#include "app/host/speaker.hpp"
#include "app/session/seating.hpp"
#include "app/settings.hpp"
#include "game/scene.hpp"

namespace tapete {

/// What can be asked for by those who listen.
enum class Ask : unsigned char { hand, table, score };

/// Tells those who listen what is seen by the others, and plays the sounds of the table.
class Telling {
 public:
  Telling(Speaker& speaker, const Settings& settings, const Seating& seating)
      : speaker_(speaker), settings_(settings), seating_(seating) {}

  /// The answer to what was asked for, in words.
  [[nodiscard]] std::string tell(Ask what, const Scene& scene) const;
  /// One announcement with the name of whoever made it.
  [[nodiscard]] std::string tell(const Announcement& said, Seat viewer) const;

  /// The whole table, where nothing led to it.
  void announce(const Scene& scene);
  /// What a step shows that came after the scene `before`.
  void announce(const Step& step, const Scene& before);
  void announce(const Sheet& sheet);
  /// Somebody else is to take the device: what was announced before is not for them.
  void announce_passing();
  /// What that step sounds like, and the bell when it is the person's turn.
  void sound(const Step& step, const Scene& before);

 private:
  [[nodiscard]] std::string passing_words() const;

  Speaker& speaker_;
  const Settings& settings_;
  const Seating& seating_;
};

}  // namespace tapete
