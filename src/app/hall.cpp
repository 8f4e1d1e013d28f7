#include "app/hall.hpp"

#include "app/archive.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// The form of a stored match, by its header alone.
std::optional<MatchSetup> stored_setup(std::string_view record) {
  const auto header = parse_header(record);
  if (!header || !check_header(*header, games())) return std::nullopt;
  return setup_of(*header);
}

bool is(const HallGame& each, const MatchSetup& setup) {
  const Preset* const preset = hall_preset_of(setup);
  if (each.game != setup.game || (preset == nullptr) != (each.preset == nullptr)) return false;
  return preset == nullptr || preset->hall == each.preset->hall;
}

std::vector<HallGame> all_games() {
  std::vector<HallGame> all;
  for (const GameInfo* game : games()) {
    all.push_back({game, nullptr, {}});
    for (const Preset& preset : game->presets)
      if (preset.hall != nullptr && (all.back().preset == nullptr || all.back().preset->hall != preset.hall))
        all.push_back({game, &preset, {}});
  }
  return all;
}

}  // namespace

std::vector<HallGame> hall_games(const Storage& storage, const MatchSetup& chosen) {
  std::vector<HallGame> all = all_games();
  const std::string current = std::string{kUnderWay} + storage.load(kCurrent).value_or("");
  for (const std::string& key : storage.keys(kUnderWay)) {
    const auto setup = stored_setup(storage.load(key).value_or(""));
    for (HallGame& each : all)
      if (setup && is(each, *setup) && (each.under_way.empty() || key == current)) each.under_way = key;
  }
  std::vector<HallGame> sorted;
  for (int rank = 0; rank < 3; ++rank)
    for (const HallGame& each : all)
      if (rank == (is(each, chosen) ? 0 : each.under_way.empty() ? 2 : 1)) sorted.push_back(each);
  return sorted;
}

}  // namespace tapete
