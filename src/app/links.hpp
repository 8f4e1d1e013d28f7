#pragma once
#include <string>
#include <string_view>

#include "app/payload.hpp"
#include "app/session/match_view.hpp"
#include "app/shared_deal.hpp"

namespace tapete {

/// The content of a link that somebody has sent.
struct Link {
  enum class Kind : unsigned char {
    rules,
    deal,
    match,
    finished_match,
    part,  ///< a match of which today's rules allow only the first events
  } kind{};
  Record record;
  std::string text;  ///< the record as text
};

/// Parses the text of a link. Refuses a record whose first event is not legal.
Result<Link, PayloadFault> read_link(std::string_view text);

/// Returns the name of the game, and each house rule that differs from the default.
std::string rules_words(const Header& header, Lang lang);
/// Returns the name of the player with this result.
std::string result_name(const DealResult& result, Lang lang);
/// Returns the viewer's result of the last hand.
DealResult own_result(const MatchView& match);
/// Returns the header with which a received deal is played here.
Header own_header(Header sent, const std::string& name, std::string date, Lang lang);

}  // namespace tapete
