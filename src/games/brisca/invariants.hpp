#pragma once
#include "games/brisca/brisca.hpp"
#include "tricks/trick_invariants.hpp"

namespace tapete {
template <>
struct Invariants<Brisca> : TrickInvariants<brisca::Rules> {};
}  // namespace tapete
