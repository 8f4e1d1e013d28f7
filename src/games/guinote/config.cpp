#include "games/guinote/guinote.hpp"

namespace tapete {
namespace {

constexpr std::array kPlayers{4, 2};

constexpr std::array kSwap{Choice{"high", "Only for a better card"}, Choice{"any", "For any card"}};
constexpr std::array kCantes{Choice{"many", "As many as you have"}, Choice{"one", "One a trick"}};
constexpr std::array kThirty{Choice{"cards", "Cards alone"}, Choice{"tricks", "With the last trick"},
                             Choice{"off", "Not needed"}};
constexpr std::array kRenuncio{Choice{"prevent", "Cannot happen"}, Choice{"claim", "Must be claimed"}};

constexpr std::array kRules{
    HouseRule{"coto", "Partidas in a coto", {}, 1, 99, 3}, HouseRule{"cotos", "Cotos", {}, 1, 99, 1},
    HouseRule{"swap", "Changing the seven", kSwap},        HouseRule{"cantes", "Cantes", kCantes},
    HouseRule{"thirty", "The thirty malas", kThirty},      HouseRule{"renuncio", "Renuncio", kRenuncio},
};
enum RuleIndex : std::size_t { kCotoRule, kCotosRule, kSwapRule, kCantesRule, kThirtyRule, kRenuncioRule };

constexpr std::array kDrawsOfFour{Choice{"suits", "By suits"}, Choice{"kings", "By kings"}};
constexpr std::array kDrawsOfTwo{Choice{"card", "By the higher card"}};

std::span<const Choice> dealer_draws(int players) {
  if (players == 2) return kDrawsOfTwo;
  return kDrawsOfFour;
}

constexpr GameInfo kInfo{
    .id = "guinote",
    .name = "Guiñote",
    .deck = Deck::spanish,
    .players = kPlayers,
    .rules = kRules,
    .dealer_draws = dealer_draws,
    .pairs = true,
    .tagline = "The card game of Aragon",
    .claim_stakes = "If a rival broke a rule in this hand, the partida is yours. If not, you lose it."};

}  // namespace

const GameInfo& Guinote::info() { return kInfo; }

Guinote::Config Guinote::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.coto = static_cast<std::uint8_t>(values[kCotoRule]);
  config.cotos = static_cast<std::uint8_t>(values[kCotosRule]);
  config.swap_any = values[kSwapRule] == 1;
  config.one_cante = values[kCantesRule] == 1;
  config.thirty = static_cast<Thirty>(values[kThirtyRule]);
  config.claims = values[kRenuncioRule] == 1;
  return config;
}

}  // namespace tapete
