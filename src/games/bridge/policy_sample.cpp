#include "games/bridge/bridge.hpp"

/// Determinizations for searches.
namespace tapete::bridge {

Sampler::Sampler(const SeatView<Rules>& view) : worlds_(view), reading_(read_auction(view.state.auction)) {
  const State& s = view.state;
  each_card_back(s, Rules::kRanking, kPairs, 0,
                 [this](Seat seat, Card card, const TrickSoFar*) { played_[at(seat)].add(card); });
  const Seat dummy = Rules::dummy(s);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (seat != view.seat && seat != dummy) hidden_ |= 1U << seat;
}

int Sampler::misfit(const State& world) const {
  const auto outside = [](Range range, int number) { return std::max({0, range.least - number, number - range.most}); };
  int sum = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(hidden_, seat)) continue;
    const HandValue hand{world.hand[at(seat)] | played_[at(seat)]};
    const Shown& shown = reading_.shown[at(seat)];
    sum += outside(shown.high, hand.high);
    for (int suit = 0; suit < kSuits; ++suit) sum += 2 * outside(shown.length[at(suit)], hand.length[at(suit)]);
  }
  return sum;
}

State Sampler::draw(Rng& rng) const {
  constexpr int kTries = 12;  // sampled deals, of which the best one is returned
  State best = worlds_.draw(rng);
  int least = misfit(best);
  for (int tries = 1; tries < kTries && least > 0; ++tries) {
    const State world = worlds_.draw(rng);
    if (const int now = misfit(world); now < least) best = world, least = now;
  }
  return best;
}

}  // namespace tapete::bridge
