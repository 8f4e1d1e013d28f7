#include "match/contest.hpp"

#include "match/game_list.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

using Outcome = Result<ArenaResult, Problem>;

RuleChoice with_lowest_numbers(const GameInfo& game, RuleChoice rules) {
  for (const HouseRule& rule : game.rules) {
    if (!rule.choices.empty()) continue;
    bool named = false;
    for (const auto& given : rules) named = named || given.first == rule.key;
    if (!named) rules.emplace_back(rule.key, std::to_string(rule.low));
  }
  return rules;
}

}  // namespace

Outcome contest(const Header& header, std::string_view a, std::string_view b, std::uint64_t seed, int deals) {
  if (const auto table = open_table(header); !table) return Outcome::failure(table.error());
  for (const auto name : {a, b})
    if (!find_level(name)) return Outcome::failure({Fault::level_unknown, std::string{name}, {}});
  const GameInfo& game = *find_game(header.game);
  const auto values = read_rules(game, with_lowest_numbers(game, header.rules));
  ArenaResult result;
  GameList::with(game.id, [&]<Game G>() {
    Arena<G> arena{G::configure(header.players, *values), *find_level(a), *find_level(b), seed};
    for (int deal = 0; deal < deals; ++deal) arena.play_deal(static_cast<std::uint64_t>(deal), result);
  });
  return result;
}

}  // namespace tapete
