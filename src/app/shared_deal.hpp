#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.hpp"

/// The same cards for everybody: a deal that goes from one player to the next as a record of its own, with what each
/// has made of it (`note deal`, `note result 75-55 Ana`).
namespace tapete {

struct DealResult {
  std::string points;  ///< "75-55", the player's own side first
  std::string name;
};

/// Whether the match of this header is such a deal, over after one hand.
bool is_shared_deal(const Header& header);
/// What those have made of it who played it so far.
std::vector<DealResult> deal_results(const Header& header);
/// Takes a result down, unless the same stands there.
void add_result(Header& header, const DealResult& result);
/// The record to be sent: the people and rules of `header`, and this `deal` line. Nothing if it cannot be the first
/// hand of a match.
std::optional<std::string> deal_record(Header header, std::string_view deal);

}  // namespace tapete
