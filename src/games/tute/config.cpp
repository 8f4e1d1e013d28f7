#include "games/tute/tute.hpp"
#include "games/tute/tute_dos.hpp"

namespace tapete {
namespace {

constexpr std::array kPlayers{4, 3, 5, 6};
constexpr std::array kTwoPlayers{2};

constexpr std::array kTrump{Choice{"last", "The last card"}, Choice{"rotate", "In turn: oros, copas, ..."}};
constexpr std::array kTies{Choice{"all", "All who took a trick lose"}, Choice{"tied", "Those who are tied lose"},
                           Choice{"mano", "Whoever is nearer to the mano has more"}};
constexpr std::array kRenuncio{Choice{"prevent", "Cannot happen"}, Choice{"claim", "Must be claimed"}};
constexpr std::array kVariant{Choice{"cabrero", "Cabrero"}, Choice{"chancho", "Chancho"}, Choice{"remate", "Remate"},
                              Choice{"codillo", "Codillo"}, Choice{"bato", "Bato"}};
constexpr std::array kFinal{Choice{"off", "The last two win"}, Choice{"dos", "Played as tute de a dos"}};

constexpr HouseRule kStrikesRule{"strikes", "Lost hands that put out", {}, 1, 99, 4};
constexpr HouseRule kRenuncioRule{"renuncio", "Renuncio", kRenuncio};

constexpr std::array kRules{
    kStrikesRule,  HouseRule{"trump", "Trumps", kTrump},      HouseRule{"ties", "Ties with nobody between", kTies},
    kRenuncioRule, HouseRule{"variant", "Variant", kVariant}, HouseRule{"final", "Final of two", kFinal},
};
enum RuleIndex : std::size_t { kStrikesAt, kTrumpAt, kTiesAt, kRenuncioAt, kVariantAt, kFinalAt };

constexpr std::array kDosRules{kStrikesRule, kRenuncioRule};
enum DosRuleIndex : std::size_t { kDosStrikesAt, kDosRenuncioAt };

constexpr std::array kDraws{Choice{"card", "By the highest card"}};

std::span<const Choice> dealer_draws(int) { return kDraws; }

constexpr Text kClaimStakes{"Whoever broke a rule in this hand loses two. If nobody did, you lose it."};

constexpr GameInfo kInfo{.id = "tute",
                         .name = "Tute cabrero",
                         .deck = Deck::spanish,
                         .players = kPlayers,
                         .rules = kRules,
                         .dealer_draws = dealer_draws,
                         .counts_losses = true,
                         .tagline = "The most or the fewest, but never between",
                         .claim_stakes = kClaimStakes};
constexpr GameInfo kDosInfo{.id = "tute-dos",
                            .name = "Tute de a dos",
                            .deck = Deck::spanish,
                            .players = kTwoPlayers,
                            .rules = kDosRules,
                            .dealer_draws = dealer_draws,
                            .counts_losses = true,
                            .tagline = "With a stock, one against one",
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
