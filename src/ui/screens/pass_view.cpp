#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"

/// Between two people at one screen: hides the table until the next person has the device.
namespace tapete {

void draw_pass(AppStage& stage, const MatchView& session) {
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const Rect window = canvas.window();
  const std::string& name = session.name(session.seating().passing());
  canvas.cloth();
  const float width = std::min(window.w - 32, stage.em(440));
  const float pad = std::min(24.0F, stage.em(24));
  const float inner = width - 2 * pad;
  const TextStyle title{stage.em(type::kTitle), theme.ink, Font::bold, Align::center};
  const TextStyle body{stage.em(type::kBody), theme.quiet, Font::regular, Align::center};
  const std::string_view note = stage.say("The cards are shown at a press, not before."_text);
  const std::string to = fill(stage.say("Pass the screen to @"_text), name);
  const float radius = std::min(stage.em(34), window.h * 0.09F);
  const float touch = std::max(52.0F, stage.em(56));
  const float title_h = canvas.paragraph(to, {}, inner, title, false);
  const float body_h = canvas.paragraph(note, {}, inner, body, false);
  const float leave = std::max(44.0F, stage.em(space::kTouch));
  const Rect box = Rect::around(window.center(), width,
                                std::min(window.h - 12, 2 * pad + 2 * radius + title_h + body_h + 36 + touch + leave));
  panel(stage.gui, box);
  float y = box.y + pad;
  draw_avatar(stage, {box.center().x, y + radius}, radius, name, true, true);
  y += 2 * radius + 10;
  canvas.paragraph(to, {box.x + pad, y}, inner, title);
  y += title_h + 6;
  canvas.paragraph(note, {box.x + pad, y}, inner, body);
  const Rect foot{box.x + pad, box.bottom() - leave - 8, inner, leave};
  const Rect take{foot.x, foot.y - touch - 6, inner, touch};
  const bool leaves = button(stage.gui, foot, "button:leave", stage.say("Leave the table"_text), Look::quiet);
  if (button(stage.gui, take, "button:take", fill(stage.say("I am @: show my cards"_text), name), Look::main))
    stage.app.match().take_device();
  else if (leaves)
    stage.app.back();
}

}  // namespace tapete
