// The exact solver for the endings of trick games, compared with a plain search.
#include "tricks/endgame.hpp"

#include <catch_amalgamated.hpp>

#include "games/guinote/rules.hpp"
#include "support.hpp"
#include "tricks/endgame_plain.hpp"

namespace tapete::test::guinote {
namespace {

using namespace tapete::guinote;

/// Returns the position after `skip` actions of the arrastre (the part of a hand after the stock), reached by casual
/// play; no value if the hand ends first.
std::optional<Endgame> arrastre_position(int players, bool one_cante, int skip, Rng& rng) {
  Guinote::Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.one_cante = one_cante;
  State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
  while (s.actor != kNobody && (!arrastre(s) || s.phase != Phase::play || skip-- > 0)) {
    const bool sensible = s.phase == Phase::play;
    Guinote::apply(s,
                   sensible ? Guinote::policy_action(Guinote::view(s, s.actor), rng) : Guinote::random_legal(s, rng));
  }
  if (s.actor == kNobody) return std::nullopt;
  return endgame_of(s);
}

TEST_CASE("the solver agrees with plain search in late positions", "[endgame]") {
  Rng rng{21};
  EndgameSolver solver{kRanking};
  PlainEndgame plain{kRanking};
  for (const int players : {4, 2}) {
    for (int i = 0; i < 1500; ++i) {
      const auto position = arrastre_position(players, rng.below(3) == 0, 4 + static_cast<int>(rng.below(8)), rng);
      if (!position) continue;
      const int value = plain.value(*position);
      REQUIRE(solver.value(*position) == value);
      const bool maximise = position->to_act() % 2 == 0;
      int best = maximise ? -1000 : 1000;
      for (const auto& choice : solver.values(*position))
        best = maximise ? std::max(best, choice.value) : std::min(best, choice.value);
      REQUIRE(best == value);
      const int bound = value + static_cast<int>(rng.below(21)) - 10;
      REQUIRE(solver.reaches(*position, bound) == (value >= bound));
    }
  }
}

TEST_CASE("the solver agrees with plain search in whole arrastres", "[endgame]") {
  Rng rng{22};
  EndgameSolver solver{kRanking};
  PlainEndgame plain{kRanking};
  for (int i = 0; i < 40; ++i) {
    const auto position = arrastre_position(4, i % 2 == 0, 0, rng);
    REQUIRE(position);
    REQUIRE(solver.value(*position) == plain.value(*position));
  }
}

}  // namespace
}  // namespace tapete::test::guinote
