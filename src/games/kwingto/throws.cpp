#include "games/kwingto/throws.hpp"

#include "games/kwingto/rules.hpp"

namespace tapete::kwingto {
namespace {

constexpr int kLowest = -3 * Kwingto::kDieSides;
constexpr int kHighest = 3 * Kwingto::kDieSides;

Throws count(int reds, int blacks) {
  std::array<int, kHighest - kLowest + 1> ways{};
  const int dice = reds + blacks;
  int all = 1;
  for (int i = 0; i < dice; ++i) all *= Kwingto::kDieSides;
  for (int number = 0; number < all; ++number) {
    std::array<std::uint8_t, Kwingto::kMostDice> fallen{};
    for (int i = 0, rest = number; i < dice; ++i, rest /= Kwingto::kDieSides)
      fallen[at(i)] = static_cast<std::uint8_t>(1 + rest % Kwingto::kDieSides);
    ++ways[at(throw_value(reds, fallen, dice) - kLowest)];
  }
  Throws out;
  for (int value = kLowest; value <= kHighest; ++value)
    if (const int n = ways[at(value - kLowest)]; n > 0) out.results.push_back({value, static_cast<double>(n) / all});
  return out;
}

}  // namespace

const Throws& throws_of(int reds, int blacks) {
  constexpr int kSide = Kwingto::kMostDice + 1;
  static const auto table = [] {
    std::array<Throws, static_cast<std::size_t>(kSide) * kSide> out;
    for (int red = 0; red < kSide; ++red)
      for (int black = 0; red + black < kSide; ++black)
        if (red + black > 0) out[at(red * kSide + black)] = count(red, black);
    return out;
  }();
  return table[at(reds * kSide + blacks)];
}

}  // namespace tapete::kwingto
