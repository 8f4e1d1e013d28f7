#include "games/bridge/bidding_desk.hpp"
#include "games/bridge/policy_play.hpp"

/// Calls and plays that bridge players would criticise. Each test returns whether the action is the mistake that the
/// test's comment describes.
namespace tapete::bridge {
namespace {

bool follows(const State& s) { return s.phase == TrickPhase::play && s.in_trick > 0; }
bool is_last(const State& s) { return follows(s) && s.in_trick == kSeats - 1; }
bool takes(const State& s, Card card) { return takes_over(Rules::kRanking, card, s.winning, s.trump); }
bool partner_wins(const State& s) { return s.winning_seat == (s.actor + kPairs) % kSeats; }
bool defends(const State& s) { return s.auction.bidder() % kPairs != s.actor % kPairs; }
CardSet own_suit(const State& s) { return s.hand[at(s.actor)].suit(s.so_far().led); }

/// Returns whether the hand is so near its end that a mistake often changes nothing.
bool in_ending(const State& s) { return s.tricks >= 10; }

template <class Test>
bool some_card(const State& s, const Test& test) {
  for (const Card card : Rules::playable(s))
    if (test(card)) return true;
  return false;
}

/// Passes although partner's call forces the seat to bid.
bool forcing_call_passed(const State& s, Action action) {
  if (s.phase != TrickPhase::bid || !(call_of(action) == kPass)) return false;
  const Reading reading = read_auction(s.auction);
  return Desk{s.auction, reading}.forced() && !(choose_call(s.auction, s.hand[at(s.actor)]) == kPass);
}

/// Ruffs, as a defender, a trick that partner certainly wins.
bool partner_ruffed(const State& s, Action action) {
  if (!follows(s) || !defends(s) || !partner_wins(s) || card_of(action).suit() != s.trump) return false;
  if (s.so_far().led == s.trump || !takes(s, card_of(action))) return false;
  return (is_last(s) || PlayFacts{s}.master(s.winning)) &&
         some_card(s, [&s](Card card) { return card.suit() != s.trump; });
}

/// Takes partner's trick with a card of the suit led, as a defender who plays last.
bool partner_overtaken(const State& s, Action action) {
  return is_last(s) && defends(s) && partner_wins(s) && card_of(action).suit() == s.so_far().led &&
         takes(s, card_of(action)) && some_card(s, [&s](Card card) { return !takes(s, card); });
}

/// Plays an honor that cannot win although a low card could be played.
bool honor_wasted(const State& s, Action action) {
  const Card card = card_of(action);
  if (!follows(s) || in_ending(s) || strength(card) < kJack || takes(s, card) || !own_suit(s).has(card)) return false;
  const Card low = lowest(own_suit(s));
  if (strength(low) >= kTen) return false;
  // The declarer may have to unblock.
  return defends(s) || PlayFacts{s}.other.suit(card.suit()).size() <= own_suit(s).size();
}

/// Wins, as the last to play, with a higher card than needed.
bool won_too_dearly(const State& s, Action action) {
  const Card card = card_of(action);
  if (!is_last(s) || in_ending(s) || partner_wins(s) || !takes(s, card)) return false;
  if (!defends(s) && card.suit() != s.trump) return false;
  const PlayFacts facts{s};
  return some_card(s, [&](Card other) {
    return other.suit() == card.suit() && takes(s, other) && !(facts.beaten_by(other) - facts.beaten_by(card)).empty();
  });
}

/// Does not take, as the last to play, the trick that decides the contract.
bool deciding_trick_missed(const State& s, Action action) {
  return is_last(s) && !in_ending(s) && !partner_wins(s) && !takes(s, card_of(action)) && PlayFacts{s}.needed() == 1 &&
         some_card(s, [&s](Card card) { return takes(s, card); });
}

/// Makes the opening lead, against a suit contract, with a low card of a suit in which the hand has the ace.
bool ace_underled(const State& s, Action action) {
  if (s.phase != TrickPhase::play || s.played_count > 0 || s.trump == kSuits) return false;
  const Card card = card_of(action);
  const CardSet suit = s.hand[at(s.actor)].suit(card.suit());
  return card.suit() != s.trump && strength(highest(suit)) == kAce && strength(card) < kTen &&
         some_card(s, [&](Card other) { return other.suit() != card.suit() || strength(other) == kAce; });
}

/// Discards, as a defender, a card that would win a trick, although the hand has a card that would not.
bool winner_discarded(const State& s, Action action) {
  if (!follows(s) || in_ending(s) || !defends(s) || !own_suit(s).empty()) return false;
  const PlayFacts facts{s};
  const auto wins = [&](Card card) { return card.suit() == s.trump || facts.master(card); };
  return card_of(action).suit() != s.trump && wins(card_of(action)) &&
         some_card(s, [&](Card card) { return !wins(card); });
}

constexpr std::array<Blunder<State>, 8> kBlunders{{{"forcing_call_passed", forcing_call_passed},
                                                   {"partner_ruffed", partner_ruffed},
                                                   {"partner_overtaken", partner_overtaken},
                                                   {"honor_wasted", honor_wasted},
                                                   {"won_too_dearly", won_too_dearly},
                                                   {"deciding_trick_missed", deciding_trick_missed},
                                                   {"ace_underled", ace_underled},
                                                   {"winner_discarded", winner_discarded}}};

}  // namespace

std::span<const Blunder<State>> Bots::blunders() { return kBlunders; }

ActionList Bots::candidates(const State& s, const ActionList& legal) {
  if (s.phase == TrickPhase::play && s.played_count == 0) {
    ActionList leads;
    for (const Card card : opening_leads(PlayFacts{s})) leads.push_back(play_action(card));
    return without_blunders(blunders(), s, leads);
  }
  if (s.phase == TrickPhase::play) return without_blunders(blunders(), s, legal);
  ActionList one;
  one.push_back(call_action(choose_call(s.auction, s.hand[at(s.actor)])));
  return one;
}

Action Bots::policy_action(const State& s, Rng& rng) {
  const Action action = policy(s, rng);
  if (s.phase != TrickPhase::play) return action;
  const ActionList sound = candidates(s, TrickFlow<Rules>::legal(s));
  return sound.contains(action) ? action : sound[0];
}

}  // namespace tapete::bridge
