#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/game_loader.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Matches with people at other screens. The page's scripts connect the screens and run the service of the match
/// (online/match_service.hpp); this class puts the match on the table and passes its replies on.
class Friends {
 public:
  Friends(Host& host, Preferences& preferences, Messages& messages, GameLoader& loader, MatchController& match,
          NavigationStack& navigation, const Changed& changed)
      : host_(host),
        preferences_(preferences),
        messages_(messages),
        loader_(loader),
        match_(match),
        navigation_(navigation),
        changed_(changed) {}

  /// Opens the lobby of a new table, for the match that the form describes. First asks the player for a name, if there
  /// is none.
  void open_table();
  /// Continues after the player has entered a name.
  void name_entered();
  /// Opens the lobby of the match on the table, which shows who is there.
  void open_lobby() { host_.tell_friends("lobby"); }
  /// Lets the player choose a phrase to say at the table.
  void open_phrases();
  /// Returns whether there is a match with friends whose end the player has not seen, even if another screen or another
  /// match is shown.
  [[nodiscard]] bool is_playing() const {
    return match_.remote() != nullptr ? !match_.at_table()->finished() : latest_.has_value();
  }
  /// Returns whether the player at this seat of the match on the table is away, and no bot plays for the player.
  [[nodiscard]] bool is_away(Seat seat) const {
    return match_.remote() != nullptr && seat != kNobody && presence_[static_cast<std::size_t>(seat)] == Presence::away;
  }
  /// Returns whether the host's screen is away, at which nobody plays.
  [[nodiscard]] bool is_table_away() const { return match_.remote() != nullptr && table_away_; }
  /// Shows the table of that match.
  void go_on();
  /// Receives a reply of the service, such as `match ...`, or `left` when this page no longer has a seat at the table.
  void heard(std::string_view reply);

 private:
  /// Content of a reply `match`.
  struct FriendsMatch {
    std::string id;
    bool hosts = false;  ///< whether this page is the host
    RemoteSource::State state;
    Record record;
  };
  void take_match(Splitter words);
  void follow(const FriendsMatch& match);
  void show_latest();
  void ask(std::string_view request);
  /// Whether another player is at the table.
  enum class Presence : unsigned char {
    here,
    away,
    bot,  ///< a bot of the host plays for the player
  };
  void take_missing(Splitter words);
  void forget_presence();
  [[nodiscard]] std::string presence_words(std::string_view name, Presence before, Presence now) const;
  void show_said(Splitter words);
  void leave_table();

  Host& host_;
  Preferences& preferences_;
  Messages& messages_;
  GameLoader& loader_;
  MatchController& match_;
  NavigationStack& navigation_;
  const Changed& changed_;
  std::string shown_;                           ///< id of the match that was last put on the table
  std::optional<FriendsMatch> latest_;          ///< the last reply `match`; empty once the match is over and stored
  bool names_ = false;                          ///< whether the player has been asked for a name
  std::vector<Seat> bots_;                      ///< seats of guests at which bots of the host play
  std::array<Presence, kMaxSeats> presence_{};  ///< of the players at other screens, by seat
  bool table_away_ = false;                     ///< whether the host's screen is away, at which nobody plays
};

}  // namespace tapete
