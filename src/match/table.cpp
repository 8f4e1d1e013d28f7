#include "match/table.hpp"

#include <algorithm>

#include "match/game_list.hpp"
#include "match/game_table.hpp"
#include "match/visit_game.hpp"

namespace tapete {

using OpenResult = Result<std::unique_ptr<Table>, Problem>;

Result<const GameInfo*, Problem> check_header(const Header& header, std::span<const GameInfo* const> known_games) {
  constexpr std::string_view kAlternatives = " | ";
  const auto game = std::ranges::find(known_games, header.game, &GameInfo::id);
  if (game == known_games.end())
    return Failure{Problem{Fault::game_unknown, header.game,
                           "game " + joined(known_games, kAlternatives, &GameInfo::id), header.game_line}};
  const GameInfo* const found = *game;
  if (std::ranges::count(found->players, header.players) == 0) {
    const auto number = [](int players) { return std::to_string(players); };
    return Failure{Problem{Fault::players, std::to_string(header.players),
                           "players " + joined(found->players, kAlternatives, number), header.players_line}};
  }
  if (const auto values = read_rules(*found, header.rules); !values) {
    Problem problem = values.error();
    problem.line = header.rules_line;
    return Failure{problem};
  }
  return found;
}

OpenResult open_table(const Header& header) {
  return visit_game<GameList, OpenResult>(header, [&]<Game G>(std::span<const int> values) -> OpenResult {
    if (!is_loaded(G::info())) return Failure{Problem{Fault::game_not_loaded, header.game, {}, header.game_line}};
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
