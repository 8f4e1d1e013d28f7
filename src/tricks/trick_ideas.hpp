#pragma once
#include <string>

#include "tricks/trick_blunders.hpp"

/// The usual reasons of card players. Each function returns a sentence that says why one card is better than another
/// one, by what the seat to act sees; empty if none of these reasons applies. `@` stands for the name of the other
/// card.
namespace tapete {

/// Two cards of the hand of the seat to act.
struct CardChoice {
  Card best;
  Card other;
};

/// The reasons in a game whose sides want tricks with many points. If no card has points, they want every trick.
std::string points_idea(const TrickMoment& moment, CardChoice choice, Lang lang);

/// A position for avoidance_idea().
struct TakingMoment {
  TrickMoment moment;
  int in_trick = 0;   ///< points that the cards in the trick cost
  int best = 0;       ///< points that CardChoice::best costs
  int other = 0;      ///< points that CardChoice::other costs
  bool free = false;  ///< whether no card of the trick can cost anything
};

/// The reasons in a game in which certain cards cost points.
std::string avoidance_idea(const TakingMoment& taking, CardChoice choice, Lang lang);

/// A seat's bid.
struct Bid {
  int tricks = 0;           ///< number of tricks that the seat has bid
  int lacking = 0;          ///< number of tricks that it still needs; negative: it has won too many
  int left = 0;             ///< number of tricks that are not over
  bool more_costs = false;  ///< whether each trick beyond the bid costs points
};

/// The reasons in a game in which each seat has bid how many tricks it takes.
std::string bid_idea(const TrickMoment& moment, Bid bid, CardChoice choice, Lang lang);

/// The reasons to declare something: points, or a trump that is exchanged for the turned card.
std::string words_for_points(int points, Lang lang);
inline constexpr Reason kBetterTrump = "The turned card is a better trump."_reason;

/// The reasons of seats that may take all points, and of those that keep them from it.
inline constexpr Reason kMayTakeAll = "Whoever has all points so far may take the rest, too."_reason;
inline constexpr Reason kKeepsFromAll = "This keeps anybody from taking all points."_reason;

/// Returns a sentence about the merit of a card of a hand in which points count, if no comparison gives a reason; empty
/// if there is none.
std::string points_merit(const TrickMoment& moment, Card card, Lang lang);

/// Returns such a sentence for a hand in which certain cards cost points.
/// `taking` describes the position of a seat that plays this card; TakingMoment::other is not used.
std::string avoidance_merit(const TakingMoment& taking, Card card, Lang lang);

/// Returns such a sentence for a game in which each seat has bid how many tricks it takes.
std::string bid_merit(const TrickMoment& moment, Bid bid, Card card, Lang lang);

/// Returns the position in which the seat to act has only these two cards. `cards_to_keep`: see TrickMoment.
template <class R>
TrickMoment choice_of(const typename R::State& s, CardChoice choice, CardSet cards_to_keep = {}) {
  const CardSet both = CardSet::of(choice.best) | CardSet::of(choice.other);
  TrickMoment moment = moment_of(s, ranking_for<R>(s.config), R::sides(s.config), both, cards_to_keep);
  const TrickMoment all = moment_of(s, ranking_for<R>(s.config), R::sides(s.config), R::playable(s), {});
  moment.unseen = cards_for<R>(s.config) - moment.known - CardSet::of(s.out_of_play);
  moment.in_trick = s.last_played(s.in_trick);
  moment.playable = all.cards;
  moment.taking = all.beating;
  return moment;
}

}  // namespace tapete
