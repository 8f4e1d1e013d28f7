#include "tricks/trick_ideas.hpp"

#include <algorithm>

#include "game/points_words.hpp"

namespace tapete {
namespace {

constexpr Reason kKeeps = "This keeps @ for later."_reason;
constexpr Reason kHighestOfAll = "No card of this suit is higher."_reason;
constexpr Reason kHighest = "Nobody has a higher card of this suit any more."_reason;
constexpr Reason kRisksLess = "This risks less than @."_reason;
constexpr Reason kRisksNothing = "This risks no points."_reason;
constexpr Reason kWinsToo = "This wins the trick too, and keeps @."_reason;
constexpr Reason kHighGoes = "The trick is won anyway, so the high card goes."_reason;
constexpr Reason kLosesHigh = "This gets rid of a high card."_reason;
constexpr Reason kTrusts = "The partner is still to play, and may win the trick with these points."_reason;
constexpr Reason kKeepsLow = "This does not win the trick, and @ will be of use later."_reason;
constexpr Reason kFreeTrick = "This trick can cost nothing, so it is the time for higher cards."_reason;
constexpr Reason kNotMine = "This leaves the trick to somebody else."_reason;
constexpr Reason kWinsMore = "This makes it easier to win the trick."_reason;
constexpr Reason kHardlyEver = "A card as low as this hardly ever takes a trick."_reason;
constexpr Reason kCostsNothing = "The trick costs nothing."_reason;
constexpr Reason kLastOfSuit =
    "It is the only card of its suit in the hand, so that another one can be discarded the next time."_reason;
constexpr Reason kLastBeforeTrumps =
    "It is the only card of its suit in the hand, so that a trump can win the next time."_reason;
constexpr Reason kHigherGoes = "This gets rid of a higher card than @."_reason;
constexpr Reason kLeaves = "This makes it easier to leave the trick to others."_reason;

/// Largest number of ranks that are stronger than a high card.
constexpr int kHonors = 4;

/// Two cards, and what they do in a trick.
struct Comparison {
  Comparison(const TrickMoment& of, CardChoice choice)
      : m(of),
        best(choice.best),
        other(choice.other),
        takes(m.beating.has(choice.best)),
        other_takes(m.beating.has(choice.other)),
        counts(std::ranges::any_of(m.ranking.points, [](int each) { return each > 0; })),
        points(m.ranking.points_of(choice.best)),
        other_points(m.ranking.points_of(choice.other)) {
    const bool trump = m.is_trump(choice.best);
    const bool other_trump = m.is_trump(choice.other);
    const int more = m.ranking.strength_of(choice.best) - m.ranking.strength_of(choice.other);
    weaker = trump != other_trump ? other_trump : more < 0;
    stronger = trump != other_trump ? trump : more > 0;
    other_is_trump = other_trump;
    keeps_trump = other_trump && !trump;
    highest = !trump && m.is_highest(choice.best);
    high = m.ranking.stronger_than(choice.best).size() <= kHonors;
    const bool good = counts ? other_points > 0 : m.ranking.stronger_than(choice.other).size() <= kHonors;
    saves = weaker && (other_trump || good);
    const auto last_of_suit = [&](Card card) { return m.hand.suit(card.suit()) == CardSet::of(card); };
    // With two cards in the hand, no choice is left after this trick. After a lead, all others may follow suit.
    constexpr int kOthers = 5;
    empties = !trump && last_of_suit(best) && !last_of_suit(other) && m.hand.size() > 2 &&
              m.unseen.suit(best.suit()).size() > (m.leads ? kOthers : 0);
    has_trumps = m.hand.any([&](Card card) { return m.is_trump(card); });
    top = !m.playable.any([&](Card card) { return gets_rid_of_more(card); });
    lowest = !m.playable.suit(best.suit()).any([&](Card card) { return m.is_clearly_higher(best, card); });
    wins_anyway = (m.playable - m.taking).empty();
  }

  /// Returns whether a card does the same in the trick as the best one, and is higher. If both cards have the same
  /// suit, which may be the suit led, only this suit counts, otherwise every suit but trumps.
  [[nodiscard]] bool gets_rid_of_more(Card card) const {
    if (!m.leads && m.taking.has(card) != takes) return false;
    if (card.suit() == best.suit()) return m.is_clearly_higher(card, best);
    return best.suit() != other.suit() && !m.is_trump(card) &&
           m.ranking.strength_of(card) > m.ranking.strength_of(best);
  }
  /// Returns whether the seat may discard a card in a later trick because the best card is the last one of its suit.
  [[nodiscard]] bool may_discard() const { return empties && !(m.must_trump && has_trumps); }

  const TrickMoment& m;
  Card best;
  Card other;
  bool takes = false;        ///< the best card takes over the trick
  bool other_takes = false;  ///< the other card takes over the trick
  bool counts = false;       ///< cards have points
  int points = 0;            ///< of the best card
  int other_points = 0;
  bool weaker = false;    ///< the best card is the weaker one
  bool stronger = false;  ///< the best card is the stronger one
  bool other_is_trump = false;
  bool keeps_trump = false;
  bool highest = false;  ///< no other player can hold a stronger card of the best card's suit, which is no trump
  bool high = false;     ///< few ranks are stronger than the best card
  bool saves = false;    ///< the other card is stronger, and no worthless card
  bool empties = false;  ///< the best card is the hand's last one of a suit that may be led later; the other one is not
  bool top = false;      ///< no higher card could be got rid of instead
  bool lowest = false;   ///< no clearly lower card of the best card's suit may be played
  bool wins_anyway = false;  ///< every card that may be played takes over the trick
  bool has_trumps = false;   ///< the hand has a trump
};

/// Returns the words for a card that has fewer points than the other one, in a trick that rivals may win.
Reason words_for_risk(const Comparison& c) { return c.points == 0 ? kRisksNothing : kRisksLess; }

/// Returns the words for a lead that nobody can beat in its suit.
Reason words_for_highest(const Comparison& c) {
  return c.m.ranking.stronger_than(c.best).empty() ? kHighestOfAll : kHighest;
}

Reason words_for_lead(const Comparison& c) {
  if (c.highest && c.points > c.other_points) return words_for_highest(c);
  if (c.keeps_trump && c.points == 0) return kKeeps;
  return c.points < c.other_points ? words_for_risk(c) : Reason{};
}

Reason words_for_partner(const Comparison& c) {
  if (c.other_takes && !c.takes) return "The partner is already winning the trick."_reason;
  if (c.takes) return {};
  if (c.points > c.other_points) return "This adds points to the partner's trick."_reason;
  return c.points == c.other_points && c.saves ? kKeeps : Reason{};
}

/// Returns the words for two cards that both take over the trick, or that both leave it to the rivals.
Reason words_for_same(const Comparison& c) {
  if (c.takes && c.m.last && c.points > c.other_points) return "This makes the trick worth more."_reason;
  if (c.takes) return c.m.last && c.saves ? kWinsToo : Reason{};
  if (c.points == c.other_points) return c.saves ? kKeeps : Reason{};
  if (c.points > c.other_points) return c.m.lost || c.takes ? Reason{} : kTrusts;
  if (!c.m.lost) return words_for_risk(c);
  return c.points == 0 ? "This gives no points away."_reason : "This gives away less than @."_reason;
}

/// Returns the words for a card that leaves to others a trick that the other card would take over. `worth_it` is the
/// least number of points of a trick that is worth a good card.
Reason words_for_leaving(const Comparison& c, int worth_it) {
  if (!c.counts) return {};
  if (c.points > c.other_points) return c.m.lost ? Reason{} : kTrusts;
  const bool costs = c.other_points > 0 || c.other_is_trump;
  return costs && c.m.points < worth_it ? "The trick is worth too little for @."_reason : Reason{};
}

/// Returns the sentence about leaving a trick in which the cards cost this number of points.
std::string words_for_not_mine(int points, Lang lang) {
  if (points <= 0) return std::string{kNotMine(lang)};
  return fill("This leaves a trick with @ to somebody else."_reason(lang), points_words(points, lang));
}

/// Returns the sentence for a seat that wants no points, about two cards of which at least one takes over the trick.
std::string words_for_taking(const Comparison& c, const TakingMoment& taking, Lang lang) {
  if (taking.free && c.stronger) return std::string{(c.high && c.top ? kFreeTrick : Reason{})(lang)};
  if (!c.takes) return words_for_not_mine(taking.in_trick + taking.best, lang);
  const bool last = c.m.last;
  if (!c.other_takes) {
    const bool costs_nothing = last && taking.in_trick + taking.best <= 0;
    return std::string{(costs_nothing ? kCostsNothing : Reason{})(lang)};
  }
  const bool leaves = c.weaker && c.lowest && !c.m.is_highest(c.best);
  if (!last) return std::string{(leaves ? kLeaves : Reason{})(lang)};
  return std::string{(c.stronger && c.high && c.top && c.wins_anyway ? kHighGoes : Reason{})(lang)};
}

/// Returns the words for a seat that wants no tricks, about a card that may be of use in later tricks.
Reason words_for_discards(const Comparison& c) {
  if (c.may_discard()) return kLastOfSuit;
  const bool plain = !c.m.is_trump(c.best) && !c.other_is_trump;
  return plain && c.stronger && !c.m.leads && c.best.suit() != c.other.suit() ? kHigherGoes : Reason{};
}

/// Returns the sentence for a seat that wants no points, about two cards that leave the trick to somebody else.
std::string words_for_giving(const Comparison& c, const TakingMoment& taking, Lang lang) {
  if (taking.best > taking.other && !taking.free)
    return taking.best <= 0 ? std::string{}
                            : fill("This gives @ to somebody else."_reason(lang), points_words(taking.best, lang));
  if (taking.best < 0) return {};  // the card would count in favor
  if (c.stronger && c.high && c.top) return std::string{(taking.free ? kFreeTrick : kLosesHigh)(lang)};
  if (c.may_discard()) return std::string{kLastOfSuit(lang)};
  if (taking.free || taking.best != taking.other) return {};
  const bool low = c.stronger && c.best.suit() == c.other.suit();
  return std::string{(low ? kKeepsLow : words_for_discards(c))(lang)};
}

/// Returns the words for a card that takes over a trick that the bid needs. Empty if the bid cannot be made.
Reason words_for_needed(Bid bid, bool last) {
  if (bid.lacking > bid.left) return {};
  return last ? "This wins a trick that the bid needs."_reason : "This may win a trick that the bid needs."_reason;
}

/// Returns the words for a card that leaves to others a trick that the bid does not need. Empty if the bid is lost and
/// this trick changes nothing.
Reason words_for_left(Bid bid) {
  if (bid.lacking < 0)
    return bid.more_costs ? "The bid has failed, and each further trick costs points."_reason : Reason{};
  return bid.tricks == 0 ? "With a bid of no tricks, this one is better left to others."_reason
                         : "The tricks that were bid are won, so this one is better left to others."_reason;
}

/// Returns the words for a seat that wants to win tricks, about a card after which a trump may win.
Reason words_for_trumps(const Comparison& c) {
  return c.empties && c.has_trumps && !c.other_takes ? kLastBeforeTrumps : Reason{};
}

/// Returns the words for a seat that wants to win tricks.
Reason words_for_wanted(const Comparison& c, Bid bid) {
  if (c.m.leads) {
    if (c.highest && c.stronger) return words_for_highest(c);
    if (c.high && c.stronger) return kWinsMore;
    return c.keeps_trump || (c.saves && !c.highest) ? kKeeps : words_for_trumps(c);
  }
  if (c.takes && !c.other_takes) return words_for_needed(bid, c.m.last);
  if (!c.takes) return c.saves ? kKeeps : words_for_trumps(c);
  if (!c.m.last) return c.stronger ? kWinsMore : Reason{};
  return c.saves ? kWinsToo : Reason{};
}

/// Returns the words for a seat that wants to win no more tricks.
Reason words_for_unwanted(const Comparison& c, Bid bid) {
  const bool leaves = c.weaker && c.lowest && !c.highest;
  if (c.m.leads) return leaves ? kLeaves : words_for_discards(c);
  if (c.takes != c.other_takes) return c.takes ? Reason{} : words_for_left(bid);
  if (c.takes && !c.m.last) return leaves ? kLeaves : Reason{};
  if (c.takes) return c.stronger && c.high && c.top && c.wins_anyway ? kHighGoes : Reason{};
  if (c.stronger && c.high && c.top) return kLosesHigh;
  return c.stronger && c.best.suit() == c.other.suit() ? kKeepsLow : words_for_discards(c);
}

/// Returns whether most ranks are stronger than the card, which is no trump, and somebody may hold a stronger one.
bool is_low(const TrickMoment& moment, Card card) {
  return !moment.is_trump(card) && !moment.is_highest(card) &&
         moment.ranking.stronger_than(card).size() > moment.ranking.strength_of(card);
}

}  // namespace

std::string points_idea(const TrickMoment& moment, CardChoice choice, Lang lang) {
  constexpr int kWorthIt = 4;  // least points of a trick that is worth a good card
  const Comparison c{moment, choice};
  const auto keep = moment.cards_to_keep;
  if (keep.has(choice.other) && !keep.has(choice.best)) return std::string{"@ would break a marriage."_reason(lang)};
  if (moment.leads) return std::string{words_for_lead(c)(lang)};
  if (moment.partner) return std::string{words_for_partner(c)(lang)};
  if (c.takes == c.other_takes) return std::string{words_for_same(c)(lang)};
  const int points = moment.points + c.points;
  if (c.other_takes) return std::string{words_for_leaving(c, kWorthIt)(lang)};
  if (points < kWorthIt || !c.counts)
    return moment.last ? std::string{"This wins the trick."_reason(lang)} : std::string{};
  const Reason sentence = moment.last ? "This wins a trick of @."_reason : "This may win a trick of @."_reason;
  return fill(sentence(lang), points_words(points, lang));
}

std::string avoidance_idea(const TakingMoment& taking, CardChoice choice, Lang lang) {
  const Comparison c{taking.moment, choice};
  if (taking.moment.leads)
    return std::string{(c.weaker && c.lowest && !c.highest ? kLeaves : words_for_discards(c))(lang)};
  return c.takes || c.other_takes ? words_for_taking(c, taking, lang) : words_for_giving(c, taking, lang);
}

std::string words_for_points(int points, Lang lang) {
  return fill("This scores @.#a declaration"_reason(lang), points_words(points, lang));
}

std::string points_merit(const TrickMoment& moment, Card card, Lang lang) {
  const auto worthless = [&moment](Card any) { return moment.ranking.points_of(any) == 0 && !moment.is_trump(any); };
  const bool choice = moment.cards.any([&](Card other) { return !worthless(other); });
  const Reason sentence = "This card is worth nothing, so the better ones stay in the hand."_reason;
  return worthless(card) && choice ? std::string{sentence(lang)} : std::string{};
}

std::string avoidance_merit(const TakingMoment& taking, Card card, Lang lang) {
  const TrickMoment& moment = taking.moment;
  if (moment.leads) return std::string{(is_low(moment, card) ? kHardlyEver : Reason{})(lang)};
  if (moment.beating.empty()) return {};  // the seat cannot take the trick
  if (!moment.beating.has(card)) return words_for_not_mine(taking.in_trick + taking.best, lang);
  return std::string{(moment.last && taking.in_trick + taking.best <= 0 ? kCostsNothing : Reason{})(lang)};
}

std::string bid_idea(const TrickMoment& moment, Bid bid, CardChoice choice, Lang lang) {
  const Comparison c{moment, choice};
  return std::string{(bid.lacking > 0 ? words_for_wanted(c, bid) : words_for_unwanted(c, bid))(lang)};
}

std::string bid_merit(const TrickMoment& moment, Bid bid, Card card, Lang lang) {
  const bool wanted = bid.lacking > 0;
  const bool takes = moment.leads || moment.beating.has(card);
  const auto better = [&moment](Card other) { return !is_low(moment, other); };
  Reason words;
  if (moment.leads && !wanted)
    words = is_low(moment, card) ? kHardlyEver : Reason{};
  else if (moment.leads && moment.is_highest(card) && !moment.is_trump(card))
    words = moment.ranking.stronger_than(card).empty() ? kHighestOfAll : kHighest;
  else if (wanted && moment.beating.has(card))
    words = words_for_needed(bid, moment.last);
  else if (wanted && is_low(moment, card) && bid.lacking < bid.left && moment.cards.any(better))
    words = "The better cards stay for the tricks that the bid needs."_reason;
  else if (!wanted && !takes && !moment.beating.empty())
    words = words_for_left(bid);
  return std::string{words(lang)};
}

}  // namespace tapete
