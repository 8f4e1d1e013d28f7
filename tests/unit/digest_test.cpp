// The values that statistics take from a match, and the variant that the list of matches names.
#include "match/digest.hpp"
#include "app/archive.hpp"
#include "app/statistics.hpp"
#include "support.hpp"

namespace tapete::test {
namespace {

Digest digest_of(const std::string& name, Seat seat) {
  return std::move(digest(parse_record(read_sample(name + ".tapete")).value(), seat).value());
}

/// Returns each of the game's own statistics for a sample, summed over one seat of each of its `sides` sides.
std::vector<int> all(const std::string& name, int sides) {
  std::vector<int> sum;
  for (Seat seat = 0; seat < sides; ++seat) {
    const Digest one = digest_of(name, seat);
    sum.resize(one.extra_statistics.size());
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += one.extra_statistics[i];
  }
  return sum;
}

/// Returns how many times `words` occur in a file of the samples.
int lines(const std::string& file, std::string_view words) {
  const std::string text = read_sample(file);
  int found = 0;
  for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
  return found;
}

TEST_CASE("guiñote counts cantes, last tricks and guiñotes lost", "[statistics][guinote]") {
  const auto counted = all("guinote/four", 2);
  REQUIRE(counted.size() == 3);
  CHECK(counted[0] == lines("guinote/four.tapete", " cante "));
  CHECK(counted[1] > 0);
  CHECK(counted[1] <= lines("guinote/four.trace", "hand "));
  CHECK(counted[2] > 0);
  CHECK(digest_of("guinote/four", 0).extra_statistics == digest_of("guinote/four", 2).extra_statistics);
}

TEST_CASE("tute counts cantes and hands lost", "[statistics][tute]") {
  const auto counted = all("tute/three", 3);
  REQUIRE(counted.size() == 3);
  CHECK(counted[0] == lines("tute/three.tapete", " cante "));
  CHECK(counted[1] >= 1);
  CHECK(digest_of("tute/two", 0).extra_statistics.size() == 2);
}

TEST_CASE("podrida counts bids met and tricks won", "[statistics][podrida]") {
  const auto counted = all("podrida/four", 4);
  REQUIRE(counted.size() == 2);
  CHECK(counted[0] > 0);
  int tricks = 0;
  for (int each = 1; each <= 6; ++each) tricks += each;
  CHECK(counted[1] >= tricks);
}

TEST_CASE("bridge counts contracts played, made and defeated", "[statistics][bridge]") {
  const auto counted = all("bridge/chicago", 2);
  REQUIRE(counted.size() == 3);
  const int played = lines("bridge/chicago.trace", "contract ") - lines("bridge/chicago.trace", "contract -");
  CHECK(counted[0] == played);
  CHECK(counted[1] > 0);
  CHECK(counted[1] + counted[2] == played);
  CHECK(digest_of("bridge/chicago", 1).extra_statistics == digest_of("bridge/chicago", 3).extra_statistics);
}

TEST_CASE("hands with points below zero count", "[statistics][podrida]") {
  const auto hands = digest_of("podrida/four-full", 0).hands;
  CHECK(std::ssize(hands) == lines("podrida/four-full.trace", "\nhand "));
  REQUIRE(!hands.empty());
  CHECK(hands[0] == Digest::Hand{-35, -10});
}

TEST_CASE("the form counts the latest hands and the runs of wins", "[statistics]") {
  Statistics all;
  all.game = find_game("guinote");
  CHECK(recent_form(all).latest.empty());
  CHECK(best_hand(all.hands) == nullptr);
  all.hands = {{57, 73}, {101, 29}, {80, 50}, {70, 60}, {0, 0}, {20, 110}, {90, 40}, {65, 65}};
  const RecentForm now = recent_form(all);
  CHECK(now.latest == std::vector{false, true, true, true, false, true, true});  // the passed deal does not count
  CHECK(now.longest == 3);
  CHECK(now.run == 2);
  CHECK(*best_hand(all.hands) == Digest::Hand{101, 29});
  all.hands.insert(all.hands.end(), 20, {40, 90});
  CHECK(recent_form(all).latest == std::vector<bool>(RecentForm::kLatest, false));
  CHECK(recent_form(all).run == 0);
}

TEST_CASE("the form counts matches where the most points do not win a hand", "[statistics]") {
  Statistics all;
  all.game = find_game("corazones");
  all.hands = {{0, 13}, {26, 0}};
  all.results = {true, true, false};
  CHECK(recent_form(all).latest == all.results);
  CHECK(recent_form(all).longest == 2);
}

TEST_CASE("hands that a seat sits out are counted too", "[statistics][tute]") {
  const Digest digest = digest_of("tute/six-house-rules", 1);
  CHECK(digest.played == lines("tute/six-house-rules.trace", "\nhand "));
  CHECK(std::ssize(digest.hands) < digest.played);
}

TEST_CASE("guiñote and brisca have a chart of all hands, whose totals are partidas or hands won", "[guinote][brisca]") {
  for (const std::string name : {"guinote/four", "brisca/two"}) {
    INFO(name);
    const auto record = parse_record(read_sample(name + ".tapete")).value();
    auto table = std::move(open_table(record.header).value());
    for (const Event& event : record.events) REQUIRE(table->play(event.text));
    const Chart chart = table->chart(Lang::en);
    CHECK(std::ssize(chart.rows) == lines(name + ".trace", "hand "));
    CHECK(chart.rows.back().over);
    CHECK(chart.rows.back().cells[0].total + chart.rows.back().cells[1].total > 0);
    CHECK_FALSE(chart.rows.back().cells[0].note.empty());
  }
}

TEST_CASE("a hand of podrida that scores points is hit", "[statistics][podrida]") {
  Statistics all;
  all.game = find_game("podrida");
  all.hands = {{15, 25}, {-5, -10}, {0, 0}};
  CHECK(recent_form(all).latest == std::vector{true, false, false});
}

TEST_CASE("the best hand is a won one", "[statistics]") {
  const std::vector<Digest::Hand> hands{{12, 108}, {70, 50}};
  CHECK(*best_hand(hands) == Digest::Hand{70, 50});
  CHECK(best_hand(std::span{hands}.first(1)) == nullptr);
}

TEST_CASE("the result of a match counts units, points or hands, as the game does", "[statistics]") {
  Entry bridge;
  bridge.game = find_game("bridge");
  bridge.digest = digest_of("bridge/chicago", 0);
  int own = 0;
  for (const Digest::Hand& hand : bridge.digest.hands) own += hand.own;
  CHECK(final_result(bridge).value().own == own);
  // In corazones the best other player is the one with the fewest points, also after a single hand.
  Entry corazones;
  corazones.game = find_game("corazones");
  corazones.digest.hands = {{19, 6}};
  corazones.digest.total = {19, 0};
  corazones.digest.adds_up = true;
  CHECK(final_result(corazones) == Digest::Hand{19, 0});
  Entry partidas;
  partidas.game = find_game("guinote");
  partidas.digest.levels = {{3, 1}, {1, 0}};
  CHECK(final_result(partidas) == Digest::Hand{3, 1});
  Entry hands;
  hands.game = find_game("brisca");
  hands.digest.hands = {{70, 50}, {60, 60}, {20, 100}, {80, 40}};
  CHECK(final_result(hands) == Digest::Hand{2, 1});
}

TEST_CASE("the list of matches names the variant", "[statistics]") {
  const auto variant = [](std::string_view head) {
    return describe("done/1", "tapete 1\n" + std::string{head}, Lang::en).variant;
  };
  const std::string usual = variant("game guinote\nplayers 4\n");
  CHECK(variant("game guinote\nplayers 4\nrules coto=7\n") == "House rules");
  CHECK(usual != "House rules");
  CHECK(variant("game podrida\nplayers 4\n").empty());  // the default rules; the game's name suffices
  CHECK(variant("game corazones\nplayers 4\nrules hands=4\n") == "Short: four hands");
}

}  // namespace
}  // namespace tapete::test
