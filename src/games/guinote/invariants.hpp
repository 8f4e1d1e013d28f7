#pragma once
#include "game/invariants.hpp"
#include "games/guinote/rules.hpp"

/// What holds of every hand of guiñote (game/invariants.hpp).
namespace tapete::guinote {

struct HandInvariants {
  /// The cards that lie where `seat` cannot see them: in other hands, and in the stock but for the turned card.
  static CardSet hidden_from(const State& s, Seat seat) {
    CardSet out;
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat) out |= s.hand[at(other)] - s.shown[at(other)];
    for (int i = s.drawn; i + 1 < s.stock_size; ++i) out.add(s.stock[at(i)]);
    return out;
  }

  /// Deals these cards, all of them hidden from `seat`, out anew over the places where they lie; who has broken a duty
  /// is hidden too.
  static void mix_hidden(State& s, Seat seat, CardSet cards, Rng& rng) {
    FixedList<Card, Guinote::kDeckSize> left;
    for (const Card card : cards) left.push_back(card);
    rng.shuffle(left);
    std::size_t next = 0;
    for (Seat other = 0; other < s.players; ++other) {
      if (other == seat) continue;
      const CardSet mixed = s.hand[at(other)] & cards;
      s.hand[at(other)] -= mixed;
      for (int i = 0; i < mixed.size(); ++i) s.hand[at(other)].add(left[next++]);
    }
    for (int i = s.drawn; i + 1 < s.stock_size; ++i)
      if (cards.has(s.stock[at(i)])) s.stock[at(i)] = left[next++];
    if (s.config.claims) s.broken = static_cast<std::uint8_t>(rng.below(1U << s.players));
  }

  /// What does not hold; empty if all does.
  static std::string_view broken(const State& s) {
    CardSet all;
    int count = s.played_count + s.stock_size - s.drawn;
    int played = 0;
    for (const CardSet hand : s.hand) all |= hand, count += hand.size();
    for (int i = s.drawn; i < s.stock_size; ++i) all.add(s.stock[at(i)]);
    for (int i = 0; i < s.played_count; ++i) {
      all.add(s.played[at(i)]);
      played += kRanking.points_of(s.played[at(i)]);
    }
    if (count != Guinote::kDeckSize || all != CardSet::full(Deck::spanish)) return "each card is in exactly one place";
    int points = s.trick_points;
    for (const auto& tally : s.tally) points += tally.cards;
    if (points != played) return "the points of the cards played are those of the tallies and of the open trick";
    for (Seat seat = 0; seat < s.players; ++seat)
      if (!s.hand[at(seat)].has_all(s.shown[at(seat)])) return "what a hand has shown it holds";
    return {};
  }

  /// The same of a hand that is over.
  static std::string_view wrong_end(const State& s) {
    const bool complete = s.played_count == Guinote::kDeckSize;
    if (s.tally[0].last + s.tally[1].last != (complete ? Guinote::kLastTrick : 0)) return "somebody has the last trick";
    return complete || s.vueltas || s.claimer != kNobody ? "" : "a hand ends early in vueltas or by a claim";
  }
};

}  // namespace tapete::guinote

namespace tapete {
template <>
struct Invariants<Guinote> : guinote::HandInvariants {};
}  // namespace tapete
