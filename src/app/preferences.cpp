#include "app/preferences.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/seat_names.hpp"

namespace tapete {
namespace {

std::string lines(const std::vector<std::string>& sentences) {
  std::string out;
  for (const std::string& sentence : sentences) out += sentence + '\n';
  return out;
}

}  // namespace

Preferences::Preferences(Host& host, const Changed& changed)
    : host_(host), changed_(changed), first_(read_first()), settings_(first_.settings), setup_(first_.setup) {
  host_.language_changed(settings_.lang);
}

Parameters Preferences::read_first() const {
  const Settings usual{.lang = host_.language()};
  return read_parameters(host_.parameters(), {parse_settings(host_.load("settings").value_or(""), usual),
                                              parse_setup(*games().front(), host_.load("setup").value_or(""))});
}

std::string Preferences::problems() const { return lines(first_.problems); }

bool Preferences::dark() const {
  return settings_.theme == ThemeChoice::automatic ? host_.prefers_dark() : settings_.theme == ThemeChoice::dark;
}

bool Preferences::strong_contrast() const { return settings_.contrast == Switch::on || host_.prefers_more_contrast(); }

MatchSetup Preferences::setup_for(const GameInfo& game, const Preset* preset) const {
  MatchSetup setup = parse_setup(game, host_.load(form_key(game, preset)).value_or(""));
  setup.level = setup_.level;
  setup.names = setup_.names;
  // The stored form may be missing, or so old that its rules belong to another entry of the home screen.
  const Preset* const left = home_preset_of(setup);
  if (preset == nullptr && left != nullptr) setup.rules = default_setup(game).rules;
  if (preset != nullptr && (left == nullptr || left->home_card != preset->home_card)) {
    const auto fits = [&](const Preset* each) { return each->home_card == preset->home_card; };
    if (std::ranges::none_of(presets_for(setup), fits)) setup.players = preset->players.front();
    const auto forms = presets_for(setup);
    choose_preset(setup, **std::ranges::find_if(forms, fits));
  }
  return setup;
}

void Preferences::change_settings(const Settings& settings) {
  use_settings(settings);
  host_.store({{"settings", settings_text(settings_)}});
  changed_();
}

void Preferences::use_settings(const Settings& settings) {
  const bool other_language = settings.lang != settings_.lang;
  settings_ = settings;
  if (other_language) host_.language_changed(settings_.lang);
}

void Preferences::change_setup(const MatchSetup& setup) {
  const bool other_game = setup.game != setup_.game;
  setup_ = setup;
  if (other_game) host_.expect_game(setup_.game->id);
  host_.store({{"setup", setup_text(setup_)}, {form_key(*setup_.game, home_preset_of(setup_)), setup_text(setup_)}});
  changed_();
}

void Preferences::edit_name(Seat seat) {
  host_.edit_text(seat, "Change name"_text(lang()), seat_name(setup_, seat, lang(), settings_.portrait));
}

void Preferences::name_entered(int seat, std::string_view text) {
  if (seat < 0 || seat >= static_cast<int>(setup_.names.size())) return;
  MatchSetup setup = setup_;
  setup.names[static_cast<std::size_t>(seat)] = clean_name(text);
  change_setup(setup);
}

std::string Preferences::wish(std::string_view parameters) {
  const Parameters read = read_parameters(parameters, {settings_, setup_});
  change_setup(read.setup);
  return lines(read.problems);
}

void Preferences::storage_opened() {
  const Parameters before = std::exchange(first_, read_first());
  const Settings settings = rebase(before.settings, settings_, first_.settings);
  const MatchSetup setup = rebase(before.setup, setup_, first_.setup);
  use_settings(settings);
  setup_ = setup;
  if (settings != first_.settings) change_settings(settings);
  if (setup != first_.setup) change_setup(setup);
}

void Preferences::take_settings() { use_settings(parse_settings(host_.load("settings").value_or(""), settings_)); }

void Preferences::take_setup() { setup_ = parse_setup(*games().front(), host_.load("setup").value_or("")); }

}  // namespace tapete
