#include "ui/screens/page_frame.hpp"

#include <algorithm>

#include "ui/gui/widgets.hpp"

namespace tapete {

Rect draw_page_frame(AppStage& stage, std::string_view title) {
  const Theme& theme = stage.theme();
  const Rect window = stage.canvas.window();
  const float bar = std::max(56.0F, stage.em(60));
  const float touch = std::max(44.0F, stage.em(46));
  stage.canvas.fill(window, theme.page);
  const Rect back{8, (bar - touch) / 2, touch, touch};
  if (icon_button(stage.gui, back, "button:back", stage.say("Back"_text), Icon::back, false) ||
      stage.gui.keys().take(Key::escape))
    stage.app.back();
  const Rect head{back.right() + 6, 0, window.w - back.right() - 20, bar};
  stage.canvas.text(title, head, {stage.em(type::kTitle * 0.92F), theme.ink, Font::bold});
  stage.canvas.fill({0, bar - 1, window.w, 1}, theme.line);
  return {0, bar, window.w, window.h - bar};
}

Rect text_column(const Stage& stage, Rect rect) {
  const float width = std::min(rect.w - 2 * std::min(28.0F, rect.w * 0.055F), stage.em(640));
  return {rect.center().x - width / 2, rect.y, width, rect.h};
}

}  // namespace tapete
