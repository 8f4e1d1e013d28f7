#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"

/// View between the turns of two people who share one screen. It hides the table until the next person has the device.
namespace tapete {

void draw_pass(AppContext& context, const MatchView& session) {
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  const Rect window = canvas.window();
  const std::string& name = session.name(session.seating().passing());
  canvas.cloth();
  const float width = std::min(window.w - 32, context.em(440));
  const float pad = std::min(24.0F, context.em(24));
  const float inner = width - 2 * pad;
  const TextStyle title{context.em(type::kTitle), theme.ink, Font::bold, Align::center};
  const TextStyle body{context.em(type::kBody), theme.quiet, Font::regular, Align::center};
  const std::string_view note = context.say("The cards stay hidden until you press the button."_text);
  const std::string to = fill(context.say("Pass the screen to @"_text), name);
  const float radius = std::min(context.em(34), window.h * 0.09F);
  const float touch = std::max(52.0F, context.em(56));
  const float title_h = canvas.paragraph(to, {}, inner, title, false);
  const float body_h = canvas.paragraph(note, {}, inner, body, false);
  const float leave = std::max(44.0F, context.em(space::kTouch));
  const Rect box = Rect::around(window.center(), width,
                                std::min(window.h - 12, 2 * pad + 2 * radius + title_h + body_h + 36 + touch + leave));
  panel(context.gui, box);
  float y = box.y + pad;
  draw_avatar(context, {box.center().x, y + radius}, radius, name, true, true);
  y += 2 * radius + 10;
  canvas.paragraph(to, {box.x + pad, y}, inner, title);
  y += title_h + 6;
  canvas.paragraph(note, {box.x + pad, y}, inner, body);
  const Rect foot{box.x + pad, box.bottom() - leave - 8, inner, leave};
  const Rect take{foot.x, foot.y - touch - 6, inner, touch};
  const bool leaves = button(context.gui, foot, "button:leave", context.say("Leave table"_text), ButtonStyle::quiet);
  if (button(context.gui, take, "button:take", fill(context.say("I am @: show my cards"_text), name),
             ButtonStyle::main))
    context.app.match().take_device();
  else if (leaves)
    context.app.back();
}

}  // namespace tapete
