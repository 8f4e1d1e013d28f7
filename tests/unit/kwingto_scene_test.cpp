// The scene of kwingto: questions, the goal of the game, and the points on the boards.
#include "kwingto_support.hpp"

namespace tapete {
namespace {

using KwingtoMatch = test::kwingto::Match;

std::string asked(KwingtoMatch& match, Seat seat) { return match.table().scene(seat, Lang::en).question.text; }

TEST_CASE("each decision in kwingto has a question, which only the seat to act sees", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0");
  CHECK(asked(match, 0) == "How many dice do you roll?");
  CHECK(asked(match, 1).empty());
  match.play("0 dice 0 2 / roll 5 6");
  CHECK(asked(match, 0) == "Keep 11 (J) or roll again?");
  match.play("0 keep");
  CHECK(asked(match, 0) == "Where do you place 11 (J)?");
  match.play("0 place Js 4");
  CHECK(asked(match, 0) == "Which 4 cards do you burn to cover the row?");
  match.play("0 burn 2h / 0 burn 3h / 0 burn 4h");
  CHECK(asked(match, 0) == "Which card do you burn?");
  match.play("0 burn 5h / 1 pass / 1 dice 0 3 / roll 6 6 6 / 1 keep");
  CHECK(asked(match, 1) == "Failed roll: which card do you burn?");
}

TEST_CASE("players see the goal of kwingto until the first dice are chosen", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0");
  CHECK(!match.table().scene(0, Lang::en).goal.empty());
  CHECK(!match.table().scene(1, Lang::en).goal.empty());
  match.play("0 dice 0 2 / roll 5 6");
  CHECK(match.table().scene(0, Lang::en).goal.empty());
}

TEST_CASE("a throw that fits nowhere is called a failed roll before it is kept", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0 / 0 dice 2 1 / roll 4 3 2");
  CHECK(asked(match, 0) == "No card is worth −5: a failed roll (−5)");
  const Scene scene = match.table().scene(0, Lang::en);
  CHECK(scene.options[0].label == "Keep −5 (failed: −5)");
  const auto lit = [](const Scene& seen, Seat seat) {
    return std::ranges::count_if(find_zone(seen, ZoneKind::board, seat)->cards,
                                 [](const SceneCard& space) { return space.lit; });
  };
  CHECK(lit(scene, 0) == 0);
  match.play("0 reroll / roll 1 1 3 / 0 pass / 0 burn 2h / 1 pass / 1 dice 0 2 / roll 5 6");
  CHECK(lit(match.table().scene(1, Lang::en), 1) == 5);
  CHECK(lit(match.table().scene(0, Lang::en), 0) == 0);
}

TEST_CASE("the roll that ends the game by failing is announced before it is kept", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0");
  for (const std::string card : {"2h", "3h", "4h"})
    for (const std::string seat : {"0", "1"}) {
      match.play(seat + " dice 0 3 / roll 6 6 6");
      CHECK(match.table().scene(seat == "0" ? 0 : 1, Lang::en).options[0].label == "Keep 18 (failed: −5)");
      match.play(seat + " keep / " + seat + " burn " + card);
    }
  match.play("0 dice 0 3 / roll 6 6 6");
  CHECK(match.table().scene(0, Lang::en).options[0].label == "Keep 18 (fourth failed roll: the game ends)");
}

TEST_CASE("a placement is named with its space, and a second roll as one", "[kwingto]") {
  KwingtoMatch match;
  const auto said = [&match] { return match.table().steps(0, Lang::en).front().said.front().text; };
  match.play("start 0 / 0 dice 0 2 / roll 3 3");
  CHECK(said() == "First roll: 6");
  match.play("0 reroll / roll 3 3");
  CHECK(said() == "Second roll: 6");
  CHECK(match.table().scene(0, Lang::en).options[1].label == "Place the six of spades in row 1, column 2");
}

TEST_CASE("negative points have a true minus sign", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0 / 0 dice 0 3 / roll 6 6 6 / 0 keep / 0 burn 2h");
  const Scene scene = match.table().scene(1, Lang::en);
  CHECK(scene.score[1].points == "−5");
  CHECK(scene.score[1].words == "−5 points");
}

TEST_CASE("the cards for a new row are marked and burned together", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0 / 0 dice 0 2 / roll 5 6 / 0 keep / 0 place Js 4");
  CHECK(match.table().scene(0, Lang::en).multi_select.count == 4);
  CHECK(match.table().scene(0, Lang::en).multi_select.label == "Burn these 4");
  CHECK(match.table().scene(0, Lang::en).options[0].label == "Burn A, 2, 3 and 4 of hearts");
  match.play("0 burn 2h / 0 burn 3h / 0 burn 4h");
  CHECK(match.table().scene(0, Lang::en).multi_select.count == 0);
}

TEST_CASE("the card to burn after a failed roll is named in words", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0 / 0 dice 0 3 / roll 6 6 6 / 0 keep");
  const Option advice = match.table().scene(0, Lang::en).options[0];
  CHECK(advice.label == "Burn the ace of spades");
  CHECK(advice.note == "A burned card is out of the game: this is the least useful one.");
}

TEST_CASE("a board shows its points by row and column, and its failed rolls in words", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0 / 0 dice 0 2 / roll 5 6 / 0 keep / 0 place Js 4 / 0 burn 2h / 0 burn 3h / 0 burn 4h / 0 burn 5h");
  match.play("1 pass / 1 dice 0 3 / roll 6 6 6 / 1 keep / 1 burn 2h");
  const Scene scene = match.table().scene(0, Lang::en);
  CHECK(find_zone(scene, ZoneKind::board, 0)->row_points == std::vector{1, 0, 0});
  CHECK(find_zone(scene, ZoneKind::board, 0)->column_points == std::vector{0, 0, 0, 0, 0});
  CHECK(scene.score[0].detail.empty());
  CHECK(scene.score[1].detail == "1 of 4 failed: −5");
}

TEST_CASE("thrown dice show their result and the card that it places", "[kwingto]") {
  KwingtoMatch match;
  match.play("start 0 / 0 dice 2 1 / roll 4 3 2");
  CHECK(find_zone(match.table().scene(0, Lang::en), ZoneKind::dice)->result == "= −5");
  match.play("0 reroll / roll 1 1 3");
  const Zone dice = *find_zone(match.table().scene(0, Lang::en), ZoneKind::dice);
  CHECK(dice.dice[0].face == 3);
  CHECK((dice.dice[0].sign.empty() && dice.dice[1].sign == "−" && dice.dice[2].sign == "−"));
  CHECK(asked(match, 0) == "Where do you place the ace (1 or 14)?");
  CHECK(find_zone(match.table().scene(0, Lang::en), ZoneKind::dice)->result == "= 1 (A)");
}

}  // namespace
}  // namespace tapete
