#pragma once
#include <string>

#include "core/text.hpp"

namespace tapete {

/// What can be wrong with text that comes from outside.
enum class Fault : unsigned char {
  not_a_record,     ///< the first line is not `tapete 1`
  newer_version,    ///< a later version of the format
  header_unknown,   ///< a header key or an event word that does not exist
  header_repeated,  ///< a key given twice
  header_missing,   ///< `game` or `players` is not there
  header_late,      ///< a header line after the first event
  spacing,          ///< words are not parted by exactly one space
  game_unknown,     ///< no such game
  players,          ///< the game is not played by so many
  rule_unknown,     ///< no such house rule
  rule_repeated,    ///< a house rule given twice
  rule_excluded,    ///< a house rule that another one given shuts out
  rule_value,       ///< the house rule has no such value
  chance_expected,  ///< a deal (or a throw) must come here
  action_expected,  ///< a player must act here
  wrong_dealer,     ///< another seat deals
  start_wrong,      ///< not a seat that can start
  dice_wrong,       ///< not the dice that are thrown
  deck_wrong,       ///< not every card of the deck exactly once
  card_unknown,     ///< `??` where all cards must be known
  malformed,        ///< not an event at all
  wrong_seat,       ///< another seat is to act
  illegal,          ///< the action is not allowed here
  disproved,        ///< what a redacted record tells of a claim contradicts the cards that have been seen
  match_over,       ///< a line after the end of the match
  too_long,         ///< more bytes than are read; in these four the text of the problem is how many are
  line_too_long,    ///< a line of more bytes than are read
  too_many_lines,   ///< more lines than the longest match that can be played
  header_too_long,  ///< too many lines before the first event
  no_seat,          ///< a redacted record that does not tell whose it is
  no_deal_fits,     ///< no deal of the cards allows what a redacted record tells
  level_unknown,    ///< no bot of that name
};

/// Why a text was refused. `line` counts from 1; 0 when no line is meant.
struct Problem {
  Fault fault{};
  std::string text;   ///< the offending words, shortened
  std::string legal;  ///< what would be legal, in the notation of records; may be empty
  int line = 0;
};

/// One line for people: what is wrong, and what would be legal. Does not name the line.
std::string explain(const Problem& problem, Lang lang);

/// `text` made fit for a message: at most 60 bytes, what cannot be seen and broken UTF-8 replaced by '?'.
std::string printable(std::string_view text);

}  // namespace tapete
