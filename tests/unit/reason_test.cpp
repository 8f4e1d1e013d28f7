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
  CHECK(reason(by_trick, Lang::en) == "The trick brings about 13 points; with @, about 3.");
  CHECK(reason(by_trick, Lang::es) == "La baza da unos 13 puntos; con @, unos 3.");
  const Fact last{&kKinds[4], 0.06, 0.48};
  CHECK(reason(decision(5.2, {last}), Lang::en) == "The last trick is won in 5 of 10 deals; with @, in 1.");
}

TEST_CASE("a fact that explains at most half of a loss is not given as the reason", "[review]") {
  const std::string general_reason = "On average, this gains 8 points more than @.";
  CHECK(reason(decision(8, {{&kKinds[1], 2, 6}}), Lang::en) == general_reason);
  CHECK(reason(decision(8, {{&kKinds[1], 9, 2}}), Lang::en) == general_reason);
  CHECK(reason(decision(8, {{&kTrick, 0, 1}}), Lang::en) == general_reason);
  // Both numbers would be rounded to 3.
  CHECK(reason(decision(1, {{&kKinds[1], 2.6, 3.4}}), Lang::en) == "On average, this gains 1 point more than @.");
  CHECK(reason_name(decision(8, {{&kKinds[1], 2, 6}})).empty());
  CHECK(reason(decision(0.4, {}), Lang::en) == "This is slightly better than @.");
}

TEST_CASE("only what never or always happens is told as 0 or 10 of 10 deals", "[review]") {
  const auto words = [](double other, double best) {
    return reason(decision(8, {{&kKinds[4], other, best}}), Lang::en);
  };
  CHECK(words(0.01, 0.99) == "The last trick is won in 9 of 10 deals; with @, in 1.");
  CHECK(words(0, 1) == "The last trick is won in 10 of 10 deals; with @, in 0.");
}

TEST_CASE("a difference that rounding hides is told without numbers", "[review]") {
  constexpr FactKind kMissed{"missed",           -20, 0,  FactUnit::share,
                             kKinds[4].sentence, {},  {}, "With @ it is easier to fall short of the bid."_reason};
  CHECK(reason(decision(1, {{&kMissed, 0.34, 0.26}}), Lang::en) == "With @ it is easier to fall short of the bid.");
  CHECK(reason(decision(2, {{&kMissed, 0.43, 0.26}}), Lang::en) ==
        "The last trick is won in 3 of 10 deals; with @, in 4.");
}

TEST_CASE("a reason without a fact tells the chances, in tenths or in hundredths", "[review]") {
  Reviewed one = decision(3, {});
  one.chance = 0.71;
  one.goal = "The match is won in @ of @ deals; with @, in @."_reason;
  CHECK(reason(one, Lang::es) == "Se gana el encuentro en 7 de cada 10 repartos; con @, en 6.");
  one.loss = 0.03;
  CHECK(reason(one, Lang::es) == "Se gana el encuentro en 71 de cada 100 repartos; con @, en 68.");
  one.chance = 0.997;
  one.loss = 0.04;
  CHECK(reason(one, Lang::es) == "Se gana el encuentro en 99 de cada 100 repartos; con @, en 96.");
  one.chance = 0.71;
  one.loss = 0.02;  // too small a difference to convince anybody
  CHECK(reason(one, Lang::es) == "De media, esto da 3 puntos más que @.");
  one.by_points = true;
  CHECK(reason(one, Lang::es) == "De media, esto da 3 puntos más que @.");
}

TEST_CASE("a certain result is told without an average", "[review]") {
  Reviewed one = decision(35, {{&kKinds[1], 0, 35, true}});
  CHECK(reason(one, Lang::es) == "La baza da 35 puntos; con @, 0.");
  one.facts.clear();
  one.certain = true;
  CHECK(reason(one, Lang::es) == "Esto da 35 puntos más que @.");
}

TEST_CASE("points that count against a player are told as costs", "[review]") {
  Reviewed one = decision(17, {});
  one.fewest = true;
  CHECK(reason(one, Lang::es, true) == "Esto cuesta unos 17 puntos menos que @.");
  one.certain = true;
  CHECK(reason(one, Lang::es, true) == "Esto cuesta 17 puntos menos que @.");
}

TEST_CASE("the reason says that the result is decided, and that other actions are as good", "[review]") {
  Reviewed one = decision(17, {});
  one.equal = true;
  one.action = "play Cs";
  one.best = {"play As", "play Rs", "play Cs"};
  CHECK(reason(one, Lang::es) == "Otras valen casi igual.");
  one.best = {"play As", "play Cs"};
  CHECK(reason(one, Lang::es) == "Con @ sale casi igual.");
  one.goal = "The match is won in @ of @ deals; with @, in @."_reason;
  one.chance = 0.99;
  CHECK(reason(one, Lang::es) == "Ya es casi imposible perder.");
  one.chance = 0.01;
  CHECK(reason(one, Lang::es) == "Esto ya casi no tiene arreglo.");
  one.equal = false;  // a loss that no number tells
  one.points = 0;
  CHECK(reason(one, Lang::es) == "Esto ya casi no tiene arreglo.");
  one.equal = one.decided = true;
  CHECK(reason(one, Lang::es) == "El resultado ya está decidido.");
  one.meaning = "Hay 12 puntos.";
  CHECK(reason(one, Lang::es) == "Hay 12 puntos.");
}

TEST_CASE("another seat's card is explained in numbers, or as the only possible card", "[review]") {
  CHECK(onlooker_reason({}, Lang::en) == "There was no other play.");
  CHECK(onlooker_reason({{&kTrick, 0.51, 0.52}, {&kKinds[1], 2.6, 3.4}}, Lang::en) ==
        "Another card would have made no difference in this trick.");
  CHECK(onlooker_reason({{&kTrick, 0.5, 0.9}, {&kKinds[1], 5, 14}, {&kKinds[3], 0, 30}}, Lang::en) ==
        "With this card the trick is worth about 14 points to that side; with another card of that hand, about 5.");
}

TEST_CASE("with all hands open the reason does not mention deals", "[review]") {
  CHECK(reason(decision(5.2, {{&kKinds[4], 0, 1}}), Lang::en, true) == "This gains about 5 points more than @.");
  CHECK(reason(decision(1, {}), Lang::es, true) == "Esto da 1 punto más que @.");
  Reviewed one = decision(0, {});
  one.chance = 0.7;
  one.goal = "The match is won in @ of @ deals; with @, in @."_reason;
  CHECK(reason(one, Lang::es, true) == "Con este reparto se consigue 7 de cada 10 veces; con @, 6.");
  one.chance = 1;
  one.loss = 0.6;
  CHECK(reason(one, Lang::es, true) == "Con este reparto se consigue siempre; con @, 4 de cada 10 veces.");
  one.loss = 1;
  CHECK(reason(one, Lang::es, true) == "Con este reparto se consigue siempre, y con @ nunca.");
}

}  // namespace
}  // namespace tapete::test
