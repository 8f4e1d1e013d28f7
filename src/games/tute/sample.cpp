#include "games/tute/auction.hpp"
#include "tricks/worlds.hpp"

/// The sampler of whole states that fit a view.
namespace tapete {

using namespace tute;

namespace {

/// The hard facts of a view about the cards that it does not show.
struct Facts {
  CardSet unseen;  ///< cards in other hands or in the stock whose place nobody has shown
  std::array<Seat, Worlds::kMostHands> seats{};
  int others = 0;            ///< number of other hands
  Worlds::Rooms room{};      ///< unseen cards of each of them and, behind them (bato), of what lies face down
  Worlds::Hands excluded{};  ///< cards that each of them cannot hold
  bool contradiction = false;
};

/// The cards that each seat cannot hold now, because a player who did not follow suit or beat the trick could not.
std::array<CardSet, kMaxSeats> lacks(const State& s, bool& contradiction) {
  std::array<CardSet, kMaxSeats> cannot{};
  std::array<CardSet, kMaxSeats> later{};  // cards that each seat played after the one under examination
  if (s.called.known() && !s.gone.has(s.called)) cannot[at(s.declarer)].add(s.called);
  if (s.config.claims || s.played_count == 0) return cannot;
  Claims::each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
    if (trick != nullptr) {
      const CardSet none = Rules::denied(s, card, *trick);
      cannot[at(seat)] |= none;
      contradiction = contradiction || !(none & (later[at(seat)] | s.hand[at(seat)])).empty();
    }
    later[at(seat)].add(card);
  });
  return cannot;
}

/// Bato: the number of cards that lie face down, without those that `seat` has laid aside itself.
int cards_face_down(const State& s, Seat seat) {
  int sum = s.spare - static_cast<int>(s.takers.size());
  for (Seat other = 0; other < kMaxSeats; ++other)
    if (other != seat) sum += aside_size(s, other);
  return sum;
}

/// Deals out the cards that lie face down: beside the other seats, and in the stock.
void lay_face_down(CardSet cards, Seat viewer, Rng& rng, State& s) {
  FixedList<Card, Tute::kDeckSize> left;
  for (const Card card : cards) left.push_back(card);
  rng.shuffle(left);
  std::size_t next = 0;
  for (Seat other = 0; other < kMaxSeats; ++other)
    for (int i = 0; other != viewer && i < aside_size(s, other); ++i) s.aside[at(other)].add(left[next++]);
  for (std::size_t place = s.takers.size(); place < s.spare; ++place) s.stock[place] = left[next++];
}

Facts read_facts(const Tute::View& view) {
  const State& s = view.state;
  Facts facts;
  const auto cannot = lacks(s, facts.contradiction);
  facts.unseen = CardSet::full(Deck::spanish) - s.gone - CardSet::of(s.left_over);
  if (!s.stock_gone()) facts.unseen.remove(s.turned());
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!plays(s, seat)) continue;
    facts.unseen -= s.hand[at(seat)];
    if (seat == view.seat) continue;
    const int room = s.hand_size(seat) - s.hand[at(seat)].size();
    facts.contradiction = facts.contradiction || room < 0;
    facts.seats[at(facts.others)] = seat;
    facts.room[at(facts.others)] = room;
    facts.excluded[at(facts.others)] = cannot[at(seat)];
    ++facts.others;
  }
  facts.unseen -= s.aside[at(view.seat)];
  facts.room[at(facts.others)] = cards_face_down(s, view.seat);
  int wanted = s.stock_gone() ? 0 : s.stock_size - 1 - s.drawn;
  for (const int room : facts.room) wanted += room;
  facts.contradiction = facts.contradiction || wanted != facts.unseen.size();
  return facts;
}

/// While there is a stock, nothing is known about the hidden cards but their number.
void deal_with_stock(const Facts& facts, Rng& rng, State& s) {
  FixedList<Card, Tute::kDeckSize> cards;
  for (const Card card : facts.unseen) cards.push_back(card);
  rng.shuffle(cards);
  std::size_t next = 0;
  for (int i = 0; i < facts.room[0]; ++i) s.hand[at(facts.seats[0])].add(cards[next++]);
  for (int place = s.drawn; place < s.stock_size - 1; ++place) s.stock[at(place)] = cards[next++];
}

}  // namespace

/// What is computed once for all worlds of a view.
struct Tute::Sampler::Work {
  View view;
  Facts facts;
  std::optional<Worlds> worlds;  ///< only if all cards are in hands
};

Tute::Sampler::Sampler(const View& view) : work_(std::make_unique<Work>()) {
  work_->view = view;
  work_->facts = read_facts(view);
  const Facts& facts = work_->facts;
  // During an auction all cards are in hands, too.
  if (view.state.stock_gone() && !facts.contradiction) work_->worlds.emplace(facts.unseen, facts.room, facts.excluded);
}
Tute::Sampler::~Sampler() = default;

bool Tute::Sampler::possible() const {
  if (work_->facts.contradiction) return false;
  return !work_->worlds || work_->worlds->count() > 0;
}

Tute::State Tute::Sampler::draw(Rng& rng) const {
  assert(possible());
  State s = work_->view.state;
  const Facts& facts = work_->facts;
  if (!work_->worlds) {
    deal_with_stock(facts, rng, s);
    return s;
  }
  const auto hands = work_->worlds->draw(rng);
  for (int i = 0; i < facts.others; ++i) s.hand[at(facts.seats[at(i)])] |= hands[at(i)];
  if (s.spare > 0) lay_face_down(hands[at(facts.others)], work_->view.seat, rng, s);
  if (s.config.claims) s.broken = static_cast<std::uint8_t>(broken_seats(s, s.hand));
  return s;
}

}  // namespace tapete
