#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "game/chart.hpp"
#include "game/scene.hpp"

namespace tapete {

/// View model of the table for one frame, made by ui/screens/table_model.cpp. The table knows nothing else about the
/// application.
struct TableModel {
  struct Player {
    const std::string* name;
    std::string_view face;  ///< name of the portrait; if empty, `name`
  };

  const Scene& scene;
  Lang lang{};
  std::vector<Player> players{};  ///< by seat

  // The step that led to the scene
  int serial = 0;      ///< changes with every scene
  bool moves = false;  ///< whether the step is animated from the last scene to this one
  Step::Kind step{};
  double step_time = 0;  ///< least time for which the step is shown, in milliseconds
  const std::vector<Gesture>* gestures = nullptr;
  std::vector<const Announcement*> calls{};
  const Highlight* picture = nullptr;  ///< picture of a rare event; nullptr if there is none
  double picture_since = 0;            ///< time at which the picture appeared, in milliseconds of Frame::now
  std::string turn{};                  ///< text that says whose turn it is
  std::string question{};              ///< Scene::question with the name in it
  std::string_view last_said{};
  bool busy = false;  ///< whether further steps are waiting to be shown

  // Actions of the viewer
  bool can_act = false;   ///< whether the viewer may act on the scene
  bool can_call = false;  ///< whether the viewer may choose calls (OptionKind::call), even out of turn
  bool can_undo = false;
  int confirm_count = 0;  ///< number of options that are confirmed together; 0: a press chooses an option immediately
  bool two_step_play = false;  ///< whether playing a card takes two clicks or taps
  bool has_help = false;       ///< whether the status line offers help
  std::string_view help{};     ///< the step of help that is shown; empty: none
  std::vector<int> lit{};      ///< the options that this step, a lesson or a review lights up
  int played = -1;             ///< the viewer's option in the match, in a review that tells the better one; -1: none
  bool can_ask_why = false;    ///< whether the player may ask why a card of the last trick was played
  bool dialog_open = false;    ///< whether a dialog over the table handles the keys

  // The match
  bool closes = false;           ///< whether the table has a button that leaves it, as in a replay
  bool watched = false;          ///< whether this is a replay, an exercise or a lesson
  bool hand_over = false;        ///< whether the hand is over
  bool left_handed = false;      ///< whether the layout is mirrored for left-handed players
  bool charts_hands = false;     ///< whether the game has a chart of all hands
  std::optional<Chart> chart{};  ///< set only while it is shown
  bool with_friends = false;     ///< whether people at other screens play
  std::string deck_hash{};       ///< hash of the present hand's deck; empty before the first deal
  std::string revealed_deal{};   ///< record line whose hash is `deck_hash`; empty before the hand is over

  [[nodiscard]] const std::string& name(Seat seat) const { return *players[static_cast<std::size_t>(seat)].name; }
  [[nodiscard]] std::string_view face(Seat seat) const { return players[static_cast<std::size_t>(seat)].face; }
  /// Returns the title of the chart.
  [[nodiscard]] Text chart_title() const { return charts_hands ? "All hands"_text : "Points breakdown"_text; }
  /// Returns whether there is a chart of the hands or of the sources of points.
  [[nodiscard]] bool has_chart() const {
    return !scene.score.empty() && (charts_hands || !scene.score.front().parts.empty());
  }
};

}  // namespace tapete
