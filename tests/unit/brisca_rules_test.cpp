// The rules of brisca within a hand, one by one, played as records: cards, deal, stock, tricks, duties.
#include <algorithm>
#include <catch_amalgamated.hpp>

#include "brisca_support.hpp"

namespace tapete::test::brisca {
namespace {

// --- Cards

TEST_CASE("cards rank A 3 R C S 7 6 5 4 2", "[brisca]") {
  const std::string order = "A3RCS76542";
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    const std::string strong = std::string{order[i]} + "o";
    const std::string weak = std::string{order[i + 1]} + "o";
    CAPTURE(strong, weak);
    const auto beats = open(2, {{"swap", "off"}});
    play(*beats, {deal(0, {strong + " 4b 5b", weak + " 6b 7b"}, "4e"), "1 play " + weak, "0 play " + strong});
    CHECK(beats->turn().seat == 0);
    const auto holds = open(2, {{"swap", "off"}});
    play(*holds, {deal(0, {weak + " 4b 5b", strong + " 6b 7b"}, "4e"), "1 play " + strong, "0 play " + weak});
    CHECK(holds->turn().seat == 1);
  }
}

TEST_CASE("the ace counts 11 points, the three 10, the rey 4, the caballo 3, the sota 2, and the last trick nothing",
          "[brisca]") {
  // Seat 1 takes only the first trick, with one card of copas: seat 0's trumps and oros win the other tricks.
  const Lines copas{"Ac", "3c", "Rc", "Cc", "Sc", "7c", "6c", "5c", "4c", "2c"};
  const std::vector<int> points{11, 10, 4, 3, 2, 0, 0, 0, 0, 0};
  const Lines theirs = words("Ae 3e Re Ce Se 7e 6e 5e 4e Ao 3o Ro Co So 7o 6o 5o 4o 2e");
  const Lines own = words("Ab 3b Rb Cb Sb 7b 6b 5b 4b 2o");
  for (std::size_t first = 0; first < copas.size(); ++first) {
    CAPTURE(copas[first]);
    Lines tricks{"2b " + copas[first]};
    for (std::size_t i = 0; i < copas.size(); ++i)
      if (i != first) tricks.push_back(theirs[tricks.size() - 1] + " " + copas[i]);
    for (const std::string& card : own) tricks.push_back(theirs[tricks.size() - 1] + " " + card);
    const auto table = open(2, {{"deal", "batches"}, {"swap", "off"}});
    play(*table, {deal_of(0, tricks)});
    const auto hand = play_tricks(*table, tricks).front();
    CHECK(hand == "hand " + std::to_string(120 - points[first]) + " " + std::to_string(points[first]));
  }
}

TEST_CASE("with three players, three=39 leaves out the two of oros, and three=36 all four twos", "[brisca]") {
  const Lines hands{"Ao 3o Ro", "Ac 3c Rc", "Ae 3e Re"};
  const std::string twos = "2o 2c 2e 2b";
  CHECK(open(3)->play(deal(2, hands, "7b", {}, "2o")));
  CHECK(open(3)->play(deal(2, hands, "7b", {}, "2c")).error().fault == Fault::deck_wrong);
  CHECK(open(3)->play(deal(2, hands, "7b", {}, twos)).error().fault == Fault::deck_wrong);
  CHECK(!open(3)->play(deal(2, hands, "7b")));
  CHECK(open(3, {{"three", "36"}})->play(deal(2, hands, "7b", {}, twos)));
  CHECK(!open(3, {{"three", "36"}})->play(deal(2, hands, "7b", {}, "2o")));
}

// --- Deal

TEST_CASE("the deal gives each seat three cards, one at a time from the dealer's right", "[brisca]") {
  const auto table = open(4, {{"swap", "off"}});
  play(*table, {"deal 2 Ao 4c 4e 4b 3o 5c 5e 5b Ro 6c 6e 6b 7o 2o 4o 5o 6o So Co Ac 2c 3c 7c Sc Cc Rc Ae 2e 3e 7e Se "
                "Ce Re Ab 2b 3b 7b Sb Cb Rb"});
  CHECK(due(*table) == "3 play 3o | play Ao | play Ro");
  play_cards(*table, "Ao");
  CHECK(due(*table) == "0 play 4c | play 5c | play 6c");
  play_cards(*table, "4c");
  CHECK(due(*table) == "1 play 4e | play 5e | play 6e");
  play_cards(*table, "4e");
  CHECK(due(*table) == "2 play 4b | play 5b | play 6b");
}

TEST_CASE("the turned card sets the trump suit", "[brisca]") {
  for (const auto& [turned, winner] : {std::pair{"2e", 0}, std::pair{"2b", 1}}) {
    const auto table = open(2);
    play(*table, {deal(0, {"4e 5c 6c", "Ao 7c Sc"}, turned)});
    play_cards(*table, "Ao 4e");
    CHECK(table->turn().seat == winner);
  }
}

TEST_CASE("after each trick the seats draw one card each, the winner first, then to the right", "[brisca]") {
  const auto table = open(4);
  play(*table, {deal(3, {"4o 4c 5c", "5o 6c 7c", "Ao 4b 5b", "6o 6b 7b"}, "2e", "Rc Rb Sc Sb")});
  play_cards(*table, "4o 5o Ao 6o");
  CHECK(due(*table) == "2 play 4b | play 5b | play Rc");
  play_cards(*table, "Rc");
  CHECK(due(*table) == "3 play 6b | play 7b | play Rb");
  play_cards(*table, "Rb");
  CHECK(due(*table) == "0 play 4c | play 5c | play Sc");
  play_cards(*table, "4c");
  CHECK(due(*table) == "1 play 6c | play 7c | play Sb");
}

TEST_CASE("the seat that draws last gets the turned card", "[brisca]") {
  const auto table = open(4, {{"swap", "off"}});
  play(*table, {deal(3, {"Ao 3o 4c", "4e 5e 6e", "4b 5b 6b", "5c 6c 7c"}, "Ab")});
  while (table->events().size() < 29) play_first(*table, 1);  // seven tricks, after which the stock is empty
  const Seat winner = table->turn().seat;
  for (int next = 0; next < 4; ++next) {
    const bool has_it = due(*table).find("play Ab") != std::string::npos;
    CHECK(has_it == (table->turn().seat == (winner + 3) % 4));
    play(*table, {std::to_string(table->turn().seat) + " " + (has_it ? "play Ab" : table->legal().front())});
  }
}

/// Returns the number of cards that the leader holds before each trick of a hand, one digit for each trick.
std::string held(int players, const RuleChoice& rules) {
  const auto table = open(players, rules);
  Rng rng{3};
  play(*table, {table->chance(rng, 0)});
  std::string out;
  while (table->in_hand()) {
    out += std::to_string(table->legal().size());
    play_first(*table, players);
  }
  return out;
}

TEST_CASE("the last three tricks are played without drawing", "[brisca]") {
  CHECK(held(2, {{"swap", "off"}}) == "33333333333333333321");
  CHECK(held(3, {{"swap", "off"}}) == "3333333333321");
  CHECK(held(3, {{"swap", "off"}, {"three", "36"}}) == "333333333321");
  CHECK(held(4, {{"swap", "off"}}) == "3333333321");
}

TEST_CASE("batches: a batch has three cards for each seat, and the last one an equal share of the rest", "[brisca]") {
  CHECK(held(2, {{"swap", "off"}, {"deal", "batches"}}) == "32132132132132132121");
  CHECK(held(3, {{"swap", "off"}, {"deal", "batches"}}) == "3213213213211");
  CHECK(held(3, {{"swap", "off"}, {"deal", "batches"}, {"three", "36"}}) == "321321321321");
  CHECK(held(4, {{"swap", "off"}, {"deal", "batches"}}) == "3213213211");
}

TEST_CASE("batches: three more cards go to each seat once all hands are empty", "[brisca]") {
  const auto table = open(2, {{"deal", "batches"}});
  play(*table, {deal(0, {"4o 5o 6o", "Ao 3o Ro"}, "2e", "Ac Ab 3c 3b Rc Rb")});
  play_cards(*table, "Ao 4o");
  CHECK(due(*table) == "1 play 3o | play Ro");
  play_cards(*table, "3o 5o");
  CHECK(due(*table) == "1 play Ro");
  play_cards(*table, "Ro 6o");
  CHECK(due(*table) == "1 play 3c | play Ac | play Rc");
  play_cards(*table, "Ac");
  CHECK(due(*table) == "0 play 3b | play Ab | play Rb");
}

TEST_CASE("batches: the dealer gets the turned card as the last card", "[brisca]") {
  for (const int players : {2, 3, 4}) {
    for (Seat dealer = 0; dealer < players; ++dealer) {
      const auto table = open(players, {{"deal", "batches"}, {"swap", "off"}});
      Rng rng{static_cast<std::uint64_t>(players)};
      play(*table, {table->chance(rng, dealer)});
      const std::string turned = words(table->events()[0])[static_cast<std::size_t>(2 + 3 * players)];
      play_first(*table, 50);
      const auto& events = table->events();
      CHECK(std::find(events.begin(), events.end(), std::to_string(dealer) + " play " + turned) != events.end());
    }
  }
}

// --- Tricks

TEST_CASE("the seat to the dealer's right leads first, then the winner of each trick", "[brisca]") {
  for (Seat dealer = 0; dealer < 3; ++dealer) {
    const auto table = open(3);
    play(*table, {deal(dealer, {"Ao 3o Ro", "4c 5c 6c", "4b 5b 6b"}, "2e", {}, "2o")});
    CHECK(table->turn().seat == (dealer + 1) % 3);
  }
  // With batches too, later batches start with the winner, not with the seat after the dealer.
  const auto table = open(2, {{"deal", "batches"}});
  play(*table, {deal(0, {"Ao 4c 5c", "4o 6c 7c"}, "2e")});
  play_cards(*table, "6c 4c");
  CHECK(table->turn().seat == 1);
  play_cards(*table, "7c 5c 4o Ao");
  CHECK(table->turn().seat == 0);
}

TEST_CASE("the highest trump wins the trick, otherwise the highest card of the suit led", "[brisca]") {
  const auto winner = [](const char* turned, const char* trick) {
    const Lines played = words(trick);
    const auto table = open(4, {{"swap", "off"}});
    play(*table,
         {deal(3, {played[0] + " 4c 5c", played[1] + " 6c 7c", played[2] + " Sc Cc", played[3] + " Rc Ac"}, turned)});
    play_cards(*table, trick);
    return table->turn().seat;
  };
  CHECK(winner("2c", "7o 4o So Co") == 3);
  CHECK(winner("2c", "7o Ae Ab Re") == 0);  // cards that are neither of the suit led nor trumps do not win
  CHECK(winner("2e", "Ao 4e 3o Ro") == 1);
  CHECK(winner("2e", "Ao 4e 7e 3e") == 3);
  CHECK(winner("2e", "4e Ao Ab 3b") == 0);
  CHECK(winner("2b", "5e 4e Ao 6e") == 3);
}

// --- Duties

/// Returns the legal actions of seat 0, which plays second to the first trick; trumps are espadas.
std::string answer(const char* duty, const std::string& led, const std::string& hand) {
  const auto table = open(2, {{"duty", duty}});
  play(*table, {deal(0, {hand, led + " 4b 5b"}, "2e"), "1 play " + led});
  return due(*table);
}

TEST_CASE("duty=none: any card is legal", "[brisca]") {
  CHECK(answer("none", "7o", "4o 4e 4c") == "0 play 4c | play 4e | play 4o");
  const auto table = open(2);
  Rng rng{7};
  play(*table, {table->chance(rng, 1)});
  play_first(*table, 35);  // the stock is empty, and a card has been led
  CHECK(table->legal().size() == 3);
}

TEST_CASE("duty=follow: a seat follows suit, otherwise plays a trump, otherwise any card", "[brisca]") {
  CHECK(answer("follow", "7o", "4o Ro 4e") == "0 play 4o | play Ro");
  CHECK(answer("follow", "7o", "4c 4e 5e") == "0 play 4e | play 5e");
  CHECK(answer("follow", "7o", "4c 5c 6b") == "0 play 4c | play 5c | play 6b");
  CHECK(answer("follow", "7e", "4e 4o 5c") == "0 play 4e");
  CHECK(answer("follow", "7e", "Ao 4o 5c") == "0 play 4o | play 5c | play Ao");
}

TEST_CASE("duty=follow: no seat has to beat a card", "[brisca]") {
  CHECK(answer("follow", "7o", "4o Ao Ro") == "0 play 4o | play Ao | play Ro");
  CHECK(answer("follow", "7e", "4e Ae 5c") == "0 play 4e | play Ae");
  // Nor must a seat beat a trump.
  const auto table = open(3, {{"duty", "follow"}});
  play(*table, {deal(2, {"7o 4b 5b", "7e 4c 5c", "4e Ae 6c"}, "6e", {}, "2o")});
  play_cards(*table, "7o 7e");
  CHECK(due(*table) == "2 play 4e | play Ae");
}

TEST_CASE("duty=end: any card is legal until the stock is empty, then duty=follow applies", "[brisca]") {
  CHECK(answer("end", "7o", "4o 4e 4c") == "0 play 4c | play 4e | play 4o");
  // Four players: up to the seventh trick no seat has followed suit or played a trump; then the stock is empty.
  const auto table = before_last_draw({{"duty", "end"}});
  play(*table, {"0 pass"});
  play_cards(*table, "5o");
  CHECK(due(*table) == "1 play 3e | play Re");
}

TEST_CASE("duty=end with batches: the duties apply from the last batch on", "[brisca]") {
  // The last batch has two cards for each seat; trumps are espadas.
  const auto table = open(2, {{"duty", "end"}, {"deal", "batches"}, {"swap", "off"}});
  const Lines tricks{"4o Ac", "5o 3c", "6o Rc", "7o Cc", "So Sc", "Co 7c", "Ro 6c", "3o 5c", "Ao 4c", "2o 2c",
                     "2b Ab", "4b 3b", "5b Rb", "6b Cb", "3e Ae", "4e Re", "5e Ce", "6e Se", "7e 7b", "2e Sb"};
  play(*table, {deal_of(0, tricks)});
  play_tricks(*table, {tricks.begin(), tricks.begin() + 9});
  play_cards(*table, "2c");
  CHECK(due(*table) == "0 play 2b | play 2o | play 4b");
  play_cards(*table, "2o");
  play_tricks(*table, {tricks.begin() + 10, tricks.begin() + 18});
  CHECK(due(*table) == "1 play 7b | play Sb");
  play_cards(*table, "7b");
  CHECK(due(*table) == "0 play 2e | play 7e");
}

}  // namespace
}  // namespace tapete::test::brisca
