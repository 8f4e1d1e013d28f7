#pragma once
#include "game/invariants.hpp"
#include "games/tute/auction.hpp"
#include "games/tute/tute_dos.hpp"

/// What holds of every hand of tute (game/invariants.hpp).
namespace tapete::tute {

/// Calls visit(card) for each card that lies face down in the stock; visit may replace the card.
template <class AnyState, class Visit>
void each_in_stock(AnyState& s, const Visit& visit) {
  for (int i = s.drawn; i + 1 < s.stock_size; ++i) visit(s.stock[at(i)]);
  for (std::size_t i = s.takers.size(); i < s.spare; ++i) visit(s.stock[i]);
}

struct HandInvariants {
  /// The cards that `seat` cannot see: those in other hands, in the stock, and face down beside others.
  static CardSet hidden_from(const State& s, Seat seat) {
    CardSet out;
    for (Seat other = 0; other < s.config.players; ++other)
      if (other != seat) out |= (s.hand[at(other)] - s.shown[at(other)]) | s.aside[at(other)];
    each_in_stock(s, [&out](Card card) { out.add(card); });
    return out;
  }

  /// Deals `cards`, all of them hidden from `seat`, anew over the places where they lie, and chooses anew who has
  /// broken a duty.
  static void mix_hidden(State& s, Seat seat, CardSet cards, Rng& rng) {
    FixedList<Card, Tute::kDeckSize> left;
    for (const Card card : cards) left.push_back(card);
    rng.shuffle(left);
    std::size_t next = 0;
    for (Seat other = 0; other < s.config.players; ++other) {
      if (other == seat) continue;
      for (CardSet* place : {&s.hand[at(other)], &s.aside[at(other)]}) {
        const CardSet mixed = *place & cards;
        *place -= mixed;
        for (int i = 0; i < mixed.size(); ++i) place->add(left[next++]);
      }
    }
    each_in_stock(s, [&](Card& card) {
      if (cards.has(card)) card = left[next++];
    });
    if (s.config.claims) s.broken = static_cast<std::uint8_t>(rng.below(1U << kMaxSeats) & s.playing);
  }

  /// The invariant that does not hold; empty if all do.
  static std::string_view broken(const State& s) {
    CardSet all = CardSet::of(s.left_over);
    int count = all.size() + s.played_count + s.stock_size - s.drawn + s.spare - static_cast<int>(s.takers.size());
    int points = s.trick_points;
    int played = 0;
    for (const CardSet hand : s.hand) count += hand.size(), all |= hand;
    for (const CardSet thrown : s.aside) count += thrown.size(), all |= thrown;
    for (const auto& tally : s.tally) points += tally.cards;
    for (int i = 0; i < s.played_count; ++i) {
      all.add(s.played[at(i)]);
      played += kRanking.points_of(s.played[at(i)]);
    }
    each_in_stock(s, [&all](Card card) { all.add(card); });
    if (!s.stock_gone()) all.add(s.turned());
    if (count != Tute::kDeckSize || all != CardSet::full(Deck::spanish)) return "each card is in exactly one place";
    if (points != played) return "the points of the cards played are those of the tallies and of the open trick";
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (!s.hand[at(seat)].has_all(s.shown[at(seat)])) return "what a hand has shown it holds";
      if (!s.hand[at(seat)].empty() && !plays(s, seat)) return "who does not play holds nothing";
    }
    return {};
  }

  /// The same for a hand that is over.
  static std::string_view wrong_end(const State& s) {
    int last = 0;
    for (const auto& tally : s.tally) last += tally.last;
    const bool complete = s.played_count == s.in_play;
    const bool alone = s.count == 1;  // bato: nobody has joined
    if (last != (complete ? Tute::kLastTrick : 0)) return "somebody has the last trick";
    if (!complete && !alone && s.tute == kNobody && s.claimer == kNobody)
      return "a hand ends early by a tute or a claim";
    int strikes = 0;
    for (const int got : strikes_of(s)) strikes += got;
    const bool tied_two = s.count == 2 && s.tally[s.dealer].total() == s.tally[s.next[s.dealer]].total();
    return strikes > 0 || s.spare > 0 || tied_two ? "" : "somebody loses, but for two with as many points, and in bato";
  }
};

}  // namespace tapete::tute

namespace tapete {
template <>
struct Invariants<Tute> : tute::HandInvariants {};
template <>
struct Invariants<TuteDos> : tute::HandInvariants {};
}  // namespace tapete
