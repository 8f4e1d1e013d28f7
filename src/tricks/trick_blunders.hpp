#pragma once
#include "tricks/trick_rules.hpp"

/// What trick games with trumps have in common of mistakes, as long as cards are drawn and nobody has to follow.
namespace tapete {

/// A card that is due, as the seat to act sees it.
struct TrickMoment {
  const Ranking& ranking;
  int trump = 0;
  CardSet cards;         ///< that may be played
  CardSet dear;          ///< of these the ones that are worth more in the hand, as those of a pair to be sung
  CardSet beating;       ///< those that take the trick over; none for a lead
  int points = 0;        ///< that lie in the trick
  bool leads = false;    ///< the trick has not begun
  bool last = false;     ///< nobody plays to it after this seat
  bool partner = false;  ///< the partner is winning it
  bool lost = false;     ///< rivals win it unless this seat takes it over

  [[nodiscard]] bool is_trump(Card card) const { return card.suit() == trump; }
  /// An ace or a three.
  [[nodiscard]] bool is_high(Card card) const { return ranking.points_of(card) >= 10; }

  /// A trump is led although a card that matters less could be.
  [[nodiscard]] bool leads_trump(Card card) const { return leads && is_trump(card) && has_cheap(card); }
  /// The ace or the three of trumps is led although another card could be.
  [[nodiscard]] bool leads_high_trump(Card card) const {
    return leads && is_high_trump(card) && any_other([this](Card other) { return !is_high_trump(other); });
  }
  /// An ace or a three of another suit is led although a card that matters less could be.
  [[nodiscard]] bool leads_high_card(Card card) const {
    return leads && is_high(card) && !is_trump(card) && has_cheap(card);
  }
  /// The partner's trick is taken by the last to play.
  [[nodiscard]] bool takes_partners_trick(Card card) const {
    return partner && last && beating.has(card) && !(cards - beating).empty();
  }
  /// A trump takes over what the partner is winning, while a rival is still to play.
  [[nodiscard]] bool trumps_partner(Card card) const {
    return partner && !last && beating.has(card) && is_trump(card) && !(cards - beating).empty();
  }
  /// The ace or the three of trumps is spent on a trick of less than four points.
  [[nodiscard]] bool wastes_high_trump(Card card) const {
    return beating.has(card) && is_high_trump(card) && points < 4 &&
           any_other([this](Card other) { return !is_high_trump(other); });
  }
  /// An ace or a three goes to the rivals where a card that matters less would do.
  [[nodiscard]] bool gives_high_card(Card card) const {
    return lost && !beating.has(card) && is_high(card) && has_cheap(card);
  }
  /// The last to play puts less on the partner's trick than it could.
  [[nodiscard]] bool does_not_load(Card card) const {
    return partner && last && !is_high(card) &&
           any_other([this](Card other) { return is_high(other) && !is_trump(other) && !beating.has(other); });
  }
  /// One of the dear cards is played where another one would do that is neither ace nor three.
  [[nodiscard]] bool breaks_pair(Card card) const {
    return dear.has(card) && any_other([this](Card other) { return !dear.has(other) && !is_high(other); });
  }

 private:
  [[nodiscard]] bool is_high_trump(Card card) const { return is_trump(card) && is_high(card); }
  template <class Test>
  [[nodiscard]] bool any_other(const Test& test) const {
    for (const Card card : cards)
      if (test(card)) return true;
    return false;
  }
  /// Another card could be played that is no trump, neither ace nor three, and not dear.
  [[nodiscard]] bool has_cheap(Card card) const {
    return any_other(
        [&](Card other) { return other != card && !is_trump(other) && !is_high(other) && !dear.has(other); });
  }
};

/// One of the judgements above.
using TrickTest = bool (TrickMoment::*)(Card card) const;

/// The seat to act must be to play one of `cards`. Seats s and s + sides play together.
template <class State>
TrickMoment moment_of(const State& s, const Ranking& ranking, int sides, CardSet cards, CardSet dear) {
  TrickMoment m{.ranking = ranking, .trump = s.trump, .cards = cards, .dear = dear & cards, .beating = {}};
  const auto same_side = [&](Seat seat) { return seat % sides == s.actor % sides; };
  m.leads = s.in_trick == 0;
  m.last = s.in_trick == s.trick_size() - 1;
  m.points = s.trick_points;
  if (m.leads) return m;
  m.partner = same_side(s.winning_seat);
  m.lost = !m.partner;
  for (Seat seat = s.after(s.actor); seat != s.leader; seat = s.after(seat)) m.lost = m.lost && !same_side(seat);
  for (const Card card : cards)
    if (takes_over(ranking, card, s.winning, s.trump)) m.beating.add(card);
  return m;
}

/// The judgement as an entry of a game's list of blunders: it counts while there is a stock and duties leave the
/// choice.
template <class Rules, TrickTest kTest>
bool is_blunder(const typename Rules::State& s, Action action) {
  if (s.phase != TrickPhase::play || s.stock_gone() || Rules::bound(s)) return false;
  const TrickMoment moment = moment_of(s, Rules::kRanking, Rules::sides(s.config), Rules::playable(s), {});
  return (moment.*kTest)(card_of(action));
}

}  // namespace tapete
