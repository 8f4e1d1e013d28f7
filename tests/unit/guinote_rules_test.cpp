// Cards, duties, points and deals of guiñote. Each test is named after a sentence or a worked example of the rules.
#include <catch_amalgamated.hpp>

#include "guinote_support.hpp"

namespace tapete::test::guinote {
namespace {

/// Returns the winner's position (0 to 3) in a trick of four cards.
int trick_winner(std::string_view played, int trump) {
  Splitter words{played, ' '};
  Card winning = card(*words.next());
  int winner = 0;
  for (int i = 1; const auto word = words.next(); ++i) {
    if (!takes_over(kRanking, card(*word), winning, trump)) continue;
    winning = card(*word);
    winner = i;
  }
  return winner;
}

CardSet duty(std::string_view hand, std::string_view led, std::string_view winning, bool partner, int trump = kCopas) {
  return obliged(kRanking, cards(hand), {card(led).suit(), card(winning), partner}, trump);
}

TEST_CASE("the cards rank A 3 R S C 7 6 5 4 2 from the highest, and have 120 points in all", "[guinote]") {
  const std::string order = "A3RSC76542";
  for (std::size_t i = 0; i + 1 < order.size(); ++i)
    CHECK(kRanking.strength_of(card(std::string{order[i]} + "o")) >
          kRanking.strength_of(card(std::string{order[i + 1]} + "o")));
  CHECK(kRanking.points_of(cards("Ao 3o Ro So Co 7o 6o 5o 4o 2o")) == 30);
  CHECK(kRanking.points_of(CardSet::full(Deck::spanish)) == 120);
  CHECK(kRanking.points_of(card("So")) == 3);
  CHECK(kRanking.points_of(card("Co")) == 2);
}

TEST_CASE("el Dos de triunfo manda sobre cualquier As de otro palo", "[guinote]") {
  CHECK(trick_winner("Ao 2c", kCopas) == 1);
}

TEST_CASE("example: siete de oros, sota de espadas, dos de bastos, caballo de oros", "[guinote]") {
  CHECK(trick_winner("7o Se 2b Co", kCopas) == 3);
  CHECK(trick_winner("7o Se 2c Co", kCopas) == 2);  // if the third player had played a trump
}

TEST_CASE("example: duties in the arrastre, with copas as trumps", "[guinote]") {
  // The second player has the four and the sota of oros: only the sota beats the seven, and trumps may not be played.
  CHECK(duty("4o So 2c Ac", "7o", "7o", false) == cards("So"));
  // With the caballo in place of the four, either card beats the seven.
  CHECK(duty("Co So 2c Ac", "7o", "7o", false) == cards("Co So"));
  // The third player's only card of oros cannot win, but must be played to follow suit.
  CHECK(duty("6o Ac 3c 2e", "7o", "So", false) == cards("6o"));
  // The fourth player has no oros, but the partner's sota is winning: any card is allowed.
  CHECK(duty("Ac 3c 2e 5b", "7o", "So", true) == cards("Ac 3c 2e 5b"));
}

TEST_CASE("example: duties in the arrastre if the third player has no oros", "[guinote]") {
  CHECK(duty("Ac 6c 2e 5b", "7o", "So", false) == cards("Ac 6c"));
  // The fourth player must beat the third player's six of trumps if possible.
  CHECK(duty("7c 2c 2e", "7o", "6c", false) == cards("7c"));
  CHECK(duty("5c 2c 2e", "7o", "6c", false) == cards("5c 2c 2e"));
}

TEST_CASE("following suit comes before beating", "[guinote]") {
  // A trump is winning a trick led in oros: any card of oros may be played, because none can win.
  CHECK(duty("Ao 2o Ac", "7o", "2c", false) == cards("Ao 2o"));
  // A seat must follow suit even if its partner is winning.
  CHECK(duty("Ao 2o Ac", "7o", "So", true) == cards("Ao 2o"));
  // Trumps led: beat if possible, otherwise play any trump.
  CHECK(duty("Ac 2c 3o", "7c", "7c", false) == cards("Ac"));
  CHECK(duty("4c 2c 3o", "7c", "7c", false) == cards("4c 2c"));
  CHECK(duty("3o 2e", "7c", "7c", false) == cards("3o 2e"));
}

TEST_CASE("a card is legal exactly if the hand has none of the cards that denied() excludes", "[guinote]") {
  Rng rng{5};
  for (int i = 0; i < 20000; ++i) {
    CardSet hand;
    while (hand.size() < 4) hand.add(Card{static_cast<int>(rng.below(4)), static_cast<int>(rng.below(10))});
    const Card led{static_cast<int>(rng.below(4)), static_cast<int>(rng.below(10))};
    const Card other{static_cast<int>(rng.below(4)), static_cast<int>(rng.below(10))};
    const TrickSoFar trick{led.suit(), takes_over(kRanking, other, led, 0) ? other : led, rng.below(2) == 0};
    const CardSet may = obliged(kRanking, hand, trick, 0);
    for (const Card played : hand) CHECK(may.has(played) == (denied(kRanking, played, trick, 0) & hand).empty());
  }
}

TEST_CASE("points up to 50 are called malas, and further points buenas", "[guinote]") {
  CHECK(malas_buenas(30) == "30 malas");
  CHECK(malas_buenas(70) == "20 buenas");
  CHECK(malas_buenas(101) == "51 buenas");
  CHECK(malas_buenas(48) == "48 malas");
  CHECK(malas_buenas(85) == "35 buenas");
  CHECK(malas_buenas(75) == "25 buenas");
  CHECK(malas_buenas(55) == "5 buenas");
  CHECK(malas_buenas(84) == "34 buenas");
  CHECK(malas_buenas(46) == "46 malas");
  CHECK(malas_buenas(42) == "42 malas");
  CHECK(malas_buenas(88) == "38 buenas");
  CHECK(malas_buenas(27) == "27 malas");
  CHECK(malas_buenas(103) == "53 buenas");
  CHECK(malas_buenas(51) == "1 buena");
  CHECK(malas_buenas(1) == "1 mala");
}

TEST_CASE("six cards are dealt to each seat in threes, from the dealer's right, and the next card is turned",
          "[guinote]") {
  Rng rng{9};
  for (const int players : {4, 2}) {
    Guinote::Config config;
    config.players = static_cast<std::uint8_t>(players);
    const auto deal = Guinote::random_deal(config, {}, rng);
    const State s = Guinote::start(config, {}, deal);
    const Seat mano = (deal.dealer + 1) % players;
    CHECK(s.actor == mano);
    for (int i = 0; i < 3; ++i) {
      CHECK(s.hand[at(mano)].has(deal.cards[at(i)]));
      CHECK(s.hand[at((mano + 1) % players)].has(deal.cards[at(3 + i)]));
      CHECK(s.hand[at(mano)].has(deal.cards[at(3 * players + i)]));
    }
    CHECK(s.turned() == deal.cards[at(6 * players)]);
    CHECK(s.trump == deal.cards[at(6 * players)].suit());
    CHECK(s.stock[0] == deal.cards[at(6 * players + 1)]);
    CHECK(s.stock_size == 40 - 6 * players);
  }
}

TEST_CASE("in the draw by suits the player with the suit of the last card deals first", "[guinote]") {
  Rng rng{11};
  for (int i = 0; i < 500; ++i) {
    const auto suits = Guinote::draw_dealer(4, 0, rng);
    CHECK(suits.suit_of[at(suits.dealer)] == suits.drawn.back().card.suit());
  }
}

TEST_CASE("the draw by kings makes pairs, and the first king decides the dealer", "[guinote]") {
  Rng rng{11};
  for (int i = 0; i < 500; ++i) {
    const auto kings = Guinote::draw_dealer(4, 1, rng);
    std::vector<Seat> owners;
    for (const auto& drawn : kings.drawn)
      if (drawn.card.rank() == Guinote::kRey) owners.push_back(drawn.player);
    REQUIRE(owners.size() == 4);
    const auto seat_of = [&](Seat player) {
      return std::find(kings.seating.begin(), kings.seating.end(), player) - kings.seating.begin();
    };
    CHECK(seat_of(owners[0]) % 2 == seat_of(owners[1]) % 2);
    CHECK(seat_of(owners[2]) % 2 == seat_of(owners[3]) % 2);
    CHECK(seat_of(owners[0]) != seat_of(owners[1]));
    CHECK(seat_of(owners[0]) == kings.dealer);
    CHECK(kings.seating[0] == 0);
  }
}

TEST_CASE("with two players, the one whose card has more points deals first", "[guinote]") {
  Rng rng{11};
  for (int i = 0; i < 500; ++i) {
    const auto lifted = Guinote::draw_dealer(2, 0, rng);
    const auto& drawn = lifted.drawn;
    const auto points = [&](std::size_t k) { return kRanking.points_of(drawn[drawn.size() - k].card); };
    CHECK((lifted.dealer == 0) == (points(2) > points(1)));
    CHECK(points(2) != points(1));
  }
}

}  // namespace
}  // namespace tapete::test::guinote
