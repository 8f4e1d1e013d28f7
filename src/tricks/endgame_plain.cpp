#include "tricks/endgame_plain.hpp"

#include <algorithm>

#include "core/bits.hpp"
#include "core/index.hpp"
#include "tricks/obligations.hpp"

namespace tapete {
namespace {

constexpr int kUnbounded = 10'000;  // points; greater than any value of a position

/// Returns the index in p.trick of the card that is winning the trick.
std::size_t winning_place(const Ranking& ranking, const Endgame& p) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < p.trick.size(); ++i)
    if (takes_over(ranking, p.trick[i], p.trick[best], p.trump)) best = i;
  return best;
}

}  // namespace

int PlainEndgame::value(const Endgame& p) { return search(p, -kUnbounded, kUnbounded); }

int PlainEndgame::search(const Endgame& p, int alpha, int beta) {
  const Seat seat = p.to_act();
  const bool maximise = seat % 2 == 0;
  CardSet moves = p.hands[at(seat)];
  if (!p.trick.empty()) {
    const std::size_t place = winning_place(ranking_, p);
    const Seat winner = (p.leader + static_cast<int>(place)) % p.players;
    moves =
        obliged(ranking_, moves, {p.trick[0].suit(), p.trick[place], p.players == 4 && winner == (seat ^ 2)}, p.trump);
  }
  int best = maximise ? -kUnbounded : kUnbounded;
  for (const Card card : moves) {
    const int value = value_after(p, seat, card, alpha, beta);
    best = maximise ? std::max(best, value) : std::min(best, value);
    if (maximise)
      alpha = std::max(alpha, best);
    else
      beta = std::min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

int PlainEndgame::value_after(const Endgame& p, Seat seat, Card card, int alpha, int beta) {
  Endgame next = p;
  next.hands[at(seat)].remove(card);
  if (static_cast<int>(p.trick.size()) + 1 < p.players) {
    next.trick.push_back(card);
    return search(next, alpha, beta);
  }
  int points = ranking_.points_of(card);
  for (const Card other : p.trick) points += ranking_.points_of(other);
  const std::size_t place = winning_place(ranking_, p);
  const bool takes = takes_over(ranking_, card, p.trick[place], p.trump);
  next.leader = takes ? seat : (p.leader + static_cast<int>(place)) % p.players;
  next.trick.clear();
  const int side = next.leader % 2;
  CardSet left;
  for (const CardSet hand : next.hands) left |= hand;
  if (left.empty()) points += p.last_trick;
  const int gain = side == 0 ? points : -points;
  return gain + (left.empty() ? 0 : next_trick(next, side, false, alpha - gain, beta - gain));
}

/// Returns the value after a trick. The winner's side sings all marriages that it can; if only one is allowed, each of
/// them is tried. Then the winner leads.
int PlainEndgame::next_trick(const Endgame& p, int side, bool sung_now, int alpha, int beta) {
  const int sign = side == 0 ? 1 : -1;
  int best = -sign * kUnbounded;
  bool sings = false;
  for (int suit = 0; suit < kSuits && !(p.one_marriage && sung_now); ++suit) {
    if (has(p.sung, suit)) continue;
    const CardSet pair = CardSet::of(Card{suit, p.king}) | CardSet::of(Card{suit, p.queen});
    bool holds = false;
    for (int seat = side; seat < p.players; seat += 2) holds = holds || p.hands[at(seat)].has_all(pair);
    if (!holds) continue;
    sings = true;
    Endgame next = p;
    next.sung |= 1U << suit;
    const int gain = sign * (suit == p.trump ? 40 : 20);
    const int value = gain + next_trick(next, side, true, -kUnbounded, kUnbounded);
    best = side == 0 ? std::max(best, value) : std::min(best, value);
    if (!p.one_marriage) break;
  }
  return sings ? best : search(p, alpha, beta);
}

}  // namespace tapete
