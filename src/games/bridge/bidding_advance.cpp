#include "games/bridge/bidding_desk.hpp"

/// Answers to partner's overcall and to partner's double for take-out.
namespace tapete::bridge {
namespace {

/// The points with which a hand bids game after a call of partner that shows at least `least`.
int points_for_game(const Desk& desk) { return kGamePoints - desk.his().points.least; }

void bid_own_suits(Desk& desk, int least, unsigned without) {
  for (int cards = 7; cards >= 5; --cards)
    for (const int suit : {kSpades, kHearts, kDiamonds, kClubs}) {
      const Call call = desk.cheapest(suit);
      if ((without >> suit & 1U) != 0 || !call.is_bid() || call.level() > 3 || cards < 4 + call.level()) continue;
      desk.add("own_suit", call, Need{}.points(least + 2 * (call.level() - 1)).length(suit, cards));
    }
}

void advance_suit(Desk& desk, int suit) {
  const int game = points_for_game(desk) - 2;
  const unsigned theirs = desk.their_suits();
  const int level = desk.cheapest_level(suit);
  const Need fit = Need{}.length(suit, 3);
  if (is_major(suit)) desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, game));
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.high(game).stopped(theirs).length(suit, 2));
  if (level <= 2) desk.add("jump_raise", desk.jump(suit), fit.support(suit, game - 4, game - 1));
  if (level <= 2) desk.add("raise", desk.cheapest(suit), fit.support(suit, 6, game - 5));
  if (level == 3) desk.add("raise", desk.cheapest(suit), Need{}.length(suit, 4).support(suit, 7, game - 1));
  bid_own_suits(desk, 9, theirs | 1U << suit);
  const Need stopped = Need{}.stopped(theirs);
  desk.add("no_trump_advance", Call::bid(2, kNoTrump), stopped.high(game - 4, game - 1));
  desk.add("no_trump_advance", Call::bid(1, kNoTrump), stopped.high(9, game - 5));
  if (level <= 2) desk.add("raise", desk.cheapest(suit), Need{}.high(10, game - 1).length(suit, 2));
  desk.add("pass", kPass, Need{}.points(0, game - 1));
}

/// The best suit that the opponents have not bid: the longest, a major rather than a minor.
template <class Bid>
void each_unbid_suit(const Desk& desk, const Bid& bid) {
  for (int cards = 7; cards >= 2; --cards)
    for (const int suit : {kSpades, kHearts, kDiamonds, kClubs})
      if ((desk.their_suits() >> suit & 1U) == 0) bid(suit, cards);
}

}  // namespace

void offer_advances(Desk& desk) {
  const Call overcall = desk.first_call(desk.partner);
  if (!overcall.is_bid() || overcall.denomination() == kNoTrump) return offer_judgement(desk);
  advance_suit(desk, overcall.denomination());
}

void offer_answers_to_double(Desk& desk) {
  const int game = points_for_game(desk);
  const unsigned theirs = desk.their_suits();
  const Call highest = desk.auction.highest();
  const int trump = highest.denomination();
  const bool forced = !desk.disturbed();
  if (trump == kNoTrump) return offer_judgement(desk);
  if (forced) desk.add("penalty_pass", kPass, Need{}.length(trump, 5).good(trump).high(highest.level() >= 3 ? 5 : 8));
  each_unbid_suit(desk, [&](int suit, int cards) {
    if (is_major(suit) && cards >= 4)
      desk.add("game_in_major", Call::bid(4, suit), Need{}.support(suit, game).length(suit, cards));
  });
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.high(game).stopped(theirs));
  each_unbid_suit(desk, [&](int suit, int cards) {
    const Need long_enough = Need{}.length(suit, cards);
    if (cards >= 4 && desk.cheapest_level(suit) <= 2)
      desk.add("jump_answer", desk.jump(suit), long_enough.points(game - 4, game - 1));
    else if (cards >= 4 && desk.cheapest_level(suit) == 3)
      desk.add("answer", desk.cheapest(suit), long_enough.points(forced ? 0 : 8));
  });
  const Need stopped = Need{}.stopped(theirs);
  desk.add("no_trump_answer", Call::bid(2, kNoTrump), stopped.high(game - 3, game - 1).balanced());
  each_unbid_suit(desk, [&](int suit, int cards) {
    if (is_major(suit) && cards >= 4)
      desk.add("answer", desk.cheapest(suit), Need{}.length(suit, cards).points(forced ? 0 : 6, game - 5));
  });
  desk.add("no_trump_answer", Call::bid(1, kNoTrump), stopped.high(6, game - 4));
  if (!forced) return desk.add("pass", kPass, Need{}.points(0, game - 1));
  each_unbid_suit(desk,
                  [&](int suit, int cards) { desk.add("answer", desk.cheapest(suit), Need{}.length(suit, cards)); });
}

}  // namespace tapete::bridge
