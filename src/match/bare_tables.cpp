#include "match/bare_table.hpp"
#include "match/game_list.hpp"
#include "match/visit_game.hpp"

namespace tapete {

Result<std::unique_ptr<Table>, Problem> open_bare_table(const Header& header) {
  using Opened = Result<std::unique_ptr<Table>, Problem>;
  return visit_game<GameList, Opened>(header, [&]<Game G>(std::span<const int> values) -> Opened {
    return std::unique_ptr<Table>{std::make_unique<BareTable<G>>(G::configure(header.players, values), header.players)};
  });
}

}  // namespace tapete
