// Cards between which no player can see a difference, and the judge that takes them as one.
#include "tricks/equal_cards.hpp"

#include <catch_amalgamated.hpp>

#include "arranged_hand.hpp"
#include "bots/judge.hpp"
#include "games/brisca/brisca.hpp"
#include "games/corazones/corazones.hpp"
#include "support.hpp"

namespace tapete::test {
namespace {

/// Returns a state of brisca for two. Trumps are copas; the two and the four of oros are in a finished trick.
tapete::brisca::State brisca_state(std::string_view hand, std::string_view trick) {
  tapete::brisca::State s;
  s.config.players = s.players = 2;
  s.each = 3;
  arrange(s, tapete::brisca::Rules::kRanking, 34, hand, trick, trick.empty() ? 0 : 1);
  return s;
}

bool equal(const tapete::brisca::State& s, std::string_view a, std::string_view b) {
  return are_equal_cards<tapete::brisca::Rules>(s, card(a), card(b)) &&
         are_equal_cards<tapete::brisca::Rules>(s, card(b), card(a));
}

TEST_CASE("cards with nothing between them are equal", "[review][tricks]") {
  const auto lead = brisca_state("5o 6o 7e", "");
  CHECK(equal(lead, "5o", "6o"));
  CHECK(!equal(lead, "6o", "7e"));
  // The five and the six are in the hand, and the four is in a finished trick.
  CHECK(equal(brisca_state("5o 6o 7o", ""), "5o", "7o"));
  CHECK(!equal(brisca_state("5o 7o 7e", ""), "5o", "7o"));
  CHECK(!equal(brisca_state("5b 2b 7e", ""), "5b", "2b"));
  // The six lies in the trick, which the seven wins.
  CHECK(!equal(brisca_state("5o 7o 7e", "6o"), "5o", "7o"));
  CHECK(!equal(brisca_state("So 7o 7e", ""), "So", "7o"));
}

TEST_CASE("trumps are not equal before the stock is gone", "[review][tricks]") {
  auto s = brisca_state("6c 7c 7e", "");
  CHECK(!equal(s, "6c", "7c"));
  s.drawn = s.stock_size;
  CHECK(equal(s, "6c", "7c"));
}

TEST_CASE("the queen of spades equals no other card", "[review][tricks]") {
  using Rules = tapete::corazones::Rules;
  const auto spade = [](std::string_view name) { return parse_card(Deck::french, name).value(); };
  Rules::State s;
  s.config.players = s.players = 4;
  for (const std::string_view name : {"Js", "Qs", "Ks"}) s.hand[0].add(spade(name));
  CHECK(are_equal_cards<Rules>(s, spade("Js"), spade("Ks")));
  CHECK(!are_equal_cards<Rules>(s, spade("Js"), spade("Qs")));
}

TEST_CASE("the judge gives equal cards one value", "[review]") {
  const auto s = brisca_state("5o 6o 3e", "");
  const Judge<tapete::Brisca> judge{s.config, {}, tapete::Brisca::view(s, 0), {200}, Rng{1}};
  const auto five = judge.of(play_action(card("5o")));
  CHECK(five.best.contains(play_action(card("6o"))));
  CHECK(five.points == judge.of(play_action(card("6o"))).points);
}

}  // namespace
}  // namespace tapete::test
