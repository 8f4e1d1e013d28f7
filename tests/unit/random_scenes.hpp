#pragma once
#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "match/table.hpp"

namespace tapete::test {

/// Returns scenes of a hand with random actions, as seat 0 sees them.
inline std::vector<Scene> random_scenes(const GameInfo& game, int players) {
  auto table = std::move(open_table({std::string{game.id}, players, {}, {}, 0, 0, 0}).value());
  Rng rng{7};
  std::vector<Scene> scenes;
  for (int i = 0; i < 40; ++i) {
    if (!table->in_hand()) {
      REQUIRE(table->play(table->chance(rng, 0)));
    } else {
      const auto legal = table->legal();
      if (legal.empty()) break;
      const auto& chosen = legal[static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(legal.size())))];
      REQUIRE(table->play(std::to_string(table->turn().seat) + " " + chosen));
    }
    if (i % 5 == 1) scenes.push_back(table->scene(0, Lang::es));
  }
  return scenes;
}

}  // namespace tapete::test
