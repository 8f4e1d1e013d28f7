#pragma once
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// What the conformance test checks in the states of a game. A game specializes this in its folder's invariants.hpp.
template <Game G>
struct Invariants;

template <class I, class G>
concept InvariantsOf = requires(const typename G::State state, typename G::State& other, Seat seat, CardSet cards,
                                Rng& rng) {
  /// The invariant that a hand in progress breaks; empty if it breaks none.
  { I::broken(state) } -> std::same_as<std::string_view>;
  /// The same for a hand that is over.
  { I::wrong_end(state) } -> std::same_as<std::string_view>;
  /// The cards whose place the seat cannot see.
  { I::hidden_from(state, seat) } -> std::same_as<CardSet>;
  /// Deals these hidden cards anew over the places where they lie, and changes everything else that the seat cannot
  /// see: the result is another world of the same view.
  { I::mix_hidden(other, seat, cards, rng) } -> std::same_as<void>;
};

}  // namespace tapete
