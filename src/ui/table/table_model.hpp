#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "game/chart.hpp"
#include "game/scene.hpp"

namespace tapete {

/// Everything that the table shows in one frame, as values. The table knows nothing else of the application
/// (ui/screens/table_model.cpp).
struct TableModel {
  struct Player {
    const std::string* name;
    std::string_view face;  ///< name of the portrait; empty: that of the player's name, if there is one
  };

  const Scene& scene;
  Lang lang{};
  std::vector<Player> players{};  ///< by seat

  // The step that led to the scene
  int serial = 0;      ///< another one for every scene
  bool moves = false;  ///< whether the scene follows from the one before; otherwise it replaces that one
  Step::Kind step{};
  double step_time = 0;  ///< milliseconds for which the step is shown at least
  const std::vector<Gesture>* gestures = nullptr;
  std::vector<const Announcement*> calls{};
  const Highlight* picture = nullptr;  ///< in the middle of the table; nullptr if there is none
  double picture_since = 0;            ///< milliseconds, as Frame::now
  std::string turn{};                  ///< words that tell which player is to act, and for whom
  std::string_view last_said{};
  bool busy = false;  ///< whether further steps are waiting

  // Actions of the viewer
  bool can_act = false;
  bool can_call = false;
  bool can_undo = false;
  int together = 0;       ///< options that are done together; 0: each is done when it is touched
  bool twice = false;     ///< whether a card is played by the second touch
  bool has_help = false;  ///< whether help is offered
  bool explains = false;  ///< whether the cards of a trick can be explained
  bool covered = false;   ///< whether a question over the table takes the keys

  // The match
  bool watched = false;          ///< whether it is not the match on the table, and nothing in it counts
  bool counted = false;          ///< whether the hand is over
  bool left_handed = false;      ///< whether buttons are at the left
  bool charts_hands = false;     ///< whether there is a chart of all hands
  std::optional<Chart> chart{};  ///< only while it is shown
  std::string seal{};            ///< of the present hand's deck; empty before the first deal
  std::string open_deck{};       ///< the line that was sealed; empty before the hand is over

  [[nodiscard]] const std::string& name(Seat seat) const { return *players[static_cast<std::size_t>(seat)].name; }
  [[nodiscard]] std::string_view face(Seat seat) const { return players[static_cast<std::size_t>(seat)].face; }
  /// Whether there is a chart of the hands or of the sources of points.
  [[nodiscard]] bool has_chart() const {
    return !scene.score.empty() && (charts_hands || !scene.score.front().parts.empty());
  }
};

}  // namespace tapete
