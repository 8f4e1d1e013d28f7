#include <algorithm>
#include <bit>
#include <cmath>

#include "game/points_words.hpp"
#include "games/tute/auction.hpp"
#include "games/tute/policy.hpp"
#include "tricks/expected_card.hpp"

/// Functions for searches, and the bot `casual`.
namespace tapete {

using namespace tute;

namespace {

/// Returns whether no other seat can get as many points as the seat to act already has, even with all points of the
/// coming tricks and of all marriages that may still be declared. Returns false while somebody may have a tute.
bool is_out_of_reach(const State& s) {
  const CardSet hidden = CardSet::full(Deck::spanish) - s.played_set;
  for (const int rank : {Rules::kRey, Rules::kCaballo}) {
    int all = 0;
    for (const Card card : hidden) all += card.rank() == rank ? 1 : 0;
    if (all == kSuits) return false;
  }
  const CardSet left = hidden | s.last_played(s.in_trick);
  int points = Tute::kLastTrick + marriage_points(true) * Pairs::lower_in(left).size();
  for (const Card card : left) points += Rules::kRanking.points_of(card);
  int most = 0;
  for (Seat other = 0; other < s.players; ++other)
    if (other != s.actor) most = std::max(most, s.tally[at(other)].total());
  return s.tally[at(s.actor)].total() > most + points;
}

/// Returns the sentence that says whether the seat to act should go for the most points, and why.
/// `lead`: expected_lead().
std::string words_for_aim(const State& s, bool high, double lead, Lang lang) {
  const int points = s.tally[at(s.actor)].total();
  if (is_out_of_reach(s))
    return fill("With @ nobody can score more any longer."_reason(lang), points_words(points, lang));
  // The rivals would need too many points to overtake the seat.
  if (high && lead < 0) return fill("With @ it is too late to go for few."_reason(lang), points_words(points, lang));
  if (!high && s.tricks > 1 && tricks_of(s, s.actor) == 0)
    return std::string{"Still without a trick, it is best to go on like this."_reason(lang)};
  if (points == 0)
    return std::string{(high ? "With these cards it is best to go for the most points."_reason
                             : "With these cards it is best to go for few points."_reason)(lang)};
  return fill((high ? "With @ it is best to go for the most."_reason : "With @ it is best to go for few."_reason)(lang),
              points_words(points, lang));
}

/// Weight of the rivals' losses in the rewards; the rest is the weight of the seat's own result.
constexpr double kOthers = 0.2;
/// Weight of the lead in points in the rewards of two players.
constexpr double kPointsOfTwo = 0.3;

}  // namespace

Rewards tute::Rules::rewards(const State& s) {
  Rewards out{};
  const auto strikes = strikes_of(s);
  int all = 0;
  for (const int got : strikes) all += got;
  const int rivals = std::popcount(s.dealt) - 1;
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (!has(s.dealt, seat)) continue;
    const int own = strikes[at(seat)];
    const double others = static_cast<double>(all - own) / rivals;
    out[at(seat)] = std::clamp((1 - kOthers) * (own > 0 ? -1.0 : 1.0) + kOthers * (2 * others - 1), -1.0, 1.0);
    if (!of_two(s)) continue;
    const double lead = s.tally[at(seat)].total() - s.tally[at(s.after(seat))].total();
    out[at(seat)] = (1 - kPointsOfTwo) * out[at(seat)] + kPointsOfTwo * std::clamp(lead / 130, -1.0, 1.0);
  }
  return out;
}

Gain tute::Rules::gain(const State& s, Seat seat) {
  const bool lost = strikes_of(s)[at(seat)] > 0 || (s.claimer == kNobody && has(s.broken, seat));
  // With more than two players, points are no aim: who has more of them may lose.
  return {lost ? 0.0 : 1.0, of_two(s) ? static_cast<double>(s.tally[at(seat)].total()) : 0.0};
}

std::string tute::Rules::idea(const State& s, CardChoice choice, Lang lang) {
  constexpr double kClear = 10;  // expected lead in points from which the aim is clear
  const CardSet pairs = Pairs::unsung(s.hand[at(s.actor)], ~singable(s, s.actor));
  TrickMoment moment = choice_of<Rules>(s, choice, pairs);
  moment.must_trump = true;
  if (of_two(s) || s.declarer != kNobody) return points_idea(moment, choice, lang);
  const double lead = expected_lead(s, kPeople);
  const bool high = goes_high(s, kPeople);
  if (std::abs(lead) < kClear && high == (lead > 0)) return {};
  std::string words =
      high ? points_idea(moment, choice, lang)
           : avoidance_idea({moment, s.trick_points, kRanking.points_of(choice.best), kRanking.points_of(choice.other)},
                            choice, lang);
  if (words.empty()) return {};
  // A card that takes nothing shows no aim for points.
  if (high && !moment.leads && !moment.beating.has(choice.best)) return words;
  return words_for_aim(s, high, lead, lang) + ' ' + words;
}

std::string tute::Rules::reason_to_declare(const State& s, Action action, Lang lang) {
  if (kind_of(action) == Kind::tute) return std::string{"A tute wins the hand at once."_reason(lang)};
  return kind_of(action) == Kind::cante ? words_for_points(marriage_points(action.a == s.trump), lang) : std::string{};
}

Action tute::Rules::expected(const State& s, Action natural) {
  if (!of_two(s)) return natural;
  return expected_action<Rules>(s, natural, Pairs::unsung(s.hand[at(s.actor)], ~singable(s, s.actor)));
}

std::array<double, std::size(Tute::kFacts)> Tute::facts(const State& before, const State& end, Seat seat) {
  const auto total = [&](Seat any) { return end.tally[at(any)].total(); };
  const bool sings = end.tally[at(seat)].sung > before.tally[at(seat)].sung;
  const bool saved = !of_two(end) && gain(end, seat).chance > 0;
  const bool by_tricks = saved && end.config.variant == Variant::bato;
  bool most = saved && !by_tricks;
  for (Seat other = 0; other < end.players; ++other) most = most && total(other) <= total(seat);
  const auto of_card = trick_facts<Rules>(before, end, seat);
  return with_facts(of_card, std::array{sings ? 1.0 : 0.0, most ? 1.0 : 0.0, saved && !most && !by_tricks ? 1.0 : 0.0,
                                        by_tricks ? 1.0 : 0.0});
}

namespace {

/// Returns whether few enough cards are left to solve the ending.
bool solvable(const State& s) {
  return s.stock_gone() && !in_auction(s) && s.hand[at(s.actor)].size() <= (of_two(s) ? 5 : 3);
}

}  // namespace

Action tute::Rules::policy_action(const State& s, Rng& rng) {
  if (Claims::proven(s, s.actor)) return claim_action(s.actor);
  if (s.phase != Phase::play) return by_policy(s, kPeople, rng);
  return card_by_policy(s, cards_played(Claims::plays(s)), kPeople, rng);
}

void Tute::play_by_policy(State& s, Rng& rng) {
  while (s.phase != Phase::over) apply(s, by_policy(s, kPeople, rng));
}

std::optional<Action> Tute::exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng) {
  if (Claims::proven(view.state, view.seat)) return claim_action(view.seat);
  if (!solvable(view.state)) return std::nullopt;
  const Sampler sampler{view};
  return MaxN<Tute>::best_action(candidates(view), worlds, budget, [&] { return sampler.draw(rng); });
}

std::optional<Action> Tute::exact_in_world(const State& s, Rng&) {
  if (!solvable(s)) return std::nullopt;
  return MaxN<Tute>::best_action(candidates(view(s, s.actor)), 1, {}, [&s] { return s; });
}

}  // namespace tapete
