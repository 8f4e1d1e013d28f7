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
  [[nodiscard]] bool reduced_motion() const {
    return settings_.reduced_motion == Switch::on || host_.prefers_reduced_motion();
  }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  /// Returns the form of an entry of the home screen: a game, or one of its presets that has a separate entry. The form
  /// is as it was last filled in, with the present names and level.
  [[nodiscard]] MatchSetup setup_for(const GameInfo& game, const Preset* preset = nullptr) const;

  /// Returns the choices before the player changed anything in this visit: the stored values, unless the page's address
  /// asks for others.
  [[nodiscard]] const Parameters& first() const { return first_; }
  /// Returns a line for each value in the address that is not valid.
  [[nodiscard]] std::string problems() const;

  void change_settings(const Settings& settings);
  void change_setup(const MatchSetup& setup);
  /// Chooses an entry of the home screen, with its form from setup_for().
  void choose_game(const GameInfo& game, const Preset* preset = nullptr) { change_setup(setup_for(game, preset)); }
  /// Lets the player edit the name at that seat; name_entered() receives the answer.
  void edit_name(Seat seat);
  void name_entered(int seat, std::string_view text);
  /// Changes the form of the next match as the embedding page asks. `parameters` has the format of read_parameters();
  /// only the lines `game`, `players`, `rules` and `level` are used. Returns a line for each problem.
  std::string wish(std::string_view parameters);

  /// Applies stored choices that could not be read at the start, except where the player has already changed something.
  void storage_opened();
  /// Reads the settings again after an import.
  void take_settings();
  /// Reads the form again after an import.
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
