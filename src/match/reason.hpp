#pragma once
#include <string>

#include "core/text.hpp"
#include "match/review.hpp"

namespace tapete {

/// Returns a sentence that says why the best action is better than the one that was done. It is true in the worlds in
/// which both were judged. It uses the fact that explains most of the loss, if that fact explains more than half of it.
std::string reason(const Reviewed& decision, Lang lang);

/// Returns such a sentence for a decision that was judged with all cards open, by playouts of the real deal.
std::string open_reason(const Reviewed& decision, Lang lang);

/// Returns a sentence that compares another seat's action with the other actions that its hand may have allowed, by the
/// facts of explain_for_onlooker().
std::string onlooker_reason(const std::vector<Fact>& facts, Lang lang);

/// Returns the name of the fact that reason() uses (FactKind); empty if it uses none.
std::string_view reason_name(const Reviewed& decision);

}  // namespace tapete
