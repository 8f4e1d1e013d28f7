#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Lets what needs the code of a game wait until that has been loaded. Only the last one waits, and only on the screen
/// on which it began.
class GameLoader {
 public:
  GameLoader(Host& host, const Preferences& preferences, Messages& messages, const NavigationStack& navigation)
      : host_(host), preferences_(preferences), messages_(messages), navigation_(navigation) {}

  /// Calls `then` at once if the code of the game is there, otherwise when it has come. If it cannot be loaded, asks
  /// the player whether to try again.
  void when_loaded(const GameInfo& game, const std::function<void()>& then);
  /// The answer to Bots::expect_game(): whether the code of the game is there.
  void answered(std::string_view game, bool loaded);

  [[nodiscard]] bool waits() const { return waiting_.has_value(); }

  /// Tells what is being loaded if that takes long.
  void tick(double now);
  /// When the next tick is needed; nothing if none is.
  [[nodiscard]] std::optional<double> next_moment() const;

 private:
  struct Waiting {
    const GameInfo* game;
    std::function<void()> then;
    Screen screen;
    std::optional<double> told_at;  ///< nothing once the player has been told
  };

  Host& host_;
  const Preferences& preferences_;
  Messages& messages_;
  const NavigationStack& navigation_;
  std::optional<Waiting> waiting_;
};

}  // namespace tapete
