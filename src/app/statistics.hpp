#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/archive.hpp"
#include "app/judged.hpp"

namespace tapete {

/// A person's statistics in one game.
struct Statistics {
  /// Results of finished matches against bots of one level.
  struct Level {
    std::string level;
    int matches = 0;
    int won = 0;
  };
  const GameInfo* game = nullptr;
  int matches = 0;  ///< number of finished matches
  int won = 0;
  std::vector<bool> results;                ///< for each finished match, the oldest first, whether it was won
  std::vector<Digest::Level> match_levels;  ///< units won and lost, such as rubbers, for each of GameInfo::levels
  std::vector<int> extra_statistics;        ///< one for each of GameInfo::extra_statistics
  std::vector<Digest::Hand> hands;          ///< of all matches, the oldest first
  bool adds_up = false;                     ///< whether a match is a sum of points (Digest::adds_up)
  std::vector<Level> levels;                ///< results for each level of the bots, the weakest first
  std::vector<JudgedHand> judged;           ///< in the order of the judgements; filled in by Library
};

/// Returns the statistics of each game that was played, in the order of games(). Statistics are always computed from
/// the records. Of a match under way, only its finished hands and units (GameInfo::levels) count.
std::vector<Statistics> statistics(std::span<const Entry> under_way, std::span<const Entry> done);

/// Returns the result of a finished match of a known game: units of a level, points, or hands won and lost. No value if
/// the record has no such numbers.
std::optional<Digest::Hand> final_result(const Entry& entry);

/// The latest results, and runs of wins.
struct RecentForm {
  static constexpr std::size_t kLatest = 10;
  std::vector<bool> latest;  ///< whether each of the last kLatest matches or hands was won, the oldest first
  int run = 0;               ///< number of wins since the last loss
  int longest = 0;           ///< number of wins in the longest run
};
/// Returns whether each hand tells who has won it: whether the most points win.
inline bool counts_hands(const GameInfo& game) { return !game.counts_losses; }
/// Returns the form in hands if counts_hands(), otherwise in matches. A hand is won if no other side has more points,
/// or by GameInfo::hits if it has points. A hand without points, such as a passed deal, otherwise does not count.
RecentForm recent_form(const Statistics& statistics);
/// Returns the won hand with the most own points; of equal ones, the one with the fewest points of the others. nullptr
/// if no hand was won.
const Digest::Hand* best_hand(std::span<const Digest::Hand> hands);

/// The mean points per hand in one period, for a chart: of the player's side, and of the best other side.
struct MeanPoints {
  float own = 0;
  float best = 0;
};
/// Divides the hands into at most `most` periods of equal length, and returns the mean points of each period.
std::vector<MeanPoints> points_over_time(std::span<const Digest::Hand> hands, std::size_t most);

/// The numbers of mistakes in the last hands, and in equally many hands before them.
struct MistakeCounts {
  static constexpr std::size_t kMost = 20;  ///< limit of `hands`
  std::size_t hands = 0;                    ///< half of all hands, but at most kMost, and at least one if there is any
  std::size_t last = 0;                     ///< number of mistakes in the last hands
  std::size_t before = 0;                   ///< number of mistakes in the hands before them
};
MistakeCounts mistake_counts(std::span<const JudgedHand> hands);

/// A cause of mistakes: the name of the fact that explains them.
struct MistakeCause {
  std::string cause;
  std::size_t mistakes = 0;
};
/// Returns the causes of the mistakes that mistake_counts() counts, the most frequent one first. Mistakes that no
/// single fact explains are left out.
std::vector<MistakeCause> mistake_causes(std::span<const JudgedHand> hands);
/// Returns the last five mistakes of that cause, for practice.
std::vector<OwnExercise> own_exercises(std::span<const JudgedHand> hands, std::string_view cause);

}  // namespace tapete
