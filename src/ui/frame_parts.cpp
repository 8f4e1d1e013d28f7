#include <algorithm>

#include "ui/stage.hpp"
#include "ui/widgets.hpp"

/// Parts that several screens share.
namespace tapete {
namespace {

/// The first letter, whole also where it takes several bytes.
std::string_view initial(std::string_view name) {
  std::size_t length = 1;
  while (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0) == 0x80) ++length;
  return name.substr(0, length);
}

}  // namespace

Rect draw_page_frame(Stage& stage, std::string_view title) {
  const Theme& theme = stage.theme();
  const Rect window = stage.canvas.window();
  const float bar = std::max(56.0F, stage.em(60));
  const float touch = std::max(44.0F, stage.em(46));
  stage.canvas.fill(window, theme.page);
  const Rect back{8, (bar - touch) / 2, touch, touch};
  if (icon_button(stage.gui, back, "button:back", stage.say(words::kBack), Icon::back, false) ||
      stage.gui.take(Key::escape))
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

void draw_avatar(Stage& stage, Point center, float radius, std::string_view name, bool own_side, bool turn) {
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  if (turn) {
    canvas.disc(center, radius + 4.5F, theme.gold);
    canvas.disc(center, radius + 1.5F, theme.cloth_dark);
  }
  canvas.disc(center, radius, own_side ? theme.own_side : theme.other_side);
  canvas.text(initial(name), Rect::around(center, 2 * radius, 2 * radius),
              {radius * 1.05F, theme.on_paper, Font::bold, Align::center});
}

void draw_toast(Stage& stage, std::string_view text, float bottom) {
  Canvas& canvas = stage.canvas;
  const TextStyle style{stage.em(type::kBody), {255, 250, 240}, Font::bold, Align::center};
  const float width = std::min(canvas.window().w - 56, canvas.text_width(text, style.size, Font::bold) + 4);
  const float height = canvas.paragraph(text, {}, width, style, false);
  const Rect rect{canvas.window().center().x - width / 2 - 18, bottom - height - 24, width + 36, height + 24};
  canvas.shadow(rect, 14);
  canvas.fill(rect, {28, 24, 21, 240}, 14);
  canvas.paragraph(text, {rect.x + 18, rect.y + 12}, width, style);
}

void draw_dialog(Stage& stage, const Dialog& dialog) {
  Gui& gui = stage.gui;
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  gui.cover();
  const Rect window = canvas.window();
  canvas.fill(window, theme.scrim);
  const float width = std::min(window.w - 32, stage.em(440));
  const float pad = std::min(24.0F, stage.em(24));
  const TextStyle title{stage.em(type::kLead * 1.08F), theme.ink, Font::bold};
  const TextStyle body{stage.em(type::kBody), theme.quiet};
  const float inner = width - 2 * pad;
  const float title_h = canvas.paragraph(dialog.title, {}, inner, title, false);
  const float body_h = canvas.paragraph(dialog.text, {}, inner, body, false);
  const float touch = stage.em(space::kTouch);
  const bool two = !dialog.no.empty();
  const float widest = std::max(canvas.text_width(dialog.yes, body.size, Font::bold),
                                canvas.text_width(dialog.no, body.size, Font::bold));
  const bool stacked = two && widest + 24 > (inner - 12) / 2;
  const float buttons = stacked ? 2 * touch + 10 : touch;
  const Rect rect = Rect::around(window.center(), width, 2 * pad + title_h + 8 + body_h + 22 + buttons);
  panel(gui, rect);
  canvas.paragraph(dialog.title, {rect.x + pad, rect.y + pad}, inner, title);
  canvas.paragraph(dialog.text, {rect.x + pad, rect.y + pad + title_h + 8}, inner, body);
  const Rect row{rect.x + pad, rect.bottom() - pad - buttons, inner, touch};
  const std::string number = std::to_string(dialog.number);
  Rect yes = row;
  if (two) {
    Rect no = row;
    if (stacked) {
      no.y += touch + 10;
    } else {
      no.w = yes.w = (inner - 12) / 2;
      yes.x += no.w + 12;
    }
    if (button(gui, no, "dialog:no:" + number, dialog.no, Look::soft)) stage.app.answer(false);
  }
  if (button(gui, yes, "dialog:yes:" + number, dialog.yes, Look::main)) stage.app.answer(true);
  if (gui.take(Key::escape)) stage.app.answer(false);
}

}  // namespace tapete
