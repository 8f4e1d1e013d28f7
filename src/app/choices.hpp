#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/host/host.hpp"
#include "app/parameters.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"

namespace tapete {

/// What the player has chosen: the settings, and the form of the next match. Both are stored; the address of the page
/// may ask for something else, which holds for this visit and is stored once the player changes something.
class Choices {
 public:
  Choices(Host& host, const Changed& changed);

  [[nodiscard]] Lang lang() const { return settings_.lang; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] bool dark() const;
  [[nodiscard]] bool reduced_motion() const { return settings_.still == Switch::on || host_.prefers_reduced_motion(); }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  /// The form for another game: as it was left when it was last filled in, with the names and the level of the present
  /// one.
  [[nodiscard]] MatchSetup setup_for(const GameInfo& game) const;

  // What the address asks for
  /// The colour of buttons, as 0xRRGGBB.
  [[nodiscard]] std::optional<std::uint32_t> accent() const { return accent_; }
  /// The seed of the cards, in decimal digits; empty: chance.
  [[nodiscard]] const std::string& seed() const { return seed_; }
  [[nodiscard]] bool names_game() const { return names_game_; }
  /// A line for each value in the address that is no good.
  [[nodiscard]] const std::string& problems() const { return problems_; }

  void change_settings(const Settings& settings);
  void change_setup(const MatchSetup& setup);
  /// Chooses a game, with its form as it was left.
  void choose_game(const GameInfo& game) { change_setup(setup_for(game)); }
  /// Lets the player edit the name at that seat; name_entered() takes the answer.
  void edit_name(Seat seat);
  void name_entered(int seat, std::string_view text);
  /// What the page around wants the next match to be: lines as read_parameters() takes them, of which game, players,
  /// rules and level count. Gives what is wrong with them, a line each.
  std::string wish(std::string_view parameters);

  /// What is stored could not be read at the start and has been read now: it holds, but for what the player has changed
  /// since.
  void storage_opened();
  /// Another copy has added settings or a form to what is stored: they hold from now on.
  void take_settings();
  void take_setup();

 private:
  [[nodiscard]] Parameters first_choices() const;
  void use_settings(const Settings& settings);

  Host& host_;
  const Changed& changed_;
  Settings settings_;
  MatchSetup setup_;
  Settings first_settings_;  ///< as they were before the player changed anything in this visit
  MatchSetup first_setup_;
  std::optional<std::uint32_t> accent_;
  std::string seed_;
  bool names_game_ = false;
  std::string problems_;
};

}  // namespace tapete
