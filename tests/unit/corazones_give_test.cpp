// Corazones (hearts): the three cards that each player passes, and the seats that know them.
#include "corazones_support.hpp"
#include "match/bot.hpp"
#include "match/opinion.hpp"

namespace tapete::test::corazones {
namespace {

/// Returns the seat that gets the first card that seat 0 passes in this hand (0 is the first), or -1 if none is passed.
int direction(int players, const std::string& pass, int hand) {
  const auto table = open(players, {{"pass", pass}, {"hands", "9"}});
  Rng rng{static_cast<std::uint64_t>(hand)};
  for (int i = 0; i < hand; ++i) {
    play(*table, {table->chance(rng, 0)});
    finish(*table);
  }
  play(*table, {table->chance(rng, 0)});
  const auto holds = [&table](Seat seat, const std::string& card) {
    const Scene scene = table->scene(seat, Lang::en);
    for (const SceneCard& held : find_zone(scene, ZoneKind::hand, seat)->cards)
      if (card_name(Deck::french, held.card) == card) return true;
    return false;
  };
  std::string given;
  while (table->legal().front().starts_with("give")) {
    const std::string action = table->legal().front();
    if (table->turn().seat == 0) given = action.substr(5);
    play(*table, {std::to_string(table->turn().seat) + " " + action});
  }
  for (Seat seat = 0; seat < players && !given.empty(); ++seat)
    if (holds(seat, given)) return seat;
  return -1;
}

TEST_CASE("the direction of passing changes from hand to hand", "[corazones]") {
  const auto row = [](int players, const std::string& pass) {
    std::string out;
    for (int hand = 0; hand < 5; ++hand) out += std::to_string(direction(players, pass, hand)) + " ";
    return out;
  };
  CHECK(row(4, "nbak") == "1 3 2 -1 1 ");
  CHECK(row(4, "nba") == "1 3 2 1 3 ");
  CHECK(row(4, "nb") == "1 3 1 3 1 ");
  CHECK(row(4, "none") == "-1 -1 -1 -1 -1 ");
  CHECK(row(3, "nbak") == "1 2 -1 1 2 ");
  CHECK(row(5, "nba") == "1 4 1 4 1 ");
}

std::unique_ptr<Table> dealt() {
  auto table = open(4, {});
  play(*table, {deal(3, kSuitEach)});
  return table;
}

TEST_CASE("each seat passes its three cards in one turn, from the seat after the dealer to the dealer", "[corazones]") {
  const auto table = dealt();
  all(*table, "give", "2c Ac 7c");
  CHECK(table->turn().seat == 1);
  CHECK(table->legal().size() == 13);
  all(*table, "give", "Qs Ks As 2h 3h 4h 2d 3d");
  CHECK(table->turn().seat == 3);
  CHECK(table->legal().size() == 11);
  all(*table, "give", "4d");
  CHECK(due(*table) == "1 play 2c");
}

TEST_CASE("passed cards leave the hand at once and arrive when all seats have passed cards", "[corazones]") {
  const auto table = dealt();
  all(*table, "give", "2c Ac 7c");
  CHECK(find_zone(table->scene(0, Lang::en), ZoneKind::hand, 0)->cards.size() == 10);
  CHECK(find_zone(table->scene(1, Lang::en), ZoneKind::hand, 1)->cards.size() == 13);
  const auto refused = table->play("1 give 2c");
  REQUIRE_FALSE(refused);
  all(*table, "give", "Qs Ks As 2h 3h 4h 2d 3d 4d");
  CHECK(find_zone(table->scene(1, Lang::en), ZoneKind::hand, 1)->cards.size() == 13);
}

TEST_CASE("a passed card is known to its giver, and to its receiver once all seats have passed cards", "[corazones]") {
  const auto table = dealt();
  all(*table, "give", "2c Ac 7c Qs Ks As 2h 3h 4h 2d 3d");
  CHECK(table->redacted(0)[1] == "0 give 2c");
  CHECK(table->redacted(1)[1] == "0 give ??");
  all(*table, "give", "4d");
  CHECK(table->redacted(1)[1] == "0 give 2c");
  CHECK(table->redacted(2)[1] == "0 give ??");
  CHECK(table->redacted(0)[12] == "3 give 4d");
  const Lines said = words(table->redacted(2)[0]);
  CHECK(said[2 + 2] == "2h");  // the seat was dealt this card and has passed it on
  CHECK(said[2 + 0] == "??");
}

TEST_CASE("the receiver sees the passed cards, and other seats do not", "[corazones]") {
  const auto table = dealt();
  all(*table, "give", "2c Ac 7c Qs Ks As 2h 3h 4h 2d 3d 4d");
  const auto known = [&table](Seat viewer, Seat of) {
    int count = 0;
    const Scene scene = table->scene(viewer, Lang::en);
    for (const SceneCard& card : find_zone(scene, ZoneKind::hand, of)->cards) count += card.card.known() ? 1 : 0;
    return count;
  };
  CHECK(known(1, 1) == 13);
  const std::string told = table->steps(1, Lang::en).back().said.back().text;
  CHECK(told.find("two of clubs") != std::string::npos);
  CHECK(known(2, 1) == 0);
}

TEST_CASE("a seat is asked for all its remaining cards at once", "[corazones]") {
  const auto table = dealt();
  CHECK(table->scene(0, Lang::en).multi_select.count == 3);
  CHECK(table->scene(1, Lang::en).multi_select.count == 0);  // another seat has the turn
  all(*table, "give", "2c");
  CHECK(table->scene(0, Lang::en).multi_select.count == 2);
  all(*table, "give", "Ac 7c");
  CHECK(table->steps(0, Lang::en).back().said[0].text ==
        "You pass the ace of clubs, the two of clubs and the seven of clubs");
}

TEST_CASE("chosen cards stay in the giver's hand, marked, until all are chosen", "[corazones]") {
  const auto table = dealt();
  all(*table, "give", "2c Ac");
  const auto leaving = [&table](Seat viewer) {
    const Scene scene = table->scene(viewer, Lang::en);
    std::string out;
    for (const SceneCard& card : find_zone(scene, ZoneKind::hand, 0)->cards)
      if (card.leaving) out += card_name(Deck::french, card.card) + (card.option >= 0 ? "! " : " ");
    return out;
  };
  CHECK(find_zone(table->scene(0, Lang::en), ZoneKind::hand, 0)->cards.size() == 13);
  CHECK(leaving(0) == "Ac 2c ");
  CHECK(leaving(1).empty());
  all(*table, "give", "7c");
  CHECK(leaving(0).empty());
}

TEST_CASE("received cards show their giver until the receiver plays", "[corazones]") {
  const auto table = dealt();
  all(*table, "give", "2c Ac 7c");
  all(*table, "give", "Qs Ks As 2h 3h 4h 2d 3d 4d");
  const auto news = [&table](Seat seat) {
    std::string out;
    const Scene scene = table->scene(seat, Lang::en);
    for (const SceneCard& card : find_zone(scene, ZoneKind::hand, seat)->cards)
      if (card.from != kNobody) out += card_name(Deck::french, card.card) + std::to_string(card.from) + " ";
    return out;
  };
  CHECK(table->scene(1, Lang::en).multi_select.count == 0);
  CHECK(news(1) == "Ac0 7c0 2c0 ");
  CHECK(news(2) == "As1 Ks1 Qs1 ");
  all(*table, "play", "2c As 5d");
  CHECK(news(3) == "4h2 3h2 2h2 ");
  all(*table, "play", "3c");
  CHECK(news(3).empty());
}

TEST_CASE("a bot answers from its redacted record while cards are passed and afterwards", "[corazones]") {
  Rng rng{5};
  const auto table = open(4, {});
  play(*table, {table->chance(rng, 1)});
  for (int i = 0; i < 20; ++i) {
    std::string record = "tapete 1\ngame corazones\nplayers 4\n";
    for (const std::string& line : table->redacted(table->turn().seat)) record += line + "\n";
    const auto answer = ask_bot({record, "casual", 3});
    REQUIRE(answer);
    play(*table, {std::to_string(table->turn().seat) + " " + *answer});
  }
}

/// Returns the reason that help gives for the first card to pass from this hand.
std::string why_pass(const std::string& hand) {
  Lines hands{hand, "", "", ""};
  std::size_t others = 0;
  for (const char suit : std::string{"shdc"})
    for (const char rank : std::string{"23456789TJQKA"})
      if (const std::string card{rank, suit}; hand.find(card) == std::string::npos)
        hands[1 + others++ / 13] += card + ' ';
  const auto table = open(4, {});
  play(*table, {deal(3, hands), "0 give " + hand.substr(0, 2)});
  std::string known = "tapete 1\ngame corazones\nplayers 4\n";
  for (const std::string& line : table->redacted(0)) known += line + "\n";
  const auto answer = ask_judge({known, 0, 1, Lang::en, Sight::unplayed});
  REQUIRE(answer);
  const auto opinion = parse_opinion(*answer);
  REQUIRE(opinion);
  return opinion->top + ": " + opinion->reason;
}

TEST_CASE("help says why it would pass a card", "[corazones]") {
  CHECK(why_pass("Qs 2s 2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h") ==
        "give Qs: Only one lower spade protects the queen, which costs 13 points.");
  CHECK(why_pass("Qs 2c 3c 4c 5c 6c 2d 3d 4d 5d 2h 3h 4h") ==
        "give Qs: No lower spade protects the queen, which costs 13 points.");
  CHECK(why_pass("Qs 2s 3s 4s 2c 3c 4c 5c 2d 3d 4d 2h 3h") ==
        "give Qs: Only 3 lower spades protect the queen, which costs 13 points.");
  CHECK(why_pass("Qs 2s 3s 4s 5s 2c 3c 4c 5c 2d 3d 4d 2h") == "give Qs: The queen of spades costs 13 points.");
  CHECK(why_pass("Kd Qd 5d 2h 3h 4h 5h 2c 3c 4c 5c 2s 3s") ==
        "give Kd: High diamonds win tricks that are better lost.");
  CHECK(why_pass("9d 4d 2h 3h 4h 5h 6h 2c 3c 4c 5c 2s 3s") ==
        "give 9d: With fewer diamonds, the time to discard comes sooner.");
  CHECK(why_pass("As 2s 2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h") == "give As: High spades may have to take the queen.");
  CHECK(why_pass("Ah 2h 3h 2c 3c 4c 5c 2d 3d 4d 5d 2s 3s") == "give Ah: High hearts win tricks with points.");
  CHECK(why_pass("Ad 5h 2h 3h 4h 2c 3c 4c 5c 6c 2s 3s 4s") ==
        "give Ad: Without diamonds, you can discard when that suit is led.");
}

TEST_CASE("a malformed or illegal give is refused with the legal actions", "[corazones]") {
  const auto table = dealt();
  for (const char* line : {"0 give", "0 give ??", "0 give 2c 3c", "0 give 2o", "0 give Qs", "1 give Qs", "0 play 2c"}) {
    CAPTURE(line);
    const auto refused = table->play(line);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().legal.starts_with("0 give 2c | give 3c"));
  }
}

}  // namespace
}  // namespace tapete::test::corazones
