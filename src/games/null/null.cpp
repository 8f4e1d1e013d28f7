#include "games/null/null.hpp"

namespace tapete::null {
namespace {

constexpr std::array kPlayers{2, 3, 4};
constexpr std::array kRules{HouseRule{"games", "Hands to win"_text, {}, 1, 9, 1}};

constexpr GameInfo kInfo{.id = "null",
                         .name = "Cards"_text,
                         .deck = Deck::spanish,
                         .players = kPlayers,
                         .rules = kRules,
                         .dealer_draws = draws_by_highest_card};

}  // namespace

const GameInfo& Rules::info() { return kInfo; }

Config Rules::configure(int players, std::span<const int> values) {
  return {static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(values[0])};
}

/// Plays the strongest card.
Action Rules::policy(const State& s, Rng&) {
  Card best = s.hand[at(s.actor)].first();
  for (const Card card : s.hand[at(s.actor)])
    if (kRanking.strength_of(card) > kRanking.strength_of(best)) best = card;
  return play_action(best);
}

}  // namespace tapete::null
