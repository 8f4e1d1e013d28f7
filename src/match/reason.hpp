#pragma once
#include <string>

#include "core/text.hpp"
#include "match/review.hpp"

namespace tapete {

/// Why the best action is better than the one that was done, in a sentence that is true of the worlds in which both
/// were judged. It names the fact that explains most of the loss; empty if that fact explains less than half.
std::string reason(const Reviewed& decision, Lang lang);

/// The same if all cards were seen: all playouts were of the one deal.
std::string open_reason(const Reviewed& decision, Lang lang);

/// What somebody else's action brings, beside what else that hand may have held, in a sentence (look_on()).
std::string onlooker_reason(const std::vector<Fact>& facts, Lang lang);

/// The name of that fact (FactKind); empty if there is none.
std::string_view reason_name(const Reviewed& decision);

}  // namespace tapete
