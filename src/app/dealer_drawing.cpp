#include "app/dealer_drawing.hpp"

#include <utility>

namespace tapete {
namespace {

/// Milliseconds between two cards, if the draw turns at most kMany cards.
constexpr double kSlow = 900;
/// Milliseconds between two cards, if the draw turns more than kMany cards.
constexpr double kQuick = 340;
/// The largest number of cards that are turned slowly.
constexpr std::size_t kMany = 4;
/// Milliseconds for which the result is shown before the first deal.
constexpr double kReading = 2400;

}  // namespace

DrawState::DrawState(ClockAndEntropy& clock, const GameInfo& game, Header match, int chosen_way, Lang lang)
    : way(chosen_way), header(std::move(match)), players(read_players(header, lang)), next_at(clock.now_ms() + kSlow) {
  Rng rng = chance_of(header, 0).value_or(Rng{clock.entropy()});
  draw = draw_dealer(game, header.players, way, rng);
}

void DrawState::tick(ClockAndEntropy& clock, double now) {
  if (done() || now < next_at) return;
  ++shown;
  next_at = now + (done() ? kReading : draw.drawn.size() > kMany ? kQuick : kSlow);
  clock.request_frame();
}

void DrawState::hurry(double now) {
  next_at = done() ? now : now + kReading;
  shown = static_cast<int>(draw.drawn.size());
}

Header DrawState::seated() const {
  std::vector<Player> there;
  for (const Seat player : draw.seating) there.push_back(players[static_cast<std::size_t>(player)]);
  Header out = header;
  seat_players(out, there);
  return out;
}

}  // namespace tapete
