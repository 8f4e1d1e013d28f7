#pragma once
#include "games/corazones/corazones.hpp"
#include "tricks/gift_invariants.hpp"

namespace tapete {
template <>
struct Invariants<Corazones> : GiftInvariants<corazones::Rules> {};
}  // namespace tapete
