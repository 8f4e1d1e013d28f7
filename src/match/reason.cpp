#include "match/reason.hpp"

#include <cmath>
#include <cstdlib>

#include "game/points_words.hpp"

namespace tapete {
namespace {

/// Returns a mean as the number that the sentence shows: a share as deals out of ten, any other mean as a whole number.
long rounded(const FactKind& kind, double mean) { return std::lround(kind.share ? 10 * mean : mean); }

/// Returns the share of the loss that the fact explains.
double explained(const Fact& fact, const Reviewed& decision) {
  const FactKind& kind = *fact.kind;
  const double more = fact.best - fact.played;
  if (rounded(kind, fact.best) == rounded(kind, fact.played))
    return 0;  // the sentence would contain the same number twice
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

std::string fill_numbers(Text sentence, Lang lang, long first, long second) {
  return fill(sentence(lang), std::to_string(first), std::to_string(second));
}

std::string worked_out(long points, Lang lang) {
  return points > 0 ? fill("By exact calculation, the better play gains @."_text(lang), points_words(points, lang))
                    : std::string{"By exact calculation, the better play comes out ahead."_text(lang)};
}

}  // namespace

std::string_view reason_name(const Reviewed& decision) {
  const Fact* const fact = main_fact(decision);
  return fact != nullptr ? fact->kind->name : std::string_view{};
}

std::string open_reason(const Reviewed& decision, Lang lang) {
  const long points = std::lround(decision.points);
  if (decision.certain) return worked_out(points, lang);
  return points > 0
             ? fill("Played out with these cards, the better play gains @."_text(lang), points_words(points, lang))
             : std::string{"Played out with these cards, the better play comes out ahead."_text(lang)};
}

std::string onlooker_reason(const std::vector<Fact>& facts, Lang lang) {
  if (facts.empty()) return std::string{"There was no other play."_text(lang)};
  const Fact* told = nullptr;
  long most = 0;
  for (const Fact& fact : facts) {
    const long apart = std::labs(rounded(*fact.kind, fact.best) - rounded(*fact.kind, fact.played));
    if (fact.kind->seen == Text{} || apart <= most) continue;
    most = apart;
    told = &fact;
  }
  if (told == nullptr) return std::string{"Another card would have made no difference in this trick."_text(lang)};
  return fill_numbers(told->kind->seen, lang, rounded(*told->kind, told->best), rounded(*told->kind, told->played));
}

std::string reason(const Reviewed& decision, Lang lang) {
  if (const Fact* const fact = main_fact(decision))
    return fill_numbers(fact->kind->sentence, lang, rounded(*fact->kind, fact->best),
                        rounded(*fact->kind, fact->played));
  const long points = std::lround(decision.points);
  if (decision.certain) return worked_out(points, lang);
  if (points < 0)
    return fill("The better play scores @ less on average, but still comes out ahead more often."_text(lang),
                points_words(-points, lang));
  if (points > 0) return fill("On average, the better play comes out @ better."_text(lang), points_words(points, lang));
  constexpr double kMuch = 0.1;
  return std::string{(decision.loss >= kMuch ? "In the long run, the better play comes out ahead much more often."_text
                                             : "The difference is small."_text)(lang)};
}

}  // namespace tapete
