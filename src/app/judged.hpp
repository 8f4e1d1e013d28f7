#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/storage.hpp"
#include "game/game_info.hpp"

/// The results of reviews, which are stored for statistics over many hands.
namespace tapete {

/// Start of the storage key of a game's results; the id of the game follows.
inline constexpr std::string_view kJudged = "judged.";
std::string judged_key(const GameInfo& game);
inline constexpr std::size_t kMostJudged = 200;        ///< limit of hands stored for a game; the latest are kept
inline constexpr std::size_t kMostMistakes = 5;        ///< limit of mistakes stored for a hand; the largest are kept
inline constexpr std::size_t kLongestJudged = 60'000;  ///< limit in bytes of a text that is parsed

struct Mistake {
  std::size_t before = 0;  ///< number of the match's events before the mistake
  double loss = 0;         ///< in units of Gain::chance, 0 to 1
  std::string cause;       ///< the name of the fact (game/gain.hpp) that explains the mistake; may be empty
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

struct JudgedHand {
  std::string match;    ///< ID of the match (archive.hpp)
  std::size_t end = 0;  ///< number of the match's events at the end of the hand
  int decisions = 0;    ///< number of decisions with more than one legal action
  double loss = 0;      ///< sum of all losses that are at least twice their standard error, in units of Gain::chance
  std::vector<Mistake> mistakes{};
  friend bool operator==(const JudgedHand&, const JudgedHand&) = default;
};

/// Returns a line for each hand: `MATCH END DECISIONS LOSS`, and `BEFORE:LOSS:CAUSE` for each mistake, with losses in
/// ten-thousandths.
std::string judged_text(const std::vector<JudgedHand>& hands);
/// Parses a text of judged_text(). Skips malformed lines, and keeps only the last kMostJudged hands.
std::vector<JudgedHand> parse_judged(std::string_view text);
/// Returns the hands of both lists. If a hand is in both, takes it from `newer`. Keeps only the last kMostJudged hands.
std::vector<JudgedHand> merge_judged(const std::vector<JudgedHand>& older, const std::vector<JudgedHand>& newer);

/// Returns the text without the hands of that match; no value if the text has no hands of that match.
std::optional<std::string> without_match(std::string_view text, std::string_view match);

/// A decision of a stored match, for practice.
struct OwnExercise {
  std::string match;
  std::size_t before = 0;  ///< number of the match's events before the decision
  friend bool operator==(const OwnExercise&, const OwnExercise&) = default;
};

}  // namespace tapete
