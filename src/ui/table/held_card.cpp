#include "ui/table/held_card.hpp"

#include <cmath>

namespace tapete {
namespace {

/// A finger that moves at most so many points and stays on its card has only pressed it.
constexpr float kShake = 24;

int card_at(const TableLayout& layout, int count, float x) {
  int index = 0;
  while (index + 1 < count && x >= hand_rect(layout, index + 1, count).x) ++index;
  return index;
}

}  // namespace

std::optional<int> HeldCard::follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop,
                                    const TableLayout& layout, int count) {
  const std::optional<Drag>& now = drag ? drag : drop;
  if (!now || count == 0) {
    let_go();
    return std::nullopt;
  }
  const Rect first = hand_rect(layout, 0, count);
  if (now->at.y > first.y - first.h * 0.15F) {
    index_ = card_at(layout, count, now->at.x);
    out_.reset();
  } else {
    if (index_ < 0) index_ = card_at(layout, count, now->from.x);
    out_ = now->at;
  }
  if (drag) return std::nullopt;
  const bool pressed = card_at(layout, count, now->from.x) == index_ &&
                       std::hypot(now->at.x - now->from.x, now->at.y - now->from.y) < kShake;
  const std::optional<int> played = out_ || pressed ? std::optional{index_} : std::nullopt;
  let_go();
  return played;
}

void HeldCard::let_go() {
  index_ = -1;
  out_.reset();
}

}  // namespace tapete
