// The turned-up card of brisca: which seats may take it for the seven or the two of trumps, and in which order they are
// asked in the window (between two tricks).
#include <catch_amalgamated.hpp>

#include "brisca_support.hpp"

namespace tapete::test::brisca {
namespace {

/// Returns the next turn after seat 1 of two has won the first trick, holds the cards `left`, and has drawn the four of
/// bastos. Trumps are espadas.
std::string after_winning(const std::string& turned, const std::string& left, RuleChoice rules = {}) {
  const auto table = open(2, std::move(rules));
  play(*table, {deal(0, {"4c 5c 6c", "Ao " + left}, turned, "4b 5b")});
  play_cards(*table, "Ao 4c");
  return due(*table);
}

// --- Cards that can be swapped

TEST_CASE("the seven of trumps can be swapped for a turned S, C, R, 3 or A", "[brisca]") {
  for (const char* turned : {"Se", "Ce", "Re", "3e", "Ae"}) {
    for (const char* rule : {"both", "seven"})
      CHECK(after_winning(turned, "7e 7b", {{"swap", rule}}) == "1 pass | swap");
    CHECK(after_winning(turned, "7o 7b") == "1 play 4b | play 7b | play 7o");  // no seven of trumps
  }
  for (const char* turned : {"6e", "5e", "4e", "2e"})
    CHECK(after_winning(turned, "7e 7b") == "1 play 4b | play 7b | play 7e");
}

TEST_CASE("the two of trumps can be swapped for a turned 4, 5, 6 or 7, except with swap=seven", "[brisca]") {
  for (const char* turned : {"4e", "5e", "6e", "7e"}) {
    CHECK(after_winning(turned, "2e 7b") == "1 pass | swap 2");
    CHECK(after_winning(turned, "2e 7b", {{"swap", "seven"}}) == "1 play 2e | play 4b | play 7b");
  }
  for (const char* turned : {"Se", "Ce", "Re", "3e", "Ae"})
    CHECK(after_winning(turned, "2e 7b") == "1 play 2e | play 4b | play 7b");
}

TEST_CASE("swap=off: no card can be swapped", "[brisca]") {
  CHECK(after_winning("Ae", "7e 2e", {{"swap", "off"}}) == "1 play 2e | play 4b | play 7e");
  CHECK(after_winning("6e", "7e 2e", {{"swap", "off"}}) == "1 play 2e | play 4b | play 7e");
}

TEST_CASE("a swap exchanges the two cards and keeps the trump suit", "[brisca]") {
  const auto table = open(2);
  play(*table, {deal(0, {"4c 5o 2e", "Ao 7e 7b"}, "Ae", "4b 5b")});
  play_cards(*table, "Ao 4c");
  play(*table, {"1 swap"});
  CHECK(due(*table) == "1 play 4b | play 7b | play Ae");
  // Trumps are still espadas, so the two of espadas takes this trick.
  play_cards(*table, "7b 2e");
  CHECK(table->turn().seat == 0);
}

TEST_CASE("a seat may swap the seven for the turned card, and then the two for the seven", "[brisca]") {
  const auto table = open(2);
  play(*table, {deal(0, {"4c 5c 6c", "Ao 7e 2e"}, "Ae", "4b 5b")});
  play_cards(*table, "Ao 4c");
  CHECK(due(*table) == "1 pass | swap");
  play(*table, {"1 swap"});
  CHECK(due(*table) == "1 pass | swap 2");
  play(*table, {"1 swap 2"});
  CHECK(due(*table) == "1 play 4b | play 7e | play Ae");
  const auto seven = open(2, {{"swap", "seven"}});
  play(*seven, {deal(0, {"4c 5c 6c", "Ao 7e 2e"}, "Ae", "4b 5b")});
  play_cards(*seven, "Ao 4c");
  play(*seven, {"1 swap"});
  CHECK(due(*seven) == "1 play 2e | play 4b | play Ae");
}

// --- Seats that are asked

TEST_CASE("a seat may decline a swap and is asked again in the next window", "[brisca]") {
  const auto table = open(2);
  play(*table, {deal(0, {"4c 5c 6c", "Ao 3o 7e"}, "Ae", "4b 5b 6b 7b")});
  play_cards(*table, "Ao 4c");
  play(*table, {"1 pass"});
  CHECK(due(*table) == "1 play 3o | play 4b | play 7e");
  play_cards(*table, "3o 5c");
  CHECK(due(*table) == "1 pass | swap");
}

TEST_CASE("only the side that won the trick may swap", "[brisca]") {
  const auto two = open(2);
  play(*two, {deal(0, {"4c 7e Ac", "Ao 6c 5c"}, "Ae", "4b 5b 6b 7b")});
  play_cards(*two, "Ao 4c");
  CHECK(due(*two) == "1 play 4b | play 5c | play 6c");
  play_cards(*two, "6c Ac");
  CHECK(due(*two) == "0 pass | swap");
  const auto three = open(3);
  play(*three, {deal(2, {"Ao 4c 5c", "6c 7e 7c", "4b 5b 2e"}, "Ae", {}, "2o")});
  play_cards(*three, "Ao 6c 4b");
  CHECK(due(*three).starts_with("0 play"));
}

/// Returns a table with four players after seat 0 has won the first trick; trumps are espadas, and each seat holds its
/// card of `holds`.
std::unique_ptr<Table> after_first_trick(const Lines& holds, const std::string& turned, const std::string& stock = {},
                                         RuleChoice rules = {}) {
  auto table = open(4, std::move(rules));
  play(*table,
       {deal(3, {"Ao 3o " + holds[0], "4o 4c " + holds[1], "5o 5c " + holds[2], "6o 6c " + holds[3]}, turned, stock)});
  play_cards(*table, "Ao 4o 5o 6o");
  return table;
}

TEST_CASE("in pairs the partner is asked after the winner, and the opponents are not asked", "[brisca]") {
  const auto table = after_first_trick({"7e", "4b", "2e", "5b"}, "Ae", "6b 7b Sb Cb");
  CHECK(due(*table) == "0 pass | swap");
  play(*table, {"0 swap"});
  CHECK(due(*table) == "2 pass | swap 2");
  play(*table, {"2 swap 2"});
  CHECK(due(*table) == "0 play 3o | play 6b | play Ae");
  CHECK(due(*after_first_trick({"4b", "5b", "7e", "Sb"}, "Ae", "6b 7b")) == "2 pass | swap");
  CHECK(due(*after_first_trick({"4b", "7e", "5b", "2e"}, "Ae", "6b 7b")) == "0 play 3o | play 4b | play 6b");
  CHECK(due(*after_first_trick({"4b", "2e", "5b", "Sb"}, "6e", "6b 7b")) == "0 play 3o | play 4b | play 6b");
}

TEST_CASE("the winner leads after a pass that leaves nothing to swap", "[brisca]") {
  const auto table = after_first_trick({"4b", "5b", "7e", "Sb"}, "Ae", "6b 7b");
  play(*table, {"2 pass"});
  CHECK(due(*table) == "0 play 3o | play 4b | play 6b");
  // After the winner's swap the seven is turned, and the partner may take it with the two; after a pass the partner
  // may take nothing.
  const auto passed = after_first_trick({"7e", "4b", "2e", "5b"}, "Ae", "6b 7b");
  play(*passed, {"0 pass"});
  CHECK(due(*passed) == "0 play 3o | play 6b | play 7e");
}

TEST_CASE("after the partner's swap the winner is asked again only in the next window", "[brisca]") {
  const auto table = after_first_trick({"2e", "4b", "7e", "5b"}, "Ae", "6b 7b Sb Cb");
  CHECK(due(*table) == "2 pass | swap");
  play(*table, {"2 swap"});
  CHECK(due(*table) == "0 play 2e | play 3o | play 6b");
  play_cards(*table, "3o 4c 5c 6c");
  CHECK(due(*table) == "0 pass | swap 2");
}

TEST_CASE("teams=single: the seat opposite the winner is not asked", "[brisca]") {
  const auto table = after_first_trick({"7e", "4b", "2e", "5b"}, "Ae", "6b 7b", {{"teams", "single"}});
  play(*table, {"0 swap"});
  CHECK(due(*table) == "0 play 3o | play 6b | play Ae");
}

// --- Time of the window

TEST_CASE("a card that has just been drawn can be swapped", "[brisca]") {
  CHECK(due(*after_first_trick({"4b", "5b", "6b", "7b"}, "Ae", "7e Sb Cb Rb")) == "0 pass | swap");
  CHECK(due(*after_first_trick({"4b", "5b", "6b", "7b"}, "Ae", "Sb Cb 7e Rb")) == "2 pass | swap");
  CHECK(due(*after_first_trick({"4b", "5b", "6b", "7b"}, "Ae", "Sb 7e Cb Rb")) == "0 play 3o | play 4b | play Sb");
}

TEST_CASE("the last window opens before the draw that takes the turned card", "[brisca]") {
  const auto table = before_last_draw();
  CHECK(due(*table) == "0 pass | swap");
  play(*table, {"0 swap"});
  CHECK(due(*table) == "2 pass | swap 2");
  play(*table, {"2 swap 2"});
  // The seats draw after the window; the last to draw gets the two.
  CHECK(due(*table) == "0 play 5e | play 5o | play Ae");
  play_cards(*table, "5o");
  CHECK(due(*table) == "1 play 3e | play Ab | play Re");
  play_cards(*table, "3e");
  CHECK(due(*table) == "2 play 4e | play 7e | play Ce");
  play_cards(*table, "4e");
  CHECK(due(*table) == "3 play 2e | play 6e | play Se");
}

TEST_CASE("no window opens after the last draw", "[brisca]") {
  const auto table = before_last_draw();
  play(*table, {"0 pass"});
  CHECK(due(*table) == "0 play 5e | play 5o | play 7e");
  play_cards(*table, "5o Ab 4e");
  CHECK(due(*table) == "3 play 6e | play Ae | play Se");
  play_cards(*table, "6e");
  CHECK(due(*table) == "3 play Ae | play Se");
}

TEST_CASE("batches: a window opens after each trick, or after the next batch if all hands are empty", "[brisca]") {
  const auto table = open(2, {{"deal", "batches"}});
  play(*table, {deal(0, {"4c 5c 6c", "Ao 7e 3o"}, "Ae")});
  play_cards(*table, "Ao 4c");
  CHECK(due(*table) == "1 pass | swap");
  const auto next = open(2, {{"deal", "batches"}});
  play(*next, {deal(0, {"4c 5c 6c", "Ao 3o Ro"}, "Ae", "7e 4b 5b 6b 7b Sb")});
  play_cards(*next, "Ao 4c 3o 5c Ro 6c");
  CHECK(due(*next) == "1 pass | swap");
  play(*next, {"1 swap"});
  CHECK(due(*next) == "1 play 5b | play 7b | play Ae");
}

TEST_CASE("batches: no window opens once the turned card is dealt", "[brisca]") {
  const Lines tricks{"Ao 3c Ab 3e", "3o Rc 3b Re", "Ro Cc Rb Ce", "Co Sc Cb Se", "So Ac Sb 6e",
                     "7o 7c 7b 5e", "6o 6c 6b 4e", "5o 5c 5b 2e", "4o 4c 4b 2o", "7e 2c 2b Ae"};
  const auto table = open(4, {{"deal", "batches"}});
  play(*table, {deal_of(3, tricks)});
  play_tricks(*table, {tricks.begin(), tricks.end() - 1});
  CHECK(due(*table) == "0 play 7e");
}

}  // namespace
}  // namespace tapete::test::brisca
