// Kwingto: the rules of a round, of the end of a game and of the end of a match.
#include <catch_amalgamated.hpp>

#include "games/kwingto/throws.hpp"
#include "kwingto_support.hpp"

namespace tapete::test::kwingto {
namespace {

// --- Round

TEST_CASE("a seat chooses one to three dice of any colours", "[kwingto]") {
  Match match;
  CHECK(match.next() == "start");
  match.play("start 1");
  CHECK(match.next() ==
        "1 | dice 0 1 | dice 0 2 | dice 0 3 | dice 1 0 | dice 1 1 | dice 1 2 | dice 2 0 | dice 2 1 | dice 3 0");
  for (const auto* line : {"1 dice 0 0", "1 dice 2 2", "1 dice 3 3"}) CHECK(match.refused(line) == Fault::illegal);
  for (const auto* line : {"1 dice 4 0", "1 dice 1", "1 dice 1 1 1", "1 dice -1 2"})
    CHECK(match.refused(line) == Fault::malformed);
  CHECK(match.refused("0 dice 1 1") == Fault::wrong_seat);
}

TEST_CASE("the example of the published rules: black dice 2 and 6 and a red die 3 give 5", "[kwingto]") {
  CHECK(throw_value(1, {3, 2, 6}, 3) == 5);
  Match match;
  match.play("start 0 / 0 dice 1 2 / roll 3 2 6 / 0 keep");
  // Both colours were used, so any row may take the card.
  for (const auto* place : {"place 5s 1", "place 5h 2", "place 5d 3", "place 5c 5"})
    CHECK(match.next().find(place) != std::string::npos);
}

TEST_CASE("dice of one colour give their sum, and dice of both colours the black sum minus the red sum", "[kwingto]") {
  CHECK(throw_value(3, {1, 5, 6}, 3) == 12);
  CHECK(throw_value(0, {6, 6, 6}, 3) == 18);
  CHECK(throw_value(2, {6, 5, 1}, 3) == -10);
  CHECK(throw_value(1, {4, 4, 0}, 2) == 0);
}

TEST_CASE("the probabilities of the results of a throw are exact", "[kwingto]") {
  for (int reds = 0; reds <= 3; ++reds) {
    for (int blacks = reds == 0 ? 1 : 0; reds + blacks <= 3; ++blacks) {
      double all = 0;
      for (const auto& result : throws_of(reds, blacks).results) all += result.chance;
      CHECK(all == Catch::Approx(1));
    }
  }
  const auto& two = throws_of(0, 2).results;
  CHECK(two.size() == 11);
  CHECK(two[5].value == 7);
  CHECK(two[5].chance == Catch::Approx(1.0 / 6));
  CHECK(throws_of(1, 1).results[0].value == -5);
}

TEST_CASE("all chosen dice may be thrown once more, and only once", "[kwingto]") {
  Match match;
  match.play("start 0 / 0 dice 0 1 / roll 2");
  CHECK(match.next() == "0 | keep | reroll");
  match.play("0 reroll");
  CHECK(match.next() == "roll");
  match.play("roll 3");
  CHECK(match.next().starts_with("0 | pass | place 3c 1"));
}

TEST_CASE("red dice allow hearts and diamonds, black dice spades and clubs, and both colours all suits", "[kwingto]") {
  CHECK(suits_of_dice(2, 0) == 0b0110);
  CHECK(suits_of_dice(0, 1) == 0b1001);
  CHECK(suits_of_dice(1, 1) == 0b1111);
}

TEST_CASE("a throw of 1 or 14 allows the ace at either value", "[kwingto]") {
  const Board board = board_of({{"5h", 2}});
  for (const int value : {1, 14}) {
    const ActionList legal = placements(board, cell_for(value), suits_of_dice(3, 0));
    CHECK(legal.contains(kwingto::place(card("Ah"), 0)));
    CHECK(legal.contains(kwingto::place(card("Ah"), 4)));
  }
}

TEST_CASE("after a throw below 1 or above 14 no seat can place, and the active player burns a card", "[kwingto]") {
  Match match;
  match.play("start 0 / 0 dice 0 3 / roll 5 5 5 / 0 keep");
  CHECK(match.next().starts_with("0 | burn 2c | "));
  match.play("0 burn 2c");
  CHECK(match.next().starts_with("1 | dice"));
  match.play("1 dice 1 1 / roll 4 4 / 1 keep");
  CHECK(match.next().starts_with("1 | burn 2c | "));
}

TEST_CASE("an active player who does not place burns a card, and other players who pass do not", "[kwingto]") {
  Match match{3};
  match.play("start 2 / 2 dice 0 1 / roll 4 / 2 keep / 2 pass / 2 burn As");
  CHECK(match.next().starts_with("0 | pass | place 4c 1"));
  match.play("0 pass / 1 pass");
  CHECK(match.next().starts_with("0 | dice"));
  CHECK(match.table().scene(2, Lang::en).zones[0].marks == 1);
  CHECK(match.table().scene(0, Lang::en).zones[0].marks == 0);
}

TEST_CASE("failed=all: no other player may place if the active player does not", "[kwingto]") {
  Match match{3, {{"failed", "all"}}};
  match.play("start 2 / 2 dice 0 1 / roll 4 / 2 keep / 2 pass / 2 burn As");
  CHECK(match.next().starts_with("0 | dice"));
  match.play("0 dice 0 1 / roll 4 / 0 keep / 0 place 4s 2 / 0 burn 2c / 0 burn 3c / 0 burn 4c / 0 burn 5c");
  CHECK(match.next().starts_with("1 | pass | place"));
}

// --- End of the game

/// Returns the lines of a round in which the active player `seat` throws 15 and burns `burned`.
std::string failed_round(int seat, const char* burned) {
  const std::string s = std::to_string(seat);
  return s + " dice 0 3 / roll 5 5 5 / " + s + " keep / " + s + " burn " + burned;
}

TEST_CASE("the game ends after the round of a fourth penalty, and each penalty costs 5 points", "[kwingto]") {
  Match match;
  match.play("start 0");
  for (const auto* burned : {"2c", "3c", "4c"}) {
    match.play(failed_round(0, burned));
    match.play("1 dice 0 1 / roll 3 / 1 keep / 1 pass / 1 burn " + std::string{burned} + " / 0 pass");
  }
  match.play("0 dice 0 1 / roll 3 / 0 keep / 0 pass / 0 burn 5c");
  // The round continues: seat 1 may still place.
  CHECK(match.next().starts_with("1 | pass | place 3s 1"));
  const auto ended = match.play("1 place 3s 1 / 1 burn Ac / 1 burn 5c / 1 burn 6c / 1 burn 7c");
  CHECK(ended == std::vector<std::string>{"game -20 -14", "match 1"});
}

TEST_CASE("two full rows end the game", "[kwingto]") {
  State s;
  s.board[1] =
      board_of({{"2h", 1}, {"3h", 2}, {"4h", 3}, {"5h", 4}, {"7h", 5}, {"8s", 1}, {"9s", 2}, {"Ts", 3}, {"Js", 4}});
  s.phase = Phase::place;
  s.actor = 1;
  s.value = 13;
  s.blacks = 3;
  State placed = s;
  Kwingto::apply(placed, kwingto::place(card("Ks"), 4));
  CHECK(placed.phase == Phase::over);
  Kwingto::apply(s, kPass);
  CHECK(s.phase == Phase::choose);
}

// --- Match

/// Returns a finished game with these boards.
State ended(const std::vector<Board>& boards) {
  State s;
  s.config.players = static_cast<std::uint8_t>(boards.size());
  for (std::size_t i = 0; i < boards.size(); ++i) s.board[i] = boards[i];
  s.phase = Phase::over;
  s.actor = kNobody;
  return s;
}

Kwingto::Config limited(Kwingto::Limit limit, int target) {
  Kwingto::Config config;
  config.limit = limit;
  config.target = static_cast<std::uint16_t>(target);
  return config;
}

TEST_CASE("the most points win a game, the most cards placed break a tie, and a full tie has no winner", "[kwingto]") {
  const Board three = board_of({{"2h", 1}, {"9h", 2}, {"Kh", 5}});
  Board paid = board_of({{"2h", 1}, {"4h", 2}, {"6h", 3}, {"7h", 4}, {"8h", 5}});
  paid.penalties = 1;  // eight points minus five
  CHECK(score(paid).total() == score(three).total());
  CHECK(game_winner(ended({three, board_of({{"2h", 1}})})) == 0);
  CHECK(game_winner(ended({three, paid})) == 1);
  CHECK(game_winner(ended({three, three})) == kNobody);
}

TEST_CASE("another game follows a game without a winner", "[kwingto]") {
  const Board three = board_of({{"2h", 1}, {"9h", 2}, {"Kh", 5}});
  Board paid = board_of({{"2h", 1}, {"4h", 2}, {"6h", 3}, {"7h", 4}, {"8h", 5}});
  paid.penalties = 1;
  const Kwingto::Config config;
  CHECK(Kwingto::settle(config, {}, ended({three, paid})).winner == 1);
  const auto tied = Kwingto::settle(config, {}, ended({three, three}));
  CHECK(tied.winner == kNobody);
  CHECK(tied.won == std::array<std::uint16_t, 4>{});
  // The match of one game was tied, so a second game was played. Then cards placed no longer break a tie.
  CHECK(Kwingto::settle(config, tied, ended({three, paid})).winner == kNobody);
  CHECK(Kwingto::settle(config, tied, ended({three, board_of({{"2h", 1}})})).winner == 0);
}

TEST_CASE("games=N: the most points over N games win the match", "[kwingto]") {
  const auto config = limited(Kwingto::Limit::games, 3);
  const Board one = board_of({{"2h", 1}});
  const Board two = board_of({{"2h", 1}, {"3h", 2}});
  const Board many = board_of({{"2h", 1}, {"5h", 2}, {"7h", 3}, {"9h", 4}, {"Qh", 5}});
  auto standing = Kwingto::settle(config, {}, ended({many, one}));
  CHECK(standing.winner == kNobody);
  standing = Kwingto::settle(config, standing, ended({one, two}));
  standing = Kwingto::settle(config, standing, ended({one, two}));
  CHECK(standing.won[1] == 2);
  CHECK(standing.winner == 0);
}

TEST_CASE("wins=N: the match ends once a player has won N games, and the most points win it", "[kwingto]") {
  const auto config = limited(Kwingto::Limit::wins, 2);
  const Board one = board_of({{"2h", 1}});
  const Board two = board_of({{"2h", 1}, {"3h", 2}});
  const Board many = board_of({{"2h", 1}, {"5h", 2}, {"7h", 3}, {"9h", 4}, {"Qh", 5}});
  auto standing = Kwingto::settle(config, {}, ended({many, one}));
  standing = Kwingto::settle(config, standing, ended({one, two}));
  CHECK(standing.winner == kNobody);
  standing = Kwingto::settle(config, standing, ended({one, two}));
  CHECK(standing.winner == 0);
}

TEST_CASE("points=N: the match ends once a player has N points, and a tie leads to another game", "[kwingto]") {
  const auto config = limited(Kwingto::Limit::points, 13);
  const Board one = board_of({{"2h", 1}});
  const Board many = board_of({{"2h", 1}, {"5h", 2}, {"7h", 3}, {"9h", 4}, {"Qh", 5}});
  auto standing = Kwingto::settle(config, {}, ended({many, one}));
  CHECK(standing.winner == kNobody);
  standing = Kwingto::settle(config, standing, ended({one, many}));
  CHECK(standing.points[0] == 13);
  CHECK(standing.winner == kNobody);
  CHECK(Kwingto::settle(config, standing, ended({one, many})).winner == 1);
}

TEST_CASE("only one of the rules games, wins and points can be chosen", "[kwingto]") {
  const GameInfo& info = Kwingto::info();
  for (const RuleChoice& both :
       {RuleChoice{{"games", "1"}, {"wins", "3"}}, RuleChoice{{"points", "90"}, {"wins", "3"}}}) {
    const auto values = read_rules(info, both);
    REQUIRE(!values);
    CHECK(values.error().fault == Fault::rule_excluded);
  }
  const auto wins = read_rules(info, {{"wins", "3"}});
  REQUIRE(wins);
  CHECK(Kwingto::configure(2, *wins) == limited(Kwingto::Limit::wins, 3));
  CHECK(Kwingto::configure(2, *read_rules(info, {})) == Kwingto::Config{});
}

// --- Record

TEST_CASE("malformed and misplaced start and dice lines are refused", "[kwingto]") {
  Match match;
  CHECK(match.refused("start 2") == Fault::start_wrong);
  CHECK(match.refused("start") == Fault::start_wrong);
  CHECK(match.refused("deal 0") == Fault::chance_expected);
  match.play("start 0 / 0 dice 1 1");
  for (const auto* line : {"roll", "roll 1", "roll 1 2 3", "roll 0 1", "roll 7 1", "roll 1 x", "roll 1 2 "})
    CHECK(match.refused(line) == Fault::dice_wrong);
  CHECK(match.refused("0 keep") == Fault::chance_expected);
  CHECK(match.refused("start 0") == Fault::chance_expected);
  match.play("roll 1 6");
  CHECK(match.refused("roll 1 6") == Fault::action_expected);
}

TEST_CASE("an illegal placement is refused", "[kwingto]") {
  Match match;
  match.play("start 0 / 0 dice 0 2 / roll 3 4 / 0 keep");
  for (const auto* line : {"0 place 7h 3", "0 place 8s 3", "0 burn 2c", "0 keep"})
    CHECK(match.refused(line) == Fault::illegal);
  for (const auto* line : {"0 place 7s 0", "0 place 7s 6", "0 place 7s", "0 place ?? 3", "0 place 7x 3"})
    CHECK(match.refused(line) == Fault::malformed);
  match.play("0 place 7s 3 / 0 burn 2c / 0 burn 3c / 0 burn 4c / 0 burn 5c / 1 pass");
  match.play("1 dice 0 2 / roll 3 4 / 1 keep / 1 pass / 1 burn 2c");
  CHECK(match.refused("0 place 7c 3") == Fault::illegal);  // the column has a card of the same rank
}

TEST_CASE("a redacted record leaves out the passes and the burned cards of other seats", "[kwingto]") {
  Match match;
  match.play("start 0 / 0 dice 0 2 / roll 3 4 / 0 keep / 0 place 7s 3 / 0 burn 2c / 0 burn 3c / 0 burn 4c / 0 burn 5c");
  match.play("1 pass / 1 dice 0 1 / roll 3 / 1 keep / 1 pass / 1 burn Ah");
  CHECK(match.table().redacted(0) ==
        std::vector<std::string>{"start 0", "0 dice 0 2", "roll 3 4", "0 keep", "0 place 7s 3", "0 burn 2c",
                                 "0 burn 3c", "0 burn 4c", "0 burn 5c", "1 dice 0 1", "roll 3", "1 keep", "1 burn ??"});
  CHECK(match.table().redacted(1)[5] == "0 burn ??");
  CHECK(match.table().redacted(1)[9] == "1 pass");
}

}  // namespace
}  // namespace tapete::test::kwingto
