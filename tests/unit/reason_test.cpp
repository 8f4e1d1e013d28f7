// Why one action is better than another is said by what explains most of it, or not at all.
#include "match/reason.hpp"

#include <catch_amalgamated.hpp>

#include "tricks/trick_facts.hpp"

namespace tapete::test {
namespace {

constexpr auto kKinds = trick_fact_kinds(10);
constexpr const FactKind& kTrick = kKinds[0];

Reviewed decision(double points, std::vector<Fact> facts) {
  Reviewed out;
  out.loss = 0.1;
  out.points = points;
  out.better = 0.71;
  out.worse = 0.12;
  out.facts = std::move(facts);
  return out;
}

TEST_CASE("the fact that explains most of a loss gives the sentence", "[review]") {
  const Fact taken{&kKinds[1], 2.6, 13.2};
  const Fact given{&kKinds[2], 7.4, 0};
  const Reviewed by_trick = decision(8.8, {taken, given});
  CHECK(reason_name(by_trick) == "taken");
  CHECK(reason(by_trick, Lang::en) == "In this trick the better one wins 13 points on average; the other, 3.");
  CHECK(reason(by_trick, Lang::es) == "En esta baza, la mejor gana 13 puntos de media; la otra, 3.");
  const Fact last{&kKinds[4], 0.06, 0.48};
  CHECK(reason(decision(5.2, {last}), Lang::en) ==
        "With the better one the last trick is won in 5 of 10 deals; with the other, in 1.");
}

TEST_CASE("what explains half or less, or the other way, is not told", "[review]") {
  const std::string no_reason =
      "The better one comes out ahead in 7 of 10 deals, the other in 1. There is no single reason.";
  CHECK(reason(decision(8, {{&kKinds[1], 2, 6}}), Lang::en) == no_reason);
  CHECK(reason(decision(8, {{&kKinds[1], 9, 2}}), Lang::en) == no_reason);
  CHECK(reason(decision(8, {{&kTrick, 0, 1}}), Lang::en) == no_reason);
  CHECK(reason(decision(1, {{&kKinds[1], 2.6, 3.4}}), Lang::en) == no_reason);  // nobody would see a difference
  CHECK(reason_name(decision(8, {{&kKinds[1], 2, 6}})).empty());
}

TEST_CASE("fewer points may be better, and what is certain is told so", "[review]") {
  CHECK(reason(decision(-7.2, {}), Lang::en) ==
        "The better one makes 7 points fewer on average, and comes out ahead all the same.");
  Reviewed certain = decision(3, {});
  certain.certain = true;
  CHECK(reason(certain, Lang::en) == "This can be worked out: the better one brings 3 points more.");
  certain.points = 0;
  CHECK(reason(certain, Lang::en) == "This can be worked out: the better one comes out ahead.");
}

}  // namespace
}  // namespace tapete::test
