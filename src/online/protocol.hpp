#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/text.hpp"
#include "online/phrases.hpp"

/// Definitions that both sides of the protocol share. docs/online.md specifies the protocol.
namespace tapete::online {

/// Version of the protocol. It increases when the meaning of a line or a rule of a game changes. Pages of different
/// versions do not play together.
inline constexpr int kProtocol = 1;

inline constexpr std::size_t kLongestMessage = 4000;  ///< bytes of a line; a longer line is not handled
inline constexpr std::size_t kLongestName = 24;       ///< bytes of a guest's name
inline constexpr std::size_t kMatchDigits = 32;       ///< hexadecimal digits in the name of a match
inline constexpr int kMostEntries = 1'000'000;        ///< most entries of a journal
inline constexpr double kBeat = 5000;                 ///< milliseconds between two signs of life
inline constexpr double kSilence = 3 * kBeat;         ///< milliseconds of silence after which a page counts as gone

inline constexpr std::size_t kMostSaid = 20;  ///< most phrases that wait to be shown; further phrases are lost

/// The reason why a page leaves or is sent away: the last word of `bye WHY`.
enum class Farewell : unsigned char {
  left,     ///< the sender leaves
  version,  ///< the two pages use different versions of the protocol
  seat,     ///< the seat is not for a guest, or the host has vacated it
  taken,    ///< another guest has the seat
  moved,    ///< the guest has connected from another page
  seal,     ///< the number does not fit its seal
  garbage,  ///< too many meaningless lines
};
std::string_view farewell_word(Farewell why);

/// Returns whether a page may use this name: it must be short and printable, without `#`, which starts a comment.
bool is_plain_name(std::string_view name);

/// Removes the first word from `words` and returns it as a number; no value if the word is not a number from 0 to
/// `high`.
std::optional<int> take_number(Splitter& words, int high);

}  // namespace tapete::online
