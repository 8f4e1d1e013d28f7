#pragma once
#include "game/game.hpp"

/// Ways of choosing an action that are written once for every game.
namespace tapete {

/// Plays a hand to its end with random actions.
template <Game G>
void play_out(typename G::State& state, Rng& rng) {
  while (G::to_act(state) != kNobody) G::apply(state, G::random_legal(state, rng));
}

enum class Level : unsigned char { random, casual };
inline constexpr std::array<std::pair<std::string_view, Level>, 2> kLevels{{{"random", Level::random}, {"casual", Level::casual}}};

/// The level of this name.
constexpr std::optional<Level> find_level(std::string_view name) {
  for (const auto& level : kLevels)
    if (level.first == name) return level.second;
  return std::nullopt;
}

/// The bot of a level. It is given the view, so it cannot know more; the view's own seat must be to act.
template <Game G>
Action choose(const typename G::View& view, Level level, Rng& rng) {
  return level == Level::random ? G::random_legal(view.state, rng) : G::casual(view, rng);
}

}  // namespace tapete
