#include "games/bridge/bidding_desk.hpp"

/// Responses to partner's opening.
namespace tapete::bridge {
namespace {

constexpr int kAnyStrength = 40;

/// Raises of partner's suit by the points that it is worth as trumps; `own` cards of it are needed.
void offer_raises(Desk& desk, int suit, int own, int most) {
  const Need fit = Need{}.length(suit, own);
  const int level = desk.opening.level();
  if (is_major(suit) && most > 12) desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, 13, most));
  desk.add("limit_raise", Call::bid(level + 2, suit), fit.support(suit, 10, 12));
  desk.add("single_raise", Call::bid(level + 1, suit), fit.support(suit, 6, 9));
}

/// A new suit, which forces opener: the longest one, of two with four cards the lower one.
void new_suits(Desk& desk, int opened) {
  const auto bid = [&](int suit, int cards, int most) {
    const Call call = desk.cheapest(suit);
    if (suit == opened || (desk.their_suits() >> suit & 1U) != 0 || !call.is_bid() || call.level() > 3) return;
    const bool low = call.level() == 1;
    const bool forward = call.level() == 2 || desk.disturbed();
    if (!low && !forward) return;  // a jump
    if (!low && is_major(suit) && cards < 5) return;
    desk.add(low ? "one_over_one" : "two_over_one", call,
             Need{}
                 .points(low                 ? 6
                         : call.level() == 2 ? 10
                                             : 12,
                         kAnyStrength)
                 .length(suit, cards, most),
             Force::round);
  };
  for (int cards = 7; cards >= 5; --cards)
    for (const int suit : {kSpades, kHearts, kDiamonds, kClubs}) bid(suit, cards, 13);
  for (const int suit : {kClubs, kDiamonds, kHearts, kSpades}) bid(suit, 4, 4);
}

/// A double of an overcall for take-out: the majors that nobody has bid.
void negative_double(Desk& desk, int opened) {
  const Call theirs = desk.auction.highest();
  const unsigned bid = desk.their_suits() | 1U << opened;
  if (!desk.disturbed() || theirs.denomination() == kNoTrump || theirs.level() > 3 || desk.auction.doubled() != 0)
    return;
  Need need = Need{}.points(theirs.level() == 1 ? 7 : theirs.level() == 2 ? 8 : 10);
  bool unbid = false;
  for (int major = kHearts; major <= kSpades; ++major)
    if ((bid >> major & 1U) == 0) need = need.length(major, 4), unbid = true;
  if (unbid) desk.add("negative_double", kDouble, need, Force::round);
}

void no_trump_responses(Desk& desk, int opened) {
  const bool over_overcall = desk.their_suits() != 0;
  const Need stopped = Need{}.stopped(desk.their_suits());
  desk.add("three_no_trump_response", Call::bid(3, kNoTrump), stopped.high(13, 15).balanced());
  desk.add("two_no_trump_response", Call::bid(2, kNoTrump), stopped.high(11, 12).balanced());
  if (over_overcall) {
    desk.add("no_trump_response", Call::bid(1, kNoTrump), stopped.high(8, 10).length(opened, 0, 3));
  } else {
    desk.add("no_trump_response", Call::bid(1, kNoTrump), Need{}.points(6, 10));
  }
}

void respond_to_suit(Desk& desk) {
  const int opened = desk.opening.denomination();
  if (is_major(opened)) {
    offer_raises(desk, opened, 3, 15);
    new_suits(desk, opened);
    negative_double(desk, opened);
    no_trump_responses(desk, opened);
    desk.add("strong_raise", Call::bid(4, opened), Need{}.support(opened, 16).length(opened, 3));
  } else {
    // Majors come before a fit in a minor suit.
    const int own = opened == kClubs ? 5 : 4;
    const Need no_major = Need{}.length(kHearts, 0, 3).length(kSpades, 0, 3);
    desk.add("limit_raise", Call::bid(3, opened), no_major.support(opened, 10, 12).length(opened, own + 1));
    new_suits(desk, opened);
    negative_double(desk, opened);
    desk.add("single_raise", Call::bid(2, opened), Need{}.support(opened, 6, 9).length(opened, own));
    no_trump_responses(desk, opened);
    desk.add("limit_raise", Call::bid(3, opened), Need{}.support(opened, 10, 12).length(opened, own));
    desk.add("three_no_trump_response", Call::bid(3, kNoTrump), Need{}.high(13).even().stopped(desk.their_suits()));
    desk.add("raise_to_game", Call::bid(5, opened), Need{}.support(opened, 16).length(opened, own + 1));
    desk.add("three_no_trump_response", Call::bid(3, kNoTrump), Need{}.high(13).stopped(desk.their_suits()));
    desk.add("single_raise", Call::bid(2, opened), Need{}.support(opened, 6, 9).length(opened, 4));
  }
  desk.add("pass", kPass, Need{}.points(0, desk.disturbed() ? 11 : 5));
}

/// `least` is the least that the opening shows; `level` the level of Stayman's clubs.
void respond_to_no_trump(Desk& desk, int least, int most) {
  const int level = desk.opening.level() + 1;
  const int game = kGamePoints - least, slam = kSlamPoints - least;
  const int invite = level == 2 ? kGamePoints - most : game;
  const Need stopped = Need{}.stopped(desk.their_suits());
  desk.add("slam", Call::bid(6, kNoTrump), Need{}.high(slam).balanced());
  for (const int major : {kSpades, kHearts}) {
    desk.add("game_in_long_major", Call::bid(4, major), Need{}.points(game, slam - 1).length(major, 6));
    desk.add("five_card_major", Call::bid(3, major), Need{}.points(game).length(major, 5), Force::game);
  }
  for (const int major : {kSpades, kHearts})
    desk.add("stayman", Call::bid(level, kClubs), Need{}.high(invite).length(major, 4, 4), Force::round);
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(game, slam - 1));
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.points(game + 1, slam - 1));
  if (level == 2) {
    for (const int suit : {kSpades, kHearts, kDiamonds})
      desk.add("weak_take_out", Call::bid(2, suit),
               Need{}.points(desk.disturbed() ? 5 : 0, invite - 1).length(suit, suit == kDiamonds ? 6 : 5));
    desk.add("invitation", Call::bid(2, kNoTrump), stopped.high(invite, game - 1));
  }
  desk.add("pass", kPass, Need{}.high(0, invite - 1));
}

void respond_to_strong_two_clubs(Desk& desk) {
  for (const int suit : {kSpades, kHearts})
    desk.add("positive", Call::bid(2, suit), Need{}.high(8).length(suit, 5), Force::game);
  for (const int suit : {kDiamonds, kClubs})
    desk.add("positive", Call::bid(3, suit), Need{}.high(8).length(suit, 5), Force::game);
  desk.add("positive_no_trump", Call::bid(2, kNoTrump), Need{}.high(8).balanced(), Force::game);
  desk.add("waiting", Call::bid(2, kDiamonds), Need{}, Force::game);
  desk.add("pass", kPass, Need{}.points(0, 7));
}

void respond_to_long_suit(Desk& desk) {
  const int suit = desk.opening.denomination();
  const int level = desk.opening.level();
  const int game = level == 2 ? 16 : 15;
  const unsigned others = 15U & ~(1U << suit);
  const Need fit = Need{}.length(suit, level == 2 ? 3 : 2);
  if (is_major(suit)) desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, game));
  if (level <= 3) {
    desk.add("game_in_no_trump", Call::bid(3, kNoTrump), fit.high(game).stopped(others));
    for (const int major : {kSpades, kHearts})
      if (major != suit)
        desk.add("strong_suit", desk.cheapest(major), Need{}.points(game + 1).length(major, 6), Force::round);
    if (is_major(suit)) desk.add("raise_to_game", Call::bid(4, suit), Need{}.high(game + 1).length(suit, 2));
    desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.high(game + 1).balanced());
  }
  if (level == 2) desk.add("obstructive_raise", Call::bid(3, suit), Need{}.support(suit, 6, game - 1).length(suit, 3));
  if (is_minor(suit) && level >= 3)
    desk.add("raise_to_game", Call::bid(5, suit), Need{}.support(suit, game + 1).length(suit, 3));
  desk.add("pass", kPass, Need{}.points(0, game + 1));
}

}  // namespace

void offer_responses(Desk& desk) {
  const Call opening = desk.opening;
  if (opening == Call::bid(1, kNoTrump)) return respond_to_no_trump(desk, 15, 17);
  if (opening == Call::bid(2, kNoTrump)) return respond_to_no_trump(desk, 20, 21);
  if (opening == Call::bid(2, kClubs)) return respond_to_strong_two_clubs(desk);
  if (opening.level() == 1) return respond_to_suit(desk);
  respond_to_long_suit(desk);
}

}  // namespace tapete::bridge
