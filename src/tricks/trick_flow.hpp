#pragma once
#include "tricks/trick_calls.hpp"

/// The course of a hand: playing cards, collecting tricks, drawing cards, and declarations between two tricks.
namespace tapete {

/// The state transitions of a trick game with the Rules R.
template <class R>
struct TrickFlow {
  using State = typename R::State;

  static Seat partner_of(const State& s, Seat seat) { return (seat + R::sides(s.config)) % s.players; }
  static int side_of(const State& s, Seat seat) { return seat % R::sides(s.config); }
  /// Returns whether the hand of this seat lies open to all.
  static bool lies_open([[maybe_unused]] const State& s, [[maybe_unused]] Seat seat) {
    if constexpr (HasDummy<R>) return seat == R::dummy(s);
    return false;
  }
  /// Returns the seat that chooses the next action: for the dummy its partner, otherwise the seat to act itself.
  static Seat decider(const State& s) { return lies_open(s, s.actor) ? partner_of(s, s.actor) : s.actor; }

  static State start(const typename R::Config& config, const typename R::Standing& standing, const DealtDeck& deal) {
    State s;
    const DealShape shape = R::shape(config, standing);
    s.config = config;
    s.players = config.players;
    s.shape = shape;
    s.each = shape.each;
    s.dealer = static_cast<std::uint8_t>(deal.dealer);
    const int dealt = shape.each * s.players;
    for (int place = 0; place < dealt; ++place) s.hand[at(dealt_to(s, shape, place))].add(deal.cards[at(place)]);
    if (const int open = shape.open_place(s.players); open >= 0) {
      s.trump = static_cast<std::uint8_t>(deal.cards[at(open)].suit());
      if (shape.last_shown) s.shown[at(dealt_to(s, shape, open))].add(deal.cards[at(open)]);
      if (shape.turned && !shape.stock) s.out_of_play = deal.cards[at(open)];
    }
    if (shape.stock) {
      const int first = dealt + (shape.turned ? 1 : 0);
      for (int place = first; place < static_cast<int>(deal.cards.size()); ++place)
        s.stock[s.stock_size++] = deal.cards[at(place)];
      if (shape.turned) s.stock[s.stock_size++] = deal.cards[at(dealt)];
    }
    lead(s, (deal.dealer + 1) % s.players);
    R::begin(s, standing);
    return s;
  }

  /// Returns the seat to which the card at `place` of the deck is dealt.
  static Seat dealt_to(const State& s, const DealShape& shape, int place) {
    return (s.dealer + 1 + place / shape.packet) % s.players;
  }

  static std::string name(Action action, Deck deck = R::kDeck) {
    if (action.kind == kPlayAction) return "play " + card_name(deck, card_of(action));
    if (action.kind == kClaimAction) return action.c != 0 ? "claim" + offender_words(action.b) : "claim";
    if (action.kind == kOutAction) return "out";
    return action.kind == kPassAction ? "pass" : R::own_name(action);
  }

  static std::optional<Action> parse(Seat seat, std::string_view text, bool redacted = false, Deck deck = R::kDeck) {
    Splitter words{text, ' '};
    const auto verb = words.next().value_or("");
    if (verb == "play") {
      const auto card = parse_card(deck, words.next().value_or(""));
      if (!card || !card->known() || words.next()) return std::nullopt;
      return play_action(*card);
    }
    if (R::kOut && verb == "out") return words.next() ? std::nullopt : std::optional{out_action(seat)};
    if (verb == "pass") return words.next() ? std::nullopt : std::optional{pass_action()};
    if (R::kClaims && verb == "claim") {
      if (text == verb) return claim_action(seat);
      const auto offenders = parse_offenders(text.substr(verb.size() + 1));
      return offenders && redacted ? std::optional{claim_told(seat, *offenders)} : std::nullopt;
    }
    return R::parse_own(verb, words, redacted);
  }

  static ActionList legal(const State& s) {
    ActionList actions;
    if (s.phase == TrickPhase::over) return actions;
    if (s.phase == TrickPhase::play) {
      for (const Card card : R::playable(s)) actions.push_back(play_action(card));
      return actions;
    }
    R::declarations(s, s.actor, actions);
    if (s.phase < TrickPhase::over) actions.push_back(pass_action());
    return actions;
  }

  static Action random_legal(const State& s, Rng& rng) {
    if (s.phase == TrickPhase::play) return play_action(random_of(R::playable(s), rng));
    const ActionList actions = legal(s);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  }

  static void play_randomly(State& s, Rng& rng) {
    while (s.phase != TrickPhase::over) {
      if (s.phase != TrickPhase::play) {
        apply(s, random_legal(s, rng));
        continue;
      }
      do put(s, random_of(R::playable(s), rng));
      while (!s.trick_full());
      finish_trick(s);
    }
  }

  static void apply(State& s, Action action) {
    if (action.kind == kPlayAction) return play_card(s, card_of(action));
    if (action.kind == kPassAction) return go_on(s, true);
    if (is_call(action)) return TrickCalls<R>::make(s, action);
    const bool between_tricks = s.phase < TrickPhase::over;
    R::declare(s, s.actor, action);
    if (between_tricks && s.phase != TrickPhase::over) go_on(s, false);
  }

  [[gnu::always_inline]] static inline void play_card(State& s, Card card) {
    put(s, card);
    if (s.trick_full()) finish_trick(s);
  }

  /// Gives each seat the cards that it draws after a trick.
  static void draw(State& s) {
    if (const int each = R::cards_due(s); each > 0) hand_out(s, R::first_to_draw(s), each);
  }

  /// Returns whether the next draw includes the turned card, and the game allows declarations before this draw.
  static bool last_draw(const State& s) {
    const int each = R::cards_due(s);
    return R::kDeclaresEarly && each > 0 && s.drawn + each * s.trick_size() == s.stock_size;
  }

  static void lead(State& s, Seat seat) {
    s.phase = TrickPhase::play;
    s.leader = static_cast<std::int8_t>(seat);
    s.actor = static_cast<std::int8_t>(seat);
  }

  /// Collects the full trick. Returns true if the hand is then over.
  [[gnu::always_inline]] static inline bool collect(State& s) {
    const int points = collect_trick(s);
    if (s.all_played()) end_hand(s);
    R::won_trick(s, side_of(s, s.leader), points);
    return s.phase == TrickPhase::over;
  }

 private:
  [[gnu::always_inline]] static inline Card random_of(CardSet cards, Rng& rng) {
    return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
  }

  /// Plays the card for the seat to act, and records whether it breaks a duty that must be claimed.
  [[gnu::always_inline]] static inline void put(State& s, Card card) {
    if constexpr (R::kClaims)
      if (s.config.claims && !R::dutiful(s).has(card)) s.broken = static_cast<std::uint8_t>(s.broken | 1U << s.actor);
    put_card(s, ranking_for<R>(s.config), card);
  }

  [[gnu::always_inline]] static inline void finish_trick(State& s) {
    if (collect(s)) return;
    if (last_draw(s)) {
      ask(s, s.leader, TrickPhase::before_draw);
    } else {
      draw(s);
      ask(s, s.leader, TrickPhase::window);
    }
  }

  /// Lets the winner of the trick declare as long as it can, then its partner. If neither can, the hand continues.
  static void ask(State& s, Seat seat, TrickPhase phase) {
    s.phase = phase;
    while (!s.stock_gone() || R::kDeclaresLate) {
      if (R::can_declare(s, seat)) {
        s.actor = static_cast<std::int8_t>(seat);
        return;
      }
      if (seat != s.leader || partner_of(s, seat) == seat) break;
      seat = partner_of(s, seat);
    }
    close(s, phase);
  }

  /// Ends a phase of declarations: draws the cards that are still due, then opens the window after the draw, if the
  /// game has one, or starts a lead.
  static void close(State& s, TrickPhase phase) {
    if (phase == TrickPhase::before_draw) {
      draw(s);
      if (R::kDeclaresLate) return ask(s, s.leader, TrickPhase::window);
    }
    lead(s, s.leader);
  }

  /// Continues after the seat to act has declared something or passed.
  static void go_on(State& s, bool passed) {
    if (!passed)
      ask(s, s.actor, s.phase);
    else if (s.actor == s.leader && partner_of(s, s.actor) != s.actor)
      ask(s, partner_of(s, s.actor), s.phase);
    else
      close(s, s.phase);
  }
};

}  // namespace tapete
