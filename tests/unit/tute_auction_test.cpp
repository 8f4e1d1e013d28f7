// Remate and codillo. Test names in Spanish are sentences of the source, the page of rules that tute follows. Test
// names in English state rules of Tapete that the source leaves open, and the behaviour of bots.
#include <catch_amalgamated.hpp>

#include "app/spoken.hpp"
#include "bots/players.hpp"
#include "tute_auction_support.hpp"

namespace tapete::test::tute {
namespace {

/// Returns the hand as it would end if the seats had these points from cards.
State counted(State s, std::initializer_list<int> points) {
  Seat seat = 0;
  for (const int p : points) s.tally[at(seat++)].cards = static_cast<std::uint16_t>(p);
  end_hand(s);
  return s;
}

// --- Remate

TEST_CASE("during the auction the table says who is to bid, not who plays", "[tute][auction]") {
  State s = begin(Variant::codillo, deck(3, {}));
  CHECK(tapete::tute::Rules::question(s, Lang::es).call);
  act(s, {"bid yes"});
  CHECK_FALSE(tapete::tute::Rules::question(s, Lang::es).call);  // the declarer chooses trumps

  std::vector<Player> players(2);
  players[1].name = "Luis";
  Scene scene{.viewer = 0, .turn = 1, .decider = 1};
  CHECK(spoken::whose_turn(scene, players, false, Lang::es) == "Le toca a Luis");
  scene.question.call = true;
  CHECK(spoken::whose_turn(scene, players, false, Lang::es) == "Habla Luis");
}

TEST_CASE("codillo: the last player is told that all others have passed", "[tute][auction]") {
  State s = begin(Variant::codillo, deck(3, {}));
  CHECK(tapete::tute::Rules::question(s, Lang::es).text == "¿Juegas?");
  act(s, {"bid no", "bid no", "bid no"});
  CHECK(tapete::tute::Rules::question(s, Lang::es).text == "Nadie juega: te toca jugar");
}

TEST_CASE("remate: cada jugador dice alternativamente cuántos puntos es capaz de hacer", "[tute][auction]") {
  State s = begin(Variant::remate, deck(3, {}));
  CHECK(s.actor == 0);
  CHECK(legal_text(s) == "bid 50 | bid no");
  act(s, {"bid 50", "bid 60", "bid no", "bid no"});
  // A seat that has passed is not asked again. The other seats bid until one of them is left.
  CHECK(s.actor == 0);
  act(s, {"bid 70"});
  CHECK(s.actor == 1);
  act(s, {"bid no"});
  CHECK(s.declarer == 0);
  CHECK(s.bid == 70);
}

TEST_CASE("remate: si todos pasan juega el último", "[tute][auction]") {
  State s = begin(Variant::remate, deck(3, {}));
  act(s, {"bid no", "bid no", "bid no"});
  CHECK(legal_text(s) == "bid 50");
  act(s, {"bid 50"});
  CHECK(s.declarer == 3);
  CHECK(s.phase == Phase::trump);
}

TEST_CASE("remate: no seat can promise more points than a hand can have", "[tute][auction]") {
  State s = begin(Variant::remate, deck(3, {}));
  while (s.bid < 230) act(s, {("bid " + std::to_string(s.bid == 0 ? 50 : s.bid + 10)).c_str()});
  CHECK(legal_text(s) == "bid no");
  CHECK(tapete::tute::Rules::question(s, Lang::en).text.empty());
}

TEST_CASE("remate: el que dijo el número más alto elige el palo de triunfo, y sale el mano", "[tute][auction]") {
  State s = begin(Variant::remate, deck(3, {}));
  act(s, {"bid no", "bid no", "bid 50", "bid no"});
  CHECK(s.actor == 2);
  CHECK(legal_text(s) == "trump o | trump c | trump e | trump b");
  act(s, {"trump e"});
  CHECK(s.trump == 2);
  CHECK(s.actor == 0);
  CHECK(s.phase == Phase::play);
}

TEST_CASE("remate: si cumple su promesa pierden los demás; si no, pierde él solo", "[tute][auction]") {
  State s = begin(Variant::remate, deck(3, {}));
  act(s, {"bid no", "bid no", "bid 50", "bid no", "trump e"});
  CHECK(strikes(counted(s, {40, 20, 50, 20})) == "1101");
  CHECK(strikes(counted(s, {41, 20, 49, 20})) == "0010");
  // Cantos count.
  s.tally[2].sung = 20;
  CHECK(strikes(counted(s, {60, 30, 30, 10})) == "1101");
}

TEST_CASE("no vale cargar: si no se puede matar se debe tirar la carta de menor valor", "[tute][auction]") {
  State s =
      begin(Variant::remate, deck(3, {{0, "Ao"}, {1, "Ro"}, {5, "So"}, {9, "4o"}, {2, "3c"}, {6, "Rc"}, {10, "2c"}}));
  act(s, {"bid 50", "bid no", "bid no", "bid no", "trump e"});
  s.hand[1] = cards("Ro So 4o 2o Ab");
  s.hand[2] = cards("3c Rc 2c 4b");
  s.hand[3] = cards("3c Rc Sb");
  act(s, {"play Ao"});
  CHECK(playable(s) == cards("4o 2o"));
  act(s, {"play 4o"});
  CHECK(playable(s) == cards("2c 4b"));
  act(s, {"play 4b"});
  CHECK(playable(s) == cards("Sb"));
  // A seat that can beat the trick must play a card that does, but may choose which.
  s.hand[3] = cards("3c Se Ae");
  CHECK(playable(s) == cards("Se Ae"));
  // In cabrero any card may be played.
  s.config.variant = Variant::cabrero;
  s.hand[3] = cards("3c Rc Sb");
  CHECK(playable(s).size() == 3);
}

TEST_CASE("no vale cargar: a played card shows which cards its seat cannot hold", "[tute][auction]") {
  State s = begin(Variant::remate, deck(3, {}));
  act(s, {"bid 50", "bid no", "bid no", "bid no", "trump e"});
  const TrickSoFar trick{0, card("Ao"), false};
  const CardSet none = Rules::denied(s, card("So"), trick);
  CHECK(none == cards("7o 6o 5o 4o 2o"));
  CHECK(Rules::denied(s, card("Sb"), trick).has_all(cards("7b 2c 4e Ro")));
  CHECK(Rules::denied(s, card("4o"), trick).empty());
}

TEST_CASE("remate of three players: the left-over card lies open, out of play", "[tute][auction]") {
  const State s = begin(Variant::remate, deck(0, {{39, "Ae"}, {0, "7e"}, {1, "2e"}}), 3);
  CHECK(s.out_of_play == card("Ae"));
  CHECK(s.hand[1].has(card("7e")));
  for (Seat seat = 0; seat < 3; ++seat) CHECK(s.hand[at(seat)].size() == 13);
}

// --- Codillo

TEST_CASE("codillo: cada jugador dice si juega o no, y juega el primero que dice juego", "[tute][auction]") {
  State s = begin(Variant::codillo, deck(3, {{2, "Ao"}}));
  CHECK(legal_text(s) == "bid yes | bid no");
  act(s, {"bid no", "bid no", "bid yes"});
  CHECK(s.declarer == 2);
  CHECK(s.phase == Phase::trump);
  State last = begin(Variant::codillo, deck(3, {}));
  act(last, {"bid no", "bid no", "bid no"});
  CHECK(legal_text(last) == "bid yes");
}

/// Returns a hand with trumps in oros in which seat 0 has called the ace of copas, which seat 2 holds.
State called() {
  State s = begin(Variant::codillo, deck(3, {{0, "Ao"}, {4, "Ae"}, {2, "Ac"}, {1, "Ab"}}));
  act(s, {"bid yes", "trump o", "call Ac"});
  return s;
}

TEST_CASE("codillo: elige un compañero mencionando una carta", "[tute][auction]") {
  State s = begin(Variant::codillo, deck(3, {{0, "Ao"}, {4, "Ae"}, {2, "Ac"}, {1, "Ab"}}));
  act(s, {"bid yes", "trump o"});
  CHECK(legal_text(s) == "call Ac | call Ab");
  // A declarer with all aces calls a three, which tells all seats who has the aces.
  State aces =
      begin(Variant::codillo,
            deck(3, {{0, "Ao"}, {4, "Ae"}, {8, "Ac"}, {12, "Ab"}, {16, "3o"}, {1, "3b"}, {2, "3e"}, {3, "3c"}}));
  act(aces, {"bid yes", "trump o"});
  CHECK(legal_text(aces) == "call 3c | call 3e | call 3b");
  act(aces, {"call 3c"});
  CHECK(aces.shown[0] == cards("Ao Ac Ae Ab"));
}

TEST_CASE("codillo: el que tiene esa carta no puede comunicárselo al resto", "[tute][auction]") {
  State s = called();
  CHECK(partner(s) == 2);
  for (const Seat seat : {0, 1, 3}) CHECK(partner(Tute::view(s, seat).state) == kNobody);
  CHECK(partner(Tute::view(s, 2).state) == 2);
  // The table does not show the partner before the called card has been played.
  const Scene scene = Tute::scene(s.config, {}, Tute::view(s, 1), Lang::es);
  for (const SideScore& score : scene.score) CHECK(score.points.find("compañero") == std::string::npos);
  s.hand[0] = cards("2c 2e");
  s.hand[1] = cards("4c 4e");
  act(s, {"play 2c", "play 4c", "play Ac"});
  for (Seat seat = 0; seat < 4; ++seat) CHECK(partner(Tute::view(s, seat).state) == 2);
}

TEST_CASE("codillo: si ganan a más ganan los dos, caso contrario pierden los dos", "[tute][auction]") {
  const State s = called();
  CHECK(strikes(counted(s, {30, 40, 40, 20})) == "0101");
  CHECK(strikes(counted(s, {30, 40, 30, 30})) == "1010");
  CHECK(strikes(counted(s, {35, 40, 30, 25})) == "1010");  // equal points are not enough
}

TEST_CASE("codillo of three players: the left-over card cannot be called", "[tute][auction]") {
  State s = begin(Variant::codillo, deck(0, {{39, "Ae"}, {0, "4o"}}), 3);
  act(s, {"bid yes", "trump o"});
  for (const Action action : Tute::legal(s)) CHECK(card_of(action) != card("Ae"));
}

// --- All three variants

TEST_CASE("final=dos: the last two players of a match with an auction play tute de a dos", "[tute][auction]") {
  for (const Variant variant : {Variant::remate, Variant::codillo, Variant::bato}) {
    auto config = playing(variant, 3);
    config.dos_final = true;
    Tute::Standing standing = later(1);
    standing.strikes = {4, 0, 2};
    State s = Tute::start(config, standing, deck(1, {{12, "4e"}}));
    CHECK(s.phase == Phase::play);
    CHECK(s.hand[1].size() == 6);
    Rng rng{3};
    Tute::play_randomly(s, rng);
    CHECK(Tute::settle(config, standing, s).hands == 2);
  }
}

TEST_CASE("no claim is possible before the first trick, but a duty broken in the first trick can be claimed",
          "[tute][auction]") {
  Tute::Config config = playing(Variant::remate);
  config.claims = true;
  State s = Tute::start(config, {}, deck(3, {{0, "Ao"}}));
  CHECK(Tute::out_of_turn(s, 1).empty());
  act(s, {"bid 50", "bid no", "bid no", "bid no", "trump e"});
  s.hand[1] = cards("Ro So 4o");
  act(s, {"play Ao", "play Ro"});  // seat 1 discards points, which is not allowed
  Tute::apply(s, claim_action(0));
  CHECK(strikes(s) == "0200");
}

TEST_CASE("bots of the variants with an auction lose less than random players", "[tute][auction]") {
  for (const Variant variant : {Variant::remate, Variant::codillo, Variant::bato}) {
    Rng rng{21};
    int casual = 0;
    int random = 0;
    for (int hand = 0; hand < 600; ++hand) {
      const Tute::Config config = playing(variant, 3 + hand % 3);
      State s = Tute::start(config, {}, Tute::random_deal(config, {}, rng));
      const int thinking = hand % config.players;
      while (s.actor != kNobody) {
        const auto view = Tute::view(s, s.actor);
        Tute::apply(s, s.actor == thinking ? Tute::policy_action(view, rng) : Tute::random_legal(s, rng));
      }
      for (Seat seat = 0; seat < config.players; ++seat)
        (seat == thinking ? casual : random) += strikes_of(s)[at(seat)] * (seat == thinking ? config.players - 1 : 1);
    }
    CAPTURE(static_cast<int>(variant), casual, random);
    CHECK(casual < random);
  }
}

TEST_CASE("bots of level good always choose a legal action in the variants with an auction", "[tute][auction]") {
  Rng rng{22};
  for (const Variant variant : {Variant::remate, Variant::codillo, Variant::bato}) {
    for (int hand = 0; hand < 6; ++hand) {
      const Tute::Config config = playing(variant, 3 + hand % 4);
      State s = Tute::start(config, {}, Tute::random_deal(config, {}, rng));
      while (s.actor != kNobody) {
        const Action action = choose<Tute>(Tute::view(s, s.actor), Level::good, {}, rng);
        REQUIRE(Tute::legal(s).contains(action));
        Tute::apply(s, action);
      }
    }
  }
}

}  // namespace
}  // namespace tapete::test::tute
