#pragma once
#include <string>

#include "core/text.hpp"

namespace tapete {

/// Reasons to reject text from outside. Each comment describes the mistake in the text.
enum class Fault : unsigned char {
  not_a_record,     ///< the first line is not `tapete 1`
  newer_version,    ///< the record has a later version of the format
  header_unknown,   ///< a header key or an event word that does not exist
  header_repeated,  ///< a key given twice
  header_missing,   ///< the line `game` or `players` is missing
  header_late,      ///< a header line after the first event
  spacing,          ///< words are not separated by exactly one space
  game_unknown,     ///< no such game
  game_not_loaded,  ///< the code of the game has not been loaded; the text may be valid
  players,          ///< the game does not allow this number of players
  rule_unknown,     ///< no such house rule
  rule_repeated,    ///< a house rule given twice
  rule_excluded,    ///< a house rule that another given rule excludes
  rule_value,       ///< the house rule has no such value
  chance_expected,  ///< a deal (or a throw of dice) must come here
  action_expected,  ///< a player must act here
  wrong_dealer,     ///< another seat must deal
  start_wrong,      ///< the seat named cannot start
  dice_wrong,       ///< the line is not a possible throw of the dice in play
  deck_wrong,       ///< not every card of the deck occurs exactly once
  card_unknown,     ///< `??` although all cards must be known here
  malformed,        ///< the line is not an event
  wrong_seat,       ///< another seat is to act
  not_now,          ///< a call out of turn that is not possible here
  illegal,          ///< the action is not allowed here
  disproved,        ///< the outcome of a claim in a redacted record contradicts cards that have been seen
  match_over,       ///< a line after the end of the match
  too_long,         ///< a record with more bytes than the limit, which is Problem::text
  line_too_long,    ///< a line with more bytes than the limit, which is Problem::text
  too_many_lines,   ///< more lines than the limit, which is Problem::text
  header_too_long,  ///< more lines before the first event than the limit, which is Problem::text
  no_seat,          ///< a redacted record does not reveal for which seat it was made
  no_deal_fits,     ///< no deal of the cards is consistent with the redacted record
  level_unknown,    ///< no bot level has this name
};

/// The reason why a text was rejected. `line` counts from 1; it is 0 if the problem is not in one particular line.
struct Problem {
  Fault fault{};
  std::string text;   ///< the wrong words, shortened, or a limit
  std::string legal;  ///< the words that would be legal, in the notation of records; may be empty
  int line = 0;
};

/// Returns whether the text may be valid in a newer version of Tapete: it names a version, game, house rule or value
/// that this version does not know.
bool may_be_newer(Fault fault);

/// Returns one sentence for people that says what is wrong, and what would be legal. The sentence does not contain the
/// line number.
std::string explain(const Problem& problem, Lang lang);

/// Makes `text` safe for a message: cuts it after about 60 bytes, and replaces broken UTF-8 and invisible characters by
/// '?'.
std::string printable(std::string_view text);

}  // namespace tapete
