#include "games/tute/rules.hpp"

/// The match between hands: strikes, players who leave, the next dealer, the final.
namespace tapete::tute {
namespace {

/// Returns the smallest number of players with which the match continues, apart from a final.
int fewest(const Tute::Config& config) { return config.players == 2 ? 2 : 3; }

/// Returns the first seat that is still in the match, from `seat` to the right.
Seat first_in(unsigned in, Seat seat) {
  while (!has(in, seat)) seat = (seat + 1) % kMaxSeats;
  return seat;
}

}  // namespace

bool Rules::match_over(const Config& config, const Standing& standing) {
  const int in = std::popcount(still_in(config, standing));
  if (in >= fewest(config)) return false;
  return in != 2 || !config.dos_final || standing.winner != kNobody;
}

bool Rules::won(const Config& config, const Standing& standing, int side) {
  if (standing.winner != kNobody) return standing.winner == side;
  return has(still_in(config, standing), side);
}

Rules::Standing Rules::settle(const Config& config, const Standing& standing, const State& s) {
  Standing next = standing;
  const auto strikes = strikes_of(s);
  unsigned lost = 0;
  for (Seat seat = 0; seat < config.players; ++seat) {
    next.strikes[at(seat)] = static_cast<std::uint8_t>(next.strikes[at(seat)] + strikes[at(seat)]);
    if (strikes[at(seat)] > 0) lost |= bit(seat);
  }
  ++next.hands;
  const bool final_hand = of_two(s) && fewest(config) == 3;
  if (final_hand && lost != 0) next.winner = static_cast<std::int8_t>(std::countr_zero(s.playing & ~lost));
  const unsigned in = still_in(config, next);
  next.dealer = static_cast<std::int8_t>(s.mano == kNobody || in == 0 ? kNobody : first_in(in, s.mano));
  return next;
}

OutcomeLines Rules::outcome(const Config& config, const Standing& standing, const State& s) {
  const Standing next = settle(config, standing, s);
  std::string hand = "hand";
  std::string strikes = "strikes";
  std::string match = "match";
  for (Seat seat = 0; seat < config.players; ++seat) {
    hand += plays(s, seat) ? " " + std::to_string(s.tally[at(seat)].total()) : " -";
    strikes += " " + std::to_string(next.strikes[at(seat)]);
    if (won(config, next, seat)) match += " " + std::to_string(seat);
  }
  OutcomeLines lines{hand, strikes};
  if (match_over(config, next)) lines.push_back(match);
  return lines;
}

}  // namespace tapete::tute
