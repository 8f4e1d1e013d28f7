#include "games/brisca/brisca.hpp"

namespace tapete::brisca {
namespace {

constexpr std::array kPlayers{4, 3, 2};
constexpr std::array kThree{Choice{"39", "39, without the two of coins"_text},
                            Choice{"36", "36, without the twos"_text}};
constexpr std::array kTeams{Choice{"pairs", "In pairs"_text}, Choice{"single", "Each alone"_text}};
constexpr std::array kDeal{Choice{"draw", "One by one from the stock"_text}, Choice{"batches", "Three at a time"_text}};
constexpr std::array kDuty{Choice{"none", "None: any card"_text}, Choice{"follow", "Follow suit, or trump"_text},
                           Choice{"end", "The same, once the stock is gone"_text}};
constexpr std::array kSwap{Choice{"both", "With the seven and the two"_text},
                           Choice{"seven", "With the seven only"_text}, Choice{"off", "Not allowed"_text}};
constexpr std::array kTies{Choice{"none", "Nobody wins the hand"_text}, Choice{"cards", "More cards win"_text}};
constexpr std::array kRules{
    HouseRule{"games", "Hands to win"_text, {}, 1, 99, 3, 0, "Hands needed to win the match."_text},
    HouseRule{"teams", "Four players"_text, kTeams, 0, 0, 0, 0, "Two against two, or everybody alone."_text, 4},
    HouseRule{"three", "Cards for three players"_text, kThree, 0, 0, 0, 0,
              "Forty cards do not divide by three, so some are left out."_text, 3},
    HouseRule{"deal", "Drawing cards"_text, kDeal, 0, 0, 0, 0, "How players get cards after the first three."_text},
    HouseRule{"duty", "Obligations"_text, kDuty, 0, 0, 0, 0, "Whether players must follow suit."_text},
    HouseRule{"swap", "Swapping the turned-up card"_text, kSwap, 0, 0, 0, 0,
              "What can be swapped for the card under the stock."_text},
    HouseRule{"ties", "Ties"_text, kTies, 0, 0, 0, 0, "Who wins if two have equal points."_text},
};
constexpr std::array kPresets{
    Preset{"Any card may be played"_text},
    Preset{"Follow suit once the stock is gone"_text, "duty=end"},
    Preset{"Always follow suit"_text, "duty=follow"},
    Preset{"Dealt three at a time"_text, "deal=batches"},
};
enum RuleIndex : std::size_t { kGamesAt, kTeamsAt, kThreeAt, kDealAt, kDutyAt, kSwapAt, kTiesAt };

constexpr std::array kStatistics{"Hands won"_text};
constexpr std::array<std::string_view, 2> kUndoable{"play", "swap"};

/// Returns whether the rules let four players play in pairs.
bool in_pairs(std::span<const int> values) { return values[kTeamsAt] == 0; }

MatchLength match_length(int players, std::span<const int> values) {
  const int sides = players == 4 && in_pairs(values) ? 2 : players;
  return {0, 3 * hands_until(values[kGamesAt], sides) / 2};
}

constexpr GameInfo kInfo{.id = "brisca",
                         .name = "Brisca"_text,
                         .deck = Deck::spanish,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .dealer_draws = draws_by_highest_card,
                         .match_length = match_length,
                         .in_pairs = in_pairs,
                         .tagline = "Three cards, a trump, and off we go"_text,
                         .picture = {Card{1, 7}, Card{0, 2}, Card{3, 0}, Card{2, 8}, Card{1, 9}},
                         .lesson_minutes = 2,
                         .extra_statistics = kStatistics,
                         .undoable = kUndoable};

}  // namespace

const GameInfo& Rules::info() { return kInfo; }

Config Rules::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.games = static_cast<std::uint8_t>(values[kGamesAt]);
  config.pairs = players == 4 && in_pairs(values);
  config.without_twos = players == 3 && values[kThreeAt] == 1;
  config.batches = values[kDealAt] == 1;
  config.duty = static_cast<Duty>(values[kDutyAt]);
  config.swap = static_cast<Swap>(values[kSwapAt]);
  config.ties_by_cards = values[kTiesAt] == 1;
  return config;
}

}  // namespace tapete::brisca
