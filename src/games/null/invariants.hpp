#pragma once
#include "games/null/null.hpp"
#include "tricks/trick_invariants.hpp"

namespace tapete {
template <>
struct Invariants<Null> : TrickInvariants<null::Rules> {};
}  // namespace tapete
