#include "game/blunder.hpp"

#include <cmath>

#include "games/podrida/podrida.hpp"

/// What players of podrida take for mistakes.
namespace tapete::podrida {
namespace {

/// A bid that the hand cannot make but by a wonder.
constexpr double kFarOff = 2;

bool bids(const State& s) { return s.phase == TrickPhase::bid; }

bool takes(const State& s, Card card) {
  return s.in_trick == 0 || takes_over(Rules::ranking(s.config), card, s.winning, s.trump);
}

/// Nothing that others may hold beats the card, and no trump can take the trick.
bool is_sure(const State& s, Card card) {
  const CardSet out = Rules::cards(s.config) - s.hand[at(s.actor)] - s.gone - CardSet::of(s.beside);
  const bool trumped = s.trump < kSuits && card.suit() != s.trump && !out.suit(s.trump).empty();
  return !trumped && (Rules::ranking(s.config).stronger_than(card) & out).empty();
}

template <class Test>
bool other_is(const State& s, const Test& test) {
  for (const Card card : Rules::playable(s))
    if (test(card)) return true;
  return false;
}

bool far_off(const State& s, Action action) { return bids(s) && std::abs(action.a - expected_tricks(s)) > kFarOff; }

/// Fewer are bid than the highest trumps win for certain.
bool sure_not_bid(const State& s, Action action) {
  if (!bids(s) || s.trump == kSuits) return false;
  int sure = 0;
  for (const Card card : s.hand[at(s.actor)].suit(s.trump)) sure += is_sure(s, card) ? 1 : 0;
  return action.a < sure;
}

bool last_to_play(const State& s) { return s.phase == TrickPhase::play && s.in_trick == s.players - 1; }

/// The last to play wins a trick too many although it could lose it.
bool wins_unneeded(const State& s, Action action) {
  return last_to_play(s) && s.lacking(s.actor) <= 0 && takes(s, card_of(action)) &&
         other_is(s, [&s](Card card) { return !takes(s, card); });
}

/// The last to play lets a trick go although it lacks all that are left.
bool loses_needed(const State& s, Action action) {
  return last_to_play(s) && s.lacking(s.actor) >= s.each - s.tricks && !takes(s, card_of(action)) &&
         other_is(s, [&s](Card card) { return takes(s, card); });
}

/// Who lacks no trick leads a card that nothing can beat.
bool leads_unneeded(const State& s, Action action) {
  return s.phase == TrickPhase::play && s.in_trick == 0 && s.lacking(s.actor) <= 0 && is_sure(s, card_of(action)) &&
         other_is(s, [&s](Card card) { return !is_sure(s, card); });
}

constexpr std::array<Blunder<State>, 5> kBlunders{{{"bid_far_off", far_off},
                                                   {"sure_trick_not_bid", sure_not_bid},
                                                   {"unneeded_trick_won", wins_unneeded},
                                                   {"needed_trick_lost", loses_needed},
                                                   {"unneeded_trick_led", leads_unneeded}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::podrida
