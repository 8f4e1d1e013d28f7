#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/text.hpp"

/// What both sides of the protocol have in common; docs/online.md tells it whole.
namespace tapete::online {

/// Pages of different versions do not play together. It goes up when a line means something else, and when a rule
/// does.
inline constexpr int kProtocol = 1;

inline constexpr std::size_t kLongestMessage = 4000;  ///< bytes; a longer line is garbage
inline constexpr std::size_t kLongestName = 24;       ///< bytes
inline constexpr std::size_t kMatchDigits = 32;       ///< hexadecimal digits that name a match
inline constexpr int kMostEntries = 1'000'000;        ///< of a journal
inline constexpr double kBeat = 5000;                 ///< milliseconds from one sign of life to the next
inline constexpr double kSilence = 3 * kBeat;         ///< after so many nobody is there any more

/// What can be said at the table. There is no other talk, and none of these tells of cards.
inline constexpr int kPhrases = 12;
inline constexpr std::size_t kMostSaid = 20;  ///< phrases that wait to be shown; more are lost
/// Phrase `number`, from 0 to kPhrases - 1.
std::string_view table_phrase(int number, Lang lang);

/// Why a page is sent away, as the last word of `bye WHY`.
enum class Farewell : unsigned char {
  left,     ///< who says it goes
  version,  ///< the two pages are of different versions
  seat,     ///< there is no such seat for guests
  taken,    ///< somebody else sits there
  moved,    ///< the guest goes on from another page
  seal,     ///< the number does not fit its seal
  garbage,  ///< too many lines that mean nothing
};
std::string_view farewell_word(Farewell why);

/// A name as a page may give it: short, all of it to be seen, and no sign of a comment.
bool is_plain_name(std::string_view name);

/// Takes a number up to `high` and the space after it off the front of `rest`; nothing if there is none.
std::optional<int> take_number(Splitter& words, int high);

}  // namespace tapete::online
