#include "games/guinote/guinote.hpp"

namespace tapete {
namespace {

constexpr std::array kPlayers{4, 2};

constexpr std::array kSwap{Choice{"high", {"Solo por una mejor", "Only for a better card"}},
                           Choice{"any", {"Por cualquiera", "For any card"}}};
constexpr std::array kCantes{Choice{"many", {"Los que se tengan", "As many as you have"}},
                             Choice{"one", {"Uno por baza", "One a trick"}}};
constexpr std::array kThirty{Choice{"cards", {"Sin las últimas", "Cards alone"}},
                             Choice{"tricks", {"Con las últimas", "With the last trick"}},
                             Choice{"off", {"No hacen falta", "Not needed"}}};
constexpr std::array kRenuncio{Choice{"prevent", {"No se puede cometer", "Cannot happen"}},
                               Choice{"claim", {"Se reclama", "Must be claimed"}}};

constexpr std::array kRules{
    HouseRule{"coto", {"Partidas por coto", "Partidas in a coto"}, {}, 1, 99, 3},
    HouseRule{"cotos", {"Cotos", "Cotos"}, {}, 1, 99, 1},
    HouseRule{"swap", {"Cambio del siete", "Changing the seven"}, kSwap},
    HouseRule{"cantes", {"Cantes", "Cantes"}, kCantes},
    HouseRule{"thirty", {"Las treinta malas", "The thirty malas"}, kThirty},
    HouseRule{"renuncio", {"Renuncio", "Renuncio"}, kRenuncio},
};
enum RuleIndex : std::size_t { kCotoRule, kCotosRule, kSwapRule, kCantesRule, kThirtyRule, kRenuncioRule };

constexpr std::array kDrawsOfFour{Choice{"suits", {"Por palos", "By suits"}}, Choice{"kings", {"A reyes", "By kings"}}};
constexpr std::array kDrawsOfTwo{Choice{"card", {"A la carta más alta", "By the higher card"}}};

std::span<const Choice> dealer_draws(int players) {
  if (players == 2) return kDrawsOfTwo;
  return kDrawsOfFour;
}

constexpr GameInfo kInfo{
    .id = "guinote",
    .name = {"Guiñote", "Guiñote"},
    .deck = Deck::spanish,
    .players = kPlayers,
    .rules = kRules,
    .dealer_draws = dealer_draws,
    .pairs = true,
    .tagline = {"El juego de cartas de Aragón", "The card game of Aragon"},
    .claim_stakes = {"Si el rival ha faltado en esta mano, la partida es vuestra. Si no, la perdéis.",
                     "If a rival broke a rule in this hand, the partida is yours. If not, you lose it."}};

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
