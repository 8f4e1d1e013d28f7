#include "tricks/endgame.hpp"

#include <algorithm>
#include <bit>

#include "core/bits.hpp"

namespace tapete {
namespace {

constexpr int kInfinite = 10'000;
constexpr std::size_t kTableSize = 1U << 14;
constexpr int kNoMove = 255;
constexpr int kFirst = 100'000;  // greater than any order()

}  // namespace

EndgameSolver::EndgameSolver(const Ranking& ranking) : ranking_(ranking), table_(kTableSize) {}

void EndgameSolver::begin(const Endgame& position) {
  // Entries of other positions die with their generation; the table is emptied only when the numbers wrap around.
  if (++generation_ == 0) {
    std::fill(table_.begin(), table_.end(), Entry{});
    generation_ = 1;
  }
  load(ranking_, position);
}

/// Greater is tried earlier. The weights were found by hill climbing on the number of positions searched.
int EndgameSolver::order(const Trick& trick, int bit, Mask alive) const {
  const int suit = suit_of_[at(bit)];
  const int points = points_[at(bit)];
  const Mask own = alive & own_[at(trick.seat)] & suit_[at(suit)];
  const Mask others = alive & ~own_[at(trick.seat)] & suit_[at(suit)];
  const Mask higher = others & above(bit);
  const bool master = higher == 0;
  const bool trump = suit == trump_;
  const auto side = settled_side(trick, bit, alive);
  if (trick.count == 0) {
    const Mask partner = players_ == 4 ? alive & own_[at(trick.seat ^ 2)] : 0;
    const bool partner_master = !master && (higher & ~partner) == 0;
    int key = 26 * std::popcount(others) - 42 * std::popcount(own) - 31 * points;
    if (side) key += 312;
    if (side || master) key += 25 * points;
    if (partner_master) key -= 138;
    if (trump) key += master ? -298 : -464;
    return key;
  }
  const bool takes = takes_over(bit, trick.winning);
  const bool partner_wins = players_ == 4 && trick.winner == (trick.seat ^ 2);
  int key = -52 * points;
  if (takes) key += 259 - 101 * points;
  if (partner_wins) key += 1120 + 26 * points;
  if (trump) key += takes ? -581 : -431;
  if (side) key += *side == (trick.seat & 1) ? 664 + 108 * points : -363 + 25 * points;
  return key;
}

int EndgameSolver::last_cards(Mask alive, int leader) const {
  int seat = leader;
  int winning = lowest(alive & own_[at(seat)]);
  int winner = seat;
  int points = points_[at(winning)];
  for (int i = 1; i < players_; ++i) {
    seat = seat + 1 == players_ ? 0 : seat + 1;
    const int bit = lowest(alive & own_[at(seat)]);
    const bool takes = takes_over(bit, winning);
    if (takes) {
      winning = bit;
      winner = seat;
    }
    points += points_[at(bit)];
  }
  points += last_trick_;
  return (winner & 1) == 0 ? points : -points;
}

int EndgameSolver::after_trick(const Trick& trick, Mask alive, unsigned sung, int alpha, int beta) {
  const int side = trick.winner & 1;
  const int sign = side == 0 ? 1 : -1;
  if (alive == 0) return sign * (trick.points + last_trick_);
  const unsigned suits = singable(alive, side, sung);
  if (suits == 0) {
    const int gain = sign * trick.points;
    return gain + between(alive, trick.winner, sung, alpha - gain, beta - gain);
  }
  if (!one_cante_ || std::has_single_bit(suits)) {
    int gain = trick.points;
    for (int suit = 0; suit < kSuits; ++suit)
      if (has(suits, suit)) gain += cante(suit);
    gain *= sign;
    return gain + between(alive, trick.winner, sung | suits, alpha - gain, beta - gain);
  }
  int best = -kInfinite * sign;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (!has(suits, suit)) continue;
    const int gain = sign * (trick.points + cante(suit));
    const int value = gain + between(alive, trick.winner, sung | 1U << suit, alpha - gain, beta - gain);
    best = side == 0 ? std::max(best, value) : std::min(best, value);
    if (side == 0)
      alpha = std::max(alpha, best);
    else
      beta = std::min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

int EndgameSolver::after_card(const Trick& trick, int bit, Mask alive, unsigned sung, int alpha, int beta) {
  const Trick next = with_card(trick, bit);
  const Mask left = alive & ~bit_mask(bit);
  if (next.count == players_) return after_trick(next, left, sung, alpha, beta);
  int best = kNoMove;
  return play(next, left, sung, alpha, beta, kNoMove, best);
}

int EndgameSolver::play(const Trick& trick, Mask alive, unsigned sung, int alpha, int beta, int first, int& best) {
  ++nodes_;
  const bool maximise = (trick.seat & 1) == 0;
  Mask moves = legal(trick, alive);
  if ((moves & (moves - 1)) != 0) moves = essential(trick, moves, alive, sung);
  if ((moves & (moves - 1)) == 0) {
    best = lowest(moves);
    return after_card(trick, best, alive, sung, alpha, beta);
  }
  // Sorted by a key, greatest first: few enough for insertion.
  std::array<int, 12> keys;
  int count = 0;
  for (Mask rest = moves; rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    const int key = (bit == first ? kFirst : order(trick, bit, alive)) * 32 + bit;
    int i = count++;
    for (; i > 0 && keys[at(i - 1)] < key; --i) keys[at(i)] = keys[at(i - 1)];
    keys[at(i)] = key;
  }
  int value = maximise ? -kInfinite : kInfinite;
  for (int i = 0; i < count; ++i) {
    const int bit = keys[at(i)] & 31;
    const int result = after_card(trick, bit, alive, sung, alpha, beta);
    if (maximise ? result > value : result < value) {
      value = result;
      best = bit;
    }
    if (maximise)
      alpha = std::max(alpha, value);
    else
      beta = std::min(beta, value);
    if (alpha >= beta) break;
  }
  return value;
}

int EndgameSolver::between(Mask alive, int leader, unsigned sung, int alpha, int beta) {
  if (std::popcount(alive) == players_) return last_cards(alive, leader);
  // Only cantes that may still be sung tell positions apart.
  unsigned open = 0;
  int reserve = last_trick_;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (pair_[at(suit)] == 0 || (pair_[at(suit)] & ~alive) != 0 || has(sung, suit)) continue;
    open |= 1U << suit;
    reserve += cante(suit);
  }
  const std::uint32_t key = alive | static_cast<std::uint32_t>(leader) << 24 | open << 26;
  Entry& entry = table_[(key * 0x9E3779B1U) >> 18];
  int first = kNoMove;
  if (entry.generation == generation_ && entry.key == key) {
    if (entry.low >= beta) return entry.low;
    if (entry.high <= alpha) return entry.high;
    if (entry.low == entry.high) return entry.low;
    alpha = std::max<int>(alpha, entry.low);
    beta = std::min<int>(beta, entry.high);
    first = entry.best;
  } else {
    // Nobody can gain more than all that is left.
    for (Mask rest = alive; rest != 0; rest &= rest - 1) reserve += points_[at(lowest(rest))];
    if (reserve <= alpha) return reserve;
    if (-reserve >= beta) return -reserve;
    entry = {key, static_cast<std::int16_t>(-reserve), static_cast<std::int16_t>(reserve), kNoMove, generation_};
  }
  int low = entry.low;
  int high = entry.high;
  Trick trick;
  trick.seat = leader;
  int best = first;
  const int value = play(trick, alive, sung, alpha, beta, first, best);
  if (value > alpha) low = std::max(low, value);
  if (value < beta) high = std::min(high, value);
  table_[(key * 0x9E3779B1U) >> 18] = {key, static_cast<std::int16_t>(low), static_cast<std::int16_t>(high),
                                       static_cast<std::uint8_t>(best), generation_};
  return value;
}

int EndgameSolver::solve(const Trick& trick, Mask alive, unsigned sung, int alpha, int beta) {
  if (trick.count == 0) return between(alive, trick.seat, sung, alpha, beta);
  int best = kNoMove;
  return play(trick, alive, sung, alpha, beta, kNoMove, best);
}

int EndgameSolver::value(const Endgame& p) {
  begin(p);
  const Mask alive = all();
  return solve(open_trick(p), alive, p.sung, -kInfinite, kInfinite);
}

bool EndgameSolver::reaches(const Endgame& p, int bound) {
  begin(p);
  const Mask alive = all();
  return solve(open_trick(p), alive, p.sung, bound - 1, bound) >= bound;
}

FixedList<EndgameSolver::Choice, 10> EndgameSolver::values(const Endgame& p) {
  begin(p);
  const Mask alive = all();
  const Trick trick = open_trick(p);
  FixedList<Choice, 10> out;
  for (Mask rest = legal(trick, alive); rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    out.push_back({card_[at(bit)], after_card(trick, bit, alive, p.sung, -kInfinite, kInfinite)});
  }
  return out;
}

}  // namespace tapete
