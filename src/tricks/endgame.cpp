#include "tricks/endgame.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/bits.hpp"

namespace tapete {
namespace {

constexpr int kInfinite = 10'000;             // points; greater than any value of a position
constexpr std::size_t kTableSize = 1U << 14;  // entries of the transposition table
constexpr int kFirst = 100'000;               // key of the move to search first; greater than any result of order()

}  // namespace

EndgameSolver::EndgameSolver(const Ranking& ranking) : ranking_(ranking), table_(kTableSize) {}

void EndgameSolver::begin(const Endgame& position) {
  // A new generation makes all older entries invalid, so the table is cleared only when the counter wraps around.
  if (++generation_ == 0) {
    std::fill(table_.begin(), table_.end(), Entry{});
    generation_ = 1;
  }
  load(ranking_, position);
}

/// Returns the move ordering key of a lead: greater keys are searched first. The weights here and in order() come from
/// hill climbing on the number of positions searched.
int EndgameSolver::order_lead(const Trick& trick, int bit, Mask alive) const {
  const int suit = suit_of_[at(bit)];
  const int points = points_[at(bit)];
  const Mask in_suit = alive & suit_[at(suit)];
  const Mask own = in_suit & own_[at(trick.seat)];
  const Mask others = in_suit & ~own_[at(trick.seat)];
  const Mask higher = others & above(bit);
  const bool master = higher == 0;
  const bool settled = (led_answers(trick.seat, suit, alive) & beating_[at(bit)]) == 0;
  const bool partner_master = players_ == 4 && !master && (higher & ~own_[at(trick.seat ^ 2)]) == 0;
  int key = 26 * std::popcount(others) - 42 * std::popcount(own) - 31 * points;
  if (settled) key += 312;
  if (settled || master) key += 25 * points;
  if (partner_master) key -= 138;
  if (suit == trump_) key += master ? -298 : -464;
  return key;
}

/// Returns the move ordering key of a card that answers a lead.
int EndgameSolver::order(const Trick& trick, const Answers& answers, int bit, Mask alive) const {
  const int points = points_[at(bit)];
  const bool takes = takes_over(bit, trick.winning);
  const bool partner_wins = players_ == 4 && trick.winner == (trick.seat ^ 2);
  const int side = settled_side(trick, answers, bit, alive);
  int key = -52 * points;
  if (takes) key += 259 - 101 * points;
  if (partner_wins) key += 1120 + 26 * points;
  if (suit_of_[at(bit)] == trump_) key += takes ? -581 : -431;
  if (side != kOpen) key += side == (trick.seat & 1) ? 664 + 108 * points : -363 + 25 * points;
  return key;
}

// last_cards() and between() are always inlined, like essential(), because a call would cost as much as their work.

/// Returns the value of the last trick, for which each hand has one card left.
[[gnu::always_inline]] inline int EndgameSolver::last_cards(Mask alive, int leader) const {
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

int EndgameSolver::after_trick(const Trick& trick, Mask alive, int alpha, int beta) {
  const int side = trick.winner & 1;
  const int sign = side == 0 ? 1 : -1;
  if (alive == 0) return sign * (trick.points + last_trick_);
  const unsigned suits = singable(alive, side, trick.sung);
  int best = -kInfinite * sign;
  unsigned rest = suits;
  do {
    const unsigned chosen = one_marriage_ ? rest & (0U - rest) : rest;
    int gain = trick.points;
    for (unsigned each = chosen; each != 0; each &= each - 1) gain += marriage(lowest(each));
    gain *= sign;
    const int value = gain + between(alive, trick.winner, trick.sung | chosen, alpha - gain, beta - gain);
    if (chosen == suits) return value;
    best = side == 0 ? std::max(best, value) : std::min(best, value);
    if (side == 0)
      alpha = std::max(alpha, best);
    else
      beta = std::min(beta, best);
    rest &= ~chosen;
  } while (rest != 0 && alpha < beta);
  return best;
}

int EndgameSolver::after_card(const Trick& trick, int bit, Mask alive, int alpha, int beta) {
  const Trick next = with_card(trick, bit);
  const Mask left = alive & ~bit_mask(bit);
  return next.count == players_ ? after_trick(next, left, alpha, beta) : play(next, left, alpha, beta);
}

int EndgameSolver::play(const Trick& trick, Mask alive, int alpha, int beta) {
  const int first = std::exchange(first_, kNoMove);
  Mask moves = legal(trick, alive);
  if ((moves & (moves - 1)) == 0) return after_card(trick, lowest(moves), alive, alpha, beta);
  const Answers answers = this->answers(trick, alive);
  moves = essential(trick, answers, moves, alive);
  if ((moves & (moves - 1)) == 0) return after_card(trick, lowest(moves), alive, alpha, beta);
  // Insertion sort by key, greatest first; it is fast for a few cards.
  std::array<int, 12> keys;
  int count = 0;
  for (Mask rest = moves; rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    const int place = trick.count == 0 ? order_lead(trick, bit, alive) : order(trick, answers, bit, alive);
    const int key = (bit == first ? kFirst : place) * 32 + bit;
    int i = count++;
    for (; i > 0 && keys[at(i - 1)] < key; --i) keys[at(i)] = keys[at(i - 1)];
    keys[at(i)] = key;
  }
  const bool maximise = (trick.seat & 1) == 0;
  int value = maximise ? -kInfinite : kInfinite;
  int best = kNoMove;
  for (int i = 0; i < count; ++i) {
    const int bit = keys[at(i)] & 31;
    const int result = after_card(trick, bit, alive, alpha, beta);
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
  best_ = best;
  return value;
}

/// Returns the value of a position between two tricks, from the transposition table if it has a sufficient bound.
[[gnu::always_inline]] inline int EndgameSolver::between(Mask alive, int leader, unsigned sung, int alpha, int beta) {
  if (std::popcount(alive) == players_) return last_cards(alive, leader);
  // The key omits marriages that can no longer be sung, because they do not change the value.
  const unsigned open = open_marriages(alive, sung);
  const std::uint32_t key = alive | static_cast<std::uint32_t>(leader) << 24 | open << 26;
  Entry& entry = table_[(key * 0x9E3779B1U) >> 18];
  if (entry.generation == generation_ && entry.key == key) {
    if (entry.low >= beta) return entry.low;
    if (entry.high <= alpha) return entry.high;
    if (entry.low == entry.high) return entry.low;
    alpha = std::max<int>(alpha, entry.low);
    beta = std::min<int>(beta, entry.high);
    first_ = entry.best;
  } else {
    // No side can gain more than the points that are left, which bounds the search window.
    int reserve = last_trick_ + points_of(alive);
    for (unsigned rest = open; rest != 0; rest &= rest - 1) reserve += marriage(lowest(rest));
    if (reserve <= alpha) return reserve;
    if (-reserve >= beta) return -reserve;
    entry = {key, static_cast<std::int16_t>(-reserve), static_cast<std::int16_t>(reserve), kNoMove, generation_};
  }
  int low = entry.low;
  int high = entry.high;
  Trick trick;
  trick.seat = leader;
  trick.sung = sung;
  const int value = play(trick, alive, alpha, beta);
  if (value > alpha) low = std::max(low, value);
  if (value < beta) high = std::min(high, value);
  // The recursive search may have overwritten this entry with another position.
  entry = {key, static_cast<std::int16_t>(low), static_cast<std::int16_t>(high), static_cast<std::uint8_t>(best_),
           generation_};
  return value;
}

int EndgameSolver::solve(const Trick& trick, Mask alive, int alpha, int beta) {
  return trick.count == 0 ? between(alive, trick.seat, trick.sung, alpha, beta) : play(trick, alive, alpha, beta);
}

int EndgameSolver::value(const Endgame& p) {
  begin(p);
  const Mask alive = all();
  return solve(open_trick(p), alive, -kInfinite, kInfinite);
}

bool EndgameSolver::reaches(const Endgame& p, int bound) {
  begin(p);
  const Mask alive = all();
  return solve(open_trick(p), alive, bound - 1, bound) >= bound;
}

FixedList<EndgameSolver::Choice, 10> EndgameSolver::values(const Endgame& p) {
  begin(p);
  const Mask alive = all();
  const Trick trick = open_trick(p);
  FixedList<Choice, 10> out;
  for (Mask rest = legal(trick, alive); rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    out.push_back({card_[at(bit)], after_card(trick, bit, alive, -kInfinite, kInfinite)});
  }
  return out;
}

}  // namespace tapete
