#include "games/tute/auction.hpp"

/// Replays the declarations and auctions of a redacted record in a view.
namespace tapete {
namespace tute {
namespace {

/// Returns whether `actor` may hold this card: no other seat is known to have it, and it has not been played.
bool may_hold(const State& s, Seat actor, Card card) {
  if (s.played_set.has(card) || s.out_of_play == card) return false;
  if (!s.stock_gone() && s.turned() == card) return false;
  for (Seat other = 0; other < kMaxSeats; ++other)
    if ((other != actor && s.hand[at(other)].has(card)) || s.aside[at(other)].has(card)) return false;
  return true;
}

bool may_hold_all(const State& s, Seat actor, CardSet cards) {
  for (const Card card : cards)
    if (!may_hold(s, actor, card)) return false;
  return true;
}

/// Stores the seat that leads the first hand as the mano, and the card that made it the mano: the two of oros, or the
/// four if the two was left over. Returns false if the viewer leads, because a viewer who is the mano knows this from
/// the deal.
bool learn_mano(State& s, Seat viewer, Seat actor) {
  if (actor == viewer) return false;
  s.mano = s.leader = static_cast<std::int8_t>(actor);
  const Card told{0, s.count == 3 ? Tute::kFour : Tute::kTwo};
  s.shown[at(actor)].add(told);
  s.hand[at(actor)].add(told);
  return true;
}

/// Returns whether the change or draw is possible. A change shows its card only to the player who throws the card away;
/// a draw shows the cards only to the player who draws.
bool replay_change(State& s, Seat viewer, Action action) {
  const auto held = static_cast<std::size_t>(s.changed[at(s.actor)]);
  if (kind_of(action) == Kind::change && s.actor != viewer)
    return s.changed[at(s.actor)] < Tute::kMostChanged && !card_of(action).known();
  if (kind_of(action) == Kind::change) return Tute::legal(s).contains(action);
  for (std::size_t i = 0; i < held; ++i)
    if (s.stock[s.takers.size() + i].known() != (s.actor == viewer)) return false;
  return true;
}

bool replay_call(const State& s, Seat viewer, Card card) {
  if (s.actor == viewer) return Tute::legal(s).contains(call(card));
  return card != s.out_of_play && !s.hand[at(s.actor)].has(card) && may_hold_all(s, s.actor, held_by_caller(s, card));
}

}  // namespace

bool Cantes::may_lead(State& s, Seat viewer, Seat actor) {
  if (s.mano == kNobody) return learn_mano(s, viewer, actor);
  // A seat that was asked for a declaration must have answered.
  return actor != viewer || s.phase != Phase::window || has(s.done_declaring, viewer) || !can_declare(s, viewer);
}

bool Cantes::may_have_declared(const State& s, Seat viewer, Seat actor, Action action) {
  if (kind_of(action) > Kind::tute || has_sung(s)) return false;
  const bool tute = kind_of(action) == Kind::tute;
  if (!tute && has(s.sung, action.a)) return false;
  const CardSet cards = tute ? four_of(action.a) : pair_of(action.a);
  return actor == viewer ? s.hand[at(actor)].has_all(cards) : may_hold_all(s, actor, cards);
}

bool Cantes::replay_auction(State& s, Seat viewer, Seat actor, Action action) {
  if (actor != s.actor || kind_of(action) < Kind::bid) return false;
  constexpr std::array kPhases{std::pair{Kind::bid, Phase::bid}, std::pair{Kind::trump, Phase::trump},
                               std::pair{Kind::call, Phase::call}, std::pair{Kind::change, Phase::change},
                               std::pair{Kind::draw, Phase::change}};
  for (const auto& [kind, phase] : kPhases)
    if (kind == kind_of(action) && phase != s.phase) return false;
  const bool open = kind_of(action) == Kind::bid || kind_of(action) == Kind::trump;
  if (open && !Tute::legal(s).contains(action)) return false;
  if (kind_of(action) == Kind::call && !replay_call(s, viewer, card_of(action))) return false;
  if (s.phase == Phase::change && !replay_change(s, viewer, action)) return false;
  auction_apply(s, action);
  if (kind_of(action) == Kind::call) s.hand[at(actor)] |= s.shown[at(actor)];
  return true;
}

}  // namespace tute

/// Returns a view for each possible partner, if a tute has ended a codillo before the partner was revealed: the record
/// does not name the partner.
std::vector<Tute::View> Tute::possible_ends(const View& view) {
  const State& s = view.state;
  if (s.tute == kNobody || !s.called.known() || s.partner != kNobody) return {view};
  std::vector<View> out;
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (!plays(s, seat) || seat == s.declarer || seat == view.seat) continue;
    out.push_back(view);
    out.back().state.partner = static_cast<std::int8_t>(seat);
  }
  return out;
}

}  // namespace tapete
