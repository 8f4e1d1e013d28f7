#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/storage.hpp"
#include "game/game_info.hpp"

/// What the judge has said of the hands of a game, stored so that it can be added up over time.
namespace tapete {

/// It is stored under this word and the id of the game.
inline constexpr std::string_view kJudged = "judged.";
std::string judged_key(const GameInfo& game);
inline constexpr std::size_t kMostJudged = 200;        ///< hands that are kept of a game, the last ones
inline constexpr std::size_t kMostMistakes = 5;        ///< of a hand, the largest ones
inline constexpr std::size_t kLongestJudged = 60'000;  ///< bytes that are read

struct Mistake {
  std::size_t before = 0;  ///< events of the match before it
  double loss = 0;         ///< of Gain::chance, 0 to 1
  std::string cause;       ///< the name of the fact that explains it; may be empty
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

struct JudgedHand {
  std::string match;    ///< its id (archive.hpp)
  std::size_t end = 0;  ///< events of the match at the end of the hand
  int decisions = 0;    ///< how many had a choice
  double loss = 0;      ///< all that is beyond twice the standard error, in Gain::chance
  std::vector<Mistake> mistakes{};
  friend bool operator==(const JudgedHand&, const JudgedHand&) = default;
};

/// A line for each hand: `MATCH END DECISIONS LOSS`, and `BEFORE:LOSS:CAUSE` for each mistake; losses in parts of
/// 10,000.
std::string judged_text(const std::vector<JudgedHand>& hands);
/// Reads that. Lines that mean nothing are passed over, and of too many hands the first ones.
std::vector<JudgedHand> parse_judged(std::string_view text);
/// Both, each hand once: of a hand that is in both, what `newer` says. Of too many the first ones are dropped.
std::vector<JudgedHand> merge_judged(const std::vector<JudgedHand>& older, const std::vector<JudgedHand>& newer);

/// What of the text is left without the hands of that match; nothing if it has none.
std::optional<std::string> without_match(std::string_view text, std::string_view match);

/// A decision of a stored match that is to be practised.
struct OwnExercise {
  std::string match;
  std::size_t before = 0;
  friend bool operator==(const OwnExercise&, const OwnExercise&) = default;
};

}  // namespace tapete
