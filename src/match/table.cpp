#include "match/table.hpp"

#include <array>

#include "match/game_list.hpp"
#include "match/game_table.hpp"

namespace tapete {
namespace {

template <Game G>
std::unique_ptr<Table> make_table(int players, std::span<const int> values) {
  return std::make_unique<GameTable<G>>(G::configure(players, values), players);
}

using OpenResult = Result<std::unique_ptr<Table>, Problem>;

}  // namespace

Result<const GameInfo*, Problem> check_header(const Header& header, std::span<const GameInfo* const> among) {
  using Checked = Result<const GameInfo*, Problem>;
  const GameInfo* found = nullptr;
  std::string names;
  for (const GameInfo* game : among) {
    if (game->id == header.game) found = game;
    names += (names.empty() ? "game " : " | ") + std::string{game->id};
  }
  if (found == nullptr) return Checked::failure({Fault::game_unknown, header.game, names, header.game_line});
  bool playable = false;
  std::string numbers;
  for (const int players : found->players) {
    playable = playable || players == header.players;
    numbers += (numbers.empty() ? "players " : " | ") + std::to_string(players);
  }
  if (!playable)
    return Checked::failure({Fault::players, std::to_string(header.players), numbers, header.players_line});
  if (const auto values = read_rules(*found, header.rules); !values) {
    Problem problem = values.error();
    problem.line = header.rules_line;
    return Checked::failure(problem);
  }
  return found;
}

OpenResult open_table(const Header& header) {
  const auto game = check_header(header, games());
  if (!game) return OpenResult::failure(game.error());
  const auto values = read_rules(**game, header.rules);
  std::unique_ptr<Table> table;
  GameList::with((*game)->id, [&]<Game G>() { table = make_table<G>(header.players, *values); });
  return table;
}

Result<Followed, Problem> follow(const Record& record) {
  auto table = open_table(record.header);
  if (!table) return Result<Followed, Problem>::failure(table.error());
  Followed followed{std::move(*table), std::nullopt};
  for (const Event& event : record.events) {
    const auto played = followed.table->play(event.text);
    if (played) continue;
    followed.refused = played.error();
    followed.refused->line = event.line;
    break;
  }
  return followed;
}

OpenResult replay(const Record& record) {
  auto followed = follow(record);
  if (!followed) return OpenResult::failure(followed.error());
  if (followed->refused) return OpenResult::failure(*followed->refused);
  return std::move(followed->table);
}

std::string line_by(const Table& table, Seat decider, std::string_view action) {
  const Turn turn = table.turn();
  const auto legal = table.legal();
  const bool in_turn = turn.decider == decider && std::find(legal.begin(), legal.end(), action) != legal.end();
  return action_line(in_turn ? turn.seat : decider, action);
}

DealerDraw draw_dealer(const GameInfo& game, int players, int way, Rng& rng) {
  DealerDraw draw;
  GameList::with(game.id, [&]<Game G>() { draw = G::draw_dealer(players, way, rng); });
  return draw;
}

}  // namespace tapete
