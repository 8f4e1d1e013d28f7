// Bridge: the points of contracts, games and matches.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"

namespace tapete::test::bridge {
namespace {

constexpr Config kDuplicate{.kind = MatchKind::duplicate, .boards = 99};
constexpr Config kRubber{.kind = MatchKind::rubber};
/// Numbers of boards played before a board in which no side is vulnerable, and before one in which both sides are.
constexpr int kNobodyVulnerable = 0, kBothVulnerable = 3;

/// Returns the duplicate score of seat 0's side for a contract that seat 0 plays; points of the opponents are negative.
int net(std::string_view name, int over, int boards_before) {
  Standing standing = tapete::bridge::opening(kDuplicate);
  standing.deals = static_cast<std::uint16_t>(boards_before);
  const auto points = tapete::bridge::deal_points(kDuplicate, standing, played(name, 0, over));
  return points[0] - points[1];
}
/// Returns the score if no side is vulnerable, and the score if both sides are.
std::pair<int, int> both(std::string_view name, int over) {
  return {net(name, over, kNobodyVulnerable), net(name, over, kBothVulnerable)};
}

using Pair = std::pair<int, int>;
using Sides = std::array<int, 2>;
using Line = std::array<std::uint8_t, 2>;
using Sums = std::array<std::int32_t, 2>;

TEST_CASE("duplicate: a made contract scores tricks and bonuses", "[bridge]") {
  CHECK(both("3n", 0) == Pair{400, 600});
  CHECK(both("4s", 0) == Pair{420, 620});
  CHECK(both("1n", 2) == Pair{150, 150});
  CHECK(both("2h", 0) == Pair{110, 110});
  CHECK(both("5cx", 0) == Pair{550, 750});
  CHECK(both("6n", 0) == Pair{990, 1440});
  CHECK(both("7s", 0) == Pair{1510, 2210});
  CHECK(both("1nx", 0) == Pair{180, 180});
  CHECK(both("2sxx", 0) == Pair{640, 840});
  CHECK(both("1c", 1) == Pair{90, 90});
  CHECK(both("2dx", 1) == Pair{280, 380});
  CHECK(both("1sxx", 2) == Pair{920, 1520});
}

TEST_CASE("duplicate: a defeated contract costs points for each undertrick", "[bridge]") {
  CHECK(both("3n", -1) == Pair{-50, -100});
  CHECK(both("3n", -4) == Pair{-200, -400});
  CHECK(both("3nx", -1) == Pair{-100, -200});
  CHECK(both("3nx", -2) == Pair{-300, -500});
  CHECK(both("3nx", -3) == Pair{-500, -800});
  CHECK(both("3nx", -4) == Pair{-800, -1100});
  CHECK(both("4hxx", -1) == Pair{-200, -400});
  CHECK(both("7nxx", -13) == Pair{-7000, -7600});
}

TEST_CASE("duplicate: vulnerability repeats after 16 boards", "[bridge]") {
  const Lines expected =
      words("none NS EW both NS EW both none EW both none NS both none NS EW none NS EW both NS EW both none");
  for (std::size_t board = 0; board < expected.size(); ++board) {
    CAPTURE(board);
    Standing standing;
    standing.deals = static_cast<std::uint16_t>(board);
    const bool all = expected[board] == "both";
    CHECK(tapete::bridge::vulnerable(kDuplicate, standing, 0, 0) == (all || expected[board] == "NS"));
    CHECK(tapete::bridge::vulnerable(kDuplicate, standing, 0, 1) == (all || expected[board] == "EW"));
  }
}

TEST_CASE("chicago: vulnerability changes with each deal of a chukker", "[bridge]") {
  const auto sides = [](bool dealer, int deal, Seat seat) {
    const Config config{.chukkers = 2, .dealer_vulnerable = dealer};
    Standing standing;
    standing.deals = static_cast<std::uint16_t>(deal);
    return std::pair{tapete::bridge::vulnerable(config, standing, seat, 0),
                     tapete::bridge::vulnerable(config, standing, seat, 1)};
  };
  CHECK(sides(true, 0, 1) == std::pair{false, false});
  CHECK(sides(true, 1, 2) == std::pair{true, false});
  CHECK(sides(true, 2, 3) == std::pair{false, true});
  CHECK(sides(true, 3, 0) == std::pair{true, true});
  CHECK(sides(true, 4, 1) == std::pair{false, false});
  CHECK(sides(false, 1, 2) == std::pair{false, true});
  CHECK(sides(false, 2, 3) == std::pair{true, false});
}

TEST_CASE("chicago: part scores add up, and 100 points make a game", "[bridge]") {
  const Config config;
  const Standing first = after(config, {played("2h", 0, 1)});
  CHECK(first.score == Sums{90, 0});
  CHECK(first.below == Line{60, 0});
  const Standing second = after(config, {played("2h", 0, 1), played("2d", 2, 0)});
  CHECK(second.score == Sums{90 + 40 + 300, 0});
  CHECK(second.below == Line{0, 0});
  // In the second deal, seat 1's side is vulnerable, because seat 1 deals.
  const Standing vulnerable = after(config, {played("1n", 1, 0), played("2s", 1, 0)});
  CHECK(vulnerable.score == Sums{0, 40 + 60 + 500});
}

TEST_CASE("chicago: a game clears the points below the line of both sides", "[bridge]") {
  const Standing standing = after({}, {played("2h", 0, 0), played("3n", 1, 0)});
  CHECK(standing.below == Line{0, 0});
}

TEST_CASE("chicago: a part score in the fourth deal brings 100 points and clears the points below the line",
          "[bridge]") {
  const Config config{.chukkers = 2};
  const std::vector<Played> deals{played("1n", 0, 0), Played{}, Played{}, played("1n", 0, 0)};
  const Standing standing = after(config, deals);
  CHECK(standing.score == Sums{180, 0});
  CHECK(standing.below == Line{0, 0});
  CHECK(after(config, {Played{}, Played{}, Played{}, played("3n", 0, 0)}).score == Sums{600, 0});
}

TEST_CASE("parts=fifty: part scores bring 50 points and do not add up", "[bridge]") {
  const Config config{.carries = false};
  const Standing standing = after(config, {played("2h", 0, 0), played("2h", 0, 0), played("1n", 1, 0)});
  CHECK(standing.score == Sums{220, 90});
  CHECK(standing.below == Line{0, 0});
}

TEST_CASE("rubber: two games bring 700 points, or 500 if the opponents have one", "[bridge]") {
  const Standing quick = after(kRubber, {played("3n", 0, 0), played("4s", 2, 0)});
  CHECK(quick.games == Line{2, 0});
  CHECK(quick.score == Sums{100 + 120 + 700, 0});
  const Standing slow = after(kRubber, {played("3n", 0, 0), played("4s", 1, 0), played("5c", 1, 0)});
  CHECK(slow.games == Line{1, 2});
  CHECK(slow.score == Sums{100, 120 + 100 + 500});
  CHECK(tapete::bridge::match_over(kRubber, slow));
}

TEST_CASE("rubber: part scores add up to a game, which clears both lines and makes the side vulnerable", "[bridge]") {
  const Standing part = after(kRubber, {played("2s", 0, 0), played("1n", 1, 0)});
  CHECK(part.below == Line{60, 40});
  CHECK(part.score == Sums{60, 40});
  const Standing game = after(kRubber, {played("2s", 0, 0), played("1n", 1, 0), played("2c", 2, 0)});
  CHECK(game.below == Line{0, 0});
  CHECK(game.games == Line{1, 0});
  CHECK(tapete::bridge::vulnerable(kRubber, game, 0, 0));
  CHECK_FALSE(tapete::bridge::vulnerable(kRubber, game, 0, 1));
}

TEST_CASE("honors count if one hand was dealt at least four of them", "[bridge]") {
  const auto points = [](std::string_view name, std::string_view hand) {
    CardSet held;
    for (const std::string& one : words(hand)) held.add(*parse_card(Deck::french, one));
    return tapete::bridge::honor_points(contract(name), held);
  };
  CHECK(points("1h", "Ah Kh Qh Jh Th 2c") == 150);
  CHECK(points("1h", "Ah Kh Qh Th 9h") == 100);
  CHECK(points("1h", "Ah Kh Qh 9h As") == 0);
  CHECK(points("1s", "Ah Kh Qh Jh Th") == 0);
  CHECK(points("1n", "Ah As Ad Ac") == 150);
  CHECK(points("1n", "Ah As Ad Kc") == 0);
}

TEST_CASE("honors score in rubber only, also for the defenders", "[bridge]") {
  Played deal = played("1n", 0, -1);
  deal.honors = {0, 150};
  const Standing standing = tapete::bridge::opening(kRubber);
  const Config on{.kind = MatchKind::rubber, .honors = true};
  CHECK(tapete::bridge::deal_points(on, standing, deal) == Sides{0, 200});
  CHECK(tapete::bridge::deal_points(kRubber, standing, deal) == Sides{0, 50});
  CHECK(tapete::bridge::deal_points({.honors = true}, standing, deal) == Sides{0, 50});
}

TEST_CASE("a passed-out deal counts, or is dealt again with passed=again", "[bridge]") {
  CHECK(after({}, {Played{}}).deals == 1);
  CHECK(after({}, {Played{}}).dealer == 1);
  CHECK(after({.again = true}, {Played{}}).deals == 0);
  CHECK(after({.again = true}, {Played{}}).dealer == 0);
  CHECK(after({.kind = MatchKind::duplicate, .again = true}, {Played{}}).deals == 1);
}

TEST_CASE("a difference in points converts to international match points", "[bridge]") {
  using tapete::bridge::imps;
  CHECK(imps(10) == 0);
  CHECK(imps(20) == 1);
  CHECK(imps(40) == 1);
  CHECK(imps(420) == 9);
  CHECK(imps(430) == 10);
  CHECK(imps(3990) == 23);
  CHECK(imps(7600) == 24);
  CHECK(tapete::bridge::imps_between(35) == 1.5);
  CHECK(tapete::bridge::imps_between(7600) == 24);
}

}  // namespace
}  // namespace tapete::test::bridge
