#include "ui/table/score_view.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {

UiAction ScoreView::draw(Stage& stage, const TableModel& model, const TableLayout& layout) const {
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  const auto& score = model.scene.score;
  const std::size_t plates = model.scene.round ? 1 : std::min<std::size_t>(2, score.size());
  UiAction action;
  for (std::size_t i = 0; i < plates; ++i) {
    const Rect plate = layout.score[i];
    canvas.fill(plate, theme.plate, space::kRadius);
    // The colour of that side's signs.
    const Rect bar{plate.x + 6, plate.y + 10, 5, plate.h - 20};
    canvas.fill(bar, i == 0 ? theme.own_side : theme.other_side, bar.w / 2);
    const Rect in{bar.right() + 7, plate.y + plate.h * 0.08F, plate.right() - bar.right() - 16, plate.h * 0.84F};
    const float upper = in.h * 0.42F;
    const float small = std::min(stage.em(type::kSmall), upper * 0.86F);
    const std::string name = side_name(model, score[i].seats);
    canvas.text(name, {in.x, in.y, in.w * 0.54F, upper}, {small, theme.on_cloth_quiet});
    const float taken = std::min(in.w * 0.54F, canvas.text_width(name, small)) + 6;
    draw_marks(stage, score[i], {in.x + taken, in.y, in.w - taken, upper}, Align::right, theme.gold,
               theme.on_cloth_quiet);
    const std::string& total = points(model.scene, static_cast<int>(i), stage.gui.now());
    const std::string& words = score[i].absent.empty() ? total : score[i].absent;
    float size = std::min(stage.em(type::kLead * 1.06F), in.h * 0.5F);
    size *= std::min(1.0F, in.w / std::max(1.0F, canvas.text_width(words, size, Font::bold)));
    canvas.text(words, {in.x, in.y + upper, in.w, in.h - upper}, {size, theme.on_cloth, Font::bold});
    if (model.has_chart() && stage.gui.target("score:" + std::to_string(i), name + ": " + words, plate))
      action = opens(Panel::chart);
  }
  return action;
}

}  // namespace tapete
