// Podrida: tricks, points, and the knowledge of each seat.
#include <catch_amalgamated.hpp>

#include "podrida_support.hpp"

namespace tapete::test::podrida {
namespace {

/// Returns the trace lines of a hand of three cards with these bids, from seat 0 on. Seat 3 deals, and trumps are
/// hearts; seat 0 takes one trick, seat 1 two.
Lines points_of(const std::string& bids, RuleChoice rules = {}) {
  rules.emplace_back("rounds", "down");
  rules.emplace_back("most", "3");
  rules.emplace_back("last", "free");
  const Game game{4, rules};
  const auto table = game.open();
  play(*table, {game.deal(3, {"As 2d 2c", "Ks Ad Ac", "2s 3d 3c", "3s 4d 4c"}, "2h")});
  all(*table, "bid", bids);
  return all(*table, "play", "As Ks 2s 3s 2d Ad 3d 4d Ac 3c 4c 2c");
}

// --- Tricks

/// Returns the legal actions of seat 1 after seat 0's lead; trumps are hearts.
std::string answers(const std::string& duty, const std::string& hand, const std::string& lead = "Ts") {
  const Game game{3, {{"rounds", "down"}, {"most", "3"}, {"duty", duty}}};
  const auto table = game.open();
  play(*table, {game.deal(2, {lead + " 2c 3c", hand, "4c 5c 6c"}, "2h")});
  all(*table, "bid", "0 0 0");
  play(*table, {"0 play " + lead});
  return due(*table).substr(2);
}

TEST_CASE("podrida, duty=follow: a seat follows suit, otherwise plays any card", "[podrida]") {
  CHECK(answers("follow", "As 2s Kh") == "play 2s | play As");
  CHECK(answers("follow", "Ad Kd Kh") == "play Ad | play Kd | play Kh");
}

TEST_CASE("duty=beat: a seat follows and beats, otherwise follows, otherwise trumps, otherwise plays any card",
          "[podrida]") {
  CHECK(answers("beat", "As 2s Kh") == "play As");
  CHECK(answers("beat", "3s 2s Kh") == "play 2s | play 3s");
  CHECK(answers("beat", "Ad Kd Kh") == "play Kh");
  CHECK(answers("beat", "Ad Kd Qd") == "play Ad | play Kd | play Qd");
}

TEST_CASE("duty=beat: a seat need not play a lower trump, nor beat a trump while it follows suit", "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "2"}, {"duty", "beat"}}};
  const auto table = game.open();
  play(*table, {game.deal(2, {"Ts 2c", "Kh 3c", "Qh 6d"}, "2h")});
  all(*table, "bid", "0 0 0");
  all(*table, "play", "Ts Kh");
  CHECK(due(*table) == "2 play 6d | play Qh");
  const auto other = game.open();
  play(*other, {game.deal(2, {"Ts 2c", "Kh 3c", "As 6s"}, "2h")});
  all(*other, "bid", "0 0 0");
  all(*other, "play", "Ts Kh");
  CHECK(due(*other) == "2 play 6s | play As");
}

TEST_CASE("podrida: the seat to the dealer's right leads first, then the winner of each trick", "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "2"}}};
  const auto table = game.open();
  play(*table, {game.deal(0, {"As 2c", "Ks 3c", "Qs 4c"}, "2h")});
  all(*table, "bid", "0 0 0");
  all(*table, "play", "Ks Qs As");
  CHECK(table->turn().seat == 0);
}

// --- Points

TEST_CASE("score= sets the points for met and missed bids", "[podrida]") {
  CHECK(points_of("1 2 0 0") == Lines{"hand 15 20 10 10", "score 15 20 10 10"});
  CHECK(points_of("0 0 0 3") == Lines{"hand -5 -10 10 -15", "score -5 -10 10 -15"});
  CHECK(points_of("1 0 0 3", {{"score", "three"}})[0] == "hand 13 -6 10 -9");
  CHECK(points_of("1 0 0 3", {{"score", "one"}})[0] == "hand 11 0 10 0");
  CHECK(points_of("1 0 0 3", {{"score", "hit"}})[0] == "hand 1 0 1 0");
  CHECK(points_of("1 0 0 3", {{"score", "ten"}})[0] == "hand 15 -20 10 -25");
}

TEST_CASE("oros=double: points count twice if oros are trumps, and only with Spanish cards", "[podrida]") {
  const RuleChoice rules{{"deck", "spanish"}, {"oros", "double"}};
  CHECK(taker({4, rules, Deck::spanish}, {"Ab", "Rb", "Cb", "Sb"}, "2o") == "hand -10 20 20 20");
  CHECK(taker({4, rules, Deck::spanish}, {"Ab", "Rb", "Cb", "Sb"}, "2c") == "hand -5 10 10 10");
  CHECK(taker({4, {{"oros", "double"}}}, {"Ah", "Kh", "Qh", "Jh"}, "2s") == "hand -5 10 10 10");
}

TEST_CASE("the seats with the most points win the match together", "[podrida]") {
  const Game game{3, {{"most", "1"}}};
  const auto table = game.open();
  play(*table, {game.deal(2, {"As", "Ks", "Qs"}, "2h")});
  all(*table, "bid", "0 0 0");
  CHECK(all(*table, "play", "As Ks Qs") == Lines{"hand -5 10 10", "score -5 10 10", "match 1 2"});
  CHECK(due(*table) == "over");
  CHECK(table->sheet(1, Lang::en)->verdict == "You win the match with @!");
  CHECK(table->sheet(0, Lang::en)->verdict == "@ win the match");
}

TEST_CASE("scores add up from hand to hand", "[podrida]") {
  const Game game{3, {{"most", "2"}}};
  const auto table = game.open();
  play(*table, {game.deal(2, {"As", "Ks", "Qs"}, "2h")});
  all(*table, "bid", "1 0 1");
  CHECK(all(*table, "play", "As Ks Qs") == Lines{"hand 15 10 -5", "score 15 10 -5"});
  play(*table, {game.deal(0, {"As 2c", "Ks 3c", "Qs 4c"}, "2h")});
  all(*table, "bid", "1 1 2");
  CHECK(table->scene(0, Lang::en).score[1].points == "took 0 of 1");
  CHECK(all(*table, "play", "Ks Qs As 2c 3c 4c") == Lines{"hand -5 -5 15", "score 10 5 10", "match 0 2"});
}

TEST_CASE("the chart has each seat's bid, tricks and points of every hand", "[podrida]") {
  const Game game{3, {{"most", "2"}}};
  const auto table = game.open();
  CHECK(table->chart(Lang::en).rows.empty());
  play(*table, {game.deal(2, {"As", "Ks", "Qs"}, "2h")});
  all(*table, "bid", "1 0 1");
  all(*table, "play", "As Ks Qs");
  play(*table, {game.deal(0, {"As 2c", "Ks 3c", "Qs 4c"}, "2h")});
  all(*table, "bid", "1 1");
  const Chart chart = table->chart(Lang::en);
  REQUIRE(chart.rows.size() == 2);
  const auto told = [&chart](std::size_t row) {
    std::string out = chart.rows[row].about + (chart.rows[row].over ? ":" : "...");
    for (const Chart::Cell& cell : chart.rows[row].cells)
      out += " [" + cell.note + " " + std::to_string(cell.gained) + " " + std::to_string(cell.total) + " " +
             std::to_string(cell.mood) + "]";
    return out;
  };
  CHECK(told(0) == "1 card: [1 of 1 15 15 1] [0 of 0 10 10 1] [0 of 1 -5 -5 -1]");
  CHECK(told(1) == "2 cards... [ 0 0 0] [0 of 1 0 0 0] [0 of 1 0 0 0]");
}

// --- Knowledge of each seat

TEST_CASE("a seat sees its cards, the turned card and all bids", "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "2"}}};
  const auto table = game.open();
  play(*table, {game.deal(0, {"As 2c", "Ks 3c", "Qs 4c"}, "2h")});
  all(*table, "bid", "0 1 0");
  std::string hidden = "deal 0 ?? Qs ?? ?? 4c ?? 2h";
  for (int i = 7; i < 52; ++i) hidden += " ??";
  CHECK(table->redacted(2) == Lines{hidden, "1 bid 0", "2 bid 1", "0 bid 0"});
  CHECK(table->play(hidden).error().fault == Fault::action_expected);
}

TEST_CASE("black and red suits alternate in a hand of French cards, with the trumps last", "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "4"}}};
  const auto table = game.open();
  play(*table, {game.deal(0, {"As 2h 3d 4c", "Ks 3h 4d 5c", "Qs 4h 5d 6c"}, "7h")});
  const Scene scene = table->scene(1, Lang::en);
  Lines held;
  for (const SceneCard& card : find_zone(scene, ZoneKind::hand, 1)->cards)
    held.push_back(card_name(Deck::french, card.card));
  CHECK((held == Lines{"4c", "3d", "As", "2h"} || held == Lines{"5c", "4d", "Ks", "3h"} ||
         held == Lines{"6c", "5d", "Qs", "4h"}));
}

TEST_CASE("the scene shows each seat's bid and tricks, and the sum of the bids", "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "2"}}};
  const auto table = game.open();
  play(*table, {game.deal(0, {"As 2c", "Ks 3c", "Qs 4c"}, "2h")});
  CHECK(table->scene(1, Lang::en).score[0].points == "0 points");
  CHECK(table->scene(1, Lang::en).options[2].label == "2");
  CHECK(table->scene(1, Lang::en).question.text == "How many tricks will you take?");
  CHECK(table->scene(0, Lang::en).question.text.empty());
  CHECK(table->scene(1, Lang::en).question.advice == "I would bid @.");
  all(*table, "bid", "1 0");
  CHECK(table->scene(1, Lang::en).score[0].points == "bid 1");
  CHECK(table->scene(1, Lang::en).phase == "Hand 1 of 5 · Bids 1 of 2 tricks");
  CHECK(table->scene(0, Lang::en).question.text ==
        "How many tricks will you take? Not 1: the bids would add up to the tricks.");
  CHECK(table->scene(0, Lang::en).question.advice == "I would bid @; 1 is not allowed.");
  all(*table, "bid", "2");
  CHECK(table->scene(1, Lang::en).phase == "Hand 1 of 5 · Bids 3 of 2 tricks");
  all(*table, "play", "Ks Qs As");
  const Scene scene = table->scene(0, Lang::en);
  CHECK(scene.score[0].points == "bid 2, took 1");
  CHECK(scene.score[1].points == "took 0 of 1");
  CHECK(scene.score[1].detail == "0 points");
}

TEST_CASE("a deal line has the whole deck: 52, 40 or 36 cards", "[podrida]") {
  for (const auto& [deck, cards] : {std::pair{"french", 52}, std::pair{"spanish", 40}, std::pair{"spanish36", 36}}) {
    const auto table = Game{4, {{"deck", deck}}}.open();
    Rng rng{2};
    const std::string line = table->chance(rng, 0);
    CHECK(words(line).size() == static_cast<std::size_t>(cards + 2));
    CHECK(table->play(line.substr(0, line.size() - 3)).error().fault == Fault::deck_wrong);
    CHECK(table->play(line));
  }
}

TEST_CASE("podrida accepts a house rule that does not apply, and ignores it", "[podrida]") {
  CHECK(points_of("1 2 0 0", {{"rank", "plain"}}) == points_of("1 2 0 0"));
}

TEST_CASE("podrida refuses unknown rule values and other numbers of players", "[podrida]") {
  for (const RuleChoice& wrong :
       {RuleChoice{{"most", "0"}}, RuleChoice{{"most", "18"}}, RuleChoice{{"rounds", "stay"}}})
    CHECK(open_table({"podrida", 4, wrong, {}, 0, 0, 0}).error().fault == Fault::rule_value);
  CHECK(open_table({"podrida", 2, {}, {}, 0, 0, 0}).error().fault == Fault::players);
}

}  // namespace
}  // namespace tapete::test::podrida
