#pragma once
#include "bots/players.hpp"
#include "bots/tree_search.hpp"

namespace tapete {

/// Participant of an arena contest: a level, or a reference bot that players cannot choose.
struct Contestant {
  enum class Kind : unsigned char {
    level,
    tree,  ///< information-set tree search with 10,000 iterations and random playouts: the textbook bot
    seer,  ///< a search that sees all cards: an upper bound that no honest player reaches
    mute,  ///< level `good` without calls out of turn
  } kind{};
  Level level{};
};

/// Parses "tree", "seer", "mute" or the name of a level.
constexpr std::optional<Contestant> find_contestant(std::string_view name) {
  if (name == "tree") return Contestant{Contestant::Kind::tree, {}};
  if (name == "seer") return Contestant{Contestant::Kind::seer, {}};
  if (name == "mute") return Contestant{Contestant::Kind::mute, Level::good};
  if (const auto level = find_level(name)) return Contestant{Contestant::Kind::level, *level};
  return std::nullopt;
}

/// Chooses by the tree search of Contestant::Kind::tree.
template <Game G>
Action choose_by_tree(const typename G::View& view, Rng& rng) {
  constexpr SearchLimits kTextbook{10'000, 0.7, false};
  return TreeSearch<G>{kTextbook}.choose(view, rng);
}

/// Returns the contestant's action for the seat that decides. Only the seer reads more of the state than that seat's
/// view.
template <Game G>
Action choose_as(const Contestant& contestant, const typename G::State& state, Rng& rng) {
  constexpr SearchLimits kSeer{2'000, 0.5, true};
  const auto view = G::view(state, decider_of<G>(state));
  if (contestant.kind == Contestant::Kind::level) return choose<G>(view, contestant.level, {}, rng);
  if (contestant.kind == Contestant::Kind::mute) return choose_in_turn<G>(view, contestant.level, {}, rng);
  if (contestant.kind == Contestant::Kind::tree) return choose_by_tree<G>(view, rng);
  if constexpr (ExactEndings<G>)
    if (const auto exact = G::exact_in_world(state, rng)) return *exact;
  return TreeSearch<G>{kSeer}.choose(
      G::legal(state), [&state](Rng&) { return state; }, rng);
}

}  // namespace tapete
