#include "app/home_games.hpp"

#include "app/archive.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// Returns the form of a stored match. Reads only the header of the record.
std::optional<MatchSetup> stored_setup(std::string_view record) {
  const auto header = parse_header(record);
  if (!header || !check_header(*header, games())) return std::nullopt;
  return setup_of(*header);
}

bool is(const HomeGame& each, const MatchSetup& setup) {
  const Preset* const preset = home_preset_of(setup);
  if (each.game != setup.game || (preset == nullptr) != (each.preset == nullptr)) return false;
  return preset == nullptr || preset->home_card == each.preset->home_card;
}

}  // namespace

MatchSetup HomeGame::setup() const {
  MatchSetup setup = default_setup(*game);
  if (preset != nullptr) choose_preset(setup, *preset);
  return setup;
}

std::vector<HomeGame> all_games(const MatchSetup& chosen) {
  std::vector<HomeGame> all;
  for (const GameInfo* game : games()) {
    all.push_back({.game = game});
    for (const Preset& preset : game->presets)
      if (preset.home_card != nullptr &&
          (all.back().preset == nullptr || all.back().preset->home_card != preset.home_card))
        all.push_back({.game = game, .preset = &preset});
  }
  for (HomeGame& each : all) each.chosen = is(each, chosen);
  return all;
}

std::vector<HomeGame> home_games(const Storage& storage, const MatchSetup& chosen) {
  std::vector<HomeGame> all = all_games(chosen);
  const std::string current = std::string{kUnderWay} + storage.load(kCurrent).value_or("");
  for (const std::string& key : storage.keys(kUnderWay)) {
    const auto setup = stored_setup(storage.load(key).value_or(""));
    for (HomeGame& each : all)
      if (setup && is(each, *setup) && (each.under_way.empty() || key == current)) each.under_way = key;
  }
  return all;
}

}  // namespace tapete
