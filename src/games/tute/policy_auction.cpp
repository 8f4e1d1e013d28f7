#include <algorithm>

#include "games/tute/auction.hpp"
#include "games/tute/policy.hpp"
#include "tricks/words.hpp"

/// The policy in the auctions of remate, codillo and bato.
namespace tapete::tute {
namespace {

/// Codillo: the fewest expected points with which the seat says yes. The partner is expected to add about as many.
constexpr double kPlaysCodillo = 45;
/// Bato: the fewest expected tricks with which the seat becomes the declarer.
constexpr double kPlaysBato = 1.9;
/// Bato: the fewest expected tricks with which the seat joins.
constexpr double kJoinsBato = 0.6;

/// The tricks and points that a seat expects to win.
struct Prospect {
  double tricks = 0;
  double points = 0;
};

/// Returns the tricks and points that the seat would expect with this trump suit.
Prospect prospect(const State& s, int trump, const PolicyWeights& weights) {
  const CardSet hand = s.hand[at(s.actor)];
  const CardSet unseen = CardSet::full(Deck::spanish) - hand - s.aside[at(s.actor)] - CardSet::of(s.out_of_play);
  const int cards = hand.size();
  Prospect out;
  out.tricks = std::min<double>(cards, expected_tricks(hand, unseen, trump, weights));
  out.points = (120 + Tute::kLastTrick) * out.tricks / cards;
  for (int suit = 0; suit < kSuits; ++suit)
    if (hand.has_all(pair_of(suit))) out.points += suit == trump ? 40 : 20;
  return out;
}

int best_trump(const State& s, const PolicyWeights& weights) {
  int best = 0;
  double most = -1;
  for (int suit = 0; suit < kSuits; ++suit) {
    const double points = prospect(s, suit, weights).points;
    if (points <= most) continue;
    most = points;
    best = suit;
  }
  return best;
}

bool says_yes(const State& s, const ActionList& actions, const PolicyWeights& weights) {
  const double points = prospect(s, best_trump(s, weights), weights).points;
  switch (s.config.variant) {
    case Tute::Variant::remate:
      return points >= actions[0].a;
    case Tute::Variant::codillo:
      return points >= kPlaysCodillo;
    default:
      return prospect(s, s.trump, weights).tricks >= (s.declarer == kNobody ? kPlaysBato : kJoinsBato);
  }
}

/// Bato: throws the weakest card that is neither a trump, an ace nor a three; draws if there is no such card.
Action throw_weakest(const State& s, const ActionList& actions) {
  Card weakest;
  for (const Action action : actions) {
    if (kind_of(action) != Kind::change) continue;
    const Card card = card_of(action);
    const bool keep = card.suit() == s.trump || kRanking.points_of(card) >= 10;
    if (keep || (weakest.known() && kRanking.strength_of(weakest) <= kRanking.strength_of(card))) continue;
    weakest = card;
  }
  return weakest.known() ? change(weakest) : kDraw;
}

}  // namespace

std::string Rules::meaning(const State& s, Action action, Lang lang) {
  const std::string tricks = trick_say::tricks(s.declarer == kNobody ? 2 : 1, lang);
  const Reason sentence = action.a == 0 ? "The hand is too weak for @. Playing can make others lose."_reason
                                        : "The hand is good for @, and others may lose."_reason;
  return fill(sentence(lang), tricks);
}

Action auction_by_policy(const State& s, const PolicyWeights& weights) {
  const ActionList actions = Tute::legal(s);
  if (actions.size() == 1) return actions[0];
  switch (s.phase) {
    case Phase::bid:
      return says_yes(s, actions, weights) ? actions[0] : bid(0);
    case Phase::trump:
      return name_trump(best_trump(s, weights));
    case Phase::call: {
      // A called trump helps the declarer and the partner most.
      for (const Action action : actions)
        if (card_of(action).suit() == s.trump) return action;
      return actions[0];
    }
    default:
      return throw_weakest(s, actions);
  }
}

}  // namespace tapete::tute
