#include "games/guinote/rules.hpp"

/// What a seat knows: taken from a whole state, and built again from a redacted record.
namespace tapete {

using namespace guinote;

namespace {

/// Takes the unknown out of the stock: all that is still to be drawn but the turned card.
void hide_stock(State& s) {
  const Card last = arrastre(s) ? kUnknownCard : s.turned();
  s.stock.fill(kUnknownCard);
  s.stock[at(s.stock_size - 1)] = last;
}

/// Between two tricks a seat does not see whether another is being asked: the lead is the winner's, or (if that is
/// itself) somebody's.
void hide_asking(State& s, Seat seat) {
  if (s.phase == Phase::over || s.actor == seat || s.in_trick > 0) return;
  s.phase = Phase::play;
  s.actor = s.leader == seat ? std::int8_t{kNobody} : static_cast<std::int8_t>(s.leader);
}

/// Which seat had or will have each place of the deck: kNobody if it is still to be drawn, and for the turned card.
std::array<Seat, Guinote::kDeckSize> owners(const State& s) {
  const int players = s.players;
  std::array<Seat, Guinote::kDeckSize> owner{};
  owner.fill(kNobody);
  int place = 0;
  for (int round = 0; round < 2; ++round)
    for (int i = 1; i <= players; ++i)
      for (int k = 0; k < Guinote::kHandSize / 2; ++k) owner[at(place++)] = (s.dealer + i) % players;
  ++place;  // the turned card
  for (int draw = 0; draw < s.drawn && place < Guinote::kDeckSize; ++draw, ++place)
    owner[at(place)] = (s.winner[at(draw / players)] + draw % players) % players;
  return owner;
}

}  // namespace

Guinote::View Guinote::view(const State& state, Seat seat) {
  View view{seat, state};
  State& s = view.state;
  for (int other = 0; other < s.players; ++other)
    if (other != seat) s.hand[at(other)] = s.shown[at(other)];
  hide_stock(s);
  s.sung = 0;
  for (Declaration& declaration : s.cantes) {
    if (declaration.hidden && declaration.seat != seat) declaration.suit = kUnknownSuit;
    if (declaration.suit != kUnknownSuit) s.sung = static_cast<std::uint8_t>(s.sung | 1U << declaration.suit);
  }
  s.broken = static_cast<std::uint8_t>(s.claimer == kNobody ? 0U : offenders(s, s.claimer));  // as the claim shows
  // A window's count matters only to who may still sing in it.
  if (s.phase != Phase::window || s.actor != seat) s.window_cantes = 0;
  hide_asking(s, seat);
  return view;
}

Guinote::Deal Guinote::redact_deal(const Deal& deal, const State& state, Seat seat) {
  Deal known = deal;
  const auto owner = owners(state);
  const int turned_place = state.players * kHandSize;
  for (int place = 0; place < kDeckSize; ++place)
    if (owner[at(place)] != seat && place != turned_place) known.cards[at(place)] = kUnknownCard;
  return known;
}

std::optional<Action> Guinote::redact(const State& state, Action action, Seat actor, Seat seat) {
  if (kind_of(action) == Kind::claim) return claim_told(actor, offenders(state, actor));
  if (actor == seat) return action;
  if (kind_of(action) == Kind::pass) return std::nullopt;
  if (kind_of(action) == Kind::cante && action.b != 0) return guinote::cante(kUnknownSuit, true);
  return action;
}

Seat Guinote::viewer(const Config& config, const Standing&, const Deal& deal, Seat) {
  State nothing_drawn = before_deal(config);
  nothing_drawn.dealer = static_cast<std::uint8_t>(deal.dealer);
  const auto owner = owners(nothing_drawn);
  Seat viewer = kNobody;
  for (int place = 0; place < config.players * kHandSize; ++place) {
    if (!deal.cards[at(place)].known()) continue;
    if (viewer != kNobody && viewer != owner[at(place)]) return kNobody;
    viewer = owner[at(place)];
  }
  return viewer;
}

Guinote::View Guinote::watch_start(const Config& config, const Standing& standing, const Deal& deal, Seat seat) {
  return {seat, start(config, standing, deal)};
}

namespace {

bool side_won(const State& s, Seat seat) { return side_of(seat) == side_of(s.leader); }

/// Somebody else's play, cante or swap tells that the draw before it has been made.
void draw_if_due(State& s) {
  if (s.phase != Phase::before_draw) return;
  hand_out(s, s.leader, 1);
  s.window_cantes = 0;
  s.phase = Phase::window;
}

bool watch_play(State& s, Seat seat, Seat actor, Card card) {
  draw_if_due(s);
  if (s.in_trick == 0) {
    s.phase = Phase::play;
    s.actor = static_cast<std::int8_t>(s.leader);
  }
  if (actor != s.actor) return false;
  if (s.gone.has(card)) return false;
  for (int other = 0; other < s.players; ++other)
    if (other != actor && s.hand[at(other)].has(card)) return false;
  if (actor == seat && !playable(s).has(card)) return false;
  put_card(s, kRanking, card);
  if (!s.trick_full()) return true;
  take_trick(s);
  if (s.phase == Phase::over) return true;
  s.window_cantes = 0;
  if (arrastre(s)) {
    s.phase = Phase::window;
  } else {
    s.phase = Phase::before_draw;
    if (!before_last_draw(s)) draw_if_due(s);
  }
  return true;
}

bool watch_cante(State& s, Seat seat, Seat actor, Action action) {
  draw_if_due(s);
  const bool hidden = action.b != 0;
  if (s.in_trick > 0 || s.tricks == 0 || !side_won(s, actor) || s.cantes.full()) return false;
  if (hidden && !arrastre(s)) return false;
  if (action.a == Guinote::kUnknownSuit) {
    if (actor == seat) return false;
  } else {
    if ((s.sung >> action.a & 1) != 0 || (hidden && action.a == s.trump)) return false;
    if (actor == seat && !s.hand[at(seat)].has_all(pair_of(action.a))) return false;
    for (int other = 0; other < s.players; ++other)
      if (other != actor && !(s.hand[at(other)] & pair_of(action.a)).empty()) return false;
    for (int i = 0; i < s.played_count; ++i)
      if (pair_of(action.a).has(s.played[at(i)])) return false;
    if (actor != seat && !hidden) s.hand[at(actor)] |= pair_of(action.a);
  }
  sing(s, actor, action.a, hidden);
  return true;
}

bool watch_swap(State& s, Seat seat, Seat actor) {
  if (s.in_trick > 0 || s.tricks == 0 || !side_won(s, actor) || arrastre(s) || s.swapper != kNobody) return false;
  if (actor == seat && !can_swap(s, seat)) return false;
  const Card seven{s.trump, Guinote::kSeven};
  for (int other = 0; other < s.players; ++other)
    if (other != actor && s.hand[at(other)].has(seven)) return false;
  change_seven(s, actor);
  draw_if_due(s);
  return true;
}

/// Seats that may have broken a duty with a card that this seat does not see, a bit each.
unsigned suspects(const State& s, Seat viewer) {
  CardSet unseen = CardSet::full(Deck::spanish) - s.gone;
  for (const CardSet hand : s.hand) unseen -= hand;
  unsigned out = 0;
  each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
    if (trick == nullptr || seat == viewer || s.hand_size(seat) == s.hand[at(seat)].size()) return;
    if (!(denied(kRanking, card, *trick, s.trump) & unseen).empty()) out |= 1U << seat;
  });
  return out;
}

std::optional<Fault> watch_claim(State& s, Seat seat, Seat actor, Action action) {
  draw_if_due(s);
  const unsigned accused = seats_of(1 - side_of(actor));
  const unsigned told = action.b;
  if (!s.config.claims || !arrastre(s) || action.c == 0 || (told & ~accused) != 0) return Fault::illegal;
  const unsigned proven = broken_seats(s, s.hand) & accused;
  if ((proven & ~told) != 0 || (told & ~(proven | suspects(s, seat))) != 0) return Fault::disproved;
  s.broken = static_cast<std::uint8_t>(told);
  s.claimer = static_cast<std::int8_t>(actor);
  end_hand(s);
  return std::nullopt;
}

bool watch_pass(State& s, Seat seat, Seat actor) {
  if (actor != seat || s.in_trick > 0 || s.tricks == 0 || !side_won(s, seat)) return false;
  const bool kept_seven = s.phase == Phase::before_draw && can_swap(s, seat);
  draw_if_due(s);
  // To have kept the seven does not close the window for cantes.
  if (!kept_seven) s.phase = Phase::play;
  return true;
}

bool watch_turn(State& s, Seat seat, Seat actor, Action action) {
  switch (kind_of(action)) {
    case Kind::play:
      return watch_play(s, seat, actor, card_of(action));
    case Kind::cante:
      return watch_cante(s, seat, actor, action);
    case Kind::swap:
      return watch_swap(s, seat, actor);
    case Kind::pass:
      return watch_pass(s, seat, actor);
    case Kind::claim:
      break;
  }
  return false;
}

}  // namespace

std::optional<Fault> Guinote::watch(View& view, Seat actor, Action action) {
  State& s = view.state;
  if (s.phase == Phase::over || actor < 0 || actor >= s.players) return Fault::illegal;
  if (kind_of(action) == Kind::claim) return watch_claim(s, view.seat, actor, action);
  return watch_turn(s, view.seat, actor, action) ? std::nullopt : std::optional{Fault::illegal};
}

bool Guinote::watch_end(View& view) {
  State& s = view.state;
  const Seat seat = view.seat;
  if (s.phase == Phase::over) return false;
  if (s.in_trick == 0) {
    if (s.phase == Phase::before_draw && side_won(s, seat) && can_swap(s, seat)) {
      s.actor = static_cast<std::int8_t>(seat);
    } else {
      draw_if_due(s);
      const bool asked = s.phase == Phase::window && side_won(s, seat) && can_declare(s, seat);
      s.phase = asked ? Phase::window : Phase::play;
      s.actor = static_cast<std::int8_t>(asked ? seat : Seat{s.leader});
    }
  }
  if (s.phase != Phase::window) s.window_cantes = 0;
  hide_stock(s);
  s.broken = 0;
  return s.actor == seat;
}

}  // namespace tapete
