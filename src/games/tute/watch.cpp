#include "games/tute/view.hpp"

/// The view again, built from a redacted record.
namespace tapete {

using namespace tute;

namespace tute {

namespace {

/// In the first hand the lead tells who is mano, and with it that it held the two (or the four) of oros.
bool learn_mano(State& s, Seat viewer, Seat actor) {
  if (actor == viewer) return false;
  s.mano = s.leader = s.actor = static_cast<std::int8_t>(actor);
  const Card told{0, s.count == 3 ? Tute::kFour : Tute::kTwo};
  s.shown[at(actor)].add(told);
  s.hand[at(actor)].add(told);
  return true;
}

/// Nobody but `actor` can have had this card until now, as far as is known.
bool may_hold(const State& s, Seat actor, Card card) {
  if (s.gone.has(card) || s.left_over == card) return false;
  if (!bound(s) && turned(s) == card) return false;
  for (Seat other = 0; other < kMaxSeats; ++other)
    if ((other != actor && s.hand[at(other)].has(card)) || s.aside[at(other)].has(card)) return false;
  return true;
}

bool may_hold_all(const State& s, Seat actor, CardSet cards) {
  for (const Card card : cards)
    if (!may_hold(s, actor, card)) return false;
  return true;
}

/// After a full trick: the next cards, and the viewer's own question.
bool go_on(State& s, Seat viewer) {
  if (!bound(s)) {
    const int held = s.hand[at(viewer)].size();
    draw_round(s);
    if (plays(s, viewer) && s.hand[at(viewer)].size() == held) return false;  // its own card is not told
  }
  ask_winner(s);
  if (s.actor != viewer) s.phase = Phase::play;
  return true;
}

bool watch_play(State& s, Seat viewer, Seat actor, Card card) {
  if (s.mano == kNobody && !learn_mano(s, viewer, actor)) return false;
  if (actor != s.actor || s.phase != Phase::play || !may_hold(s, actor, card)) return false;
  if (actor == viewer && !playable(s).has(card)) return false;
  put_card(s, card);
  if (!trick_full(s)) return true;
  collect_trick(s);
  return s.phase == Phase::over || go_on(s, viewer);
}

/// Whether `actor` may sing now what takes these cards.
bool may_sing(const State& s, Seat viewer, Seat actor, CardSet cards) {
  if (s.in_trick > 0 || s.tricks == 0 || actor != s.leader) return false;
  if (actor == viewer) return s.phase == Phase::window && s.hand[at(actor)].has_all(cards);
  const bool sung_already = std::any_of(s.cantos.begin(), s.cantos.end(), [&s](const Tute::Canto& canto) {
    return canto.trick == s.tricks && !canto.by_trick;
  });
  return !sung_already && may_hold_all(s, actor, cards);
}

bool watch_cante(State& s, Seat viewer, Seat actor, int suit) {
  if (has(s.sung, suit) || !may_sing(s, viewer, actor, pair_of(suit))) return false;
  s.hand[at(actor)] |= pair_of(suit);
  sing(s, suit);
  return true;
}

bool watch_tute(State& s, Seat viewer, Seat actor, int rank) {
  if (!may_sing(s, viewer, actor, four_of(rank))) return false;
  s.hand[at(actor)] |= four_of(rank);
  declare_tute(s, rank);
  return true;
}

/// Seats that may have broken a duty with a card that this seat does not see, a bit each.
unsigned suspects(const State& s, Seat viewer) {
  CardSet unseen = CardSet::full(Deck::spanish) - s.gone - CardSet::of(s.left_over) - s.aside[at(viewer)];
  for (const CardSet hand : s.hand) unseen -= hand;
  unsigned out = 0;
  each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
    if (trick == nullptr || seat == viewer || hand_size(s, seat) == s.hand[at(seat)].size()) return;
    if (!(not_held(s, card, *trick) & unseen).empty()) out |= bit(seat);
  });
  return out;
}

std::optional<Fault> watch_claim(State& s, Seat viewer, Seat actor, Action action) {
  const unsigned accused = s.playing & ~bit(actor);
  const unsigned told = action.b;
  if (!s.config.claims || !bound(s) || in_auction(s) || action.c == 0 || (told & ~accused) != 0) return Fault::illegal;
  const unsigned proven = broken_seats(s, s.hand) & accused;
  if ((proven & ~told) != 0 || (told & ~(proven | suspects(s, viewer))) != 0) return Fault::disproved;
  s.broken = static_cast<std::uint8_t>(told);
  s.claimer = static_cast<std::int8_t>(actor);
  end_hand(s);
  return std::nullopt;
}

/// Others do not show what they throw; who draws knows its own cards.
bool watch_change(State& s, Seat viewer, Action action) {
  const auto held = static_cast<std::size_t>(s.changed[at(s.actor)]);
  if (kind_of(action) == Kind::change && s.actor != viewer)
    return s.changed[at(s.actor)] < Tute::kMostChanged && !card_of(action).known();
  if (kind_of(action) == Kind::change) return auction_legal(s).contains(action);
  for (std::size_t i = 0; i < held; ++i)
    if (s.stock[s.takers.size() + i].known() != (s.actor == viewer)) return false;
  return true;
}

bool watch_call(const State& s, Seat viewer, Card card) {
  if (s.actor == viewer) return auction_legal(s).contains(call(card));
  return card != s.left_over && !s.hand[at(s.actor)].has(card) && may_hold_all(s, s.actor, held_by_caller(s, card));
}

bool watch_auction(State& s, Seat viewer, Seat actor, Action action) {
  if (actor != s.actor) return false;
  constexpr std::array kPhases{std::pair{Kind::bid, Phase::bid}, std::pair{Kind::trump, Phase::trump},
                               std::pair{Kind::call, Phase::call}, std::pair{Kind::change, Phase::change},
                               std::pair{Kind::draw, Phase::change}};
  for (const auto& [kind, phase] : kPhases)
    if (kind == kind_of(action) && phase != s.phase) return false;
  const bool open = kind_of(action) == Kind::bid || kind_of(action) == Kind::trump;
  if (open && !auction_legal(s).contains(action)) return false;
  if (kind_of(action) == Kind::call && !watch_call(s, viewer, card_of(action))) return false;
  if (s.phase == Phase::change && !watch_change(s, viewer, action)) return false;
  auction_apply(s, action);
  if (kind_of(action) == Kind::call) s.hand[at(actor)] |= s.shown[at(actor)];
  return true;
}

bool watch_turn(State& s, Seat viewer, Seat actor, Action action) {
  switch (kind_of(action)) {
    case Kind::play:
      return watch_play(s, viewer, actor, card_of(action));
    case Kind::cante:
      return watch_cante(s, viewer, actor, action.a);
    case Kind::tute:
      return watch_tute(s, viewer, actor, action.a);
    case Kind::pass:
      if (actor != viewer || actor != s.actor || s.phase != Phase::window) return false;
      s.phase = Phase::play;
      return true;
    case Kind::claim:
      return false;
    case Kind::bid:
    case Kind::trump:
    case Kind::call:
    case Kind::change:
    case Kind::draw:
      break;
  }
  return watch_auction(s, viewer, actor, action);
}

}  // namespace
}  // namespace tute

Tute::View Tute::watch_start(const Config& config, const Standing& standing, const Deal& deal, Seat seat) {
  return {seat, start(config, standing, deal)};
}

std::optional<Fault> Tute::watch(View& view, Seat actor, Action action) {
  State& s = view.state;
  if (s.phase == Phase::over || actor < 0 || actor >= kMaxSeats || !plays(s, actor)) return Fault::illegal;
  if (kind_of(action) == Kind::claim) return watch_claim(s, view.seat, actor, action);
  return watch_turn(s, view.seat, actor, action) ? std::nullopt : std::optional{Fault::illegal};
}

bool Tute::watch_end(View& view) {
  hide_stock(view.state);
  return view.state.phase != Phase::over && view.state.actor == view.seat;
}

/// In codillo a tute ends the hand before the partner has shown itself, and no line tells who it was.
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
