#include "games/bridge/bidding_desk.hpp"

/// Answers to partner's overcall and to partner's double for take-out.
namespace tapete::bridge {
namespace {

constexpr int kLongest = 7;  ///< cards; longer suits are treated like suits of seven cards

/// Returns the points with which a hand bids a game if partner has only the fewest points that it has shown.
int points_for_game(const Desk& desk) { return kGamePoints - desk.partners().points.least; }

/// Offers the hand's own suits at the lowest level: suits of five cards or more or, at the level of three, of six or
/// more.
void bid_own_suits(Desk& desk, int partners) {
  for (int cards = 7; cards >= 5; --cards)
    for (const int suit : kBestFirst) {
      const Call call = desk.cheapest(suit);
      if (suit == partners || desk.theirs(suit) || !call.is_bid() || call.level() > 3) continue;
      if (cards < 3 + call.level()) continue;
      desk.add("own_suit", call, Need{}.points(7 + 2 * call.level()).length(suit, cards).fair(suit));
    }
}

void advance_suit(Desk& desk, int suit) {
  const int game = points_for_game(desk) - 2;
  const int level = desk.cheapest_level(suit);
  const Need fit = Need{}.length(suit, 3);
  const unsigned theirs = desk.their_suits();
  const Need stopped = Need{}.stopped(theirs);
  if (is_major(suit)) desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, game));
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(game).length(suit, 2));
  if (level <= 2) desk.add("jump_raise", desk.jump(suit), fit.support(suit, game - 4, is_major(suit) ? game - 1 : 40));
  if (level <= 2) desk.add("raise", desk.cheapest(suit), fit.support(suit, 6, game - 5));
  if (level == 3) desk.add("raise", desk.cheapest(suit), fit.support(suit, 8, is_major(suit) ? game - 1 : 40));
  bid_own_suits(desk, suit);
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(game + 2));
  // If the opponents have bid only no trump, a contract with trumps is better.
  if (theirs == 0) desk.add("raise", desk.cheapest(suit), Need{}.high(game - 4, game - 1).length(suit, 2));
  desk.add("no_trump_advance", Call::bid(2, kNoTrump), stopped.high(game - 3, game + 1).even());
  desk.add("no_trump_advance", Call::bid(1, kNoTrump), stopped.high(8, game - 4));
  if (level <= 2) desk.add("raise", desk.cheapest(suit), Need{}.high(10, game - 1).length(suit, 2));
  desk.add("pass", kPass, Need{}.points(0, game - 1));
}

/// Calls bid(suit, cards) for the suits that the opponents have not bid and for each length from `most` to `least`:
/// longer suits come first, and majors before minors.
template <class Bid>
void each_unbid_suit(const Desk& desk, int most, int least, const Bid& bid) {
  for (int cards = most; cards >= least; --cards)
    for (const int suit : kBestFirst)
      if (!desk.theirs(suit)) bid(suit, cards);
}

/// Offers games, and jumps of hands that nearly have the points for a game.
void strong_answers(Desk& desk) {
  const int game = points_for_game(desk);
  const Need stopped = Need{}.stopped(desk.their_suits());
  each_unbid_suit(desk, kLongest, 4, [&](int suit, int cards) {
    if (is_major(suit)) desk.add("game_in_major", Call::bid(4, suit), Need{}.support(suit, game).length(suit, cards));
  });
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(game));
  each_unbid_suit(desk, kLongest, 4, [&](int suit, int cards) {
    const int most = is_major(suit) ? game - 1 : 40;
    if (desk.cheapest_level(suit) <= 2)
      desk.add("jump_answer", desk.jump(suit), Need{}.length(suit, cards).points(game - 4, most));
  });
  desk.add("no_trump_answer", Call::bid(2, kNoTrump), stopped.high(game - 3, game - 1).even());
}

}  // namespace

void offer_advances(Desk& desk) {
  const Call overcall = desk.first_call(desk.partner);
  if (!overcall.is_bid() || overcall.denomination() == kNoTrump) return offer_judgement(desk);
  constexpr int kMostOfPreempt = 10;  // high card points
  if (desk.partners().high.most <= kMostOfPreempt) return offer_answers_to_preempt(desk, overcall);
  advance_suit(desk, overcall.denomination());
}

void offer_answers_to_double(Desk& desk) {
  const Call highest = desk.auction.highest();
  const int trump = highest.denomination();
  const bool forced = !desk.disturbed();
  if (trump == kNoTrump) return offer_judgement(desk);
  if (forced) desk.add("penalty_pass", kPass, Need{}.length(trump, 5).good(trump).high(highest.level() >= 3 ? 5 : 8));
  if (forced && highest.level() >= 4) desk.add("penalty_pass", kPass, Need{}.balanced());
  strong_answers(desk);
  const auto answer = [&](int suit, int cards) {
    // If an opponent has bid over the double, the hand may pass, so an answer needs some points.
    const int least = forced ? 0 : 4 + 2 * desk.cheapest_level(suit);
    desk.add("answer", desk.cheapest(suit), Need{}.length(suit, cards).points(least));
  };
  const Need stopped = Need{}.stopped(desk.their_suits());
  each_unbid_suit(desk, kLongest, 4, [&](int suit, int cards) {
    if (is_major(suit)) answer(suit, cards);
  });
  if (highest.level() <= 2)
    desk.add("no_trump_answer", desk.cheapest(kNoTrump),
             stopped.high(highest.level() == 1 ? 6 : 8, points_for_game(desk) - 1));
  each_unbid_suit(desk, kLongest, forced ? 4 : 5, answer);
  if (!forced) return desk.add("pass", kPass, Need{}.points(0, points_for_game(desk) - 1));
  if (highest.level() == 1) desk.add("no_trump_answer", Call::bid(1, kNoTrump), stopped);
  desk.add("penalty_pass", kPass, Need{}.length(trump, 5).high(8));
  each_unbid_suit(desk, 3, 2, [&](int suit, int cards) {
    if (desk.partners().length[at(suit)].least >= 4) answer(suit, cards);
  });
  each_unbid_suit(desk, 3, 2, answer);
}

}  // namespace tapete::bridge
