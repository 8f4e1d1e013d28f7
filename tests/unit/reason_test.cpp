// The reason why an action is better is the fact that explains most of the difference; there is none if no fact
// explains half.
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
  CHECK(reason(decision(1, {{&kKinds[1], 2.6, 3.4}}), Lang::en) ==
        no_reason);  // the sentence would contain the same number twice
  CHECK(reason_name(decision(8, {{&kKinds[1], 2, 6}})).empty());
}

TEST_CASE("what another's card has brought is told in numbers, or that nothing else was there", "[review]") {
  CHECK(onlooker_reason({}, Lang::en) == "As far as you can know, there was nothing else to play.");
  CHECK(onlooker_reason({{&kTrick, 0.51, 0.52}, {&kKinds[1], 2.6, 3.4}}, Lang::en) ==
        "As far as you can know, another card would have done the same in this trick.");
  CHECK(onlooker_reason({{&kTrick, 0.5, 0.9}, {&kKinds[1], 5, 14}, {&kKinds[3], 0, 30}}, Lang::en) ==
        "So far as you know: with it that side wins 14 points in the trick on average; with another card of that hand, "
        "5.");
}

TEST_CASE("with all cards seen nothing is said of deals", "[review]") {
  CHECK(open_reason(decision(5.2, {}), Lang::en) == "Played on with these cards, the better one brings 5 points more.");
  CHECK(open_reason(decision(-5.2, {}), Lang::en) == "Played on with these cards, the better one comes out ahead.");
  Reviewed certain = decision(3, {});
  certain.certain = true;
  CHECK(open_reason(certain, Lang::en) == "This can be worked out: the better one brings 3 points more.");
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
