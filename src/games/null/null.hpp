#pragma once
#include "tricks/trick_game.hpp"

/// The smallest trick game: a folder to copy when a new game begins. Each player has three cards, there are no trumps,
/// any card may be played, and who wins most tricks wins the hand.
namespace tapete::null {

struct Config {
  std::uint8_t players = 2;
  std::uint8_t hands = 1;  ///< that win the match
  friend bool operator==(const Config&, const Config&) = default;
};

struct State : TrickState<4, 12, 1> {
  Config config;
  std::array<std::uint8_t, 4> won{};  ///< tricks, by seat
  friend bool operator==(const State&, const State&) = default;
};

struct Rules : TrickDefaults {
  using Config = null::Config;
  using Standing = TrickStanding;
  using State = null::State;
  static constexpr Ranking kRanking = spanish_ranking("24567SCR3A", std::array{0});
  static constexpr int kSolvedCards = 12;

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);
  static DealShape shape(const Config&, const Standing&) { return {.each = 3}; }
  static void won_trick(State& s, int side, int) { ++s.won[at(side)]; }

  static std::array<int, kMaxSeats> points(const State& s);
  static Standing settle(const Config& config, const Standing& standing, const State& s);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s);

  static Action policy(const State& s, Rng& rng);
  static Rewards rewards(const State& s);

  static std::string phase_words(const State&, const Standing&, Lang) { return {}; }
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace tapete::null

namespace tapete {
struct Null : TrickGame<null::Rules> {};
}  // namespace tapete
