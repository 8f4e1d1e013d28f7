#pragma once
#include "bots/sampled_worlds.hpp"
#include "game/game.hpp"

/// Ways of choosing an action that are written once for every game.
namespace tapete {

enum class Level : unsigned char { random, beginner, casual, good, expert };
inline constexpr std::array<std::pair<std::string_view, Level>, 5> kLevels{{{"random", Level::random},
                                                                            {"beginner", Level::beginner},
                                                                            {"casual", Level::casual},
                                                                            {"good", Level::good},
                                                                            {"expert", Level::expert}}};

/// The level of this name.
constexpr std::optional<Level> find_level(std::string_view name) {
  for (const auto& level : kLevels)
    if (level.first == name) return level.second;
  return std::nullopt;
}

/// The best action over so many sampled worlds where the game can be solved by now.
template <Game G>
std::optional<Action> exact_choice(const typename G::View& view, int worlds, const Budget& budget, Rng& rng) {
  if constexpr (ExactEndings<G>) return G::exact_choice(view, worlds, budget, rng);
  return std::nullopt;
}

/// One of the actions, all alike.
inline Action random_of(const ActionList& actions, Rng& rng) {
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

template <Game G>
constexpr WorldCounts worlds_of() {
  if constexpr (CountsWorlds<G>) return G::kWorlds;
  return {};
}

/// The bot of a level. It is given the view, so it cannot know more; the view's own seat must be to act, and some deal
/// must fit the view.
template <Game G>
Action choose(const typename G::View& view, Level level, const Budget& budget, Rng& rng) {
  // A beginner often plays just any card, but none that a partner would be angry about.
  constexpr std::uint32_t kDistracted = 40;  // percent
  switch (level) {
    case Level::random:
      return G::random_legal(view.state, rng);
    case Level::beginner:
      return rng.below(100) < kDistracted ? random_of(G::candidates(view), rng) : G::casual(view, rng);
    case Level::casual:
      return G::casual(view, rng);
    case Level::good:
      if constexpr (KnownWorth<G>) return G::by_worth(view, false);
      if (const auto exact = exact_choice<G>(view, 8, budget, rng)) return *exact;
      return best_in_sampled_worlds<G>(view, worlds_of<G>().good, budget, rng);
    case Level::expert:
      if constexpr (KnownWorth<G>) return G::by_worth(view, true);
      if (const auto exact = exact_choice<G>(view, 60, budget, rng)) return *exact;
      return best_in_sampled_worlds<G>(view, worlds_of<G>().expert, budget, rng);
  }
  return G::casual(view, rng);
}

}  // namespace tapete
