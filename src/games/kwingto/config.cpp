#include "games/kwingto/kwingto.hpp"

namespace tapete {
namespace {

constexpr std::array kPlayers{2, 3, 4};

constexpr std::array kFailed{Choice{"own", "The others may use it"}, Choice{"all", "It is lost for everybody"}};

constexpr int kLimits = 1;  // the group of rules that say when the match is over
constexpr std::array kRules{
    HouseRule{"games", "Games played", {}, 1, 99, 1, kLimits},
    HouseRule{"wins", "Games to win", {}, 1, 99, 3, kLimits},
    HouseRule{"points", "Points to reach", {}, 1, 9999, 200, kLimits},
    HouseRule{"failed", "If the thrower does not use the throw", kFailed},
};
enum RuleIndex : std::size_t { kGamesRule, kWinsRule, kPointsRule, kFailedRule };

std::span<const Choice> no_draws(int) { return {}; }

constexpr GameInfo kInfo{.id = "kwingto",
                         .name = "Kwingto",
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .dealer_draws = no_draws,
                         .open = true,
                         .tagline = "A game by José Carlos de Diego Guerrero (WKR)"};

}  // namespace

const GameInfo& Kwingto::info() { return kInfo; }

Kwingto::Config Kwingto::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.fail_for_all = values[kFailedRule] == 1;
  for (const auto& [rule, limit] :
       {std::pair{kGamesRule, Limit::games}, {kWinsRule, Limit::wins}, {kPointsRule, Limit::points}}) {
    if (values[rule] == kRuleOff) continue;
    config.limit = limit;
    config.target = static_cast<std::uint16_t>(values[rule]);
  }
  return config;
}

}  // namespace tapete
