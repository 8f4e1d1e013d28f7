#pragma once
#include "games/bridge/bridge.hpp"

/// The parts of the heuristic policy for the play of the cards.
namespace tapete::bridge {

constexpr int strength(Card card) { return Rules::kRanking.strength_of(card); }
inline constexpr int kNine = 7, kTen = 8, kJack = 9, kQueen = 10, kKing = 11, kAce = 12;  ///< strengths

/// The card with the least or the greatest strength; of equal ones any. The set must not be empty.
Card lowest(CardSet cards);
Card highest(CardSet cards);

/// The play as the seat to act sees it, with the hands that it knows.
struct PlayFacts {
  explicit PlayFacts(const State& state);

  /// The cards of opponents, or of unseen hands, that beat this card in its suit.
  [[nodiscard]] CardSet beaten_by(Card card) const { return Rules::kRanking.stronger_than(card) & against; }
  [[nodiscard]] bool master(Card card) const { return beaten_by(card).empty(); }
  /// The masters of a set of cards of one suit.
  [[nodiscard]] CardSet masters(CardSet cards) const;
  /// Whether the opponents may still hold trumps.
  [[nodiscard]] bool trumps_out() const { return trump < kSuits && !against.suit(trump).empty(); }
  /// How many tricks the own side still needs, to make the contract or to defeat it.
  [[nodiscard]] int needed() const;

  const State& s;
  Seat me;
  Seat partner;
  Seat dummy_seat;
  int trump;
  bool declaring;   ///< the seat to act is the declarer or dummy
  CardSet hand;     ///< of the seat to act
  CardSet other;    ///< partner's hand if it is known: declarer and dummy see each other's
  CardSet dummy;    ///< dummy's hand, seen by a defender
  CardSet unseen;   ///< the cards of hands that are not seen
  CardSet against;  ///< the cards that opponents may hold
};

Card choose_lead(const PlayFacts& facts);
/// The card with which the seat to act follows, ruffs or discards.
Card choose_answer(const PlayFacts& facts);
/// How dear the card is to keep, to compare discards.
double keep_value(const PlayFacts& facts, Card card);

}  // namespace tapete::bridge
