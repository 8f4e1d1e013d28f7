#pragma once
#include "games/bridge/bidding.hpp"

/// Parts of the bidding system (bidding.hpp): the situation of the seat whose turn it is, and the rules that offer
/// calls in it.
namespace tapete::bridge {

/// Points of a side's two hands together that are enough. kGamePoints: for a game in a major suit or no trump;
/// kMinorGamePoints: for a game in a minor suit; kSlamPoints: for a small slam.
inline constexpr int kGamePoints = 25, kMinorGamePoints = 28, kSlamPoints = 33;

constexpr bool is_major(int denomination) { return denomination == kHearts || denomination == kSpades; }
/// The suits, from the highest to the lowest.
inline constexpr std::array kBestFirst{kSpades, kHearts, kDiamonds, kClubs};
constexpr bool is_minor(int denomination) { return denomination < kHearts; }
/// Returns the level of a game in this denomination.
constexpr int game_level(int denomination) { return denomination == kNoTrump ? 3 : is_major(denomination) ? 4 : 5; }

/// Returns the bid that shows five cards of a major after partner's no trump, where the bids are at this level.
constexpr Call transfer_to(int major, int level) { return Call::bid(level, major - 1); }

/// Returns the number of the first call from `from` on that is no pass; auction.size() if there is none.
int next_call(const Auction& auction, int from);
/// Returns the number of an opening in no trump, or of an overcall in no trump at the level of the opponents' opening;
/// auction.size() if there is none.
int no_trump_bid(const Auction& auction);

/// The situation of the seat whose turn it is (`me`), with the offers collected so far.
class Desk {
 public:
  Desk(const Auction& so_far, const Reading& told);

  /// Offers the call if it is legal.
  void add(std::string_view rule, Call call, const Need& need, Force force = Force::none) {
    if (auction.legal(call)) offers.push_back({rule, call, need, force});
  }
  /// Returns the lowest legal bid of this denomination; kPass if there is none.
  [[nodiscard]] Call cheapest(int denomination) const;
  /// Returns the bid of this denomination that is `levels` above the lowest legal one; kPass if there is none.
  [[nodiscard]] Call jump(int denomination, int levels = 1) const;
  /// Returns the level of cheapest(denomination); kLevels + 1 if there is no such bid.
  [[nodiscard]] int cheapest_level(int denomination) const;

  /// Returns the hands that the calls of this seat have shown.
  [[nodiscard]] const Shown& mine() const { return reading.shown[at(me)]; }
  /// Returns the hands that the calls of partner have shown.
  [[nodiscard]] const Shown& partners() const { return reading.shown[at(partner)]; }
  /// Returns the seat's first call other than a pass; kPass if there is none.
  [[nodiscard]] Call first_call(Seat seat) const;
  /// Returns the seat's last call, which may be a pass.
  [[nodiscard]] Call last_call(Seat seat) const;
  /// Returns the suits that the opponents have bid, one bit each.
  [[nodiscard]] unsigned their_suits() const;
  [[nodiscard]] bool theirs(int suit) const { return (their_suits() >> suit & 1U) != 0; }
  /// Returns whether the own side is vulnerable in this deal.
  [[nodiscard]] bool vulnerable() const { return auction.vulnerable(me % kPairs); }
  /// Returns the opponents' suits in which partner has not shown a stopper, one bit each.
  [[nodiscard]] unsigned open_suits() const { return their_suits() & ~partners().stopped; }
  /// Returns whether the previous seat did not pass in its last turn.
  [[nodiscard]] bool disturbed() const { return last_call((me + 3) % kSeats) != kPass; }
  /// Returns the major to which the partner of `no_trumper` has transferred; kNoTrump if there was no transfer.
  [[nodiscard]] int transferred() const;
  /// Returns whether this bid is such a transfer.
  [[nodiscard]] bool is_transfer(Call bid) const;
  /// Returns whether this bid is Stayman or a transfer: an answer to `no_trump` that does not mean its suit.
  [[nodiscard]] bool conventional(Call bid) const;
  /// Returns whether the own side made the highest bid.
  [[nodiscard]] bool ours() const { return auction.bidder() != kNobody && auction.bidder() % kPairs == me % kPairs; }
  /// Returns whether the seat must not pass, because its side has made a forcing call.
  [[nodiscard]] bool forced() const;
  /// Returns whether the highest bid is a game or more.
  [[nodiscard]] bool at_game() const {
    return auction.highest().is_bid() && auction.highest().level() >= game_level(auction.highest().denomination());
  }

  const Auction& auction;
  const Reading& reading;
  Seat me;
  Seat partner;
  Seat opener = kNobody;  ///< the seat that made the first bid
  Call opening;           ///< the first bid
  /// The seat that has opened in no trump, or has overcalled the opponents' opening in no trump at the same level.
  Seat no_trumper = kNobody;
  Call no_trump;  ///< its bid
  Offers offers;
};

// The rules. Each function adds the offers of one situation, in the order of preference.
void offer_openings(Desk& desk);
/// Offers preempts, made by weak hands with a long suit: an opening at a high level, or a jump over the opponents'
/// opening.
void offer_preempts(Desk& desk, int suit);
void offer_responses(Desk& desk);
void offer_rebids(Desk& desk);
void offer_overcalls(Desk& desk);
void offer_advances(Desk& desk);
/// Offers answers to partner's overcall in no trump: the same ones as to an opening in no trump.
void offer_answers_to_no_trump_overcall(Desk& desk);
/// Offers answers to a preempt of partner.
void offer_answers_to_preempt(Desk& desk, Call preempt);
void offer_answers_to_double(Desk& desk);
/// Offers calls of later rounds, by the combined points and lengths of the side's hands.
void offer_judgement(Desk& desk);
/// Offers transfers: a bid of the suit below a major shows five cards of the major, and opener bids the major. So the
/// strong hand becomes declarer, and responder can say more at the next turn.
void offer_transfers(Desk& desk, int level);
/// Offers the major to which partner has transferred: higher with the best hands for it.
void offer_answers_to_transfer(Desk& desk, int major);
/// Offers the game in responder's major of seven cards after opener has completed a transfer.
void offer_game_after_transfer(Desk& desk);
/// Offers partner's major to an opener in no trump with three cards of it, instead of partner's no trump.
void offer_return_to_major(Desk& desk);
void offer_aces(Desk& desk);
void offer_after_aces(Desk& desk);

}  // namespace tapete::bridge
