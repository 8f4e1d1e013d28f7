#pragma once
#include "games/tute/rules.hpp"

/// The auction before the first trick of remate, codillo and bato: who plays, which suit is trump, who plays with whom,
/// and which cards are changed. See "Remate, codillo y bato" in the rules for players.
namespace tapete::tute {

inline bool has_auction(const Tute::Config& config) { return config.variant >= Tute::Variant::remate; }
/// Whether the auction is not over yet.
inline bool in_auction(const State& s) { return s.phase >= Phase::bid && s.phase <= Phase::change; }

void start_auction(State& s, const Tute::Deal& deal, const Seating& seats);
void auction_legal(const State& s, ActionList& actions);
void auction_apply(State& s, Action action);

/// The cards that a player who calls `called` must hold: all cards of stronger ranks that are in play.
CardSet held_by_caller(const State& s, Card called);
/// Bato: the actor draws as many cards from the stock as it has thrown away.
void draw_changed(State& s);
/// Bato: the number of cards that lie face down beside a seat, known or not.
int aside_size(const State& s, Seat seat);
/// Codillo: the seat that holds the called card or has played it; kNobody as long as that is not known.
Seat partner(const State& s);
/// The declarer and, in codillo, its partner if known; a bit each.
unsigned declarer_side(const State& s);
/// The losers of a hand that was played to its end, a bit each.
unsigned losers_of_auction(const State& s);

}  // namespace tapete::tute
