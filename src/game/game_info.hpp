#pragma once
#include <array>
#include <limits>
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
  std::span<const Choice> choices;  ///< the first is the default; empty if the value is a number
  int low = 0;            ///< smallest value of a number; unused if there are choices, as are the next two fields
  int high = 0;           ///< largest value of a number
  int default_value = 0;  ///< default of a number
  /// Number rules of the same group exclude each other; the first of them applies unless the record names another. 0:
  /// no group.
  int group = 0;
  Text explanation{};   ///< one sentence about the rule for people who do not know the game
  int players = 0;      ///< the only number of players with which the rule matters; 0: any
  bool hidden = false;  ///< whether only shared deals set the rule (Sheet::alone), and players are not offered it
};

/// The entry of a game in the list of games.
struct GameCard {
  Text tagline{};  ///< a few words under the name; they include the game's author, if it has one
  Deck deck{};
  std::array<Card, 5> picture{};          ///< cards that represent the game; the middle one is drawn on top
  std::array<int, 2> dice{};              ///< faces of a red and a black die that are drawn on the cards; 0: no dice
  std::string_view rules_page = "rules";  ///< file name of the rules, without language and extension
};

/// A named set of house rules that are often played together.
struct Preset {
  Text name;
  /// Only the values that differ from the defaults, in the format of `tapete random --rules`: `key=value,...`.
  std::string_view rules{};
  std::span<const int> players{};  ///< the numbers of players for which the preset is meant; empty: any
  /// If set, the list of games contains the preset like a separate game. Presets with the same name appear in that list
  /// only once.
  const GameCard* home_card = nullptr;
  Text about{};  ///< one sentence about the rules, if the name does not explain them
};

/// Approximate length of a match.
struct MatchLength {
  int hands = 0;  ///< number of hands; 0: it depends on the play
  int minutes = 0;
};
/// Estimates the number of hands after which one of these sides has won `target` hands.
constexpr int hands_until(int target, int sides) { return (target + sides * (target - 1) + 2) / 2; }

/// The value of a number rule that another rule of its group replaces.
inline constexpr int kRuleOff = -1;

/// A kind of unit between the hand and the match, such as the rubber. Statistics count the units that a player wins and
/// loses.
struct MatchLevel {
  /// The first word of the outcome line at the end of a unit; the next word is the winning side.
  std::string_view line;
  Text name;  ///< name of the units in the plural, such as "Rubbers"
  Text won;   ///< the same for won units: "Rubbers won"
};

/// The static description of a game for the rest of the program. Verbs and first words in this struct are words of
/// record lines and outcome lines. The functions call no other code of the game, because the page needs them before
/// that code has arrived.
struct GameInfo {
  std::string_view id;  ///< as in the record's line `game ID`
  Text name;
  Deck deck{};
  std::span<const int> players;  ///< the first is the default
  std::span<const HouseRule> rules;
  std::span<const Preset> presets{};  ///< the first is the default; empty: the game has no presets
  /// Returns the methods of drawing the first dealer; the first is the default. Empty: chance decides which seat starts
  /// each hand.
  std::span<const Choice> (*dealer_draws)(int players) = [](int) { return std::span<const Choice>{}; };
  /// Estimates the length of a match by these house rules (a result of read_rules()).
  MatchLength (*match_length)(int players, std::span<const int> rules) = [](int, std::span<const int>) {
    return MatchLength{0, 10};
  };
  /// Returns the largest value of a house rule that makes a difference with this number of players and these values of
  /// all rules; kRuleOff: the rule has no effect.
  int (*rule_limit)(std::size_t rule, int players, std::span<const int> rules) =
      [](std::size_t, int, std::span<const int>) { return std::numeric_limits<int>::max(); };
  bool scores_lost_hands = false;  ///< a match counts lost hands; points count only within a hand
  bool counts_losses = false;      ///< the arena counts points lost in a hand instead of points won
  bool hits = false;               ///< a hand is hit, which scores points, or missed, instead of won or lost
  /// True: the arena plays matches of full length and counts every hand, because hands differ in size or in kind.
  /// False: the arena keeps matches as short as the house rules allow, and counts the points of the first hand.
  bool whole_matches = false;
  /// Returns whether four players play in pairs by these house rules (a result of read_rules()); nullptr: never.
  bool (*in_pairs)(std::span<const int> rules) = nullptr;
  bool open = false;       ///< no player has hidden cards, so people who share a screen may see everything
  bool clockwise = false;  ///< the next seat is at the player's left; false: at the right
  Text tagline{};          ///< a few words under the name; they include the game's author, if it has one
  /// Five cards that represent the game in the list of games; the middle one is drawn on top.
  std::array<Card, 5> picture{};
  std::array<int, 2> dice{};  ///< as GameCard::dice
  int lesson_minutes = 0;     ///< approximate minutes of the lesson; 0: there is no lesson
  bool maxims = false;        ///< the game has exercises for its maxims, and a page about them
  bool days = false;          ///< the game has an exercise for each day
  std::string_view pages{};   ///< the folder in src/games with the texts for players; empty: the folder `id`
  std::string_view rules_page = "rules";  ///< file name of the rules, without language and extension

  std::string_view deal_line = "deal";       ///< the first word of the chance event that starts a hand
  std::string_view inside_line{};            ///< the first word of chance events inside a hand; empty: there are none
  std::string_view outcome_line = "hand";    ///< the first word of the outcome line with each side's points of a hand
  std::span<const MatchLevel> levels{};      ///< the smallest first; empty: a match is just a number of hands
  std::span<const Text> extra_statistics{};  ///< plural names of the statistics besides points; see HasExtraStatistics
  /// Verbs of the actions that a person can take back. Everything after the action is taken back too.
  std::span<const std::string_view> undoable{};
  /// One of the verbs in `undoable`, for an action that a person takes several times in a row (Scene::multi_select);
  /// undo takes back the whole series.
  std::string_view in_a_row{};
  /// Verbs of actions that immediately reveal hidden cards to the acting seat, so that no action before such an action
  /// can be taken back.
  std::span<const std::string_view> reveals{};
};

/// Returns whether players call a hand of this game a game.
inline bool plays_games(const GameInfo& info) { return info.outcome_line == "game"; }

/// Returns whether `word` is the first word of a chance event.
inline bool names_chance(const GameInfo& info, std::string_view word) {
  return word == info.deal_line || (!info.inside_line.empty() && word == info.inside_line);
}

/// Returns whether this number of players plays in pairs by these house rules.
inline bool plays_in_pairs(const GameInfo& info, int players, std::span<const int> rules) {
  return players == 4 && info.in_pairs != nullptr && info.in_pairs(rules);
}

/// The house rules that a record names, as pairs of key and value.
using RuleChoice = std::vector<std::pair<std::string, std::string>>;

/// Returns the value of each house rule: the index of a choice, or the number itself. A rule that `chosen` does not
/// name has its default value, or kRuleOff if `chosen` names another rule of its group. Problems: rule_unknown,
/// rule_repeated, rule_excluded, rule_value.
Result<std::vector<int>, Problem> read_rules(const GameInfo& info, const RuleChoice& chosen);

/// Parses `key=value,...`. The value of a key without `=` is empty.
RuleChoice parse_rules(std::string_view text);

/// Returns the default value of GameInfo::rules[index]: its value if the record names no house rule.
int rule_default(const GameInfo& info, std::size_t index);

}  // namespace tapete
