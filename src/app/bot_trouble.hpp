#pragma once
#include <string>
#include <utility>

#include "app/diagnostics.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Messages to the player that a bot is slow, or that its files could not be loaded; each at most once per turn.
class BotTrouble {
 public:
  BotTrouble(const Preferences& preferences, Messages& messages, Diagnostics& diagnostics, MatchController& match)
      : preferences_(preferences), messages_(messages), diagnostics_(diagnostics), match_(match) {}

  void tell();

 private:
  /// Identifies a turn: the match, and the number of its events before the turn.
  using Turn = std::pair<const MatchView*, std::size_t>;
  void offer_retry(const std::string& name);

  const Preferences& preferences_;
  Messages& messages_;
  Diagnostics& diagnostics_;
  MatchController& match_;
  Turn slow_{};    ///< the last turn that was reported as slow
  Turn failed_{};  ///< the last turn that was reported as failed
};

}  // namespace tapete
