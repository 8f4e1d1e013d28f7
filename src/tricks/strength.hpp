#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/card.hpp"

namespace tapete {

/// The order of the ranks and the points of the cards, for games in which both are the same in every suit.
struct Ranking {
  std::array<std::uint8_t, 16> strength{};  ///< by rank; the greater strength wins
  std::array<std::uint8_t, 16> points{};    ///< by rank
  std::array<std::uint16_t, 16> above{};    ///< by rank: the bits (within a suit) of the ranks that beat this one

  [[nodiscard]] constexpr int strength_of(Card card) const { return strength[static_cast<std::size_t>(card.rank())]; }
  [[nodiscard]] constexpr int points_of(Card card) const { return points[static_cast<std::size_t>(card.rank())]; }
  /// Returns the cards of the same suit that beat `card`.
  [[nodiscard]] constexpr CardSet stronger_than(Card card) const {
    return CardSet{std::uint64_t{above[static_cast<std::size_t>(card.rank())]} << (16 * card.suit())};
  }
  [[nodiscard]] constexpr int points_of(CardSet cards) const {
    int sum = 0;
    for (const Card card : cards) sum += points_of(card);
    return sum;
  }
};

/// Builds a ranking. `weakest_first` lists all ranks of the deck; `worth` lists the points of the ranks from the
/// strongest down; ranks that it omits have none.
template <std::size_t N>
constexpr Ranking ranking_of(Deck deck, std::string_view weakest_first, const std::array<int, N>& worth) {
  const std::string_view printed = deck == Deck::spanish ? "A234567SCR" : "A23456789TJQK";
  Ranking ranking;
  std::uint16_t stronger = 0;
  for (std::size_t i = weakest_first.size(); i-- > 0;) {
    const auto rank = printed.find(weakest_first[i]);
    const std::size_t from_top = weakest_first.size() - 1 - i;
    ranking.strength[rank] = static_cast<std::uint8_t>(i);
    ranking.points[rank] = from_top < N ? static_cast<std::uint8_t>(worth[from_top]) : std::uint8_t{0};
    ranking.above[rank] = stronger;
    stronger = static_cast<std::uint16_t>(stronger | 1U << rank);
  }
  return ranking;
}

template <std::size_t N>
constexpr Ranking spanish_ranking(std::string_view weakest_first, const std::array<int, N>& worth) {
  return ranking_of(Deck::spanish, weakest_first, worth);
}
template <std::size_t N>
constexpr Ranking french_ranking(std::string_view weakest_first, const std::array<int, N>& worth) {
  return ranking_of(Deck::french, weakest_first, worth);
}

}  // namespace tapete
