// Kwingto: the rules of rows and columns, and their points.
#include <catch_amalgamated.hpp>

#include "kwingto_support.hpp"

namespace tapete::test::kwingto {
namespace {

// --- Rows

TEST_CASE("each of the three rows takes one suit, and the fourth suit has no row", "[kwingto]") {
  const Board board = board_of({{"7h", 1}, {"7s", 2}, {"7d", 3}});
  CHECK(row_for(board, 1) == 0);
  CHECK(row_for(board, 0) == 1);
  CHECK(row_for(board, 2) == 2);
  CHECK(row_for(board, 3) == kNobody);
}

TEST_CASE("in a row values rise strictly from left to right, and gaps are allowed", "[kwingto]") {
  const Board board = board_of({{"5h", 2}, {"9h", 4}});
  CHECK(may_place(board, "6h", 3));
  CHECK(may_place(board, "8h", 3));
  CHECK(!may_place(board, "4h", 3));
  CHECK(!may_place(board, "Th", 3));
  CHECK(may_place(board, "2h", 1));
  CHECK(!may_place(board, "6h", 1));
  CHECK(may_place(board, "Kh", 5));
  CHECK(!may_place(board, "7h", 5));
  CHECK(!may_place(board, "7h", 4));  // a taken space
}

TEST_CASE("a card may be placed even if it leaves a gap that cannot be filled", "[kwingto]") {
  CHECK(may_place(board_of({{"2h", 1}}), "3h", 5));
  CHECK(may_place(board_of({{"3h", 5}}), "2h", 4));
}

TEST_CASE("an ace is 1 or 14 according to its neighbours, and undecided without neighbours", "[kwingto]") {
  const Board alone = board_of({{"Ah", 3}});
  CHECK(value_at(alone, 0, 2) == 0);
  CHECK(may_place(alone, "Kh", 1));
  CHECK(may_place(alone, "2h", 5));
  const Board high = board_of({{"Ah", 3}, {"9h", 2}});
  CHECK(value_at(high, 0, 2) == 14);
  CHECK(!may_place(high, "Th", 4));
  CHECK(may_place(high, "8h", 1));
  const Board low = board_of({{"Ah", 3}, {"9h", 4}});
  CHECK(value_at(low, 0, 2) == 1);
  CHECK(!may_place(low, "2h", 1));
  CHECK(may_place(low, "Th", 5));
  const Board between = board_of({{"5h", 2}, {"9h", 4}});
  CHECK(may_place(between, "Ah", 1));
  CHECK(may_place(between, "Ah", 5));
  CHECK(!may_place(between, "Ah", 3));
}

TEST_CASE("in a column no two cards have the same rank", "[kwingto]") {
  const Board board = board_of({{"7h", 3}});
  CHECK(!may_place(board, "7s", 3));
  CHECK(may_place(board, "7s", 2));
  CHECK(may_place(board, "8s", 3));
  const Board ace = board_of({{"Ah", 1}, {"9h", 2}});
  CHECK(!may_place(ace, "As", 1));
}

TEST_CASE("a seat that begins a row burns four cards, which can then never be placed", "[kwingto]") {
  Match match;
  match.play("start 0 / 0 dice 0 2 / roll 3 4 / 0 keep / 0 place 7s 3");
  CHECK(match.table().legal().size() == 51);
  CHECK(match.refused("0 burn 7s") == Fault::illegal);
  match.play("0 burn 7h / 0 burn 7c / 0 burn 7d");
  CHECK(match.refused("0 burn 7h") == Fault::illegal);
  match.play("0 burn Kd");
  CHECK(match.next().starts_with("1 | pass | place 7c 1 | "));
  match.play("1 pass / 1 dice 1 2 / roll 2 3 6 / 1 keep / 1 pass / 1 burn 2c");
  // Seat 0 has no seven left in its deck, so it is not asked.
  CHECK(match.next().starts_with("0 | dice"));
}

// --- Points

TEST_CASE("a full row counts the value of its last card, and any other row one point for each card", "[kwingto]") {
  CHECK(score(board_of({{"2h", 1}, {"9h", 3}, {"Kh", 5}})).total() == 3);
  const Score full = score(board_of({{"2h", 1}, {"5h", 2}, {"7h", 3}, {"9h", 4}, {"Qh", 5}}));
  CHECK(full.rows[0] == 12);
  CHECK(full.total() == 12);
  CHECK(score(board_of({{"2h", 1}, {"5h", 2}, {"7h", 3}, {"9h", 4}, {"Ah", 5}})).rows[0] == 14);
}

TEST_CASE("a full column counts the difference between its highest and its lowest card", "[kwingto]") {
  const Score full = score(board_of({{"2h", 1}, {"9s", 1}, {"Kd", 1}}));
  CHECK(full.columns[0] == 11);
  CHECK(full.total() == 14);
  CHECK(score(board_of({{"2h", 1}, {"Kd", 1}})).columns[0] == 0);
}

TEST_CASE("an undecided ace takes the best value for its column", "[kwingto]") {
  CHECK(score(board_of({{"Ah", 1}, {"9s", 1}, {"Kd", 1}})).columns[0] == 12);
  CHECK(score(board_of({{"Ah", 1}, {"2s", 1}, {"4d", 1}})).columns[0] == 12);
  CHECK(score(board_of({{"Ah", 1}, {"Kh", 2}, {"2s", 1}, {"4d", 1}})).columns[0] == 3);
}

TEST_CASE("a row of five cards in sequence brings 6 extra points, and 10 J Q K A brings 12", "[kwingto]") {
  CHECK(score(board_of({{"5h", 1}, {"6h", 2}, {"7h", 3}, {"8h", 4}, {"9h", 5}})).total() == 9 + 6);
  CHECK(score(board_of({{"Ah", 1}, {"2h", 2}, {"3h", 3}, {"4h", 4}, {"5h", 5}})).total() == 5 + 6);
  CHECK(score(board_of({{"9h", 1}, {"Th", 2}, {"Jh", 3}, {"Qh", 4}, {"Kh", 5}})).total() == 13 + 6);
  CHECK(score(board_of({{"Th", 1}, {"Jh", 2}, {"Qh", 3}, {"Kh", 4}, {"Ah", 5}})).total() == 14 + 12);
  CHECK(score(board_of({{"5h", 1}, {"6h", 2}, {"7h", 3}, {"8h", 4}, {"Th", 5}})).total() == 10);
}

}  // namespace
}  // namespace tapete::test::kwingto
