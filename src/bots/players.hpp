#pragma once
#include "bots/sampled_worlds.hpp"
#include "game/game.hpp"

/// Bots that work for every game, and the levels that select one of them.
namespace tapete {

enum class Level : unsigned char { random, beginner, casual, good, expert };
inline constexpr std::array<std::pair<std::string_view, Level>, 5> kLevels{{{"random", Level::random},
                                                                            {"beginner", Level::beginner},
                                                                            {"casual", Level::casual},
                                                                            {"good", Level::good},
                                                                            {"expert", Level::expert}}};

/// Returns the level with this name, if there is one.
constexpr std::optional<Level> find_level(std::string_view name) {
  for (const auto& level : kLevels)
    if (level.first == name) return level.second;
  return std::nullopt;
}

/// Returns the action with the best mean over `worlds` sampled worlds, each solved exactly; no value while the hand
/// is too long to be solved.
template <Game G>
std::optional<Action> exact_choice(const typename G::View& view, int worlds, const Budget& budget, Rng& rng) {
  if constexpr (ExactEndings<G>) return G::exact_choice(view, worlds, budget, rng);
  return std::nullopt;
}

/// Returns one of the actions, each with the same probability.
inline Action random_of(const ActionList& actions, Rng& rng) {
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

/// A game with calls out of turn: such a call ends the hand, and wins it only if the call is correct.
template <class G>
concept CallsOutOfTurn = Game<G> && requires(const typename G::View view) {
  /// Returns a call that the view's own seat knows to be correct; no value if there is none.
  { G::sure_call(view) } -> std::same_as<std::optional<Action>>;
};

template <Game G>
std::optional<Action> sure_call([[maybe_unused]] const typename G::View& view) {
  if constexpr (CallsOutOfTurn<G>) return G::sure_call(view);
  return std::nullopt;
}

template <Game G>
constexpr WorldCounts worlds_of() {
  if constexpr (DefinesWorldCounts<G>) return G::kWorlds;
  return {};
}

/// Returns the action of a level's bot, without calls out of turn.
template <Game G>
Action choose_in_turn(const typename G::View& view, Level level, const Budget& budget, Rng& rng) {
  // A beginner often plays a random action of candidates(), which contains no blunders.
  constexpr std::uint32_t kDistracted = 40;  // percent of the turns on which a beginner plays at random
  switch (level) {
    case Level::random:
      return G::random_legal(view.state, rng);
    case Level::beginner:
      return rng.below(100) < kDistracted ? random_of(G::candidates(view), rng) : G::policy_action(view, rng);
    case Level::casual:
      return G::policy_action(view, rng);
    case Level::good:
      if constexpr (EvaluatesPositions<G>) return G::best_by_value(view, false);
      if (const auto exact = exact_choice<G>(view, 8, budget, rng)) return *exact;
      return best_in_sampled_worlds<G>(view, worlds_of<G>().good, budget, rng);
    case Level::expert:
      if constexpr (EvaluatesPositions<G>) return G::best_by_value(view, true);
      if (const auto exact = exact_choice<G>(view, 60, budget, rng)) return *exact;
      if constexpr (HasSlowPolicy<G>)
        if (const int worlds = G::slow_worlds(view.state.config); worlds > 0)
          return best_in_sampled_worlds<G, true>(view, worlds, budget, rng);
      return best_in_sampled_worlds<G>(view, worlds_of<G>().expert, budget, rng);
  }
  return G::policy_action(view, rng);
}

/// Returns the action of a level's bot, which may be a call out of turn. The bot receives only the view, so it cannot
/// use hidden cards. `view` must belong to the seat that decides, and some deal must fit it.
template <Game G>
Action choose(const typename G::View& view, Level level, const Budget& budget, Rng& rng) {
  constexpr std::uint32_t kForgets = 75;  // percent of the turns on which a beginner forgets a correct call
  if (const auto call = level == Level::random ? std::nullopt : sure_call<G>(view))
    if (level != Level::beginner || rng.below(100) >= kForgets) return *call;
  return choose_in_turn<G>(view, level, budget, rng);
}

}  // namespace tapete
