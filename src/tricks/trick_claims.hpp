#pragma once
#include "core/bits.hpp"
#include "game/blunder.hpp"
#include "tricks/claim_words.hpp"
#include "tricks/trick_rules.hpp"

/// Duties that the program does not enforce: any card may be played, and a player who believes that another player has
/// broken a duty (a renuncio) may end the hand by claiming this.
namespace tapete {

/// The house rule that decides whether the program enforces duties or players must claim broken ones.
inline constexpr std::array kClaimChoices{Choice{"prevent", "Prevented"_text}, Choice{"claim", "Must be claimed"_text}};
inline constexpr HouseRule kClaimRule{
    .key = "renuncio",
    .label = "Revoke (renuncio)"_text,
    .choices = kClaimChoices,
    .explanation = "Whether an illegal card can be played, for an opponent to notice."_text};

/// Implements claims. Rules with kClaims have a member `claims` in their Config, and define:
/// - bound(s): whether the duties apply now;
/// - dutiful(s): the cards that the duties allow the seat to act; duty(s, hand, trick): the cards of any `hand` that
///   the duties allow;
/// - denied(s, card, trick): the cards that a player cannot hold if it has kept the duties;
/// - accused(s, claimer): the seats against which a claim is directed, a bit each;
/// - kClaimWords: the texts of the question that the player is asked before a claim;
/// - blunders(): the game's list of blunders.
template <class R>
struct TrickClaims {
  using State = typename R::State;
  using Hands = decltype(State::hand);

  /// Returns whether a claim can be made now.
  static bool open(const State& s) { return s.config.claims && R::bound(s); }

  /// Returns the seats that `claimer` accuses and that have broken a duty, a bit each.
  static unsigned offenders(const State& s, Seat claimer) { return s.broken & R::accused(s, claimer); }

  /// Returns the seats that have certainly broken a duty, a bit each, if every seat holds at least the cards of `hands`
  /// now.
  static unsigned broken_seats(const State& s, const Hands& hands) {
    Hands held = hands;
    unsigned broken = 0;
    // The loop goes backwards and gives each card back to its hand. No cards are drawn while the duties apply, so each
    // hand is then as it was when the card was played.
    each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
      held[at(seat)].add(card);
      if (trick != nullptr && !R::duty(s, held[at(seat)], *trick).has(card)) broken |= 1U << seat;
    });
    return broken;
  }

  /// Returns whether the cards in a view of this seat prove that a claim by this seat would be right.
  static bool proven(const State& view, Seat seat) {
    return open(view) && (broken_seats(view, view.hand) & R::accused(view, seat)) != 0;
  }

  /// Returns the cards to consider, as actions: the ones that keep the duties and are no blunder.
  static ActionList plays(const State& s) {
    ActionList actions;
    for (const Card card : R::dutiful(s)) actions.push_back(play_action(card));
    return without_blunders(R::blunders(), s, actions);
  }
  /// Returns the actions to consider: the legal ones that keep the duties and are no blunder.
  static ActionList candidates(const State& s, const ActionList& legal) {
    return s.phase == TrickPhase::play ? plays(s) : without_blunders(R::blunders(), s, legal);
  }

  /// Removes from a view the set of seats that have broken a duty, unless a claim has revealed it.
  static void hide(State& s) {
    s.broken = static_cast<std::uint8_t>(s.claimer == kNobody ? 0U : offenders(s, s.claimer));
  }

  /// Applies a claim, read from a redacted record, and its outcome to a view. Faults: illegal, disproved.
  static std::optional<Fault> apply_to_view(State& s, Seat viewer, Seat actor, Action action) {
    const unsigned accused = R::accused(s, actor);
    const unsigned told = action.b;
    if (!open(s) || action.c == 0 || (told & ~accused) != 0) return Fault::illegal;
    const unsigned proven = broken_seats(s, s.hand) & accused;
    if ((proven & ~told) != 0 || (told & ~(proven | suspects(s, viewer))) != 0) return Fault::disproved;
    s.broken = static_cast<std::uint8_t>(told);
    s.claimer = static_cast<std::int8_t>(actor);
    end_hand(s);
    return std::nullopt;
  }

  /// Calls visit(seat, card, trick) for every card that was played while the duties applied, the last one first (see
  /// each_card_back).
  template <class Visit>
  static void each_bound_card_back(const State& s, const Visit& visit) {
    each_card_back(s, R::kRanking, R::sides(s.config), s.stock_size, visit);
  }

 private:
  /// Returns the seats that may hold a hidden card which proves that they have broken a duty, a bit each.
  static unsigned suspects(const State& s, Seat viewer) {
    CardSet unseen = cards_for<R>(s.config) - s.played_set - R::aside(s, viewer) - CardSet::of(s.out_of_play);
    for (const CardSet hand : s.hand) unseen -= hand;
    unsigned out = 0;
    each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
      if (trick == nullptr || seat == viewer || s.hand_size(seat) == s.hand[at(seat)].size()) return;
      if (!(R::denied(s, card, *trick) & unseen).empty()) out |= 1U << seat;
    });
    return out;
  }
};

}  // namespace tapete
