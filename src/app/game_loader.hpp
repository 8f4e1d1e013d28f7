#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Holder of an action that waits until a game's code is loaded. A later action replaces the waiting one. If the player
/// leaves the screen, the action is dropped.
class GameLoader {
 public:
  GameLoader(Host& host, const Preferences& preferences, Messages& messages, const NavigationStack& navigation)
      : host_(host), preferences_(preferences), messages_(messages), navigation_(navigation) {}

  /// Calls `then` immediately if the game's code is loaded, otherwise once it is loaded. If the code cannot be loaded,
  /// asks the player whether to try again.
  void when_loaded(const GameInfo& game, const std::function<void()>& then);
  /// Receives the answer to Bots::expect_game(): whether the game's code is loaded.
  void answered(std::string_view game, bool loaded);

  [[nodiscard]] bool waits() const { return waiting_.has_value(); }

  /// Tells the player that the game is being loaded, if loading takes long.
  void tick(double now);
  /// Returns the time at which the next tick is needed; no value if no tick is needed.
  [[nodiscard]] std::optional<double> next_tick_time() const;

 private:
  struct Waiting {
    const GameInfo* game;
    std::function<void()> then;
    Screen screen;
    std::optional<double> told_at;  ///< when to tell the player; no value once the player has been told
  };

  Host& host_;
  const Preferences& preferences_;
  Messages& messages_;
  const NavigationStack& navigation_;
  std::optional<Waiting> waiting_;
};

}  // namespace tapete
