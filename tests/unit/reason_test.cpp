// The reason why an action is better is the fact that explains most of the difference. There is no reason if no fact
// explains more than half of the difference.
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

TEST_CASE("the reason names the fact that explains most of a loss", "[review]") {
  const Fact taken{&kKinds[1], 2.6, 13.2};
  const Fact given{&kKinds[2], 7.4, 0};
  const Reviewed by_trick = decision(8.8, {taken, given});
  CHECK(reason_name(by_trick) == "taken");
  CHECK(reason(by_trick, Lang::en) == "Average points won in this trick: 13 with the better play, 3 with the other.");
  CHECK(reason(by_trick, Lang::es) == "Puntos que se ganan en esta baza, de media: 13 con la mejor y 3 con la otra.");
  const Fact last{&kKinds[4], 0.06, 0.48};
  CHECK(reason(decision(5.2, {last}), Lang::en) ==
        "The better play wins the last trick in 5 of 10 deals, the other in 1.");
}

TEST_CASE("a fact that explains at most half of a loss is not given as the reason", "[review]") {
  const std::string general_reason = "On average, the better play comes out 8 points better.";
  CHECK(reason(decision(8, {{&kKinds[1], 2, 6}}), Lang::en) == general_reason);
  CHECK(reason(decision(8, {{&kKinds[1], 9, 2}}), Lang::en) == general_reason);
  CHECK(reason(decision(8, {{&kTrick, 0, 1}}), Lang::en) == general_reason);
  // Both numbers would be rounded to 3.
  CHECK(reason(decision(1, {{&kKinds[1], 2.6, 3.4}}), Lang::en) ==
        "On average, the better play comes out 1 point better.");
  CHECK(reason_name(decision(8, {{&kKinds[1], 2, 6}})).empty());
  Reviewed small = decision(0.4, {});
  CHECK(reason(small, Lang::en) == "In the long run, the better play comes out ahead much more often.");
  small.loss = 0.05;
  CHECK(reason(small, Lang::en) == "The difference is small.");
}

TEST_CASE("another seat's card is explained in numbers, or as the only possible card", "[review]") {
  CHECK(onlooker_reason({}, Lang::en) == "There was no other play.");
  CHECK(onlooker_reason({{&kTrick, 0.51, 0.52}, {&kKinds[1], 2.6, 3.4}}, Lang::en) ==
        "Another card would have made no difference in this trick.");
  CHECK(onlooker_reason({{&kTrick, 0.5, 0.9}, {&kKinds[1], 5, 14}, {&kKinds[3], 0, 30}}, Lang::en) ==
        "With this card the trick is worth about 14 points to that side; with another card of that hand, about 5.");
}

TEST_CASE("with all hands open the reason does not mention deals", "[review]") {
  CHECK(open_reason(decision(5.2, {}), Lang::en) == "Played out with these cards, the better play gains 5 points.");
  CHECK(open_reason(decision(1, {}), Lang::en) == "Played out with these cards, the better play gains 1 point.");
  CHECK(open_reason(decision(1, {}), Lang::es) == "Si se sigue jugando con estas cartas, la mejor da 1 punto más.");
  CHECK(open_reason(decision(-5.2, {}), Lang::en) == "Played out with these cards, the better play comes out ahead.");
  Reviewed certain = decision(3, {});
  certain.certain = true;
  CHECK(open_reason(certain, Lang::en) == "By exact calculation, the better play gains 3 points.");
}

TEST_CASE("a better action may bring fewer points", "[review]") {
  CHECK(reason(decision(-7.2, {}), Lang::en) ==
        "The better play scores 7 points less on average, but still comes out ahead more often.");
  CHECK(reason(decision(-1, {}), Lang::en) ==
        "The better play scores 1 point less on average, but still comes out ahead more often.");
}

TEST_CASE("a certain result is explained as certain", "[review]") {
  Reviewed certain = decision(3, {});
  certain.certain = true;
  CHECK(reason(certain, Lang::en) == "By exact calculation, the better play gains 3 points.");
  certain.points = 0;
  CHECK(reason(certain, Lang::en) == "By exact calculation, the better play comes out ahead.");
}

}  // namespace
}  // namespace tapete::test
