// The rules of tute cabrero, each test named after the sentence that it comes from: who plays what, who loses.
#include <catch_amalgamated.hpp>

#include "games/tute/rules.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

constexpr int kOros = 0;
constexpr int kCopas = 1;

CardSet duty(std::string_view hand, std::string_view led, std::string_view winning, int trump = kCopas) {
  return obliged(kRanking, cards(hand), {card(led).suit(), card(winning), false}, trump);
}

/// A hand of so many players, all of them in, about to lead a trick.
State table_of(int players, Tute::Config config = {}) {
  State s;
  config.players = static_cast<std::uint8_t>(players);
  s.config = config;
  s.count = static_cast<std::uint8_t>(players);
  s.dealt = s.playing = static_cast<std::uint8_t>((1 << players) - 1);
  for (int seat = 0; seat < players; ++seat) s.next[at(seat)] = static_cast<std::uint8_t>((seat + 1) % players);
  s.mano = s.leader = s.actor = 0;
  s.trump = kCopas;
  return s;
}

void give_trick(State& s, Seat seat) { s.winner[s.tricks++] = static_cast<std::uint8_t>(seat); }

/// A hand that is over: these points by seat, each with a trick; -1: no trick.
State finished(std::initializer_list<int> points, Tute::Config config = {}) {
  State s = table_of(static_cast<int>(points.size()), config);
  Seat seat = 0;
  for (const int p : points) {
    if (p >= 0) {
      give_trick(s, seat);
      s.tally[at(seat)].cards = static_cast<std::uint16_t>(p);
    }
    ++seat;
  }
  end_hand(s);
  return s;
}

Tute::Config ties(Tute::Ties how) {
  Tute::Config config;
  config.ties = how;
  return config;
}

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
  CHECK(duty("4o Ao 2c Ae", "Co", "3c") == cards("4o Ao"));  // a trump lies: oros cannot beat it
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

TEST_CASE("duties hold from the first trick, and nobody has a partner", "[tute]") {
  State s = table_of(4);
  s.in_play = 40;
  s.hand[0] = cards("Co");
  s.hand[1] = cards("Ro 2o");
  s.hand[2] = cards("Ao 3e");
  put_card(s, card("Co"));
  CHECK(playable(s) == cards("Ro"));
  put_card(s, card("Ro"));
  CHECK(playable(s) == cards("Ao"));
}

// --- Cantos

/// Seat 0 has just won a trick and holds these cards.
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
  CHECK(out.tally[0].cantos == 40);
  out = s;
  Tute::apply(out, cante(kOros));
  CHECK(out.tally[0].cantos == 20);
}

TEST_CASE("después de cada baza solo puede hacerse un canto", "[tute]") {
  State s = winner_with("Ro Co Rc Cc 2b");
  Tute::apply(s, cante(kCopas));
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
  // After the next trick the other one, and none twice.
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
    CHECK(Tute::outcome(s.config, {}, s)[0] == "hand 21 0 0 0");  // as far as it went, without the last ten
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

// --- Who loses

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
  CHECK(strikes(finished({-1, 70, 40, 20, -1})) == "00100");  // de cinco, tres: pierde uno
  CHECK(strikes(finished({-1, 50, 40, 25, 15})) == "00110");  // cuatro: pierden dos
  CHECK(strikes(finished({10, 50, 30, 25, 15})) == "00111");  // los cinco: pierden tres
}

TEST_CASE("error común: no pierde el segundo, pierden todos los del medio", "[tute]") {
  CHECK(strikes(finished({60, 40, 20, 10})) == "0110");
}

TEST_CASE("a trick without points counts as one", "[tute]") { CHECK(strikes(finished({100, 30, 0, -1})) == "0100"); }

TEST_CASE("cuando todos tienen el mismo puntaje pierden todos los que han levantado bazas", "[tute]") {
  CHECK(strikes(finished({40, 40, 40, -1})) == "1110");
  CHECK(strikes(finished({40, 40, 40, -1}, ties(Tute::Ties::tied))) == "1110");
}

TEST_CASE("empate en el mayor o el menor puntaje y nadie en el medio: pierden todos los que han hecho baza", "[tute]") {
  CHECK(strikes(finished({50, 50, 30, -1})) == "1110");
  CHECK(strikes(finished({70, 30, 30, -1})) == "1110");
  CHECK(strikes(finished({35, 30, 35, 30})) == "1111");
}

TEST_CASE("ties=tied: only those who are tied lose", "[tute]") {
  CHECK(strikes(finished({50, 50, 30, -1}, ties(Tute::Ties::tied))) == "1100");
  CHECK(strikes(finished({70, 30, 30, -1}, ties(Tute::Ties::tied))) == "0110");
  CHECK(strikes(finished({35, 30, 35, 30}, ties(Tute::Ties::tied))) == "1111");
  CHECK(strikes(finished({-1, 65, 65, -1}, ties(Tute::Ties::tied))) == "0110");
}

TEST_CASE("a tie with somebody between: only the middle loses", "[tute]") {
  for (const auto how : {Tute::Ties::all, Tute::Ties::tied}) {
    CHECK(strikes(finished({40, 40, 30, 20}, ties(how))) == "0010");
    CHECK(strikes(finished({50, 30, 30, 20}, ties(how))) == "0110");
  }
}

TEST_CASE("ties=mano: medio punto al mano, un cuarto al siguiente, un octavo", "[tute]") {
  // Seat 2 is mano: then 3, 0, 1.
  const auto lost = [](std::initializer_list<int> points) {
    State s = finished(points, ties(Tute::Ties::mano));
    s.mano = 2;
    return strikes(s);
  };
  CHECK(lost({-1, 65, 65, -1}) == "0100");  // mano has more
  CHECK(lost({65, -1, -1, 65}) == "1000");  // not the mano, but nearer to it
  CHECK(lost({50, -1, 50, 30}) == "1000");  // gana a más
  CHECK(lost({30, -1, 30, 70}) == "0010");  // y pierde a menos
  CHECK(lost({40, 40, 40, -1}) == "1000");  // seat 1 has the least, the mano most
  CHECK(lost({35, 30, 35, 30}) == "1001");  // 2 > 0 > 3 > 1
  CHECK(lost({10, 30, 30, 60}) == "0110");  // between, where it changes nothing
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
  // Copas are trumps: both pairs go to the rey of copas.
  for (const auto* name : {"Ro", "Co", "Rc", "Cc"}) Tute::apply(s, play(card(name)));
  CHECK(s.tally[2].cantos == 60);
  CHECK(s.cantos.size() == 2);
  // It counts as having sung: the capote is lost.
  end_hand(s);
  CHECK(strikes(s) == "0010");
}

TEST_CASE("chancho does not use up the canto from the hand", "[tute]") {
  Tute::Config config;
  config.variant = Tute::Variant::chancho;
  State s = table_of(4, config);
  s.in_play = 40;
  for (Seat seat = 0; seat < 4; ++seat)
    s.hand[at(seat)] = cards(std::array{"Ao Re Ce", "Ro 2b 5b", "Co 4e 6b", "2o 4b 7b"}[at(seat)]);
  for (const auto* name : {"Ao", "Ro", "Co", "2o"}) Tute::apply(s, play(card(name)));
  CHECK(s.tally[0].cantos == 20);
  CHECK(legal_text(s) == "cante e | pass");
  Tute::apply(s, cante(2));
  CHECK(s.tally[0].cantos == 40);
}

TEST_CASE("without chancho such a trick sings nothing", "[tute]") {
  State s = table_of(4);
  s.in_play = 40;
  for (Seat seat = 0; seat < 4; ++seat)
    s.hand[at(seat)] = cards(std::array{"Ro 2e", "Co 2b", "Rc 4e", "Cc 4b"}[at(seat)]);
  for (const auto* name : {"Ro", "Co", "Rc", "Cc"}) Tute::apply(s, play(card(name)));
  CHECK(s.tally[2].cantos == 0);
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
  Tute::apply(s, claim(3));
  CHECK(strikes(s) == "0200");
}

TEST_CASE("de no comprobarse el renuncio el jugador que acusó pierde la mano", "[tute]") {
  State s = claims_table();
  Tute::apply(s, play(card("Co")));
  Tute::apply(s, claim(3));
  CHECK(strikes(s) == "0001");
}

TEST_CASE("who has broken a duty cannot be accused by itself", "[tute]") {
  State s = claims_table();
  Tute::apply(s, play(card("Co")));
  Tute::apply(s, play(card("2b")));
  Tute::apply(s, claim(1));
  CHECK(strikes(s) == "0100");
}

TEST_CASE("of six the one who deals does not play, and cannot claim", "[tute]") {
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
