#pragma once
#include "guinote_support.hpp"

/// Hands of guiñote that are counted by heart (count=memory): in vueltas, the second hand, a seat goes out with the
/// action `out` when it believes that its side has 101 points.
namespace tapete::test::guinote {

inline Guinote::Config by_heart(Guinote::Thirty thirty = Guinote::Thirty::cards) {
  Guinote::Config config;
  config.memory = true;
  config.thirty = thirty;
  return config;
}

/// Returns a hand of vueltas, just dealt, with these card points carried over from the first hand.
inline State vueltas(int cards0, int cards1, Guinote::Config config = by_heart()) {
  Rng rng{3};
  Guinote::Standing standing;
  standing.vueltas = true;
  standing.carried[0].cards = static_cast<std::uint16_t>(cards0);
  standing.carried[1].cards = static_cast<std::uint16_t>(cards1);
  return Guinote::start(config, standing, Guinote::random_deal(config, standing, rng));
}

inline void play_any(State& s) { Guinote::apply(s, Guinote::legal(s)[0]); }
inline void play_trick(State& s) {
  for (const int tricks = s.tricks; s.tricks == tricks && s.phase != Phase::over;) play_any(s);
}
inline void say_out(State& s, Seat seat) {
  REQUIRE(Guinote::out_of_turn(s, seat).contains(out_action(seat)));
  Guinote::apply(s, out_action(seat));
}
inline bool may_say(const State& s, Seat seat) { return Guinote::out_of_turn(s, seat).contains(out_action(seat)); }

}  // namespace tapete::test::guinote
