#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/game_loader.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Opens matches that are stored or given as text, to be played on or watched. A match that is legal only in part is
/// watched up to there, with a message.
class MatchOpener {
 public:
  MatchOpener(Host& host, Preferences& preferences, Messages& messages, GameLoader& loader, MatchController& match,
              NavigationStack& navigation, const Changed& changed)
      : host_(host),
        preferences_(preferences),
        messages_(messages),
        loader_(loader),
        match_(match),
        navigation_(navigation),
        changed_(changed) {}

  /// Goes to the table with a new match. Where any seat may deal, `first_dealer` does.
  void begin(Header header, std::unique_ptr<Table> table, Seat first_dealer);
  /// Puts a match given as text on the table, in addition to the stored ones. A match that is legal only in part is
  /// stored as it is and watched. If nothing of it is legal, shows a message, changes nothing else and returns false.
  bool open_record(std::string_view text);
  /// Goes to the table with the match under way that is stored under that key.
  void go_on(const std::string& key);
  /// Watches the match that is stored under that key.
  void watch(const std::string& key);
  /// Puts the match on the table that was there when the program was last left, without changing the screen, and calls
  /// `restored`. A match that cannot be read stays stored, so that nothing is lost.
  void restore(const std::function<void()>& restored);
  /// The same, unless something is on the table by now.
  void restore_late();

 private:
  struct Opened {
    Record record;
    Followed match;
  };
  /// Calls `then` once the code of the game that a record names is there; at once if it names none.
  void when_loaded(std::string_view record, const std::function<void()>& then);
  void put_back(const std::string& key);
  /// Puts the match with this ID, which was left last, back on the table. Returns false if it cannot be played on.
  bool put_back_last(const std::string& id);
  /// Reads a match of which at least the beginning is legal. If nothing is, shows a message that ends with `comfort`.
  std::optional<Opened> read(std::string_view text, std::string_view comfort = {});
  /// Tells that the rules refuse the rest of a match. The message ends with `comfort`.
  void tell_part(const Opened& opened, std::string_view comfort = {});
  /// Watches a match of which the rules refuse the rest, with a message about that.
  void watch_part(Opened opened);
  void put(const std::string& id, Opened opened);
  void show_table() { navigation_.lead({Screen::home, Screen::table}); }
  void migrate();

  Host& host_;
  Preferences& preferences_;
  Messages& messages_;
  GameLoader& loader_;
  MatchController& match_;
  NavigationStack& navigation_;
  const Changed& changed_;
};

}  // namespace tapete
