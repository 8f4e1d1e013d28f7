#pragma once
#include "games/bridge/bidding.hpp"

/// The situation of the seat whose turn it is, and the offers that the rules make in it.
namespace tapete::bridge {

inline constexpr int kGamePoints = 25, kMinorGamePoints = 28, kSlamPoints = 33;

constexpr bool is_major(int denomination) { return denomination == kHearts || denomination == kSpades; }
/// The suits, the highest first.
inline constexpr std::array kBestFirst{kSpades, kHearts, kDiamonds, kClubs};
constexpr bool is_minor(int denomination) { return denomination < kHearts; }
/// The level of a game in this denomination.
constexpr int game_level(int denomination) { return denomination == kNoTrump ? 3 : is_major(denomination) ? 4 : 5; }

class Desk {
 public:
  Desk(const Auction& so_far, const Reading& told);

  /// Offers the call if it is legal.
  void add(std::string_view rule, Call call, const Need& need, Force force = Force::none) {
    if (auction.legal(call)) offers.push_back({rule, call, need, force});
  }
  /// The lowest bid of this denomination that is legal; kPass if there is none.
  [[nodiscard]] Call cheapest(int denomination) const;
  /// The bid `jump` levels above the lowest one; kPass if there is none.
  [[nodiscard]] Call jump(int denomination, int levels = 1) const;
  [[nodiscard]] int cheapest_level(int denomination) const;

  [[nodiscard]] const Shown& mine() const { return reading.shown[at(me)]; }
  [[nodiscard]] const Shown& his() const { return reading.shown[at(partner)]; }
  /// The first call of a seat that was no pass; kPass if there is none.
  [[nodiscard]] Call first_call(Seat seat) const;
  /// The last call of a seat, passes included.
  [[nodiscard]] Call last_call(Seat seat) const;
  /// The suits that the opponents have bid, a bit each.
  [[nodiscard]] unsigned their_suits() const;
  [[nodiscard]] bool theirs(int suit) const { return (their_suits() >> suit & 1U) != 0; }
  /// Whether the own side is vulnerable in this deal.
  [[nodiscard]] bool vulnerable() const { return auction.vulnerable(me % kPairs); }
  /// The opponents' suits in which partner has not shown a stopper, a bit each.
  [[nodiscard]] unsigned open_suits() const { return their_suits() & ~his().stopped; }
  /// Whether the seat before has bid or doubled in its last turn.
  [[nodiscard]] bool disturbed() const { return last_call((me + 3) % kSeats) != kPass; }
  /// Whether the highest bid is one's own side's.
  [[nodiscard]] bool ours() const { return auction.bidder() != kNobody && auction.bidder() % kPairs == me % kPairs; }
  /// Whether a pass now would break a promise to partner.
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

// The rules, by situation. Each adds offers in the order of preference.
void offer_openings(Desk& desk);
/// Weak hands with a long suit: opens it high, or jumps in it over the opponents' opening.
void offer_preempts(Desk& desk, int suit);
void offer_responses(Desk& desk);
void offer_rebids(Desk& desk);
void offer_overcalls(Desk& desk);
void offer_advances(Desk& desk);
/// After a preempt of partner.
void offer_answers_to_preempt(Desk& desk, Call preempt);
void offer_answers_to_double(Desk& desk);
/// Calls of later rounds, by the combined points and lengths.
void offer_judgement(Desk& desk);
void offer_aces(Desk& desk);
void offer_after_aces(Desk& desk);

}  // namespace tapete::bridge
