#pragma once
#include <span>
#include <string>
#include <vector>

#include "app/archive.hpp"
#include "app/judged.hpp"

namespace tapete {

/// A person's statistics in one game.
struct Statistics {
  /// Finished matches against one level.
  struct Level {
    std::string level;
    int matches = 0;
    int won = 0;
  };
  const GameInfo* game = nullptr;
  int matches = 0;  ///< number of finished matches
  int won = 0;
  std::vector<Digest::Level> match_levels;  ///< one for each of GameInfo::levels
  std::vector<int> extra_statistics;        ///< one for each of GameInfo::extra_statistics
  std::vector<Digest::Hand> hands;          ///< of all matches, the oldest first
  std::vector<Level> levels;                ///< results for each level of the bots, the weakest first
  std::vector<JudgedHand> judged;           ///< in the order in which they were judged; Library fills it in
};

/// Returns the statistics of each game that was played, in the order in which games are offered. They are always
/// counted from the records. Of a match under way, only its finished hands and units (GameInfo::levels) count.
std::vector<Statistics> statistics(std::span<const Entry> under_way, std::span<const Entry> done);

/// The mean points of one period of hands, for a chart: of the player's side, and of the best other side.
struct MeanPoints {
  float own = 0;
  float best = 0;
};
/// Returns the mean points of at most `most` periods with equal numbers of hands.
std::vector<MeanPoints> points_over_time(std::span<const Digest::Hand> hands, std::size_t most);

/// The mean loss by mistakes per hand, in units of Gain::chance: in the last hands, and in the hands before them.
struct MeanLoss {
  static constexpr std::size_t kLast = 20;
  std::size_t hands = 0;   ///< number of last hands, at most kLast
  std::size_t before = 0;  ///< number of hands before them
  double last = 0;
  double earlier = 0;
};
MeanLoss mean_loss(std::span<const JudgedHand> hands);

/// The share of a cause in the loss of all mistakes. The cause is the name of the fact that explains a mistake; empty
/// if no single fact does.
struct CauseOfLoss {
  std::string cause;
  double share = 0;
};
/// Returns the causes, the one with the largest share first.
std::vector<CauseOfLoss> causes_of_loss(std::span<const JudgedHand> hands);
/// Returns the last five mistakes of that cause, for practice.
std::vector<OwnExercise> own_exercises(std::span<const JudgedHand> hands, std::string_view cause);

}  // namespace tapete
