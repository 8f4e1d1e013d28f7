#pragma once
#include <catch_amalgamated.hpp>
#include <utility>

#include "bots/players.hpp"
#include "bots/tree_search.hpp"

/// Checks that a bot's choice does not change when the cards that its seat cannot see are dealt again.
namespace tapete::test {

template <Game G, class Preferences>
void require_blind(const typename G::State& s, Rng& rng, const Preferences& choices) {
  const auto other = typename G::Sampler{G::view(s, s.actor)}.draw(rng);
  const std::uint64_t seed = rng.next();
  Rng here{seed};
  Rng there{seed};
  REQUIRE(choices(G::view(s, s.actor), here) == choices(G::view(other, other.actor), there));
}

template <Game G>
void require_blind_policy(const typename G::State& s, Rng& rng) {
  require_blind<G>(s, rng, [](const typename G::View& view, Rng& random) {
    return std::pair{choose<G>(view, Level::beginner, {}, random), choose<G>(view, Level::casual, {}, random)};
  });
}

template <Game G>
void require_blind_search(const typename G::State& s, Rng& rng) {
  require_blind<G>(s, rng, [](const typename G::View& view, Rng& random) {
    constexpr SearchLimits kFew{30};
    return std::pair{choose<G>(view, Level::good, {}, random), TreeSearch<G>{kFew}.choose(view, random)};
  });
}

}  // namespace tapete::test
