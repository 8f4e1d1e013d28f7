#include "match/yardsticks.hpp"

#include "bots/contestants.hpp"
#include "match/ask_bot.hpp"
#include "match/game_list.hpp"
#include "match/game_table.hpp"

namespace tapete {

bool is_yardstick(std::string_view name) { return find_contestant(name) && !find_level(name); }

Result<std::string, Problem> ask_yardstick(const Record& record, std::string_view name, std::uint64_t seed) {
  using Answer = Result<std::string, Problem>;
  const auto contestant = find_contestant(name);
  const auto table = replay(record);
  if (table && (*table)->turn().who != Turn::Who::seat) return Failure{Problem{Fault::no_seat, {}, {}}};
  const bool redacted = !table && contestant->kind == Contestant::Kind::tree;
  if (!table && !redacted) return Failure{table.error()};
  Rng rng{seed};
  return visit_game<GameList, Answer>(record.header, [&]<Game G>(std::span<const int> values) -> Answer {
    const auto config = G::configure(record.header.players, values);
    if (!redacted) {
      const auto& state = static_cast<const GameTable<G>&>(**table).state();
      return name_of<G>(config, choose_as<G>(*contestant, state, rng));
    }
    const auto view = view_at_end<G>(record, values);
    if (!view) return Failure{view.error()};
    return name_of<G>(config, choose_by_tree<G>(*view, rng));
  });
}

}  // namespace tapete
