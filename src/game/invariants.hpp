#pragma once
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// What tests want to know of a game, told in its folder's invariants.hpp by a specialization.
template <Game G>
struct Invariants;

template <class I, class G>
concept InvariantsOf = requires(const typename G::State state, typename G::State& other, Seat seat, CardSet cards,
                                Rng& rng) {
  /// What does not hold of a hand in progress; empty if all does.
  { I::broken(state) } -> std::same_as<std::string_view>;
  /// The same of a hand that is over.
  { I::wrong_end(state) } -> std::same_as<std::string_view>;
  /// The cards of which the seat cannot see where they are.
  { I::hidden_from(state, seat) } -> std::same_as<CardSet>;
  /// Deals such cards out anew over the places where they lie, and changes whatever else the seat cannot see.
  { I::mix_hidden(other, seat, cards, rng) } -> std::same_as<void>;
};

}  // namespace tapete
