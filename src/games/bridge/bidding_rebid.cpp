#include "games/bridge/bidding_desk.hpp"

/// Opener's second bid.
namespace tapete::bridge {
namespace {

constexpr int kMinimum = 15;       ///< the most points of a minimum opening
constexpr int kIntermediate = 18;  ///< the most points of an opening that does not force to game

/// Raises of responder's suit with `own` cards.
void raise_response(Desk& desk, int suit, int own) {
  const Need fit = Need{}.length(suit, own);
  const int level = desk.cheapest_level(suit);
  const int game = kGamePoints - desk.his().points.least;
  const bool jumps = level < game_level(suit) - 1;
  if (is_major(suit) && level < 4) desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, game));
  if (jumps) desk.add("jump_raise", desk.jump(suit), fit.support(suit, game - 3, game - 1));
  desk.add("raise", desk.cheapest(suit), fit.support(suit, 12, jumps ? game - 4 : is_major(suit) ? game - 1 : 40));
}

/// New suits: below the opened suit, or at the level of one, with any hand; higher ones only with a strong one.
void second_suit(Desk& desk, int opened, int responded, bool jumps) {
  for (const int suit : {kSpades, kHearts, kDiamonds, kClubs}) {
    const Call call = desk.cheapest(suit);
    if (suit == opened || suit == responded || (desk.their_suits() >> suit & 1U) != 0 || !call.is_bid()) continue;
    const Need four = Need{}.length(suit, 4);
    const bool low = call.level() == 1 || (call.level() == 2 && suit < opened);
    if (jumps && low && call.level() < 3)
      desk.add("jump_shift", desk.jump(suit), four.points(kIntermediate + 1), Force::game);
    if (low) continue;
    if (call.level() <= 3) desk.add("reverse", call, four.points(17).length(opened, 5), Force::round);
  }
  for (const int suit : {kHearts, kSpades, kDiamonds, kClubs}) {
    const Call call = desk.cheapest(suit);
    if (suit == opened || suit == responded || (desk.their_suits() >> suit & 1U) != 0) continue;
    if (call.is_bid() && (call.level() == 1 || (call.level() == 2 && suit < opened)))
      desk.add("second_suit", call, Need{}.length(suit, 4).points(11, kIntermediate),
               desk.reading.force[at(desk.partner)]);
  }
}

void rebid_no_trump(Desk& desk, bool two_over_one) {
  const Need stopped = Need{}.stopped(desk.their_suits());
  if (two_over_one) {
    desk.add("three_no_trump_rebid", Call::bid(3, kNoTrump), stopped.even().high(15));
    desk.add("two_no_trump_rebid", Call::bid(2, kNoTrump), stopped.even().high(11, 14));
    return;
  }
  desk.add("two_no_trump_rebid", desk.jump(kNoTrump), stopped.balanced().high(18, 19));
  desk.add("one_no_trump_rebid", Call::bid(1, kNoTrump), stopped.balanced().high(11, 14));
}

void rebid_suit(Desk& desk, int opened, int least_length) {
  const Need six = Need{}.length(opened, 6);
  const int level = desk.cheapest_level(opened);
  const int most = is_major(opened) ? kIntermediate : 40;
  if (is_major(opened)) desk.add("game_in_long_major", Call::bid(4, opened), six.points(kIntermediate + 1));
  if (level == 2)
    desk.add("jump_rebid", Call::bid(3, opened), six.points(kMinimum + 1, most),
             desk.his().points.least >= 10 ? Force::game : Force::none);
  else if (level == 3)
    desk.add("strong_rebid", Call::bid(3, opened), six.points(kMinimum, most));
  if (level == 2 || !desk.disturbed())
    desk.add("rebid", desk.cheapest(opened), Need{}.length(opened, least_length).points(10, kMinimum));
}

/// After a new suit, or a double that shows one.
void after_new_suit(Desk& desk, int opened, Call response) {
  const int suit = response.denomination();
  const bool two_over_one = response.level() >= 2;
  raise_response(desk, suit, is_major(suit) && two_over_one ? 3 : 4);
  const Need stopped = Need{}.stopped(desk.their_suits());
  if (desk.disturbed()) desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(19).length(opened, 5));
  if (!two_over_one) rebid_no_trump(desk, false);
  second_suit(desk, opened, suit, true);
  rebid_suit(desk, opened, 6);
  if (two_over_one) rebid_no_trump(desk, true);
  if (desk.cheapest_level(opened) <= 2) rebid_suit(desk, opened, 5);
  // Hands that fit nothing else: a raise with three cards, or the suit once more.
  desk.add("raise", desk.cheapest(suit),
           Need{}.support(suit, desk.disturbed() ? 14 : 11, kIntermediate).length(suit, 3));
  if (desk.disturbed()) {
    desk.add("strong_double", kDouble, Need{}.points(kMinimum + 2), Force::round);
    return desk.add("pass", kPass, Need{}.points(0, kMinimum + 1));
  }
  if (two_over_one) desk.add("three_no_trump_rebid", Call::bid(3, kNoTrump), Need{}.high(17));
  desk.add("no_trump_rebid", desk.cheapest(kNoTrump), Need{}.stopped(desk.their_suits()));
  desk.add("rebid", desk.cheapest(opened), Need{}.length(opened, 4));
  desk.add("raise", desk.cheapest(suit), Need{});
}

/// Partner has the majors that nobody has bid.
void after_negative_double(Desk& desk, int opened) {
  const unsigned bid = desk.their_suits() | 1U << opened;
  const int game = kGamePoints - desk.his().points.least;
  for (const int major : {kSpades, kHearts})
    if ((bid >> major & 1U) == 0) raise_response(desk, major, 4);
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.stopped(desk.their_suits()).high(game).even());
  rebid_no_trump(desk, false);
  rebid_suit(desk, opened, 6);
  for (const int major : {kSpades, kHearts})
    if ((bid >> major & 1U) == 0) desk.add("game_in_major", Call::bid(4, major), Need{}.length(major, 3).points(game));
  second_suit(desk, opened, kNoTrump, false);
  rebid_suit(desk, opened, 5);
  desk.add("no_trump_rebid", desk.cheapest(kNoTrump), Need{}.stopped(desk.their_suits()));
  for (const int major : {kSpades, kHearts})
    if ((bid >> major & 1U) == 0) desk.add("raise", desk.cheapest(major), Need{}.length(major, 3));
  desk.add("rebid", desk.cheapest(opened), Need{});
}

void after_one_no_trump(Desk& desk, int opened) {
  const Need balanced = Need{}.balanced();
  desk.add("three_no_trump_rebid", Call::bid(3, kNoTrump), balanced.high(19));
  desk.add("two_no_trump_rebid", Call::bid(2, kNoTrump), balanced.high(17, 18));
  second_suit(desk, opened, kNoTrump, true);
  rebid_suit(desk, opened, 6);
  desk.add("pass", kPass, Need{}.points(0, kMinimum + 1));
}

void after_stayman(Desk& desk) {
  const int level = desk.opening.level() + 1;
  desk.add("stayman_hearts", Call::bid(level, kHearts), Need{}.length(kHearts, 4));
  desk.add("stayman_spades", Call::bid(level, kSpades), Need{}.length(kSpades, 4).length(kHearts, 2, 3));
  desk.add("stayman_denial", Call::bid(level, kDiamonds), Need{}.length(kHearts, 2, 3).length(kSpades, 2, 3));
}

void after_two_clubs(Desk& desk) {
  desk.add("strong_no_trump", desk.cheapest(kNoTrump), Need{}.high(22, 24).balanced());
  desk.add("strong_no_trump", Call::bid(3, kNoTrump), Need{}.high(25).balanced());
  for (const int suit : {kSpades, kHearts, kDiamonds, kClubs})
    desk.add("strong_suit", desk.cheapest(suit), Need{}.length(suit, 5), Force::game);
  for (const int suit : {kHearts, kSpades, kDiamonds, kClubs})
    desk.add("strong_suit", desk.cheapest(suit), Need{}.length(suit, 4), Force::game);
}

}  // namespace

void offer_rebids(Desk& desk) {
  const int opened = desk.opening.denomination();
  const Call response = desk.first_call(desk.partner);
  const bool second_turn = desk.last_call(desk.me) == desk.opening && desk.last_call(desk.partner) == response;
  const bool new_suit = response.is_bid() && response.denomination() != kNoTrump && response.denomination() != opened;
  if (!second_turn) return offer_judgement(desk);
  if (desk.opening == Call::bid(2, kClubs) && response.level() <= 3) return after_two_clubs(desk);
  if (opened == kNoTrump && desk.reading.force[at(desk.partner)] == Force::round && !desk.disturbed())
    return after_stayman(desk);
  if (opened == kNoTrump || desk.opening.level() > 1) return offer_judgement(desk);
  if (new_suit && desk.reading.force[at(desk.partner)] == Force::round) return after_new_suit(desk, opened, response);
  if (response == kDouble && !desk.disturbed()) return after_negative_double(desk, opened);
  if (response == Call::bid(1, kNoTrump) && !desk.disturbed()) return after_one_no_trump(desk, opened);
  offer_judgement(desk);
}

}  // namespace tapete::bridge
