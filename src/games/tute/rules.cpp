#include "games/tute/rules.hpp"

#include "games/tute/auction.hpp"

namespace tapete {
namespace tute {

using Flow = Tute::Flow;

Seat Duties::State::leader_of(int trick) const {
  return trick == 0 ? first_leader(*this) : Seat{winner[at(trick - 1)]};
}

int Duties::State::hand_size(Seat seat) const {
  if (!plays(*this, seat)) return 0;
  if (phase == Phase::change && seat == actor) return in_play / count - changed[at(seat)];
  const int given = of_two(*this) ? kHandOfTwo + drawn / 2 : in_play / count;
  bool has_played = false;
  Seat other = leader;
  for (int i = 0; i < in_trick; ++i, other = after(other)) has_played = has_played || other == seat;
  return given - tricks - (has_played ? 1 : 0);
}

CardSet least_worth(CardSet cards) {
  int least = kRanking.points_of(cards.first());
  for (const Card card : cards) least = std::min(least, kRanking.points_of(card));
  CardSet out;
  for (const Card card : cards)
    if (kRanking.points_of(card) == least) out.add(card);
  return out;
}

CardSet Duties::playable(const State& s) { return tute::playable(s); }
CardSet Duties::dutiful(const State& s) { return tute::dutiful(s); }
CardSet Duties::duty(const State& s, CardSet hand, const TrickSoFar& trick) { return tute::duty(s, hand, trick); }

CardSet Duties::denied(const State& s, Card card, const TrickSoFar& trick) {
  CardSet none = tapete::denied(kRanking, card, trick, s.trump);
  if (!sheds_least(s) || takes_over(kRanking, card, trick.winning, s.trump)) return none;
  const CardSet all = CardSet::full(Deck::spanish);
  for (const Card other : card.suit() == trick.led ? all.suit(trick.led) : all)
    if (kRanking.points_of(other) < kRanking.points_of(card)) none.add(other);
  return none;
}

namespace {

void score_canto(State& s, Seat seat, int suit, int trick, bool by_trick) {
  s.tally[at(seat)].sing(suit == s.trump);
  s.cantos.push_back(
      {static_cast<std::uint8_t>(trick), static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(suit), by_trick});
}

/// In chancho, scores a cante for the winner of the trick that is being collected, for each suit whose R and C are in
/// the trick.
void sing_pairs_of_trick(State& s) {
  const CardSet trick = s.last_played(s.count);
  for (int suit = 0; suit < kSuits; ++suit)
    if (trick.has_all(pair_of(suit))) score_canto(s, s.winning_seat, suit, s.tricks - 1, true);
}

void sing(State& s, Seat seat, int suit) {
  score_canto(s, seat, suit, s.tricks, false);
  s.sung = static_cast<std::uint8_t>(s.sung | 1U << suit);
  s.shown[at(seat)] |= pair_of(suit);
}

void declare_tute(State& s, Seat seat, int rank) {
  s.tute = static_cast<std::int8_t>(seat);
  s.shown[at(seat)] |= four_of(rank);
  s.partner = static_cast<std::int8_t>(partner(s));  // announcing the losers also reveals the partner
  end_hand(s);
}

}  // namespace

void Duties::won_trick(State& s, int side, int points) {
  s.tally[at(side)].win(points);
  if (s.config.variant == Variant::chancho) sing_pairs_of_trick(s);
  if (s.phase == Phase::over) s.tally[at(side)].last = kLastTrick;
}

bool Cantes::can_declare(const State& s, Seat seat) { return !has_sung(s) && tute::can_declare(s, seat); }

void Cantes::declarations(const State& s, Seat seat, ActionList& actions) {
  if (in_auction(s)) return auction_legal(s, actions);
  const unsigned suits = singable(s, seat);
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(suits, suit)) actions.push_back(cante(suit));
  for (const int rank : {kRey, kCaballo})
    if (has_tute(s, seat, rank)) actions.push_back(sing_tute(rank));
}

void Cantes::declare(State& s, Seat seat, Action action) {
  if (kind_of(action) == Kind::cante)
    sing(s, seat, action.a);
  else if (kind_of(action) == Kind::tute)
    declare_tute(s, seat, action.a);
  else
    auction_apply(s, action);
}

int Rules::card_points(const State& s) {
  int sum = 0;
  for (const Tally& tally : s.tally) sum += tally.cards;
  return sum;
}

std::array<int, kMaxSeats> Rules::points(const State& s) {
  std::array<int, kMaxSeats> less{};
  const auto strikes = strikes_of(s);
  for (std::size_t seat = 0; seat < less.size(); ++seat) less[seat] = -strikes[seat];
  return less;
}

}  // namespace tute

void Tute::play_randomly(State& s, Rng& rng) { tute::Flow::play_randomly(s, rng); }
void Tute::apply(State& s, Action action) { tute::Flow::apply(s, action); }

}  // namespace tapete
