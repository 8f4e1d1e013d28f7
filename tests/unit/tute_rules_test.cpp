// Cards, duties and cantos of tute cabrero. Test names in Spanish are sentences of the source, the page of rules
// that tute follows.
#include <catch_amalgamated.hpp>

#include "games/tute/rules.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

// --- Cards and duties

TEST_CASE("los ases valen 11 puntos; los tres 10; los reyes 4; los caballos 3; las sotas 2; el resto 0", "[tute]") {
  CHECK(kRanking.points_of(card("Ao")) == 11);
  CHECK(kRanking.points_of(card("3o")) == 10);
  CHECK(kRanking.points_of(card("Ro")) == 4);
  CHECK(kRanking.points_of(card("Co")) == 3);
  CHECK(kRanking.points_of(card("So")) == 2);
  CHECK(kRanking.points_of(cards("7o 6o 5o 4o 2o")) == 0);
  CHECK(kRanking.points_of(CardSet::full(Deck::spanish)) == 120);
}

TEST_CASE("el orden de las cartas sin valor es siete, seis, cinco, cuatro y dos", "[tute]") {
  const std::string order = "A3RCS76542";
  for (std::size_t i = 0; i + 1 < order.size(); ++i)
    CHECK(kRanking.strength_of(card(std::string{order[i]} + "o")) >
          kRanking.strength_of(card(std::string{order[i + 1]} + "o")));
}

TEST_CASE("mata la carta más alta del palo que salió, salvo que haya triunfos", "[tute]") {
  CHECK(takes_over(kRanking, card("Ro"), card("Co"), kCopas));
  CHECK(!takes_over(kRanking, card("Ae"), card("2o"), kCopas));
  CHECK(takes_over(kRanking, card("2c"), card("Ao"), kCopas));
  CHECK(takes_over(kRanking, card("4c"), card("2c"), kCopas));
}

TEST_CASE("responder al palo y matar, y si no se puede todo, responder", "[tute]") {
  CHECK(duty("4o Ro 2c Ae", "Co", "Co") == cards("Ro"));
  CHECK(duty("4o So 2c Ae", "Co", "Co") == cards("4o So"));
  CHECK(duty("4o Ao 2c Ae", "Co", "3c") == cards("4o Ao"));  // a trump is winning, and no card of oros can beat a trump
}

TEST_CASE("si no se puede responder hay que matar con un triunfo más alto", "[tute]") {
  CHECK(duty("2c 4c Ae", "Co", "Co") == cards("2c 4c"));
  CHECK(duty("2c 6c Ae", "Co", "5c") == cards("6c"));
}

TEST_CASE("no está obligado a tirar triunfo más chico", "[tute]") {
  CHECK(duty("2c 4c Ae 5b", "Co", "5c") == cards("2c 4c Ae 5b"));
}

TEST_CASE("el jugador que comienza la baza puede tirar la carta que desee", "[tute]") {
  State s = table_of(4);
  s.hand[0] = cards("4o Ro 2c Ae");
  CHECK(Tute::legal(s).size() == 4);
}

TEST_CASE("duties apply from the first trick, even if the seat opposite is winning", "[tute]") {
  State s = table_of(4);
  s.in_play = 40;
  s.hand[0] = cards("Co");
  s.hand[1] = cards("Ro 2o");
  s.hand[2] = cards("Ao 3e");
  put_card(s, kRanking, card("Co"));
  CHECK(playable(s) == cards("Ro"));
  put_card(s, kRanking, card("Ro"));
  CHECK(playable(s) == cards("Ao"));
}

// --- Cantos

/// Returns a hand in which seat 0 has just won a trick and holds these cards.
State winner_with(std::string_view hand, Tute::Config config = {}) {
  State s = table_of(4, config);
  s.in_play = 40;
  give_trick(s, 0);
  s.hand[0] = cards(hand);
  ask_winner(s);
  return s;
}

TEST_CASE("el jugador que acaba de ganar una baza puede cantar antes de la siguiente", "[tute]") {
  const State s = winner_with("Ro Co Rc Cc 2b");
  CHECK(legal_text(s) == "cante o | cante c | pass");
  State out = s;
  Tute::apply(out, cante(kCopas));
  CHECK(out.tally[0].sung == 40);
  out = s;
  Tute::apply(out, cante(kOros));
  CHECK(out.tally[0].sung == 20);
}

TEST_CASE("después de cada baza solo puede hacerse un canto", "[tute]") {
  State s = winner_with("Ro Co Rc Cc 2b");
  Tute::apply(s, cante(kCopas));
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
  // After the next trick only the other canto is possible.
  give_trick(s, 0);
  ask_winner(s);
  CHECK(legal_text(s) == "cante o | pass");
}

TEST_CASE("si aún conserva en la mano las cartas del canto", "[tute]") {
  CHECK(winner_with("Ro Cc 2b").phase == Phase::play);
}

TEST_CASE("en ningún caso es obligatorio cantar", "[tute]") {
  State s = winner_with("Ro Co 2b");
  Tute::apply(s, kPass);
  CHECK(s.tally[0].total() == 0);
  CHECK(Tute::legal(s).size() == 3);
}

TEST_CASE("el mano no canta antes de la primera baza", "[tute]") {
  Rng rng{3};
  for (int i = 0; i < 50; ++i) CHECK(Tute::start({}, {}, Tute::random_deal({}, {}, rng)).phase == Phase::play);
}

TEST_CASE("el jugador que canta tute gana la mano: pierden los otros jugadores", "[tute]") {
  for (const auto& [hand, action] : {std::pair{"Ro Rc Re Rb 2b", "tute R"}, std::pair{"Co Cc Ce Cb 2b", "tute C"}}) {
    State s = winner_with(hand);
    s.tally[0].cards = 21;
    CHECK(legal_text(s) == std::string{action} + " | pass");
    Tute::apply(s, *Tute::parse(0, action));
    CHECK(Tute::to_act(s) == kNobody);
    CHECK(strikes(s) == "0111");
    CHECK(Tute::outcome(s.config, {}, s)[0] == "hand 21 0 0 0");  // without the ten points for the last trick
  }
}

TEST_CASE("de seis, el que repartió no pierde aunque se haya cantado tute o se haya hecho capote", "[tute]") {
  State s = winner_with("Ro Rc Re Rb 2b");
  s.config.players = 6;
  s.playing = 0b110111;  // seat 3 deals
  s.count = 5;
  State capote = s;
  Tute::apply(s, sing_tute(Tute::kRey));
  CHECK(strikes(s) == "011011");
  end_hand(capote);
  CHECK(strikes(capote) == "011011");
  CHECK(Tute::outcome(capote.config, {}, capote)[0] == "hand 0 0 0 - 0 0");
}

}  // namespace
}  // namespace tapete::test::tute
