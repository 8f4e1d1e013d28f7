#include "games/guinote/guinote.hpp"

namespace tapete::guinote {
namespace {

constexpr std::array kPlayers{4, 2};

constexpr std::array kSwaps{Choice{"high", "Only for a better card"_text}, Choice{"any", "For any card"_text}};
constexpr std::array kCantes{Choice{"many", "As many as you have"_text}, Choice{"one", "One per trick"_text}};
constexpr std::array kThirty{Choice{"cards", "Cards only"_text}, Choice{"tricks", "With the last trick"_text},
                             Choice{"off", "Not needed"_text}};

constexpr std::array kCounts{Choice{"shown", "Shown"_text}, Choice{"memory", "From memory"_text}};

constexpr std::array kRules{
    HouseRule{"coto", "Partidas in a coto"_text, {}, 1, 99, 3, 0, "Partidas needed to win a coto."_text},
    HouseRule{"cotos", "Cotos"_text, {}, 1, 99, 1, 0, "Cotos needed to win the match."_text},
    HouseRule{"swap", "Swapping the seven"_text, kSwaps, 0, 0, 0, 0,
              "Whoever holds the seven of trumps can swap it for the card under the stock."_text},
    HouseRule{"cantes", "Cantes"_text, kCantes, 0, 0, 0, 0,
              "How many pairs can be declared after winning a trick."_text},
    HouseRule{"thirty", "The thirty malas"_text, kThirty, 0, 0, 0, 0,
              "Whoever reaches 101 needs thirty points from tricks, or loses. What counts towards them?"_text},
    kClaimRule,
    HouseRule{"count", "Scorekeeping"_text, kCounts, 0, 0, 0, 0,
              "From memory, nobody announces points during a hand. In vueltas, a side that has 101 must "
              "say “me salgo”: if right, it wins the partida; if wrong, it loses it."_text},
};
constexpr std::array kPresets{
    Preset{"One coto of three"_text},
    Preset{"Two cotos of three, as in the bar"_text, "cotos=2"},
    Preset{"A single partida"_text, "coto=1"},
    Preset{"Strict: revokes must be claimed"_text, "renuncio=claim"},
    Preset{"As at a real table: score from memory"_text, "count=memory"},
};
enum RuleIndex : std::size_t { kCotoRule, kCotosRule, kSwapRule, kCantesRule, kThirtyRule, kRenuncioRule, kCountRule };

constexpr std::array kDrawsOfFour{Choice{"suits", "By suits"_text}, Choice{"kings", "By kings"_text}};
constexpr std::array kDrawsOfTwo{Choice{"card", "By the card that is highest in the game"_text}};

bool in_pairs(std::span<const int>) { return true; }

MatchLength match_length(int, std::span<const int> values) {
  constexpr int kMinutes = 4;  // of a partida
  return {0, kMinutes * hands_until(values[kCotoRule], 2) * hands_until(values[kCotosRule], 2)};
}

std::span<const Choice> dealer_draws(int players) {
  if (players == 2) return kDrawsOfTwo;
  return kDrawsOfFour;
}

constexpr std::array kLevels{MatchLevel{"partida", "Partidas"_text, "Partidas won"_text},
                             MatchLevel{"coto", "Cotos"_text, "Cotos won"_text}};
constexpr std::array kStatistics{"Cantes"_text, "Last tricks won"_text, "Guiñotes lost"_text};
constexpr std::array<std::string_view, 1> kUndoable{"play"};

constexpr GameInfo kInfo{.id = "guinote",
                         .name = "Guiñote"_text,
                         .deck = Deck::spanish,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .dealer_draws = dealer_draws,
                         .match_length = match_length,
                         .in_pairs = in_pairs,
                         .tagline = "The card game of Aragon"_text,
                         .picture = {Card{1, 9}, Card{2, 7}, Card{0, 0}, Card{3, 8}, Card{0, 9}},
                         .lesson_minutes = 5,
                         .maxims = true,
                         .days = true,
                         .levels = kLevels,
                         .extra_statistics = kStatistics,
                         .undoable = kUndoable};

}  // namespace

const CallWords Duties::kClaimWords{
    trick_say::kClaim, "Claim a revoke?"_text,
    "If an opponent broke a rule in this hand, you win the partida. If not, you lose it."_text, trick_say::kMakeClaim};
const CallWords Duties::kOutWords{
    "Me salgo"_text, "Go out?"_text,
    "With 101 points and its thirty malas your side wins the partida. Without them, it loses it."_text,
    "Me salgo"_text};

const GameInfo& Rules::info() { return kInfo; }

Rules::Config Rules::configure(int players, std::span<const int> values) {
  return {.players = static_cast<std::uint8_t>(players),
          .swap_any = values[kSwapRule] == 1,
          .one_cante = values[kCantesRule] == 1,
          .claims = values[kRenuncioRule] == 1,
          .memory = values[kCountRule] == 1,
          .thirty = static_cast<Thirty>(values[kThirtyRule]),
          .coto = static_cast<std::uint8_t>(values[kCotoRule]),
          .cotos = static_cast<std::uint8_t>(values[kCotosRule])};
}

}  // namespace tapete::guinote
