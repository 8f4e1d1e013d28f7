#include "games/bridge/bidding_desk.hpp"

/// Later rounds: the combined points and lengths decide the level and the denomination.
namespace tapete::bridge {
namespace {

constexpr int kFit = 8;               ///< trumps that both hands together need
constexpr int kInvitationSpread = 4;  ///< invitations take partner's range of points as at most this wide

/// Returns how many cards of the suit complete a fit with the length that partner has shown; at most six, because a
/// suit of six cards needs no help from partner.
int cards_for_fit(const Desk& desk, int suit, int fit = kFit) {
  return std::clamp(fit - desk.partners().length[at(suit)].least, 0, 6);
}
Need with_fit(const Desk& desk, int suit, int least, int most = 40) {
  constexpr int kHelps = 2;  // if partner has shown no more cards than this, short suits have no value yet
  const Need fit = Need{}.length(suit, cards_for_fit(desk, suit));
  return desk.partners().length[at(suit)].least > kHelps ? fit.support(suit, least, most) : fit.points(least, most);
}
/// Requires these high card points for no trump, and the stoppers in the opponents' suits that partner has not shown.
Need for_no_trump(const Desk& desk, int least, int most = 40) {
  return Need{}.high(least, most).stopped(desk.open_suits());
}
/// Requires, in addition to for_no_trump(), at least one card in each long suit of partner, and two in each suit that
/// partner has not shown.
Need well_for_no_trump(const Desk& desk, int least, int most = 40) {
  constexpr int kLong = 5;
  constexpr int kShown = 4;
  Need need = for_no_trump(desk, least, most);
  for (int suit = 0; suit < kSuits; ++suit) {
    const int his = desk.partners().length[at(suit)].least;
    need = need.length(suit, his >= kLong ? 1 : his >= kShown ? 0 : 2);
  }
  return need;
}

void slams(Desk& desk) {
  constexpr int kHigh = 29;  // least high card points of both hands; distribution alone makes no slam
  const int points = kSlamPoints - desk.partners().points.least;
  const int high = kHigh - desk.partners().high.least;
  const bool low = desk.auction.highest().level() < 4;
  for (const int suit : kBestFirst) {
    if (desk.theirs(suit)) continue;
    if (is_major(suit) && low)
      desk.add("ask_for_aces", Call::bid(4, kNoTrump), with_fit(desk, suit, points).high(high), Force::aces);
    else
      desk.add("slam", Call::bid(6, suit), with_fit(desk, suit, points + 1).high(high).aces(2, 4));
  }
  desk.add("slam", Call::bid(6, kNoTrump), well_for_no_trump(desk, kSlamPoints - desk.partners().high.least));
}

void games(Desk& desk) {
  const int points = kGamePoints - desk.partners().points.least;
  for (const int suit : kBestFirst)
    if (is_major(suit) && !desk.theirs(suit)) desk.add("game", Call::bid(4, suit), with_fit(desk, suit, points));
  // In no trump only some of the points for distribution count.
  const int high = kGamePoints - std::min(int{desk.partners().points.least}, desk.partners().high.least + 2);
  desk.add("game", Call::bid(3, kNoTrump), well_for_no_trump(desk, high));
  for (const int suit : kBestFirst)
    if (is_minor(suit) && !desk.theirs(suit))
      desk.add("game", Call::bid(5, suit), with_fit(desk, suit, points + kMinorGamePoints - kGamePoints));
  desk.add("game", Call::bid(3, kNoTrump), for_no_trump(desk, high));
}

/// Offers a major suit that the seat has not shown yet. The side must be forced to game, so that partner cannot pass
/// below game.
void new_major(Desk& desk) {
  for (const int suit : {kSpades, kHearts})
    if (!desk.theirs(suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least < 4)
      desk.add("new_major", desk.cheapest(suit),
               Need{}.length(suit, 5).length(kSpades + kHearts - suit, 0, suit == kSpades ? 13 : 4), Force::game);
}

/// Offers invitations if game is possible with the average of the points that partner has shown.
void invitations(Desk& desk) {
  const Range his = desk.partners().points;
  const int game = kGamePoints - his.least;
  const int invite = kGamePoints - (his.least + std::min(int{his.most}, his.least + kInvitationSpread) + 1) / 2;
  if (his.most - his.least < 2 || invite >= game) return;
  for (const int suit : kBestFirst)
    if (!desk.theirs(suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least < kFit)
      desk.add("invitation", Call::bid(3, suit),
               is_major(suit) ? with_fit(desk, suit, invite, game - 1)
                              : with_fit(desk, suit, invite + 1, game + kMinorGamePoints - kGamePoints - 1));
  desk.add("invitation", Call::bid(2, kNoTrump), well_for_no_trump(desk, invite, game - 1));
}

/// Offers bids of a hand that must not pass and fits no other offer.
void forced_bids(Desk& desk) {
  if (!desk.ours()) {  // partner has doubled
    const int suit = desk.auction.highest().denomination();
    if (suit != kNoTrump) desk.add("penalty_pass", kPass, Need{}.length(suit, 4).stopped(1U << suit));
  }
  for (const int suit : kBestFirst)
    if (!desk.theirs(suit) && desk.cheapest_level(suit) <= 4)
      desk.add("agree", desk.cheapest(suit), with_fit(desk, suit, 0));
  for (const int suit : kBestFirst)
    if (!desk.theirs(suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least < 4)
      desk.add("second_suit", desk.cheapest(suit), Need{}.length(suit, 5));
  for (const int suit : kBestFirst)
    if (!desk.theirs(suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least >= 4)
      desk.add("long_suit", desk.cheapest(suit), Need{}.length(suit, desk.mine().length[at(suit)].least + 1));
  if (desk.cheapest_level(kNoTrump) <= 3) desk.add("no_trump", desk.cheapest(kNoTrump), for_no_trump(desk, 0).even());
  for (int cards = 3; cards >= 0; --cards)
    for (const int suit : kBestFirst)
      if (desk.partners().length[at(suit)].least >= 4 && desk.cheapest_level(suit) <= 5)
        desk.add("preference", desk.cheapest(suit), Need{}.length(suit, cards));
  if (!desk.ours()) desk.add("penalty_double", kDouble, Need{});
  if (desk.their_suits() == 0) return desk.add("no_trump", desk.cheapest(kNoTrump), Need{});
  for (const int suit : kBestFirst)
    if (desk.mine().length[at(suit)].least >= 3) desk.add("long_suit", desk.cheapest(suit), Need{});
}

/// Offers a long suit instead of one no trump, in which the long suit of a weak hand wins no tricks.
void leave_no_trump(Desk& desk, int most) {
  constexpr int kLong = 5;
  if (desk.auction.highest().level() > 1) return;
  for (const int suit : kBestFirst) {
    const int cards = std::max(kLong, cards_for_fit(desk, suit));
    if (!desk.theirs(suit))
      desk.add("correction", Call::bid(2, suit), with_fit(desk, suit, 0, most).length(suit, cards));
  }
}

/// Offers calls that leave partner's suit for a better suit of partner, for an own long suit, or for one no trump.
void leave_suit(Desk& desk, int most) {
  constexpr int kOwn = 4;
  constexpr int kLong = 6;
  const Call now = desk.auction.highest();
  const int current = now.denomination();
  const Need weak = Need{}.points(0, most);
  if (desk.mine().length[at(current)].least >= kOwn) return;  // the suit is the seat's own, raised by partner
  for (const int suit : kBestFirst) {
    const int his = desk.partners().length[at(suit)].least;
    const int level = desk.cheapest_level(suit);
    if (suit == current || desk.theirs(suit) || level > std::min(now.level() + 1, 3)) continue;
    const int better = his - desk.partners().length[at(current)].least;
    if (his >= kOwn && (level == now.level() || level <= 2))
      for (int cards = kLong; cards >= 1; --cards)
        desk.add("preference", desk.cheapest(suit), weak.length(suit, cards).length(current, 0, cards - 1 + better));
    const int shown = desk.partners().length[at(current)].least;
    const int few = shown <= kOwn ? 3 : std::max(0, kLong - shown);
    desk.add("correction", desk.cheapest(suit), weak.length(suit, kLong).length(current, 0, few));
  }
  if (now.level() == 1)
    desk.add("one_no_trump", Call::bid(1, kNoTrump), for_no_trump(desk, 6, most).length(current, 0, 3));
}

/// Offers calls of a hand that has doubled for take-out and is too strong for an overcall, or fits partner's answer.
void strong_doubler(Desk& desk) {
  constexpr int kStrong = 18;  // points that are too many for an overcall
  constexpr int kRaise = 17;   // points for raising partner's answer
  const Call answer = desk.last_call(desk.partner);
  if (answer.is_bid() && answer.denomination() != kNoTrump) {
    const int suit = answer.denomination();
    const int level = desk.cheapest_level(suit);
    const Need fit = Need{}.length(suit, 4);
    if (is_major(suit)) desk.add("doublers_game", Call::bid(4, suit), fit.support(suit, level == 4 ? 19 : 22));
    if (level <= 3) desk.add("doublers_raise", desk.cheapest(suit), fit.support(suit, kRaise));
  }
  desk.add("strong_no_trump", Call::bid(3, kNoTrump), for_no_trump(desk, kStrong + 5));
  for (const int suit : kBestFirst)
    if (!desk.theirs(suit) && desk.cheapest_level(suit) <= 4)
      desk.add("strong_suit", desk.cheapest(suit),
               Need{}.length(suit, desk.cheapest_level(suit) <= 3 ? 5 : 7).points(kStrong));
  if (desk.cheapest_level(kNoTrump) <= 2)
    desk.add("strong_no_trump", desk.cheapest(kNoTrump), for_no_trump(desk, kStrong).even());
}

/// Offers calls of opener after the opponents have overcalled and partner has passed.
void reopen(Desk& desk) {
  constexpr int kStrong = 16;      // points for a second suit
  constexpr int kVeryStrong = 19;  // points for a double with any distribution
  const Call highest = desk.auction.highest();
  const int opened = desk.opening.denomination();
  if (is_major(opened))
    desk.add("game_in_long_major", Call::bid(4, opened), Need{}.length(opened, 7).points(kStrong + 1));
  if (highest.level() == 4 && highest.denomination() != kNoTrump)
    desk.add("reopening_double", kDouble, Need{}.high(17).length(highest.denomination(), 0, 1), Force::round);
  if (highest.level() > 3 || highest.denomination() == kNoTrump || opened == kNoTrump) return;
  for (const int suit : kBestFirst)
    if (suit != opened && !desk.theirs(suit) && desk.cheapest_level(suit) <= 3)
      desk.add("second_suit", desk.cheapest(suit), Need{}.length(suit, 5).length(opened, 5).points(kStrong));
  desk.add("reopening_double", kDouble, Need{}.points(kVeryStrong), Force::round);
  if (highest.level() > 2 || desk.disturbed()) return;
  Need take_out = Need{}.points(12).length(highest.denomination(), 0, 2);
  for (int suit = 0; suit < kSuits; ++suit)
    if (suit != opened && !desk.theirs(suit)) take_out = take_out.length(suit, 3);
  desk.add("reopening_double", kDouble, take_out, Force::round);
  for (const int suit : kBestFirst)
    if (suit != opened && !desk.theirs(suit) && desk.cheapest_level(suit) <= 2)
      desk.add("second_suit", desk.cheapest(suit), Need{}.length(suit, 4).length(opened, 5).points(kStrong));
  if (desk.cheapest_level(opened) <= 2)
    desk.add("rebid", desk.cheapest(opened), Need{}.length(opened, 6).points(kStrong - 2));
}

/// Offers bids up to the level at which the side has as many trumps as it needs tricks, and doubles of contracts that
/// should fail.
void compete(Desk& desk) {
  const Call highest = desk.auction.highest();
  const int theirs_now = highest.denomination();
  const int risk = desk.vulnerable() ? 1 : 0;
  const Range his = desk.partners().points;
  for (const int suit : kBestFirst) {
    const int level = desk.cheapest_level(suit);
    if (desk.theirs(suit) || level > 3) continue;
    const int cards = std::max(0, level + kBook - desk.partners().length[at(suit)].least);
    if (desk.partners().length[at(suit)].least >= 3 || desk.mine().length[at(suit)].least >= 5)
      desk.add("competition", desk.cheapest(suit),
               Need{}
                   .length(suit, std::max(cards, cards_for_fit(desk, suit)))
                   .support(suit, 15 + 2 * level + risk - his.least));
  }
  for (const int suit : kBestFirst) {
    const int level = desk.cheapest_level(suit);
    const int own = desk.mine().length[at(suit)].least;
    if (!desk.theirs(suit) && own >= 4 && own < 6 && level <= 3)
      desk.add("long_suit", desk.cheapest(suit), Need{}.length(suit, level + 4).points(5 + 2 * level + risk));
  }
  if (theirs_now == kNoTrump) return desk.add("penalty_double", kDouble, Need{}.high(kGamePoints - his.least));
  if (highest.level() >= 2 && highest.level() <= 7)
    desk.add(
        "penalty_double", kDouble,
        Need{}.length(theirs_now, highest.level() >= 4 ? 3 : 4).high(kGamePoints - 1 - his.least).good(theirs_now));
  if (highest.level() >= 4)
    desk.add("penalty_double", kDouble, Need{}.length(theirs_now, 2).high(kGamePoints + 1 - his.least));
  constexpr int kOpener = 11;  // points of an opening
  constexpr int kBoth = 23;    // points of both hands together for a double
  if (highest.level() <= 2 && his.least >= kOpener && desk.opener == desk.partner)
    desk.add("action_double", kDouble, Need{}.high(kBoth - his.least).length(theirs_now, 0, 3), Force::round);
}

}  // namespace

void offer_judgement(Desk& desk) {
  const bool forced = desk.forced();
  const int game = kGamePoints - desk.partners().points.least;
  const bool over_game = desk.ours() && desk.at_game();
  const bool limited = desk.partners().points.least > 0;
  if (limited && desk.auction.highest().level() < 6 && !desk.reading.aces_asked[at(desk.me % kPairs)]) slams(desk);
  if (over_game) {
    for (const int suit : {kSpades, kHearts})
      if (desk.auction.highest() == Call::bid(3, kNoTrump) && desk.mine().length[at(suit)].least >= 5)
        desk.add("game_in_long_major", Call::bid(4, suit), Need{}.length(suit, 7));
    if (desk.auction.highest() == Call::bid(3, kNoTrump)) offer_return_to_major(desk);
    return desk.add("pass", kPass, Need{});
  }
  if (desk.reading.game_forced[at(desk.me % kPairs)]) new_major(desk);
  offer_game_after_transfer(desk);
  if (limited) games(desk);
  if (limited && !desk.at_game()) invitations(desk);
  if (forced) return forced_bids(desk);
  const bool second = desk.last_call(desk.me) == kDouble && desk.reading.force[at(desk.me)] == Force::round;
  if (second) strong_doubler(desk);
  if (second && desk.ours()) return;  // a weaker hand passes: its double has shown everything
  if (desk.ours()) {
    offer_return_to_major(desk);
    desk.auction.highest().denomination() == kNoTrump ? leave_no_trump(desk, game - 1) : leave_suit(desk, game - 1);
  } else {
    if (desk.opener == desk.me && desk.last_call(desk.me) == desk.opening && desk.first_call(desk.partner) == kPass)
      reopen(desk);
    compete(desk);
  }
  desk.add("pass", kPass, Need{}.points(0, std::max(game - 1, int{desk.mine().points.least})));
}

void offer_aces(Desk& desk) {
  for (int count = 0; count < kSuits; ++count) {
    const Call answer = Call::bid(5, count);
    desk.add("aces", answer, count == 0 ? Need{}.aces(0, 0) : Need{}.aces(count, count));
  }
  desk.add("aces", Call::bid(5, kClubs), Need{}.aces(4, 4));
}

void offer_after_aces(Desk& desk) {
  constexpr int kEnough = 3;  // aces of both hands together for a slam
  const int his = desk.partners().aces.least;
  for (const int suit : {kSpades, kHearts}) {
    const Need fit = Need{}.length(suit, cards_for_fit(desk, suit));
    desk.add("slam", Call::bid(6, suit), fit.aces(std::max(0, kEnough - his), 4));
    desk.add("too_few_aces", desk.cheapest(suit), fit);
  }
  desk.add("pass", kPass, Need{});
}

}  // namespace tapete::bridge
