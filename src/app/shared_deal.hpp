#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.hpp"
#include "match/table.hpp"

/// Shared deals: a player sends a deal to others as a record, with the results so far (`note deal`, `note result 75-55
/// Ana`, and after a result `note how 2 hearts: 8 tricks`), so that all play with the same cards.
namespace tapete {

struct DealResult {
  std::string points;  ///< such as "75-55", the player's own side first
  std::string name;    ///< empty if the player has only a default name
  std::string how{};   ///< the contract or the like, in the player's language; may be empty
};

/// Returns whether the match of this header is a shared deal, which is over after one hand.
bool is_shared_deal(const Header& header);
/// Returns whether the match is over; a shared deal is over after one hand.
bool is_finished(const Header& header, const Table& table);
/// Returns the last twenty results in the header.
std::vector<DealResult> deal_results(const Header& header);
/// Adds a result, unless the header already contains the same one. Leaves out a default name ("You"), because for
/// another reader it would mean someone else.
void add_result(Header& header, const DealResult& result);
/// Returns the record to be sent: the seats and rules of `header`, people without their names, the last twenty results
/// and this `deal` line. No value if `deal` cannot be the first event of a match.
std::optional<std::string> deal_record(Header header, std::string_view deal);

}  // namespace tapete
