#include <algorithm>

#include "games/kwingto/kwingto.hpp"

namespace tapete {
namespace {

using namespace std::string_view_literals;

constexpr std::array kPlayers{2, 3, 4};

constexpr std::array kFailed{Choice{"own", "The others may use it"_text}, Choice{"all", "Lost for everybody"_text}};

constexpr int kLimits = 1;  // group of the rules that decide when the match is over
constexpr std::array kRules{
    HouseRule{"games", "Games played"_text, {}, 1, 99, 1, kLimits, "The match ends after this many games."_text},
    HouseRule{"wins",
              "Games to win"_text,
              {},
              1,
              99,
              3,
              kLimits,
              "The match ends when somebody has won this many games; the most points win."_text},
    HouseRule{"points",
              "Points to reach"_text,
              {},
              1,
              9999,
              200,
              kLimits,
              "The match ends when somebody has this many points."_text},
    HouseRule{"failed", "Unused rolls"_text, kFailed, 0, 0, 0, 0,
              "Whether the others may use a roll that the active player does not."_text},
};
constexpr std::array kPresets{
    Preset{"One game"_text},
    Preset{"Until somebody wins three"_text, "wins=3"},
    Preset{"To 200 points"_text, "points=200"},
};
enum RuleIndex : std::size_t { kGamesRule, kWinsRule, kPointsRule, kFailedRule };

constexpr std::array kUndoable{"place"sv, "pass"sv};

MatchLength match_length(int players, std::span<const int> values) {
  constexpr int kMinutes = 5;  // of a game, for each player
  constexpr int kPoints = 50;  // typical points of the winner of a game
  const int played = values[kGamesRule];
  int games = std::max(played, 1);
  if (values[kWinsRule] != kRuleOff) games = hands_until(values[kWinsRule], players);
  if (values[kPointsRule] != kRuleOff) games = values[kPointsRule] / kPoints + 1;
  return {std::max(played, 0), kMinutes * players * games};
}

constexpr GameInfo kInfo{.id = "kwingto",
                         .name = "Kwingto"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .match_length = match_length,
                         .open = true,
                         .clockwise = true,
                         .tagline = "A game by José Carlos de Diego Guerrero (WKR)"_text,
                         .picture = {Card{0, 2}, Card{0, 4}, Card{1, 5}, Card{1, 7}, Card{1, 9}},
                         .dice = {6, 5},
                         .lesson_minutes = 2,
                         .deal_line = "start",
                         .inside_line = "roll",
                         .outcome_line = "game",
                         .undoable = kUndoable};

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
