#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"
#include "app/session/local_source.hpp"
#include "app/session/match_driver.hpp"
#include "app/session/remote_source.hpp"
#include "app/storage_health.hpp"
#include "app/watching.hpp"

namespace tapete {

class MatchController;

/// Returns the record of the match on the table; empty if the table is empty.
std::string record_at_table(const MatchController& match);
/// Returns the ID under which the match on the table is stored; empty if the table is empty.
std::string id_at_table(const MatchController& match);
/// Returns the hand, the table or the score of the match on the table in words; empty if the table is empty.
std::string tell_at_table(const MatchController& match, Ask what);

/// The match on the table, and the player's actions in the match that is shown.
class MatchController {
 public:
  MatchController(Host& host, Preferences& preferences, Messages& messages, StorageHealth& storage_health,
                  NavigationStack& navigation, const Changed& changed)
      : host_(host),
        preferences_(preferences),
        messages_(messages),
        storage_health_(storage_health),
        navigation_(navigation),
        changed_(changed),
        watching_(host, preferences.settings(), navigation, changed) {}

  /// Returns the part for watched matches, positions of lessons, and exercises.
  Watching& watching() { return watching_; }
  /// Returns the match of watching() if there is one, otherwise the match on the table, even while another screen hides
  /// it. nullptr if there is neither.
  [[nodiscard]] MatchDriver* session() {
    return watching_.shown() != nullptr ? watching_.shown() : table_.driver.get();
  }
  /// Returns the game, players and rules of the match that is watched or on the table; otherwise the form of a new
  /// match.
  [[nodiscard]] MatchSetup setup() const;
  /// Returns the match on the table, even while another one is watched; nullptr if the table is empty.
  [[nodiscard]] const MatchDriver* at_table() const { return table_.driver.get(); }
  /// Returns the source of the match on the table, which can undo, deal and store; nullptr if the table is empty or the
  /// match is played with people at other screens.
  [[nodiscard]] LocalSource* local() const { return table_.source; }
  /// Returns the source of the match on the table if it is played with people at other screens; nullptr otherwise.
  [[nodiscard]] RemoteSource* remote() const { return remote_; }

  /// Puts a match on the table; `id` is the ID under which the match is stored. `first_dealer` deals first, unless the
  /// rules determine the dealer.
  void put(const std::string& id, Header header, std::unique_ptr<Table> table, Seat first_dealer);
  /// Puts a match with people at other screens on the table. `hosts` and `send` are those of RemoteSource.
  void put_remote(const std::string& id, Header header, bool hosts, RemoteSource::Send send);
  /// Removes the match with this ID from the table, if it is on the table. The match stays stored.
  void clear(std::string_view id);
  /// Removes the match from the table if it is finished.
  void clear_finished();

  // Actions of the player
  /// Chooses these options of the scene, in this order. If one of them needs a confirmation, asks the player first.
  void choose(const std::vector<int>& options);
  /// Deals the next hand. `to_end`: plays to the end of the match without pauses (LocalSource::skip_to_end).
  void next_hand(bool to_end = false);
  void undo();
  void hurry();
  /// Continues after the player has taken the device from another person (Seating::passing).
  void take_device();

  /// Receives the answer to Bots::ask_bot(): an action as ask_bot() of match/bot.hpp returns it, or an empty text if
  /// the bot failed.
  void bot_answered(int id, std::string_view action);
  void tick(double now);
  /// Returns the time at which the next tick is needed; no value if no tick is needed.
  [[nodiscard]] std::optional<double> next_tick_time() const;
  /// Rebuilds the scenes if the player has changed the language.
  void follow_language();

 private:
  [[nodiscard]] MatchDriver* running() const;
  [[nodiscard]] MatchDriver* hidden() const;
  void leave();

  Host& host_;
  Preferences& preferences_;
  Messages& messages_;
  StorageHealth& storage_health_;
  NavigationStack& navigation_;
  const Changed& changed_;
  DrivenMatch<LocalSource> table_;
  RemoteSource* remote_ = nullptr;  ///< the source of table_.driver, if it is not table_.source
  Watching watching_;
  /// The match that was last removed from the table. A frame that is being drawn may still use this match.
  std::unique_ptr<MatchDriver> left_;
  Lang told_ = preferences_.lang();  ///< the language of the scenes
};

}  // namespace tapete
