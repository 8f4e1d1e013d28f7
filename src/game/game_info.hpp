#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card.hpp"
#include "core/result.hpp"
#include "core/text.hpp"
#include "game/problem.hpp"

namespace tapete {

/// One value that a house rule can take.
struct Choice {
  std::string_view value;
  Text label;
};

/// A house rule, for the record, the command line and the form of a new match.
struct HouseRule {
  std::string_view key;
  Text label;
  std::span<const Choice> choices;  ///< the first is the default; empty for a number
  int low = 0;                      ///< the range of a number and its default; unused if there are choices
  int high = 0;
  int normal = 0;
  /// Numbers of the same group (not 0) exclude each other; the first one applies unless another one is named.
  int group = 0;
  Text told{};  ///< what the rule decides, in a sentence for people who do not know the game
};

/// How a game is shown where games are chosen.
struct GameCard {
  Text tagline{};  ///< a few words under the name; they name the author of a game that has one
  Deck deck{};
  std::array<Card, 5> picture{};  ///< cards that represent the game; the middle one is drawn on top
};

/// House rules that are often played together, under one name.
struct Preset {
  Text name;
  /// Only what differs from the defaults, as `tapete random --rules` takes it: `key=value,...`.
  std::string_view rules{};
  std::span<const int> players{};  ///< the numbers of players for which the preset is meant; empty: any
  /// Where games are chosen, the preset stands beside them like a game of its own; nullptr: it does not. Presets of one
  /// name stand there once.
  const GameCard* home_card = nullptr;
};

/// The value of a number whose group is taken by another rule.
inline constexpr int kRuleOff = -1;

/// A level of a match above the hand, which statistics count.
struct MatchLevel {
  /// The first word of the outcome line that ends one; the winning side follows it.
  std::string_view line;
  Text name;  ///< its plural, "Rubbers"
};

/// What a game tells the rest of the program about itself. All verbs and first words are those of its record lines.
struct GameInfo {
  std::string_view id;  ///< as in the record's line `game ID`
  Text name;
  Deck deck{};
  std::span<const int> players;  ///< the first is the default
  std::span<const HouseRule> rules;
  std::span<const Preset> presets{};  ///< the first is the default; empty: the game has no presets
  /// The ways of drawing the first dealer; the first is the default. Empty: chance decides at each hand who starts it.
  std::span<const Choice> (*dealer_draws)(int players) = [](int) { return std::span<const Choice>{}; };
  bool counts_losses = false;  ///< the arena counts what is lost in a hand instead of points won
  /// The arena plays matches of full length and counts every hand, because hands differ in size or in kind. Otherwise
  /// it plays the shortest match there is and counts the points of its first hand.
  bool whole_matches = false;
  /// Whether four players play in pairs by these house rules, as read_rules() returns them; nullptr: never.
  bool (*in_pairs)(std::span<const int> rules) = nullptr;
  bool open = false;  ///< nobody has hidden cards, so people who share a screen need not hide them
  Text tagline{};     ///< a few words under the name; they name the author of a game that has one
  /// Five cards that represent the game where games are chosen; the middle one is drawn on top.
  std::array<Card, 5> picture{};
  int minutes = 10;          ///< about how many minutes a match by the default rules takes
  int lesson_minutes = 0;    ///< about how many minutes the lesson takes; 0: there is no lesson
  bool maxims = false;       ///< there are positions for its maxims, and a page about them
  bool days = false;         ///< there is a position for each day
  std::string_view pages{};  ///< the folder in src/games with the texts for players; empty: named after `id`

  std::string_view deal_line = "deal";     ///< the first word of the chance event that starts a hand
  std::string_view inside_line{};          ///< the first word of chance events inside a hand; empty: there are none
  std::string_view outcome_line = "hand";  ///< the first word of the outcome line with each side's points of a hand
  std::span<const MatchLevel> levels{};    ///< the smallest first; empty: a match is just a number of hands
  std::span<const Text> counted{};         ///< plural names of what statistics count beside points; see CountsMore
  /// Verbs of the actions that a person can take back, together with everything that followed.
  std::span<const std::string_view> takes_back{};
  /// The one of these verbs that a person does several times in a row (Scene::together); such a row is taken back as a
  /// whole.
  std::string_view in_a_row{};
  /// Verbs of actions that show their seat hidden cards at once, so that nothing before them can be taken back.
  std::span<const std::string_view> reveals{};
};

/// Whether `word` is the first word of a chance event.
inline bool names_chance(const GameInfo& info, std::string_view word) {
  return word == info.deal_line || (!info.inside_line.empty() && word == info.inside_line);
}

/// Whether this number of players plays in pairs by these house rules.
inline bool plays_in_pairs(const GameInfo& info, int players, std::span<const int> rules) {
  return players == 4 && info.in_pairs != nullptr && info.in_pairs(rules);
}

/// House rules as a record writes them: only those that are named, as pairs of key and value.
using RuleChoice = std::vector<std::pair<std::string, std::string>>;

/// The value of each house rule: the index of a choice or the number itself, the default where `chosen` does not name
/// the rule, and kRuleOff where another rule of its group is named. Problems: rule_unknown, rule_repeated,
/// rule_excluded, rule_value.
Result<std::vector<int>, Problem> read_rules(const GameInfo& info, const RuleChoice& chosen);

/// Parses `key=value,...`. A key without a value gets an empty one.
RuleChoice parse_rules(std::string_view text);

/// The value of house rule `index` when no house rule is named.
int usual_value(const GameInfo& info, std::size_t index);

}  // namespace tapete
