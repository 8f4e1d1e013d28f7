#include "games/tute/tute.hpp"
#include "games/tute/tute_dos.hpp"

namespace tapete {
namespace {

constexpr std::array kPlayers{4, 3, 5, 6};
constexpr std::array kTwoPlayers{2};

constexpr std::array kTrump{Choice{"last", {"La última carta", "The last card"}},
                            Choice{"rotate", {"Por turno: oros, copas, espadas, bastos", "In turn: oros, copas, ..."}}};
constexpr std::array kTies{Choice{"all", {"Pierden todos los que han hecho baza", "All who took a trick lose"}},
                           Choice{"tied", {"Pierden los empatados", "Those who are tied lose"}},
                           Choice{"mano", {"Desempata la mano", "Whoever is nearer to the mano has more"}}};
constexpr std::array kRenuncio{Choice{"prevent", {"No se puede cometer", "Cannot happen"}},
                               Choice{"claim", {"Se reclama", "Must be claimed"}}};
constexpr std::array kVariant{Choice{"cabrero", {"Cabrero", "Cabrero"}}, Choice{"chancho", {"Chancho", "Chancho"}},
                              Choice{"remate", {"Remate", "Remate"}}, Choice{"codillo", {"Codillo", "Codillo"}},
                              Choice{"bato", {"Bato", "Bato"}}};
constexpr std::array kFinal{Choice{"off", {"Ganan los dos últimos", "The last two win"}},
                            Choice{"dos", {"Se juega de a dos", "Played as tute de a dos"}}};

constexpr HouseRule kStrikesRule{"strikes", {"Manos perdidas que eliminan", "Lost hands that put out"}, {}, 1, 99, 4};
constexpr HouseRule kRenuncioRule{"renuncio", {"Renuncio", "Renuncio"}, kRenuncio};

constexpr std::array kRules{
    kStrikesRule,
    HouseRule{"trump", {"Triunfo", "Trumps"}, kTrump},
    HouseRule{"ties", {"Empates sin nadie en medio", "Ties with nobody between"}, kTies},
    kRenuncioRule,
    HouseRule{"variant", {"Variante", "Variant"}, kVariant},
    HouseRule{"final", {"Final entre dos", "Final of two"}, kFinal},
};
enum RuleIndex : std::size_t { kStrikesAt, kTrumpAt, kTiesAt, kRenuncioAt, kVariantAt, kFinalAt };

constexpr std::array kDosRules{kStrikesRule, kRenuncioRule};
enum DosRuleIndex : std::size_t { kDosStrikesAt, kDosRenuncioAt };

constexpr std::array kDraws{Choice{"card", {"A la carta más alta", "By the highest card"}}};

std::span<const Choice> dealer_draws(int) { return kDraws; }

constexpr Text kClaimStakes{"Si alguien ha faltado en esta mano, pierde dos. Si no, la pierdes tú.",
                            "Whoever broke a rule in this hand loses two. If nobody did, you lose it."};

constexpr GameInfo kInfo{
    .id = "tute",
    .name = {"Tute cabrero", "Tute cabrero"},
    .deck = Deck::spanish,
    .players = kPlayers,
    .rules = kRules,
    .dealer_draws = dealer_draws,
    .counts_losses = true,
    .tagline = {"A más o a menos, pero nunca en medio", "The most or the fewest, but never between"},
    .claim_stakes = kClaimStakes};
constexpr GameInfo kDosInfo{.id = "tute-dos",
                            .name = {"Tute de a dos", "Tute de a dos"},
                            .deck = Deck::spanish,
                            .players = kTwoPlayers,
                            .rules = kDosRules,
                            .dealer_draws = dealer_draws,
                            .counts_losses = true,
                            .tagline = {"Con mazo, mano a mano", "With a stock, one against one"},
                            .claim_stakes = kClaimStakes,
                            .pages = "tute"};

}  // namespace

const GameInfo& Tute::info() { return kInfo; }
const GameInfo& TuteDos::info() { return kDosInfo; }

Tute::Config Tute::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.strikes = static_cast<std::uint8_t>(values[kStrikesAt]);
  config.rotate = values[kTrumpAt] == 1;
  config.ties = static_cast<Ties>(values[kTiesAt]);
  config.claims = values[kRenuncioAt] == 1;
  config.variant = static_cast<Variant>(values[kVariantAt]);
  config.dos_final = values[kFinalAt] == 1;
  return config;
}

Tute::Config TuteDos::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.strikes = static_cast<std::uint8_t>(values[kDosStrikesAt]);
  config.claims = values[kDosRenuncioAt] == 1;
  return config;
}

}  // namespace tapete
