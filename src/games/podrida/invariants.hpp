#pragma once
#include "games/podrida/podrida.hpp"
#include "tricks/trick_invariants.hpp"

namespace tapete {
template <>
struct Invariants<Podrida> : TrickInvariants<podrida::Rules> {};
}  // namespace tapete
