#pragma once
#include "core/bits.hpp"
#include "tricks/trick_flow.hpp"

/// What a seat knows of a hand: taken from a whole state, and built again from a redacted record.
namespace tapete {

/// The state with all that is hidden taken out. Other hands hold only what they have shown, the stock only the turned
/// card; and between two tricks nobody but the seat itself is seen to be asked.
template <class R>
struct TrickView {
  int seat = 0;
  typename R::State state;
  friend bool operator==(const TrickView&, const TrickView&) = default;
};

template <class R>
struct TrickKnowledge {
  using State = typename R::State;
  using View = TrickView<R>;
  using Flow = TrickFlow<R>;

  static View view(const State& state, Seat seat) {
    View view{seat, state};
    State& s = view.state;
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat) s.hand[at(other)] = R::known(state, seat, other);
    hide(s, seat);
    if (s.phase < TrickPhase::over && s.actor != seat && s.in_trick == 0) {
      s.phase = TrickPhase::play;
      s.actor = s.leader == seat ? std::int8_t{kNobody} : static_cast<std::int8_t>(s.leader);
    }
    return view;
  }

  /// The cards that came to the seat out of the deck, and the one turned up at the deal.
  static DealtDeck redact_deal(const DealtDeck& deal, const State& s, Seat seat) {
    DealtDeck known = deal;
    const DealShape shape = s.shape;
    const int dealt = shape.each * s.players;
    const int open = shape.open_place(s.players);
    for (int place = 0; place < static_cast<int>(deal.cards.size()); ++place) {
      const int drawn = place - dealt - (shape.turned ? 1 : 0);
      const Seat owner = place == open ? seat : place < dealt ? Flow::dealt_to(s, shape, place) : drawn_by(s, drawn);
      if (owner != seat) known.cards[at(place)] = kUnknownCard;
    }
    return known;
  }

  static std::optional<Action> redact(const State& s, Action action, Seat actor, Seat seat) {
    if constexpr (R::kClaims)
      if (action.kind == kClaimAction) return claim_told(actor, TrickClaims<R>::offenders(s, actor));
    if (actor == seat || action.kind == kPlayAction) return action;
    return action.kind == kPassAction ? std::nullopt : std::optional{R::redacted(s, action, actor, seat)};
  }

  static Seat viewer(const typename R::Config& config, const typename R::Standing& standing, const DealtDeck& deal) {
    const DealShape shape = R::shape(config, standing);
    State s;
    s.players = config.players;
    s.dealer = static_cast<std::uint8_t>(deal.dealer);
    Seat viewer = kNobody;
    for (int place = 0; place < shape.each * s.players; ++place) {
      if (!deal.cards[at(place)].known() || place == shape.open_place(s.players)) continue;
      const Seat owner = Flow::dealt_to(s, shape, place);
      if (viewer != kNobody && viewer != owner) return kNobody;
      viewer = owner;
    }
    return viewer;
  }

  static std::optional<Fault> watch(View& view, Seat actor, Action action) {
    State& s = view.state;
    if (s.phase == TrickPhase::over || actor < 0 || actor >= s.players || !R::plays(s, actor)) return Fault::illegal;
    if (action.kind == kClaimAction) return watch_claim(s, view.seat, actor, action);
    const bool fits = s.phase > TrickPhase::over   ? R::watch_auction(s, view.seat, actor, action)
                      : action.kind == kPlayAction ? watch_card(s, view.seat, actor, card_of(action))
                      : action.kind == kPassAction ? watch_pass(s, view.seat, actor)
                                                   : watch_declaration(s, view.seat, actor, action);
    return fits ? std::nullopt : std::optional{Fault::illegal};
  }

  /// The record ends; false if the view's own seat is not to act.
  static bool watch_end(View& view) {
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
    return s.actor == seat;
  }

 private:
  /// Takes out what `seat` does not know beside the hands, and what only watching a record needs.
  static void hide(State& s, Seat seat) {
    hide_stock(s);
    s.asked = 0;
    if constexpr (R::kClaims) TrickClaims<R>::hide(s);
    R::hide(s, seat);
  }

  /// Takes the unknown out of the stock: all that is still to be drawn but the turned card.
  static void hide_stock(State& s) {
    if (s.stock_size == 0) return;
    const Card last = s.stock_gone() || !s.shape.turned ? kUnknownCard : s.turned();
    s.stock.fill(kUnknownCard);
    s.stock[at(s.stock_size - 1)] = last;
  }

  /// Who has drawn the stock's card of that number; kNobody if nobody has yet.
  static Seat drawn_by(const State& s, int number) {
    if (number >= s.drawn) return kNobody;
    return R::drawer(s, number);
  }

  static bool between(const State& s) { return s.phase != TrickPhase::play && s.tricks > 0; }
  static bool window_open(const State& s) { return !s.stock_gone() || R::kDeclaresLate; }
  static bool won_last(const State& s, Seat seat) { return Flow::side_of(s, seat) == Flow::side_of(s, s.leader); }

  /// Whether it may declare something now, as far as is known.
  static bool may_speak(const State& s, Seat seat) {
    return between(s) && s.in_trick == 0 && window_open(s) && won_last(s, seat) && !has(s.asked, seat);
  }
  static bool is_asked(const State& s, Seat seat) { return may_speak(s, seat) && R::can_declare(s, seat); }

  /// Where there are two windows: what is told cannot be of the one before the cards that are due, so they have been
  /// handed out. False if that was so already.
  static bool opens_window(State& s) {
    if (!R::kDeclaresLate || s.phase != TrickPhase::before_draw) return false;
    Flow::draw(s);
    s.phase = TrickPhase::window;
    s.asked = 0;
    return true;
  }

  /// A card is led: whatever was due before has happened.
  static void begin_lead(State& s) {
    if (s.phase == TrickPhase::before_draw) Flow::draw(s);
    Flow::lead(s, s.leader);
  }

  static bool watch_card(State& s, Seat seat, Seat actor, Card card) {
    if (s.in_trick == 0) {
      if (!R::may_lead(s, seat, actor)) return false;
      begin_lead(s);
    }
    if (actor != s.actor || s.gone.has(card) || !R::cards(s.config).has(card) || R::aside(s, seat).has(card))
      return false;
    for (Seat other = 0; other < s.players; ++other)
      if (other != actor && s.hand[at(other)].has(card)) return false;
    if (!s.stock_gone() && s.stock[at(s.stock_size - 1)] == card) return false;
    if (s.beside == card) return false;
    if (actor == seat && !R::playable(s).has(card)) return false;
    put_card(s, ranking_for<R>(s.config), card);
    if (!s.trick_full() || Flow::collect(s)) return true;
    s.asked = 0;
    s.phase = TrickPhase::before_draw;
    if (!Flow::last_draw(s)) {
      Flow::draw(s);
      s.phase = TrickPhase::window;
    }
    return s.hand[at(seat)].size() == s.hand_size(seat);  // what it has drawn it has been told
  }

  static bool watch_declaration(State& s, Seat seat, Seat actor, Action action) {
    const auto fits = [&] { return may_speak(s, actor) && R::may_have_declared(s, seat, actor, action); };
    if (!fits() && !(opens_window(s) && fits())) return false;
    R::declare(s, actor, action);
    s.hand[at(actor)] |= s.shown[at(actor)];
    // The winner is asked first, and not again after its partner.
    if (actor != s.leader) s.asked = static_cast<std::uint8_t>(s.asked | 1U << s.leader);
    return true;
  }

  static std::optional<Fault> watch_claim(State& s, Seat seat, Seat actor, Action action) {
    if constexpr (R::kClaims) {
      opens_window(s);
      return TrickClaims<R>::watch(s, seat, actor, action);
    }
    return Fault::illegal;
  }

  static bool watch_pass(State& s, Seat seat, Seat actor) {
    if (actor != seat) return false;
    if (!is_asked(s, seat) && !(opens_window(s) && is_asked(s, seat))) return false;
    s.asked = static_cast<std::uint8_t>(s.asked | 1U << seat);
    if (seat != s.leader) s.asked = static_cast<std::uint8_t>(s.asked | 1U << s.leader);
    return true;
  }
};

}  // namespace tapete
