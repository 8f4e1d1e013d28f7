#pragma once
#include "games/bridge/bidding.hpp"

/// Parts of the bidding system (bidding.hpp): the situation of the seat whose turn it is, and the rules that offer
/// calls in it.
namespace tapete::bridge {

/// Points of both hands together that are enough for a game, a game in a minor suit, and a small slam.
inline constexpr int kGamePoints = 25, kMinorGamePoints = 28, kSlamPoints = 33;

constexpr bool is_major(int denomination) { return denomination == kHearts || denomination == kSpades; }
/// The suits, from the highest to the lowest.
inline constexpr std::array kBestFirst{kSpades, kHearts, kDiamonds, kClubs};
constexpr bool is_minor(int denomination) { return denomination < kHearts; }
/// Returns the level of a game in this denomination.
constexpr int game_level(int denomination) { return denomination == kNoTrump ? 3 : is_major(denomination) ? 4 : 5; }

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

  /// Returns what the calls of the own seat, or of partner, have shown.
  [[nodiscard]] const Shown& mine() const { return reading.shown[at(me)]; }
  [[nodiscard]] const Shown& his() const { return reading.shown[at(partner)]; }
  /// Returns the first call of a seat that was no pass; kPass if there is none.
  [[nodiscard]] Call first_call(Seat seat) const;
  /// Returns the last call of a seat, passes included.
  [[nodiscard]] Call last_call(Seat seat) const;
  /// Returns the suits that the opponents have bid, one bit each.
  [[nodiscard]] unsigned their_suits() const;
  [[nodiscard]] bool theirs(int suit) const { return (their_suits() >> suit & 1U) != 0; }
  /// Whether the own side is vulnerable in this deal.
  [[nodiscard]] bool vulnerable() const { return auction.vulnerable(me % kPairs); }
  /// Returns the opponents' suits in which partner has not shown a stopper, one bit each.
  [[nodiscard]] unsigned open_suits() const { return their_suits() & ~his().stopped; }
  /// Whether the previous seat did not pass in its last turn.
  [[nodiscard]] bool disturbed() const { return last_call((me + 3) % kSeats) != kPass; }
  /// Whether the own side made the highest bid.
  [[nodiscard]] bool ours() const { return auction.bidder() != kNobody && auction.bidder() % kPairs == me % kPairs; }
  /// Whether the seat must not pass, because its side has made a forcing call.
  [[nodiscard]] bool forced() const;
  /// Whether the highest bid is a game or more.
  [[nodiscard]] bool at_game() const {
    return auction.highest().is_bid() && auction.highest().level() >= game_level(auction.highest().denomination());
  }

  const Auction& auction;
  const Reading& reading;
  Seat me;
  Seat partner;
  Seat opener = kNobody;  ///< the seat that made the first bid
  Call opening;           ///< that bid
  Offers offers;
};

// The rules, by situation. Each function adds offers in the order of preference.
void offer_openings(Desk& desk);
/// Offers preempts, made by weak hands with a long suit: an opening at a high level, or a jump over the opponents'
/// opening.
void offer_preempts(Desk& desk, int suit);
void offer_responses(Desk& desk);
void offer_rebids(Desk& desk);
void offer_overcalls(Desk& desk);
void offer_advances(Desk& desk);
/// Offers answers to a preempt of partner.
void offer_answers_to_preempt(Desk& desk, Call preempt);
void offer_answers_to_double(Desk& desk);
/// Offers calls of later rounds, by the combined points and lengths of the side's hands.
void offer_judgement(Desk& desk);
void offer_aces(Desk& desk);
void offer_after_aces(Desk& desk);

}  // namespace tapete::bridge
