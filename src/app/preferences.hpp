#pragma once
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/host/host.hpp"
#include "app/parameters.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"

namespace tapete {

/// The player's choices: the settings, and the form of the next match. Both are stored. The page's address may ask for
/// other values, which apply to this visit and are stored once the player changes something.
class Preferences {
 public:
  Preferences(Host& host, const Changed& changed);

  [[nodiscard]] Lang lang() const { return settings_.lang; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] bool dark() const;
  [[nodiscard]] bool strong_contrast() const;
  [[nodiscard]] bool reduced_motion() const { return settings_.still == Switch::on || host_.prefers_reduced_motion(); }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  /// The form of an entry of the hall: a game, or with `preset` one of its presets that has an entry of its own. It is
  /// as it was last filled in, with the present names and level.
  [[nodiscard]] MatchSetup setup_for(const GameInfo& game, const Preset* preset = nullptr) const;

  /// The choices before the player changed anything in this visit: the stored ones, as far as the page's address does
  /// not ask for others.
  [[nodiscard]] const Parameters& first() const { return first_; }
  /// A line for each value in the address that is not valid.
  [[nodiscard]] std::string problems() const;

  void change_settings(const Settings& settings);
  void change_setup(const MatchSetup& setup);
  /// Chooses an entry of the hall, with its form as setup_for() gives it.
  void choose_game(const GameInfo& game, const Preset* preset = nullptr) { change_setup(setup_for(game, preset)); }
  /// Lets the player edit the name at that seat; name_entered() receives the answer.
  void edit_name(Seat seat);
  void name_entered(int seat, std::string_view text);
  /// Takes the wishes of the embedding page for the next match: lines as for read_parameters(), of which game, players,
  /// rules and level count. Returns a line for each problem.
  std::string wish(std::string_view parameters);

  /// Stored choices that could not be read at the start have now been read. They apply, except where the player has
  /// already changed something.
  void storage_opened();
  /// An imported copy has added settings or a form to the storage; they apply from now on.
  void take_settings();
  void take_setup();

 private:
  [[nodiscard]] Parameters read_first() const;
  void use_settings(const Settings& settings);

  Host& host_;
  const Changed& changed_;
  Parameters first_;
  Settings settings_;
  MatchSetup setup_;
};

}  // namespace tapete
