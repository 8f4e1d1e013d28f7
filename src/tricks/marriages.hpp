#pragma once
#include <cstdint>

#include "core/bits.hpp"
#include "core/card.hpp"

/// Marriages: a king and another court card of the same suit in one hand, worth 40 points in trumps and 20 in any other
/// suit. Each game chooses the rank of the other card.
namespace tapete {

template <int kKing, int kOther>
struct Marriages {
  static constexpr CardSet of_suit(int suit) {
    return CardSet::of(Card{suit, kKing}) | CardSet::of(Card{suit, kOther});
  }
  /// Returns the lower cards of the marriages in `cards`. One shift aligns the bits of both ranks in all suits.
  static constexpr CardSet lower_in(CardSet cards) {
    return CardSet{cards.bits() & cards.bits() >> (kKing - kOther) & 0x0001'0001'0001'0001ULL << kOther};
  }
  /// Returns both cards of each marriage in `cards`, except in the suits of `sung`, a bit each.
  static constexpr CardSet unsung(CardSet cards, unsigned sung) {
    const CardSet lower = lower_in(cards);
    CardSet both = lower | CardSet{lower.bits() << (kKing - kOther)};
    if (both.empty()) return both;
    for (int suit = 0; suit < kSuits; ++suit)
      if (has(sung, suit)) both -= CardSet::of_suit(suit);
    return both;
  }
  /// Returns the suits of the marriages in `cards`, a bit each.
  static constexpr unsigned suits_in(CardSet cards) {
    unsigned suits = 0;
    for (const Card lower : lower_in(cards)) suits |= 1U << lower.suit();
    return suits;
  }
};

constexpr int marriage_points(bool trump) { return trump ? 40 : 20; }

/// Typical points of one or more marriages of a hand.
inline constexpr double kMeanMarriage = 25;

/// The points of a side, by their source.
struct MarriageTally {
  std::uint16_t cards = 0;  ///< from cards in tricks
  std::uint16_t sung = 0;   ///< from marriages
  std::uint16_t last = 0;   ///< from the last trick
  [[nodiscard]] constexpr int total() const { return cards + sung + last; }
  void win(int points) { cards = static_cast<std::uint16_t>(cards + points); }
  void sing(bool trump) { sung = static_cast<std::uint16_t>(sung + marriage_points(trump)); }
  friend constexpr bool operator==(const MarriageTally&, const MarriageTally&) = default;
};

}  // namespace tapete
