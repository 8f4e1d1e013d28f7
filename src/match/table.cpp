#include "match/table.hpp"

#include <array>

#include "match/game_list.hpp"
#include "match/game_table.hpp"
#include "match/visit_game.hpp"

namespace tapete {

using OpenResult = Result<std::unique_ptr<Table>, Problem>;

Result<const GameInfo*, Problem> check_header(const Header& header, std::span<const GameInfo* const> among) {
  const GameInfo* found = nullptr;
  std::string names;
  for (const GameInfo* game : among) {
    if (game->id == header.game) found = game;
    names += (names.empty() ? "game " : " | ") + std::string{game->id};
  }
  if (found == nullptr) return Failure{Problem{Fault::game_unknown, header.game, names, header.game_line}};
  bool playable = false;
  std::string numbers;
  for (const int players : found->players) {
    playable = playable || players == header.players;
    numbers += (numbers.empty() ? "players " : " | ") + std::to_string(players);
  }
  if (!playable) return Failure{Problem{Fault::players, std::to_string(header.players), numbers, header.players_line}};
  if (const auto values = read_rules(*found, header.rules); !values) {
    Problem problem = values.error();
    problem.line = header.rules_line;
    return Failure{problem};
  }
  return found;
}

OpenResult open_table(const Header& header) {
  return visit_game<GameList, OpenResult>(header, [&]<Game G>(std::span<const int> values) {
    const auto config = G::configure(header.players, values);
    return std::unique_ptr<Table>{std::make_unique<GameTable<G>>(config, header.players)};
  });
}

Result<Followed, Problem> follow(const Record& record) {
  auto table = open_table(record.header);
  if (!table) return Failure{table.error()};
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
  if (!followed) return Failure{followed.error()};
  if (followed->refused) return Failure{*followed->refused};
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
