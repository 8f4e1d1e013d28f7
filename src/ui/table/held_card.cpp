#include "ui/table/held_card.hpp"

#include <algorithm>
#include <cmath>

namespace tapete {
namespace {

/// Movement in points below which a release on the same card counts as a press instead of a drag.
constexpr float kShake = 24;

/// Returns the index of the card that is nearest to the finger.
int card_at(const std::vector<Rect>& cards, Point finger) {
  const auto distance = [finger](const Rect& card) {
    return std::hypot(std::max({card.x - finger.x, finger.x - card.right(), 0.0F}),
                      std::max({card.y - finger.y, finger.y - card.bottom(), 0.0F}));
  };
  return static_cast<int>(std::ranges::min_element(cards, {}, distance) - cards.begin());
}

/// Returns whether the finger is over or near the hand. If `down` is false, any position below the hand counts too.
bool is_inside(const std::vector<Rect>& cards, float y, bool down) {
  const float margin = cards.front().h * 0.15F;
  return y > cards.front().y - margin && (!down || y < cards.back().bottom() + margin);
}

}  // namespace

std::optional<int> HeldCard::follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop,
                                    const std::vector<Rect>& cards, bool down) {
  const std::optional<Drag>& now = drag ? drag : drop;
  if (!now || cards.empty()) {
    let_go();
    return std::nullopt;
  }
  if (is_inside(cards, now->at.y, down)) {
    index_ = card_at(cards, now->at);
    out_.reset();
  } else {
    if (index_ < 0) index_ = card_at(cards, now->from);
    out_ = now->at;
  }
  if (drag) return std::nullopt;
  const bool pressed =
      card_at(cards, now->from) == index_ && std::hypot(now->at.x - now->from.x, now->at.y - now->from.y) < kShake;
  const std::optional<int> played = out_ || pressed ? std::optional{index_} : std::nullopt;
  let_go();
  return played;
}

void HeldCard::let_go() {
  index_ = -1;
  out_.reset();
}

}  // namespace tapete
