#include "games/tute/auction.hpp"
#include "games/tute/tute_dos.hpp"
#include "tricks/first_dealer.hpp"

namespace tapete {
namespace {

constexpr std::array kPlayers{4, 3, 5, 6};
constexpr std::array kTwoPlayers{2};

constexpr std::array kTrump{Choice{"last", "The last card"_text}, Choice{"rotate", "In turn: coins, cups, ..."_text}};
constexpr std::array kTies{Choice{"all", "All who took a trick lose"_text}, Choice{"tied", "Tied players lose"_text},
                           Choice{"mano", "The player nearer the mano ranks higher"_text}};
constexpr std::array kVariant{Choice{"cabrero", "Cabrero"_text}, Choice{"chancho", "Chancho"_text},
                              Choice{"remate", "Remate"_text}, Choice{"codillo", "Codillo"_text},
                              Choice{"bato", "Bato"_text}};
constexpr std::array kFinal{Choice{"off", "The last two win"_text}, Choice{"dos", "They play tute de a dos"_text}};

constexpr HouseRule kStrikesRule{
    "strikes", "Lost hands that eliminate"_text, {}, 1, 99, 4, 0, "A player who loses this many hands is out."_text};
constexpr std::array kRules{
    kStrikesRule,
    HouseRule{"trump", "Trumps"_text, kTrump, 0, 0, 0, 0, "How the trump suit is chosen."_text},
    HouseRule{"ties", "Ties with nobody in the middle"_text, kTies, 0, 0, 0, 0,
              "Who loses if nobody is between the most and the fewest points."_text},
    kClaimRule,
    HouseRule{"variant", "Variant"_text, kVariant, 0, 0, 0, 0,
              "In cabrero and chancho everybody plays alone; the other three begin with an auction."_text},
    HouseRule{"final", "Two-player final"_text, kFinal, 0, 0, 0, 0, "What the last two players do."_text},
};
enum RuleIndex : std::size_t { kStrikesAt, kTrumpAt, kTiesAt, kRenuncioAt, kVariantAt, kFinalAt };

constexpr std::array kPresets{
    Preset{.name = "Cabrero"_text, .about = "The most or the fewest, never in the middle"_text},
    Preset{"Cabrero with a two-player final"_text, "final=dos"},
    Preset{.name = "Chancho"_text,
           .rules = "variant=chancho",
           .about = "Like cabrero, but a king and a knight of one suit in the same trick count for its winner."_text},
    Preset{.name = "Remate"_text,
           .rules = "variant=remate",
           .about = "The player who promises the most points chooses trumps and plays against the others."_text},
    Preset{.name = "Codillo"_text,
           .rules = "variant=codillo",
           .about = "A player chooses trumps and calls a card: whoever holds it is a secret partner."_text},
    Preset{.name = "Bato"_text,
           .rules = "variant=bato",
           .about = "Four cards each: the player needs two tricks, and each companion one."_text},
};

constexpr HouseRule kDosStrikesRule{"strikes", "Lost hands that end the match"_text,
                                    {},        1,
                                    99,        4,
                                    0,         "The first player to lose this many hands loses the match."_text};
constexpr std::array kDosRules{kDosStrikesRule, kClaimRule};
enum DosRuleIndex : std::size_t { kDosStrikesAt, kDosRenuncioAt };

constexpr std::array kStatistics{"Cantes"_text, "Hands lost"_text, "Capotes"_text};
constexpr std::array kDosCounted{"Cantes"_text, "Hands lost"_text};
constexpr std::array<std::string_view, 4> kUndoable{"play", "bid", "trump", "call"};
constexpr std::array<std::string_view, 1> kReveals{"draw"};

MatchLength match_length(int players, std::span<const int> values) {
  const bool short_hands = values[kVariantAt] == static_cast<int>(Tute::Variant::bato);
  return {0, values[kStrikesAt] * players / (short_hands ? 2 : 1)};
}
MatchLength dos_match_length(int players, std::span<const int> values) {
  return {0, 2 * hands_until(values[kDosStrikesAt], players)};
}

/// Trumps and ties are rules of the variants without an auction.
int rule_limit(std::size_t rule, int, std::span<const int> values) {
  const bool auction = values[kVariantAt] >= static_cast<int>(Tute::Variant::remate);
  return auction && (rule == kTrumpAt || rule == kTiesAt) ? kRuleOff : kRules[rule].high;
}

constexpr GameInfo kInfo{.id = "tute",
                         .name = "Tute cabrero"_text,
                         .deck = Deck::spanish,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .dealer_draws = draws_by_highest_card,
                         .match_length = match_length,
                         .rule_limit = rule_limit,
                         .scores_lost_hands = true,
                         .counts_losses = true,
                         .tagline = "The most or the fewest, never in the middle"_text,
                         .picture = {Card{0, 9}, Card{1, 9}, Card{2, 0}, Card{2, 9}, Card{3, 9}},
                         .lesson_minutes = 3,
                         .days = true,
                         .extra_statistics = kStatistics,
                         .undoable = kUndoable,
                         .reveals = kReveals};
constexpr GameInfo kDosInfo{.id = "tute-dos",
                            .name = "Tute de a dos"_text,
                            .deck = Deck::spanish,
                            .players = kTwoPlayers,
                            .rules = kDosRules,
                            .dealer_draws = draws_by_highest_card,
                            .match_length = dos_match_length,
                            .scores_lost_hands = true,
                            .counts_losses = true,
                            .tagline = "With a stock, head to head"_text,
                            .picture = {Card{3, 8}, Card{1, 8}, Card{1, 0}, Card{0, 8}, Card{2, 8}},
                            .pages = "tute",
                            .rules_page = "rules-dos",
                            .extra_statistics = kDosCounted,
                            .undoable = kUndoable};

}  // namespace

const GameInfo& tute::Rules::info() { return kInfo; }
const GameInfo& TuteDos::info() { return kDosInfo; }

tute::Rules::Config tute::Rules::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.strikes = static_cast<std::uint8_t>(values[kStrikesAt]);
  config.claims = values[kRenuncioAt] == 1;
  config.variant = static_cast<Variant>(values[kVariantAt]);
  if (!tute::has_auction(config)) {
    config.rotate = values[kTrumpAt] == 1;
    config.ties = static_cast<Ties>(values[kTiesAt]);
  }
  config.dos_final = values[kFinalAt] == 1;
  return config;
}

Tute::Config TuteDos::configure(int players, std::span<const int> values) {
  return {.players = static_cast<std::uint8_t>(players),
          .strikes = static_cast<std::uint8_t>(values[kDosStrikesAt]),
          .claims = values[kDosRenuncioAt] == 1};
}

}  // namespace tapete
