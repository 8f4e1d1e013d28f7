// Bots use only the knowledge of their seat and play legally, and each level beats the level below.
#include <catch_amalgamated.hpp>

#include "arranged_hand.hpp"
#include "blind_bots.hpp"
#include "bots/arena.hpp"
#include "guinote_support.hpp"
#include "support.hpp"

namespace tapete::test::guinote {
namespace {

using namespace tapete::guinote;

/// Calls `visit` with random positions in which a seat has to act.
template <class Visit>
void each_position(int count, std::uint64_t seed, const Visit& visit) {
  Rng rng{seed};
  while (count > 0) {
    Guinote::Config config;
    config.players = rng.below(3) == 0 ? 2 : 4;
    config.one_cante = rng.below(4) == 0;
    State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    while (s.actor != kNobody && count > 0) {
      visit(s, rng);
      --count;
      Guinote::apply(s, Guinote::random_legal(s, rng));
    }
  }
}

TEST_CASE("the choice of a beginner or casual bot does not change when unseen cards are dealt again", "[bots]") {
  each_position(hands_to_play(100000), 31, require_blind_policy<Guinote>);
}

TEST_CASE("the choice of a tree search does not change when unseen cards are dealt again", "[bots]") {
  each_position(600, 32, require_blind_search<Guinote>);
}

TEST_CASE("the sampler reports a view as impossible only after a broken duty", "[bots]") {
  // The hand is played by rules under which duties may be broken, but the sampler assumes that nobody breaks one.
  int noticed = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Rng rng{seed};
    Guinote::Config config;
    config.claims = true;
    State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    while (s.phase != Phase::over) {
      State strict = s;
      strict.config.claims = false;
      if (!Guinote::Sampler{Guinote::view(strict, s.actor)}.possible()) {
        ++noticed;
        REQUIRE(s.broken != 0);
      }
      Guinote::apply(s, Guinote::random_legal(s, rng));
    }
  }
  CHECK(noticed > 100);
}

TEST_CASE("with renuncio=claim, beginners and stronger bots never break a duty", "[bots]") {
  Guinote::Config config;
  config.claims = true;
  for (const auto& [name, level] : kLevels) {
    if (level == Level::random) continue;
    CAPTURE(name);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      Rng rng{seed};
      State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
      while (s.phase != Phase::over && !s.stock_gone()) Guinote::apply(s, Guinote::random_legal(s, rng));
      while (s.phase != Phase::over) Guinote::apply(s, choose<Guinote>(Guinote::view(s, s.actor), level, {}, rng));
      REQUIRE(s.broken == 0);
    }
  }
}

TEST_CASE("a bot without thinking time still answers", "[bots]") {
  each_position(200, 33, [](const State& s, Rng& rng) {
    const auto view = Guinote::view(s, s.actor);
    for (const auto& level : kLevels) {
      const Action action = choose<Guinote>(view, level.second, Budget{std::chrono::milliseconds{0}}, rng);
      REQUIRE((Guinote::legal(s).contains(action) || Guinote::out_of_turn(s, s.actor).contains(action)));
    }
  });
}

/// Returns the card that a bot in seat 0 plays to the second trick of a hand; trumps are copas.
Action answer(std::string_view hand, std::string_view trick, Seat leader, Level level = Level::casual) {
  State s = before_deal({});
  arrange(s, Guinote::kRanking, 16, hand, trick, leader);
  Rng rng{1};
  return choose<Guinote>(Guinote::view(s, 0), level, {}, rng);
}

TEST_CASE("cargar al compañero: a bot adds points to the partner's trick", "[bots]") {
  for (const Level level : {Level::casual, Level::good, Level::expert}) {
    CAPTURE(static_cast<int>(level));
    CHECK(Guinote::name(answer("3e 2b 4b 5b 6e 7e", "5o Ao 6o", 1, level)) == "play 3e");
    CHECK(Guinote::name(answer("Ab 2b 4b 5b 6e 7e", "5o 3o Co", 1, level)) == "play Ab");
  }
}

TEST_CASE("el que mata al compañero se queda sin él: a bot does not trump the partner's trick", "[bots]") {
  for (const Level level : {Level::casual, Level::good, Level::expert}) {
    const Action action = answer("Ac 3c Rc 2b 4b 5b", "5o Ao 6o", 1, level);
    CHECK(card_of(action).suit() != 1);
  }
}

TEST_CASE("a bot takes a trick full of points", "[bots]") {
  for (const Level level : {Level::casual, Level::good, Level::expert})
    CHECK(card_of(answer("2c 2b 4b 5b 6e 7e", "Ao 3o 6o", 1, level)) == card("2c"));
}

TEST_CASE("a bot spends no trump on a trick without points", "[bots]") {
  CHECK(card_of(answer("Ac 3c 2b 4b 5b 6e", "5o 6o 7o", 1)).suit() != 1);
}

TEST_CASE("a bot adds no guiñote to an opponent's guiñote that only its partner may still beat", "[bots]") {
  // Seat 3 leads the three of oros; seat 0 plays second.
  CHECK(card_of(answer("Ae 2b 4b 5b Co 7e", "3o", 3)) != card("Ae"));
}

TEST_CASE("a bot swaps the seven of trumps as late as possible", "[bots]") {
  State s = before_deal({});
  s.trump = 1;
  s.stock_size = 16;
  s.drawn = 4;
  s.stock[15] = card("Cc");
  s.tricks = 1;
  s.played_count = 4;
  s.hand[0] = cards("7c 2o 4o 5o 2b 4b");
  s.phase = Phase::window;
  Rng rng{1};
  CHECK(Guinote::policy_action(Guinote::view(s, 0), rng) == kPass);
  s.phase = Phase::before_draw;
  s.drawn = 12;
  CHECK(Guinote::policy_action(Guinote::view(s, 0), rng) == kSwap);
}

/// Returns the mean number of points per hand by which level `a` beats level `b`.
double duel(Level a, Level b, int deals) {
  Guinote::Config config;
  config.coto = 1;
  Arena<Guinote> arena{config, {Contestant::Kind::level, a}, {Contestant::Kind::level, b}, 5};
  ArenaResult result;
  for (int i = 0; i < deals; ++i) arena.play_deal(static_cast<std::uint64_t>(i), result);
  CHECK(result.illegal == 0);
  return result.points.mean() / 2;
}

/// Returns the sum of side 0's points over 1000 hands that `play` plays to their end.
template <class Play>
int points_of_hands(int players, const Play& play) {
  Guinote::Config config;
  config.players = static_cast<std::uint8_t>(players);
  Rng rng{1};
  int sum = 0;
  for (int i = 0; i < 1000; ++i) {
    State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    play(s, rng);
    sum += Guinote::points(s)[0];
  }
  return sum;
}

TEST_CASE("playouts are the same on every machine", "[bots]") {
  CHECK(points_of_hands(4, Guinote::play_by_policy) == 75110);
  CHECK(points_of_hands(2, Guinote::play_by_policy) == 85172);
  CHECK(points_of_hands(4, Guinote::play_randomly) == 68026);
  CHECK(points_of_hands(2, Guinote::play_randomly) == 70491);
}

TEST_CASE("beginner, casual and good bots each beat the level below", "[bots][strength]") {
  CHECK(duel(Level::beginner, Level::random, 300) > 12);
  CHECK(duel(Level::casual, Level::beginner, 300) > 5);
  CHECK(duel(Level::good, Level::casual, 250) > 3);
}

}  // namespace
}  // namespace tapete::test::guinote
