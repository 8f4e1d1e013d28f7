// Bots at tute use only what their seat knows, and each level beats the next lower level.
#include <catch_amalgamated.hpp>

#include "blind_bots.hpp"
#include "bots/arena.hpp"
#include "game/points_words.hpp"
#include "games/tute/policy.hpp"
#include "games/tute/tute_dos.hpp"
#include "tricks/max_n.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

/// Calls `visit` with random positions in which a seat has to act.
template <class Visit>
void each_position(int count, std::uint64_t seed, const Visit& visit) {
  Rng rng{seed};
  while (count > 0) {
    Tute::Config config;
    config.players = static_cast<std::uint8_t>(2 + rng.below(5));
    config.variant = static_cast<Tute::Variant>(rng.below(5));
    Tute::Standing standing;
    standing.hands = static_cast<std::uint16_t>(rng.below(2));
    State s = Tute::start(config, standing, Tute::random_deal(config, standing, rng));
    while (s.actor != kNobody && count > 0) {
      visit(s, rng);
      --count;
      Tute::apply(s, Tute::random_legal(s, rng));
    }
  }
}

TEST_CASE("at tute a bot's choice does not change when unseen cards are rearranged", "[bots][tute]") {
  each_position(hands_to_play(100000) / 5, 31, require_blind_policy<Tute>);
}

TEST_CASE("at tute the choice of a search does not change when unseen cards are rearranged", "[bots][tute]") {
  each_position(400, 32, require_blind_search<Tute>);
}

TEST_CASE("at tute a bot without thinking time still answers", "[bots][tute]") {
  each_position(200, 33, [](const State& s, Rng& rng) {
    for (const auto& level : kLevels) {
      const Budget none{std::chrono::milliseconds{0}};
      REQUIRE(Tute::legal(s).contains(choose<Tute>(Tute::view(s, s.actor), level.second, none, rng)));
    }
  });
}

/// Plays the hand to its end, and returns the most points of a seat other than the one to act now.
int most_of_others(State s) {
  const Seat seat = s.actor;
  Rng rng{static_cast<std::uint64_t>(s.played_count)};
  Tute::play_by_policy(s, rng);
  int most = 0;
  for (Seat other = 0; other < s.players; ++other)
    if (other != seat) most = std::max(most, s.tally[at(other)].total());
  return most;
}

/// Returns the beginning of sentences about the points of the seat to act.
std::string with_points(const State& s) { return "With " + points_words(s.tally[at(s.actor)].total(), Lang::en); }

/// Returns the sentence about the aim of the seat to act, if a rival can still score more.
std::string aim_of(const State& s) {
  const bool most = goes_high(s, kPeople);
  if (most && expected_lead(s, kPeople) < 0) return with_points(s) + " it is too late to go for few. ";
  if (!most && s.tricks > 1 && tricks_of(s, s.actor) == 0)
    return "Still without a trick, it is best to go on like this. ";
  if (s.tally[at(s.actor)].total() > 0)
    return with_points(s) + " it is best to go for " + (most ? "the most. " : "few. ");
  return "With these cards it is best to go for " + std::string{most ? "the most points. " : "few points. "};
}

TEST_CASE("at tute a reason begins with the aim of the seat, unless a card for many points takes nothing",
          "[bots][tute]") {
  int high = 0;
  int low = 0;
  int too_late = 0;
  int out_of_reach = 0;
  each_position(6000, 34, [&](const State& s, Rng&) {
    const ActionList legal = Tute::legal(s);
    if (s.phase != Phase::play || legal.size() < 2 || of_two(s) || s.declarer != kNobody) return;
    const std::string words = Tute::idea(s, legal[0], legal[1], Lang::en);
    if (words.empty()) return;
    const bool most = goes_high(s, kPeople);
    const bool takes = s.in_trick == 0 || takes_over(kRanking, card_of(legal[0]), s.winning, s.trump);
    const bool late = most && expected_lead(s, kPeople) < 0;
    const bool sure = words.starts_with(with_points(s) + " nobody can score more any longer. ");
    CHECK((sure || words.starts_with(aim_of(s))) == (takes || !most));
    out_of_reach += sure ? 1 : 0;
    if (sure) CHECK(most_of_others(s) < s.tally[at(s.actor)].total());
    too_late += late ? 1 : 0;
    if (!most) CHECK(words.find("This wins a trick") == std::string::npos);
    ++(most ? high : low);
  });
  CHECK(std::min(high, low) > 20);
  CHECK(too_late > 20);
  CHECK(out_of_reach > 5);
}

TEST_CASE("a seat that its rivals can hardly overtake goes for the most points", "[bots][tute]") {
  Rng rng{5};
  State s = Tute::start({}, {}, shuffled_deal(0, rng));
  s.tricks = 8;
  for (std::size_t i = 0; i < 8; ++i) s.winner[i] = static_cast<std::uint8_t>(i % 4);
  s.actor = 0;
  s.hand[0] = cards("7e 4o");
  s.tally[0].cards = 29, s.tally[1].cards = 14, s.tally[2].cards = 17, s.tally[3].cards = 47;
  CHECK(goes_high(s, kPeople));  // 16 and 13 points are lacking, and 23 are left
  s.tally[0].cards = 16, s.tally[3].cards = 60;
  CHECK_FALSE(goes_high(s, kPeople));
}

TEST_CASE("a seat that nobody can overtake is told so, and not to go for more points", "[bots][tute]") {
  Rng rng{5};
  State s = Tute::start({}, {}, shuffled_deal(0, rng));
  s.tricks = 9;
  for (std::size_t i = 0; i < 9; ++i) s.winner[i] = 0;
  s.actor = s.leader = 0;
  s.hand[0] = cards("Ae 4o");
  s.played_set = CardSet::full(Deck::spanish) - cards("7e 4o 5o 6o Ae Re 2e 5e");
  const auto words = [&s] { return Tute::idea(s, play_action(card("Ae")), play_action(card("4o")), Lang::en); };
  // The last cards and the last trick are worth 25 points.
  s.tally[0].cards = 60, s.tally[1].cards = 35, s.tally[2].cards = 9;
  CHECK(words().find("score more") == std::string::npos);
  s.tally[0].cards = 61, s.tally[1].cards = 35;
  CHECK(words().starts_with("With 61 points nobody can score more any longer."));
}

TEST_CASE("a bot sings tute whenever it can", "[bots][tute]") {
  Rng rng{2};
  State s = Tute::start({}, {}, shuffled_deal(0, rng));
  s.hand = {};
  s.hand[0] = cards("Ro Rc Re Rb 2b");
  s.hand[1] = cards("Ao Ac Ae Ab 4b");
  s.hand[2] = cards("3o 3c 3e 3b 5b");
  s.hand[3] = cards("So Sc Se Sb 6b");
  s.shown = {};
  s.leader = 0;
  s.winner[s.tricks++] = 0;
  ask_winner(s);
  CHECK(Tute::name(Tute::policy_action(Tute::view(s, 0), rng)) == "tute R");
}

TEST_CASE("a bot does not break duties, and claims only if a duty was broken", "[bots][tute]") {
  Tute::Config config;
  config.claims = true;
  Rng rng{4};
  int claimed = 0;
  for (int hand = 0; hand < 200; ++hand) {
    State s = Tute::start(config, {}, Tute::random_deal(config, {}, rng));
    while (s.phase != Phase::over) {
      // Seat 3 ignores its duties.
      if (s.actor == 3) {
        Tute::apply(s, Tute::random_legal(s, rng));
        continue;
      }
      const Action action = choose<Tute>(Tute::view(s, s.actor), hand % 2 == 0 ? Level::casual : Level::good, {}, rng);
      if (kind_of(action) == Kind::claim) {
        ++claimed;
        CHECK((s.broken & bit(3)) != 0);
      }
      Tute::apply(s, action);
      CHECK((s.broken & ~bit(3)) == 0);
    }
  }
  CHECK(claimed > 100);
}

TEST_CASE("exact endings: the value of a position is the value of its best action", "[bots][tute]") {
  Rng rng{6};
  for (int hand = 0; hand < 40; ++hand) {
    Tute::Config config;
    config.players = static_cast<std::uint8_t>(2 + hand % 4);
    State s = Tute::start(config, {}, Tute::random_deal(config, {}, rng));
    while (s.in_play - s.played_count > 3 * s.count) Tute::apply(s, Tute::random_legal(s, rng));
    while (s.phase != Phase::over) {
      const double value = MaxN<Tute>::value(s)[at(s.actor)];
      double best = -2;
      for (const Action action : Tute::legal(s)) {
        State next = s;
        Tute::apply(next, action);
        best = std::max(best, MaxN<Tute>::value(next)[at(s.actor)]);
      }
      CHECK(best == value);
      Tute::apply(s, Tute::random_legal(s, rng));
    }
  }
}

/// Returns the losses of bots of level `a` as a multiple of the losses of bots of level `b`.
template <class G>
double share_lost(Level a, Level b, int players, int deals) {
  Tute::Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.strikes = 1;
  Arena<G> arena{config, {Contestant::Kind::level, a}, {Contestant::Kind::level, b}, 5};
  ArenaResult result;
  for (int i = 0; i < deals; ++i) arena.play_deal(static_cast<std::uint64_t>(i), result);
  CHECK(result.illegal == 0);
  return result.gained[0].mean() / result.gained[1].mean();
}

TEST_CASE("at tute each level loses fewer hands than the next lower level", "[bots][tute][strength]") {
  CHECK(share_lost<Tute>(Level::beginner, Level::random, 4, 800) < 0.95);
  CHECK(share_lost<Tute>(Level::casual, Level::beginner, 4, 800) < 0.97);
  CHECK(share_lost<Tute>(Level::good, Level::casual, 4, 150) < 0.9);
  CHECK(share_lost<TuteDos>(Level::good, Level::casual, 2, 100) < 0.95);
}

}  // namespace
}  // namespace tapete::test::tute
