#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/table/seats_view.hpp"

/// Gestures of portraits.
namespace tapete {

void Faces::show(std::vector<Gesture> gestures, double now) {
  if (gestures.empty() && moving(now)) return;  // gestures continue during the next step
  gestures_ = std::move(gestures);
  start_ = now;
}

Point Faces::away(Seat seat, double now) const {
  const auto gesture = std::ranges::find(gestures_, seat, &Gesture::seat);
  if (gesture == gestures_.end() || !moving(now)) return {};
  const float turn = std::numbers::pi_v<float> * static_cast<float>((now - start_) / kTime);
  // A nod goes down twice; a shrug goes up once, and a little to both sides.
  const float nod = std::sin(2 * turn);
  if (gesture->nods) return {0, 0.2F * nod * nod};
  return {0.06F * std::sin(2 * turn), -0.2F * std::sin(turn)};
}

}  // namespace tapete
