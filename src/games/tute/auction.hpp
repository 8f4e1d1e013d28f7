#pragma once
#include "games/tute/rules.hpp"

/// What goes before the first trick in remate, codillo and bato: who plays, what is trump, who plays with whom, and
/// which cards are changed. Rules page: "Remate, codillo y bato".
namespace tapete::tute {

inline bool has_auction(const Tute::Config& config) { return config.variant >= Tute::Variant::remate; }
/// Whether something of it is still to be settled.
inline bool in_auction(const State& s) { return s.phase >= Phase::bid && s.phase <= Phase::change; }

void start_auction(State& s, const Tute::Deal& deal, const Seating& seats);
void auction_legal(const State& s, ActionList& actions);
ActionList auction_legal(const State& s);
void auction_apply(State& s, Action action);

/// The cards that whoever calls `called` must hold: of the stronger ranks all that are in play.
CardSet held_by_caller(const State& s, Card called);
/// Bato: what the actor has thrown is made up from the stock.
void draw_changed(State& s);
/// Bato: cards that lie face down beside a seat, known or not.
int aside_size(const State& s, Seat seat);
/// Codillo: who holds the card that was called, or has played it; kNobody as far as that is not known.
Seat partner(const State& s);
/// The declarer and (codillo) its partner as far as known, a bit each.
unsigned declarer_side(const State& s);
/// Who loses a hand that was played to its end, a bit each.
unsigned losers_of_auction(const State& s);

}  // namespace tapete::tute
