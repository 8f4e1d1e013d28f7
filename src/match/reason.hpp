#pragma once
#include <string>

#include "core/text.hpp"
#include "match/review.hpp"

namespace tapete {

/// Why the best action is better than the one done, in a sentence that is true of the worlds in which both were judged:
/// by the fact that explains most of the loss, if that is more than half of it.
std::string reason(const Reviewed& decision, Lang lang);

/// The name of that fact (FactKind); empty if there is none.
std::string_view reason_name(const Reviewed& decision);

}  // namespace tapete
