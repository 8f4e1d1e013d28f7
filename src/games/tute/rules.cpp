#include "games/tute/rules.hpp"

#include "games/tute/auction.hpp"

namespace tapete {
namespace tute {
namespace {

/// Variant chancho: R and C of one suit in the trick that is being collected are sung for its taker.
void sing_pairs_of_trick(State& s) {
  CardSet trick;
  for (int i = 0; i < s.count; ++i) trick.add(s.played[at(s.played_count - s.count + i)]);
  for (int suit = 0; suit < kSuits; ++suit) {
    if (!trick.has_all(pair_of(suit))) continue;
    auto& cantos = s.tally[s.winning_seat].cantos;
    cantos = static_cast<std::uint16_t>(cantos + (suit == s.trump ? 40 : 20));
    s.cantos.push_back({s.tricks, s.winning_seat, static_cast<std::uint8_t>(suit), true});
  }
}

void finish_trick(State& s) {
  collect_trick(s);
  if (s.phase == Phase::over) return;
  if (!bound(s)) draw_round(s);
  ask_winner(s);
}

void play_card(State& s, Card card) {
  if (s.config.claims && !dutiful(s).has(card)) s.broken = static_cast<std::uint8_t>(s.broken | bit(s.actor));
  put_card(s, card);
  if (trick_full(s)) finish_trick(s);
}

Card random_card(const State& s, Rng& rng) {
  const CardSet cards = playable(s);
  return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

}  // namespace

int hand_size(const State& s, Seat seat) {
  if (!plays(s, seat)) return 0;
  if (s.phase == Phase::change && seat == s.actor) return s.in_play / s.count - s.changed[at(seat)];
  const int dealt = of_two(s) ? Tute::kHandOfTwo + s.drawn / 2 : s.in_play / s.count;
  bool has_played = false;
  if (s.in_trick > 0) {
    Seat other = s.leader;
    for (int i = 0; i < s.in_trick; ++i, other = after(s, other)) has_played = has_played || other == seat;
  }
  return dealt - s.tricks - (has_played ? 1 : 0);
}

CardSet least_worth(CardSet cards) {
  int least = kRanking.points_of(cards.first());
  for (const Card card : cards) least = std::min(least, kRanking.points_of(card));
  CardSet out;
  for (const Card card : cards)
    if (kRanking.points_of(card) == least) out.add(card);
  return out;
}

CardSet not_held(const State& s, Card card, const TrickSoFar& trick) {
  CardSet none = denied(kRanking, card, trick, s.trump);
  if (!sheds_least(s) || takes_over(kRanking, card, trick.winning, s.trump)) return none;
  const CardSet all = CardSet::full(Deck::spanish);
  for (const Card other : card.suit() == trick.led ? all.suit(trick.led) : all)
    if (kRanking.points_of(other) < kRanking.points_of(card)) none.add(other);
  return none;
}

void end_hand(State& s) {
  s.phase = Phase::over;
  s.actor = kNobody;
}

void collect_trick(State& s) {
  auto& tally = s.tally[s.winning_seat];
  tally.cards = static_cast<std::uint16_t>(tally.cards + s.trick_points);
  if (s.config.variant == Tute::Variant::chancho) sing_pairs_of_trick(s);
  s.winner[s.tricks++] = s.winning_seat;
  s.leader = static_cast<std::int8_t>(s.winning_seat);
  s.actor = s.leader;
  s.in_trick = 0;
  s.trick_points = 0;
  s.winning = kUnknownCard;
  if (s.played_count < s.in_play) return;
  tally.last = Tute::kLastTrick;
  end_hand(s);
}

void draw_round(State& s) {
  Seat seat = s.leader;
  for (int i = 0; i < s.count; ++i, seat = after(s, seat)) {
    const Card card = s.stock[s.drawn++];
    s.hand[at(seat)].add(card);
    if (s.drawn == s.stock_size) s.shown[at(seat)].add(card);  // the turned card: everybody has seen it
  }
}

void ask_winner(State& s) {
  s.phase = can_declare(s, s.leader) ? Phase::window : Phase::play;
  s.actor = s.leader;
}

void sing(State& s, int suit) {
  const Seat seat = s.leader;
  auto& cantos = s.tally[at(seat)].cantos;
  cantos = static_cast<std::uint16_t>(cantos + (suit == s.trump ? 40 : 20));
  s.cantos.push_back({s.tricks, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(suit), false});
  s.sung = static_cast<std::uint8_t>(s.sung | 1U << suit);
  s.shown[at(seat)] |= pair_of(suit);
  s.phase = Phase::play;  // at most one canto a trick
}

void declare_tute(State& s, int rank) {
  s.tute = s.leader;
  s.shown[at(s.leader)] |= four_of(rank);
  s.partner = static_cast<std::int8_t>(partner(s));  // as everybody learns who has lost
  end_hand(s);
}

unsigned broken_seats(const State& s, const std::array<CardSet, kMaxSeats>& hands) {
  std::array<CardSet, kMaxSeats> held = hands;
  unsigned broken = 0;
  // Backwards, so that each hand is known as it was when its card was played: nobody draws while duties hold.
  each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
    held[at(seat)].add(card);
    if (trick != nullptr && !duty(s, held[at(seat)], *trick).has(card)) broken |= bit(seat);
  });
  return broken;
}

}  // namespace tute

using namespace tute;

ActionList Tute::legal(const State& s) {
  ActionList actions;
  if (s.phase == Phase::play)
    for (const Card card : playable(s)) actions.push_back(tute::play(card));
  if (in_auction(s)) return auction_legal(s);
  if (s.phase != Phase::window) return actions;
  const unsigned suits = singable(s, s.actor);
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(suits, suit)) actions.push_back(cante(suit));
  for (const int rank : {kRey, kCaballo})
    if (has_tute(s, s.actor, rank)) actions.push_back(sing_tute(rank));
  actions.push_back(kPass);
  return actions;
}

Action Tute::random_legal(const State& s, Rng& rng) {
  if (s.phase == Phase::play) return tute::play(random_card(s, rng));
  const ActionList actions = legal(s);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

void Tute::play_randomly(State& s, Rng& rng) {
  while (s.phase != Phase::over) {
    if (s.phase == Phase::play)
      play_card(s, random_card(s, rng));
    else
      apply(s, random_legal(s, rng));
  }
}

ActionList Tute::out_of_turn(const State& s, Seat seat) {
  ActionList actions;
  const bool tricks = s.phase == Phase::play || s.phase == Phase::window;
  if (s.config.claims && tricks && bound(s) && plays(s, seat)) actions.push_back(tute::claim(seat));
  return actions;
}

void Tute::apply(State& s, Action action) {
  switch (kind_of(action)) {
    case Kind::play:
      play_card(s, card_of(action));
      break;
    case Kind::cante:
      sing(s, action.a);
      break;
    case Kind::tute:
      declare_tute(s, action.a);
      break;
    case Kind::pass:
      s.phase = Phase::play;
      break;
    case Kind::claim:
      s.claimer = static_cast<std::int8_t>(action.a);
      end_hand(s);
      break;
    case Kind::bid:
    case Kind::trump:
    case Kind::call:
    case Kind::change:
    case Kind::draw:
      auction_apply(s, action);
      break;
  }
}

std::array<int, kMaxSeats> Tute::points(const State& s) {
  std::array<int, kMaxSeats> less{};
  const auto strikes = strikes_of(s);
  for (std::size_t seat = 0; seat < less.size(); ++seat) less[seat] = -strikes[seat];
  return less;
}

}  // namespace tapete
