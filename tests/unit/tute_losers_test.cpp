// The losers of a hand of tute cabrero, with chancho and renuncios. Test names in Spanish are sentences of the
// source, the page of rules that tute follows.
#include <catch_amalgamated.hpp>

#include "games/tute/rules.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

Tute::Config ties(Tute::Ties how) {
  Tute::Config config;
  config.ties = how;
  return config;
}

TEST_CASE("capote: pierden todos los demás jugadores", "[tute]") {
  CHECK(strikes(finished({-1, 130, -1, -1})) == "1011");
}

TEST_CASE("si un jugador cantó y luego hizo capote pierde él solo", "[tute]") {
  State s = finished({-1, 130, -1, -1});
  s.cantos.push_back({1, 1, kOros, false});
  CHECK(strikes(s) == "0100");
}

TEST_CASE("si las bazas se reparten entre dos pierde el que haya hecho menos puntos", "[tute]") {
  CHECK(strikes(finished({-1, 90, 40, -1})) == "0010");
  CHECK(strikes(finished({65, -1, -1, 65})) == "1001");
}

TEST_CASE("pierden los jugadores del medio; los que no han levantado cartas no cuentan", "[tute]") {
  CHECK(strikes(finished({-1, 70, 40, 20, -1})) == "00100");  // of five, three took tricks: one loses
  CHECK(strikes(finished({-1, 50, 40, 25, 15})) == "00110");  // four took tricks: two lose
  CHECK(strikes(finished({10, 50, 30, 25, 15})) == "00111");  // all five took tricks: three lose
}

TEST_CASE("error común: no pierde el segundo, pierden todos los del medio", "[tute]") {
  CHECK(strikes(finished({60, 40, 20, 10})) == "0110");
}

TEST_CASE("a seat whose tricks have no points counts among the players with tricks", "[tute]") {
  CHECK(strikes(finished({100, 30, 0, -1})) == "0100");
}

TEST_CASE("cuando todos tienen el mismo puntaje pierden todos los que han levantado bazas", "[tute]") {
  CHECK(strikes(finished({40, 40, 40, -1})) == "1110");
  CHECK(strikes(finished({40, 40, 40, -1}, ties(Tute::Ties::tied))) == "1110");
}

TEST_CASE("empate en el mayor o el menor puntaje y nadie en el medio: pierden todos los que han hecho baza", "[tute]") {
  CHECK(strikes(finished({50, 50, 30, -1})) == "1110");
  CHECK(strikes(finished({70, 30, 30, -1})) == "1110");
  CHECK(strikes(finished({35, 30, 35, 30})) == "1111");
}

TEST_CASE("ties=tied: only the tied players lose", "[tute]") {
  CHECK(strikes(finished({50, 50, 30, -1}, ties(Tute::Ties::tied))) == "1100");
  CHECK(strikes(finished({70, 30, 30, -1}, ties(Tute::Ties::tied))) == "0110");
  CHECK(strikes(finished({35, 30, 35, 30}, ties(Tute::Ties::tied))) == "1111");
  CHECK(strikes(finished({-1, 65, 65, -1}, ties(Tute::Ties::tied))) == "0110");
}

TEST_CASE("in a tie with players in the middle, only the players in the middle lose", "[tute]") {
  for (const auto how : {Tute::Ties::all, Tute::Ties::tied}) {
    CHECK(strikes(finished({40, 40, 30, 20}, ties(how))) == "0010");
    CHECK(strikes(finished({50, 30, 30, 20}, ties(how))) == "0110");
  }
}

TEST_CASE("the count speaks of a tie only if nobody was in the middle", "[tute]") {
  const auto reason = [](std::initializer_list<int> points, Tute::Ties how) {
    const State s = finished(points, ties(how));
    return Tute::sheet(s.config, {}, s, 0, Lang::es).reason;
  };
  for (const auto how : {Tute::Ties::all, Tute::Ties::tied}) {
    CHECK(reason({0, 28, 51, 51}, how) == "Pierde quien queda en medio");
    CHECK(reason({50, 30, 30, 20}, how) == "Pierde quien queda en medio");
    CHECK(reason({60, 40, 20, 10}, how) == "Pierde quien queda en medio");
    CHECK(reason({50, 50, 30, -1}, how) == "Empate, y nadie en medio");
    CHECK(reason({35, 30, 35, 30}, how) == "Empate, y nadie en medio");
  }
}

TEST_CASE("ties=mano: medio punto al mano, un cuarto al siguiente, un octavo", "[tute]") {
  // Seat 2 is mano; seats 3, 0 and 1 follow.
  const auto lost = [](std::initializer_list<int> points) {
    State s = finished(points, ties(Tute::Ties::mano));
    s.mano = 2;
    return strikes(s);
  };
  CHECK(lost({-1, 65, 65, -1}) == "0100");  // the mano, seat 2, counts as higher
  CHECK(lost({65, -1, -1, 65}) == "1000");  // seat 3 is nearer to the mano
  CHECK(lost({50, -1, 50, 30}) == "1000");  // the mano is the highest, seat 0 in the middle
  CHECK(lost({30, -1, 30, 70}) == "0010");  // the mano is above seat 0, and so in the middle
  CHECK(lost({40, 40, 40, -1}) == "1000");  // the mano is the highest, seat 1 the lowest
  CHECK(lost({35, 30, 35, 30}) == "1001");  // from the highest to the lowest: 2, 0, 3, 1
  CHECK(lost({10, 30, 30, 60}) == "0110");  // ties in the middle change nothing
}

TEST_CASE("diez de última: los suma quien se lleva la última baza", "[tute]") {
  State s = table_of(4);
  s.in_play = 40;
  s.played_count = 36;
  s.tricks = 9;
  for (Seat seat = 0; seat < 4; ++seat) s.hand[at(seat)] = cards(std::array{"2o", "3o", "4o", "5o"}[at(seat)]);
  for (const auto* name : {"2o", "3o", "4o", "5o"}) Tute::apply(s, play(card(name)));
  CHECK(s.phase == Phase::over);
  CHECK(s.tally[1].cards == 10);
  CHECK(s.tally[1].last == 10);
}

// --- Chancho

TEST_CASE("tute chancho: rey y caballo del mismo palo en una baza los canta el que la levanta", "[tute]") {
  Tute::Config config;
  config.variant = Tute::Variant::chancho;
  State s = table_of(4, config);
  s.in_play = 40;
  for (Seat seat = 0; seat < 4; ++seat)
    s.hand[at(seat)] = cards(std::array{"Ro 2e", "Co 2b", "Rc 4e", "Cc 4b"}[at(seat)]);
  // Trumps are copas, so the rey of copas takes the trick, and its seat scores both pairs.
  for (const auto* name : {"Ro", "Co", "Rc", "Cc"}) Tute::apply(s, play(card(name)));
  CHECK(s.tally[2].sung == 60);
  CHECK(s.cantos.size() == 2);
  // A chancho counts as a canto, so seat 2 loses with its capote.
  end_hand(s);
  CHECK(strikes(s) == "0010");
}

TEST_CASE("after a chancho the seat can still declare a canto from its hand", "[tute]") {
  Tute::Config config;
  config.variant = Tute::Variant::chancho;
  State s = table_of(4, config);
  s.in_play = 40;
  for (Seat seat = 0; seat < 4; ++seat)
    s.hand[at(seat)] = cards(std::array{"Ao Re Ce", "Ro 2b 5b", "Co 4e 6b", "2o 4b 7b"}[at(seat)]);
  for (const auto* name : {"Ao", "Ro", "Co", "2o"}) Tute::apply(s, play(card(name)));
  CHECK(s.tally[0].sung == 20);
  CHECK(legal_text(s) == "cante e | pass");
  Tute::apply(s, cante(2));
  CHECK(s.tally[0].sung == 40);
}

TEST_CASE("without chancho a trick with the rey and the caballo of a suit scores no canto", "[tute]") {
  State s = table_of(4);
  s.in_play = 40;
  for (Seat seat = 0; seat < 4; ++seat)
    s.hand[at(seat)] = cards(std::array{"Ro 2e", "Co 2b", "Rc 4e", "Cc 4b"}[at(seat)]);
  for (const auto* name : {"Ro", "Co", "Rc", "Cc"}) Tute::apply(s, play(card(name)));
  CHECK(s.tally[2].sung == 0);
}

// --- Renuncio

State claims_table() {
  Tute::Config config;
  config.claims = true;
  State s = table_of(4, config);
  s.in_play = 40;
  for (Seat seat = 0; seat < 4; ++seat)
    s.hand[at(seat)] = cards(std::array{"Co 2e", "Ro 2b", "6o 4e", "5o 4b"}[at(seat)]);
  return s;
}

TEST_CASE("renuncio=claim: any card may be played, and any opponent may claim at any time", "[tute]") {
  State s = claims_table();
  for (Seat seat = 0; seat < 4; ++seat) CHECK(Tute::out_of_turn(s, seat).size() == 1);
  Tute::apply(s, play(card("Co")));
  CHECK(Tute::legal(s).size() == 2);
  CHECK(Tute::out_of_turn(table_of(4), 1).empty());
}

TEST_CASE("el que ha renunciado pierde la mano y se le anotan dos manos en contra", "[tute]") {
  State s = claims_table();
  Tute::apply(s, play(card("Co")));
  Tute::apply(s, play(card("2b")));
  Tute::apply(s, claim_action(3));
  CHECK(strikes(s) == "0200");
}

TEST_CASE("de no comprobarse el renuncio el jugador que acusó pierde la mano", "[tute]") {
  State s = claims_table();
  Tute::apply(s, play(card("Co")));
  Tute::apply(s, claim_action(3));
  CHECK(strikes(s) == "0001");
}

TEST_CASE("a seat that claims its own broken duty makes a wrong claim", "[tute]") {
  State s = claims_table();
  Tute::apply(s, play(card("Co")));
  Tute::apply(s, play(card("2b")));
  Tute::apply(s, claim_action(1));
  CHECK(strikes(s) == "0100");
}

TEST_CASE("of six players the dealer does not play and cannot claim", "[tute]") {
  Tute::Config config;
  config.players = 6;
  config.claims = true;
  Rng rng{1};
  Tute::Deal deal = Tute::random_deal(config, {}, rng);
  deal.dealer = 4;
  const State s = Tute::start(config, {}, deal);
  CHECK(Tute::out_of_turn(s, 4).empty());
  CHECK(s.hand[4].empty());
  CHECK(s.actor == 5);
}

}  // namespace
}  // namespace tapete::test::tute
