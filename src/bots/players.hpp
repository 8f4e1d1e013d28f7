#pragma once
#include "bots/sampled_worlds.hpp"
#include "game/game.hpp"

/// The bots that are written once for every game, and the levels that choose among them.
namespace tapete {

enum class Level : unsigned char { random, beginner, casual, good, expert };
inline constexpr std::array<std::pair<std::string_view, Level>, 5> kLevels{{{"random", Level::random},
                                                                            {"beginner", Level::beginner},
                                                                            {"casual", Level::casual},
                                                                            {"good", Level::good},
                                                                            {"expert", Level::expert}}};

/// The level of this name, if there is one.
constexpr std::optional<Level> find_level(std::string_view name) {
  for (const auto& level : kLevels)
    if (level.first == name) return level.second;
  return std::nullopt;
}

/// The best action over so many sampled worlds, each solved exactly; nothing if the game cannot be solved yet.
template <Game G>
std::optional<Action> exact_choice(const typename G::View& view, int worlds, const Budget& budget, Rng& rng) {
  if constexpr (ExactEndings<G>) return G::exact_choice(view, worlds, budget, rng);
  return std::nullopt;
}

/// One of the actions, each with the same probability.
inline Action random_of(const ActionList& actions, Rng& rng) {
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

/// A game in which something can be said out of turn that ends a hand, and wins it only if it is right.
template <class G>
concept CallsOutOfTurn = Game<G> && requires(const typename G::View view) {
  /// What the view's own seat knows to be right; nothing if there is no such thing.
  { G::sure_call(view) } -> std::same_as<std::optional<Action>>;
};

template <Game G>
std::optional<Action> sure_call([[maybe_unused]] const typename G::View& view) {
  if constexpr (CallsOutOfTurn<G>) return G::sure_call(view);
  return std::nullopt;
}

template <Game G>
constexpr WorldCounts worlds_of() {
  if constexpr (CountsWorlds<G>) return G::kWorlds;
  return {};
}

/// The action of a level's bot that says nothing out of turn.
template <Game G>
Action choose_in_turn(const typename G::View& view, Level level, const Budget& budget, Rng& rng) {
  // A beginner often plays a random card, but not one that a partner would call a blunder.
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

/// The bot of a level. It is given the view, so it cannot know more; the view's own seat must be to act, and some deal
/// must fit the view.
template <Game G>
Action choose(const typename G::View& view, Level level, const Budget& budget, Rng& rng) {
  constexpr std::uint32_t kForgets = 75;  // percent of a beginner's turns
  if (const auto call = level == Level::random ? std::nullopt : sure_call<G>(view))
    if (level != Level::beginner || rng.below(100) >= kForgets) return *call;
  return choose_in_turn<G>(view, level, budget, rng);
}

}  // namespace tapete
