#pragma once
#include <cstdint>
#include <string_view>

#include "match/opinion.hpp"

namespace tapete {

/// Interface to the bots and the judge, which run in a Worker or a thread.
class Bots {
 public:
  virtual ~Bots() = default;

  /// Announces that this game may be played soon, so that the host can load its code and its bots. If the code is not
  /// loaded yet (is_loaded() of match/games.hpp), App::game_answered() is called later, never from inside this call.
  virtual void expect_game(std::string_view game) { (void)game; }
  /// Asks a bot for an action. App::bot_answered(id, ...) is called later, never from inside this call.
  virtual void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) = 0;

  /// Asks the judge for an opinion. App::judge_answered(id, ...) is called later, never from inside this call.
  virtual void ask_judge(int id, const JudgeRequest& request) = 0;
};

}  // namespace tapete
