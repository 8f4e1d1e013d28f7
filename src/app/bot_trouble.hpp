#pragma once
#include <string>
#include <utility>

#include "app/doctor.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Tells the player that a bot is slow, or that its files could not be loaded; each at most once per turn.
class BotTrouble {
 public:
  BotTrouble(const Preferences& preferences, Messages& messages, Doctor& doctor, MatchController& match)
      : preferences_(preferences), messages_(messages), doctor_(doctor), match_(match) {}

  void tell();

 private:
  /// A turn: the match, and the number of its events.
  using Turn = std::pair<const MatchView*, std::size_t>;
  void offer_retry(const std::string& name);

  const Preferences& preferences_;
  Messages& messages_;
  Doctor& doctor_;
  MatchController& match_;
  Turn slow_{};    ///< of which it was told
  Turn failed_{};  ///< of which it was told
};

}  // namespace tapete
