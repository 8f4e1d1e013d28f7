#include "tricks/race.hpp"

#include <algorithm>

#include "core/bits.hpp"

namespace tapete {
namespace {

constexpr std::size_t kRaceTableSize = 1U << 14;  // entries of the transposition table

}  // namespace

RaceSolver::RaceSolver(const Ranking& ranking) : ranking_(ranking), table_(kRaceTableSize) {}

void RaceSolver::begin(const Race& race) {
  if (++generation_ == 0) {
    std::fill(table_.begin(), table_.end(), Entry{});
    generation_ = 1;
  }
  load(ranking_, race.position);
  needed_ = race.needed;
  last_is_card_ = race.last_is_card;
}

bool RaceSolver::has_enough(const Gains& gains, int side) const {
  const Race::Side& needed = needed_[at(side)];
  const int cards = gains.cards[at(side)] + (last_is_card_ ? gains.last[at(side)] : 0);
  return gains.points(side) >= needed.points && cards >= needed.card_points;
}

/// Returns whether side 0 wins if all cards have been played and no trick has ended the Race.
bool RaceSolver::finished(const Gains& gains) const {
  if (has_enough(gains, 0) != has_enough(gains, 1)) return has_enough(gains, 0);  // one side had enough before the Race
  return gains.points(0) < needed_[0].points && gains.points(1) >= needed_[1].points;
}

/// Returns whether side 0 can no longer reach enough points, and side 1 already has all the card points that it needs.
bool RaceSolver::out_of_reach(const Gains& gains, Mask alive, unsigned sung) const {
  if (needed_[1].card_points > gains.cards[1]) return false;
  int most = gains.points(0) + last_trick_ + points_of(alive);
  for (unsigned rest = singable(alive, 0, sung); rest != 0; rest &= rest - 1) most += marriage(lowest(rest));
  return most < needed_[0].points;
}

bool RaceSolver::after_trick(const Trick& trick, Mask alive, const Gains& before) {
  const int side = trick.winner & 1;
  Gains gains = before;
  gains.cards[at(side)] += trick.points;
  if (alive == 0) gains.last[at(side)] += last_trick_;
  if (has_enough(gains, side)) return side == 0;
  if (alive == 0) return finished(gains);
  const unsigned suits = singable(alive, side, trick.sung);
  const auto with = [&](unsigned chosen) {
    Gains sung_gains = gains;
    for (int suit = 0; suit < kSuits; ++suit)
      if (has(chosen, suit)) sung_gains.marriages[at(side)] += marriage(suit);
    return has_enough(sung_gains, side) ? side == 0 : between(alive, trick.winner, trick.sung | chosen, sung_gains);
  };
  if (!one_marriage_ || (suits & (suits - 1)) == 0) return with(suits);
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(suits, suit) && with(1U << suit) == (side == 0)) return side == 0;
  return side != 0;
}

bool RaceSolver::after_card(const Trick& trick, int bit, Mask alive, const Gains& gains) {
  const Trick next = with_card(trick, bit);
  const Mask left = alive & ~bit_mask(bit);
  return next.count == players_ ? after_trick(next, left, gains) : play(next, left, gains);
}

/// Returns the move ordering key of a card: greater keys are searched first. Cards that win points for sure come first,
/// then cards that win the trick; trumps come late.
int RaceSolver::order(const Trick& trick, const Answers& answers, int bit, Mask alive) const {
  const int points = points_[at(bit)];
  const bool takes = trick.count == 0 || takes_over(bit, trick.winning);
  int key = (takes ? 200 - 60 * points : -50 * points) - (suit_of_[at(bit)] == trump_ ? 400 : 0);
  const int side = settled_side(trick, answers, bit, alive);
  if (side != kOpen) key += side == (trick.seat & 1) ? 650 + 110 * points : -360 + 25 * points;
  return key;
}

bool RaceSolver::play(const Trick& trick, Mask alive, const Gains& gains) {
  const bool mine = (trick.seat & 1) == 0;
  const Answers answers = this->answers(trick, alive);
  const Mask moves = essential(trick, answers, legal(trick, alive), alive);
  std::array<int, 12> keys;
  int count = 0;
  for (Mask rest = moves; rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    const int key = order(trick, answers, bit, alive) * 32 + bit;
    int i = count++;
    for (; i > 0 && keys[at(i - 1)] < key; --i) keys[at(i)] = keys[at(i - 1)];
    keys[at(i)] = key;
  }
  for (int i = 0; i < count; ++i)
    if (after_card(trick, keys[at(i)] & 31, alive, gains) == mine) return mine;
  return !mine;
}

bool RaceSolver::between(Mask alive, int leader, unsigned sung, const Gains& gains) {
  if (out_of_reach(gains, alive, sung)) return false;
  // The key omits the gains of side 1 from cards, because the gains of side 0 and the remaining cards determine the
  // gains of side 1. The key also omits which side has sung each marriage, because only one seat held both cards.
  const std::uint64_t key = alive | static_cast<std::uint64_t>(leader) << 24 | static_cast<std::uint64_t>(sung) << 26 |
                            static_cast<std::uint64_t>(gains.cards[0]) << 30;
  Entry& entry = table_[(key * 0x9E3779B97F4A7C15ULL) >> 50];
  if (entry.generation == generation_ && entry.key == key) return entry.wins;
  Trick trick;
  trick.seat = leader;
  trick.sung = sung;
  const bool wins = play(trick, alive, gains);
  table_[(key * 0x9E3779B97F4A7C15ULL) >> 50] = {key, generation_, wins};
  return wins;
}

bool RaceSolver::wins(const Race& race) {
  begin(race);
  const Trick trick = open_trick(race.position);
  if (trick.count == 0) return between(all(), trick.seat, trick.sung, {});
  return play(trick, all(), {});
}

FixedList<RaceSolver::Choice, 10> RaceSolver::outcomes(const Race& race) {
  begin(race);
  const Trick trick = open_trick(race.position);
  FixedList<Choice, 10> out;
  for (Mask rest = legal(trick, all()); rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    out.push_back({card_[at(bit)], after_card(trick, bit, all(), {})});
  }
  return out;
}

}  // namespace tapete
