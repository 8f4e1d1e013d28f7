#include "cli/bench_reference.hpp"

#include <array>
#include <bit>

namespace tapete::cli {
namespace {

/// Points of the ranks from the weakest to the strongest: 2 4 5 6 7 C S R 3 A. A mask of cards has sixteen bits per
/// suit; the lowest ten stand for the ranks in this order.
constexpr std::array<std::uint8_t, 10> kPoints{0, 0, 0, 0, 0, 2, 3, 4, 10, 11};
constexpr std::uint64_t kSuit = 0x3FF;  ///< mask of the first suit

/// Returns the index of the n-th set bit of `mask`. n counts from 0 and is below 6. There is no branch on n, which is
/// random, so that no branch is mispredicted.
int nth_bit(std::uint64_t mask, std::uint32_t n) {
  for (std::uint32_t i = 0; i < 5; ++i) mask = i < n ? mask & (mask - 1) : mask;
  return std::countr_zero(mask);
}

/// Returns the cards of the same suit that are stronger than `card`.
std::uint64_t above(int card) { return (kSuit << (card & 48)) & (~std::uint64_t{1} << card); }

/// Returns the cards that the player may play. `partner`: the partner is winning the trick.
std::uint64_t obliged(std::uint64_t hand, int led, int winning, bool partner, int trump) {
  const std::uint64_t follow = hand & kSuit << (led & 48);
  const std::uint64_t trumps = hand & kSuit << (16 * trump);
  const std::uint64_t pool = follow != 0 ? follow : trumps;
  const bool trumped = winning >> 4 == trump;
  const std::uint64_t beat = follow != 0 ? (trumped && led >> 4 != trump ? 0 : pool & above(winning))
                                         : (trumped ? pool & above(winning) : pool);
  const std::uint64_t otherwise = follow != 0 ? follow : hand;
  return partner || beat == 0 ? otherwise : beat;
}

}  // namespace

int bare_hand(Rng& rng) {
  std::array<std::uint8_t, 40> deck;
  for (std::size_t i = 0; i < 40; ++i) deck[i] = static_cast<std::uint8_t>(i / 10 * 16 + i % 10);
  rng.shuffle(deck);
  std::array<std::uint64_t, 4> hand{};
  for (std::size_t i = 0; i < 24; ++i) hand[i / 6] |= std::uint64_t{1} << deck[i];
  const int trump = deck[39] >> 4;
  std::size_t next = 24;
  unsigned leader = 0;
  std::array<int, 2> points{};
  for (int trick = 0; trick < 10; ++trick) {
    int led = 0;
    int winning = 0;
    unsigned winner = leader;
    int sum = 0;
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned seat = (leader + i) & 3;
      const std::uint64_t all = hand[seat];
      const std::uint64_t choice = i == 0 || trick < 4 ? all : obliged(all, led, winning, winner == (seat ^ 2), trump);
      const int card = nth_bit(choice, rng.below(static_cast<std::uint32_t>(std::popcount(choice))));
      hand[seat] = all & ~(std::uint64_t{1} << card);
      sum += kPoints[static_cast<std::size_t>(card & 15)];
      if (i == 0) led = card;
      const bool takes = i == 0 || (card >> 4 == winning >> 4 ? card > winning : card >> 4 == trump);
      winning = takes ? card : winning;
      winner = takes ? seat : winner;
    }
    points[winner & 1] += sum;
    leader = winner;
    if (trick < 4)
      for (unsigned i = 0; i < 4; ++i) hand[(leader + i) & 3] |= std::uint64_t{1} << deck[next++];
  }
  points[leader & 1] += 10;
  return points[0];
}

}  // namespace tapete::cli
