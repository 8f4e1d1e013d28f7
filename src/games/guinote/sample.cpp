#include <cassert>

#include "games/guinote/rules.hpp"
#include "tricks/worlds.hpp"

/// The sampler of whole states that fit a view.
namespace tapete {

using namespace guinote;

namespace {

/// The hard facts of a view about the cards that it does not show.
struct Facts {
  CardSet unseen;                     ///< cards in other hands or in the stock whose place nobody has shown
  std::array<CardSet, 4> excluded{};  ///< cards that each hand cannot hold
  /// In the arrastre: cards that each seat has played since the stock is gone.
  std::array<CardSet, 4> played_by{};
  std::array<int, 4> room{};   ///< number of unseen cards in each other hand
  bool contradiction = false;  ///< whether a seat has played a card that it cannot have had
};

/// Derives exclusions from the cards played in the arrastre: a player who did not follow suit or beat the trick could
/// not.
void read_duties(const State& s, Facts& facts) {
  Claims::each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
    CardSet& later = facts.played_by[at(seat)];  // cards that the seat played after this one
    if (trick != nullptr && !s.config.claims) {
      const CardSet none = denied(kRanking, card, *trick, s.trump);
      facts.contradiction = facts.contradiction || !(none & later).empty();
      facts.excluded[at(seat)] |= none;
    }
    later.add(card);
  });
}

Facts read_facts(const Guinote::View& view) {
  const State& s = view.state;
  Facts facts;
  facts.unseen = CardSet::full(Deck::spanish) - s.hand[at(view.seat)] - s.gone;
  if (!arrastre(s)) facts.unseen.remove(s.turned());
  for (int seat = 0; seat < s.players; ++seat) {
    if (seat == view.seat) continue;
    facts.unseen -= s.shown[at(seat)];
    facts.room[at(seat)] = s.hand_size(seat) - s.shown[at(seat)].size();
  }
  if (arrastre(s)) read_duties(s, facts);
  return facts;
}

/// One assignment of suits to the hidden cantes, with the number of deals that fit it.
struct Naming {
  std::array<int, 4> suits{};       ///< in the order of the declarations
  std::array<CardSet, 4> forced{};  ///< unseen cards that each singer must hold
  double weight = 0;
};

struct Dealing {
  std::array<Seat, Worlds::kMostHands> seats{};
  int others = 0;
  Worlds worlds;
};

/// The other hands in the form that Worlds takes. Hands that do not exist have no room.
Dealing dealing(const Guinote::View& view, const Facts& facts, const std::array<CardSet, 4>& forced) {
  std::array<Seat, Worlds::kMostHands> seats{};
  Worlds::Rooms room{};
  Worlds::Hands excluded{};
  CardSet unseen = facts.unseen;
  std::size_t others = 0;
  for (int seat = 0; seat < view.state.players; ++seat) {
    if (seat == view.seat) continue;
    const CardSet must = forced[at(seat)];
    unseen -= must;
    seats[others] = seat;
    room[others] = facts.room[at(seat)] - must.size();
    excluded[others++] = facts.excluded[at(seat)];
  }
  return {seats, static_cast<int>(others), Worlds{unseen, room, excluded}};
}

/// Collects all assignments of suits to the hidden cantes, from declaration `next` on, that at least one deal fits.
void name_cantes(const Guinote::View& view, const Facts& facts, std::size_t next, Naming& naming, unsigned taken,
                 std::vector<Naming>& out) {
  const State& s = view.state;
  while (next < s.cantes.size() && s.cantes[next].suit != Guinote::kUnknownSuit) ++next;
  if (next == s.cantes.size()) {
    for (int seat = 0; seat < s.players; ++seat)
      if (facts.room[at(seat)] < naming.forced[at(seat)].size()) return;
    naming.weight = dealing(view, facts, naming.forced).worlds.count();
    if (naming.weight > 0) out.push_back(naming);
    return;
  }
  const auto& declaration = s.cantes[next];
  const Seat singer = declaration.seat;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == s.trump || has(taken, suit)) continue;
    // The singer held both cards when it sang, so it has either played them since or still holds them.
    CardSet missing;
    bool possible = true;
    for (const Card card : pair_of(suit)) {
      if (s.shown[at(singer)].has(card) || facts.played_by[at(singer)].has(card)) {
        for (int i = 0; i < declaration.trick * s.players; ++i) possible = possible && !(s.played[at(i)] == card);
      } else if (facts.unseen.has(card) && !facts.excluded[at(singer)].has(card)) {
        missing.add(card);
      } else {
        possible = false;
      }
    }
    if (!possible) continue;
    Naming with = naming;
    with.suits[next] = suit;
    with.forced[at(singer)] |= missing;
    name_cantes(view, facts, next + 1, with, taken | 1U << suit, out);
  }
}

/// While there is a stock, nothing is known about the hidden cards but their number.
void deal_descarte(const Guinote::View& view, const Facts& facts, Rng& rng, State& s) {
  FixedList<Card, Guinote::kDeckSize> cards;
  for (const Card card : facts.unseen) cards.push_back(card);
  rng.shuffle(cards);
  std::size_t next = 0;
  for (int seat = 0; seat < s.players; ++seat) {
    if (seat == view.seat) continue;
    for (int i = 0; i < facts.room[at(seat)]; ++i) s.hand[at(seat)].add(cards[next++]);
  }
  for (int place = s.drawn; place < s.stock_size - 1; ++place) s.stock[at(place)] = cards[next++];
  assert(next == cards.size());
}

}  // namespace

/// What is computed once for all worlds of a view.
struct Guinote::Sampler::Work {
  View view;
  Facts facts;
  std::vector<Naming> namings;    ///< only in the arrastre: the assignments of suits that some deal fits
  std::vector<Dealing> dealings;  ///< for each assignment
  double weight = 0;              ///< the sum over all assignments
};

Guinote::Sampler::Sampler(const View& view) : work_(std::make_unique<Work>()) {
  work_->view = view;
  work_->facts = read_facts(view);
  if (!arrastre(view.state)) return;
  Naming none;
  name_cantes(view, work_->facts, 0, none, view.state.sung, work_->namings);
  for (const Naming& naming : work_->namings) {
    work_->weight += naming.weight;
    work_->dealings.push_back(dealing(view, work_->facts, naming.forced));
  }
}
Guinote::Sampler::~Sampler() = default;

bool Guinote::Sampler::possible() const {
  return !arrastre(work_->view.state) || (work_->weight > 0 && !work_->facts.contradiction);
}

Guinote::State Guinote::Sampler::draw(Rng& rng) const {
  assert(possible());
  State s = work_->view.state;
  if (!arrastre(s)) {
    deal_descarte(work_->view, work_->facts, rng, s);
    return s;
  }
  double left = rng.unit() * work_->weight;
  std::size_t chosen = 0;
  while (chosen + 1 < work_->namings.size() && left >= work_->namings[chosen].weight)
    left -= work_->namings[chosen++].weight;
  const Naming& naming = work_->namings[chosen];
  const Dealing& deal = work_->dealings[chosen];
  const auto hands = deal.worlds.draw(rng);
  for (int i = 0; i < deal.others; ++i) {
    const Seat seat = deal.seats[at(i)];
    s.hand[at(seat)] |= hands[at(i)] | naming.forced[at(seat)];
  }
  for (std::size_t i = 0; i < s.cantes.size(); ++i) {
    if (s.cantes[i].suit != Guinote::kUnknownSuit) continue;
    s.cantes[i].suit = static_cast<std::uint8_t>(naming.suits[i]);
    s.sung = static_cast<std::uint8_t>(s.sung | 1U << naming.suits[i]);
  }
  if (s.config.claims) s.broken = static_cast<std::uint8_t>(broken_seats(s, s.hand));
  return s;
}

}  // namespace tapete
