// Bridge: whole matches, given as records.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"
#include "match/record.hpp"

namespace tapete::test::bridge {
namespace {

TEST_CASE("the first dealer of Chicago and rubber is drawn; in duplicate it is seat 0", "[bridge]") {
  CHECK(due(*open()) == "deal");
  CHECK(due(*open({{"match", "rubber"}})) == "deal");
  CHECK(due(*open({{"match", "duplicate"}})) == "deal 0");
  CHECK_FALSE(open({{"match", "duplicate"}})->play(deal(1)));
}

TEST_CASE("a Chicago has four deals, and the trace shows the contract, the points and the score of each", "[bridge]") {
  const auto table = open();
  CHECK(deal_and_play(*table, 2, "no no no no") == Lines{"contract -", "hand 0 0", "below 0 0", "score 0 0"});
  CHECK(due(*table) == "deal 3");
  CHECK(deal_and_play(*table, 3, "no 2s no no no") ==
        Lines{"contract 2s 0 13", "hand 210 0", "below 60 0", "score 210 0"});
  CHECK(deal_and_play(*table, 0, "no 1h x xx no no no") ==
        Lines{"contract 1hxx 1 13", "hand 0 1720", "below 0 0", "score 210 1720"});
  CHECK(deal_and_play(*table, 1, "no 1n no no no") ==
        Lines{"contract 1n 2 0", "hand 0 700", "below 0 0", "score 210 2420", "match 1"});
  CHECK(due(*table) == "over");
}

TEST_CASE("a deal can be played alone with the dealer, the vulnerability and the part-scores of its match",
          "[bridge]") {
  const auto match = open();
  deal_and_play(*match, 2, "no no no no");
  deal_and_play(*match, 3, "no 2s no no no");
  const auto result = deal_and_play(*match, 0, "no 1d no no no");
  const auto alone = open(parse_rules(match->sheet(0, Lang::en)->alone));
  CHECK(due(*alone) == "deal");
  CHECK(deal_and_play(*alone, 0, "no 1d no no no")[1] == result[1]);
  CHECK(alone->scene(0, Lang::en).phase == "Single deal");
  CHECK(alone->sheet(0, Lang::en)->alone == match->sheet(0, Lang::en)->alone);
  for (const std::string_view kind : {"chicago", "rubber", "duplicate"})
    for (int from = 0; from <= 6400; from += 37) {
      const auto any = open({{"match", std::string{kind}}, {"from", std::to_string(from)}, {"boards", "3"}});
      CHECK(due(*any).starts_with("deal"));
    }
}

TEST_CASE("a rubber ends when a side wins its second game", "[bridge]") {
  const auto table = open({{"match", "rubber"}, {"honors", "on"}});
  CHECK(deal_and_play(*table, 1, "4h no no no") ==
        Lines{"contract 4h 1 13", "hand 0 360", "below 0 0", "games 0 1", "score 0 360"});
  CHECK(deal_and_play(*table, 2, "5d no no no") ==
        Lines{"contract 5d 2 13", "hand 290 0", "below 0 0", "games 1 1", "score 290 360"});
  CHECK(deal_and_play(*table, 3, "7c no no no") ==
        Lines{"contract 7c 3 13", "hand 0 2290", "below 0 0", "games 1 2", "score 290 2650", "match 1"});
}

TEST_CASE("both sides win a match with equal scores", "[bridge]") {
  const auto table = open({{"match", "duplicate"}, {"boards", "1"}});
  CHECK(deal_and_play(*table, 0, "no no no no").back() == "match 0 1");
  const auto sheet = table->sheet(1, Lang::en);
  CHECK(sheet->champions == std::vector<Seat>{0, 1, 2, 3});
  CHECK(sheet->verdict == "The match is tied");
}

TEST_CASE("a scoresheet says whether the contract was made, and where the points come from", "[bridge]") {
  const auto rows = [](const Sheet& sheet) {
    Lines out;
    for (const Sheet::Row& row : sheet.rows) out.push_back(row.label + ' ' + row.cells[0] + ' ' + row.cells[1]);
    return out;
  };
  const auto made = open({{"match", "duplicate"}, {"boards", "4"}});
  deal_and_play(*made, 0, "1s no no no");
  CHECK(rows(*made->sheet(0, Lang::en)) == Lines{"Tricks 13 0", "Points for the contract 30 0", "For overtricks 180 0",
                                                 "For a part score 50 0", "Points 260 0", "Total 260 0"});
  CHECK(made->sheet(0, Lang::en)->reason == "We made the contract");
  CHECK(made->sheet(1, Lang::en)->reason == "They made the contract");
  CHECK(made->sheet(1, Lang::en)->winner == 1);
  const auto failed = open({{"match", "duplicate"}, {"boards", "4"}});
  deal_and_play(*failed, 0, "no 7d no no no");
  CHECK(failed->sheet(0, Lang::en)->winner == 0);
  CHECK(failed->sheet(1, Lang::en)->reason.starts_with("We are "));
  const auto passed = open({{"match", "duplicate"}, {"boards", "4"}});
  deal_and_play(*passed, 0, "no no no no");
  CHECK(rows(*passed->sheet(0, Lang::en)) == Lines{"Total 0 0"});
  CHECK(passed->sheet(0, Lang::en)->reason.empty());
}

TEST_CASE("passed=again: after four passes the same seat deals again, but not in duplicate", "[bridge]") {
  const auto table = open({{"passed", "again"}});
  for (int deals = 0; deals < 5; ++deals) deal_and_play(*table, 2, "no no no no");
  CHECK(due(*table) == "deal 2");
  const auto duplicate = open({{"match", "duplicate"}, {"passed", "again"}});
  deal_and_play(*duplicate, 0, "no no no no");
  CHECK(due(*duplicate) == "deal 1");
}

TEST_CASE("the rules chukkers and boards set the number of deals", "[bridge]") {
  const auto deals = [](const RuleChoice& rules) {
    const auto table = open(rules);
    int count = 0;
    for (; due(*table) != "over"; ++count) deal_and_play(*table, count % 4, "no no no no");
    return count;
  };
  CHECK(deals({}) == 4);
  CHECK(deals({{"chukkers", "3"}, {"boards", "8"}}) == 12);
  CHECK(deals({{"match", "duplicate"}}) == 4);
  CHECK(deals({{"match", "duplicate"}, {"boards", "17"}, {"chukkers", "2"}}) == 17);
}

TEST_CASE("statistics count contracts played, made and defeated", "[bridge]") {
  const auto table = open();
  deal_and_play(*table, 0, "1s no no no");
  CHECK(table->extra_statistics(0) == std::vector{1, 1, 0});
  CHECK(table->extra_statistics(1) == std::vector{0, 0, 0});
  deal_and_play(*table, 1, "1n no no no");
  CHECK(table->extra_statistics(0) == std::vector{0, 0, 1});
  deal_and_play(*table, 2, "no no no no");
  CHECK(table->extra_statistics(0) == std::vector{0, 0, 0});
}

TEST_CASE("the chart of a match has a row for each deal", "[bridge]") {
  const auto table = open();
  deal_and_play(*table, 0, "2s no no no");
  play(*table, {deal(1)});
  const Chart chart = table->chart(Lang::en);
  REQUIRE(chart.rows.size() == 2);
  CHECK(chart.rows[0].about == "2 spades (+5)");
  CHECK(chart.rows[0].by == 0);
  CHECK(chart.rows[0].cells[2].gained == 210);
  CHECK(chart.rows[0].cells[3].total == 0);
  CHECK_FALSE(chart.rows[1].over);
  CHECK(chart.rows[1].by == kNobody);
}

TEST_CASE("malformed and illegal calls are refused", "[bridge]") {
  const auto table = open();
  play(*table, {deal(0)});
  for (const char* line : {"0 pass", "0 bid", "0 bid 0c", "0 bid 8c", "0 bid 1", "0 bid 1nx", "0 bid 1n x", "0 bid xxx",
                           "0 bid NO", "0 bid x", "0 bid xx", "1 bid no", "0 play 2s"}) {
    CAPTURE(line);
    CHECK_FALSE(table->play(line));
  }
  CHECK(table->play("0 bid 1n"));
}

}  // namespace
}  // namespace tapete::test::bridge
