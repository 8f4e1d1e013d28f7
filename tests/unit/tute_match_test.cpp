// The rules of tute cabrero from hand to hand, played as records: dealers, trumps, players who leave, and the end.
#include <catch_amalgamated.hpp>

#include "games/tute/rules.hpp"
#include "match/table.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

// --- Deal

TEST_CASE("tute is dealt one card at a time from the dealer's right", "[tute]") {
  const State s = Tute::start(with(4), later(2), deck(2, {{0, "Ao"}, {1, "3o"}, {2, "Ro"}, {3, "Co"}, {4, "So"}}));
  CHECK(s.hand[3].has_all(cards("Ao So")));
  CHECK(s.hand[0].has(card("3o")));
  CHECK(s.hand[1].has(card("Ro")));
  CHECK(s.hand[2].has(card("Co")));
  for (Seat seat = 0; seat < 4; ++seat) CHECK(s.hand[at(seat)].size() == 10);
  CHECK(s.actor == 3);
}

TEST_CASE("en la primera mano el que tiene el dos de oro es mano y oro es triunfo", "[tute]") {
  for (const int players : {4, 5}) {
    const State s = Tute::start(with(players), {}, deck(0, {{7, "2o"}, {39, "Ab"}}));
    CHECK(s.mano == (7 % players + 1) % players);
    CHECK(s.actor == s.mano);
    CHECK(s.trump == 0);
    CHECK(!s.up.known());
  }
}

TEST_CASE("de cinco, ocho cartas cada uno", "[tute]") {
  const State s = Tute::start(with(5), {}, deck(0, {}));
  for (Seat seat = 0; seat < 5; ++seat) CHECK(s.hand[at(seat)].size() == 8);
}

TEST_CASE("de seis el que reparte no juega esa mano, y es mano el de su derecha", "[tute]") {
  for (const auto& standing : {Tute::Standing{}, later(5)}) {
    const State s = Tute::start(with(6), standing, deck(5, {{3, "2o"}, {39, "Ab"}}));
    CHECK(s.hand[5].empty());
    for (Seat seat = 0; seat < 5; ++seat) CHECK(s.hand[at(seat)].size() == 8);
    CHECK(s.mano == 0);
    CHECK(s.trump == (standing.hands == 0 ? 0 : 3));
    const auto phase = [&](Seat seat) { return Tute::scene(s.config, standing, Tute::view(s, seat), Lang::es).phase; };
    CHECK(phase(5) == "Con seis, quien da mira la mano");
    CHECK_FALSE(phase(0) == phase(5));
  }
}

TEST_CASE("la última carta repartida indica el palo de triunfo, y la muestra el que dio", "[tute]") {
  const State s = Tute::start(with(4), later(1), deck(1, {{39, "5e"}}));
  CHECK(s.trump == 2);
  CHECK(s.shown[1] == cards("5e"));
  CHECK(s.hand[1].has(card("5e")));
  CHECK(s.mano == 2);
}

TEST_CASE("triunfo alternativamente oro, copa, espada y basto", "[tute]") {
  Tute::Config config = with(4);
  config.rotate = true;
  for (int hand = 1; hand < 9; ++hand) {
    const State s = Tute::start(config, later(1, hand), deck(1, {{39, "5e"}}));
    CHECK(s.trump == hand % 4);
    CHECK(s.shown[1].empty());
  }
  // With three players the left-over card determines trumps.
  config.players = 3;
  CHECK(Tute::start(config, later(1, 1), deck(1, {{39, "4e"}})).trump == 2);
}

// --- Three players

TEST_CASE("de tres, la primera mano: el que tiene el dos de oro lo cambia por la carta boca abajo y es mano",
          "[tute]") {
  const State s = Tute::start(with(3), {}, deck(0, {{4, "2o"}, {39, "Ab"}}));
  CHECK(s.mano == 2);
  CHECK(s.out_of_play == card("2o"));
  CHECK(s.hand[2].has(card("Ab")));
  CHECK(!s.hand[2].has(card("2o")));
  for (Seat seat = 0; seat < 3; ++seat) CHECK(s.hand[at(seat)].size() == 13);
  // The other seats do not see the card that seat 2 took.
  CHECK(s.shown[2].empty());
}

TEST_CASE("si nadie tiene el dos de oro, el que tiene el cuatro de oro es mano", "[tute]") {
  const State s = Tute::start(with(3), {}, deck(0, {{39, "2o"}, {5, "4o"}}));
  CHECK(s.mano == 0);
  CHECK(s.out_of_play == card("2o"));
  CHECK(s.shown[0] == cards("4o"));
}

TEST_CASE("si la carta es mayor a siete la cambia el siete, y luego por el siete el que tiene el dos", "[tute]") {
  for (const char* high : {"Se", "Ce", "Re", "3e", "Ae"}) {
    const State s = Tute::start(with(3), later(0), deck(0, {{39, high}, {0, "7e"}, {1, "2e"}}));
    CHECK(s.trump == 2);
    CHECK(s.hand[1].has(card(high)));
    CHECK(s.hand[2].has(card("7e")));
    CHECK(s.out_of_play == card("2e"));
    CHECK(s.mano == 1);
  }
  const State both = Tute::start(with(3), later(0), deck(0, {{39, "Ae"}, {0, "7e"}, {3, "2e"}}));
  CHECK(both.hand[1].has_all(cards("Ae 7e")));
  CHECK(!both.hand[1].has(card("2e")));
}

TEST_CASE("si es menor o igual a siete y mayor a cuatro la cambia el dos", "[tute]") {
  for (const char* middle : {"7e", "6e", "5e"}) {
    const State s = Tute::start(with(3), later(0), deck(0, {{39, middle}, {1, "2e"}}));
    CHECK(s.hand[2].has(card(middle)));
    CHECK(s.out_of_play == card("2e"));
  }
}

TEST_CASE("el cuatro y el dos no se cambian", "[tute]") {
  for (const char* low : {"4e", "2e"})
    CHECK(Tute::start(with(3), later(0), deck(0, {{39, low}})).out_of_play == card(low));
}

// --- Match

TEST_CASE("repartirá el que fue mano la mano anterior", "[tute]") {
  auto table = open("tute", 4, {{"strikes", "99"}});
  CHECK(table->turn().due == "deal");
  REQUIRE(table->play(deal_line(deck(0, {{6, "2o"}}))));
  CHECK(table->turn().seat == 3);
  play_out(*table);
  CHECK(table->turn().due == "deal 3");
  CHECK(table->play(deal_line(deck(2, {}))).error().fault == Fault::wrong_dealer);
  REQUIRE(table->play(deal_line(deck(3, {}))));
  CHECK(table->turn().seat == 0);
}

/// Returns the standing after a hand that only `loser` has lost.
Tute::Standing after_loss(const Tute::Config& config, const Tute::Standing& standing, Seat loser, Seat mano) {
  State s;
  s.config = config;
  s.playing = static_cast<std::uint8_t>(still_in(config, standing));
  s.count = static_cast<std::uint8_t>(std::popcount(s.playing));
  s.mano = static_cast<std::int8_t>(mano);
  s.claimer = static_cast<std::int8_t>(loser);  // a wrong claim
  end_hand(s);
  return Tute::settle(config, standing, s);
}

TEST_CASE("cuando un jugador ha perdido en cuatro manos se retira del partido", "[tute]") {
  const auto config = with(4);
  Tute::Standing standing = later(0);
  standing.strikes = {3, 3, 0, 0};
  standing = after_loss(config, standing, 1, 1);
  CHECK(standing.strikes[1] == 4);
  CHECK(!Tute::match_over(config, standing));
  // The mano has left: the next seat to the right deals, and each of the three gets thirteen cards.
  CHECK(standing.dealer == 2);
  const State s = Tute::start(config, standing, deck(2, {{39, "4e"}}));
  CHECK(s.mano == 3);
  CHECK(s.hand[1].empty());
  CHECK(s.hand[0].size() == 13);
  CHECK(Tute::outcome(config, standing, s)[0] == "hand 0 - 0 0");
}

TEST_CASE("el partido termina cuando quedan menos de tres jugadores", "[tute]") {
  const auto config = with(4);
  Tute::Standing standing = later(0);
  standing.strikes = {4, 3, 0, 2};
  const Tute::Standing next = after_loss(config, standing, 1, 2);
  CHECK(Tute::match_over(config, next));
  State s;
  s.config = config;
  s.playing = 0b1110;
  s.count = 3;
  s.claimer = 1;
  end_hand(s);
  CHECK(Tute::outcome(config, standing, s) == OutcomeLines{"hand - 0 0 0", "strikes 4 4 0 2", "match 2 3"});
  // All three reach the limit together: no seat wins.
  standing.strikes = {4, 3, 3, 3};
  s.claimer = kNobody;
  s.winner = {1, 2, 3};
  s.tricks = 3;
  s.mano = 1;
  for (Seat seat = 1; seat <= 3; ++seat) s.next[at(seat)] = static_cast<std::uint8_t>(seat % 3 + 1);
  CHECK(Tute::outcome(config, standing, s) == OutcomeLines{"hand - 0 0 0", "strikes 4 4 4 4", "match"});
}

TEST_CASE("final=dos: los dos últimos juegan al tute de a dos hasta que quede un ganador", "[tute]") {
  auto config = with(3);
  config.dos_final = true;
  Tute::Standing standing = later(0);
  standing.strikes = {3, 0, 2};
  const Tute::Standing last_two = after_loss(config, standing, 0, 0);
  CHECK(!Tute::match_over(config, last_two));
  CHECK(last_two.dealer == 1);
  State s = Tute::start(config, last_two, deck(1, {{12, "4e"}}));
  CHECK(s.hand[1].size() == 6);
  CHECK(s.hand[2].size() == 6);
  CHECK(s.stock_size == 28);
  Rng rng{5};
  Tute::play_randomly(s, rng);
  const Seat winner = s.tally[1].total() > s.tally[2].total() ? 1 : 2;
  const auto lines = Tute::outcome(config, last_two, s);
  CHECK(lines[0].starts_with("hand - "));
  CHECK(lines.back() == "match " + std::to_string(winner));
  // With equal points nobody has won, so another hand is dealt.
  s.tally[1] = s.tally[2];
  CHECK(Tute::outcome(config, last_two, s).size() == 2);
  CHECK(Tute::settle(config, last_two, s).dealer == s.mano);
}

// --- Knowledge of each seat

/// Returns the positions of the cards that a seat's redacted deal shows.
std::vector<int> shown_places(const Tute::Config& config, const Tute::Standing& standing, const Tute::Deal& deal,
                              Seat seat) {
  const auto known = Tute::redact_deal(deal, Tute::start(config, standing, deal), seat);
  std::vector<int> places;
  for (int place = 0; place < Tute::kDeckSize; ++place)
    if (known.cards[at(place)].known()) places.push_back(place);
  CHECK(Tute::viewer(config, standing, known, kNobody) == seat);
  return places;
}

TEST_CASE("a redacted deal shows the seat's cards and the card that all seats see", "[tute]") {
  const std::vector<int> dealt{1, 5, 9, 13, 17, 21, 25, 29, 33, 37};
  std::vector<int> with_last = dealt;
  with_last.push_back(39);
  const auto deal = deck(0, {{39, "5e"}, {3, "2o"}});
  CHECK(shown_places(with(4), later(0), deal, 2) == with_last);
  // In the first hand, and with rotating trumps, no card is shown to all seats.
  CHECK(shown_places(with(4), {}, deal, 2) == dealt);
  Tute::Config turns = with(4);
  turns.rotate = true;
  CHECK(shown_places(turns, later(0), deal, 2) == dealt);
}

TEST_CASE("of three players all see the two of oros, and only the player who exchanges it sees the card taken",
          "[tute]") {
  const auto deal = deck(0, {{4, "2o"}, {39, "5e"}});
  const auto others = shown_places(with(3), {}, deal, 0);
  CHECK(others.size() == 14);
  CHECK(std::count(others.begin(), others.end(), 4) == 1);
  CHECK(std::count(others.begin(), others.end(), 39) == 0);
  const auto mano = shown_places(with(3), {}, deal, 2);
  CHECK(std::count(mano.begin(), mano.end(), 39) == 1);
  // In later hands every seat sees the left-over card, and the positions of the seven and the two stay hidden.
  const auto next = shown_places(with(3), later(0), deck(0, {{39, "Ae"}, {0, "7e"}, {3, "2e"}}), 2);
  CHECK(next.size() == 14);
  CHECK(next.back() == 39);
}

TEST_CASE("of six players the dealer sees only the card that all seats see", "[tute]") {
  CHECK(shown_places(with(6), {}, deck(3, {}), 3).empty());
  CHECK(shown_places(with(6), later(3), deck(3, {}), 3) == std::vector<int>{39});
}

// --- Bad records

TEST_CASE("illegal cantos, cards and claims are refused", "[tute]") {
  auto table = open("tute", 4);
  REQUIRE(table->play(deal_line(deck(
      3, {{0, "2o"}, {4, "Ro"}, {8, "Co"}, {12, "Rc"}, {16, "Cc"}, {20, "Ao"}, {1, "4o"}, {2, "5o"}, {3, "6o"}}))));
  for (const char* line : {"0 play Ao", "1 play 4o", "2 play 5o", "3 play 6o"}) REQUIRE(table->play(line));
  CHECK(table->legal() == std::vector<std::string>{"cante c", "cante o", "pass"});
  CHECK(table->play("0 play 2o").error().fault == Fault::illegal);
  REQUIRE(table->play("0 cante o"));
  CHECK(table->play("0 cante c").error().fault == Fault::illegal);
  CHECK(table->play("5 play 2o").error().fault == Fault::wrong_seat);
  CHECK(table->play("0 cante c hidden").error().fault == Fault::malformed);
  CHECK(table->play("0 tute S").error().fault == Fault::malformed);
  CHECK(table->play("0 tute R").error().fault == Fault::illegal);
  CHECK(table->play("1 claim").error().fault == Fault::not_now);
  CHECK(table->play("0 play 2o"));
}

TEST_CASE("the chart of a match lists points and lost hands, and the last sheet names all winners", "[tute]") {
  auto table = open("tute", 4, {{"strikes", "1"}});
  Rng rng{11};
  REQUIRE(table->charts_hands());
  while (table->turn().who != Turn::Who::over) {
    if (table->turn().who == Turn::Who::chance) REQUIRE(table->play(table->chance(rng, 0)));
    if (table->in_hand()) play_out(*table);
  }
  const Chart chart = table->chart(Lang::en);
  REQUIRE_FALSE(chart.rows.empty());
  int lost = 0;
  for (const Chart::Cell& cell : chart.rows.back().cells) {
    lost += cell.total;
    CHECK((cell.mood < 0) == cell.note.ends_with(", loses"));
    CHECK(cell.gained == 0);
  }
  CHECK(lost == 2);
  const Sheet sheet = *table->sheet(0, Lang::en);
  REQUIRE(sheet.champions.size() == 2);
  const bool won = std::ranges::count(sheet.champions, Seat{0}) > 0;
  CHECK(sheet.verdict == (won ? "You win the match with @!" : "@ win the match"));
  CHECK(sheet.result.size() == sheet.sides.size());
}

}  // namespace
}  // namespace tapete::test::tute
