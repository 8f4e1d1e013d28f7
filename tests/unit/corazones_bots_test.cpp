// Corazones (hearts): blunders, and the cards that bots pass and play.
#include <set>

#include "corazones_support.hpp"
#include "games/corazones/corazones.hpp"
#include "match/opinion.hpp"

namespace tapete::test::corazones {
namespace {

/// Returns a hand that seat 3 of four deals, after these actions (record lines without their seats).
Corazones::State after(const Lines& hands, const Lines& actions, const char* pass = "none") {
  const auto values = *read_rules(Corazones::info(), {{"pass", pass}});
  const auto config = Corazones::configure(4, values);
  const Corazones::Standing standing;
  auto s = Corazones::start(config, standing, *Corazones::parse_deal(config, standing, deal(3, hands), false));
  for (const std::string& action : actions) {
    CAPTURE(action);
    const auto read = Corazones::parse(s.actor, action);
    REQUIRE(read);
    REQUIRE(Corazones::legal(s).contains(*read));
    Corazones::apply(s, *read);
  }
  return s;
}

bool blunder(const Corazones::State& s, std::string_view id, std::string_view action) {
  for (const auto& entry : Corazones::blunders())
    if (entry.id == id) return entry.is(s, *Corazones::parse(s.actor, action));
  FAIL("no such blunder");
  return false;
}

const Lines kHands{"2c 3c 4s 5s 6s 7s 8d 9d Td 2h 3h 4h 5h", "4c 2d 3d 4d 5d 6d 7d Qs 2s 3s 8s 6h 7h",
                   "5c 6c 7c Jc 9s Ts Js Jd Qd 8h 9h Th Jh", "9c Tc 8c Qc Kc Ac Ks As Kd Ad Qh Kh Ah"};
const Lines kFirst{"play 2c", "play 4c", "play 5c", "play 9c"};
Lines then(Lines lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

TEST_CASE("keeping the queen of spades when it can be thrown on another seat's trick is a blunder", "[corazones]") {
  const auto s = after(kHands, then(kFirst, {"play Tc", "play 3c"}));
  CHECK(blunder(s, "queen_kept", "play 2d"));
  CHECK(blunder(s, "queen_kept", "play 6h"));
  CHECK_FALSE(blunder(s, "queen_kept", "play Qs"));
  CHECK_FALSE(blunder(after(kHands, {"play 2c"}), "queen_kept", "play 4c"));
}

TEST_CASE("taking points without need as the last seat to play is a blunder", "[corazones]") {
  const auto s = after(kHands, then(kFirst, {"play Tc", "play 3c", "play Qs"}));
  CHECK(blunder(s, "points_taken", "play Jc"));
  CHECK_FALSE(blunder(s, "points_taken", "play 6c"));
  const auto without = after(kHands, then(kFirst, {"play Tc", "play 3c", "play 2d"}));
  CHECK_FALSE(blunder(without, "points_taken", "play Jc"));
}

TEST_CASE("people play the highest of the cards that are equally safe", "[corazones][review]") {
  const auto expected = [](const Corazones::State& s, const char* natural) {
    return Corazones::name(Corazones::expected(s, *Corazones::parse(s.actor, natural)));
  };
  // No card of the first trick counts, so it is safe to take.
  CHECK(expected(after(kHands, {"play 2c", "play 4c"}), "play 5c") == "play Jc");
  const auto second = after(kHands, then(kFirst, {"play Tc", "play 3c", "play 2d"}));
  // The five, six and seven leave the trick to the ten. The jack takes it, and no hearts or queen are in it.
  CHECK(expected(second, "play 6c") == "play 7c");
  CHECK(expected(second, "play Jc") == "play Jc");
  // A discard leaves the trick to another seat, whatever its rank; cards that count are not exchanged for others.
  const auto discard = after(kHands, then(kFirst, {"play Tc", "play 3c"}));
  CHECK(expected(discard, "play 2d") == "play 7d");
  CHECK(expected(discard, "play 2s") == "play 8s");
  CHECK(expected(discard, "play 6h") == "play 7h");
  // Nobody who leads wants the highest card.
  CHECK(expected(after(kHands, kFirst), "play Tc") == "play Tc");
}

TEST_CASE("reasons tell of a seat that may take everything only when it is close to that", "[corazones][review]") {
  const auto idea = [](const Corazones::State& s, const char* best, const char* other) {
    return Corazones::idea(s, *Corazones::parse(s.actor, best), *Corazones::parse(s.actor, other), Lang::en);
  };
  const auto merit = [](const Corazones::State& s, const char* action) {
    return Corazones::merit(s, *Corazones::parse(s.actor, action), Lang::en);
  };
  // Seat 3 wins the queen of spades and holds the aces and kings of all suits.
  const Lines queen = then(kFirst, {"play Tc", "play 3c", "play Qs", "play 6c"});
  const auto strong = after(kHands, queen);
  CHECK(merit(strong, "play Ac") == "Whoever has all points so far may take the rest, too.");
  CHECK(idea(strong, "play Ac", "play 8c") == "Whoever has all points so far may take the rest, too.");
  CHECK(merit(strong, "play 8c").empty());
  // For the others, the queen alone is no reason to expect a pleno.
  const auto early = after(kHands, then(queen, {"play Ac", "play 2h", "play 2s"}));
  CHECK(idea(early, "play Jc", "play 7c") == "This gets rid of a high card.");
  // Seat 3 has the queen and five hearts.
  Lines hands = kHands;
  hands[0] = "2c 3c 4s 5s 6s 7s 8d 9d Td 2h 3h 4h 8h";
  hands[2] = "5c 6c 7c Jc 9s Ts Js Jd Qd 5h 9h Th Kh";
  hands[3] = "9c Tc 8c Qc Kc Ac Ks As Kd Ad Qh Jh Ah";
  const auto late =
      after(hands, then(queen, {"play Ac", "play 2h", "play 6h", "play 7c", "play Kc", "play 3h", "play 7h", "play Jc",
                                "play 8c", "play 4h", "play 2s", "play 9s", "play Qh", "play 8h", "play 3s"}));
  CHECK(idea(late, "play Kh", "play 5h") == "This keeps anybody from taking all points.");
  CHECK(merit(late, "play 5h").empty());
}

TEST_CASE("leading the ace or the king of spades while another seat holds the queen is a blunder", "[corazones]") {
  const auto s = after(kHands, kFirst);
  CHECK(blunder(s, "high_spade_led", "play As"));
  CHECK(blunder(s, "high_spade_led", "play Ks"));
  CHECK_FALSE(blunder(s, "high_spade_led", "play Tc"));
}

TEST_CASE("leading the queen of spades without need is a blunder", "[corazones]") {
  Lines hands = kHands;
  std::swap(hands[1][0], hands[3][15]);  // seat 1 has the ace of clubs
  const auto s = after(hands, {"play 2c", "play Ac", "play 5c", "play 9c"});
  CHECK(blunder(s, "queen_led", "play Qs"));
  CHECK_FALSE(blunder(s, "queen_led", "play 2d"));
}

TEST_CASE("giving points to a seat that may take all points is a blunder", "[corazones]") {
  const auto s = after(kHands, then(kFirst, {"play Tc", "play 3c", "play Qs", "play 6c", "play Qc"}));
  CHECK(blunder(s, "pleno_fed", "play 2h"));
  CHECK_FALSE(blunder(s, "pleno_fed", "play 4s"));
  CHECK_FALSE(blunder(after(kHands, then(kFirst, {"play Tc", "play 3c"})), "pleno_fed", "play 6h"));
}

TEST_CASE("passing the low spades that protect the queen of spades is a blunder", "[corazones]") {
  const auto s = after(kHands, {"give 2h", "give 3h", "give 4h"}, "nbak");
  REQUIRE(s.actor == 1);
  CHECK(blunder(s, "guard_given", "give 8s"));
  CHECK_FALSE(blunder(s, "guard_given", "give Qs"));
  CHECK_FALSE(blunder(s, "guard_given", "give 7d"));
  CHECK_FALSE(blunder(after(kHands, {}, "nbak"), "guard_given", "give 4s"));  // seat 0 has no queen to protect
}

/// Returns all actions that the casual player chooses in this state with different seeds.
std::set<std::string> casual(const Corazones::State& s) {
  std::set<std::string> out;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng{seed};
    out.insert(Corazones::name(Corazones::policy_action(Corazones::view(s, s.actor), rng)));
  }
  return out;
}

TEST_CASE("the casual player passes high cards and keeps the low spades that protect its queen", "[corazones]") {
  auto gifts = casual(after(kHands, {"give 2h", "give 3h", "give 4h"}, "nbak"));
  for (const char* guard : {"give 2s", "give 3s", "give 8s", "give 2d", "give 3d"}) CHECK(!gifts.contains(guard));
  gifts = casual(after(kHands, {"give 2h", "give 3h", "give 4h", "give 4c", "give 6h", "give 7h"}, "nbak"));
  for (const char* low : {"give 5c", "give 6c", "give 9s", "give 8h"}) CHECK(!gifts.contains(low));
}

TEST_CASE("the casual player gives no ten while it keeps the ace", "[corazones]") {
  const Lines hands{"2c 3c 4s 5s 6s 7s 2d 3d 2h Th Jh Qh Ah", "4c 8d 9d 4d 5d 6d 7d Qs 2s 3s 8s 6h 7h",
                    "5c 6c 7c Jc 9s Ts Js Jd Qd 8h 9h 3h 4h", "9c Tc 8c Qc Kc Ac Ks As Kd Ad 5h Kh Td"};
  CHECK(casual(after(hands, {}, "nbak")) == std::set<std::string>{"give Ah"});
  CHECK(casual(after(hands, {"give Ah"}, "nbak")) == std::set<std::string>{"give Qh"});
}

TEST_CASE("the casual player throws the queen when it can", "[corazones]") {
  const auto s = after(kHands, then(kFirst, {"play Tc", "play 3c"}));
  CHECK(casual(s) == std::set<std::string>{"play Qs"});
}

TEST_CASE("the casual player does not take the queen without need", "[corazones]") {
  const auto last = casual(after(kHands, then(kFirst, {"play Tc", "play 3c", "play Qs"})));
  CHECK_FALSE(last.contains("play Jc"));
  CHECK(last.contains("play 7c"));
}

TEST_CASE("the policy leads low spades while another seat has the queen, but not from a hand with the king",
          "[corazones]") {
  const Lines hands{"2c 3c 4c 5d 6d 7d 8d 9d Td 2h 3h 4h 5h", "Ac 5s 6s 7s 8s 2d 3d 4d Jd 6h 7h 8h 9h",
                    "5c 6c 7c 8c 9s Ts Js Qs Qd Th Jh Qh Kd", "9c Tc Jc Qc Kc Ks As 2s 3s 4s Ad Kh Ah"};
  auto s = after(hands, {"play 2c", "play Ac", "play 5c", "play 9c"});
  Rng rng{1};
  REQUIRE(s.actor == 1);
  CHECK(card_of(Corazones::policy(s, rng)).suit() == tapete::corazones::kSpades);
  s.hand[1].remove({tapete::corazones::kSpades, 4});
  s.hand[1].add({tapete::corazones::kSpades, 12});  // the hand now has the king
  CHECK(card_of(Corazones::policy(s, rng)).suit() != tapete::corazones::kSpades);
}

TEST_CASE("in playouts a seat with the queen goes on to take everything only with good cards", "[corazones]") {
  Rng rng{1};
  // Seat 3 holds only one card that another one can beat, and plays those that take.
  const auto strong = after(kHands, then(kFirst, {"play Tc", "play 3c", "play Qs", "play 6c"}));
  CHECK(Corazones::name(Corazones::policy(strong, rng)) == "play Ac");

  int plenos = 0;
  constexpr int kDeals = 1000;
  for (int i = 0; i < kDeals; ++i) {
    auto s = Corazones::start(strong.config, {}, Corazones::random_deal(strong.config, {}, rng));
    Corazones::play_by_policy(s, rng);
    plenos += Corazones::took_all(s) != kNobody ? 1 : 0;
  }
  CHECK(plenos > 0);
  CHECK(plenos < kDeals / 12);
}

TEST_CASE("a card that eats the queen is no good card because others would give away all hearts",
          "[corazones][review]") {
  constexpr std::string_view kEatsQueen =
      "tapete 1\ngame corazones\nplayers 4\n"
      "deal 1 ?? ?? 8d ?? ?? ?? 7c ?? ?? ?? 6c ?? ?? ?? 4s ?? ?? ?? Qs ?? ?? ?? 7s ?? ?? ?? Qc ?? ?? ?? Qd ?? "
      "?? ?? 8c ?? ?? ?? 7d ?? ?? ?? 6s ?? ?? ?? Ah ?? ?? ?? Th ??\n2 give ??\n2 give ??\n2 give ??\n3 give Tc\n"
      "3 give Ks\n3 give 9d\n0 give Qs\n0 give Ah\n0 give Th\n1 give ??\n1 give ??\n1 give ??\n2 play 2c\n"
      "3 play Jc\n0 play 8c\n1 play 3c\n3 play 5s\n0 play Ks\n";
  const auto opinion = parse_opinion(*ask_judge({kEatsQueen, 0, 18, Lang::es, Sight::own}));
  REQUIRE(opinion);
  CHECK(opinion->loss > 0.1);
  CHECK(std::ranges::count(opinion->best, "play Ks") == 0);
}

}  // namespace
}  // namespace tapete::test::corazones
