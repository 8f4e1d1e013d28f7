// The rules of guiñote, each named after the sentence or the worked example that it comes from.
#include <catch_amalgamated.hpp>

#include "games/guinote/rules.hpp"
#include "games/guinote/strings.hpp"
#include "support.hpp"

namespace tapete::test::guinote {
namespace {

using namespace tapete::guinote;

constexpr int kCopas = 1;

/// The winner's place (0 to 3) in a trick of four cards.
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

TEST_CASE("order and points of the cards", "[guinote]") {
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
  CHECK(trick_winner("7o Se 2c Co", kCopas) == 2);  // had the third player played a trump
}

TEST_CASE("example: the arrastre with trumps in copas", "[guinote]") {
  // The second has the four and the sota of oros: only the sota beats the seven; trumps may not be played.
  CHECK(duty("4o So 2c Ac", "7o", "7o", false) == cards("So"));
  // With the caballo for the four either will do.
  CHECK(duty("Co So 2c Ac", "7o", "7o", false) == cards("Co So"));
  // The third has one card of oros that cannot win: it must be played all the same.
  CHECK(duty("6o Ac 3c 2e", "7o", "So", false) == cards("6o"));
  // The fourth has no oros, but its partner's sota is winning: any card.
  CHECK(duty("Ac 3c 2e 5b", "7o", "So", true) == cards("Ac 3c 2e 5b"));
}

TEST_CASE("example: a slight variation, the third has no oros", "[guinote]") {
  CHECK(duty("Ac 6c 2e 5b", "7o", "So", false) == cards("Ac 6c"));
  // The fourth must go over the third's six of trumps, if it can.
  CHECK(duty("7c 2c 2e", "7o", "6c", false) == cards("7c"));
  CHECK(duty("5c 2c 2e", "7o", "6c", false) == cards("5c 2c 2e"));
}

TEST_CASE("following comes before beating", "[guinote]") {
  // A trump is winning a trick led in oros: oros must be followed though they cannot win, all alike.
  CHECK(duty("Ao 2o Ac", "7o", "2c", false) == cards("Ao 2o"));
  // Where the partner is winning, one still follows suit.
  CHECK(duty("Ao 2o Ac", "7o", "So", true) == cards("Ao 2o"));
  // Trumps led: beat if possible, else any trump.
  CHECK(duty("Ac 2c 3o", "7c", "7c", false) == cards("Ac"));
  CHECK(duty("4c 2c 3o", "7c", "7c", false) == cards("4c 2c"));
  CHECK(duty("3o 2e", "7c", "7c", false) == cards("3o 2e"));
}

TEST_CASE("denied() says exactly what obliged() excludes", "[guinote]") {
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

TEST_CASE("malas and buenas as in the sources", "[guinote]") {
  CHECK(malas_buenas(30, Lang::es) == "30 malas");
  CHECK(malas_buenas(70, Lang::es) == "20 buenas");
  CHECK(malas_buenas(101, Lang::es) == "51 buenas");
  CHECK(malas_buenas(48, Lang::es) == "48 malas");
  CHECK(malas_buenas(85, Lang::es) == "35 buenas");
  CHECK(malas_buenas(75, Lang::es) == "25 buenas");
  CHECK(malas_buenas(55, Lang::es) == "5 buenas");
  CHECK(malas_buenas(84, Lang::es) == "34 buenas");
  CHECK(malas_buenas(46, Lang::es) == "46 malas");
  CHECK(malas_buenas(42, Lang::es) == "42 malas");
  CHECK(malas_buenas(88, Lang::es) == "38 buenas");
  CHECK(malas_buenas(27, Lang::es) == "27 malas");
  CHECK(malas_buenas(103, Lang::es) == "53 buenas");
  CHECK(malas_buenas(51, Lang::es) == "1 buena");
  CHECK(malas_buenas(1, Lang::es) == "1 mala");
}

// --- The end of a hand
// -------------------------------------------------------------------------------------------------------------------

/// A finished first hand with these points of cards, cantes, and the last trick won by a seat.
State finished(int cards0, int cantes0, int cantes1, Seat last, Guinote::Config config = {}) {
  State s = before_deal(config);
  s.tally[0].cards = static_cast<std::uint16_t>(cards0);
  s.tally[1].cards = static_cast<std::uint16_t>(120 - cards0);
  s.tally[0].cantes = static_cast<std::uint16_t>(cantes0);
  s.tally[1].cantes = static_cast<std::uint16_t>(cantes1);
  s.tally[at(side_of(last))].last = Guinote::kLastTrick;
  s.leader = static_cast<std::uint8_t>(last);
  s.phase = Phase::over;
  s.actor = kNobody;
  return s;
}

OutcomeLines outcome(const State& s, const Guinote::Standing& standing = {}) {
  return Guinote::outcome(s.config, standing, s);
}

TEST_CASE("84 and 46 points: nobody has 101, there are vueltas", "[guinote]") {
  const State s = finished(74, 0, 0, 0);
  CHECK(outcome(s) == OutcomeLines{"hand 84 46"});
  const auto next = Guinote::settle(s.config, {}, s);
  CHECK(next.vueltas);
  CHECK(next.carried[0].total() == 84);
  CHECK(next.carried[1].total() == 46);
  CHECK(next.dealer == 0);
}

TEST_CASE("27 malas against 53 buenas: the partida is won in one hand", "[guinote]") {
  const State s = finished(27, 0, 0, 1);
  CHECK(outcome(s) == OutcomeLines{"hand 27 103", "partida 1 27 103"});
}

TEST_CASE("both sides reach 51 buenas: the last trick decides, not the points", "[guinote]") {
  CHECK(outcome(finished(60, 60, 40, 3))[1] == "partida 1 120 110");
  CHECK(outcome(finished(60, 60, 40, 2))[1] == "partida 0 130 100");
  CHECK(outcome(finished(60, 60, 41, 2))[1] == "partida 0 130 101");
}

TEST_CASE("nunca se gana si no se hacen 30 malas", "[guinote]") {
  // 29 points of cards, the last trick and 80 of cantes: 119, and lost, even to a side below 101.
  CHECK(outcome(finished(29, 80, 0, 0))[1] == "partida 1 119 91");
  CHECK(outcome(finished(30, 80, 0, 0))[1] == "partida 0 120 90");
  // Both there, one without its thirty: it loses although it made the last trick.
  CHECK(outcome(finished(29, 80, 20, 0))[1] == "partida 1 119 111");
  Guinote::Config tricks;
  tricks.thirty = Guinote::Thirty::tricks;
  CHECK(outcome(finished(20, 80, 0, 0, tricks))[1] == "partida 0 110 100");
  CHECK(outcome(finished(19, 80, 0, 0, tricks))[1] == "partida 1 109 101");
  CHECK(outcome(finished(20, 100, 0, 1, tricks))[1] == "partida 1 120 110");
  Guinote::Config off;
  off.thirty = Guinote::Thirty::off;
  CHECK(outcome(finished(2, 100, 0, 1, off))[1] == "partida 1 102 128");
  CHECK(outcome(finished(2, 100, 0, 0, off))[1] == "partida 0 112 118");
}

TEST_CASE("three partidas make a coto, and the cotos agreed on the match", "[guinote]") {
  Guinote::Config config;
  config.coto = 3;
  config.cotos = 2;
  Guinote::Standing standing;
  standing.partidas = {2, 1};
  State s = finished(110, 0, 0, 2, config);
  CHECK(outcome(s, standing) == OutcomeLines{"hand 120 10", "partida 0 120 10", "coto 0"});
  standing = Guinote::settle(config, standing, s);
  CHECK(standing.partidas == std::array<std::uint8_t, 2>{0, 0});
  CHECK(standing.cotos == std::array<std::uint8_t, 2>{1, 0});
  CHECK(standing.dealer == 2);
  CHECK(!Guinote::match_over(config, standing));
  standing.partidas = {2, 2};
  CHECK(outcome(s, standing).back() == "match 0");
  CHECK(Guinote::match_over(config, Guinote::settle(config, standing, s)));
}

// --- Vueltas
// -----------------------------------------------------------------------------------------------------------------------------

/// Vueltas with the seat to act about to lead in the middle of the descarte, carrying these points.
State in_vueltas(int cards0, int cantes0, int cards1) {
  Rng rng{3};
  Guinote::Standing standing;
  standing.vueltas = true;
  standing.carried[0].cards = static_cast<std::uint16_t>(cards0);
  standing.carried[0].cantes = static_cast<std::uint16_t>(cantes0);
  standing.carried[1].cards = static_cast<std::uint16_t>(cards1);
  return Guinote::start({}, standing, Guinote::random_deal({}, standing, rng));
}

TEST_CASE("vueltas end with the trick that reaches 101", "[guinote]") {
  State s = in_vueltas(95, 0, 25);
  s.winning_seat = 0;
  s.trick_points = 5;
  s.in_trick = 4;
  take_trick(s);
  CHECK(s.phase == Phase::play);
  s.winning_seat = 2;
  s.trick_points = 1;
  s.in_trick = 4;
  take_trick(s);
  CHECK(s.phase == Phase::over);
  CHECK(outcome(s) == OutcomeLines{"hand 6 0", "partida 0 101 25"});
}

TEST_CASE("vueltas end with the cante that reaches 101", "[guinote]") {
  State s = in_vueltas(81, 0, 39);
  sing(s, 2, (s.trump + 1) % 4, false);
  CHECK(s.phase == Phase::over);
}

TEST_CASE("in vueltas a 101 without thirty malas waits for them", "[guinote]") {
  State s = in_vueltas(25, 80, 95);
  s.winning_seat = 0;
  s.trick_points = 4;
  take_trick(s);
  CHECK(s.phase == Phase::play);
  CHECK(total(s, 0) == 109);
  s.winning_seat = 0;
  s.trick_points = 1;
  take_trick(s);
  CHECK(s.phase == Phase::over);
  CHECK(outcome(s).back() == "partida 0 110 95");
}

// --- Deal, draw, declarations
// ------------------------------------------------------------------------------------------------------------

TEST_CASE("cards are dealt in threes from the dealer's right; the 25th is turned, the 13th for two", "[guinote]") {
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

/// A window of the winner of trick 1, seat 0, with these cards in the hands of 0 and 2; the turned card is the trump
/// sota.
State window(std::string_view hand0, std::string_view hand2, Guinote::Config config = {},
             std::string_view turned_card = "Sc") {
  State s = before_deal(config);
  s.trump = kCopas;
  s.stock_size = 16;
  s.drawn = 4;
  s.stock[15] = card(turned_card);
  s.tricks = 1;
  s.played_count = 4;
  s.hand[0] = cards(hand0);
  s.hand[2] = cards(hand2);
  s.leader = 0;
  s.actor = 0;
  s.phase = Phase::window;
  return s;
}

std::vector<std::string> legal_names(const State& s) {
  std::vector<std::string> names;
  for (const Action action : Guinote::legal(s)) names.push_back(Guinote::name(action));
  std::sort(names.begin(), names.end());
  return names;
}
using Names = std::vector<std::string>;

TEST_CASE("the winner sings as often as it wants, then its partner", "[guinote]") {
  State s = window("Ro So Re Se 2b 4b", "Rb Sb 2e 4e 5e 6e");
  CHECK(legal_names(s) == Names{"cante e", "cante o", "pass"});
  Guinote::apply(s, cante(0, false));
  CHECK(s.actor == 0);
  CHECK(legal_names(s) == Names{"cante e", "pass"});
  Guinote::apply(s, kPass);
  CHECK(s.actor == 2);
  CHECK(legal_names(s) == Names{"cante b", "pass"});
  Guinote::apply(s, cante(3, false));
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
  CHECK(s.tally[0].cantes == 40);
}

TEST_CASE("cantes=one: one cante a trick for the side", "[guinote]") {
  Guinote::Config config;
  config.one_cante = true;
  State s = window("Ro So Re Se 2b 4b", "Rb Sb 2e 4e 5e 6e", config);
  Guinote::apply(s, cante(0, false));
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
  CHECK(s.tally[0].cantes == 20);
}

TEST_CASE("forty in trumps; in the descarte every cante names its suit", "[guinote]") {
  State s = window("Rc Sc 2o 4o 2b 4b", "2e 4e 5e 6e 7e Ce", {}, "2c");
  CHECK(legal_names(s) == Names{"cante c", "pass"});
  Guinote::apply(s, cante(kCopas, false));
  CHECK(s.tally[0].cantes == 40);
  CHECK(s.shown[0] == cards("Rc Sc"));
}

TEST_CASE("in arrastre a twenty may be sung without its suit, the forty not", "[guinote]") {
  State s = window("Rc Sc Ro So 2b 4b", "2e 4e 5e 6e 7e Ce");
  s.drawn = s.stock_size;
  CHECK(legal_names(s) == Names{"cante c", "cante o", "cante o hidden", "pass"});
  Guinote::apply(s, cante(0, true));
  CHECK(s.shown[0].empty());
  CHECK(Guinote::view(s, 0).state.cantes[0].suit == 0);
  CHECK(Guinote::view(s, 1).state.cantes[0].suit == Guinote::kUnknownSuit);
  CHECK(Guinote::view(s, 2).state.cantes[0].suit == Guinote::kUnknownSuit);  // the partner does not see it either
}

TEST_CASE("the seven is changed for a stronger turned card only, or for any", "[guinote]") {
  State s = window("7c 2o 4o 5o 2b 4b", "2e 4e 5e 6e 7e Ce");
  CHECK(legal_names(s) == Names{"pass", "swap"});
  Guinote::apply(s, kSwap);
  CHECK(s.hand[0].has(card("Sc")));
  CHECK(s.turned() == card("7c"));
  CHECK(s.phase == Phase::play);
  CHECK_FALSE(can_swap(window("7c 2o 4o 5o 2b 4b", "2e", {}, "5c"), 0));
  Guinote::Config any;
  any.swap_any = true;
  CHECK(can_swap(window("7c 2o 4o 5o 2b 4b", "2e", any, "5c"), 0));
}

TEST_CASE("changing the seven can make the forty, sung in the same window", "[guinote]") {
  State s = window("7c Rc 4o 5o 2b 4b", "2e 4e 5e 6e 7e Ce");
  CHECK(legal_names(s) == Names{"pass", "swap"});
  Guinote::apply(s, kSwap);
  CHECK(s.actor == 0);
  CHECK(legal_names(s) == Names{"cante c", "pass"});
}

/// The last trick of the descarte, about to be full and to be won by seat 0; the hands are such that windows matter.
State last_descarte_trick(std::string_view hand0) {
  State s = window(hand0, "2e 4e 5e 6e 7e");
  s.hand[1] = cards("2o 4o 5o 6o Co");
  s.hand[3] = cards("3b 2b 4b 5b 6b 7b");
  s.tricks = 3;
  s.drawn = 12;
  s.stock[12] = card("Ao");
  s.stock[13] = card("3o");
  s.stock[14] = card("7o");
  s.played_count = 15;
  s.played[12] = card("Ae");
  s.played[13] = card("So");
  s.played[14] = card("Ce");
  s.in_trick = 3;
  s.winning = card("Ae");
  s.winning_seat = 0;
  s.leader = 0;
  s.phase = Phase::play;
  s.actor = 3;
  return s;
}

TEST_CASE("before the last draw a window for the swap alone, after it one for cantes", "[guinote]") {
  State s = last_descarte_trick("7c Rc Re Se 5c");
  Guinote::apply(s, play(card("7b")));
  CHECK(s.phase == Phase::before_draw);
  CHECK(s.drawn == 12);
  CHECK(legal_names(s) == Names{"pass", "swap"});  // the pair of espadas must wait
  State swapped = s;
  Guinote::apply(swapped, kSwap);
  CHECK(swapped.drawn == 16);
  CHECK(swapped.hand[3].has(card("7c")));  // the last to draw takes what lies there
  CHECK(legal_names(swapped) == Names{"cante c", "cante e", "cante e hidden", "pass"});
  // To have passed in the first window does not bind in the second.
  Guinote::apply(s, kPass);
  CHECK(s.phase == Phase::window);
  CHECK(s.hand[3].has(card("Sc")));
  CHECK(legal_names(s) == Names{"cante e", "cante e hidden", "pass"});
}

TEST_CASE("no window after the last trick", "[guinote]") {
  State s = window("Ao", "2e");
  s.drawn = s.stock_size;
  s.hand[0] = {};
  s.hand[2] = {};
  s.hand[3] = cards("2b");
  s.played_count = 39;
  s.played[36] = card("Ao");
  s.tricks = 9;
  s.in_trick = 3;
  s.winning = card("Ao");
  s.winning_seat = 0;
  s.phase = Phase::play;
  s.actor = 3;
  Guinote::apply(s, play(card("2b")));
  CHECK(s.phase == Phase::over);
  CHECK(s.tally[0].last == 10);
}

// --- Renuncio
// ----------------------------------------------------------------------------------------------------------------------------

/// A trick of the arrastre led by seat 1 with the seven of oros; seat 2 holds what is given.
State arrastre_trick(std::string_view hand2, bool claims) {
  Guinote::Config config;
  config.claims = claims;
  State s = window("2o 4o 5o 6o Ro So", hand2, config);
  s.drawn = s.stock_size;
  s.phase = Phase::play;
  s.tricks = 4;
  s.winner = {0, 1, 0, 1};
  s.played_count = 17;
  s.played[16] = card("7o");
  s.in_trick = 1;
  s.winning = card("7o");
  s.winning_seat = 1;
  s.leader = 1;
  s.actor = 2;
  s.hand[1] = cards("2e 4e 5e 6e 7e");
  s.hand[3] = cards("2b 4b 5b 6b 7b Cb");
  return s;
}

TEST_CASE("renuncio=prevent: an illegal card cannot be played", "[guinote]") {
  const State s = arrastre_trick("Co Ac 3c", false);
  CHECK(legal_names(s) == Names{"play Co"});
  CHECK(Guinote::out_of_turn(s, 1).empty());
}

TEST_CASE("renuncio=claim: killing with a trump while holding the suit loses the partida when claimed", "[guinote]") {
  State s = arrastre_trick("Co Ac 3c", true);
  CHECK(legal_names(s).size() == 3);
  CHECK(Guinote::out_of_turn(s, 1).size() == 1);
  Guinote::apply(s, play(card("Ac")));
  State claimed = s;
  Guinote::apply(claimed, claim(3));
  CHECK(claimed.phase == Phase::over);
  CHECK(outcome(claimed)[1].substr(0, 9) == "partida 1");
  // The offender's side gains nothing by claiming against the innocent.
  Guinote::apply(s, claim(2));
  CHECK(outcome(s)[1].substr(0, 9) == "partida 1");
}

TEST_CASE("renuncio=claim: a wrong claim loses the partida", "[guinote]") {
  State s = arrastre_trick("Co Ac 3c", true);
  Guinote::apply(s, play(card("Co")));
  Guinote::apply(s, claim(1));
  CHECK(outcome(s)[1].substr(0, 9) == "partida 0");
}

TEST_CASE("no claim before the arrastre", "[guinote]") {
  Guinote::Config config;
  config.claims = true;
  CHECK(Guinote::out_of_turn(window("2o", "2e", config), 1).empty());
}

TEST_CASE("a renuncio is proven only by cards that have been seen", "[guinote]") {
  State s = arrastre_trick("Co Ac 3c", true);
  Guinote::apply(s, play(card("Ac")));
  std::array<CardSet, 4> seen{};
  CHECK(broken_seats(s, seen) == 0);
  seen[2] = cards("Co");  // shown later
  CHECK(broken_seats(s, seen) == 1U << 2);
  CHECK(broken_seats(s, s.hand) == 1U << 2);
}

// --- The first dealer
// --------------------------------------------------------------------------------------------------------------------

TEST_CASE("drawing the first dealer by suits, by kings, by the higher card", "[guinote]") {
  Rng rng{11};
  for (int i = 0; i < 500; ++i) {
    const auto suits = Guinote::draw_dealer(4, 0, rng);
    CHECK(suits.suit_of[at(suits.dealer)] == suits.drawn.back().card.suit());

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

    const auto lifted = Guinote::draw_dealer(2, 0, rng);
    const auto& drawn = lifted.drawn;
    const auto points = [&](std::size_t k) { return kRanking.points_of(drawn[drawn.size() - k].card); };
    CHECK((lifted.dealer == 0) == (points(2) > points(1)));
    CHECK(points(2) != points(1));
  }
}

}  // namespace
}  // namespace tapete::test::guinote
