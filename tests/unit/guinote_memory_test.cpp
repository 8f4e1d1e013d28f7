// Guiñote counted by heart (count=memory). Each test is named after a sentence of the rules.
#include <catch_amalgamated.hpp>

#include "guinote_memory_support.hpp"

namespace tapete::test::guinote {
namespace {

TEST_CASE("by heart: a first hand is counted as in other matches", "[guinote][memory]") {
  State s = before_deal(by_heart());
  s.phase = Phase::over;
  s.tally[0].cards = 74;
  s.tally[1].cards = 46;
  s.tally[0].last = 10;
  s.leader = 0;
  CHECK(outcome(s) == OutcomeLines{"hand 84 46"});
  CHECK(Guinote::settle(s.config, {}, s).vueltas);
  s.tally[0].sung = 40;
  CHECK(outcome(s)[1] == "partida 0 124 46");
  s.tally[1].sung = 60;
  s.leader = 3;
  CHECK(outcome(s)[1] == "partida 1 124 106");  // both sides have 101: the last trick decides
}

TEST_CASE("by heart: no seat can go out in a first hand", "[guinote][memory]") {
  Rng rng{4};
  State first = Guinote::start(by_heart(), {}, Guinote::random_deal(by_heart(), {}, rng));
  while (first.phase != Phase::over) {
    for (Seat seat = 0; seat < 4; ++seat) CHECK(!may_say(first, seat));
    play_any(first);
  }
}

TEST_CASE("by heart: 101 points do not end a hand of vueltas", "[guinote][memory]") {
  State s = vueltas(95, 25);
  for (const Seat seat : {0, 2}) {
    s.winning_seat = static_cast<std::uint8_t>(seat);
    s.trick_points = 20;
    s.in_trick = 4;
    Guinote::Flow::collect(s);
    CHECK(s.phase != Phase::over);
  }
  CHECK(total(s, 0) == 135);
  sing(s, 2, (s.trump + 1) % 4, false);
  CHECK(s.phase != Phase::over);
  CHECK(total(s, 0) == 155);
}

TEST_CASE("by heart: any seat may go out after the first trick of vueltas, even in the middle of a trick",
          "[guinote][memory]") {
  for (const int players : {4, 2}) {
    auto config = by_heart();
    config.players = static_cast<std::uint8_t>(players);
    State s = vueltas(60, 60, config);
    while (s.tricks == 0) {
      for (Seat seat = 0; seat < players; ++seat) CHECK(!may_say(s, seat));
      play_any(s);
    }
    while (s.phase != Phase::over) {
      for (Seat seat = 0; seat < players; ++seat) {
        CHECK(may_say(s, seat));
        CHECK(!Guinote::legal(s).contains(out_action(seat)));  // out of turn, so never listed as legal
        State said = s;
        say_out(said, seat);
        CHECK(said.phase == Phase::over);
        CHECK(Guinote::to_act(said) == kNobody);
        CHECK(Guinote::legal(said).empty());
      }
      play_any(s);
    }
    for (Seat seat = 0; seat < players; ++seat) CHECK(!may_say(s, seat));
  }
}

TEST_CASE("no seat can go out while points are shown", "[guinote][memory]") {
  auto shown = by_heart();
  shown.memory = false;
  State s = vueltas(60, 60, shown);
  play_trick(s);
  CHECK(!may_say(s, 0));
}

TEST_CASE("by heart: a side that goes out with 101 points wins, whatever the opponents have", "[guinote][memory]") {
  const auto winner_of = [](int cards0, int cantes0, int cards1, Seat seat) {
    State s = vueltas(cards0, cards1);
    play_trick(s);
    s.tally = {};
    s.tally[0].sung = static_cast<std::uint16_t>(cantes0);
    say_out(s, seat);
    return partida_winner(s);
  };
  CHECK(winner_of(101, 0, 0, 0) == 0);
  CHECK(winner_of(101, 0, 0, 2) == 0);
  CHECK(winner_of(100, 0, 0, 0) == 1);  // with fewer points the side that goes out loses
  CHECK(winner_of(81, 20, 0, 0) == 0);
  CHECK(winner_of(80, 20, 0, 0) == 1);
  CHECK(winner_of(101, 0, 119, 0) == 0);
  CHECK(winner_of(101, 0, 119, 1) == 1);
  CHECK(winner_of(101, 0, 100, 3) == 0);
}

TEST_CASE("by heart: the cards of an incomplete trick count for no side", "[guinote][memory]") {
  State s = vueltas(95, 0);
  play_trick(s);
  s.tally = {};
  play_any(s);
  s.trick_points = 44;
  say_out(s, 0);
  CHECK(outcome(s) == OutcomeLines{"hand 0 0", "partida 1 95 0"});
}

TEST_CASE("by heart: a side that goes out needs the thirty malas too", "[guinote][memory]") {
  const auto winner_of = [](int cards, int last, Guinote::Thirty thirty) {
    State s = vueltas(0, 40, by_heart(thirty));
    play_trick(s);
    s.tally = {};
    s.carried[0] = {static_cast<std::uint16_t>(cards), 80, static_cast<std::uint16_t>(last)};
    say_out(s, 2);
    return partida_winner(s);
  };
  CHECK(winner_of(29, 10, Guinote::Thirty::cards) == 1);
  CHECK(winner_of(30, 10, Guinote::Thirty::cards) == 0);
  CHECK(winner_of(29, 10, Guinote::Thirty::tricks) == 0);
  CHECK(winner_of(19, 10, Guinote::Thirty::tricks) == 1);
  CHECK(winner_of(21, 0, Guinote::Thirty::off) == 0);
}

TEST_CASE("by heart: a hand in which no seat goes out is played to the end and counted as a first hand",
          "[guinote][memory]") {
  const auto winner_of = [](int cards0, int cantes0, int cards1, Seat last) {
    State s = vueltas(cards0, cards1);
    s.phase = Phase::over;
    s.tally[0].sung = static_cast<std::uint16_t>(cantes0);
    s.leader = static_cast<std::int8_t>(last);
    return partida_winner(s);
  };
  CHECK(winner_of(110, 0, 90, 3) == 0);
  CHECK(winner_of(110, 0, 130, 3) == 1);  // both sides have 101: the last trick decides
  CHECK(winner_of(110, 0, 130, 2) == 0);
  CHECK(winner_of(20, 100, 60, 2) == 1);  // without thirty card points (malas) a side loses, even to one below 101
  // The hand is played to the last card.
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    Rng rng{seed};
    State s = vueltas(70, 60);
    while (s.phase != Phase::over) Guinote::apply(s, Guinote::random_legal(s, rng));
    CHECK(s.played_count == Guinote::kDeckSize);
    CHECK(partida_winner(s) != kNobody);
  }
}

TEST_CASE("by heart: no claim is possible after going out, and a claim also ends the hand", "[guinote][memory]") {
  auto config = by_heart();
  config.claims = true;
  State s = vueltas(101, 60, config);
  while (!arrastre(s)) play_trick(s);
  CHECK(Guinote::out_of_turn(s, 1).contains(claim_action(1)));
  s.broken = 0b0001;
  State said = s;
  say_out(said, 0);
  CHECK(Guinote::out_of_turn(said, 1).empty());
  CHECK(partida_winner(said) == 0);  // although seat 0 has broken a duty, because no seat has claimed it
  Guinote::apply(s, claim_action(1));
  CHECK(!may_say(s, 0));
  CHECK(partida_winner(s) == 1);
}

TEST_CASE("by heart: the winner of the last trick played deals the next partida", "[guinote][memory]") {
  State s = vueltas(101, 0);
  play_trick(s);
  const Seat winner = s.winner[0];
  play_any(s);
  say_out(s, 0);
  const auto next = Guinote::settle(s.config, {}, s);
  CHECK(next.dealer == winner);
  CHECK(!next.vueltas);
  CHECK(next.partidas == std::array<std::uint8_t, 2>{1, 0});
}

}  // namespace
}  // namespace tapete::test::guinote
