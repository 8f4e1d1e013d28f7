// The count of a hand of guiñote, and of vueltas (the second hand of a game). Each test is named after a sentence of
// the rules.
#include <catch_amalgamated.hpp>

#include "guinote_support.hpp"

namespace tapete::test::guinote {
namespace {

/// Returns a finished first hand with these card points of side 0, points of cantes, and winner of the last trick.
State finished(int cards0, int cantes0, int cantes1, Seat last, Guinote::Config config = {}) {
  State s = before_deal(config);
  s.tally[0].cards = static_cast<std::uint16_t>(cards0);
  s.tally[1].cards = static_cast<std::uint16_t>(120 - cards0);
  s.tally[0].sung = static_cast<std::uint16_t>(cantes0);
  s.tally[1].sung = static_cast<std::uint16_t>(cantes1);
  s.tally[at(side_of(last))].last = Guinote::kLastTrick;
  s.leader = static_cast<std::int8_t>(last);
  s.phase = Phase::over;
  s.actor = kNobody;
  return s;
}

TEST_CASE("84 and 46 points: no side has 101, so vueltas follow", "[guinote]") {
  const State s = finished(74, 0, 0, 0);
  CHECK(outcome(s) == OutcomeLines{"hand 84 46"});
  const auto next = Guinote::settle(s.config, {}, s);
  CHECK(next.vueltas);
  CHECK(next.carried[0].total() == 84);
  CHECK(next.carried[1].total() == 46);
  CHECK(next.dealer == 0);
}

TEST_CASE("27 malas against 53 buenas: the partida is won in one hand", "[guinote]") {
  const State s = finished(27, 0, 0, 1);
  CHECK(outcome(s) == OutcomeLines{"hand 27 103", "partida 1 27 103"});
}

TEST_CASE("both sides reach 51 buenas: the last trick decides, not the points", "[guinote]") {
  CHECK(outcome(finished(60, 60, 40, 3))[1] == "partida 1 120 110");
  CHECK(outcome(finished(60, 60, 40, 2))[1] == "partida 0 130 100");
  CHECK(outcome(finished(60, 60, 41, 2))[1] == "partida 0 130 101");
}

TEST_CASE("nunca se gana si no se hacen 30 malas: a side needs thirty card points to win", "[guinote]") {
  // Side 0 has 29 card points, the last trick and 80 points of cantes: with 119 points it loses to a side that has
  // fewer than 101.
  CHECK(outcome(finished(29, 80, 0, 0))[1] == "partida 1 119 91");
  CHECK(outcome(finished(30, 80, 0, 0))[1] == "partida 0 120 90");
  // Both sides have 101, but side 0 lacks the thirty card points and loses, although it won the last trick.
  CHECK(outcome(finished(29, 80, 20, 0))[1] == "partida 1 119 111");
  Guinote::Config tricks;
  tricks.thirty = Guinote::Thirty::tricks;
  CHECK(outcome(finished(20, 80, 0, 0, tricks))[1] == "partida 0 110 100");
  CHECK(outcome(finished(19, 80, 0, 0, tricks))[1] == "partida 1 109 101");
  CHECK(outcome(finished(20, 100, 0, 1, tricks))[1] == "partida 1 120 110");
  Guinote::Config off;
  off.thirty = Guinote::Thirty::off;
  CHECK(outcome(finished(2, 100, 0, 1, off))[1] == "partida 1 102 128");
  CHECK(outcome(finished(2, 100, 0, 0, off))[1] == "partida 0 112 118");
}

TEST_CASE("three partidas win a coto, and the agreed number of cotos wins the match", "[guinote]") {
  Guinote::Config config;
  config.coto = 3;
  config.cotos = 2;
  Guinote::Standing standing;
  standing.partidas = {2, 1};
  State s = finished(110, 0, 0, 2, config);
  CHECK(outcome(s, standing) == OutcomeLines{"hand 120 10", "partida 0 120 10", "coto 0"});
  standing = Guinote::settle(config, standing, s);
  CHECK(standing.partidas == std::array<std::uint8_t, 2>{0, 0});
  CHECK(standing.cotos == std::array<std::uint8_t, 2>{1, 0});
  CHECK(standing.dealer == 2);
  CHECK(!Guinote::match_over(config, standing));
  standing.partidas = {2, 2};
  CHECK(outcome(s, standing).back() == "match 0");
  CHECK(Guinote::match_over(config, Guinote::settle(config, standing, s)));
}

/// Returns a hand of vueltas, just dealt, with these points carried over from the first hand.
State in_vueltas(int cards0, int cantes0, int cards1) {
  Rng rng{3};
  Guinote::Standing standing;
  standing.vueltas = true;
  standing.carried[0].cards = static_cast<std::uint16_t>(cards0);
  standing.carried[0].sung = static_cast<std::uint16_t>(cantes0);
  standing.carried[1].cards = static_cast<std::uint16_t>(cards1);
  return Guinote::start({}, standing, Guinote::random_deal({}, standing, rng));
}

TEST_CASE("vueltas end with the trick that reaches 101", "[guinote]") {
  State s = in_vueltas(95, 0, 25);
  s.winning_seat = 0;
  s.trick_points = 5;
  s.in_trick = 4;
  Guinote::Flow::collect(s);
  CHECK(s.phase == Phase::play);
  s.winning_seat = 2;
  s.trick_points = 1;
  s.in_trick = 4;
  Guinote::Flow::collect(s);
  CHECK(s.phase == Phase::over);
  CHECK(outcome(s) == OutcomeLines{"hand 6 0", "partida 0 101 25"});
}

TEST_CASE("vueltas end with the cante that reaches 101", "[guinote]") {
  State s = in_vueltas(81, 0, 39);
  sing(s, 2, (s.trump + 1) % 4, false);
  CHECK(s.phase == Phase::over);
}

TEST_CASE("in vueltas a side with 101 wins only once it has thirty malas", "[guinote]") {
  State s = in_vueltas(25, 80, 95);
  s.winning_seat = 0;
  s.trick_points = 4;
  Guinote::Flow::collect(s);
  CHECK(s.phase == Phase::play);
  CHECK(total(s, 0) == 109);
  s.winning_seat = 0;
  s.trick_points = 1;
  Guinote::Flow::collect(s);
  CHECK(s.phase == Phase::over);
  CHECK(outcome(s).back() == "partida 0 110 95");
}

}  // namespace
}  // namespace tapete::test::guinote
