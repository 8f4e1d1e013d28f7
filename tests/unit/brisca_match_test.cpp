// Brisca from hand to hand, played as records: winners, ties, matches, refused lines, and the knowledge of each seat.
#include <catch_amalgamated.hpp>

#include "brisca_support.hpp"

namespace tapete::test::brisca {
namespace {

/// Two players with 60 points each: seat 1 wins the first six tricks, and seat 0 all later tricks.
const Lines kFewCards{"2o Ac", "4o Ab", "5o 3c", "6o 3b", "7o Rc", "3o Rb", "Ae 7c", "Ao 6c", "Ro 5c", "Co 4c",
                      "So 2c", "3e Cc", "Re Sc", "Ce 7b", "Se 6b", "7e 5b", "6e 4b", "5e Cb", "4e Sb", "2e 2b"};
/// Two players with 60 points and ten tricks each: seat 1's copas beat oros, then seat 0's trumps beat bastos.
const Lines kAllEqual{"2o Ac", "4o 3c", "5o Rc", "6o Cc", "7o Sc", "3o 7c", "Ao 6c", "Ro 5c", "Co 4c", "So 2c",
                      "Ae Ab", "3e 3b", "Re Rb", "Ce Cb", "Se Sb", "7e 7b", "6e 6b", "5e 5b", "4e 4b", "2e 2b"};
/// Two players: seat 1 wins the first seven tricks with 61 points, and seat 0 all later tricks with 59.
const Lines kSixtyOne{"2o Ac", "4o Ab", "5o 3c", "6o 3b", "7o Rc", "3o Cc", "So 7c", "Ae 6c", "Ao 5c", "Ro 4c",
                      "Co 2c", "3e Sc", "Re Rb", "Ce Cb", "Se Sb", "7e 7b", "6e 6b", "5e 5b", "4e 4b", "2e 2b"};
/// Three players: seats 1 and 2 have 50 points each, in two and four tricks; seat 0 has 20, in seven.
const Lines kThreeTie{"Ao Ac Ab", "Co 3c Rb", "3o 4c 3e", "Ro Rc 3b", "So Cc Cb", "4o Sc Sb", "Ae 5c 7b",
                      "Re 7c 6b", "Ce 6c 5b", "Se 2c 5e", "7e 7o 4e", "6e 6o 4b", "2e 5o 2b"};

/// Returns the trace lines at the end of a hand that seat 0 deals, with deal=batches.
Lines told(const Lines& tricks, RuleChoice rules = {}) {
  rules.emplace_back("deal", "batches");
  const auto table = open(static_cast<int>(words(tricks[0]).size()), std::move(rules));
  play(*table, {deal_of(0, tricks)});
  return play_tricks(*table, tricks);
}

// --- Winners

TEST_CASE("the side with the most points wins the hand", "[brisca]") {
  CHECK(told(kSixtyOne) == Lines{"hand 59 61", "games 0 1"});
}

TEST_CASE("ties=none: no side wins a tied hand", "[brisca]") {
  CHECK(told(kFewCards) == Lines{"hand 60 60", "games 0 0"});
  CHECK(told(kFewCards, {{"ties", "none"}}) == Lines{"hand 60 60", "games 0 0"});
  CHECK(told(kThreeTie) == Lines{"hand 20 50 50", "games 0 0 0"});
}

TEST_CASE("a tied hand counts as a hand of the match", "[brisca]") {
  const auto table = open(2, {{"deal", "batches"}});
  play(*table, {deal_of(0, kFewCards)});
  CHECK(table->scene(0, Lang::en).phase == "Hand 1");
  play_tricks(*table, kFewCards);
  play(*table, {deal_of(1, kFewCards)});
  CHECK(table->scene(0, Lang::en).phase == "Hand 2");
}

TEST_CASE("ties=cards: the tied side with the most cards wins the hand", "[brisca]") {
  CHECK(told(kFewCards, {{"ties", "cards"}}) == Lines{"hand 60 60", "games 1 0"});
  // A side without the most points does not count, however many cards it has.
  CHECK(told(kThreeTie, {{"ties", "cards"}}) == Lines{"hand 20 50 50", "games 0 0 1"});
  // If points do not tie, the number of cards does not matter.
  CHECK(told(kSixtyOne, {{"ties", "cards"}}) == Lines{"hand 59 61", "games 0 1"});
}

TEST_CASE("ties=cards: no side wins the hand if the cards tie too", "[brisca]") {
  CHECK(told(kAllEqual, {{"ties", "cards"}}) == Lines{"hand 60 60", "games 0 0"});
}

TEST_CASE("a side is a pair of seats; with three players or teams=single it is one seat", "[brisca]") {
  const Lines tricks{"Ao 3c Ab 3e", "3o Rc 3b Re", "Ro Cc Rb Ce", "Co Sc Cb Se", "So Ac Sb 6e",
                     "7o 7c 7b 5e", "6o 6c 6b 4e", "5o 5c 5b 2e", "4o 4c 4b 2o", "7e 2c 2b Ae"};
  const auto hand = [&](const RuleChoice& rules) {
    const auto table = open(4, rules);
    play(*table, {deal_of(3, tricks)});
    return play_tricks(*table, tricks).front();
  };
  // Seat 3 has trumped all tricks but one.
  CHECK(hand({{"deal", "batches"}}) == "hand 0 120");
  CHECK(hand({{"deal", "batches"}, {"teams", "single"}}) == "hand 0 0 0 120");
  CHECK(words(told(kThreeTie)[0]).size() == 4);
}

TEST_CASE("brisca accepts a house rule that does not apply, and the rule has no effect", "[brisca]") {
  CHECK(told(kFewCards, {{"three", "36"}, {"teams", "single"}}) == told(kFewCards));
  CHECK(told(kThreeTie, {{"teams", "single"}}) == told(kThreeTie));
  const auto four = open(4, {{"three", "36"}});
  CHECK(four->play(deal(0, {"Ao 3o Ro", "Ac 3c Rc", "Ae 3e Re", "Ab 3b Rb"}, "7b")));
}

// --- The match

TEST_CASE("any seat may deal first, and then the deal passes to the right", "[brisca]") {
  for (const int players : {2, 3, 4}) {
    const auto table = open(players, {{"games", "99"}});
    CHECK(due(*table) == "deal");
    Rng rng{4};
    for (int hand = 0; hand < 5; ++hand) {
      play(*table, {table->chance(rng, players - 1)});
      CHECK(table->turn().seat == hand % players);
      play_first(*table, 50);
      CHECK(due(*table) == "deal " + std::to_string(hand % players));
    }
  }
}

TEST_CASE("the first side to win the number of hands in games= wins the match", "[brisca]") {
  CHECK(told(kSixtyOne, {{"games", "1"}}) == Lines{"hand 59 61", "games 0 1", "match 1"});
  CHECK(told(kFewCards, {{"games", "1"}}) == Lines{"hand 60 60", "games 0 0"});
  const auto table = open(2, {{"deal", "batches"}});
  const std::vector<Lines> ends{{"hand 59 61", "games 0 1"},
                                {"hand 61 59", "games 1 1"},
                                {"hand 59 61", "games 1 2"},
                                {"hand 61 59", "games 2 2"},
                                {"hand 59 61", "games 2 3", "match 1"}};
  for (int hand = 0; hand < 5; ++hand) {
    // Seats 0 and 1 deal in turn, so their cards change places from hand to hand.
    Lines tricks;
    for (const std::string& trick : kSixtyOne)
      tricks.push_back(hand % 2 == 0 ? trick : trick.substr(3) + " " + trick.substr(0, 2));
    play(*table, {deal_of(hand % 2, tricks)});
    CHECK(play_tricks(*table, tricks) == ends[static_cast<std::size_t>(hand)]);
  }
  CHECK(due(*table) == "over");
}

TEST_CASE("three won hands win the match by default", "[brisca]") {
  const auto table = open(4);
  Rng rng{8};
  Lines last;
  while (table->turn().who != Turn::Who::over) {
    play(*table, {table->chance(rng, 0)});
    last = play_first(*table, 50);
  }
  REQUIRE(last.size() == 3);
  const Lines games = words(last[1]);
  const std::size_t winner = last[2] == "match 0" ? 1 : 2;
  CHECK(games[winner] == "3");
  CHECK(std::stoi(games[3 - winner]) < 3);
  CHECK(due(*table) == "over");
}

// --- Refused lines, and the legal actions in their messages

void refused(Table& table, const char* line, Fault fault, const std::string& legal) {
  CAPTURE(line);
  const std::size_t before = table.events().size();
  const auto outcome = table.play(line);
  REQUIRE(!outcome);
  CHECK(outcome.error().fault == fault);
  CHECK(outcome.error().legal == legal);
  CHECK(table.events().size() == before);
}

TEST_CASE("an illegal card or swap is refused with the legal actions", "[brisca]") {
  const auto table = open(2, {{"duty", "follow"}});
  play(*table, {deal(0, {"4o 5c 2e", "Ao 7e 6c"}, "Ae", "4b 5b")});
  refused(*table, "1 swap", Fault::illegal, "1 play 6c | play 7e | play Ao");  // no trick has been won yet
  refused(*table, "1 pass", Fault::illegal, "1 play 6c | play 7e | play Ao");
  refused(*table, "1 play 4o", Fault::illegal, "1 play 6c | play 7e | play Ao");
  refused(*table, "0 play 4o", Fault::wrong_seat, "1 play 6c | play 7e | play Ao");
  play_cards(*table, "Ao");
  refused(*table, "0 play 5c", Fault::illegal, "0 play 4o");
  play_cards(*table, "4o");
  refused(*table, "1 play 6c", Fault::illegal, "1 pass | swap");
  refused(*table, "1 swap 2", Fault::illegal, "1 pass | swap");
  refused(*table, "0 swap 2", Fault::wrong_seat, "1 pass | swap");
  for (const char* line : {"1 swap 7", "1 swap Ae", "1 cante o", "1 play", "1 play Qh", "1 play ??", "1 claim now"})
    refused(*table, line, Fault::malformed, "1 pass | swap");
  refused(*table, "2 pass", Fault::wrong_seat, "1 pass | swap");
  CHECK(table->play("1 swap"));
}

TEST_CASE("a deal by the wrong seat, with wrong cards or at the wrong time is refused", "[brisca]") {
  const auto table = open(3, {{"games", "9"}});
  const Lines hands{"Ao 3o Ro", "Ac 3c Rc", "Ae 3e Re"};
  CHECK(table->play(deal(3, hands, "7b", {}, "2o")).error().fault == Fault::wrong_dealer);
  CHECK(table->play("0 play Ao").error().fault == Fault::chance_expected);
  std::string hidden = deal(0, hands, "7b", {}, "2o");
  hidden.replace(hidden.size() - 2, 2, "??");
  CHECK(table->play(hidden).error().fault == Fault::card_unknown);
  std::string twice = deal(0, hands, "7b", {}, "2o");
  twice.replace(twice.size() - 2, 2, "Ao");
  CHECK(table->play(twice).error().fault == Fault::deck_wrong);
  const std::string good = deal(0, hands, "7b", {}, "2o");
  play(*table, {good});
  CHECK(table->play(good).error().fault == Fault::action_expected);
  play_first(*table, 50);
  refused(*table, deal(0, hands, "7b", {}, "2o").c_str(), Fault::wrong_dealer, "deal 1");
}

TEST_CASE("no deal follows the end of the match", "[brisca]") {
  const auto table = open(2, {{"games", "1"}, {"deal", "batches"}});
  play(*table, {deal_of(0, kSixtyOne)});
  play_tricks(*table, kSixtyOne);
  CHECK(due(*table) == "over");
  CHECK(table->play(deal_of(1, kSixtyOne)).error().fault == Fault::match_over);
}

TEST_CASE("brisca refuses one, five or six players, and unknown rule values", "[brisca]") {
  for (const int players : {1, 5, 6})
    CHECK(open_table({"brisca", players, {}, {}, 0, 0, 0}).error().fault == Fault::players);
  for (const RuleChoice& wrong : {RuleChoice{{"games", "0"}}, RuleChoice{{"games", "100"}}, RuleChoice{{"swap", "two"}},
                                  RuleChoice{{"three", "40"}}, RuleChoice{{"duty", "beat"}}})
    CHECK(open_table({"brisca", 3, wrong, {}, 0, 0, 0}).error().fault == Fault::rule_value);
}

}  // namespace
}  // namespace tapete::test::brisca
