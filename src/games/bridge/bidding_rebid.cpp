#include "games/bridge/bidding_desk.hpp"

/// Opener's second bid.
namespace tapete::bridge {
namespace {

constexpr int kMinimum = 15;       ///< the most points of a minimum opening
constexpr int kIntermediate = 18;  ///< the most points of an opening that does not force to game

/// Offers raises of responder's suit with at least `own` cards in it.
void raise_response(Desk& desk, int suit, int own) {
  const Need fit = Need{}.length(suit, own);
  const int level = desk.cheapest_level(suit);
  constexpr int kMuch = 2;  // points more for a game in a minor suit, in which distribution wins less
  const int game = (is_major(suit) ? kGamePoints : kMinorGamePoints + kMuch) - desk.partners().points.least;
  const int invite = kGamePoints - 3 - desk.partners().points.least;
  const bool jumps = level == 2;
  if (level < game_level(suit)) desk.add("raise_to_game", Call::bid(game_level(suit), suit), fit.support(suit, game));
  if (jumps) desk.add("jump_raise", desk.jump(suit), fit.support(suit, invite, game - 1));
  desk.add("raise", desk.cheapest(suit), fit.support(suit, 0, jumps ? invite - 1 : game - 1));
}

/// Returns whether opener may bid this suit as a second suit.
bool new_for_opener(const Desk& desk, int suit, int responded) {
  return suit != desk.opening.denomination() && suit != responded && !desk.theirs(suit);
}

/// Offers new suits of strong hands: jumps, and suits above the suit that was opened.
void strong_second_suit(Desk& desk, int responded) {
  const int opened = desk.opening.denomination();
  for (const int suit : kBestFirst) {
    const Call call = desk.cheapest(suit);
    if (!new_for_opener(desk, suit, responded) || !call.is_bid()) continue;
    const Need four = Need{}.length(suit, 4);
    const bool low = call.level() == 1 || (call.level() == 2 && suit < opened);
    if (low)
      desk.add("jump_shift", desk.jump(suit), four.points(kIntermediate + 1), Force::game);
    else if (call.level() <= 3)
      for (const Need& hand : {four.points(17).length(opened, 5), four.points(18).length(opened, 4)})
        desk.add("reverse", call, hand, Force::round);
  }
}

/// Offers new suits of at least `cards` cards at this level, of hands that do not force to game. Above the level of
/// one, only suits below the opened suit.
void second_suit(Desk& desk, int responded, int level, int cards = 4) {
  for (const int suit : {kHearts, kSpades, kDiamonds, kClubs}) {
    const Call call = desk.cheapest(suit);
    if (!new_for_opener(desk, suit, responded) || !call.is_bid() || call.level() != level) continue;
    if (level == 1 || suit < desk.opening.denomination())
      desk.add(
          "second_suit", call,
          Need{}.length(suit, cards).points(10, kIntermediate).length(desk.opening.denomination(), level == 1 ? 3 : 4),
          desk.cheapest_level(responded) > 2 ? Force::round : Force::none);
  }
}

void rebid_two_no_trump(Desk& desk) {
  desk.add("two_no_trump_rebid", desk.jump(kNoTrump), Need{}.stopped(desk.their_suits()).balanced().high(18, 19));
}
void rebid_one_no_trump(Desk& desk) {
  desk.add("one_no_trump_rebid", Call::bid(1, kNoTrump), Need{}.stopped(desk.their_suits()).balanced().high(11, 14));
}
/// Offers no trump after responder has bid a new suit at the level of two.
void rebid_no_trump_over_two(Desk& desk) {
  const Need stopped = Need{}.stopped(desk.their_suits()).even();
  desk.add("three_no_trump_rebid", Call::bid(3, kNoTrump), stopped.high(15));
  desk.add("two_no_trump_rebid", Call::bid(2, kNoTrump), stopped.high(11, 14));
}

void rebid_suit(Desk& desk, int opened, int least_length) {
  const Need six = Need{}.length(opened, 6);
  const int level = desk.cheapest_level(opened);
  const int most = is_major(opened) ? kIntermediate : 40;
  if (is_major(opened)) desk.add("game_in_long_major", Call::bid(4, opened), six.points(kIntermediate + 1));
  if (is_minor(opened))
    desk.add("three_no_trump_rebid", Call::bid(3, kNoTrump),
             six.good(opened).points(kIntermediate + 2).stopped(desk.their_suits()));
  if (level == 2)
    desk.add("jump_rebid", Call::bid(3, opened), six.points(kMinimum + 1, most),
             desk.partners().points.least >= 10 ? Force::game : Force::none);
  else if (level == 3)
    desk.add("strong_rebid", Call::bid(3, opened), six.points(kMinimum, most));
  if (level == 2 || !desk.disturbed())
    desk.add("rebid", desk.cheapest(opened), Need{}.length(opened, least_length).points(10, kMinimum + 1));
}

/// Offers rebids after responder has bid a new suit.
void after_new_suit(Desk& desk, int opened, Call response) {
  const int suit = response.denomination();
  const bool two_over_one = response.level() >= 2;
  if (is_minor(suit) && !two_over_one) second_suit(desk, suit, 1);
  raise_response(desk, suit, is_major(suit) && two_over_one ? 3 : 4);
  const Need stopped = Need{}.stopped(desk.their_suits());
  if (desk.disturbed()) desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(19).length(opened, 5));
  if (!two_over_one) rebid_two_no_trump(desk);
  strong_second_suit(desk, suit);
  second_suit(desk, suit, 1);
  if (!two_over_one) rebid_one_no_trump(desk);
  second_suit(desk, suit, 2, 5);
  rebid_suit(desk, opened, 6);
  second_suit(desk, suit, 2);
  if (two_over_one) rebid_no_trump_over_two(desk);
  if (desk.cheapest_level(opened) <= 2) rebid_suit(desk, opened, 5);
  if (desk.disturbed()) {
    desk.add("raise", desk.cheapest(suit), Need{}.support(suit, 14, kIntermediate).length(suit, 3));
    desk.add("strong_double", kDouble, Need{}.points(kMinimum + 2), Force::round);
    return desk.add("pass", kPass, Need{}.points(0, kMinimum + 1));
  }
  if (two_over_one) desk.add("three_no_trump_rebid", Call::bid(3, kNoTrump), Need{}.high(17));
  desk.add("no_trump_rebid", desk.cheapest(kNoTrump), Need{}.stopped(desk.their_suits()));
  if (desk.their_suits() == 0) return;
  // From here on, the hand has no stopper in the opponents' suit.
  if (two_over_one) second_suit(desk, suit, 3);
  if (two_over_one && is_minor(suit)) desk.add("raise", desk.cheapest(suit), Need{}.length(suit, 2));
  desk.add("raise", desk.cheapest(suit), Need{}.length(suit, 3));
  desk.add("rebid", desk.cheapest(opened), Need{});
}

/// Offers rebids after a negative double, with which partner has shown the majors that nobody has bid.
void after_negative_double(Desk& desk, int opened) {
  const unsigned bid = desk.their_suits() | 1U << opened;
  const int game = kGamePoints - desk.partners().points.least;
  for (const int major : {kSpades, kHearts})
    if ((bid >> major & 1U) == 0) raise_response(desk, major, 4);
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.stopped(desk.their_suits()).high(game).even());
  rebid_two_no_trump(desk);
  rebid_one_no_trump(desk);
  rebid_suit(desk, opened, 6);
  for (const int major : {kSpades, kHearts})
    if ((bid >> major & 1U) == 0) desk.add("game_in_major", Call::bid(4, major), Need{}.length(major, 3).points(game));
  second_suit(desk, kNoTrump, 2);
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
  strong_second_suit(desk, kNoTrump);
  second_suit(desk, kNoTrump, 2, 5);
  rebid_suit(desk, opened, 6);
  second_suit(desk, kNoTrump, 2);
  desk.add("pass", kPass, Need{}.points(0, kMinimum + 1));
}

void after_stayman(Desk& desk) {
  const int level = desk.no_trump.level() + 1;
  desk.add("stayman_hearts", Call::bid(level, kHearts), Need{}.length(kHearts, 4));
  desk.add("stayman_spades", Call::bid(level, kSpades), Need{}.length(kSpades, 4).length(kHearts, 2, 3));
  desk.add("stayman_denial", Call::bid(level, kDiamonds), Need{}.length(kHearts, 2, 3).length(kSpades, 2, 3));
}

/// Offers spades after opener has answered Stayman with hearts and partner has not raised hearts: partner then has
/// spades.
void second_major(Desk& desk) {
  if (desk.last_call(desk.me).denomination() != kHearts) return;
  const Need spades = Need{}.length(kSpades, 4);
  const Call partners = desk.last_call(desk.partner);
  if (partners == Call::bid(3, kNoTrump)) desk.add("second_major", Call::bid(4, kSpades), spades);
  if (partners == Call::bid(2, kNoTrump)) {
    desk.add("second_major", Call::bid(4, kSpades), spades.support(kSpades, 17));
    desk.add("second_major", Call::bid(3, kSpades), spades);
  }
}

void after_two_clubs(Desk& desk) {
  desk.add("strong_no_trump", desk.cheapest(kNoTrump), Need{}.high(22, 24).balanced());
  desk.add("strong_no_trump", Call::bid(3, kNoTrump), Need{}.high(25).balanced());
  for (const int suit : {kSpades, kHearts, kDiamonds, kClubs})
    desk.add("strong_suit", desk.cheapest(suit), Need{}.length(suit, 5), Force::game);
  desk.add("strong_no_trump", desk.cheapest(kNoTrump), Need{});
}

/// Offers later calls of the seat that has opened or overcalled in no trump.
void after_no_trump(Desk& desk) {
  const Call response = desk.first_call(desk.partner);
  const bool second_turn = desk.last_call(desk.me) == desk.no_trump && desk.last_call(desk.partner) == response;
  if (response == Call::bid(desk.no_trump.level() + 1, kClubs) && desk.last_call(desk.me).is_bid()) second_major(desk);
  const bool bid_over = desk.disturbed() && desk.auction.highest() != response;
  const int major = desk.transferred();
  if (second_turn && major != kNoTrump && !bid_over) return offer_answers_to_transfer(desk, major);
  const bool asked = desk.reading.force[at(desk.partner)] == Force::round && !desk.disturbed();
  if (second_turn && asked) return after_stayman(desk);
  offer_judgement(desk);
}

}  // namespace

void offer_rebids(Desk& desk) {
  if (desk.no_trumper == desk.me) return after_no_trump(desk);
  const int opened = desk.opening.denomination();
  const Call response = desk.first_call(desk.partner);
  const bool second_turn = desk.last_call(desk.me) == desk.opening && desk.last_call(desk.partner) == response;
  const bool new_suit = response.is_bid() && response.denomination() != kNoTrump && response.denomination() != opened;
  if (!second_turn) return offer_judgement(desk);
  if (desk.opening == Call::bid(2, kClubs) && response.level() <= 3) return after_two_clubs(desk);
  if (desk.opening.level() > 1) return offer_judgement(desk);
  if (new_suit && desk.reading.force[at(desk.partner)] == Force::round) return after_new_suit(desk, opened, response);
  if (response == kDouble && !desk.disturbed()) return after_negative_double(desk, opened);
  if (response == Call::bid(1, kNoTrump) && !desk.disturbed()) return after_one_no_trump(desk, opened);
  offer_judgement(desk);
}

}  // namespace tapete::bridge
