#pragma once
#include "tricks/points_match.hpp"
#include "tricks/trick_game.hpp"

/// The smallest trick game; copy this folder to start a new game. Each player has three cards, there are no trumps, any
/// card may be played, and the player who wins the most tricks wins the hand.
namespace tapete::null {

struct Config {
  std::uint8_t players = 2;
  std::uint8_t games = 1;  ///< won hands that are needed to win the match
  friend bool operator==(const Config&, const Config&) = default;
};

/// A hand in progress. The arguments are the largest numbers of seats, of cards in play and of stock cards (here none).
struct State : TrickState<4, 12, 1> {
  Config config;
  std::array<std::uint8_t, 4> points{};  ///< one for each trick won, by seat
  friend bool operator==(const State&, const State&) = default;
};

struct Rules : PointsMatch<Rules> {
  using Config = null::Config;
  using State = null::State;
  static constexpr Ranking kRanking = spanish_ranking("24567SCR3A", std::array{0});
  static constexpr int kSolvedCards = 12;

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);
  static DealShape shape(const Config&, const Standing&) { return {.each = 3}; }
  static void won_trick(State& s, int side, int) { ++s.points[at(side)]; }

  static Action policy(const State& s, Rng& rng);
};

}  // namespace tapete::null

namespace tapete {
struct Null : TrickGame<null::Rules> {};
}  // namespace tapete
