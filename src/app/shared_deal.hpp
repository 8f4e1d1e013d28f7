#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.hpp"
#include "match/table.hpp"

/// The same cards for everybody: a deal that players pass on as a record of its own, with the results so far (`note
/// deal`, `note result 75-55 Ana`).
namespace tapete {

struct DealResult {
  std::string points;  ///< "75-55", the player's own side first
  std::string name;    ///< empty if the player has no name of their own
};

/// Whether the match of this header is such a deal, which is over after one hand.
bool is_shared_deal(const Header& header);
/// Whether the match is over; a shared deal is over after one hand.
bool is_finished(const Header& header, const Table& table);
/// The last twenty results.
std::vector<DealResult> deal_results(const Header& header);
/// Adds a result unless it is there already. The usual name of a person without a name ("You") is left out, because for
/// another reader it would mean someone else.
void add_result(Header& header, const DealResult& result);
/// The record to be sent: the seats and rules of `header`, people without their names, the last twenty results and this
/// `deal` line. Nothing if that cannot be the first hand of a match.
std::optional<std::string> deal_record(Header header, std::string_view deal);

}  // namespace tapete
