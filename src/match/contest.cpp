#include "match/contest.hpp"

#include "match/game_list.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

RuleChoice with_lowest_numbers(const GameInfo& game, RuleChoice rules) {
  if (game.whole_matches) return rules;
  const auto values = read_rules(game, rules);
  for (std::size_t i = 0; i < game.rules.size(); ++i) {
    const HouseRule& rule = game.rules[i];
    if (!rule.choices.empty() || (*values)[i] == kRuleOff) continue;
    bool named = false;
    for (const auto& given : rules) named = named || given.first == rule.key;
    if (!named) rules.emplace_back(rule.key, std::to_string(rule.low));
  }
  return rules;
}

}  // namespace

std::vector<std::string> blunder_names(std::string_view game) {
  std::vector<std::string> names;
  GameList::with(game, [&]<Game G>() {
    if constexpr (ListsBlunders<G>)
      for (const auto& blunder : G::blunders()) names.emplace_back(blunder.id);
  });
  return names;
}

Result<ArenaResult, Problem> play_contest(const Contest& contest,
                                          const std::function<void(std::int64_t, std::int64_t)>& progress) {
  if (const auto table = open_table(contest.header); !table) return Failure{table.error()};
  for (const auto& name : {contest.a, contest.b})
    if (!find_contestant(name)) return Failure{Problem{Fault::level_unknown, name, {}}};
  const GameInfo& game = *find_game(contest.header.game);
  const auto values = read_rules(game, with_lowest_numbers(game, contest.header.rules));
  ArenaResult result;
  GameList::with(game.id, [&]<Game G>() {
    Arena<G> arena{G::configure(contest.header.players, *values), *find_contestant(contest.a),
                   *find_contestant(contest.b), contest.seed};
    if (contest.blunders) arena.count_blunders();
    const std::int64_t mine = (contest.deals - contest.shard + contest.shards - 1) / contest.shards;
    for (std::int64_t i = 0; i < mine; ++i) {
      arena.play_deal(static_cast<std::uint64_t>(contest.shard + i * contest.shards), result);
      progress(i + 1, mine);
    }
  });
  return result;
}

}  // namespace tapete
