#pragma once
#include <string>
#include <string_view>

#include "app/parcel.hpp"
#include "app/session/session.hpp"
#include "app/shared_deal.hpp"

namespace tapete {

/// What somebody has sent as a link.
struct Link {
  enum class Kind : unsigned char { rules, deal, match, finished_match } kind{};
  Record record;
  std::string text;  ///< of that record
};

/// Nothing is taken up that cannot be played.
Result<Link, ParcelFault> read_link(std::string_view text);

/// The game, and each house rule that is not as usual.
std::string rules_words(const Header& header, Lang lang);
/// Whose result it is.
std::string result_name(const DealResult& result, Lang lang);
/// What the person has made of the deal on the table.
DealResult own_result(const Session& session);
/// The header under which a deal that was sent is played here.
Header own_header(Header sent, const std::string& name, std::string date, Lang lang);

}  // namespace tapete
