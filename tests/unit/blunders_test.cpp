// The games' lists of blunders: each entry recognises its blunder and accepts good play.
#include <catch_amalgamated.hpp>

#include "arranged_hand.hpp"
#include "bots/arena.hpp"
#include "games/brisca/brisca.hpp"
#include "games/tute/rules.hpp"
#include "games/tute/tute_dos.hpp"
#include "guinote_support.hpp"
#include "support.hpp"
#include "tute_support.hpp"

namespace tapete::test {
namespace {

/// Returns whether entry `id` of the game's list of blunders contains this action of the seat to act.
template <class G>
bool blunders(const typename G::State& state, std::string_view id, std::string_view text) {
  const auto action = G::parse(state.actor, text);
  CAPTURE(id, text);
  REQUIRE(action);
  REQUIRE(G::legal(state).contains(*action));
  for (const auto& entry : G::blunders())
    if (entry.id == id) return entry.is(state, *action);
  FAIL("the game lists no such blunder");
  return false;
}

Guinote::State of_guinote(std::string_view hand, std::string_view trick, Seat leader) {
  Guinote::State s = guinote::before_deal({});
  arrange(s, Guinote::kRanking, 16, hand, trick, leader);
  return s;
}

brisca::State of_brisca(int players, std::string_view hand, std::string_view trick, Seat leader) {
  brisca::State s;
  s.config.players = s.players = static_cast<std::uint8_t>(players);
  s.each = 3;
  arrange(s, brisca::Rules::kRanking, 40 - 3 * players, hand, trick, leader);
  return s;
}

}  // namespace

TEST_CASE("guiñote: leading a trump without need is a blunder", "[blunders]") {
  const auto s = of_guinote("Ac 2c Ao 3e Re 6b", "", 0);
  CHECK(blunders<Guinote>(s, "trump_led", "play 2c"));
  CHECK_FALSE(blunders<Guinote>(s, "trump_led", "play 6b"));
  CHECK(blunders<Guinote>(s, "high_trump_led", "play Ac"));
  CHECK_FALSE(blunders<Guinote>(s, "high_trump_led", "play 2c"));
  // The first hand could otherwise lead only a guiñote (a non-trump ace or three); the second has only high trumps.
  CHECK_FALSE(blunders<Guinote>(of_guinote("2c 4c Ao", "", 0), "trump_led", "play 2c"));
  CHECK_FALSE(blunders<Guinote>(of_guinote("Ac 3c", "", 0), "high_trump_led", "play Ac"));
  // In vueltas (the second hand of a game), and after the stock is used up, leading trumps is right.
  auto vueltas = s;
  vueltas.vueltas = true;
  CHECK_FALSE(blunders<Guinote>(vueltas, "high_trump_led", "play Ac"));
  auto arrastre = s;
  arrastre.drawn = arrastre.stock_size;
  CHECK_FALSE(blunders<Guinote>(arrastre, "trump_led", "play 2c"));
}

TEST_CASE("guiñote: taking the partner's trick, or not adding points to it, is a blunder", "[blunders]") {
  const auto last = of_guinote("Ac 3e Re 4b 5b 6b", "5o Ao 6o", 1);
  CHECK(blunders<Guinote>(last, "partner_killed", "play Ac"));
  CHECK_FALSE(blunders<Guinote>(last, "partner_killed", "play 4b"));
  CHECK(blunders<Guinote>(last, "partner_not_loaded", "play 4b"));
  CHECK(blunders<Guinote>(last, "partner_not_loaded", "play Re"));
  CHECK_FALSE(blunders<Guinote>(last, "partner_not_loaded", "play 3e"));
  CHECK_FALSE(blunders<Guinote>(of_guinote("Ac Re 4b 5b 6b", "5o Ao 6o", 1), "partner_not_loaded", "play 4b"));
  // The seat plays third: the last opponent may still trump the partner's ace, but the seat should not.
  const auto third = of_guinote("2c 3e 4b 5b 6b 7b", "Ao 6o", 2);
  CHECK(blunders<Guinote>(third, "partner_trumped", "play 2c"));
  CHECK_FALSE(blunders<Guinote>(third, "partner_trumped", "play 3e"));
  // Taking an opponent's trick is right, and so is taking the partner's trick if the hand has only trumps.
  CHECK_FALSE(blunders<Guinote>(of_guinote("Ac 3e 4b", "Ao 5o 6o", 1), "partner_killed", "play Ac"));
  CHECK_FALSE(blunders<Guinote>(of_guinote("Ac 3c", "5o Ao 6o", 1), "partner_killed", "play Ac"));
}

TEST_CASE("guiñote: wasting an ace or a three is a blunder", "[blunders]") {
  const auto poor = of_guinote("Ac 2c 3e Re 4b 5b", "5o 6o 7o", 1);
  CHECK(blunders<Guinote>(poor, "high_trump_wasted", "play Ac"));
  CHECK_FALSE(blunders<Guinote>(poor, "high_trump_wasted", "play 2c"));
  CHECK_FALSE(blunders<Guinote>(of_guinote("Ac 4b 5b", "Ro 6o 7o", 1), "high_trump_wasted", "play Ac"));
  // With the forty (king and jack of trumps) in the hand, every trick is worth winning.
  CHECK_FALSE(blunders<Guinote>(of_guinote("3c Rc Sc 4b", "5o 6o 7o", 1), "high_trump_wasted", "play 3c"));
  CHECK(blunders<Guinote>(poor, "guinote_given", "play 3e"));
  CHECK_FALSE(blunders<Guinote>(poor, "guinote_given", "play Re"));
  CHECK_FALSE(blunders<Guinote>(of_guinote("2c Ae 3e", "5o 6o 7o", 1), "guinote_given", "play 3e"));
  // "A un guiñote, otro" (on one guiñote another): the second to play may hope that its partner wins the trick.
  CHECK_FALSE(blunders<Guinote>(of_guinote("Ae 4b 5b", "3o", 3), "guinote_given", "play Ae"));
}

TEST_CASE("guiñote: breaking a cante before it is sung is a blunder", "[blunders]") {
  const auto s = of_guinote("Re Se 3o 4b 5c Ab", "5o 6o 7o", 1);
  CHECK(blunders<Guinote>(s, "cante_broken", "play Se"));
  CHECK_FALSE(blunders<Guinote>(s, "cante_broken", "play 4b"));
  auto sung = s;
  sung.sung = 1U << 2;
  CHECK_FALSE(blunders<Guinote>(sung, "cante_broken", "play Se"));
  CHECK_FALSE(blunders<Guinote>(of_guinote("Re Se Ab", "5o 6o 7o", 1), "cante_broken", "play Se"));
}

TEST_CASE("guiñote: passing instead of singing a cante is a blunder", "[blunders]") {
  auto window = of_guinote("Re Se 7c 4b 5b Ab", "", 0);
  window.phase = Guinote::Phase::window;
  CHECK(blunders<Guinote>(window, "cante_missed", "pass"));
  CHECK_FALSE(blunders<Guinote>(window, "cante_missed", "cante e"));
}

TEST_CASE("guiñote: not swapping the seven of trumps before the last draw is a blunder", "[blunders]") {
  auto draw = of_guinote("7c 4b 5b Ab 6b 7b", "", 0);
  draw.phase = Guinote::Phase::before_draw;
  draw.drawn = 12;
  draw.stock[15] = card("Rc");
  CHECK(blunders<Guinote>(draw, "seven_kept", "pass"));
  CHECK_FALSE(blunders<Guinote>(draw, "seven_kept", "swap"));
}

TEST_CASE("guiñote: a card that wins the partida at once is no blunder", "[blunders]") {
  auto s = of_guinote("Re Se 4b 2c", "3o 6o 7o", 1);
  s.vueltas = true;
  s.carried[0].cards = 89;
  s.hand[0] = cards("Rc Sc 4b");
  CHECK_FALSE(blunders<Guinote>(s, "cante_broken", "play Rc"));
  s.carried[0].cards = 80;
  CHECK(blunders<Guinote>(s, "cante_broken", "play Rc"));
}

TEST_CASE("brisca: the blunders of guiñote are blunders too, and so is leading a brisca (an ace or a three)",
          "[blunders]") {
  CHECK(blunders<Brisca>(of_brisca(4, "Ac 2b 3e", "", 0), "trump_led", "play Ac"));
  CHECK(blunders<Brisca>(of_brisca(4, "Ac 2b 3e", "", 0), "high_trump_led", "play Ac"));
  CHECK(blunders<Brisca>(of_brisca(2, "4c 2b 3e", "", 0), "brisca_led", "play 3e"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(2, "4c 6c 3e", "", 0), "brisca_led", "play 3e"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(2, "4c 2b 3e", "", 0), "brisca_led", "play 2b"));
  const auto last = of_brisca(4, "Ac 3e 4b", "5o Ao 6o", 1);
  CHECK(blunders<Brisca>(last, "partner_killed", "play Ac"));
  CHECK(blunders<Brisca>(last, "partner_not_loaded", "play 4b"));
  CHECK_FALSE(blunders<Brisca>(last, "partner_not_loaded", "play 3e"));
  const auto poor = of_brisca(2, "Ac 3e 4b", "5o", 1);
  CHECK(blunders<Brisca>(poor, "high_trump_wasted", "play Ac"));
  CHECK(blunders<Brisca>(poor, "brisca_given", "play 3e"));
  CHECK_FALSE(blunders<Brisca>(poor, "brisca_given", "play 4b"));
  // Without pairs, the seat opposite is an opponent too.
  auto alone = last;
  alone.config.pairs = false;
  CHECK_FALSE(blunders<Brisca>(alone, "partner_killed", "play Ac"));
  // After the stock is used up, all cards must be played anyway.
  auto ending = poor;
  ending.drawn = ending.stock_size;
  CHECK_FALSE(blunders<Brisca>(ending, "brisca_given", "play 3e"));
}

TEST_CASE("brisca: adding an ace to a rival's trick while a worthless card is in the hand is a blunder", "[blunders]") {
  // The seat plays second, and its partner last.
  const auto second = of_brisca(4, "Ae 4b 2c", "Ro", 3);
  CHECK(blunders<Brisca>(second, "brisca_risked", "play Ae"));
  CHECK_FALSE(blunders<Brisca>(second, "brisca_risked", "play 4b"));
  CHECK_FALSE(blunders<Brisca>(second, "brisca_risked", "play 2c"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(4, "Ae Rb 2c", "Ro", 3), "brisca_risked", "play Ae"));     // nothing worthless
  CHECK_FALSE(blunders<Brisca>(of_brisca(4, "Ao 4b 2c", "Ro", 3), "brisca_risked", "play Ao"));     // the ace takes
  CHECK_FALSE(blunders<Brisca>(of_brisca(4, "Ae 4b 2c", "Ro 2o", 2), "brisca_risked", "play Ae"));  // partner's trick
  CHECK(blunders<Brisca>(of_brisca(4, "Ae 4b 2c", "Ro 2o 4o", 1), "brisca_given", "play Ae"));
  CHECK(blunders<Brisca>(of_brisca(2, "Ae 4b 2c", "Ro", 1), "brisca_given", "play Ae"));
}

TEST_CASE("brisca: trumping the partner's trick is a blunder, except to secure an ace or a three", "[blunders]") {
  CHECK(blunders<Brisca>(of_brisca(4, "4c 2b 3e", "Ro 2o", 2), "partner_trumped", "play 4c"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(4, "4c 2b 3e", "Ro 2o", 2), "partner_trumped", "play 2b"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(4, "4c 2b 3e", "Ao 2o", 2), "partner_trumped", "play 4c"));
  CHECK(blunders<Brisca>(of_brisca(4, "4c 2b 3e", "2c Ao", 2), "partner_trumped", "play 4c"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(4, "4c Ae 3e", "2o 4o", 2), "partner_trumped", "play 4c"));
}

TEST_CASE("brisca: leading a trump, an ace or a three is no blunder late, or instead of a card with points",
          "[blunders]") {
  auto s = of_brisca(2, "4c 2b 3e", "", 0);
  CHECK(blunders<Brisca>(s, "trump_led", "play 4c"));
  CHECK(blunders<Brisca>(s, "brisca_led", "play 3e"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(2, "4c Rb 3e", "", 0), "trump_led", "play 4c"));
  CHECK_FALSE(blunders<Brisca>(of_brisca(2, "4c Rb 3e", "", 0), "brisca_led", "play 3e"));
  auto few_trumps = s;
  few_trumps.played_set = cards("Ac 3c Rc Cc Sc 7c");
  CHECK_FALSE(blunders<Brisca>(few_trumps, "brisca_led", "play 3e"));
  s.drawn = static_cast<std::uint8_t>(s.stock_size - 6);
  CHECK_FALSE(blunders<Brisca>(s, "trump_led", "play 4c"));
  CHECK_FALSE(blunders<Brisca>(s, "brisca_led", "play 3e"));
}

TEST_CASE("tute de a dos: the blunders of guiñote are blunders too", "[blunders]") {
  Rng rng{1};
  Tute::Config config;
  config.players = 2;
  auto s = Tute::start(config, {}, Tute::random_deal(config, {}, rng));
  s.trump = 1;
  s.leader = s.actor = 0;
  s.hand = {cards("Ac 4c Re Ce 3b 6b"), cards("5o")};
  s.stock[at(s.stock_size - 1)] = card("2c");
  CHECK(blunders<TuteDos>(s, "trump_led", "play 4c"));
  CHECK(blunders<TuteDos>(s, "high_trump_led", "play Ac"));
  CHECK(blunders<TuteDos>(s, "cante_broken", "play Ce"));
  CHECK_FALSE(blunders<TuteDos>(s, "trump_led", "play 6b"));
  s.leader = s.actor = 1;
  put_card(s, Tute::kRanking, card("5o"));
  CHECK(blunders<TuteDos>(s, "high_card_given", "play 3b"));
  CHECK_FALSE(blunders<TuteDos>(s, "high_card_given", "play 6b"));
  s.hand[0] = cards("Ac 4c 3b 6b");
  CHECK(blunders<TuteDos>(s, "high_trump_wasted", "play Ac"));
  CHECK_FALSE(blunders<TuteDos>(s, "high_trump_wasted", "play 4c"));
}

namespace {
/// Returns a hand of tute in which seat 0 has won the first trick and holds the four kings (reyes).
Tute::State with_four_reyes() {
  Rng rng{2};
  auto s = Tute::start({}, {}, Tute::random_deal({}, {}, rng));
  s.hand = {};
  s.hand[0] = cards("Ro Rc Re Rb 2b");
  s.shown = {};
  s.leader = 0;
  s.winner[s.tricks++] = 0;
  tute::ask_winner(s);
  return s;
}
}  // namespace

TEST_CASE("tute: passing instead of declaring four kings is a blunder", "[blunders]") {
  const auto s = with_four_reyes();
  CHECK(blunders<Tute>(s, "tute_missed", "pass"));
  CHECK_FALSE(blunders<Tute>(s, "tute_missed", "tute R"));
}

TEST_CASE("tute: leading a sure winner is a blunder if the seat has won no trick so far", "[blunders]") {
  auto s = with_four_reyes();
  s.phase = Tute::Phase::play;
  s.trump = 0;
  s.winner = {1, 2, 1, 3, 1};
  s.tricks = 5;
  s.hand[0] = cards("Ao 2b 4b");
  CHECK(blunders<Tute>(s, "clean_hand_soiled", "play Ao"));
  CHECK_FALSE(blunders<Tute>(s, "clean_hand_soiled", "play 2b"));
  auto taker = s;
  taker.winner[4] = 0;
  CHECK_FALSE(blunders<Tute>(taker, "clean_hand_soiled", "play Ao"));
  auto capote = s;
  capote.winner = {1, 1, 1, 1, 1};
  CHECK_FALSE(blunders<Tute>(capote, "clean_hand_soiled", "play Ao"));
}

TEST_CASE("tute: bidding more than the hand can make is a blunder", "[blunders]") {
  Rng rng{2};
  Tute::Config remate;
  remate.variant = Tute::Variant::remate;
  auto auction = Tute::start(remate, {}, Tute::random_deal(remate, {}, rng));
  REQUIRE(auction.phase == Tute::Phase::bid);
  auction.hand[at(auction.actor)] = cards("Ao 3o Ro 7o 6o 5o 4o 2o So 2c");
  auction.bid = 130;
  auction.declarer = static_cast<std::int8_t>((auction.actor + 1) % 4);
  CHECK(blunders<Tute>(auction, "bid_beyond_reach", "bid 140"));
  CHECK_FALSE(blunders<Tute>(auction, "bid_beyond_reach", "bid no"));
  auction.hand[at(auction.actor)] = cards("Ao 3o Ro Co 6o 5o 4o 2o So 2c");
  CHECK_FALSE(blunders<Tute>(auction, "bid_beyond_reach", "bid 140"));
}

/// Plays deals with bots of one level, and checks that each blunder occurs fewer than `most` times in a hundred hands.
template <class G>
void check_rates(const typename G::Config& config, Level level, double most) {
  Arena<G> arena{config, {Contestant::Kind::level, level}, {Contestant::Kind::level, level}, 3};
  arena.count_blunders();
  ArenaResult result;
  for (std::uint64_t deal = 0; result.hands < hands_to_play(20000) / 20; ++deal) arena.play_deal(deal, result);
  for (std::size_t i = 0; i < G::blunders().size(); ++i) {
    CAPTURE(static_cast<int>(level), int{config.players}, G::blunders()[i].id);
    const auto seen = static_cast<double>(result.blundered[0][i] + result.blundered[1][i]);
    CHECK(100 * seen / static_cast<double>(result.hands) < most);
  }
}

TEMPLATE_TEST_CASE("beginners and stronger bots rarely blunder", "[blunders][bots]", Guinote, Brisca, Tute, TuteDos) {
  for (const int players : TestType::info().players) {
    const std::vector<int> values = *read_rules(TestType::info(), {});
    const auto config = TestType::configure(players, values);
    check_rates<TestType>(config, Level::casual, 1);
    check_rates<TestType>(config, Level::beginner, 1);
  }
}

}  // namespace tapete::test
