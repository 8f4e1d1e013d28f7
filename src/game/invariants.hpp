#pragma once
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// Checks of a game's states for the conformance test. Each game specializes this template in the invariants.hpp of its
/// folder.
template <Game G>
struct Invariants;

template <class I, class G>
concept InvariantsOf = requires(const typename G::State state, typename G::State& other, Seat seat, CardSet cards,
                                Rng& rng) {
  /// Returns the invariant that a hand in progress breaks; empty if it breaks none.
  { I::broken(state) } -> std::same_as<std::string_view>;
  /// Returns the invariant that a finished hand breaks; empty if it breaks none.
  { I::wrong_end(state) } -> std::same_as<std::string_view>;
  /// Returns the cards whose location the seat does not know.
  { I::hidden_from(state, seat) } -> std::same_as<CardSet>;
  /// Redistributes `cards`, the cards hidden from the seat, at random over their places, and changes everything else
  /// that is hidden from the seat. The result is another determinization of the same view.
  { I::mix_hidden(other, seat, cards, rng) } -> std::same_as<void>;
};

}  // namespace tapete
