#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.hpp"
#include "match/table.hpp"

/// The same cards for everybody: a deal that goes from one player to the next as a record of its own, with what each
/// has made of it (`note deal`, `note result 75-55 Ana`).
namespace tapete {

struct DealResult {
  std::string points;  ///< "75-55", the player's own side first
  std::string name;    ///< empty: of somebody who goes by no name of their own
};

/// Whether the match of this header is such a deal, over after one hand.
bool is_shared_deal(const Header& header);
/// Whether the match is over, also if it is such a deal and its one hand is.
bool is_finished(const Header& header, const Table& table);
/// What those have made of it who played it so far; the last twenty.
std::vector<DealResult> deal_results(const Header& header);
/// Takes a result down, unless the same stands there. What somebody without a name is called here ("You") would mean
/// the reader elsewhere, and is left out.
void add_result(Header& header, const DealResult& result);
/// The record to be sent: the seats and rules of `header`, people without their names, the last twenty results and this
/// `deal` line. Nothing if it cannot be the first
/// hand of a match.
std::optional<std::string> deal_record(Header header, std::string_view deal);

}  // namespace tapete
