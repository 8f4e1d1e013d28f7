#include <bit>

#include "games/bridge/bridge.hpp"

/// Recognises positions in which the order of play cannot change the result (Rules::settled).
namespace tapete::bridge {
namespace {

constexpr int kFew = 3;  ///< with at most this many cards in each hand, all orders of play in all deals are tried
constexpr int kMostPlays = 200'000;  ///< most cards played in Orders; a position that needs more is not settled

/// Returns whether no card of `others` can beat `card` when it is led.
bool wins_against(const State& s, Card card, CardSet others) {
  if (!(Rules::kRanking.stronger_than(card) & others).empty()) return false;
  return card.suit() == s.trump || s.trumps_of(others).empty();
}
bool all_win_against(const State& s, CardSet hand, CardSet others) {
  for (const Card card : hand)
    if (!wins_against(s, card, others)) return false;
  return true;
}

/// Returns whether the side of the seat that leads now certainly wins all tricks left: nobody can beat any card of the
/// leader or, if the viewer sees both hands of the side, the opponents cannot beat any card of these hands.
bool wins_the_rest(const State& s, CardSet unseen) {
  if (s.in_trick != 0) return false;
  const Seat partner = (s.actor + kPairs) % kSeats;
  CardSet others = unseen;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (seat != s.actor && seat != partner) others |= s.hand[at(seat)];
  const CardSet hand = s.hand[at(s.actor)];
  const CardSet beside = s.hand[at(partner)];
  if (all_win_against(s, hand, others | beside)) return true;
  const bool sees_both = beside.size() == s.hand_size(partner);
  return sees_both && all_win_against(s, hand | beside, others);
}

/// Search of all orders in which a hand can be played to its end. Compares the numbers of tricks that side 0 wins.
class Orders {
 public:
  explicit Orders(int trump) : trump_(trump) {}

  struct Position {
    std::array<CardSet, kSeats> hands{};
    Seat turn = 0;
    int played = 0;  ///< number of cards in the trick
    Card led, best;
    Seat winner = kNobody;
    int tricks = 0;  ///< won by side 0 from now on
  };

  /// Returns whether all orders from here give side 0 the same number of tricks as the orders tried before. Returns
  /// false once kMostPlays cards have been played.
  bool agree(const Position& position) {
    const CardSet hand = position.hands[at(position.turn)];
    if (hand.empty()) return same(position.tricks);
    const CardSet follow = position.played == 0 ? CardSet{} : hand.suit(position.led.suit());
    for (const Card card : follow.empty() ? hand : follow)
      if (++plays_ > kMostPlays || !agree(after(position, card))) return false;
    return true;
  }

 private:
  bool same(int tricks) {
    if (tricks_ < 0) tricks_ = tricks;
    return tricks_ == tricks;
  }

  [[nodiscard]] Position after(Position position, Card card) const {
    const Seat seat = position.turn;
    position.hands[at(seat)].remove(card);
    if (position.played == 0) position.led = card;
    if (position.played == 0 || takes_over(Rules::kRanking, card, position.best, trump_)) {
      position.best = card;
      position.winner = seat;
    }
    position.turn = (seat + 1) % kSeats;
    if (++position.played < kSeats) return position;
    position.played = 0;
    position.turn = position.winner;
    position.tricks += position.winner % kPairs == 0 ? 1 : 0;
    return position;
  }

  int trump_;
  int tricks_ = -1;
  int plays_ = 0;
};

/// Returns the cards that each seat cannot have, because it did not follow suit.
std::array<CardSet, kSeats> lacking(const State& s) {
  std::array<CardSet, kSeats> out{};
  each_card_back(s, Rules::kRanking, kPairs, 0, [&out](Seat seat, Card card, const TrickSoFar* trick) {
    if (trick != nullptr && card.suit() != trick->led) out[at(seat)] |= CardSet::of_suit(trick->led);
  });
  return out;
}

/// Returns whether all orders agree in every distribution of the unseen cards to the two hidden hands.
bool agree_in_all_deals(const State& s, CardSet unseen) {
  Orders::Position start{s.hand, s.actor, s.in_trick, {}, s.winning, s.winning_seat};
  if (s.in_trick > 0) start.led = s.played[at(s.played_count - s.in_trick)];
  FixedList<Seat, kSeats> hidden;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (s.hand[at(seat)].size() < s.hand_size(seat)) hidden.push_back(seat);
  Orders orders{s.trump};
  if (hidden.empty()) return orders.agree(start);
  if (hidden.size() > 2 || unseen.size() > 2 * kFew) return false;
  const auto lacks = lacking(s);
  const Seat first = hidden[0];
  const Seat second = hidden[hidden.size() - 1];
  for (unsigned chosen = 0; chosen < 1U << unseen.size(); ++chosen) {
    if (std::popcount(chosen) != s.hand_size(first)) continue;
    CardSet cards;
    for (int i = 0; i < unseen.size(); ++i)
      if (has(chosen, i)) cards.add(unseen.nth(i));
    if (!(cards & lacks[at(first)]).empty() || !((unseen - cards) & lacks[at(second)]).empty()) continue;
    start.hands[at(first)] = cards;
    if (first != second) start.hands[at(second)] = unseen - cards;
    if (!orders.agree(start)) return false;
  }
  return true;
}

}  // namespace

bool Rules::settled(const SeatView<Rules>& view) {
  const State& s = view.state;
  if (s.phase != TrickPhase::play || s.played_count == 0 || s.hand_size(s.actor) < 2) return false;
  CardSet unseen = CardSet::full(Rules::kDeck) - s.played_set;
  for (const CardSet hand : s.hand) unseen -= hand;
  if (wins_the_rest(s, unseen)) return true;
  return s.hand_size(s.actor) <= kFew && agree_in_all_deals(s, unseen);
}

}  // namespace tapete::bridge
