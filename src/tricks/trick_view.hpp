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
      if (other != seat) s.hand[at(other)] = s.shown[at(other)];
    hide_stock(s);
    s.asked = 0;
    if (s.phase != TrickPhase::over && s.actor != seat && s.in_trick == 0) {
      s.phase = TrickPhase::play;
      s.actor = s.leader == seat ? std::int8_t{kNobody} : static_cast<std::int8_t>(s.leader);
    }
    return view;
  }

  /// The cards that came to the seat out of the deck, and the one turned up at the deal.
  static DealtDeck redact_deal(const DealtDeck& deal, const State& s, Seat seat) {
    DealtDeck known = deal;
    const DealShape shape = R::shape(s.config);
    const int dealt = shape.each * s.players;
    for (int place = 0; place < static_cast<int>(deal.cards.size()); ++place) {
      const bool turned = shape.turned && place == dealt;
      const int drawn = place - dealt - (shape.turned ? 1 : 0);
      const Seat owner = place < dealt ? Flow::dealt_to(s, shape, place) : turned ? seat : drawn_by(s, drawn);
      if (owner != seat) known.cards[at(place)] = kUnknownCard;
    }
    return known;
  }

  static std::optional<Action> redact(Action action, Seat actor, Seat seat) {
    if (actor != seat && action.kind == kPassAction) return std::nullopt;
    return action;
  }

  static Seat viewer(const typename R::Config& config, const DealtDeck& deal) {
    const DealShape shape = R::shape(config);
    State s;
    s.players = config.players;
    s.dealer = static_cast<std::uint8_t>(deal.dealer);
    Seat viewer = kNobody;
    for (int place = 0; place < shape.each * s.players; ++place) {
      if (!deal.cards[at(place)].known()) continue;
      const Seat owner = Flow::dealt_to(s, shape, place);
      if (viewer != kNobody && viewer != owner) return kNobody;
      viewer = owner;
    }
    return viewer;
  }

  static std::optional<Fault> watch(View& view, Seat actor, Action action) {
    State& s = view.state;
    if (s.phase == TrickPhase::over || actor < 0 || actor >= s.players) return Fault::illegal;
    const bool fits = action.kind == kPlayAction   ? watch_card(s, view.seat, actor, card_of(action))
                      : action.kind == kPassAction ? watch_pass(s, view.seat, actor)
                                                   : watch_declaration(s, view.seat, actor, action);
    return fits ? std::nullopt : std::optional{Fault::illegal};
  }

  /// The record ends; false if the view's own seat is not to act.
  static bool watch_end(View& view) {
    State& s = view.state;
    const Seat seat = view.seat;
    if (s.phase == TrickPhase::over) return false;
    if (s.in_trick == 0) {
      const bool asked =
          between(s) && window_open(s) && !has(s.asked, seat) && won_last(s, seat) && R::can_declare(s, seat);
      if (asked)
        s.actor = static_cast<std::int8_t>(seat);
      else
        begin_lead(s);
    }
    hide_stock(s);
    s.asked = 0;
    return s.actor == seat;
  }

 private:
  /// Takes the unknown out of the stock: all that is still to be drawn but the turned card.
  static void hide_stock(State& s) {
    if (s.stock_size == 0) return;
    const Card last = s.stock_gone() || !R::shape(s.config).turned ? kUnknownCard : s.turned();
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

  /// A card is led: whatever was due before has happened.
  static void begin_lead(State& s) {
    if (s.phase == TrickPhase::before_draw) Flow::draw(s);
    Flow::lead(s, s.leader);
  }

  static bool watch_card(State& s, Seat seat, Seat actor, Card card) {
    if (s.in_trick == 0) begin_lead(s);
    if (actor != s.actor || s.gone.has(card) || !R::cards(s.config).has(card)) return false;
    for (Seat other = 0; other < s.players; ++other)
      if (other != actor && s.hand[at(other)].has(card)) return false;
    if (!s.stock_gone() && s.stock[at(s.stock_size - 1)] == card) return false;
    if (actor == seat && !R::playable(s).has(card)) return false;
    put_card(s, R::kRanking, card);
    if (!s.trick_full() || Flow::collect(s)) return true;
    s.asked = 0;
    s.phase = TrickPhase::before_draw;
    if (!Flow::last_draw(s)) {
      Flow::draw(s);
      s.phase = TrickPhase::window;
    }
    return true;
  }

  static bool watch_declaration(State& s, Seat seat, Seat actor, Action action) {
    if (!between(s) || s.in_trick > 0 || !window_open(s) || !won_last(s, actor) || has(s.asked, actor)) return false;
    if (!R::may_have_declared(s, seat, actor, action)) return false;
    R::declare(s, actor, action);
    // The winner is asked first, and not again after its partner.
    if (actor != s.leader) s.asked = static_cast<std::uint8_t>(s.asked | 1U << s.leader);
    return true;
  }

  static bool watch_pass(State& s, Seat seat, Seat actor) {
    if (actor != seat || !between(s) || s.in_trick > 0 || !won_last(s, seat) || has(s.asked, seat)) return false;
    if (!window_open(s) || !R::can_declare(s, seat)) return false;
    s.asked = static_cast<std::uint8_t>(s.asked | 1U << seat);
    if (seat != s.leader) s.asked = static_cast<std::uint8_t>(s.asked | 1U << s.leader);
    return true;
  }
};

}  // namespace tapete
