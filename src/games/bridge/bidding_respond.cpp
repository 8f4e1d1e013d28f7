#include "games/bridge/bidding_desk.hpp"

/// Responses to partner's opening.
namespace tapete::bridge {
namespace {

constexpr int kMostForOneNoTrump = 10;  ///< high card points

/// Offers raises of partner's major, by the points of the hand with this suit as trumps. A hand that is worth a game
/// but has only three trumps bids another suit first.
void offer_raises(Desk& desk, int suit) {
  const Need fit = Need{}.length(suit, 3).high(5);
  const bool no_single_raise = desk.cheapest_level(suit) > 2;
  desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, 13, 15).length(suit, 4));
  desk.add("limit_raise", Call::bid(3, suit), fit.support(suit, no_single_raise ? 9 : 10, 12));
  desk.add("single_raise", Call::bid(2, suit), fit.support(suit, 6, 9));
}

/// Returns the force of a bid in a new suit: the bid forces opener, unless the opponents have overcalled in no trump.
Force force_of_new_suit(const Desk& desk) {
  return desk.disturbed() && desk.auction.highest().denomination() == kNoTrump ? Force::none : Force::round;
}

/// Offers new suits of five cards or more: the longest suit first, and of two equally long suits the higher one.
void long_suits(Desk& desk, int opened) {
  const Force force = force_of_new_suit(desk);
  for (int cards = 7; cards >= 5; --cards)
    for (const int suit : kBestFirst) {
      const Call call = desk.cheapest(suit);
      const Need need = Need{}.length(suit, cards);
      if (suit == opened || desk.theirs(suit) || !call.is_bid()) continue;
      if (call.level() == 1) {
        desk.add("one_over_one", call, desk.disturbed() ? need.points(6).high(5).fair(suit) : need.points(6).high(5),
                 force);
        desk.add("one_over_one", call, need.points(8), force);
      } else if (call.level() == 2) {
        desk.add("two_over_one", call, need.points(10).high(9).fair(suit), force);
        desk.add("two_over_one", call, need.points(13), force);
      } else if (call.level() == 3 && desk.disturbed()) {
        desk.add("two_over_one", call, need.points(12).fair(suit), force);
      }
    }
}

/// Offers a jump with a weak hand and a long major whose cheapest bid is at the level of two.
void weak_jumps(Desk& desk, int opened) {
  for (const int suit : {kSpades, kHearts})
    if (suit != opened && !desk.theirs(suit) && desk.cheapest_level(suit) == 2)
      desk.add("weak_jump", Call::bid(3, suit),
               Need{}
                   .length(suit, desk.vulnerable() ? 7 : 6)
                   .high(4, 8)
                   .fair(suit)
                   .length(opened, 0, is_major(opened) ? 2 : 13));
}

/// Offers new suits of four cards at this level, the lowest one first.
void short_suits(Desk& desk, int opened, int level) {
  const Force force = force_of_new_suit(desk);
  for (const int suit : {kClubs, kDiamonds, kHearts, kSpades}) {
    const Call call = desk.cheapest(suit);
    if (suit == opened || desk.theirs(suit) || !call.is_bid() || call.level() != level) continue;
    const Need four = Need{}.length(suit, 4, 4);
    if (level == 1) {
      desk.add("one_over_one", call, desk.disturbed() ? four.points(6).high(5).good(suit) : four.points(6).high(5),
               force);
      desk.add("one_over_one", call, four.points(8).fair(suit), force);
    } else if (is_minor(suit)) {
      desk.add("two_over_one", call, four.points(11), force);
    }
  }
}

/// Offers a negative double of an overcall: a double for take-out that shows the majors that nobody has bid.
void negative_double(Desk& desk, int opened) {
  const Call theirs = desk.auction.highest();
  if (!desk.disturbed() || theirs.level() > 3 || desk.auction.doubled() != 0) return;
  if (theirs.denomination() == kNoTrump) return desk.add("penalty_double", kDouble, Need{}.high(10));
  Need need = Need{}.high(6).points(theirs.level() == 1 ? 7 : theirs.level() == 2 ? 8 : 10);
  bool unbid = false;
  for (int major = kHearts; major <= kSpades; ++major)
    if (major != opened && !desk.theirs(major)) need = need.length(major, 4), unbid = true;
  if (unbid) desk.add("negative_double", kDouble, need, Force::round);
}

void many_no_trumps(Desk& desk) {
  const Need balanced = Need{}.stopped(desk.their_suits()).balanced();
  desk.add("three_no_trump_response", Call::bid(3, kNoTrump), balanced.high(13, 15));
  desk.add("two_no_trump_response", Call::bid(2, kNoTrump), balanced.high(11, 12));
}

void one_no_trump(Desk& desk, int opened) {
  Need need = Need{}.high(desk.their_suits() != 0 ? 7 : 6, kMostForOneNoTrump).stopped(desk.their_suits());
  for (const int major : {kSpades, kHearts})
    if (!desk.theirs(major)) need = need.length(major, 0, major == opened ? 3 : 5);
  desk.add("no_trump_response", Call::bid(1, kNoTrump), need);
}

void respond_to_major(Desk& desk, int opened) {
  offer_raises(desk, opened);
  long_suits(desk, opened);
  weak_jumps(desk, opened);
  short_suits(desk, opened, 1);
  negative_double(desk, opened);
  desk.add("strong_raise", Call::bid(4, opened), Need{}.support(opened, 16).length(opened, 4));
  desk.add("raise_to_game", Call::bid(4, opened), Need{}.support(opened, 13, 15).length(opened, 3));
  many_no_trumps(desk);
  short_suits(desk, opened, 2);
  desk.add("strong_raise", Call::bid(4, opened), Need{}.support(opened, 16).length(opened, 3));
  one_no_trump(desk, opened);
}

void respond_to_minor(Desk& desk, int opened) {
  // Majors come before a fit in a minor suit.
  const int own = opened == kClubs ? 5 : 4;
  const Need no_major = Need{}.length(kHearts, 0, 3).length(kSpades, 0, 3);
  desk.add("limit_raise", Call::bid(3, opened), no_major.support(opened, 10, 12).length(opened, own + 1));
  long_suits(desk, opened);
  weak_jumps(desk, opened);
  short_suits(desk, opened, 1);
  negative_double(desk, opened);
  desk.add("single_raise", Call::bid(2, opened), Need{}.support(opened, 6, 9).length(opened, own));
  many_no_trumps(desk);
  one_no_trump(desk, opened);
  desk.add("limit_raise", Call::bid(3, opened), Need{}.support(opened, 10, 12).length(opened, own));
  short_suits(desk, opened, 2);
  const Need stopped = Need{}.stopped(desk.their_suits());
  desk.add("three_no_trump_response", Call::bid(3, kNoTrump), stopped.high(13).even());
  desk.add("raise_to_game", Call::bid(5, opened), Need{}.support(opened, 19).length(opened, own + 1));
  desk.add("three_no_trump_response", Call::bid(3, kNoTrump), stopped.high(13));
  desk.add("single_raise", Call::bid(2, opened), Need{}.support(opened, 6, 9).length(opened, 4));
}

void respond_to_suit(Desk& desk) {
  const int opened = desk.opening.denomination();
  is_major(opened) ? respond_to_major(desk, opened) : respond_to_minor(desk, opened);
  desk.add("pass", kPass, Need{}.points(0, desk.disturbed() ? 11 : 5));
}

void weak_take_outs(Desk& desk, int least, int most) {
  for (const int suit : {kSpades, kHearts, kDiamonds})
    desk.add("weak_take_out", Call::bid(2, suit), Need{}.points(least, most).length(suit, suit == kDiamonds ? 6 : 5));
}

/// Offers natural bids of majors after the opponents have disturbed an opening in no trump.
void natural_majors(Desk& desk, int game, int slam) {
  for (const int major : {kSpades, kHearts}) {
    desk.add("game_in_long_major", Call::bid(4, major), Need{}.points(game - 1, slam - 1).length(major, 6));
    desk.add("five_card_major", Call::bid(3, major), Need{}.points(game).length(major, 5), Force::game);
  }
}

/// Offers responses to partner's no trump, which shows `least` to `most` points.
void respond_to_no_trump(Desk& desk, int least, int most) {
  const int level = desk.no_trump.level() + 1;
  const int game = kGamePoints - least;
  const int slam = kSlamPoints - least;
  const int invite = level == 2 ? kGamePoints - most : game;
  const Need stopped = Need{}.stopped(desk.open_suits());
  desk.add("slam", Call::bid(6, kNoTrump), Need{}.high(slam).balanced());
  if (desk.disturbed())
    natural_majors(desk, game, slam);
  else
    offer_transfers(desk, level);
  for (const int major : {kSpades, kHearts})
    for (const Need& hand : {Need{}.high(game), Need{}.high(invite + 1).even()})
      if (!desk.theirs(major)) desk.add("stayman", Call::bid(level, kClubs), hand.length(major, 4, 4), Force::round);
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.high(game, slam - 1));
  desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.points(game + 1, slam - 1));
  for (const int minor : {kDiamonds, kClubs})
    desk.add("game_in_no_trump", Call::bid(3, kNoTrump), stopped.points(game, slam - 1).length(minor, 6).good(minor));
  const bool takes_out = level == 2 && desk.disturbed();
  if (takes_out) {
    weak_take_outs(desk, 5, invite - 1);
    for (const int major : {kSpades, kHearts})
      desk.add("weak_take_out", Call::bid(2, major), Need{}.points(invite, game - 2).length(major, 6));
  }
  if (level == 2) desk.add("invitation", Call::bid(2, kNoTrump), stopped.high(invite, game - 1).even());
  if (takes_out) weak_take_outs(desk, invite, game);  // of hands that are too uneven to invite in no trump
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

}  // namespace

void offer_answers_to_no_trump_overcall(Desk& desk) {
  constexpr int kUsual = 2;  // the overcall has seldom more than the fewest points that it shows and this many
  const int least = desk.partners().high.least;
  respond_to_no_trump(desk, least, least + kUsual);
}

void offer_answers_to_preempt(Desk& desk, Call preempt) {
  const int suit = preempt.denomination();
  const int level = preempt.level();
  const int game = level == 2 ? 16 : 15;
  const unsigned others = 15U & ~(1U << suit);
  const Need fit = Need{}.length(suit, level == 2 ? 3 : 2);
  if (is_major(suit)) desk.add("raise_to_game", Call::bid(4, suit), fit.support(suit, game));
  if (level <= 3) {
    desk.add("game_in_no_trump", Call::bid(3, kNoTrump), fit.high(game).stopped(others));
    for (const int major : {kSpades, kHearts})
      if (major != suit && !desk.theirs(major))
        desk.add("strong_suit", desk.cheapest(major), Need{}.points(game + 1).length(major, 6), Force::round);
    if (is_major(suit)) desk.add("raise_to_game", Call::bid(4, suit), Need{}.high(game + 1).length(suit, 2));
    desk.add("game_in_no_trump", Call::bid(3, kNoTrump), Need{}.high(game + 1).balanced().stopped(desk.their_suits()));
  }
  if (level == 2)
    desk.add("obstructive_raise", Call::bid(3, suit),
             Need{}.support(suit, desk.vulnerable() ? 8 : 6, game - 1).length(suit, 3));
  // With ten trumps, the side can afford four of the major, or the opponents could make a game.
  if (is_major(suit) && level == 3 && !desk.vulnerable())
    desk.add("obstructive_raise", Call::bid(4, suit), Need{}.support(suit, 6, game - 1).length(suit, 3));
  if (is_minor(suit) && level >= 3)
    desk.add("raise_to_game", Call::bid(5, suit), Need{}.support(suit, game + 1).length(suit, 3));
  desk.add("pass", kPass, Need{}.points(0, game + 1));
}

void offer_responses(Desk& desk) {
  const Call opening = desk.opening;
  if (opening == Call::bid(1, kNoTrump)) return respond_to_no_trump(desk, 15, 17);
  if (opening == Call::bid(2, kNoTrump)) return respond_to_no_trump(desk, 20, 21);
  if (opening == Call::bid(2, kClubs)) return respond_to_strong_two_clubs(desk);
  if (opening.level() == 1) return respond_to_suit(desk);
  offer_answers_to_preempt(desk, opening);
}

}  // namespace tapete::bridge
