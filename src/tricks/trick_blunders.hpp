#pragma once
#include "tricks/trick_rules.hpp"

/// Mistakes that games with trumps and a stock have in common. They count only while cards are drawn and players need
/// not follow suit.
namespace tapete {

/// The position of the seat to act, which must play a card, as this seat sees it.
struct TrickMoment {
  const Ranking& ranking;
  int trump = 0;
  CardSet cards;  ///< the cards that may be played
  /// Cards that may be played but are worth more in the hand, such as both cards of a marriage that can still be sung.
  CardSet cards_to_keep;
  CardSet beating;          ///< cards that may be played and take over the trick; empty for a lead
  int points = 0;           ///< points of the cards in the trick
  bool leads = false;       ///< the seat leads the trick
  bool last = false;        ///< the seat is the last to play to the trick
  bool partner = false;     ///< the partner is winning the trick
  bool lost = false;        ///< rivals win the trick unless this seat takes it over
  CardSet known{};          ///< the seat's cards, and all cards that have been played
  CardSet hand{};           ///< the seat's cards
  bool must_trump = false;  ///< a player who has no card of the suit led must play a trump; only some games say so
  // Only choice_of() (trick_ideas.hpp) sets these:
  CardSet unseen{};    ///< cards that other players may hold
  CardSet in_trick{};  ///< cards in the trick
  CardSet playable{};  ///< all cards that may be played
  CardSet taking{};    ///< those of `playable` that take over the trick; empty for a lead

  [[nodiscard]] bool is_trump(Card card) const { return card.suit() == trump; }
  /// Returns whether the card is an ace or a three.
  [[nodiscard]] bool is_high(Card card) const { return ranking.points_of(card) >= 10; }

  /// Returns whether no other player can hold a stronger card of the same suit.
  [[nodiscard]] bool is_highest(Card card) const { return (ranking.stronger_than(card) - known).empty(); }

  /// Returns whether the first of two cards of a suit is higher, and a card of somebody else or of the trick lies
  /// between them.
  [[nodiscard]] bool is_clearly_higher(Card higher, Card lower) const {
    const CardSet between = ranking.stronger_than(lower) - ranking.stronger_than(higher) - CardSet::of(higher);
    return ranking.stronger_than(lower).has(higher) && !(between & (unseen | in_trick)).empty();
  }

  /// Returns whether the seat leads a trump although a less valuable card could be led.
  [[nodiscard]] bool leads_trump(Card card) const { return leads && is_trump(card) && has_cheap(card); }
  /// Returns whether the seat leads the ace or the three of trumps although another card could be led.
  [[nodiscard]] bool leads_high_trump(Card card) const {
    return leads && is_high_trump(card) && cards.any([this](Card other) { return !is_high_trump(other); });
  }
  /// Returns whether the seat leads an ace or a three of another suit although a less valuable card could be led.
  [[nodiscard]] bool leads_high_card(Card card) const {
    return leads && is_high(card) && !is_trump(card) && has_cheap(card);
  }
  /// Returns whether the last player takes the partner's trick although it need not.
  [[nodiscard]] bool takes_partners_trick(Card card) const {
    return partner && last && beating.has(card) && !(cards - beating).empty();
  }
  /// Returns whether the seat needlessly trumps a trick that the partner is winning, while a rival is still to play.
  [[nodiscard]] bool trumps_partner(Card card) const {
    return partner && !last && beating.has(card) && is_trump(card) && !(cards - beating).empty();
  }
  /// Returns whether the seat spends the ace or the three of trumps on a trick of fewer than four points, although
  /// another card could be played.
  [[nodiscard]] bool wastes_high_trump(Card card) const {
    return beating.has(card) && is_high_trump(card) && points < 4 &&
           cards.any([this](Card other) { return !is_high_trump(other); });
  }
  /// Returns whether the seat gives an ace or a three to the rivals although a less valuable card could be played.
  [[nodiscard]] bool gives_high_card(Card card) const {
    return lost && !beating.has(card) && is_high(card) && has_cheap(card);
  }
  /// Returns whether the seat adds an ace or a three to a trick that a rival is winning, and hopes that its partner
  /// takes it, although a worthless card could be played.
  [[nodiscard]] bool risks_high_card(Card card) const {
    const auto worthless = [this](Card other) { return !is_trump(other) && ranking.points_of(other) == 0; };
    return !leads && !partner && !lost && !beating.has(card) && is_high(card) && cards.any(worthless);
  }
  /// Returns whether the last player adds neither an ace nor a three to the partner's trick, although it may play one
  /// that is no trump and does not take the trick.
  [[nodiscard]] bool does_not_load(Card card) const {
    return partner && last && !is_high(card) &&
           cards.any([this](Card other) { return is_high(other) && !is_trump(other) && !beating.has(other); });
  }
  /// Returns whether the seat plays a card of `cards_to_keep` although another card that is neither an ace nor a three
  /// could be played.
  [[nodiscard]] bool breaks_pair(Card card) const {
    return cards_to_keep.has(card) &&
           cards.any([this](Card other) { return !cards_to_keep.has(other) && !is_high(other); });
  }

 private:
  [[nodiscard]] bool is_high_trump(Card card) const { return is_trump(card) && is_high(card); }
  /// Returns whether another card could be played that is no trump, no ace, no three, and not in `cards_to_keep`.
  [[nodiscard]] bool has_cheap(Card card) const {
    return cards.any(
        [&](Card other) { return other != card && !is_trump(other) && !is_high(other) && !cards_to_keep.has(other); });
  }
};

/// A member function of TrickMoment that tests a card.
using TrickTest = bool (TrickMoment::*)(Card card) const;

/// Builds the TrickMoment of a state, in which the seat to act must play one of `cards`. Seats s and s + sides are
/// partners.
template <class State>
TrickMoment moment_of(const State& s, const Ranking& ranking, int sides, CardSet cards, CardSet cards_to_keep) {
  TrickMoment m{
      .ranking = ranking, .trump = s.trump, .cards = cards, .cards_to_keep = cards_to_keep & cards, .beating = {}};
  const auto same_side = [&](Seat seat) { return seat % sides == s.actor % sides; };
  m.leads = s.in_trick == 0;
  m.last = s.in_trick == s.trick_size() - 1;
  m.points = s.trick_points;
  m.hand = s.hand[at(s.actor)];
  m.known = s.played_set | m.hand;
  if (m.leads) return m;
  m.partner = same_side(s.winning_seat);
  m.lost = !m.partner;
  for (Seat seat = s.after(s.actor); seat != s.leader; seat = s.after(seat)) m.lost = m.lost && !same_side(seat);
  for (const Card card : cards)
    if (takes_over(ranking, card, s.winning, s.trump)) m.beating.add(card);
  return m;
}

/// Returns whether the action is the mistake that `kTest` describes, for a game's list of blunders; false once the
/// stock is gone or players must follow suit.
template <class Rules, TrickTest kTest>
bool is_blunder(const typename Rules::State& s, Action action) {
  if (s.phase != TrickPhase::play || s.stock_gone() || Rules::bound(s)) return false;
  const TrickMoment moment = moment_of(s, Rules::kRanking, Rules::sides(s.config), Rules::playable(s), {});
  return (moment.*kTest)(card_of(action));
}

}  // namespace tapete
