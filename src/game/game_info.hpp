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
  int low = 0;                      ///< a number's range, and its default
  int high = 0;
  int normal = 0;
  int group = 0;  ///< numbers of one group (not 0) shut each other out; its first one holds unless another is named
  Text told{};    ///< what it decides, in a sentence for who has never heard of it
};

/// House rules that are often played together.
struct Preset {
  Text name;
  std::string_view rules{};  ///< those that are not as usual, as `tapete random --rules` takes them: `key=value,...`
  std::span<const int> players{};  ///< how many it is for; empty: any number
};

/// The value of a number that another one of its group has shut out.
inline constexpr int kRuleOff = -1;

/// What several hands make and statistics count, as a rubber of bridge.
struct MatchLevel {
  /// The first word of the outcome line that ends one; the side that has won it follows.
  std::string_view line;
  Text name;  ///< of several: "Rubbers"
};

/// What asks a person who claims that a rival broke a rule whether it is meant.
struct ClaimWords {
  Text question{};
  Text stakes{};  ///< what it wins or loses
};

/// What a game says about itself to everything above it. All verbs and first words are those of its record lines.
struct GameInfo {
  std::string_view id;  ///< as in a record's line `game ID`
  Text name;
  Deck deck{};
  std::span<const int> players;  ///< the first is the default
  std::span<const HouseRule> rules;
  std::span<const Preset> presets{};  ///< the usual rules first; none: there is nothing but them
  /// The ways of drawing the first dealer; the first is the usual one. None: each hand's start is drawn by lot.
  std::span<const Choice> (*dealer_draws)(int players) = [](int) { return std::span<const Choice>{}; };
  bool counts_losses = false;  ///< contests count hands lost, not points won
  /// Whether four play in pairs by these house rules, as read_rules() gives them; nullptr: never.
  bool (*in_pairs)(std::span<const int> rules) = nullptr;
  bool open = false;  ///< nobody holds anything hidden: people who share a screen need not hide it
  Text tagline{};     ///< a few words under the name; where it has an author, whose it is
  /// Five cards that stand for it where a game is chosen, the one in the middle before all others.
  std::array<Card, 5> picture{};
  int minutes = 10;          ///< about how long its usual match takes
  int lesson_minutes = 0;    ///< about how long its lesson takes; 0: it has none
  ClaimWords claim{};        ///< only where claims can be made
  std::string_view pages{};  ///< folder of its texts for players in src/games; empty: called as the game is

  std::string_view deal_line = "deal";     ///< the first word of the chance event that starts a hand
  std::string_view inside_line{};          ///< of what chance does inside a hand; empty: nothing
  std::string_view outcome_line = "hand";  ///< of the outcome line with each side's points of a hand
  std::span<const MatchLevel> levels{};    ///< smallest first; none: hands make a match at once
  std::span<const Text> counted{};  ///< what statistics count beside points, as a CountsMore does; names of several
  /// Verbs of the actions that a person can take back, with everything that followed.
  std::span<const std::string_view> takes_back{};
  /// One of them of which a person does several in a row (Scene::together): they are taken back together.
  std::string_view in_a_row{};
  /// Verbs of actions that show their seat hidden cards at once: what came before them can no longer be taken back.
  std::span<const std::string_view> reveals{};
};

/// Whether a line with this first word tells what chance did.
inline bool names_chance(const GameInfo& info, std::string_view word) {
  return word == info.deal_line || (!info.inside_line.empty() && word == info.inside_line);
}

/// Whether so many play in pairs by these house rules.
inline bool plays_in_pairs(const GameInfo& info, int players, std::span<const int> rules) {
  return players == 4 && info.in_pairs != nullptr && info.in_pairs(rules);
}

/// House rules as written in a record: only those that were named.
using RuleChoice = std::vector<std::pair<std::string, std::string>>;

/// The place of a house rule's value among its choices, or the number itself; the default where `chosen` does not name
/// it, kRuleOff where another of its group is named. Problems: rule_unknown, rule_repeated, rule_excluded, rule_value.
Result<std::vector<int>, Problem> read_rules(const GameInfo& info, const RuleChoice& chosen);

/// House rules as `key=value,...`; pairs without a value have an empty one.
RuleChoice parse_rules(std::string_view text);

/// The value of house rule `index` where none is named.
int usual_value(const GameInfo& info, std::size_t index);

}  // namespace tapete
