#include "ui/table/held_card.hpp"

#include <algorithm>
#include <cmath>

namespace tapete {
namespace {

/// Movement in points below which a release on the same card counts as a press instead of a drag.
constexpr float kShake = 24;

/// Returns the id of the card that is nearest to the finger.
const std::string& id_at(const std::vector<Rect>& cards, const std::vector<std::string>& ids, Point finger) {
  const auto distance = [finger](const Rect& card) {
    return std::hypot(std::max({card.x - finger.x, finger.x - card.right(), 0.0F}),
                      std::max({card.y - finger.y, finger.y - card.bottom(), 0.0F}));
  };
  return ids[static_cast<std::size_t>(std::ranges::min_element(cards, {}, distance) - cards.begin())];
}

/// Returns whether the finger is over or near the hand. If `down` is false, any position below the hand counts too.
bool is_inside(const std::vector<Rect>& cards, float y, bool down) {
  const float margin = cards.front().h * 0.15F;
  return y > cards.front().y - margin && (!down || y < cards.back().bottom() + margin);
}

}  // namespace

std::optional<int> HeldCard::follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop,
                                    const std::vector<Rect>& cards, const std::vector<std::string>& ids, bool down) {
  const std::optional<Drag>& now = drag ? drag : drop;
  if (!now || cards.empty()) {
    let_go();
    return std::nullopt;
  }
  const bool near = std::hypot(now->at.x - now->from.x, now->at.y - now->from.y) < kShake;
  if (is_inside(cards, now->at.y, down)) {
    // If the cards have moved since the press, the pressed card is no longer the one under the finger.
    const bool moved = id_at(cards, ids, now->from) != now->target;
    id_ = near && moved ? now->target : id_at(cards, ids, now->at);
    out_.reset();
  } else {
    if (id_.empty()) id_ = now->target;
    out_ = now->at;
  }
  if (drag) return std::nullopt;
  const auto held = std::ranges::find(ids, id_);
  const bool played = held != ids.end() && (out_ || (near && id_ == now->target));
  const auto index = static_cast<int>(held - ids.begin());
  let_go();
  return played ? std::optional{index} : std::nullopt;
}

void HeldCard::let_go() {
  id_.clear();
  out_.reset();
}

}  // namespace tapete
