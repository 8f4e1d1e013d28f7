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

/// Opens matches that are stored or given as text, to continue or watch them. If only the beginning of a match is
/// legal, shows that part as a replay and tells the player so.
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

  /// Goes to the table with a new match. `first_dealer` deals first, unless the rules determine the dealer.
  void begin(Header header, std::unique_ptr<Table> table, Seat first_dealer);
  /// Puts a match given as text on the table, as a new match. If only the beginning of the match is legal, stores the
  /// whole text and shows the legal part as a replay. If not even the first event is legal, shows a message, changes
  /// nothing else and returns false.
  bool open_record(std::string_view text);
  /// Goes to the table with the stored match under way that has this key.
  void go_on(const std::string& key);
  /// Shows the stored match that has this key as a replay.
  void watch(const std::string& key);
  /// Puts the current match of the storage (kCurrent) back on the table, without changing the screen, and calls
  /// `restored`. A match that cannot be read stays stored, so that nothing is lost.
  void restore(const std::function<void()>& restored);
  /// Calls restore(), unless a match is on the table or about to be dealt.
  void restore_late();

 private:
  struct Opened {
    Record record;
    Followed match;
  };
  /// Calls `then` once the code of the record's game is loaded; immediately if the record names no game.
  void when_loaded(std::string_view record, const std::function<void()>& then);
  void put_back(const std::string& key);
  /// Puts the match with this ID back on the table. Returns false if the match cannot be continued.
  bool put_back_last(const std::string& id);
  /// Parses a match. If not even the first event is legal, returns no value and shows a message that ends with
  /// `comfort`, a reassuring sentence.
  std::optional<Opened> read(std::string_view text, std::string_view comfort = {});
  /// Tells the player that the rules refuse the rest of a match. The message ends with `comfort`.
  void tell_part(const Opened& opened, std::string_view comfort = {});
  /// Shows the legal part of a match as a replay, and tells the player about the rest.
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
