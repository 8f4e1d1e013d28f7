#pragma once
#include "games/bridge/bridge.hpp"

/// The part of the heuristic policy that plays cards.
namespace tapete::bridge {

constexpr int strength(Card card) { return Rules::kRanking.strength_of(card); }
inline constexpr int kNine = 7, kTen = 8, kJack = 9, kQueen = 10, kKing = 11, kAce = 12;  ///< strengths of ranks

/// Returns a weakest card of a set, which must not be empty.
Card lowest(CardSet cards);
/// Returns a strongest card of a set, which must not be empty.
Card highest(CardSet cards);

/// The position as the seat to act sees it, with the hands that it knows.
struct PlayFacts {
  explicit PlayFacts(const State& state);

  /// Returns the cards of opponents, or of unseen hands, that beat this card in its suit.
  [[nodiscard]] CardSet beaten_by(Card card) const { return Rules::kRanking.stronger_than(card) & against; }
  /// Returns whether the card is a master: no card of opponents or of unseen hands beats it in its suit.
  [[nodiscard]] bool master(Card card) const { return beaten_by(card).empty(); }
  /// Returns the masters of a set of cards of one suit.
  [[nodiscard]] CardSet masters(CardSet cards) const;
  /// Returns whether the opponents may still hold trumps.
  [[nodiscard]] bool trumps_out() const { return trump < kSuits && !against.suit(trump).empty(); }
  /// Returns how many tricks the own side still needs to make the contract or to defeat it.
  [[nodiscard]] int needed() const;

  const State& s;
  Seat me;
  Seat partner;
  Seat dummy_seat;
  int trump;
  bool declaring;   ///< whether the seat to act is the declarer or dummy
  CardSet hand;     ///< the hand of the seat to act
  CardSet other;    ///< partner's hand if it is known: declarer and dummy see each other's hand
  CardSet dummy;    ///< dummy's hand, seen by a defender
  CardSet unseen;   ///< the cards in hands that the seat to act does not see
  CardSet against;  ///< the cards that opponents may hold
};

/// Returns the suits that the seat has bid, one bit each, in the numbering of cards.
unsigned suits_bid(const Auction& auction, Seat seat);
/// Returns whether the suit is headed by a sequence: two touching honors, and in no trump a third card close to them.
bool has_sequence(CardSet suit, bool no_trump);

Card choose_lead(const PlayFacts& facts);
/// Returns the usual opening leads: the usual card of each suit, without suits that the opponents have bid if there are
/// others. A trump is a usual lead, too.
CardSet opening_leads(const PlayFacts& facts);
/// Returns the card with which the seat to act follows, ruffs or discards.
Card choose_answer(const PlayFacts& facts);
/// Returns the value of keeping the card, for comparing discards.
double keep_value(const PlayFacts& facts, Card card);

}  // namespace tapete::bridge
