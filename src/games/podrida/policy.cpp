#include <algorithm>
#include <cmath>

#include "games/podrida/podrida.hpp"
#include "games/podrida/policy_weights.hpp"

/// The heuristic policy plays the card after which the expected number of tricks is closest to the number that the bid
/// still needs. It uses only information that the seat to act has.
namespace tapete::podrida {
namespace {

Action choose_bid(const State& s, const ActionList& bids, double doubt, Rng& rng) {
  int said = 0;  // number of seats that have bid
  for (Seat seat = 0; seat < s.players; ++seat) said += s.bid[at(seat)] == kNoBid ? 0 : 1;
  const double share = static_cast<double>(s.each * said) / s.players;
  const double wanted = Rules::odds(s).expected() - kWeights.swayed * (s.bids() - share) + doubt * (rng.unit() - 0.5);
  return *std::min_element(bids.begin(), bids.end(),
                           [wanted](Action a, Action b) { return std::abs(a.a - wanted) < std::abs(b.a - wanted); });
}

/// Returns the card after which the expected tricks are closest to the tricks still needed.
Action choose_card(const State& s, const ActionList& plays, double doubt, Rng& rng) {
  if (plays.size() == 1) return plays[0];
  const TrickOdds<Rules> odds = Rules::odds(s);
  const auto eager = [&s](Seat seat) {
    return s.config.beat || s.lacking(seat) > 0 ? kWeights.eager : kWeights.unwilling;
  };
  std::array<double, 64> later{};
  double expected = -s.lacking(s.actor);
  double spread = 0;
  for (const Card card : s.hand[at(s.actor)]) {
    const double wins = later[at(card.index())] = odds.later(card);
    expected += wins;
    spread += wins * (1 - wins);
  }
  Action best{};
  double least = 1e9;
  for (const Action play : plays) {
    const double wins = odds.now(card_of(play), eager);
    const double kept = later[play.a];
    const double off = expected - kept + wins;
    const double strays = off * off + spread - kept * (1 - kept) + wins * (1 - wins) + doubt * rng.unit();
    if (strays < least) best = play, least = strays;
  }
  return best;
}

Action choose_among(const State& s, const ActionList& actions, double bid_doubt, double card_doubt, Rng& rng) {
  return s.phase == TrickPhase::bid ? choose_bid(s, actions, bid_doubt, rng) : choose_card(s, actions, card_doubt, rng);
}

}  // namespace

TrickOdds<Rules> Rules::odds(const State& s) { return {s, kWeights.odds}; }

std::span<const Blunder<State>> Rules::blunders() { return BidBlunders<Rules>::kList; }

Action Rules::policy(const State& s, Rng& rng) { return choose_among(s, TrickFlow<Rules>::legal(s), 0, 0, rng); }

Action Rules::policy_action(const State& s, Rng& rng) {
  return choose_among(s, candidates(s, TrickFlow<Rules>::legal(s)), kWeights.bid_doubt, kWeights.card_doubt, rng);
}

Action Rules::expected(const State& s, Action natural) {
  if (natural.kind != kPlayAction || s.in_trick == 0) return natural;
  const TrickMoment moment = moment_of(s, ranking_for<Rules>(s.config), Rules::sides(s.config), playable(s), {});
  Card expected = card_of(natural);
  if (moment.beating.has(expected)) return natural;
  const bool wants = s.lacking(s.actor) > 0;
  for (const Card card : (moment.cards - moment.beating).suit(expected.suit())) {
    const bool stronger = moment.ranking.stronger_than(expected).has(card);
    if (card != expected && stronger != wants) expected = card;
  }
  return play_action(expected);
}

}  // namespace tapete::podrida
