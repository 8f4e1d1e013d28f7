#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/host.hpp"
#include "core/result.hpp"

/// What leaves the program and comes back from elsewhere: a file with everything, and the text of a link. Both are
/// sealed, so that damage shows.
namespace tapete {

enum class ParcelFault : unsigned char {
  foreign,  ///< nothing of ours
  newer,    ///< of a later version
  damaged,
};

/// For the player.
Text explain(ParcelFault fault);

/// Everything that is stored, as one text.
std::string backup_text(const std::vector<Change>& values);
Result<std::vector<Change>, ParcelFault> parse_backup(std::string_view text);

/// A record as the text of a link; the page makes an address of it (shell/links.js).
std::string link_text(std::string_view record);
Result<std::string, ParcelFault> parse_link(std::string_view text);

}  // namespace tapete
