// Kwingto: the reasons for an action.
#include <catch_amalgamated.hpp>

#include "kwingto_support.hpp"

namespace tapete::test {
namespace {

TEST_CASE("help says what dice, a throw and a placement bring on the board", "[kwingto][review]") {
  using tapete::kwingto::kKeep;
  using tapete::kwingto::kReroll;
  Kwingto::State s;
  s.config.players = 2;
  const auto idea = [&s](Action best) { return Kwingto::idea(s, best, best, Lang::es); };
  REQUIRE(s.phase == Kwingto::Phase::choose);
  // Three red dice always give a value from 3 to 18, of which those up to 14 can be placed: 196 of 216.
  CHECK(idea(tapete::kwingto::take_dice(3, 0)) ==
        "Así te sirven 9 de cada 10 tiradas. Lo normal es sacar de 8 a 13.");
  CHECK(idea(tapete::kwingto::take_dice(1, 0)) == "Así te sirve cualquier tirada.");
  CHECK(idea(tapete::kwingto::take_dice(0, 2)) == "Así te sirve cualquier tirada. Lo normal es sacar de 5 a 9.");
  s.phase = Kwingto::Phase::decide;
  s.reds = 1;
  s.blacks = 1;
  s.value = -3;
  CHECK(idea(kReroll) == "Ninguna carta tiene ese valor.");
  s.value = 4;
  CHECK(idea(kKeep) == "Con 4 acabarías con unos 42 puntos; con otra tirada, con unos 38.");
  CHECK(Kwingto::expected(s, kReroll) == kKeep);
  // The points are no reason to throw the dice again.
  CHECK(idea(kReroll).empty());
  s.phase = Kwingto::Phase::place;
  const ActionList places = tapete::kwingto::placements(s, s.actor);
  // A row that is begun costs cards, which is no reason for it.
  CHECK(idea(places[0]).find("quemas") == std::string::npos);
}

}  // namespace
}  // namespace tapete::test
