#include "games/tute/auction.hpp"

/// The knowledge of a seat about the deal and about cards laid aside.
namespace tapete {

using namespace tute;

void tute::Cantes::hide(State& s, Seat seat) {
  for (Seat other = 0; other < s.players; ++other)
    if (other != seat) s.aside[at(other)] = {};
  if (s.spare > 0) s.stock.fill(kUnknownCard);
}

namespace {

/// Returns, for each place of the deck, the seat that had the card in its hand; kNobody if the card is still to be
/// drawn or lies open.
std::array<Seat, Tute::kDeckSize> owners(const State& s) {
  const Seating seats = seating(s.config, s.dealt, s.dealer);
  std::array<Seat, Tute::kDeckSize> owner{};
  for (int place = 0; place < Tute::kDeckSize; ++place) owner[at(place)] = seats.owner(place);
  const int turned_place = seats.count * seats.each;
  for (int draw = 0; draw < s.drawn; ++draw) {
    const bool last = draw + 1 == s.stock_size;
    const Seat first = s.winner[at(draw / 2)];
    owner[at(last ? turned_place : turned_place + 1 + draw)] = draw % 2 == 0 ? first : s.after(first);
  }
  for (std::size_t draw = 0; draw < s.takers.size(); ++draw) owner[at(turned_place + 1) + draw] = s.takers[draw];
  // In the first hand of three players the mano has taken the left-over card, unseen by the others, unless that card
  // was the two of oros.
  if (s.first && s.count == 3) owner.back() = s.mano;
  return owner;
}

/// Returns whether everybody knows the card at this place of the deck.
bool open_place(const Tute::Deal& deal, const State& s, int place) {
  if (s.first) return s.count == 3 && deal.cards[at(place)] == s.out_of_play;
  return s.up.known() && deal.cards[at(place)] == s.up;
}

/// Returns the forced exchanges of the left-over card `up` in a hand of three players, as take_left_over() makes them:
/// the holder of the seven takes a strong card, and the holder of the two takes the seven or a weak card.
std::vector<Exchange> left_over_exchanges(const State& world, Card up) {
  const auto holder = [&](Card card) {
    for (Seat seat = 0; seat < world.players; ++seat)
      for (const Card each : Tute::cards_by_need(world, seat, {}))
        if (each == card) return seat;
    return kNobody;
  };
  const Card seven{up.suit(), Tute::kSeven};
  const Card two{up.suit(), Tute::kTwo};
  if (kRanking.stronger_than(seven).has(up)) return {{holder(up), up, seven}, {holder(seven), seven, two}};
  if (kRanking.stronger_than(Card{up.suit(), Tute::kFour}).has(up)) return {{holder(up), up, two}};
  return {};
}

}  // namespace

Tute::Deal Tute::redact_deal(const Deal& deal, const State& state, Seat seat) {
  Deal known = deal;
  const auto owner = owners(state);
  for (int place = 0; place < kDeckSize; ++place)
    if ((owner[at(place)] == kNobody || owner[at(place)] != seat) && !open_place(deal, state, place))
      known.cards[at(place)] = kUnknownCard;
  return known;
}

Tute::Deal Tute::completed_deal(const Deal& known, const State& world, Seat, const SeenCards& seen) {
  Deal deal = known;
  const auto owner = owners(world);
  SeenCards all = seen;
  if (world.count == 3 && !world.first && !has_auction(world.config))
    all.exchanges = left_over_exchanges(world, known.cards.back());
  std::array<FixedList<Card, 52>, kMaxSeats> due;
  for (Seat seat = 0; seat < world.players; ++seat) {
    FixedList<Card, 52>& cards = due[at(seat)];
    cards = cards_by_need(world, seat, all);
    for (const Card card : world.aside[at(seat)]) cards.push_back(card);  // thrown away before any card was drawn
    for (const Card card : deal.cards)
      if (card.known()) remove(cards, card);
  }
  for (int place = 0; place < kDeckSize; ++place) {
    if (owner[at(place)] == kNobody || deal.cards[at(place)].known()) continue;
    FixedList<Card, 52>& cards = due[at(owner[at(place)])];
    if (cards.empty()) continue;
    deal.cards[at(place)] = cards.back();
    cards.pop_back();
  }
  fill_rest(deal, world);
  return deal;
}

bool Tute::fits_world(const State& world, Seat actor, Action action) {
  return kind_of(action) != Kind::change || world.aside[at(actor)].has(card_of(action));
}

Action tute::Cantes::redacted(const State&, Action action, Seat, Seat) {
  return kind_of(action) == Kind::change ? change(kUnknownCard) : action;
}

/// Returns the only seat whose dealt cards are all known; of other seats only open cards may be known. If all known
/// cards are open, the deal was redacted for a seat that sits out or has left the match: `expected`, or otherwise the
/// dealer who sits out. Returns kNobody if the deal fits no seat.
Seat Tute::viewer(const Config& config, const Standing& standing, const Deal& deal, Seat expected) {
  const unsigned in = still_in(config, standing);
  const Seating seats = seating(config, playing_with(in, deal.dealer), deal.dealer);
  const State s = start(config, standing, deal);
  std::array<int, kMaxSeats> known{};
  std::array<int, kMaxSeats> hidden{};
  for (int place = 0; place < seats.count * seats.each; ++place) {
    const Seat owner = seats.owner(place);
    if (!deal.cards[at(place)].known())
      ++hidden[at(owner)];
    else if (!open_place(deal, s, place))
      ++known[at(owner)];
  }
  Seat viewer = kNobody;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (known[at(seat)] == 0) continue;
    if (viewer != kNobody || hidden[at(seat)] > 0) return kNobody;
    viewer = seat;
  }
  // Only the seat that took the left-over card knows it.
  const bool taken = s.first && s.count == 3 && deal.cards.back() != s.out_of_play;
  if (taken && deal.cards.back().known() != (viewer == s.mano)) return kNobody;
  if (viewer != kNobody) return viewer;
  if (expected != kNobody && !has(seats.dealt, expected)) return expected;
  return seats.dealt != in ? deal.dealer : kNobody;
}

}  // namespace tapete
