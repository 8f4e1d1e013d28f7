#pragma once
#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "tricks/trick_flow.hpp"

/// Completion of deals: finds a whole deal from which a hand can have been played as a seat has seen it.
namespace tapete {

template <class R>
struct DealCompletion {
  using State = typename R::State;

  /// Fills in the hidden cards of a redacted deal so that the deal can lead to the state `world`: each seat first gets
  /// the cards that it has played or shown, in this order, and then the cards that it still hides.
  static DealtDeck completed_deal(const DealtDeck& known, const State& world, Seat seat, const SeenCards& seen) {
    DealtDeck deal = known;
    const DealShape shape = world.shape;
    const int dealt = shape.each * world.players;
    const int open = shape.open_place(world.players);
    std::array<FixedList<Card, 52>, kMaxSeats>
        due;  // the cards that each seat must get from the deck, the first one last
    for (Seat other = 0; other < world.players; ++other) {
      due[at(other)] = cards_by_need(world, other, seen, drawn_turned(world, other, seen, known));
      for (int place = 0; place < dealt; ++place)
        if (Flow::dealt_to(world, shape, place) == other) remove(due[at(other)], known.cards[at(place)]);
    }
    for (int place = 0; place < static_cast<int>(deal.cards.size()); ++place) {
      if (place == open || deal.cards[at(place)].known()) continue;
      const int drawn = place - dealt - (shape.turned ? 1 : 0);
      const Seat owner = owner_of(world, place);
      if (owner == kNobody) {
        if (drawn < world.stock_size) deal.cards[at(place)] = world.stock[at(drawn)];
      } else if (owner != seat && !due[at(owner)].empty()) {
        deal.cards[at(place)] = due[at(owner)].back();
        due[at(owner)].pop_back();
      }
    }
    fill_rest(deal, world);
    keep_duties(deal, known, world, seen);
    return deal;
  }

  /// Puts the remaining cards of the deck into the places that are still unknown.
  static void fill_rest(DealtDeck& deal, const State& world) {
    CardSet rest = cards_for<R>(world.config);
    for (const Card card : deal.cards)
      if (card.known()) rest.remove(card);
    for (Card& card : deal.cards) {
      if (card.known() || rest.empty()) continue;
      card = rest.first();
      rest.remove(card);
    }
  }

  /// Returns all cards that a seat has got from the deck, the first one last: in an order in which the seat had each
  /// card when it played or showed it, and did not have it before when a duty would have forced the seat to play it.
  /// `turned` is the turned card if the seat has drawn it at last, otherwise an unknown card.
  static FixedList<Card, 52> cards_by_need(const State& s, Seat seat, const SeenCards& seen,
                                           Card turned = kUnknownCard) {
    CardSet got = s.hand[at(seat)];
    each_card_back(s, ranking_for<R>(s.config), R::sides(s.config), 0, [&](Seat by, Card card, const TrickSoFar*) {
      if (by == seat) got.add(card);
    });
    if constexpr (requires { R::dealt_in(s, seat); }) got = R::dealt_in(s, seat);
    for (std::size_t i = seen.exchanges.size(); i-- > 0;) {
      if (seen.exchanges[i].seat != seat) continue;
      got.remove(seen.exchanges[i].taken);
      got.add(seen.exchanges[i].given);
    }
    if (turned.known()) got.remove(turned);
    const auto missing = missing_cards(s, seat, seen);
    FixedList<Card, 52> early;  // the cards in the order in which the seat gets them
    while (!got.empty()) {
      CardSet free = got;
      for (std::size_t play = 0; play < missing.size(); ++play)
        if (early.size() < s.each + play) free -= missing[play];
      const CardSet from = free.empty() ? got : free;
      const auto next = std::ranges::find_if(seen.order, [&](Card card) { return from.has(card); });
      const Card card = next == seen.order.end() ? from.first() : *next;
      early.push_back(card);
      got.remove(card);
    }
    FixedList<Card, 52> late;
    for (; !early.empty(); early.pop_back()) late.push_back(early.back());
    return late;
  }

  /// Exchanges cards that no seat has played or shown, until no seat has a card that a duty would have forced it to
  /// play earlier. Does nothing if no duty applies while cards are drawn.
  static void keep_duties(DealtDeck& deal, const DealtDeck& known, const State& world, const SeenCards& seen) {
    const auto places = hidden_places(deal, known, world, seen);
    for (const HiddenPlace& one : places) {
      Card& card = deal.cards[at(one.place)];
      if (!one.banned.has(card)) continue;
      for (const HiddenPlace& other : places) {
        Card& swapped = deal.cards[at(other.place)];
        if (one.banned.has(swapped) || other.banned.has(card)) continue;
        std::swap(card, swapped);
        break;
      }
    }
  }

  /// Returns for each card that the seat has played, in order, the cards that it cannot have had then because of a duty
  /// that already applied while cards were drawn.
  static std::vector<CardSet> missing_cards(const State& s, Seat seat, const SeenCards& seen) {
    std::vector<CardSet> missing;
    if constexpr (requires { R::bound(s); }) {
      State then = s;
      then.drawn = 0;
      if (s.stock_size == 0 || !R::bound(then)) return missing;
      int number = s.played_count;
      each_card_back(s, ranking_for<R>(s.config), R::sides(s.config), 0,
                     [&](Seat by, Card card, const TrickSoFar* trick) {
                       --number;
                       if (by != seat) return;
                       for (CardSet& cards : missing) cards.remove(card);  // at a later play, the card was gone
                       missing.insert(missing.begin(), trick == nullptr ? CardSet{} : R::denied(then, card, *trick));
                       for (const Exchange& one : seen.exchanges)
                         if (one.played <= number) missing.front().remove(one.given);
                     });
    }
    return missing;
  }

  static void remove(FixedList<Card, 52>& cards, Card card) {
    FixedList<Card, 52> rest;
    for (const Card each : cards)
      if (!(each == card)) rest.push_back(each);
    cards = rest;
  }

 private:
  using Flow = TrickFlow<R>;

  /// A place of the deck whose card nobody has seen, and the cards that cannot have been there.
  struct HiddenPlace {
    int place = 0;
    CardSet banned;
  };

  /// Returns the places of cards that have not been seen; none if no duty applies while cards are drawn.
  static std::vector<HiddenPlace> hidden_places(const DealtDeck& deal, const DealtDeck& known, const State& world,
                                                const SeenCards& seen) {
    std::array<std::vector<CardSet>, kMaxSeats> missing;
    for (Seat seat = 0; seat < world.players; ++seat) missing[at(seat)] = missing_cards(world, seat, seen);
    std::vector<HiddenPlace> out;
    std::array<std::size_t, kMaxSeats> got{};  // number of places of each seat so far
    for (int place = 0; place < static_cast<int>(deal.cards.size()); ++place) {
      const Seat owner = owner_of(world, place);
      const std::size_t number = owner == kNobody ? 0 : got[at(owner)]++;
      if (known.cards[at(place)].known() || std::ranges::count(seen.order, deal.cards[at(place)]) > 0) continue;
      CardSet banned;
      for (std::size_t play = 0; owner != kNobody && play < missing[at(owner)].size(); ++play)
        if (number < world.each + play) banned |= missing[at(owner)][play];
      out.push_back({place, banned});
    }
    const bool duties = std::ranges::any_of(missing, [](const auto& each) { return !each.empty(); });
    return duties ? out : std::vector<HiddenPlace>{};
  }

  /// Returns the turned card if the seat has drawn it; an unknown card otherwise, or if the seat had the card before,
  /// and had exchanged it.
  static Card drawn_turned(const State& s, Seat seat, const SeenCards& seen, const DealtDeck& known) {
    const int open = s.shape.open_place(s.players);
    if (open < 0 || s.stock_size == 0 || !s.stock_gone() || R::drawer(s, s.stock_size - 1) != seat) return kUnknownCard;
    if (seen.exchanges.empty()) return known.cards[at(open)];
    return seen.exchanges.back().seat == seat ? kUnknownCard : seen.exchanges.back().given;
  }

  /// Returns the seat that has got the card at this place of the deck; kNobody if the card lies in the stock.
  static Seat owner_of(const State& s, int place) {
    const DealShape shape = s.shape;
    const int dealt = shape.each * s.players;
    if (place < dealt) return Flow::dealt_to(s, shape, place);
    const int drawn = place - dealt - (shape.turned ? 1 : 0);
    return drawn < 0 || drawn >= s.drawn ? kNobody : R::drawer(s, drawn);
  }
};

}  // namespace tapete
