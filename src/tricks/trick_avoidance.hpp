#pragma once
#include "game/blunder.hpp"
#include "game/gain.hpp"
#include "tricks/policy_parts.hpp"
#include "tricks/trick_ideas.hpp"

namespace tapete {

/// The fields that the State of a game with TrickAvoidance rules has besides its TrickState.
struct AvoidanceState {
  std::array<CardSet, kMaxSeats> taken{};  ///< by seat: the cards of R::kCollected in its tricks
  friend bool operator==(const AvoidanceState&, const AvoidanceState&) = default;
};

template <class R>
struct AvoidanceOdds;

/// A base class of Rules without trumps, in which players must follow suit and certain cards count against the seat
/// that takes them. R::State must be an AvoidanceState too. `Base` provides all other members of Rules. R defines:
/// - kPenaltyCards: the cards that count against a seat;
/// - kCollected: the cards that AvoidanceState::taken stores: the penalty cards, and cards that take points off;
/// - kCostliest: the card with the most points;
/// - opener(config): the card that leads the first trick;
/// - not_led(config, played): cards that may not be led after the cards `played`, unless the hand has no others;
/// - not_discarded(config, first): cards that may not be discarded, unless the hand has no others; `first` says whether
///   the trick is the first one;
/// - worth(config, cards): the points of `cards` for a seat that takes them;
/// - collector(s): the seat that seems to try to take everything; kNobody if there is none;
/// - may_take_all(s): whether the hand of the seat to act is good enough to try to win all remaining tricks.
template <class R, class Base>
struct TrickAvoidance : Base {
  // Tricks
  template <class State>
  static bool takes(const State& s, Card card) {
    return s.in_trick == 0 || takes_over(R::kRanking, card, s.winning, kSuits);
  }
  template <class State>
  static CardSet playable(const State& s) {
    const CardSet hand = s.hand[at(s.actor)];
    const auto without = [hand](CardSet cards) { return (hand - cards).empty() ? hand : hand - cards; };
    if (s.played_count == 0) return hand & CardSet::of_known(R::opener(s.config));
    if (s.in_trick == 0) return without(R::not_led(s.config, s.played_set));
    const CardSet follow = hand.suit(s.so_far().led);
    return follow.empty() ? without(R::not_discarded(s.config, s.tricks == 0)) : follow;
  }
  /// Works like DutyDefaults::denied_after(). If a card other than the opener leads the first trick, all cards are
  /// denied.
  template <class State>
  static CardSet denied_after(const State& s, Card card, const TrickSoFar* trick, CardSet before) {
    const CardSet all = cards_for<R>(s.config);
    // A player who plays a card of `held_back` has no cards outside this set.
    const auto others_than = [&](CardSet held_back) { return held_back.has(card) ? all - held_back : CardSet{}; };
    if (trick == nullptr && before.empty()) return card == R::opener(s.config) ? CardSet{} : all;
    if (trick == nullptr) return others_than(R::not_led(s.config, before));
    if (card.suit() == trick->led) return {};
    return CardSet::of_suit(trick->led) | others_than(R::not_discarded(s.config, before.size() < s.players));
  }
  template <class State>
  static void won_trick(State& s, int side, int /*points*/) {
    s.taken[at(side)] |= s.last_played(s.players) & R::kCollected;
  }
  template <class State>
  static int card_points(const State&) {
    return 0;
  }

  // Seats that take everything
  /// Returns the seat that has taken every card that counts; kNobody if there is none.
  template <class State>
  static Seat took_all(const State& s) {
    const CardSet all = cards_for<R>(s.config) & R::kPenaltyCards;
    for (Seat seat = 0; seat < s.players; ++seat)
      if (s.taken[at(seat)].has_all(all)) return seat;
    return kNobody;
  }
  /// Returns the only seat that has taken cards that count, if they are worth at least `points`; otherwise kNobody.
  template <class State>
  static Seat took_alone(const State& s, int points) {
    Seat out = kNobody;
    for (Seat seat = 0; seat < s.players; ++seat) {
      const CardSet taken = s.taken[at(seat)] & R::kPenaltyCards;
      if (taken.empty()) continue;
      if (out != kNobody || R::worth(s.config, taken) < points) return kNobody;
      out = seat;
    }
    return out;
  }

  /// Returns the seat that players expect to try to take everything; kNobody if there is none. The seat to act knows
  /// its own hand; another seat must have won several cards that count.
  template <class State>
  static Seat close_to_all(const State& s) {
    constexpr int kSeveral = 6;
    const Seat seat = R::collector(s);
    if (seat == kNobody) return kNobody;
    const bool close = seat == s.actor ? R::may_take_all(s) : (s.taken[at(seat)] & R::kPenaltyCards).size() >= kSeveral;
    return close ? seat : kNobody;
  }
  /// Returns whether the last player keeps `collector` from taking everything by this card: a card that counts goes to
  /// another seat.
  template <class State>
  static bool stops(const State& s, Seat collector, Card card) {
    if (s.in_trick != s.players - 1) return false;
    const Seat winner = takes(s, card) ? s.actor : s.winning_seat;
    return winner != collector && !((s.last_played(s.in_trick) | CardSet::of(card)) & R::kPenaltyCards).empty();
  }
  /// Returns a sentence about the card while `collector` may take everything; empty if there is none.
  template <class State>
  static std::string words_for_all(const State& s, Seat collector, Card card, Lang lang) {
    Reason words;
    if (collector != s.actor && stops(s, collector, card)) words = kKeepsFromAll;
    if (collector == s.actor && takes(s, card) && AvoidanceOdds<R>{s, s.actor}.higher(card) == 0) words = kMayTakeAll;
    return std::string{words(lang)};
  }

  // Reasons and mistakes
  /// Returns avoidance_idea(), or words_for_all() if a seat may take everything.
  template <class State>
  static std::string idea(const State& s, CardChoice choice, Lang lang) {
    if (const Seat seat = close_to_all(s); seat != kNobody) {
      const std::string other = words_for_all(s, seat, choice.other, lang);
      return other.empty() ? words_for_all(s, seat, choice.best, lang) : std::string{};
    }
    const auto cost = [&](CardSet cards) { return R::worth(s.config, cards); };
    // A trick with points, which another card of the hand would win, is the first thing that players look at.
    if (s.in_trick > 0 && cost(s.last_played(s.in_trick)) > 0 && !takes(s, choice.best) &&
        another(s, [&s](Card card) { return takes(s, card); }))
      return merit(s, choice.best, lang);
    return avoidance_idea({choice_of<R>(s, choice), cost(s.last_played(s.in_trick)), cost(CardSet::of(choice.best)),
                           cost(CardSet::of(choice.other)), costs_nothing(s)},
                          choice, lang);
  }
  /// Returns avoidance_merit(), or words_for_all() if a seat may take everything.
  template <class State>
  static std::string merit(const State& s, Card card, Lang lang) {
    if (const Seat seat = close_to_all(s); seat != kNobody) return words_for_all(s, seat, card, lang);
    const TrickMoment moment = moment_of(s, ranking_for<R>(s.config), R::sides(s.config), playable(s), {});
    const auto cost = [&](CardSet cards) { return R::worth(s.config, cards); };
    return avoidance_merit({moment, cost(s.last_played(s.in_trick)), cost(CardSet::of(card)), 0, costs_nothing(s)},
                           card, lang);
  }
  /// Returns the action that people expect where the policy would play `natural` (HasExpectations): the highest of the
  /// cards that leave the trick to another seat just as well, or that all take a trick without risk.
  template <class State>
  static Action expected(const State& s, Action natural) {
    if (natural.kind != kPlayAction || s.in_trick == 0 || close_to_all(s) != kNobody) return natural;
    Card highest = card_of(natural);
    const bool wins = takes(s, highest);
    if (wins && s.in_trick < s.players - 1 && !costs_nothing(s)) return natural;
    const auto cost = [&s](Card card) { return R::worth(s.config, CardSet::of(card)); };
    for (const Card card : playable(s))
      if (takes(s, card) == wins && cost(card) == cost(highest) && R::kRanking.stronger_than(highest).has(card))
        highest = card;
    return play_action(highest);
  }
  /// Returns whether no card of the current trick can count.
  template <class State>
  static bool costs_nothing(const State& s) {
    return s.tricks == 0 && R::not_discarded(s.config, true).has_all(R::kPenaltyCards);
  }
  /// Returns whether the seat to act leads (if `leads`) or follows (otherwise), and no seat seems to try to take
  /// everything.
  template <class State>
  static bool plays_safe(const State& s, bool leads) {
    return s.phase == TrickPhase::play && (s.in_trick == 0) == leads && R::collector(s) == kNobody;
  }
  /// Returns whether a card that the seat to act may play passes `test`.
  template <class State, class Test>
  static bool another(const State& s, const Test& test) {
    return playable(s).any(test);
  }
  /// Returns whether the last player takes points that it could leave to other seats.
  template <class State>
  static bool points_taken(const State& s, Action action) {
    return plays_safe(s, false) && s.in_trick == s.players - 1 && R::worth(s.config, s.last_played(s.in_trick)) > 0 &&
           takes(s, card_of(action)) && another(s, [&s](Card card) { return !takes(s, card); });
  }
  /// Returns whether the seat keeps the card with the most points although it could discard it on another seat's trick.
  template <class State>
  static bool dearest_kept(const State& s, Action action) {
    return plays_safe(s, false) && card_of(action) != R::kCostliest && playable(s).has(R::kCostliest) &&
           !takes(s, R::kCostliest);
  }
  /// Returns whether the seat leads the card with the most points although it may lead another card.
  template <class State>
  static bool dearest_led(const State& s, Action action) {
    return plays_safe(s, true) && card_of(action) == R::kCostliest && playable(s).size() > 1;
  }
  /// Returns whether the seat gives a penalty card to another seat that seems to try to take everything, although it
  /// could play a card that does not count.
  template <class State>
  static bool collector_fed(const State& s, Action action) {
    const Seat feared = s.phase == TrickPhase::play ? R::collector(s) : kNobody;
    return feared != kNobody && feared != s.actor && s.in_trick > 0 && s.winning_seat == feared &&
           R::kPenaltyCards.has(card_of(action)) && !takes(s, card_of(action)) &&
           another(s, [](Card card) { return !R::kPenaltyCards.has(card); });
  }
};

/// The consequences of an action in a game with TrickAvoidance rules: the points taken in the current trick, and in
/// later ones.
inline constexpr std::array<FactKind, 2> kAvoidanceFacts{
    {{"taken", -1, 0, FactUnit::points, "This trick costs @; with @, @."_reason, "Points taken in the trick"_text},
     {"later", -1, 0, FactUnit::points, "Later tricks cost @; with @, @."_reason, "Points taken later"_text}}};
/// Measures kAvoidanceFacts. `before` is the state in which the seat was to act; in `end` the hand is over. In
/// TrickPhase::give, the current trick is the first one.
template <class R>
std::array<double, 2> avoidance_facts(const typename R::State& before, const typename R::State& end, Seat seat) {
  CardSet trick;
  for (int i = before.tricks * end.players; i < (before.tricks + 1) * end.players; ++i) trick.add(end.played[at(i)]);
  const CardSet after = end.taken[at(seat)] - before.taken[at(seat)];
  const CardSet now = end.winner[before.tricks] == seat ? trick & after : CardSet{};
  return {static_cast<double>(R::worth(end.config, now)), static_cast<double>(R::worth(end.config, after - now))};
}

/// Probabilities of taking tricks, as far as a seat can know.
template <class R>
struct AvoidanceOdds {
  using State = typename R::State;

  AvoidanceOdds(const State& state, Seat of)
      : s(state),
        seat(of),
        hand(s.hand[at(of)]),
        unseen(cards_for<R>(s.config) - hand - s.played_set - R::aside(s, of)) {}

  /// Returns the number of unseen cards of the suit that beat the card.
  [[nodiscard]] int higher(Card card) const {
    return (unseen.suit(card.suit()) & R::kRanking.stronger_than(card)).size();
  }
  /// Returns the number of unseen cards of the suit that do not beat the card.
  [[nodiscard]] int lower(Card card) const { return unseen.suit(card.suit()).size() - higher(card); }
  /// Returns the probability that no seat that is still to play beats the card, if the card is played now and is then
  /// winning the trick.
  [[nodiscard]] double stands(Card card) const {
    const int others = unseen.suit(card.suit()).size();
    if (others == 0) return 1;
    const double beaten = power(static_cast<double>(higher(card)) / others, std::max(1, others / (s.players - 1)));
    return power(1 - beaten, s.players - 1 - s.in_trick);
  }
  /// Returns the probability that another seat holds no card of the suit.
  [[nodiscard]] double lacks(Seat other, int suit) const {
    const double share = static_cast<double>(unseen.suit(suit).size()) / std::max(1, unseen.size());
    return power(1 - share, s.hand_size(other));
  }

  const State& s;
  const Seat seat;
  const CardSet hand;
  const CardSet unseen;
};

/// Returns the card to give away: the one with the greatest harm, or a higher card of its suit, so that nobody gives a
/// ten and keeps the ace. Cards of the costliest card's suit are not exchanged, because low ones protect from that
/// card. The hand must not be empty. `Hand` is an AvoidanceOdds with harm(card), the expected loss from keeping a card.
template <class R, class Hand>
Card worst_to_keep(const Hand& hand) {
  Card worst = hand.hand.first();
  for (const Card card : hand.hand)
    if (hand.harm(card) > hand.harm(worst)) worst = card;
  if (worst.suit() == R::kCostliest.suit()) return worst;
  for (const Card card : hand.hand& R::kRanking.stronger_than(worst))
    if (R::kRanking.stronger_than(worst).has(card)) worst = card;
  return worst;
}

/// Chooses an action by the heuristic policy. In TrickPhase::give, worst_to_keep() is given; otherwise the card with
/// the least cost is played, after adding a random error of up to `doubt`. `Hand` also has cost(card), the expected
/// loss from playing a card.
template <class R, class Hand, class State>
Action avoidance_action(const State& s, const ActionList& actions, double doubt, Rng& rng) {
  const Hand hand{s, s.actor};
  const Card given = s.phase == TrickPhase::give ? worst_to_keep<R>(hand) : Card{};
  return cheapest(actions, [&](Action action) {
    if (given.known()) return card_of(action) == given ? 0.0 : 1.0;
    return hand.cost(card_of(action)) + doubt * rng.unit();
  });
}

}  // namespace tapete
