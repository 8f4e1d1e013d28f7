#include "ui/table/gains.hpp"

#include <algorithm>

#include "core/index.hpp"

namespace tapete {
namespace {

/// milliseconds by which the cards of the trick start earlier
constexpr double kAfterCards = 120;
constexpr double kShortest = 300;
constexpr double kLongest = 700;

/// The place of a side's points.
Rect score_of(const Scene& scene, const TableLayout& layout, int side) {
  if (!scene.round || side == 0) return layout.score[at(side)];
  return layout.badge[at(spot(scene, scene.score[at(side)].seats.front()))];
}

}  // namespace

void Gains::show(const Scene& scene, double now, double time, bool moves) {
  std::vector<Gain> gains;
  for (std::size_t i = 0; moves && i < scene.score.size(); ++i) {
    const SideScore& score = scene.score[i];
    const auto before = std::ranges::find(score_, score.seats, &SideScore::seats);
    if (before != score_.end() && score.amount > before->amount)
      gains.push_back({static_cast<int>(i), score.amount - before->amount, before->points});
  }
  score_ = scene.score;
  // Points continue to move during the next step, such as drawing cards.
  const Zone* const trick = find_zone(scene, Place::trick);
  if (gains.empty() && moves && trick != nullptr && trick->cards.empty()) return;
  gains_ = std::move(gains);
  start_ = now + kAfterCards;
  end_ = gains_.empty() || time == 0 ? now : start_ + std::clamp(time, kShortest, kLongest);
}

const std::string& Gains::points(const Scene& scene, int side, double now) const {
  for (const Gain& gain : gains_)
    if (gain.side == side && moving(now)) return gain.before;
  return scene.score[at(side)].points;
}

void Gains::draw(Stage& stage, const Scene& scene, const TableLayout& layout) const {
  const bool still = stage.gui.reduced_motion();
  if (!still && !moving(stage.gui.now())) return;
  const auto way =
      still ? 1.0F : std::clamp(static_cast<float>((stage.gui.now() - start_) / (end_ - start_)), 0.0F, 1.0F);
  const float eased = way * way * (3 - 2 * way);
  const Theme& theme = stage.theme();
  for (const Gain& gain : gains_) {
    if (at(gain.side) >= scene.score.size()) continue;
    const std::string words = '+' + std::to_string(gain.points);
    const Rect goal = score_of(scene, layout, gain.side);
    const float size = std::min(stage.em(type::kLead), goal.h * 0.4F);
    const float w = stage.canvas.text_width(words, size, Font::bold) + size;
    const bool plain = scene.round && gain.side != 0;  // the score is below a portrait
    const Point beside = plain ? Point{goal.center().x - w, goal.y + size}
                               : Point{goal.right() - w / 2 - 4, goal.bottom() - size * 0.8F};
    const Point to = still ? beside : goal.center();
    const Point from = layout.stage.center();
    const Rect plate = Rect::around(from + (to - from) * eased, w, size * 1.5F);
    stage.canvas.fill(plate, theme.gold, plate.h / 2);
    stage.canvas.text(words, plate, {size, theme.on_gold, Font::bold, Align::center});
  }
}

}  // namespace tapete
