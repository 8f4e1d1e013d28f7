#include "games/bridge/bidding_desk.hpp"

/// Later rounds: the combined points and lengths decide how high and in which denomination.
namespace tapete::bridge {
namespace {

constexpr std::array kBestFirst{kSpades, kHearts, kDiamonds, kClubs};
constexpr int kFit = 8;  ///< trumps of both hands together
constexpr int kInvitationSpread = 4;

/// The cards of the suit that complete a fit with what partner has shown; a suit of seven needs no help.
int cards_for_fit(const Desk& desk, int suit, int fit = kFit) {
  return std::clamp(fit - desk.his().length[at(suit)].least, 0, 7);
}
Need with_fit(const Desk& desk, int suit, int least, int most = 40) {
  constexpr int kHelps = 2;  // with fewer of partner's cards shortness is worth nothing yet
  const Need fit = Need{}.length(suit, cards_for_fit(desk, suit));
  return desk.his().length[at(suit)].least > kHelps ? fit.support(suit, least, most) : fit.points(least, most);
}
/// No trump with stoppers in the opponents' suits and some card in partner's.
Need for_no_trump(const Desk& desk, int least, int most = 40) {
  constexpr int kLong = 5;
  Need need = Need{}.high(least, most).stopped(desk.open_suits());
  for (int suit = 0; suit < kSuits; ++suit)
    if (desk.his().length[at(suit)].least >= kLong) need = need.length(suit, 1);
  return need;
}

bool theirs(const Desk& desk, int suit) { return (desk.their_suits() >> suit & 1U) != 0; }

void slams(Desk& desk) {
  const int points = kSlamPoints - desk.his().points.least;
  const bool low = desk.auction.highest().level() < 4;
  for (const int suit : kBestFirst) {
    if (theirs(desk, suit)) continue;
    if (is_major(suit) && low)
      desk.add("ask_for_aces", Call::bid(4, kNoTrump), with_fit(desk, suit, points), Force::aces);
    else
      desk.add("slam", Call::bid(6, suit), with_fit(desk, suit, points + 1).aces(2, 4));
  }
  desk.add("slam", Call::bid(6, kNoTrump), for_no_trump(desk, points));
}

void games(Desk& desk) {
  const int points = kGamePoints - desk.his().points.least;
  for (const int suit : kBestFirst)
    if (is_major(suit) && !theirs(desk, suit)) desk.add("game", Call::bid(4, suit), with_fit(desk, suit, points));
  desk.add("game", Call::bid(3, kNoTrump), for_no_trump(desk, points));
  for (const int suit : kBestFirst)
    if (is_minor(suit) && !theirs(desk, suit))
      desk.add("game", Call::bid(5, suit), with_fit(desk, suit, points + kMinorGamePoints - kGamePoints));
}

/// Invitations to game: with the average of what partner has shown, a game is possible.
void invitations(Desk& desk) {
  const Range his = desk.his().points;
  const int game = kGamePoints - his.least;
  const int invite = kGamePoints - (his.least + std::min(int{his.most}, his.least + kInvitationSpread) + 1) / 2;
  if (his.most - his.least < 2 || invite >= game) return;
  for (const int suit : kBestFirst)
    if (!theirs(desk, suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least < kFit)
      desk.add("invitation", Call::bid(3, suit), with_fit(desk, suit, is_major(suit) ? invite : invite + 1, game - 1));
  desk.add("invitation", Call::bid(2, kNoTrump), for_no_trump(desk, invite, game - 1));
}

/// Bids that keep a promise to partner when nothing else is clear.
void forced_bids(Desk& desk) {
  for (const int suit : kBestFirst)
    if (!theirs(desk, suit) && desk.cheapest_level(suit) <= 4)
      desk.add("agree", desk.cheapest(suit), with_fit(desk, suit, 0));
  for (const int suit : kBestFirst)
    if (!theirs(desk, suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least >= 4)
      desk.add("long_suit", desk.cheapest(suit), Need{}.length(suit, desk.mine().length[at(suit)].least + 1));
  if (desk.cheapest_level(kNoTrump) <= 3) desk.add("no_trump", desk.cheapest(kNoTrump), for_no_trump(desk, 0).even());
  for (const int suit : {kClubs, kDiamonds, kHearts, kSpades})
    if (!theirs(desk, suit) && desk.cheapest_level(suit) <= 3 && desk.mine().length[at(suit)].least < 4)
      desk.add("fourth_suit", desk.cheapest(suit), Need{}.length(suit, 5));
  for (int cards = 3; cards >= 0; --cards)
    for (const int suit : kBestFirst)
      if (desk.his().length[at(suit)].least >= 4 && desk.cheapest_level(suit) <= 5)
        desk.add("preference", desk.cheapest(suit), Need{}.length(suit, cards));
  desk.add("no_trump", desk.cheapest(kNoTrump), Need{});
}

/// Leaves a bad contract for a better suit that costs no more than one level.
void corrections(Desk& desk, int most) {
  const Call now = desk.auction.highest();
  const int current = now.denomination();
  for (const int suit : kBestFirst) {
    const int his = desk.his().length[at(suit)].least;
    if (suit == current || theirs(desk, suit) || desk.cheapest_level(suit) > now.level() + (now.level() < 2 ? 1 : 0))
      continue;
    if (current == kNoTrump) {
      // In no trump a long suit of a weak hand wins no tricks.
      if (now.level() <= 2)
        desk.add("correction", desk.cheapest(suit),
                 with_fit(desk, suit, 0, most).length(suit, std::max(5, kFit - his)));
      continue;
    }
    const int better = his - desk.his().length[at(current)].least;
    for (int cards = 6; cards >= 1; --cards)
      if (his >= 4)
        desk.add("preference", desk.cheapest(suit),
                 Need{}.points(0, most).length(suit, cards).length(current, 0, cards - 1 + better));
    if (desk.cheapest_level(suit) <= 2)
      desk.add("correction", desk.cheapest(suit), Need{}.points(0, most).length(suit, 6).length(current, 0, 2));
  }
}

/// A hand that doubled for take-out although it is too strong for an overcall, or that likes partner's answer.
void strong_doubler(Desk& desk) {
  constexpr int kStrong = 18, kRaise = 17;
  const Call answer = desk.last_call(desk.partner);
  if (answer.is_bid() && answer.denomination() != kNoTrump && desk.cheapest_level(answer.denomination()) <= 3)
    desk.add("doublers_raise", desk.cheapest(answer.denomination()),
             Need{}.length(answer.denomination(), 4).support(answer.denomination(), kRaise));
  for (const int suit : kBestFirst)
    if (!theirs(desk, suit) && desk.cheapest_level(suit) <= 3)
      desk.add("strong_suit", desk.cheapest(suit), Need{}.length(suit, 5).points(kStrong));
  if (desk.cheapest_level(kNoTrump) <= 2)
    desk.add("strong_no_trump", desk.cheapest(kNoTrump), for_no_trump(desk, kStrong).even());
}

/// Opener's second chance when the opponents have overcalled and partner has passed.
void reopen(Desk& desk) {
  constexpr int kStrong = 16, kVeryStrong = 19;
  const Call highest = desk.auction.highest();
  if (highest.level() > 2 || highest.denomination() == kNoTrump) return;
  const int opened = desk.opening.denomination();
  Need take_out = Need{}.points(12).length(highest.denomination(), 0, 2);
  for (int suit = 0; suit < kSuits; ++suit)
    if (suit != opened && !theirs(desk, suit)) take_out = take_out.length(suit, 3);
  desk.add("reopening_double", kDouble, take_out, Force::round);
  desk.add("reopening_double", kDouble, Need{}.points(kVeryStrong), Force::round);
  for (const int suit : kBestFirst)
    if (suit != opened && !theirs(desk, suit) && desk.cheapest_level(suit) <= 2)
      desk.add("second_suit", desk.cheapest(suit), Need{}.length(suit, 4).length(opened, 5).points(kStrong));
  if (desk.cheapest_level(opened) <= 2)
    desk.add("rebid", desk.cheapest(opened), Need{}.length(opened, 6).points(kStrong - 2));
}

/// As many tricks as there are trumps: competes to that level, and doubles what cannot be made.
void compete(Desk& desk) {
  const Call highest = desk.auction.highest();
  const int theirs_now = highest.denomination();
  const Range his = desk.his().points;
  for (const int suit : kBestFirst) {
    const int level = desk.cheapest_level(suit);
    if (theirs(desk, suit) || level > 3) continue;
    const int cards = std::max(0, level + kBook - desk.his().length[at(suit)].least);
    if (desk.his().length[at(suit)].least >= 3 || desk.mine().length[at(suit)].least >= 5)
      desk.add(
          "competition", desk.cheapest(suit),
          Need{}.length(suit, std::max(cards, cards_for_fit(desk, suit))).support(suit, 15 + 2 * level - his.least));
  }
  for (const int suit : kBestFirst) {
    const int level = desk.cheapest_level(suit), own = desk.mine().length[at(suit)].least;
    if (!theirs(desk, suit) && own >= 4 && own < 6 && level <= 3)
      desk.add("long_suit", desk.cheapest(suit), Need{}.length(suit, level + 4).points(5 + 2 * level));
  }
  if (theirs_now == kNoTrump) return desk.add("penalty_double", kDouble, Need{}.high(kGamePoints - his.least));
  if (highest.level() >= 2 && highest.level() <= 7)
    desk.add(
        "penalty_double", kDouble,
        Need{}.length(theirs_now, highest.level() >= 4 ? 3 : 4).high(kGamePoints - 1 - his.least).good(theirs_now));
  if (highest.level() >= 4)
    desk.add("penalty_double", kDouble, Need{}.length(theirs_now, 2).high(kGamePoints + 1 - his.least));
}

}  // namespace

void offer_judgement(Desk& desk) {
  const bool forced = desk.forced();
  const int game = kGamePoints - desk.his().points.least;
  const bool over_game = desk.ours() && desk.at_game();
  const bool limited = desk.his().points.least > 0;
  if (limited && desk.auction.highest().level() < 6 && !desk.reading.aces_asked[at(desk.me % kPairs)]) slams(desk);
  if (over_game) return desk.add("pass", kPass, Need{});
  if (limited) games(desk);
  if (limited && !desk.at_game()) invitations(desk);
  if (forced) return forced_bids(desk);
  const bool second = desk.first_call(desk.me) == kDouble && desk.last_call(desk.me) == kDouble;
  if (second && desk.opener % kPairs != desk.me % kPairs) strong_doubler(desk);
  if (desk.ours()) {
    corrections(desk, game - 1);
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
  constexpr int kEnough = 3;
  const int his = desk.his().aces.least;
  for (const int suit : {kSpades, kHearts}) {
    const Need fit = Need{}.length(suit, cards_for_fit(desk, suit));
    desk.add("slam", Call::bid(6, suit), fit.aces(std::max(0, kEnough - his), 4));
    desk.add("too_few_aces", desk.cheapest(suit), fit);
  }
  desk.add("pass", kPass, Need{});
}

}  // namespace tapete::bridge
