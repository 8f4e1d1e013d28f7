#include "games/tute/auction.hpp"

/// The sampler of determinizations.
namespace tapete::tute {
namespace {

/// Bato: returns the number of cards that lie face down, without the cards that `seat` has laid aside itself.
int cards_face_down(const State& s, Seat seat) {
  int sum = s.spare - static_cast<int>(s.takers.size());
  for (Seat other = 0; other < kMaxSeats; ++other)
    if (other != seat) sum += aside_size(s, other);
  return sum;
}

/// Bato: deals the face-down cards to the other seats, as the cards that they have laid aside or thrown away, and to
/// the stock.
void lay_face_down(CardSet cards, Seat viewer, Rng& rng, State& s) {
  FixedList<Card, Tute::kDeckSize> left;
  for (const Card card : cards) left.push_back(card);
  rng.shuffle(left);
  std::size_t next = 0;
  for (Seat other = 0; other < kMaxSeats; ++other)
    for (int i = 0; other != viewer && i < aside_size(s, other); ++i) s.aside[at(other)].add(left[next++]);
  for (std::size_t place = s.takers.size(); place < s.spare; ++place) s.stock[place] = left[next++];
}

}  // namespace

Sampler::Sampler(const SeatView<Rules>& view) : view_(view), hidden_(view, cards_face_down(view.state, view.seat)) {
  const State& s = view.state;
  for (std::size_t i = 0; i < hidden_.seats.size(); ++i)
    if (s.called.known() && hidden_.seats[i] == s.declarer) hidden_.excluded[i].add(s.called);
  // During an auction there is no stock to draw from either: all cards are in hands or, in bato, lie face down.
  if (s.stock_gone() && !hidden_.contradiction) worlds_ = hidden_.worlds();
}

State Sampler::draw(Rng& rng) const {
  assert(possible());
  State s = view_.state;
  if (!worlds_) {
    hidden_.deal_with_stock(s, rng);
    return s;
  }
  const auto hands = worlds_->draw(rng);
  hidden_.add(hands, s);
  if (s.spare > 0) lay_face_down(hands[hidden_.seats.size()], view_.seat, rng, s);
  if (s.config.claims) s.broken = static_cast<std::uint8_t>(Claims::broken_seats(s, s.hand));
  return s;
}

}  // namespace tapete::tute
