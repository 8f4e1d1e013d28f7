#include "games/bridge/bidding.hpp"

#include "games/bridge/bidding_desk.hpp"

namespace tapete::bridge {
namespace {

/// Narrows `shown`, the hands that a seat may hold, to those that fit `more`, the meaning of one more call.
void narrow(Shown& shown, const Shown& more) {
  shown.points.narrow(more.points);
  shown.high.narrow(more.high);
  shown.aces.narrow(more.aces);
  shown.stopped |= more.stopped;
  for (int suit = 0; suit < kSuits; ++suit) shown.length[at(suit)].narrow(more.length[at(suit)]);
  int others = 0;  // sum of the least lengths of all suits
  for (const Range& suit : shown.length) others += suit.least;
  for (Range& suit : shown.length)
    suit.most = static_cast<std::int8_t>(std::clamp(13 - (others - suit.least), int{suit.least}, int{suit.most}));
}

void widen(Shown& shown, const Shown& other) {
  shown.points.widen(other.points);
  shown.high.widen(other.high);
  shown.aces.widen(other.aces);
  shown.stopped &= other.stopped;
  for (int suit = 0; suit < kSuits; ++suit) shown.length[at(suit)].widen(other.length[at(suit)]);
}

/// Returns whether a call bids a suit that the opponents have bid.
bool is_cue_bid(const Desk& desk, Call call) {
  return call.is_bid() && call.denomination() != kNoTrump && desk.theirs(call.denomination());
}

/// Returns the meaning of a call that the system does not offer: a bid promises length in its suit, or a strong hand if
/// the opponents have bid the suit.
Shown natural(const Desk& desk, Call call) {
  constexpr int kStrong = 11;
  if (!call.is_bid() || call.denomination() == kNoTrump) return {};
  if (is_cue_bid(desk, call)) return Need{}.points(kStrong).shown();
  return Need{}.length(call.denomination(), call.level() == 1 ? 4 : 5).shown();
}

void read_call(const Auction& before, Call call, Reading& reading) {
  const Seat seat = before.turn();
  Shown meant;
  Force force = Force::none;
  bool offered = false;
  for (const Offer& offer : offers_in(before, reading)) {
    if (!(offer.call == call)) continue;
    const Shown shown = offer.need.shown();
    // A later offer without points is for hands that fit nothing better, and these are rare.
    if (offered && shown.points == Range{} && !(meant.points == Range{})) continue;
    if (offered)
      widen(meant, shown);
    else
      meant = shown;
    force = std::max(force, offer.force);
    offered = true;
  }
  if (!offered) {
    const Desk desk{before, reading};
    meant = natural(desk, call);
    if (is_cue_bid(desk, call)) force = Force::round;
  }
  narrow(reading.shown[at(seat)], meant);
  reading.force[at(seat)] = force;
  if (force == Force::aces) reading.aces_asked[at(seat % kPairs)] = true;
  if (force == Force::game) reading.game_forced[at(seat % kPairs)] = true;
}

void offer_all(Desk& desk) {
  const bool own_opening = desk.opener != kNobody && desk.opener % kPairs == desk.me % kPairs;
  const bool silent = desk.first_call(desk.me) == kPass;
  const bool partner_silent = desk.first_call(desk.partner) == kPass;
  if (desk.opener == kNobody) return offer_openings(desk);
  if (desk.reading.force[at(desk.partner)] == Force::aces && !desk.disturbed()) return offer_aces(desk);
  if (desk.reading.force[at(desk.me)] == Force::aces) return offer_after_aces(desk);
  const bool reopened = own_opening && desk.opener == desk.partner && desk.last_call(desk.partner) == kDouble &&
                        desk.reading.force[at(desk.partner)] == Force::round;
  if (reopened && !desk.ours()) return offer_answers_to_double(desk);
  if (own_opening && silent) return offer_responses(desk);
  if (own_opening && desk.opener == desk.me && !partner_silent) return offer_rebids(desk);
  if (!own_opening && desk.no_trumper == desk.partner && silent) return offer_answers_to_no_trump_overcall(desk);
  if (!own_opening && desk.no_trumper == desk.me && !partner_silent) return offer_rebids(desk);
  const bool ours = desk.transferred() != kNoTrump && desk.no_trumper % kPairs == desk.me % kPairs;
  if (ours && desk.last_call(desk.me) == desk.auction.highest())
    return desk.add("own_transfer", desk.cheapest(desk.transferred()), Need{});
  if (own_opening || !silent) return offer_judgement(desk);
  if (partner_silent) return offer_overcalls(desk);
  if (desk.first_call(desk.partner) != kDouble) return offer_advances(desk);
  // A double is answered only while it is partner's last call.
  const bool asks = desk.last_call(desk.partner) == kDouble && desk.reading.force[at(desk.partner)] == Force::round;
  asks ? offer_answers_to_double(desk) : offer_judgement(desk);
}

}  // namespace

bool Need::fits(const HandValue& hand) const {
  for (int suit = 0; suit < kSuits; ++suit)
    if (!length_[at(suit)].has(hand.length[at(suit)])) return false;
  if (!high_.has(hand.high) || !aces_.has(hand.aces) || (balanced_ && !hand.balanced)) return false;
  if ((stopped_ & ~hand.stopped) != 0 || (good_ & ~hand.good) != 0 || (fair_ & ~hand.fair) != 0) return false;
  return measure_ == Measure::high || points_.has(points_of(hand));
}

int Need::points_of(const HandValue& hand) const {
  return measure_ == Measure::high ? hand.high : measure_ == Measure::points ? hand.points() : hand.support(trump_);
}

Shown Need::shown() const {
  // Most points that distribution is assumed to add to the high card points of a hand.
  const int distribution = measure_ == Measure::points ? 2 : 4;
  Shown out;
  out.length = length_;
  out.aces = aces_;
  out.stopped = stopped_;
  out.high = high_;
  out.points = measure_ == Measure::high ? high_ : points_;
  if (measure_ != Measure::high) out.high.narrow(range(points_.least - distribution, points_.most + 1));
  return out;
}

Desk::Desk(const Auction& so_far, const Reading& told)
    : auction(so_far), reading(told), me(so_far.turn()), partner((me + 2) % kSeats) {
  if (const int first = next_call(auction, 0); first < auction.size())
    opener = auction.caller(first), opening = auction[first];
  if (const int bid = no_trump_bid(auction); bid < auction.size())
    no_trumper = auction.caller(bid), no_trump = auction[bid];
}

Call Desk::cheapest(int denomination) const {
  for (int level = 1; level <= kLevels; ++level)
    if (const Call call = Call::bid(level, denomination); auction.legal(call)) return call;
  return kPass;
}

Call Desk::jump(int denomination, int levels) const {
  const int level = cheapest_level(denomination) + levels;
  return level > kLevels ? kPass : Call::bid(level, denomination);
}

int Desk::cheapest_level(int denomination) const {
  const Call call = cheapest(denomination);
  return call.is_bid() ? call.level() : kLevels + 1;
}

Call Desk::first_call(Seat seat) const {
  for (int i = 0; i < auction.size(); ++i)
    if (auction.caller(i) == seat && !(auction[i] == kPass)) return auction[i];
  return kPass;
}

Call Desk::last_call(Seat seat) const {
  for (int i = auction.size(); i-- > 0;)
    if (auction.caller(i) == seat) return auction[i];
  return kPass;
}

unsigned Desk::their_suits() const {
  unsigned suits = 0;
  for (int i = 0; i < auction.size(); ++i) {
    if (!auction[i].is_bid() || auction.caller(i) % kPairs == me % kPairs || auction[i].denomination() == kNoTrump)
      continue;
    suits |= 1U << (is_transfer(auction[i]) ? transferred() : auction[i].denomination());
  }
  return suits;
}

int Desk::transferred() const {
  if (no_trumper == kNobody) return kNoTrump;
  const Seat responder = (no_trumper + 2) % kSeats;
  for (const int major : {kHearts, kSpades})
    if (first_call(responder) == transfer_to(major, no_trump.level() + 1) &&
        reading.shown[at(responder)].length[at(major)].least >= 5)
      return major;
  return kNoTrump;
}

bool Desk::is_transfer(Call bid) const {
  const int major = transferred();
  return major != kNoTrump && bid == transfer_to(major, no_trump.level() + 1);
}

bool Desk::conventional(Call bid) const {
  if (no_trumper == kNobody) return false;
  const Seat responder = (no_trumper + 2) % kSeats;
  const bool asks = bid == Call::bid(no_trump.level() + 1, kClubs) && reading.force[at(responder)] == Force::round;
  return first_call(responder) == bid && (asks || is_transfer(bid));
}

bool Desk::forced() const {
  if (disturbed() || (ours() && at_game())) return false;
  return reading.game_forced[at(me % kPairs)] || reading.force[at(partner)] >= Force::round;
}

Reading read_auction(const Auction& auction) {
  Reading reading;
  Auction before = auction.unopened();
  for (int i = 0; i < auction.size(); ++i) {
    read_call(before, auction[i], reading);
    before.add(auction[i]);
  }
  return reading;
}

Offers offers_in(const Auction& auction, const Reading& reading) {
  Desk desk{auction, reading};
  offer_all(desk);
  const auto is_pass = [](const Offer& offer) { return offer.call == kPass; };
  if (std::none_of(desk.offers.begin(), desk.offers.end(), is_pass)) desk.add("pass", kPass, Need{});
  return desk.offers;
}

Call choose_call(const Auction& auction, CardSet hand) {
  const HandValue value{hand};
  for (const Offer& offer : offers_in(auction, read_auction(auction)))
    if (offer.need.fits(value)) return offer.call;
  return kPass;
}

}  // namespace tapete::bridge
