#include "games/brisca/brisca.hpp"

namespace tapete::brisca {
namespace {

/// Returns whether a trump of this rank may be left in exchange for the turned card. At any time only one rank may be
/// left: the seven for a card above the seven, otherwise the two.
bool can_leave(const State& s, int rank) {
  if (s.stock_gone()) return false;
  const Card card{s.trump, rank};
  const bool above_seven = Rules::kRanking.stronger_than({s.trump, kSeven}).has(s.turned());
  if (rank == kSeven) return s.config.swap != Swap::off && above_seven;
  return s.config.swap == Swap::both && !above_seven && !(s.turned() == card);
}

bool can_swap(const State& s, Seat seat, int rank) {
  return s.hand[at(seat)].has({s.trump, rank}) && can_leave(s, rank);
}

}  // namespace

CardSet Rules::cards(const Config& config) {
  CardSet cards = CardSet::full(Deck::spanish);
  if (config.players != 3) return cards;
  for (int suit = 0; suit < (config.without_twos ? kSuits : 1); ++suit) cards.remove({suit, kTwo});
  return cards;
}

int Rules::cards_due(const State& s) {
  if (s.stock_gone()) return 0;
  if (!s.config.batches) return 1;
  return s.hand_size(s.leader) > 0 ? 0 : std::min<int>(s.each, (s.stock_size - s.drawn) / s.players);
}

Seat Rules::drawer(const State& s, int number) {
  return s.config.batches ? (s.dealer + 1 + number) % s.players : TrickDefaults::drawer(s, number);
}

bool Exchange::can_declare(const State& s, Seat seat) { return can_swap(s, seat, kSeven) || can_swap(s, seat, kTwo); }

void Exchange::declarations(const State& s, Seat seat, ActionList& actions) {
  for (const int rank : {kSeven, kTwo})
    if (can_swap(s, seat, rank)) actions.push_back(swap_action(rank));
}

void Exchange::declare(State& s, Seat seat, Action action) { take_turned(s, seat, {s.trump, action.a}); }

bool Exchange::may_have_declared(const State& s, Seat seat, Seat actor, Action action) {
  const Card left{s.trump, action.a};
  return can_leave(s, action.a) && Rules::cards(s.config).has(left) && may_hold(s, seat, actor, CardSet::of(left));
}

std::optional<Action> Exchange::parse_own(std::string_view verb, Splitter words, bool) {
  if (verb != "swap") return std::nullopt;
  const auto rank = words.next();
  if (!rank) return swap_action(kSeven);
  return *rank == "2" && !words.next() ? std::optional{swap_action(kTwo)} : std::nullopt;
}

/// Returns the points of the side in hundredths. If the number of cards decides ties, each trick won adds one
/// hundredth.
int Rules::worth(const State& s, int side) {
  int worth = s.points[at(side)] * 100;
  for (int trick = 0; s.config.ties_by_cards && trick < s.tricks; ++trick)
    worth += s.winner[at(trick)] % sides(s.config) == side ? 1 : 0;
  return worth;
}

}  // namespace tapete::brisca
