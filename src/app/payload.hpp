#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/host/storage.hpp"
#include "core/result.hpp"
#include "core/text.hpp"

/// Formats of the texts that leave the program and come back: the file of a backup, and the text of a link. Both have a
/// checksum, so that damage is noticed.
namespace tapete {

/// Reason why a file or link cannot be opened. shell/files.js uses the same numbers.
enum class PayloadFault : unsigned char {
  foreign,  ///< not a text of this program
  newer,    ///< written by a later version
  damaged,
  too_long,
  encoding,  ///< neither UTF-8 nor UTF-16 with a byte order mark
  unread,    ///< reading the file failed
};

/// The longest text of a link, in bytes. shell/links.js has the same limit.
inline constexpr std::size_t kLongestLink = std::size_t{1} << 16;
/// The longest backup, in bytes. shell/files.js has the same limit.
inline constexpr std::size_t kLongestBackup = std::size_t{1} << 26;
inline constexpr std::size_t kMostValues = 50'000;  ///< largest number of values in a backup

/// Returns the reason why a link or a backup cannot be opened, as sentences for the player.
std::string explain_link(PayloadFault fault, Lang lang);
std::string explain_backup(PayloadFault fault, Lang lang);

/// Removes the values that no backup can hold, because a key contains a line break or a limit is exceeded. Returns the
/// keys of these values.
std::vector<std::string> take_unfit(std::vector<Change>& values);

/// Returns the backup with these values. Each value is written as a line `value KEY SIZE` (the size in bytes), followed
/// by the text of the value and a line break. Keys may contain spaces.
std::string backup_text(const std::vector<Change>& values);
Result<std::vector<Change>, PayloadFault> parse_backup(std::string_view text);

/// Returns the text of a link that contains this record. shell/links.js turns this text into an address.
std::string link_text(std::string_view record);
Result<std::string, PayloadFault> parse_link(std::string_view text);

}  // namespace tapete
