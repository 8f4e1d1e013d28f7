// The judge's results are stored compactly, parsed strictly, merged and summed up.
#include "app/judged.hpp"

#include <catch_amalgamated.hpp>

#include "app/import.hpp"
#include "app/statistics.hpp"
#include "test_host.hpp"

namespace tapete::test {
namespace {

const std::string kOne = "0123456789abcdef";
const std::string kOther = "fedcba9876543210";

JudgedHand hand(const std::string& match, std::size_t end, double loss, std::vector<Mistake> mistakes = {}) {
  return {match, end, 9, loss, std::move(mistakes)};
}

TEST_CASE("stored judged hands are read back unchanged", "[review]") {
  const std::vector<JudgedHand> hands{hand(kOne, 44, 0.1534, {{12, 0.11, "given"}, {30, 0.0434, ""}}),
                                      hand(kOther, 50, 0)};
  CHECK(judged_text(hands) == "0123456789abcdef 44 9 1534 12:1100:given 30:434:\nfedcba9876543210 50 9 0\n");
  CHECK(parse_judged(judged_text(hands)) == hands);
}

TEST_CASE("invalid lines of judged hands are ignored", "[review]") {
  const std::string good = "0123456789abcdef 44 9 1534 12:1100:given\n";
  for (const std::string_view bad :
       {"", "x", "0123456789abcdef", "0123456789abcdef 44 9", "0123456789abcdef 44 9 -1", "0123456789ABCDEF 44 9 10",
        "0123456789abcdef 44 9 10 12:1:Given", "0123456789abcdef 44 9 10 12", "0123456789abcdef 44 9 10 12:1:a:b",
        "0123456789abcdef  44 9 10", "0123456789abcdef 44 9 10 1:1: 2:1: 3:1: 4:1: 5:1: 6:1:"}) {
    CAPTURE(bad);
    CHECK(parse_judged(std::string{bad} + '\n' + good) == parse_judged(good));
  }
  CHECK(parse_judged(std::string(kLongestJudged, 'x') + '\n' + good).empty());
}

TEST_CASE("merging keeps each judged hand once", "[review]") {
  const auto merged = merge_judged({hand(kOne, 44, 0.1), hand(kOther, 44, 0.2)}, {hand(kOne, 44, 0.3)});
  CHECK(merged == std::vector<JudgedHand>{hand(kOther, 44, 0.2), hand(kOne, 44, 0.3)});
}

TEST_CASE("merging keeps only the latest hands if there are more than the maximum", "[review]") {
  std::vector<JudgedHand> many;
  for (std::size_t i = 0; i < kMostJudged + 7; ++i) many.push_back(hand(kOne, i, 0));
  const auto kept = merge_judged({}, many);
  REQUIRE(kept.size() == kMostJudged);
  CHECK(kept.front().end == 7);
  CHECK(judged_text(kept).size() < kLongestJudged);
}

TEST_CASE("the mistakes of the last hands are compared with as many earlier hands, and counted by cause", "[review]") {
  std::vector<JudgedHand> hands{hand(kOther, 9, 0.1, {{3, 0.1, "too_old"}})};
  for (std::size_t i = 0; i < 30; ++i) hands.push_back(hand(kOne, i, 0.1, {{i, 0.1, "given"}}));
  hands.back().mistakes.push_back({99, 1, "taken"});
  hands.back().mistakes.push_back({100, 1, ""});
  const MistakeCounts counts = mistake_counts(hands);
  CHECK(counts.hands == 15);
  CHECK(counts.last == 17);
  CHECK(counts.before == 15);
  const auto causes = mistake_causes(hands);
  REQUIRE(causes.size() == 2);
  CHECK(causes[0].cause == "given");
  CHECK(causes[0].mistakes == 30);
  CHECK(causes[0].mistakes + causes[1].mistakes + 1 == counts.last + counts.before);  // one mistake has no cause
  CHECK(own_exercises(hands, "taken") == std::vector<OwnExercise>{{kOne, 99}});
  const auto last = own_exercises(hands, "given");
  REQUIRE(last.size() == 5);
  CHECK(last.front() == OwnExercise{kOne, 29});
  CHECK(mistake_counts({}).hands == 0);
  CHECK(mistake_counts(std::span{hands}.first(1)).hands == 1);
  CHECK(mistake_causes({}).empty());
}

TEST_CASE("importing a backup adds its judged hands and keeps the existing ones", "[review]") {
  TestHost host;
  host.values["judged.guinote"] = judged_text({hand(kOne, 44, 0.1)});
  Import import{host};
  import.add({{"judged.guinote", judged_text({hand(kOne, 44, 0.9), hand(kOther, 40, 0.2)})},
              {"judged.nothing", judged_text({hand(kOther, 40, 0.2)})},
              { "judged.brisca",
                "nonsense" }});
  while (!import.work(1e9)) {
  }
  CHECK(import.changes() ==
        std::vector<Change>{{"judged.guinote", judged_text({hand(kOther, 40, 0.2), hand(kOne, 44, 0.1)})}});
}

TEST_CASE("deleting a match removes its judged hands", "[review]") {
  const std::string text = judged_text({hand(kOne, 44, 0.1), hand(kOther, 40, 0.2)});
  CHECK(without_match(text, kOne) == judged_text({hand(kOther, 40, 0.2)}));
  CHECK(without_match(text, "0000000000000000") == std::nullopt);
}

}  // namespace
}  // namespace tapete::test
