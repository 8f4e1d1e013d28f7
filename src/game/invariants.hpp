#pragma once
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// The checks of the conformance test on the states of a game. Each game specializes this in invariants.hpp in its
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
  /// Redistributes these hidden cards at random over their places, and also changes everything else that is hidden from
  /// the seat. The result is another determinization of the same view.
  { I::mix_hidden(other, seat, cards, rng) } -> std::same_as<void>;
};

}  // namespace tapete
