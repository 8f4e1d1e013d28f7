#include "tricks/race.hpp"

#include <catch_amalgamated.hpp>

#include "games/guinote/rules.hpp"
#include "support.hpp"

namespace tapete::test::guinote {
namespace {

using namespace tapete::guinote;

/// Returns whether side 0 wins if both sides play best. Searches all legal actions, including all cantes.
bool wins(const State& s) {
  if (s.phase == Phase::over) return partida_winner(s) == 0;
  const bool mine = side_of(s.actor) == 0;
  for (const Action action : Guinote::legal(s)) {
    State next = s;
    Guinote::apply(next, action);
    if (wins(next) == mine) return mine;
  }
  return !mine;
}

/// Plays a random hand of vueltas until at most `tricks` tricks are left. Returns the hand, or nothing if it ends
/// earlier.
std::optional<State> vueltas(int players, int tricks, Rng& rng) {
  Guinote::Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.one_cante = rng.below(3) == 0;
  config.thirty = static_cast<Guinote::Thirty>(rng.below(3));
  Guinote::Standing standing;
  standing.vueltas = true;
  standing.dealer = 0;
  for (auto& carried : standing.carried) {
    carried.cards = static_cast<std::uint16_t>(rng.below(60));
    carried.sung = static_cast<std::uint16_t>(20 * rng.below(3));
  }
  State s = Guinote::start(config, standing, Guinote::random_deal(config, standing, rng));
  while (s.phase != Phase::over) {
    const int left = Guinote::kDeckSize / players - s.tricks;
    if (left <= tricks && s.phase == Phase::play) return s;
    Guinote::apply(s, Guinote::random_legal(s, rng));
  }
  return std::nullopt;
}

TEST_CASE("the race solver finds the same winner of vueltas as a full search", "[race]") {
  Rng rng{41};
  RaceSolver solver{kRanking};
  int won = 0;
  int seen = 0;
  for (int i = 0; i < 4500; ++i) {
    const int players = i % 3 == 0 ? 2 : 4;
    const auto s = vueltas(players, players == 2 ? 5 : 4, rng);
    if (!s) continue;
    ++seen;
    const bool expected = wins(*s);
    won += expected ? 1 : 0;
    REQUIRE(solver.wins(race_of(*s)) == expected);
    const bool mine = side_of(s->actor) == 0;
    bool best = !mine;
    for (const auto& choice : solver.outcomes(race_of(*s))) {
      State next = *s;
      Guinote::apply(next, play(choice.card));
      REQUIRE(choice.wins == wins(next));
      if (choice.wins == mine) best = mine;
    }
    REQUIRE(best == expected);
  }
  CHECK(seen > 1000);
  CHECK(won > seen / 5);
  CHECK(won < seen * 4 / 5);
}

}  // namespace
}  // namespace tapete::test::guinote
