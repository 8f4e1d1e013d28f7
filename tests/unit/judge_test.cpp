// The judge of a hand finds planted mistakes, and more mistakes in weak play than in strong play.
#include "bots/judge.hpp"

#include <catch_amalgamated.hpp>

#include "arranged_hand.hpp"
#include "bots/players.hpp"
#include "games/bridge/bridge.hpp"
#include "games/corazones/corazones.hpp"
#include "games/podrida/podrida.hpp"
#include "guinote_support.hpp"
#include "podrida_support.hpp"

namespace tapete::test {
namespace {

/// Returns the verdict on the card `played` by seat 0 in a trick before the arrastre; trumps are copas.
Verdict answer_at_guinote(std::string_view hand, std::string_view trick, Seat leader, std::string_view played) {
  using namespace tapete::guinote;
  State s = guinote::before_deal({});
  arrange(s, Guinote::kRanking, 16, hand, trick, leader);
  s.stock[15] = card("Sc");
  return Judge<Guinote>{s.config, {}, Guinote::view(s, 0), {1500}, Rng{3}}.of(tapete::guinote::play(card(played)));
}

TEST_CASE("the judge finds planted mistakes in guiñote", "[review][strength]") {
  struct Planted {
    std::string_view hand, trick;
    Seat leader;
    std::string_view wrong, right;
  };
  for (const Planted& one : {Planted{"Ae 2b 4b 5b 6e 7e", "Ao 5o 6o", 1, "Ae", "6e"},     // an ace given away
                             Planted{"3e 2b 4b 5b 6e 7e", "5o Ao 6o", 1, "2b", "3e"},     // partner gets no points
                             Planted{"2c 2b 4b 5b 6e 7e", "Ao 3o 6o", 1, "2b", "2c"},     // points are not taken
                             Planted{"Ac 3e 5b 4b 2b 6e", "5o Ao 6o", 1, "Ac", "3e"}}) {  // partner's trick is trumped
    CAPTURE(one.hand);
    const Verdict wrong = answer_at_guinote(one.hand, one.trick, one.leader, one.wrong);
    CHECK(wrong.loss > 0.01);
    CHECK(wrong.loss > 3 * wrong.error);
    CHECK(wrong.points > 2);
    const Verdict right = answer_at_guinote(one.hand, one.trick, one.leader, one.right);
    CHECK(right.loss <= 2 * right.error);
    CHECK(right.best.contains(tapete::guinote::play(card(one.right))));
    CHECK(!right.best.contains(tapete::guinote::play(card(one.wrong))));
  }
}

TEST_CASE("a verdict compares the consequences of the played card with the consequences of the best card", "[review]") {
  const auto told = [](const Verdict& verdict, std::string_view name) {
    for (const Fact& fact : verdict.facts)
      if (fact.kind->name == name) return std::pair{fact.played, fact.best};
    FAIL("no such fact");
    return std::pair{0.0, 0.0};
  };
  using Pair = std::pair<double, double>;
  // Seat 0 plays the last card of the trick, so both facts are certain.
  const Verdict untaken = answer_at_guinote("2c 2b 4b 5b 6e 7e", "Ao 3o 6o", 1, "2b");
  CHECK(untaken.top == tapete::guinote::play(card("2c")));
  CHECK(told(untaken, "trick") == Pair{0, 1});
  CHECK(told(untaken, "taken") == Pair{0, 21});
  CHECK(told(untaken, "given") == Pair{21, 0});
  const Verdict given = answer_at_guinote("Ae 2b 4b 5b 6e 7e", "Ao 5o 6o", 1, "Ae");
  CHECK(told(given, "trick") == Pair{0, 0});
  CHECK(told(given, "taken") == Pair{0, 0});
  CHECK(told(given, "given") == Pair{22, 11});
  // The rey should be kept for the cante (rey and sota of a suit).
  const Verdict broken = answer_at_guinote("Re Se 2b 4b 5b 7b", "7o 5o 6o", 1, "Re");
  const auto [lost, kept] = told(broken, "cantes");
  CHECK(kept > lost + 0.3);
  CHECK(broken.loss > 2 * broken.error);
  const auto last = told(broken, "last_trick");
  CHECK((last.first > 0.1 && last.first < 0.9));
}

TEST_CASE("in a match that is practically lost, a clear loss of points is a mistake", "[review]") {
  const auto config = Podrida::configure(4, *read_rules(Podrida::info(), {{"rounds", "down"}, {"most", "3"}}));
  Podrida::Standing standing;
  standing.score = {5, 95, 90, 95};
  const std::string deal = podrida::Game{}.deal(3, {"2c 3d 4s", "Ah Kc Qs", "7s 8s 9h", "6c 7c Td"}, "2h");
  const auto s = Podrida::start(config, standing, *Podrida::parse_deal(config, standing, deal, false));
  const Judge<Podrida> judge{config, standing, Podrida::view(s, 0), {200}, Rng{1}};
  const Verdict verdict = judge.of(*Podrida::parse(0, "bid 3"));
  CHECK(verdict.by_points);
  CHECK(verdict.loss > 0.04);
  CHECK(verdict.loss > 2 * verdict.error);
  CHECK(verdict.points > 10);
}

TEST_CASE("a result that is the same in a sample of deals is not called decided", "[review]") {
  ActionList actions;
  actions.push_back(play_action(card("2o")));
  actions.push_back(play_action(card("4o")));
  ActionValues::Values lost;
  lost.push_back({});
  lost.push_back({});
  ActionValues sampled{actions, {}};
  sampled.add(lost);
  CHECK_FALSE(sampled.compare(0, 1, 0).decided);
  ActionValues solved{actions, {}};
  solved.add_exact(lost);
  CHECK(solved.compare(0, 1, 0).decided);
}

TEST_CASE("in a bridge match that is lost, the contract still counts, and trifles do not", "[review][bridge]") {
  const auto config = Bridge::configure(4, *read_rules(Bridge::info(), {{"boards", "1"}, {"match", "duplicate"}}));
  Bridge::Standing standing = Bridge::opening(config);
  standing.score = {0, 9000};
  Rng rng{3};
  auto s = Bridge::start(config, standing, Bridge::random_deal(config, standing, rng));
  int by_points = 0;
  while (Bridge::to_act(s) != kNobody) {
    const auto view = Bridge::view(s, s.actor);
    const auto legal = Bridge::legal(s);
    if (s.phase == TrickPhase::play && legal.size() > 1 && s.tricks < 8) {
      const Judge<Bridge> judge{config, standing, view, {100}, Rng{1}};
      const Verdict verdict = judge.advise(Bridge::policy_action(view, rng), false, std::nullopt);
      by_points += verdict.by_points ? 1 : 0;
      CHECK_FALSE(verdict.decided);
      if (verdict.points > 0 && verdict.points < 10 && verdict.loss < 0.01) CHECK(verdict.equal);
    }
    Bridge::apply(s, Bridge::policy_action(view, rng));
  }
  CHECK(by_points > 5);
}

TEST_CASE("a hand is judged by its own points if this is wanted and the hand cannot end the match", "[review]") {
  const auto config = Podrida::configure(4, *read_rules(Podrida::info(), {{"rounds", "down"}, {"most", "2"}}));
  const auto hands = static_cast<int>(Podrida::hands_left(config, {}));
  for (const int hand : {0, hands - 1}) {
    Podrida::Standing standing;
    standing.hands = static_cast<std::uint16_t>(hand);
    Rng rng{1};
    const auto s = Podrida::start(config, standing, Podrida::random_deal(config, standing, rng));
    const auto view = Podrida::view(s, s.actor);
    const Action bid = Podrida::legal(s)[0];
    const Judge<Podrida> by_match{config, standing, view, {.worlds = 50}, Rng{1}};
    const Judge<Podrida> by_hand{config, standing, view, {.worlds = 50, .by_hand = true}, Rng{1}};
    CAPTURE(hand);
    CHECK_FALSE(by_match.of(bid).by_points);
    CHECK(by_hand.of(bid).by_points == (hand == 0));
  }
}

TEMPLATE_TEST_CASE("the worth of a hand is from 0 to 1, and follows the points of the seats", "[review]", Podrida,
                   Corazones) {
  const auto config = TestType::configure(4, *read_rules(TestType::info(), {}));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng rng{seed};
    auto s = TestType::start(config, {}, TestType::random_deal(config, {}, rng));
    while (TestType::to_act(s) != kNobody) TestType::apply(s, TestType::random_legal(s, rng));
    const auto points = TestType::points(s);
    for (Seat one = 0; one < 4; ++one) {
      const double worth = TestType::hand_worth(s, one);
      CHECK((worth >= 0 && worth <= 1));
      for (Seat other = 0; other < 4; ++other)
        if (points[static_cast<std::size_t>(one)] > points[static_cast<std::size_t>(other)])
          CHECK(worth > TestType::hand_worth(s, other));
    }
  }
}

TEST_CASE("the judge recommends the natural card among equal ones, and compares it with a worse one", "[review]") {
  namespace rules = tapete::guinote;
  rules::State s = guinote::before_deal({});
  arrange(s, Guinote::kRanking, 16, "3e 3b Cc 7o 4b 6c", "", 0);
  s.stock[15] = card("Sc");
  const Judge<Guinote> judge{s.config, {}, Guinote::view(s, 0), {1000}, Rng{3}};
  const Verdict verdict = judge.advise(rules::play(card("7o")), false, std::nullopt);
  CHECK(verdict.top == rules::play(card("7o")));
  CHECK_FALSE(verdict.other == verdict.top);
  CHECK_FALSE(verdict.decided);
  // A mistake of the policy is not recommended, unless the policy is trusted.
  rules::State last = guinote::before_deal({});
  arrange(last, Guinote::kRanking, 16, "Ae 2b 4b 5b 6e 7e", "Ao 5o 6o", 1);
  last.stock[15] = card("Sc");
  const Judge<Guinote> other{last.config, {}, Guinote::view(last, 0), {1000}, Rng{3}};
  const Verdict corrected = other.advise(rules::play(card("Ae")), false, std::nullopt);
  CHECK_FALSE(corrected.top == rules::play(card("Ae")));
  CHECK(corrected.other == rules::play(card("Ae")));
  CHECK(other.advise(rules::play(card("Ae")), true, std::nullopt).top == rules::play(card("Ae")));
}

TEST_CASE("a card that breaks a duty counts as a loss if opponents can claim the renuncio", "[review]") {
  Guinote::Config config;
  config.claims = true;
  int broken = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng rng{seed};
    auto s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    while (!s.stock_gone() || s.in_trick == 0) Guinote::apply(s, Guinote::random_legal(s, rng));
    const auto dutiful = tapete::guinote::dutiful(s);
    const Judge<Guinote> judge{config, {}, Guinote::view(s, s.actor), {20}, Rng{seed}};
    for (const Card card : s.hand[static_cast<std::size_t>(s.actor)] - dutiful) {
      ++broken;
      CHECK(judge.of(tapete::guinote::play(card)).loss > 0.1);
    }
  }
  CHECK(broken > 5);
}

/// Returns the mean loss of seat 0, a bot of this level, in a hand of guiñote for two. Counts only losses of more than
/// twice their standard error.
double loss_of(Level level) {
  constexpr int kHands = 30;
  const Guinote::Config config{.players = 2};
  double sum = 0;
  for (std::uint64_t hand = 0; hand < kHands; ++hand) {
    Rng rng{hand};
    auto s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    while (s.actor != kNobody) {
      const auto view = Guinote::view(s, s.actor);
      const Action action = choose<Guinote>(view, s.actor == 0 ? level : Level::casual, {}, rng);
      if (s.actor == 0 && Guinote::legal(s).size() > 1) {
        const Verdict verdict = Judge<Guinote>{config, {}, view, {60}, Rng{hand}}.of(action);
        if (verdict.loss > 2 * verdict.error) sum += verdict.loss;
      }
      Guinote::apply(s, action);
    }
  }
  return sum / kHands;
}

TEST_CASE("stronger bots lose less according to the judge", "[review][strength]") {
  const double beginner = loss_of(Level::beginner);
  const double casual = loss_of(Level::casual);
  const double good = loss_of(Level::good);
  const double expert = loss_of(Level::expert);
  CAPTURE(beginner, casual, good, expert);
  CHECK(beginner > 1.1 * casual);
  CHECK(casual >= good);
  CHECK(good > 1.2 * expert);
}

}  // namespace
}  // namespace tapete::test
