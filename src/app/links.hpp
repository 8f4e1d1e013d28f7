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
    part,  ///< a match that this version's rules can replay only in part
  } kind{};
  Record record;
  std::string text;  ///< the record as text
};

/// Parses the text of a link. Refuses a record whose first event is illegal.
Result<Link, PayloadFault> read_link(std::string_view text);

/// Returns the name of the game, and each house rule that differs from the default.
std::string rules_words(const Header& header, Lang lang);
/// Returns the name of the player with this result; "Somebody" in the language `lang` if the result has no name.
std::string result_name(const DealResult& result, Lang lang);
/// Returns the viewer's result of the hand whose score sheet is open; empty if no score sheet is open.
DealResult own_result(const MatchView& match);
/// Returns the received header `sent` with the name `name` for all people, and with a `date` line.
Header own_header(Header sent, const std::string& name, std::string date, Lang lang);

}  // namespace tapete
