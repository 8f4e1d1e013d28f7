// Whole records of brisca: traced line by line, shortened, with errors, and redacted for each seat.
#include <algorithm>
#include <catch_amalgamated.hpp>

#include "brisca_support.hpp"
#include "match/trace.hpp"

namespace tapete::test::brisca {
namespace {

/// A hand of two players. Trumps are oros, and their ace is turned up. Seat 0 has the two of oros and draws the seven
/// in the last draw but one. In the window after that draw, seat 0 passes. In the window before the last draw, seat 0
/// swaps the seven for the ace, and then the two for the seven.
constexpr std::string_view kHand = R"(tapete 1
game brisca
players 2
rules games=1 duty=end
deal 0 6b Ac Cc Ce 2c So Ao 7e 5c Ab Co Ro Sb Ae 3o 6c 7c 7b 2e 5o 6e 3e 4o 5b 6o 3c 4c 5e Sc 4b Rc Cb Se 3b 2o 2b Rb 7o 4e Re
1 play 6b
0 play Ce
1 play 2c
0 play So
0 play Ac
1 play 7e
0 play Ro
1 play Sb
0 play Ae
1 play Co
1 play 3o
0 play 5c
1 play Cc
0 play 7c
1 play 7b
0 play Ab
0 play 3e
1 play 5o
1 play 6c
0 play 6o
0 play 6e
1 play 4o
1 play 4c
0 play 2e
1 play 4b
0 play Rc
1 play 5b
0 play Se
1 play 5e
0 play 3c
1 play Cb
0 play Rb
0 pass
0 play Sc
1 play 3b
0 swap
0 swap 2
0 play Ao
1 play 2o
0 play Re
1 play 4e
0 play 7o
1 play 2b
)";

/// The expected trace of `kHand`.
constexpr std::string_view kRetold = R"(1 1 play 2c | play 6b | play Cc
2 0 play Ac | play Ce | play So
3 1 play 2c | play 7e | play Cc
4 0 play 5c | play Ac | play So
5 0 play 5c | play Ab | play Ac
6 1 play 7e | play Cc | play Co
7 0 play 5c | play Ab | play Ro
8 1 play Cc | play Co | play Sb
9 0 play 5c | play Ab | play Ae
10 1 play 3o | play Cc | play Co
11 1 play 3o | play 6c | play Cc
12 0 play 5c | play 7c | play Ab
13 1 play 6c | play 7b | play Cc
14 0 play 2e | play 7c | play Ab
15 1 play 5o | play 6c | play 7b
16 0 play 2e | play 6e | play Ab
17 0 play 2e | play 3e | play 6e
18 1 play 4o | play 5o | play 6c
19 1 play 4o | play 5b | play 6c
20 0 play 2e | play 6e | play 6o
21 0 play 2e | play 3c | play 6e
22 1 play 4c | play 4o | play 5b
23 1 play 4c | play 5b | play 5e
24 0 play 2e | play 3c | play Sc
25 1 play 4b | play 5b | play 5e
26 0 play 3c | play Rc | play Sc
27 1 play 5b | play 5e | play Cb
28 0 play 3c | play Sc | play Se
29 1 play 3b | play 5e | play Cb
30 0 play 2o | play 3c | play Sc
31 1 play 2b | play 3b | play Cb
32 0 play 2o | play Rb | play Sc
33 0 pass | swap
34 0 play 2o | play 7o | play Sc
35 1 play 2b | play 3b | play 4e
36 0 pass | swap
37 0 pass | swap 2
38 0 play 7o | play Ao | play Re
39 1 play 2o
40 0 play 7o | play Re
41 1 play 4e
42 0 play 7o
43 1 play 2b
hand 64 56
games 1 0
match 0
)";

/// Returns the trace of a record and stores its problem, if there is one, in `problem`.
std::string retell(std::string_view text, std::optional<Problem>& problem) {
  std::string retold;
  problem = trace(text, [&retold](std::string_view line) { retold += std::string{line} + "\n"; });
  return retold;
}

/// Returns the first `lines` lines of a text.
std::string head(std::string_view text, int lines) {
  std::string out;
  Splitter all{text, '\n'};
  while (lines-- > 0) out += std::string{all.next().value_or("")} + "\n";
  return out;
}

TEST_CASE("the trace of a whole hand of two players is the expected one", "[brisca]") {
  std::optional<Problem> problem;
  CHECK(retell(kHand, problem) == kRetold);
  CHECK(!problem);
}

TEST_CASE("the trace of an unfinished record ends with the turn that is due", "[brisca]") {
  std::optional<Problem> problem;
  CHECK(retell("tapete 1\ngame brisca\nplayers 4\n", problem) == "next deal\n");
  CHECK(retell(head(kHand, 5), problem) == "next 1 play 2c | play 6b | play Cc\n");
  // The header has four lines and the deal is the fifth; the 33rd action is the pass.
  CHECK(retell(head(kHand, 5 + 32), problem) == head(kRetold, 32) + "next 0 pass | swap\n");
  CHECK(!problem);
  const std::string longer =
      "tapete 1\ngame brisca\nplayers 2\nrules duty=end\n" + std::string{kHand.substr(head(kHand, 4).size())};
  CHECK(retell(longer, problem) == head(kRetold, 45) + "next deal 1\n");
}

TEST_CASE("the trace stops at the first illegal line", "[brisca]") {
  std::optional<Problem> problem;
  // Seat 0 has the two of trumps, but it cannot take the turned-up ace.
  CHECK(retell(head(kHand, 5 + 32) + "0 swap 2\n0 pass\n", problem) == head(kRetold, 33));
  REQUIRE(problem);
  CHECK(problem->line == 38);
  // Seat 1 must follow the ace of oros, because the stock is empty.
  CHECK(retell(head(kHand, 5 + 38) + "1 play 2b\n", problem) == head(kRetold, 39));
  REQUIRE(problem);
  CHECK(problem->line == 44);
}

// --- Knowledge of each seat

/// Returns a deal line in which only the cards at these positions of the deck (0 is the top) are known.
std::string only(const std::string& line, const std::vector<int>& places) {
  Lines parts = words(line);
  for (std::size_t i = 2; i < parts.size(); ++i)
    if (std::find(places.begin(), places.end(), static_cast<int>(i) - 2) == places.end()) parts[i] = "??";
  std::string out = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) out += " " + parts[i];
  return out;
}

TEST_CASE("a seat sees the cards dealt to it, the turned card and the cards that it draws", "[brisca]") {
  const auto table = open(2, {{"swap", "off"}});
  const std::string line = deal(0, {"4c 5c 6c", "Ao 3o Ro"}, "Ae");
  play(*table, {line});
  CHECK(table->redacted(0) == Lines{only(line, {1, 3, 5, 6})});
  CHECK(table->redacted(1) == Lines{only(line, {0, 2, 4, 6})});
  play_cards(*table, "Ao 4c");  // the winner draws first
  CHECK(table->redacted(0) == Lines{only(line, {1, 3, 5, 6, 8}), "1 play Ao", "0 play 4c"});
  CHECK(table->redacted(1) == Lines{only(line, {0, 2, 4, 6, 7}), "1 play Ao", "0 play 4c"});
  const auto four = open(4);
  const std::string other = deal(2, {"4c 5c 6c", "Ao 3o Ro", "4b 5b 6b", "7c 7b Sb"}, "2e");
  play(*four, {other});
  CHECK(four->redacted(3) == Lines{only(other, {0, 4, 8, 12})});
  CHECK(four->redacted(2) == Lines{only(other, {3, 7, 11, 12})});
}

TEST_CASE("a deal for three players lists 39 or 36 cards", "[brisca]") {
  for (const auto& [without, rule, cards] : {std::tuple{"2o", "39", 39}, std::tuple{"2o 2c 2e 2b", "36", 36}}) {
    const auto table = open(3, {{"three", rule}});
    const std::string line = deal(2, {"Ao 3o Ro", "4c 5c 6c", "4b 5b 6b"}, "7e", {}, without);
    play(*table, {line});
    CHECK(words(line).size() == static_cast<std::size_t>(cards + 2));
    CHECK(table->redacted(1) == Lines{only(line, {1, 4, 7, 9})});
  }
}

TEST_CASE("batches: a seat sees its cards of a batch once the batch is dealt", "[brisca]") {
  const auto table = open(2, {{"deal", "batches"}});
  const std::string line = deal(0, {"4c 5c 6c", "Ao 3o Ro"}, "2e");
  play(*table, {line});
  play_cards(*table, "Ao 4c 3o 5c Ro");
  CHECK(table->redacted(0)[0] == only(line, {1, 3, 5, 6}));
  play_cards(*table, "6c");
  CHECK(table->redacted(0)[0] == only(line, {1, 3, 5, 6, 8, 10, 12}));
  CHECK(table->redacted(1)[0] == only(line, {0, 2, 4, 6, 7, 9, 11}));
}

TEST_CASE("a swap is public, and the redacted deal line does not reveal the swapped cards", "[brisca]") {
  const auto table = before_last_draw();
  play(*table, {"0 swap", "2 swap 2"});
  const Lines& events = table->events();
  // Cards of the deal line: the first is the seven, dealt to seat 0, the third is the two, dealt to seat 2, and the
  // thirteenth is the ace.
  CHECK(words(events[0])[2] == "7e");
  CHECK(words(events[0])[4] == "2e");
  const Lines partner = table->redacted(2);
  CHECK(partner[0] == only(events[0], {2, 6, 10, 12, 15, 19, 23, 27, 31, 35, 39}));
  CHECK(partner[partner.size() - 2] == "0 swap");
  CHECK(partner.back() == "2 swap 2");
  const Lines last = table->redacted(3);
  CHECK(last[0] == only(events[0], {3, 7, 11, 12, 16, 20, 24, 28, 32, 36}));
  CHECK(last.back() == "2 swap 2");
}

TEST_CASE("a redacted record leaves out the passes of other seats, because a pass reveals that a swap was possible",
          "[brisca]") {
  const auto table = before_last_draw();
  const auto passes = [&table](Seat seat) {
    const Lines lines = table->redacted(seat);
    return std::count(lines.begin(), lines.end(), "0 pass");
  };
  CHECK(passes(0) == 6);
  for (const Seat other : {1, 2, 3}) CHECK(passes(other) == 0);
  CHECK(table->redacted(1).size() == table->events().size() - 6);
}

}  // namespace
}  // namespace tapete::test::brisca
