#pragma once
#include <optional>

#include "app/changed.hpp"
#include "app/dealer_drawing.hpp"
#include "app/game_loader.hpp"
#include "app/match_controller.hpp"
#include "app/match_opener.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"
#include "app/storage_health.hpp"

namespace tapete {

/// Start of a match: draws the first dealer, then puts the match on the table.
class MatchStarter {
 public:
  MatchStarter(Host& host, const Preferences& preferences, GameLoader& loader, StorageHealth& storage_health,
               MatchController& match, MatchOpener& opener, NavigationStack& navigation, const Changed& changed)
      : host_(host),
        preferences_(preferences),
        loader_(loader),
        storage_health_(storage_health),
        match_(match),
        opener_(opener),
        navigation_(navigation),
        changed_(changed) {}

  /// Returns the draw of the first dealer, while it is under way.
  [[nodiscard]] const std::optional<DrawState>& draw() const { return draw_; }

  /// Goes to the form of a new match. A match under way stays stored.
  void new_match();
  /// Starts a match like begin_now(). Before the first match, asks for the player's name and portrait instead.
  void begin();
  /// Starts a match like play_now(). Before the first match, asks for the player's name and portrait instead.
  void play();
  /// Goes from that question to a match. The question is not asked again, even if the player has not answered it.
  void sit_down();
  /// Goes from the form to the draw of the first dealer.
  void begin_now();
  /// Starts a match with the present form: draws the first dealer, then deals the first hand without waiting for the
  /// player.
  void play_now();
  /// Turns all remaining cards of the draw immediately.
  void hurry_draw();
  /// Goes from the draw to the table.
  void deal_first();
  void end_draw() { draw_.reset(); }
  /// Starts a new match with the rules and players of the match on the table.
  void rematch();

  void tick(double now);
  /// Returns the time at which the next tick is needed; no value if no tick is needed.
  [[nodiscard]] std::optional<double> next_tick_time() const;

 private:
  /// Returns whether the player has a name or a portrait, or has been asked for them.
  [[nodiscard]] bool knows_player() const;
  void ask_player(bool deals_itself);
  [[nodiscard]] bool draws() const { return draw_ && navigation_.screen() == Screen::draw; }
  /// Returns the header of the match that the form describes.
  [[nodiscard]] Header form() const;
  /// Calls start_draw() once the game's code is loaded. If `deals_itself`, the first hand is then dealt without waiting
  /// for the player.
  void when_loaded(const Header& header, bool deals_itself);
  void start_draw(Header header);
  void start(Header header, Seat first_dealer);

  Host& host_;
  const Preferences& preferences_;
  GameLoader& loader_;
  StorageHealth& storage_health_;
  MatchController& match_;
  MatchOpener& opener_;
  NavigationStack& navigation_;
  const Changed& changed_;
  std::optional<DrawState> draw_;
  bool deals_itself_ = false;  ///< whether the match after the question about the player deals its first hand by itself
};

}  // namespace tapete
