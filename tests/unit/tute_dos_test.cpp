// Tute de a dos. Test names in Spanish are sentences of the source, the page of rules that tute follows.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

TEST_CASE("tute de a dos: seis cartas, una vuelta que indica el triunfo, y el mazo encima", "[tute]") {
  const State s = Tute::start(with(2), {}, deck(0, {{12, "4e"}, {0, "Ao"}, {1, "3o"}}));
  CHECK(s.hand[1].size() == 6);
  CHECK(s.hand[1].has(card("Ao")));
  CHECK(s.hand[0].has(card("3o")));
  CHECK(s.trump == 2);
  CHECK(s.turned() == card("4e"));
}

TEST_CASE("mientras haya cartas en el mazo no es obligatorio responder al palo ni matar", "[tute]") {
  State s = Tute::start(with(2), {}, deck(0, {{12, "4e"}}));
  Tute::apply(s, Tute::legal(s)[0]);
  CHECK(Tute::legal(s).size() == 6);
  // Without a stock, duties apply.
  Rng rng{2};
  while (!s.stock_gone() || s.in_trick == 0) Tute::apply(s, Tute::random_legal(s, rng));
  CHECK(playable(s) == obliged(kRanking, s.hand[at(s.actor)], s.so_far(), s.trump));
}

TEST_CASE("al terminar cada baza roban una carta, empezando por el que ganó la baza", "[tute]") {
  State s = Tute::start(with(2), {}, deck(0, {{12, "4e"}, {0, "2o"}, {1, "Ao"}, {13, "3c"}, {14, "5c"}}));
  Tute::apply(s, play(card("2o")));
  Tute::apply(s, play(card("Ao")));
  CHECK(s.hand[0].has(card("3c")));
  CHECK(s.hand[1].has(card("5c")));
  CHECK(s.leader == 0);
}

TEST_CASE("esa carta no se cambia", "[tute]") {
  State s = Tute::start(with(2), {}, deck(0, {{12, "Ae"}, {0, "7e"}, {1, "2o"}, {2, "2e"}, {3, "4o"}}));
  Tute::apply(s, play(card("7e")));
  Tute::apply(s, play(card("2o")));
  for (const Action action : Tute::legal(s)) CHECK(kind_of(action) == Kind::play);
}

TEST_CASE("tute de a dos: pierde el que haya sumado menos puntos, cantos incluidos", "[tute]") {
  State s = Tute::start(with(2), {}, deck(0, {}));
  s.tally[0].cards = 60;
  s.tally[0].sung = 20;
  s.tally[1].cards = 70;
  end_hand(s);
  CHECK(strikes_of(s)[1] == 1);
  CHECK(strikes_of(s)[0] == 0);
}

TEST_CASE("a scoresheet of tute de a dos names the winner of the hand and of the match", "[tute]") {
  State s = Tute::start(with(2), {}, deck(0, {}));
  s.tally[0].cards = 60;
  s.tally[1].cards = 70;
  end_hand(s);
  Tute::Config config = with(2);
  CHECK(Tute::sheet(config, {}, s, 1, Lang::en).verdict == "You win the hand");
  CHECK(Tute::sheet(config, {}, s, 1, Lang::en).winner == 0);
  CHECK(Tute::sheet(config, {}, s, 0, Lang::en).verdict == "You lose the hand");
  CHECK(Tute::sheet(config, {}, s, 0, Lang::en).winner == 1);
  config.strikes = 1;
  CHECK(Tute::sheet(config, {}, s, 1, Lang::en).verdict == "You win the match!");
  CHECK(Tute::sheet(config, {}, s, 0, Lang::en).verdict == "@ wins the match");
}

TEST_CASE("the result of a match of tute de a dos tells the lost hands, as the marks of the table do", "[tute]") {
  auto table = open("tute-dos", 2, {{"strikes", "2"}});
  Rng rng{9};
  while (table->turn().who != Turn::Who::over) {
    REQUIRE(table->play(table->chance(rng, 0)));
    play_out(*table);
  }
  const Sheet sheet = *table->sheet(0, Lang::en);
  const Scene scene = table->scene(0, Lang::en);
  REQUIRE(sheet.result.size() == 2);
  for (std::size_t side = 0; side < 2; ++side) {
    CHECK(sheet.result[side].starts_with(scene.score[side].won == 1 ? "one" : std::to_string(scene.score[side].won)));
    CHECK(sheet.result[side].find("lost") != std::string::npos);
  }
}

TEST_CASE("a match of tute de a dos ends once a player has lost the number of hands in strikes=", "[tute]") {
  auto table = open("tute-dos", 2, {{"strikes", "1"}});
  Rng rng{9};
  REQUIRE(table->play(table->chance(rng, 0)));
  const auto lines = play_out(*table);
  REQUIRE(lines.size() == 3);
  CHECK(lines[2].starts_with("match "));
  CHECK(table->turn().who == Turn::Who::over);
}

}  // namespace
}  // namespace tapete::test::tute
