#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/host/storage.hpp"
#include "core/result.hpp"
#include "core/text.hpp"

/// What leaves the program and comes back from elsewhere: a file with everything, and the text of a link. Both are
/// sealed, so that damage shows.
namespace tapete {

enum class ParcelFault : unsigned char {
  foreign,  ///< nothing of ours
  newer,    ///< of a later version
  damaged,
  too_long,
};

// What is read at the most, in bytes; as in shell/links.js and shell/files.js, which leave what is longer unread.
inline constexpr std::size_t kLongestLink = std::size_t{1} << 16;
inline constexpr std::size_t kLongestBackup = std::size_t{1} << 26;
inline constexpr std::size_t kMostValues = 50'000;  ///< of a backup

/// For the player: why a link or a file is not opened.
std::string explain_link(ParcelFault fault, Lang lang);
std::string explain_backup(ParcelFault fault, Lang lang);

/// Everything that is stored, as one text.
std::string backup_text(const std::vector<Change>& values);
Result<std::vector<Change>, ParcelFault> parse_backup(std::string_view text);

/// A record as the text of a link; the page makes an address of it (shell/links.js).
std::string link_text(std::string_view record);
Result<std::string, ParcelFault> parse_link(std::string_view text);

}  // namespace tapete
