#pragma once
#include <bit>

#include "games/tute/rules.hpp"

/// The auction before the first trick of remate, codillo and bato. The auction decides which seats play, which of them
/// play together, which suit is trump, and which cards are changed. See "Remate", "Codillo" and "Bato" in the rules for
/// players (rules.en.md).
namespace tapete::tute {

inline bool has_auction(const Tute::Config& config) { return config.variant >= Tute::Variant::remate; }
/// Returns whether the auction is still in progress.
inline bool in_auction(const State& s) { return s.phase >= Phase::bid && s.phase <= Phase::change; }

void start_auction(State& s, const Tute::Deal& deal, const Seating& seats);
/// Returns whether the seat to bid must say yes: if all others have said no, the last seat has to play.
inline bool must_bid(const State& s) {
  return s.declarer == kNobody && std::has_single_bit(s.dealt & ~unsigned{s.passed});
}
/// Returns the points that the seat to bid can promise in remate.
int next_bid(const State& s);
void auction_legal(const State& s, ActionList& actions);
void auction_apply(State& s, Action action);

/// Returns the cards that a player who calls `called` must hold: all cards of stronger ranks that are in play.
CardSet held_by_caller(const State& s, Card called);
/// Bato: gives the seat to act as many cards from the stock as it has thrown away.
void draw_changed(State& s);
/// Bato: returns the number of cards that a seat has thrown away or laid aside, face down.
int aside_size(const State& s, Seat seat);
/// Codillo: returns the seat that holds the called card or has played it; kNobody while that is unknown.
Seat partner(const State& s);
/// Returns the declarer and, in codillo, its partner if known, one bit each.
unsigned declarer_side(const State& s);
/// Returns the losers of a hand that was played to its end, one bit each.
unsigned losers_of_auction(const State& s);

}  // namespace tapete::tute
