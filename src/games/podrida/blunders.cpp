#include "game/blunder.hpp"

#include <cmath>

#include "games/podrida/podrida.hpp"
#include "games/podrida/policy_weights.hpp"

/// What players of podrida take for mistakes.
namespace tapete::podrida {
namespace {

using Odds = TrickOdds<Rules>;

template <class Test>
bool another(const State& s, const Test& test) {
  for (const Card card : Rules::playable(s))
    if (test(card)) return true;
  return false;
}

/// A bid that the hand can make but by a wonder, or undercuts as far.
bool far_off(const State& s, Action bid) {
  return s.phase == TrickPhase::bid && std::abs(bid.a - expected_tricks(s)) > 2;
}

/// Fewer are bid than the highest trumps win for certain.
bool sure_not_bid(const State& s, Action bid) {
  if (s.phase != TrickPhase::bid || s.trump == kSuits) return false;
  const Odds odds{s, kWeights.odds};
  int sure = 0;
  for (const Card card : s.hand[at(s.actor)].suit(s.trump)) sure += odds.sure(card) ? 1 : 0;
  return bid.a < sure;
}

/// Whether the last to play takes the trick with a card (or lets it go) where another one does not.
bool last_to_play_chooses(const State& s, Action play, bool to_take) {
  if (s.phase != TrickPhase::play || s.in_trick != s.players - 1) return false;
  const Odds odds{s, kWeights.odds};
  return odds.takes(card_of(play)) == to_take && another(s, [&](Card card) { return odds.takes(card) != to_take; });
}

bool wins_unneeded(const State& s, Action play) {
  return s.lacking(s.actor) <= 0 && last_to_play_chooses(s, play, true);
}

/// All tricks that are left are lacking.
bool loses_needed(const State& s, Action play) {
  return s.lacking(s.actor) >= s.each - s.tricks && last_to_play_chooses(s, play, false);
}

/// Who lacks no trick leads a card that nothing can beat.
bool leads_unneeded(const State& s, Action play) {
  if (s.phase != TrickPhase::play || s.in_trick > 0 || s.lacking(s.actor) > 0) return false;
  const Odds odds{s, kWeights.odds};
  return odds.sure(card_of(play)) && another(s, [&odds](Card card) { return !odds.sure(card); });
}

constexpr std::array<Blunder<State>, 5> kBlunders{{{"bid_far_off", far_off},
                                                   {"sure_trick_not_bid", sure_not_bid},
                                                   {"unneeded_trick_won", wins_unneeded},
                                                   {"needed_trick_lost", loses_needed},
                                                   {"unneeded_trick_led", leads_unneeded}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::podrida
