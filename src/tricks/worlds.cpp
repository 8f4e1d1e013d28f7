#include "tricks/worlds.hpp"

#include <numeric>

namespace tapete {

Worlds::Worlds(CardSet unseen, const Rooms& room, const Hands& excluded) : room_(room), excluded_(excluded) {
  for (const Card card : unseen) cards_.push_back(card);
  assert(std::accumulate(room.begin(), room.end(), 0) == unseen.size());
  for (std::size_t hand = 0; hand < room.size(); ++hand) {
    assert(room[hand] >= 0);
    if (room[hand] > 0) last_ = hand;
  }
  for (std::size_t hand = last_; hand-- > 0;) {
    stride_[hand] = rooms_;
    rooms_ *= static_cast<std::size_t>(room[hand] + 1);
  }
  ways_.assign((cards_.size() + 1) * rooms_, 0.0);
  ways(cards_.size(), 0) = 1;
  for (std::size_t card = cards_.size(); card-- > 0;) count_card(card);
}

void Worlds::count_card(std::size_t card) {
  const int cards_left = static_cast<int>(cards_.size() - card);
  for (std::size_t rooms = 0; rooms < rooms_; ++rooms) {
    int rest = cards_left;  // the room in the last hand
    double sum = 0;
    for (std::size_t hand = 0; hand < last_; ++hand) {
      const int left = static_cast<int>(rooms / stride_[hand]) % (room_[hand] + 1);
      rest -= left;
      if (left > 0 && fits(card, hand)) sum += ways(card + 1, rooms - stride_[hand]);
    }
    if (rest < 0 || rest > room_[last_]) continue;
    if (rest > 0 && fits(card, last_)) sum += ways(card + 1, rooms);
    ways(card, rooms) = sum;
  }
}

Worlds::Hands Worlds::draw(Rng& rng) const {
  Hands hands{};
  std::size_t rooms = rooms_ - 1;
  for (std::size_t card = 0; card < cards_.size(); ++card) {
    double at = rng.unit() * ways(card, rooms);
    std::size_t hand = 0;
    for (; hand < last_; ++hand) {
      const bool room = rooms / stride_[hand] % static_cast<std::size_t>(room_[hand] + 1) > 0;
      if (!room || !fits(card, hand)) continue;
      const double ways_here = ways(card + 1, rooms - stride_[hand]);
      if (at < ways_here) break;
      at -= ways_here;
    }
    if (hand < last_) rooms -= stride_[hand];
    hands[hand].add(cards_[card]);
  }
  return hands;
}

}  // namespace tapete
