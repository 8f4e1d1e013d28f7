#include "games/bridge/hand_value.hpp"

#include <algorithm>

namespace tapete::bridge {
namespace {

constexpr int kAceRank = 0;
constexpr int kTenRank = 9;
constexpr int kJackRank = 10;
constexpr int kQueenRank = 11;
constexpr int kKingRank = 12;

int count_ranks(CardSet suit, int first, int last) {
  int count = 0;
  for (const Card card : suit) count += card.rank() >= first && card.rank() <= last ? 1 : 0;
  return count;
}

bool has_rank(CardSet suit, int rank) { return count_ranks(suit, rank, rank) > 0; }

bool has_stopper(CardSet suit) {
  return has_rank(suit, kAceRank) || (has_rank(suit, kKingRank) && suit.size() >= 2) ||
         (has_rank(suit, kQueenRank) && suit.size() >= 3) || (has_rank(suit, kJackRank) && suit.size() >= 4);
}

bool is_good(CardSet suit) {
  const int ace = has_rank(suit, kAceRank) ? 1 : 0;
  return ace + count_ranks(suit, kQueenRank, kKingRank) >= 2 || ace + count_ranks(suit, kTenRank, kKingRank) >= 3;
}

bool is_fair(CardSet suit) {
  const int ace = has_rank(suit, kAceRank) ? 1 : 0;
  return ace + count_ranks(suit, kQueenRank, kKingRank) >= 1 && ace + count_ranks(suit, kTenRank, kKingRank) >= 2;
}

}  // namespace

int high_card_points(CardSet cards) {
  int sum = 0;
  for (const Card card : cards) sum += card.rank() == kAceRank ? 4 : std::max(0, card.rank() - kTenRank);
  return sum;
}

HandValue::HandValue(CardSet hand) : high(high_card_points(hand)) {
  int doubletons = 0;
  balanced = true;
  for (int denomination = 0; denomination < kSuits; ++denomination) {
    const CardSet suit = hand.suit(suit_of(denomination));
    length[at(denomination)] = suit.size();
    aces += has_rank(suit, kAceRank) ? 1 : 0;
    balanced = balanced && suit.size() >= 2;
    doubletons += suit.size() == 2 ? 1 : 0;
    if (has_stopper(suit)) stopped |= 1U << denomination;
    if (is_good(suit)) good |= 1U << denomination;
    if (is_fair(suit)) fair |= 1U << denomination;
  }
  balanced = balanced && doubletons <= 1;
}

int HandValue::points() const {
  constexpr int kFlat = 8;  // cards in the two longest suits with which distribution counts nothing
  auto sorted = length;
  std::sort(sorted.begin(), sorted.end());
  return std::max(0, high + sorted[3] + sorted[2] - kFlat);
}

int HandValue::support(int suit) const {
  // Points for a void, a singleton and a doubleton, with four trumps or more and with three.
  constexpr std::array kLongTrumps{5, 3, 1};
  constexpr std::array kShortTrumps{3, 2, 1};
  const int trumps = length[at(suit)];
  int sum = high + std::max(0, trumps - 5);
  for (int other = 0; other < kSuits; ++other)
    if (const int held = length[at(other)]; other != suit && held < 3 && trumps >= 3)
      sum += (trumps > 3 ? kLongTrumps : kShortTrumps)[at(held)];
  return sum;
}

}  // namespace tapete::bridge
