#include "tricks/worlds.hpp"

namespace tapete {

Worlds::Worlds(CardSet unseen, const std::array<int, kMostHands>& room, const Hands& excluded)
    : room_(room), excluded_(excluded) {
  for (const Card card : unseen) cards_.push_back(card);
  const int count = static_cast<int>(cards_.size());
  assert(room[0] >= 0 && room[1] >= 0 && room[2] >= 0 && room[0] + room[1] + room[2] == count);
  ways_.assign((cards_.size() + 1) * static_cast<std::size_t>((room[0] + 1) * (room[1] + 1)), 0.0);
  ways(cards_.size(), 0, 0) = 1;
  for (std::size_t card = cards_.size(); card-- > 0;) {
    const int left = count - static_cast<int>(card);
    for (int a = 0; a <= room[0]; ++a) {
      for (int b = 0; b <= room[1]; ++b) {
        const int c = left - a - b;
        if (c < 0 || c > room[2]) continue;
        double sum = 0;
        if (a > 0 && fits(card, 0)) sum += ways(card + 1, a - 1, b);
        if (b > 0 && fits(card, 1)) sum += ways(card + 1, a, b - 1);
        if (c > 0 && fits(card, 2)) sum += ways(card + 1, a, b);
        ways(card, a, b) = sum;
      }
    }
  }
}

double& Worlds::ways(std::size_t card, int a, int b) {
  const auto width = static_cast<std::size_t>(room_[1] + 1);
  const auto height = static_cast<std::size_t>(room_[0] + 1);
  return ways_[(card * height + static_cast<std::size_t>(a)) * width + static_cast<std::size_t>(b)];
}

Worlds::Hands Worlds::draw(Rng& rng) const {
  Hands hands{};
  int a = room_[0];
  int b = room_[1];
  for (std::size_t card = 0; card < cards_.size(); ++card) {
    double at = rng.unit() * ways(card, a, b);
    std::size_t hand = 2;
    if (a > 0 && fits(card, 0)) {
      const double here = ways(card + 1, a - 1, b);
      if (at < here) hand = 0;
      at -= here;
    }
    if (hand == 2 && b > 0 && fits(card, 1) && at < ways(card + 1, a, b - 1)) hand = 1;
    if (hand == 0) --a;
    if (hand == 1) --b;
    hands[hand].add(cards_[card]);
  }
  return hands;
}

}  // namespace tapete
