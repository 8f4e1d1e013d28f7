// Kwingto: the reasons for an action.
#include <algorithm>
#include <catch_amalgamated.hpp>

#include "games/kwingto/notes.hpp"
#include "kwingto_support.hpp"

namespace tapete::test {
namespace {

TEST_CASE("help says what dice, a throw and a placement bring on the board", "[kwingto][review]") {
  using tapete::kwingto::kKeep;
  using tapete::kwingto::kReroll;
  Kwingto::State s;
  s.config.players = 2;
  const auto idea = [&s](Action best) { return Kwingto::idea(s, best, best, Lang::es); };
  REQUIRE(s.phase == Kwingto::Phase::choose);
  // Three red dice always give a value from 3 to 18, of which those up to 14 can be placed: 196 of 216.
  CHECK(idea(tapete::kwingto::take_dice(3, 0)) ==
        "Así sirve algo en 9 de cada 10 tiradas. Lo normal es sacar de 8 a 13.");
  CHECK(idea(tapete::kwingto::take_dice(1, 0)) == "Así sirve cualquier tirada.");
  CHECK(idea(tapete::kwingto::take_dice(0, 2)) == "Así sirve cualquier tirada. Lo normal es sacar de 5 a 9.");
  // Of black cards only the ace of spades fits, so nothing is said of black dice, because red ones serve more often.
  s.board[0] = tapete::test::kwingto::board_of({{"5h", 1}, {"6d", 1}, {"Ks", 1}});
  CHECK(idea(tapete::kwingto::take_dice(0, 2)).empty());
  CHECK(std::ranges::any_of(Kwingto::legal(s), [&idea](Action dice) { return !idea(dice).empty(); }));
  s.board[0] = {};
  s.phase = Kwingto::Phase::decide;
  s.reds = 1;
  s.blacks = 1;
  s.value = -3;
  CHECK(idea(kReroll) == "Ninguna carta tiene ese valor.");
  CHECK(Kwingto::expected(s, kKeep) == kReroll);  // nobody keeps a throw that fails for certain
  s.value = 4;
  CHECK(idea(kKeep) == "Con 4 el tablero acabaría con unos 42 puntos; con otra tirada, con unos 38.");
  CHECK(Kwingto::expected(s, kReroll) == kKeep);
  // The points are no reason to throw the dice again.
  CHECK(idea(kReroll).empty());
  s.phase = Kwingto::Phase::place;
  const ActionList places = tapete::kwingto::placements(s, s.actor);
  // A row that is begun costs cards, which is no reason for it.
  CHECK(idea(places[0]).find("quemas") == std::string::npos);
}

TEST_CASE("a placement closes a gap only if a space that could be filled is lost", "[kwingto]") {
  using tapete::kwingto::closes_gap;
  using tapete::kwingto::place;
  using tapete::test::kwingto::board_of;
  using tapete::test::kwingto::card;
  const auto closes = [](const Kwingto::Board& board, const char* name, int space) {
    return closes_gap(board, place(card(name), space - 1));
  };
  const Kwingto::Board wide = board_of({{"5h", 1}, {"Jh", 5}});
  CHECK_FALSE(closes(wide, "8h", 3));
  CHECK(closes(wide, "6h", 3));
  // Only the six fits between these cards, wherever it is placed.
  const Kwingto::Board closed = board_of({{"5h", 1}, {"7h", 5}});
  CHECK_FALSE(closes(closed, "6h", 3));
}

/// Plays a match by the heuristic policy, and adds up the chances of winning between 0.7 and 0.95 that are told to seat
/// 0, and how often it wins.
void add_match(std::uint64_t seed, double& told, int& won, int& count) {
  Kwingto::Config config;
  config.players = 2;
  Rng rng{seed};
  Kwingto::Standing standing = Kwingto::opening(config);
  std::vector<double> chances;
  while (!Kwingto::match_over(config, standing)) {
    auto state = Kwingto::start(config, standing, Kwingto::random_deal(config, standing, rng));
    while (Kwingto::to_act(state) != kNobody) {
      if (Kwingto::to_act(state) == kChance) {
        Kwingto::apply(state, Kwingto::random_event(state, rng));
        continue;
      }
      const auto view = Kwingto::view(state, state.actor);
      const Action action = Kwingto::policy_action(view, rng);
      if (state.actor == 0 && state.phase == Kwingto::Phase::choose) {
        double most = 0;
        for (const Gain& gain : Kwingto::action_values(view)) most = std::max(most, gain.chance);
        if (most > 0.7 && most < 0.95) chances.push_back(most);
      }
      Kwingto::apply(state, action);
    }
    standing = Kwingto::settle(config, standing, state);
  }
  for (const double chance : chances) told += chance;
  count += static_cast<int>(chances.size());
  if (Kwingto::won(config, standing, 0)) won += static_cast<int>(chances.size());
}

TEST_CASE("the chances that are told come true", "[kwingto][review]") {
  double told = 0;
  int won = 0;
  int count = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) add_match(seed, told, won, count);
  CAPTURE(told / count, won, count);
  REQUIRE(count > 500);
  CHECK(std::abs(won - told) / count < 0.08);
}

}  // namespace
}  // namespace tapete::test
