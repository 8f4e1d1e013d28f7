#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

/// Where the points of each side come from, over the table.
namespace tapete {

bool draw_parts(Stage& stage, const Session& session) {
  const auto& score = session.scene().score;
  Gui& gui = stage.gui;
  gui.cover();
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const Rect window = canvas.window();
  canvas.fill(window, theme.scrim);
  const float line = stage.em(36);
  const float head = std::max(48.0F, stage.em(50));
  const auto rows = static_cast<float>(score.front().parts.size() + 2);
  const float width = std::min(window.w - 24, stage.em(300) + stage.em(90) * static_cast<float>(score.size()));
  const Rect sheet = Rect::around(window.center(), width, std::min(window.h - 16, head + rows * line + 18));
  panel(gui, sheet);
  canvas.text(stage.say("Where the points come from"_text), {sheet.x + 18, sheet.y + 4, sheet.w - head - 32, head},
              {stage.em(type::kLead), theme.ink, Font::bold});
  const bool close = icon_button(gui, {sheet.right() - head - 4, sheet.y + 4, head - 4, head - 4}, "button:close",
                                 stage.say("Close"_text), Icon::close, false);
  const float label = (sheet.w - 36) * (score.size() > 3 ? 0.3F : 0.36F);
  const float cell = (sheet.w - 36 - label) / static_cast<float>(score.size());
  float y = sheet.y + head;
  const auto row = [&](std::string_view words, bool bold, const auto& value) {
    const Font font = bold ? Font::bold : Font::regular;
    canvas.text(words, {sheet.x + 18, y, label, line}, {stage.em(type::kBody), theme.quiet, font});
    for (std::size_t i = 0; i < score.size(); ++i)
      canvas.text(value(score[i]), {sheet.x + 24 + label + static_cast<float>(i) * cell, y, cell - 6, line},
                  {stage.em(type::kBody), theme.ink, font, Align::right});
    y += line;
  };
  row({}, true, [&](const SideScore& side) { return session.name(side.seats.front()); });
  for (std::size_t i = 0; i < score.front().parts.size(); ++i)
    row(score.front().parts[i].label, false,
        [i](const SideScore& side) { return std::to_string(side.parts[i].points); });
  row(stage.say("Total"_text), true, [](const SideScore& side) {
    int sum = 0;
    for (const ScorePart& part : side.parts) sum += part.points;
    return std::to_string(sum);
  });
  return !close && !gui.take(Key::escape) && !gui.clicked_nothing();
}

}  // namespace tapete
