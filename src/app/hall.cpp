#include "app/hall.hpp"

#include "app/archive.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// The game that a record's header names. The rest of it is not read, so it may be no good all the same.
std::string_view game_of(std::string_view record) {
  constexpr std::string_view kLine = "\ngame ";
  const std::size_t at = record.find(kLine);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = record.substr(at + kLine.size());
  return rest.substr(0, rest.find('\n'));
}

}  // namespace

std::vector<HallGame> hall_games(const Storage& storage, const GameInfo& first) {
  std::vector<HallGame> all;
  for (const GameInfo* game : games()) all.push_back({game, {}});
  const std::string current = std::string{kUnderWay} + storage.load(kCurrent).value_or("");
  for (const std::string& key : storage.keys(kUnderWay)) {
    const std::string record = storage.load(key).value_or("");
    const std::string_view id = game_of(record);
    for (HallGame& each : all)
      if (each.game->id == id && (each.under_way.empty() || key == current)) each.under_way = key;
  }
  std::vector<HallGame> sorted;
  for (int rank = 0; rank < 3; ++rank)
    for (const HallGame& each : all)
      if (rank == (each.game == &first ? 0 : each.under_way.empty() ? 2 : 1)) sorted.push_back(each);
  return sorted;
}

}  // namespace tapete
