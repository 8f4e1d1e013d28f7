// Podrida: blunders, and the bids and plays of bots.
#include <catch_amalgamated.hpp>

#include "games/podrida/podrida.hpp"
#include "podrida_support.hpp"

namespace tapete::test::podrida {
namespace {

/// Returns a hand of four players that seat 3 deals, after these actions (lines without seats). The first of `hands`
/// gives the number of cards.
Podrida::State after(const Lines& hands, const std::string& turned, const Lines& actions) {
  const Game game{};
  const auto each = static_cast<int>(words(hands[0]).size());
  const auto values = *read_rules(Podrida::info(), {{"rounds", "down"}, {"most", std::to_string(each)}});
  const auto config = Podrida::configure(4, values);
  const Podrida::Standing standing;
  auto s = Podrida::start(config, standing, *Podrida::parse_deal(config, standing, game.deal(3, hands, turned), false));
  for (const std::string& action : actions) {
    CAPTURE(action);
    const auto read = Podrida::parse(s.actor, action);
    REQUIRE(read);
    REQUIRE(Podrida::legal(s).contains(*read));
    Podrida::apply(s, *read);
  }
  return s;
}

bool blunder(const Podrida::State& s, std::string_view id, std::string_view action) {
  for (const auto& entry : Podrida::blunders())
    if (entry.id == id) return entry.is(s, *Podrida::parse(s.actor, action));
  FAIL("no such blunder");
  return false;
}

const Lines kHands{"2c 3c 4c 5d", "Ah Kh Qh 2d", "7s 8s 9s Ts", "6c 7c 8c 6d"};

TEST_CASE("a bid far from the tricks that a hand can take is a blunder", "[podrida]") {
  const auto weak = after(kHands, "2h", {});
  CHECK(blunder(weak, "bid_far_off", "bid 4"));
  CHECK_FALSE(blunder(weak, "bid_far_off", "bid 0"));
  const auto strong = after(kHands, "2h", {"bid 0"});
  CHECK(blunder(strong, "bid_far_off", "bid 0"));
  CHECK_FALSE(blunder(strong, "bid_far_off", "bid 3"));
}

TEST_CASE("people discard the highest card of a suit once they have their tricks, and before that the lowest",
          "[podrida]") {
  const Lines hands{"6c 7c 8c", "As 2s 3s", "3c 4c 5c", "7s 8s 9s"};
  const auto after_bid = [&hands](const std::string& bid) {
    return after(hands, "2h", {"bid 1", bid, "bid 0", "bid 0", "play 6c"});
  };
  const auto expected = [](const Podrida::State& s, const char* natural) {
    return Podrida::name(Podrida::expected(s, *Podrida::parse(s.actor, natural)));
  };
  CHECK(expected(after_bid("bid 0"), "play 2s") == "play As");
  CHECK(expected(after_bid("bid 1"), "play 3s") == "play 2s");
}

TEST_CASE("a card is judged by too few and too many tricks, and a bid by whether it is made", "[podrida]") {
  const Lines hands{"2c", "3c", "4c", "5c"};
  const Lines plays{"play 2c", "play 3c", "play 4c", "play 5c"};
  const auto facts = [&](Lines bids, Seat seat) {
    const auto before = after(hands, "2h", bids);
    bids.resize(4, "bid 0");
    bids.insert(bids.end(), plays.begin(), plays.end());
    const auto values = Podrida::facts(before, after(hands, "2h", bids), seat);
    std::string out;
    for (std::size_t i = 0; i < values.size(); ++i)
      if (const auto name = Podrida::kFacts[i].name; values[i] == 1 && name.find("trick") == std::string_view::npos)
        out += name;
    return out;
  };
  CHECK(facts({"bid 0", "bid 0", "bid 0", "bid 0"}, 0) == "hit");
  CHECK(facts({"bid 1", "bid 1", "bid 0", "bid 0"}, 0) == "short");
  CHECK(facts({"bid 0", "bid 0", "bid 0", "bid 0"}, 3) == "over");
  CHECK(facts({"bid 0", "bid 0", "bid 0"}, 3).empty());  // the bid of seat 3 follows
}

TEST_CASE("a bid below the sure tricks of a hand is a blunder", "[podrida]") {
  const auto s = after(kHands, "2h", {"bid 0"});
  CHECK(blunder(s, "sure_trick_not_bid", "bid 2"));
  CHECK_FALSE(blunder(s, "sure_trick_not_bid", "bid 3"));
  // The ace of trumps is turned up, so the king of trumps is the highest card in play.
  const auto turned = after({"2c 3c", "Kh 2d", "7s 8s", "6c 7c"}, "Ah", {"bid 0"});
  CHECK(blunder(turned, "sure_trick_not_bid", "bid 0"));
  CHECK_FALSE(blunder(turned, "sure_trick_not_bid", "bid 1"));
}

TEST_CASE("winning an unneeded trick, or losing a needed one, as the last to play is a blunder", "[podrida]") {
  const Lines hands{"5s 2c", "6s 3c", "7s 4c", "8s 4s"};
  const auto content = after(hands, "2h", {"bid 0", "bid 0", "bid 1", "bid 0", "play 5s", "play 6s", "play 7s"});
  CHECK(blunder(content, "unneeded_trick_won", "play 8s"));
  CHECK_FALSE(blunder(content, "unneeded_trick_won", "play 4s"));
  const auto lacking = after(hands, "2h", {"bid 0", "bid 0", "bid 1", "bid 2", "play 5s", "play 6s", "play 7s"});
  CHECK(blunder(lacking, "needed_trick_lost", "play 4s"));
  CHECK_FALSE(blunder(lacking, "needed_trick_lost", "play 8s"));
  CHECK_FALSE(blunder(lacking, "unneeded_trick_won", "play 8s"));
}

TEST_CASE("leading a sure winner when no trick is needed is a blunder", "[podrida]") {
  const Lines hands{"Ah 2c", "6s 3c", "7s 4c", "8s 4s"};
  const auto content = after(hands, "2h", {"bid 0", "bid 0", "bid 1", "bid 2"});
  CHECK(blunder(content, "unneeded_trick_led", "play Ah"));
  CHECK_FALSE(blunder(content, "unneeded_trick_led", "play 2c"));
  const auto lacking = after(hands, "2h", {"bid 1", "bid 0", "bid 1", "bid 1"});
  CHECK_FALSE(blunder(lacking, "unneeded_trick_led", "play Ah"));
}

TEST_CASE("the policy bids the tricks that its cards are worth, and plays for its bid", "[podrida]") {
  Rng rng{1};
  const auto name = [&rng](const Podrida::State& s) { return Podrida::name(Podrida::policy(s, rng)); };
  CHECK(name(after(kHands, "2h", {})) == "bid 0");
  CHECK(name(after(kHands, "2h", {"bid 0"})) == "bid 3");
  const Lines hands{"5s 2c", "6s 3c", "7s 4c", "8s 4s"};
  CHECK(name(after(hands, "2h", {"bid 0", "bid 0", "bid 1", "bid 0", "play 5s", "play 6s", "play 7s"})) == "play 4s");
  CHECK(name(after(hands, "2h", {"bid 0", "bid 0", "bid 1", "bid 2", "play 5s", "play 6s", "play 7s"})) == "play 8s");
}

TEST_CASE("the casual bot does not throw away an ace while it lacks tricks", "[podrida]") {
  const Lines hands{"2d 5h Th 3s Ts", "6c 8c 9c Ac Ah", "7c Tc 5d Kd Qs", "3d 7d 9s Ks As"};
  const auto s = after(hands, "8d", {"bid 1", "bid 2", "bid 2", "bid 2", "play 5h", "play Ah", "play Qs"});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng rng{seed};
    const std::string played = Podrida::name(Podrida::policy_action(Podrida::view(s, 3), rng));
    CAPTURE(played);
    CHECK(played != "play As");
  }
}

TEST_CASE("the result of a hand is valued by the chance of winning the match", "[podrida]") {
  const auto chance_of = [](int own, int hands) {
    const auto config = Podrida::configure(3, *read_rules(Podrida::info(), {{"most", "3"}}));
    Podrida::Standing standing;
    standing.score = {static_cast<std::int16_t>(own), 20, 20};
    standing.hands = static_cast<std::uint16_t>(hands);
    Rng rng{1};
    auto s = Podrida::start(config, standing, Podrida::random_deal(config, standing, rng));
    Podrida::play_by_policy(s, rng);
    s.won = {1, 0, 0};
    s.bid = {1, 0, 0};
    return Podrida::gain(s, 0);
  };
  CHECK(chance_of(20, 0).points == 15);
  CHECK(chance_of(20, 0).chance > 0.34);
  CHECK(chance_of(20, 1).chance > chance_of(20, 0).chance);
  CHECK(chance_of(0, 1).chance < 0.3);
  CHECK(chance_of(20, 2).chance == 1);
  CHECK(chance_of(10, 2).chance == 0);
}

}  // namespace
}  // namespace tapete::test::podrida
