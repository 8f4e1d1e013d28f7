#pragma once
#include <bit>

#include "core/bits.hpp"
#include "tricks/trick_flow.hpp"

/// The knowledge of a seat about a hand: derived from a whole state, or rebuilt from a redacted record.
namespace tapete {

/// The state without everything that is hidden from the seat. Other hands contain only the cards that they have shown,
/// and the stock only the turned card. Between two tricks, the view does not show that another seat may declare
/// something.
template <class R>
struct SeatView {
  int seat = 0;
  typename R::State state;
  friend bool operator==(const SeatView&, const SeatView&) = default;
};

template <class R>
struct TrickKnowledge {
  using State = typename R::State;
  using View = SeatView<R>;
  using Flow = TrickFlow<R>;

  static View view(const State& state, Seat seat) {
    View view{seat, state};
    State& s = view.state;
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat && !Flow::lies_open(state, other)) s.hand[at(other)] = R::known(state, seat, other);
    hide(s, seat);
    if (s.phase < TrickPhase::over && s.actor != seat && s.in_trick == 0) {
      s.phase = TrickPhase::play;
      s.actor = s.leader == seat ? std::int8_t{kNobody} : static_cast<std::int8_t>(s.leader);
    }
    return view;
  }

  /// Returns the deal with only these cards known: the cards of the seat, the cards of an open hand, and the turned
  /// card.
  static DealtDeck redact_deal(const DealtDeck& deal, const State& s, Seat seat) {
    DealtDeck known = deal;
    const DealShape shape = s.shape;
    const int dealt = shape.each * s.players;
    const int open = shape.open_place(s.players);
    for (int place = 0; place < static_cast<int>(deal.cards.size()); ++place) {
      const int drawn = place - dealt - (shape.turned ? 1 : 0);
      const Seat owner = place == open ? seat : place < dealt ? Flow::dealt_to(s, shape, place) : drawn_by(s, drawn);
      if (owner == kNobody || (owner != seat && !Flow::lies_open(s, owner))) known.cards[at(place)] = kUnknownCard;
    }
    return known;
  }

  static std::optional<Action> redact(const State& s, Action action, Seat actor, Seat seat) {
    if constexpr (R::kClaims)
      if (action.kind == kClaimAction) return claim_told(actor, TrickClaims<R>::offenders(s, actor));
    if (actor == seat || action.kind == kPlayAction || action.kind == kOutAction) return action;
    return action.kind == kPassAction ? std::nullopt : std::optional{R::redacted(s, action, actor, seat)};
  }

  /// Returns the seat for which a deal was redacted; kNobody if the deal fits no seat. If two hands are known, because
  /// one of them lies open, returns `expected` if that seat holds one of the two.
  static Seat viewer(const typename R::Config& config, const typename R::Standing& standing, const DealtDeck& deal,
                     Seat expected) {
    const DealShape shape = R::shape(config, standing);
    State s;
    s.players = config.players;
    s.dealer = static_cast<std::uint8_t>(deal.dealer);
    unsigned known = 0;  // the seats with a known card, a bit each
    for (int place = 0; place < shape.each * s.players; ++place)
      if (deal.cards[at(place)].known() && place != shape.open_place(s.players))
        known |= 1U << Flow::dealt_to(s, shape, place);
    const int hands = std::popcount(known);
    if (HasDummy<R> && hands == 2 && expected != kNobody) return has(known, expected) ? expected : kNobody;
    return hands == 1 ? std::countr_zero(known) : kNobody;
  }

  static std::optional<Fault> apply_to_view(View& view, Seat actor, Action action) {
    State& s = view.state;
    if (s.phase == TrickPhase::over || actor < 0 || actor >= s.players || !R::plays(s, actor)) return Fault::illegal;
    if (action.kind == kClaimAction) return replay_claim(s, view.seat, actor, action);
    if (action.kind == kOutAction) return TrickCalls<R>::replay_out(s, actor);
    const bool fits = s.phase > TrickPhase::over   ? R::replay_auction(s, view.seat, actor, action)
                      : action.kind == kPlayAction ? replay_card(s, view.seat, actor, card_of(action))
                      : action.kind == kPassAction ? replay_pass(s, view.seat, actor)
                                                   : replay_declaration(s, view.seat, actor, action);
    return fits ? std::nullopt : std::optional{Fault::illegal};
  }

  /// Completes the view at the end of the record. Returns false if the view's own seat is not the one to decide.
  static bool end_view(View& view) {
    State& s = view.state;
    const Seat seat = view.seat;
    if (s.phase == TrickPhase::over) return false;
    if (s.in_trick == 0 && s.phase < TrickPhase::over) {
      if (is_asked(s, seat) || (opens_window(s) && is_asked(s, seat)))
        s.actor = static_cast<std::int8_t>(seat);
      else
        begin_lead(s);
    }
    hide(s, seat);
    return Flow::decider(s) == seat;
  }

 private:
  /// Removes everything that `seat` does not know, except cards in hands, and the data that is only needed to rebuild
  /// views.
  static void hide(State& s, Seat seat) {
    hide_stock(s);
    s.done_declaring = 0;
    if constexpr (R::kClaims) TrickClaims<R>::hide(s);
    R::hide(s, seat);
  }

  /// Removes the unknown cards from the stock: all that are still to be drawn except the turned card.
  static void hide_stock(State& s) {
    if (s.stock_size == 0) return;
    const Card last = s.stock_gone() || !s.shape.turned ? kUnknownCard : s.turned();
    s.stock.fill(kUnknownCard);
    s.stock[at(s.stock_size - 1)] = last;
  }

  /// Returns the seat that has drawn card `number` of the stock; kNobody if it has not been drawn.
  static Seat drawn_by(const State& s, int number) {
    if (number >= s.drawn) return kNobody;
    return R::drawer(s, number);
  }

  static bool between(const State& s) { return s.phase != TrickPhase::play && s.tricks > 0; }
  static bool window_open(const State& s) { return !s.stock_gone() || R::kDeclaresLate; }
  static bool won_last(const State& s, Seat seat) { return Flow::side_of(s, seat) == Flow::side_of(s, s.leader); }

  /// Returns whether the seat may declare something now, as far as the view tells.
  static bool may_speak(const State& s, Seat seat) {
    return between(s) && s.in_trick == 0 && window_open(s) && won_last(s, seat) && !has(s.done_declaring, seat);
  }
  static bool is_asked(const State& s, Seat seat) { return may_speak(s, seat) && R::can_declare(s, seat); }

  /// Moves the view from the window before a draw to the window after it: in a game with both windows, a declaration
  /// that does not fit the first one shows that the cards have been drawn. Returns false if the view is not before a
  /// draw, or the game has no second window.
  static bool opens_window(State& s) {
    if (!R::kDeclaresLate || s.phase != TrickPhase::before_draw) return false;
    Flow::draw(s);
    s.phase = TrickPhase::window;
    s.done_declaring = 0;
    return true;
  }

  /// Starts a lead. A lead in the record implies that the cards that were due have been drawn.
  static void begin_lead(State& s) {
    if (s.phase == TrickPhase::before_draw) Flow::draw(s);
    Flow::lead(s, s.leader);
  }

  static bool replay_card(State& s, Seat seat, Seat actor, Card card) {
    if (s.in_trick == 0) {
      if (!R::may_lead(s, seat, actor)) return false;
      begin_lead(s);
    }
    if (actor != s.actor || s.played_set.has(card) || !cards_for<R>(s.config).has(card) || R::aside(s, seat).has(card))
      return false;
    for (Seat other = 0; other < s.players; ++other)
      if (other != actor && s.hand[at(other)].has(card)) return false;
    if (!s.stock_gone() && s.stock[at(s.stock_size - 1)] == card) return false;
    if (s.out_of_play == card) return false;
    if (Flow::decider(s) == seat && !R::playable(s).has(card)) return false;
    put_card(s, ranking_for<R>(s.config), card);
    if (!s.trick_full() || Flow::collect(s)) return true;
    s.done_declaring = 0;
    s.phase = TrickPhase::before_draw;
    if (!Flow::last_draw(s)) {
      Flow::draw(s);
      s.phase = TrickPhase::window;
    }
    return s.hand[at(seat)].size() == s.hand_size(seat);  // the record must show the seat the cards that it has drawn
  }

  static bool replay_declaration(State& s, Seat seat, Seat actor, Action action) {
    const auto fits = [&] { return may_speak(s, actor) && R::may_have_declared(s, seat, actor, action); };
    if (!fits() && !(opens_window(s) && fits())) return false;
    R::declare(s, actor, action);
    s.hand[at(actor)] |= s.shown[at(actor)];
    // The winner of the trick is asked first, and not again once its partner has been asked.
    if (actor != s.leader) s.done_declaring = static_cast<std::uint8_t>(s.done_declaring | 1U << s.leader);
    return true;
  }

  static std::optional<Fault> replay_claim(State& s, Seat seat, Seat actor, Action action) {
    if constexpr (R::kClaims) {
      opens_window(s);
      return TrickClaims<R>::apply_to_view(s, seat, actor, action);
    }
    return Fault::illegal;
  }

  static bool replay_pass(State& s, Seat seat, Seat actor) {
    if (actor != seat) return false;
    if (!is_asked(s, seat) && !(opens_window(s) && is_asked(s, seat))) return false;
    s.done_declaring = static_cast<std::uint8_t>(s.done_declaring | 1U << seat);
    if (seat != s.leader) s.done_declaring = static_cast<std::uint8_t>(s.done_declaring | 1U << s.leader);
    return true;
  }
};

}  // namespace tapete
