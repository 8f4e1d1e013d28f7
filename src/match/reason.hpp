#pragma once
#include <string>

#include "core/text.hpp"
#include "match/review.hpp"

namespace tapete {

/// The sentences of reason() if several other actions, or a single one, are about as good as the best one.
inline constexpr Text kOthersAreEqual = "Others are almost as good."_text;
inline constexpr Text kOtherIsEqual = "@ is almost as good."_text;
/// The sentence of reason() if no number tells the two actions apart and the case is not hopeless.
inline constexpr Text kSlightlyBetter = "This is slightly better than @."_text;

/// Returns a sentence that says why the best action is better than the one that was done. It names the fact that
/// explains most of the loss, if that fact explains more than half of it. Its numbers come from the worlds in which
/// both actions were judged. `@` stands for the name of the other action. `open`: whether the decision was judged on
/// the real deal, with all cards open; no fact is then named, because facts tell of several deals.
std::string reason(const Reviewed& decision, Lang lang, bool open = false);

/// Returns whether the seat can hardly succeed, whatever it does, so that reasons of other kinds mislead.
bool is_hopeless(const Reviewed& decision);

/// Returns a sentence that compares another seat's action with the other actions that the seat may have had. `facts`
/// are the facts of explain_for_onlooker().
std::string onlooker_reason(const std::vector<Fact>& facts, Lang lang);

/// Returns the name (FactKind::name) of the fact that reason() uses; empty if reason() uses none.
std::string_view reason_name(const Reviewed& decision);

}  // namespace tapete
