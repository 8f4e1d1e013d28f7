#include "match/reason.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "game/points_words.hpp"

namespace tapete {
namespace {

/// Returns a mean as the number that the sentence shows: a share as deals out of ten, any other mean as a whole number.
/// Only what never or always happens is told as such.
long rounded(const FactKind& kind, double mean) {
  if (kind.unit != FactUnit::share) return std::lround(mean);
  return mean <= 0 || mean >= 1 ? std::lround(10 * mean) : std::clamp(std::lround(10 * mean), 1L, 9L);
}

/// Returns whether both means are the same number in the sentence.
bool is_slight(const Fact& fact) { return rounded(*fact.kind, fact.best) == rounded(*fact.kind, fact.played); }

/// Returns the share of the loss that the fact explains.
double explained(const Fact& fact, const Reviewed& decision) {
  const FactKind& kind = *fact.kind;
  const double more = fact.best - fact.played;
  if (is_slight(fact) && kind.slight == Reason{}) return 0;  // the sentence would contain the same number twice
  double part = 0;
  if (kind.points != 0 && decision.points > 0.5) part = more * kind.points / decision.points;
  if (kind.chance != 0 && decision.loss > 0) part = std::max(part, more * kind.chance / decision.loss);
  return part;
}

const Fact* main_fact(const Reviewed& decision) {
  constexpr double kMost = 0.5;  // a fact must explain more than this share of the loss
  const Fact* best = nullptr;
  double most = kMost;
  for (const Fact& fact : decision.facts) {
    const double part = explained(fact, decision);
    if (part <= most) continue;
    most = part;
    best = &fact;
  }
  return best;
}

std::string fill_numbers(Reason sentence, Lang lang, long first, long second) {
  return fill(sentence(lang), std::to_string(first), std::to_string(second));
}

/// Stands for the name of the other action in a reason.
constexpr std::string_view kOther = "@";

/// Returns a number of points: "35 points", or "about 12 points" for an average.
std::string amount(long points, bool certain, Lang lang) {
  const std::string words = points_words(points, lang);
  return certain || points < 2 ? words : fill("about @"_reason(lang), words);
}

std::string fact_words(const Fact& fact, Lang lang) {
  const FactKind& kind = *fact.kind;
  if (is_slight(fact)) return fill(kind.slight(lang), kOther);
  const long best = rounded(kind, fact.best);
  const long other = rounded(kind, fact.played);
  std::string number = std::to_string(other);
  if (kind.unit != FactUnit::points) return fill(kind.sentence(lang), {std::to_string(best), kOther, number});
  if (!fact.certain && other > 1) number = fill("about @"_reason(lang), number);
  return fill(kind.sentence(lang), {amount(best, fact.certain, lang), kOther, number});
}

/// Returns the sentence about the gain in points, on average over the deals or with all cards open; empty if there is
/// none.
std::string points_gain(const Reviewed& decision, Lang lang, bool open) {
  const long points = std::lround(decision.points);
  if (points <= 0) return {};
  if (open || decision.certain) {
    const Reason sentence = decision.fewest ? "This costs @ less than @."_reason : "This gains @ more than @."_reason;
    return fill(sentence(lang), amount(points, decision.certain, lang), kOther);
  }
  const Reason sentence =
      decision.fewest ? "On average, this costs @ less than @."_reason : "On average, this gains @ more than @."_reason;
  return fill(sentence(lang), points_words(points, lang), kOther);
}

/// Returns the sentence about the chances of success, in `parts`, with all cards open, when the one deal is solved or
/// played many times.
std::string open_chance(long best, long other, int parts, Lang lang) {
  const std::string of = std::to_string(parts);
  const std::string count = std::to_string(other);
  if (best < parts)
    return fill("With these cards this succeeds @ of @ times; with @, @."_reason(lang),
                {std::to_string(best), of, kOther, count});
  if (other > 0)
    return fill("With these cards this always succeeds; with @, @ of @ times."_reason(lang), {kOther, count, of});
  return fill("With these cards this always succeeds, and with @ never."_reason(lang), kOther);
}

/// Returns the sentence about the chances of success, in tenths or, if these are the same, in hundredths; empty if the
/// chances are unknown or the same, or if the game does not tell them.
std::string chance_gain(const Reviewed& decision, Lang lang, bool open) {
  if (decision.goal == Reason{}) return {};
  constexpr long kLeast = 3;  // hundredths; a smaller difference convinces nobody
  for (const int parts : {10, 100}) {
    // Only a certain success is told as one.
    const long most = decision.chance < 1 ? parts - 1 : parts;
    const long best = std::min(std::lround(parts * decision.chance), most);
    const long other = std::max(std::lround(parts * (decision.chance - decision.loss)), 0L);
    if (decision.chance <= 0 || decision.by_points || best - other < (parts == 10 ? 1 : kLeast)) continue;
    if (open) return open_chance(best, other, parts, lang);
    return fill(decision.goal(lang), {std::to_string(best), std::to_string(parts), kOther, std::to_string(other)});
  }
  return {};
}

/// Chance of a result that hardly ever happens.
constexpr double kRare = 0.03;

bool tells_chance(const Reviewed& decision) { return decision.goal != Reason{} && !decision.by_points; }

}  // namespace

bool is_hopeless(const Reviewed& decision) { return tells_chance(decision) && decision.chance < kRare; }

std::string_view reason_name(const Reviewed& decision) {
  const Fact* const fact = main_fact(decision);
  return fact != nullptr ? fact->kind->name : std::string_view{};
}

std::string onlooker_reason(const std::vector<Fact>& facts, Lang lang) {
  if (facts.empty()) return std::string{"There was no other play."_reason(lang)};
  const Fact* told = nullptr;
  long most = 0;
  for (const Fact& fact : facts) {
    const long apart = std::labs(rounded(*fact.kind, fact.best) - rounded(*fact.kind, fact.played));
    if (fact.kind->seen == Reason{} || apart <= most) continue;
    most = apart;
    told = &fact;
  }
  if (told == nullptr) return std::string{"Another card would have made no difference in this trick."_reason(lang)};
  return fill_numbers(told->kind->seen, lang, rounded(*told->kind, told->best), rounded(*told->kind, told->played));
}

std::string reason(const Reviewed& decision, Lang lang, bool open) {
  if (!decision.meaning.empty()) return decision.meaning;
  if (decision.decided) return std::string{"Nothing can change the result any more."_reason(lang)};
  constexpr Reason kHardlySaved = "This can hardly be saved any more."_reason;
  if (decision.equal && is_hopeless(decision)) return std::string{kHardlySaved(lang)};
  if (decision.equal && tells_chance(decision) && decision.chance > 1 - kRare)
    return std::string{"This can hardly be lost any more."_reason(lang)};
  if (decision.equal) {
    const bool is_other = decision.best.size() == 2 && std::ranges::count(decision.best, decision.action) > 0;
    return std::string{(is_other ? kOtherIsEqual : kOthersAreEqual)(lang)};
  }
  const Fact* const fact = open ? nullptr : main_fact(decision);
  if (fact != nullptr) return fact_words(*fact, lang);
  std::string points = points_gain(decision, lang, open);
  if (!points.empty() && (open || decision.certain)) return points;
  for (const std::string& words : {chance_gain(decision, lang, open), points})
    if (!words.empty()) return words;
  return std::string{is_hopeless(decision) ? kHardlySaved(lang) : kSlightlyBetter(lang)};
}

}  // namespace tapete
