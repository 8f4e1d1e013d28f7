#include <cassert>

#include "games/guinote/rules.hpp"

/// The sampler of determinizations.
namespace tapete::guinote {

Sampler::Sampler(const SeatView<Rules>& view) : view_(view), hidden_(view) {
  if (arrastre(view.state) && !hidden_.contradiction) name_cantes(0, {}, view.state.sung);
}

/// Extends `naming`, which gives suits to the cantes before `next`, in all possible ways, and stores each complete
/// naming for which at least one deal exists. `taken`: suits that cannot be used again, one bit each.
void Sampler::name_cantes(std::size_t next, const Naming& naming, unsigned taken) {
  const State& s = view_.state;
  while (next < s.cantes.size() && s.cantes[next].suit != Rules::kUnknownSuit) ++next;
  if (next == s.cantes.size()) {
    for (std::size_t i = 0; i < hidden_.seats.size(); ++i)
      if (hidden_.room[i] < naming.forced[i].size()) return;
    Worlds worlds = hidden_.worlds(naming.forced);
    if (worlds.count() == 0) return;
    weight_ += worlds.count();
    namings_.push_back({naming.suits, naming.forced, std::move(worlds)});
    return;
  }
  const auto& declaration = s.cantes[next];
  const Seat singer = declaration.seat;
  const std::size_t hand = at(singer < view_.seat ? singer : singer - 1);  // index of the singer among the other hands
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == s.trump || has(taken, suit)) continue;
    // The singer held both cards when it sang, so it has either played them since or still holds them.
    CardSet missing;
    bool possible = true;
    for (const Card card : pair_of(suit)) {
      if (s.shown[at(singer)].has(card) || hidden_.played[at(singer)].has(card)) {
        // Neither card may have been played before the declaration.
        for (int i = 0; i < declaration.trick * s.players; ++i) possible = possible && !(s.played[at(i)] == card);
      } else if (hidden_.unseen.has(card) && !hidden_.excluded[hand].has(card)) {
        missing.add(card);
      } else {
        possible = false;
      }
    }
    if (!possible) continue;
    Naming with = naming;
    with.suits[next] = suit;
    with.forced[hand] |= missing;
    name_cantes(next + 1, with, taken | 1U << suit);
  }
}

bool Sampler::possible() const { return !hidden_.contradiction && (!arrastre(view_.state) || weight_ > 0); }

State Sampler::draw(Rng& rng) const {
  assert(possible());
  State s = view_.state;
  if (!arrastre(s)) {
    hidden_.deal_with_stock(s, rng);
    return s;
  }
  double left = rng.unit() * weight_;
  std::size_t chosen = 0;
  while (chosen + 1 < namings_.size() && left >= namings_[chosen].worlds->count())
    left -= namings_[chosen++].worlds->count();
  const Naming& naming = namings_[chosen];
  hidden_.add(naming.forced, s);
  hidden_.add(naming.worlds->draw(rng), s);
  for (std::size_t i = 0; i < s.cantes.size(); ++i) {
    if (s.cantes[i].suit != Rules::kUnknownSuit) continue;
    s.cantes[i].suit = static_cast<std::uint8_t>(naming.suits[i]);
    s.sung = static_cast<std::uint8_t>(s.sung | 1U << naming.suits[i]);
  }
  if (s.config.claims) s.broken = static_cast<std::uint8_t>(Claims::broken_seats(s, s.hand));
  return s;
}

}  // namespace tapete::guinote
