#include "games/tute/auction.hpp"

/// The losers of a hand; see "Who loses" and "Renuncio" in the rules for players (rules.en.md).
namespace tapete::tute {
namespace {

using Strikes = std::array<std::uint8_t, kMaxSeats>;

Strikes each(unsigned seats, int strikes) {
  Strikes out{};
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (has(seats, seat)) out[at(seat)] = static_cast<std::uint8_t>(strikes);
  return out;
}

/// Returns the points of each seat, in eighths. With ties=mano each seat also gets a fraction of a point, and the mano
/// gets the largest one. The rules say 1/2, 1/4, ...; 4/8, 3/8, ... give the same order.
std::array<int, kMaxSeats> compared(const State& s) {
  std::array<int, kMaxSeats> out{};
  Seat seat = s.mano;
  for (int i = 0; i < s.count; ++i, seat = s.after(seat))
    out[at(seat)] = 8 * s.tally[at(seat)].total() + (s.config.ties == Tute::Ties::mano ? 4 - i : 0);
  return out;
}

/// Returns the seats of `takers` that have the same points as another taker.
unsigned tied(const std::array<int, kMaxSeats>& points, unsigned takers) {
  unsigned out = 0;
  for (Seat a = 0; a < kMaxSeats; ++a)
    for (Seat b = 0; b < kMaxSeats; ++b)
      if (a != b && (takers >> a & takers >> b & 1U) != 0 && points[at(a)] == points[at(b)]) out |= bit(a);
  return out;
}

unsigned losers(const State& s) {
  const unsigned taking = of_two(s) ? s.playing : takers(s);
  if (std::has_single_bit(taking)) {  // capote: one player has won every trick
    const bool sung = std::any_of(s.cantos.begin(), s.cantos.end(),
                                  [taking](const Tute::Canto& canto) { return bit(canto.seat) == taking; });
    return sung ? taking : s.playing & ~taking;
  }
  const auto points = compared(s);
  int low = 1 << 20;
  int high = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!has(taking, seat)) continue;
    low = std::min(low, points[at(seat)]);
    high = std::max(high, points[at(seat)]);
  }
  const auto having = [&](auto&& which) {
    unsigned out = 0;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      if (has(taking, seat) && which(points[at(seat)])) out |= bit(seat);
    return out;
  };
  if (std::popcount(taking) == 2) {
    if (low < high) return having([low](int p) { return p == low; });
    return of_two(s) ? 0U : taking;  // nobody loses a tie in a hand of two players
  }
  const unsigned between = having([low, high](int p) { return p > low && p < high; });
  if (between != 0) return between;
  return s.config.ties == Tute::Ties::tied ? tied(points, taking) : taking;
}

/// Returns the losers of a hand with a tute. A tute wins the hand for its singer or, in codillo, for the singer's side.
unsigned losers_to_tute(const State& s) {
  const unsigned side = s.called.known() ? declarer_side(s) : bit(s.tute);
  return has(side, s.tute) ? s.playing & ~side : side;
}

}  // namespace

std::array<std::uint8_t, kMaxSeats> strikes_of(const State& s) {
  if (s.claimer != kNobody) {
    const unsigned guilty = Claims::offenders(s, s.claimer);
    return guilty != 0 ? each(guilty, 2) : each(bit(s.claimer), 1);
  }
  if (s.tute != kNobody) return each(losers_to_tute(s), 1);
  return each(s.declarer != kNobody ? losers_of_auction(s) : losers(s), 1);
}

}  // namespace tapete::tute
