#include "ui/screens/views.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"

/// Frame around the screens, and the dialogs and messages over them.
namespace tapete {
namespace {

/// Draws the buttons of a dialog, side by side in `row` or `stacked` from `row` downwards.
void draw_answers(AppContext& context, const Dialog& dialog, Rect row, bool stacked) {
  const std::string number = std::to_string(dialog.number);
  const std::string yes = "dialog:yes:" + number;
  const std::string no = "dialog:no:" + number;
  std::vector<GroupButton> buttons{{yes, dialog.yes, ButtonStyle::main}};
  if (!dialog.no.empty()) buttons.insert(stacked ? buttons.end() : buttons.begin(), {no, dialog.no});
  const int columns = stacked ? 1 : static_cast<int>(buttons.size());
  const int clicked = button_group(context.gui, Grid::across(row, columns, row.h, stacked ? 10 : 12), buttons);
  if (clicked >= 0) context.app.messages().answer(buttons[at(clicked)].id == yes);
  if (context.gui.keys().take(Key::escape)) context.app.messages().answer(false);
}

/// Draws the cards of a dialog in a row, one over the other if there are many.
void draw_dialog_cards(AppContext& context, const Dialog& dialog, Rect row) {
  const float w = row.h / kCardShape;
  const auto others = static_cast<float>(dialog.cards.size() - 1);
  const float step = others > 0 ? std::min(w * 0.7F, (row.w - w) / others) : 0;
  Point center{row.center().x - step * others / 2, row.center().y};
  for (const Card card : dialog.cards) {
    context.cards.draw(context.canvas, card, {center, w, row.h, 0}, {.lift = 0.1F, .deck = dialog.deck});
    center.x += step;
  }
}

}  // namespace

void draw_dialog(AppContext& context, const Dialog& dialog) {
  Gui& gui = context.gui;
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  gui.cover();
  const Rect window = canvas.window();
  canvas.fill(window, theme.scrim);
  const float width = std::min(window.w - 32, context.em(440));
  const float pad = std::min(24.0F, context.em(24));
  const TextStyle title{context.em(type::kLead * 1.08F), theme.ink, Font::bold};
  const TextStyle body{context.em(type::kBody), theme.quiet};
  const float inner = width - 2 * pad;
  const float title_h = canvas.paragraph(dialog.title, {}, inner, title, false);
  const float body_h = canvas.paragraph(dialog.text, {}, inner, body, false);
  const float touch = context.em(space::kTouch);
  const bool two = !dialog.no.empty();
  const float widest = std::max(canvas.text_width(dialog.yes, body.size, Font::bold),
                                canvas.text_width(dialog.no, body.size, Font::bold));
  const bool stacked = two && widest + 24 > (inner - 12) / 2;
  const float buttons = stacked ? 2 * touch + 10 : touch;
  const float cards = dialog.cards.empty() ? 0 : std::min(context.em(104), window.h * 0.24F);
  const float head = title_h + 8 + (cards > 0 ? cards + 12 : 0);
  const float around = 2 * pad + head + 22 + buttons;
  const float seen_h = std::min(body_h, std::max(window.h - 32 - around, 2 * body.size));
  const Rect rect = Rect::around(window.center(), width, around + seen_h);
  panel(gui, rect);
  canvas.paragraph(dialog.title, {rect.x + pad, rect.y + pad}, inner, title);
  gui.describe({{.text = dialog.title, .heading = true}});
  const std::string number = std::to_string(dialog.number);
  if (cards > 0) draw_dialog_cards(context, dialog, {rect.x + pad, rect.y + pad + title_h + 8, inner, cards});
  const Rect text{rect.x + pad, rect.y + pad + head, inner, seen_h};
  if (body_h > seen_h) {
    canvas.paragraph(dialog.text, {text.x, gui.begin_scroll("dialog:" + number, text, true)}, inner, body);
    gui.end_scroll(body_h);
  } else {
    canvas.paragraph(dialog.text, {text.x, text.y}, inner, body);
  }
  draw_answers(context, dialog, {rect.x + pad, rect.bottom() - pad - buttons, inner, touch}, stacked);
}

Rect draw_page_frame(AppContext& context, std::string_view title) {
  const Theme& theme = context.theme();
  const Rect window = context.canvas.window();
  // Large text may need two lines.
  const float bar = std::max(56.0F, std::min(context.em(60), 0.15F * window.h));
  const float touch = std::max(44.0F, std::min(context.em(46), bar - 8));
  context.canvas.fill(window, theme.page);
  const Rect back{8, (bar - touch) / 2, touch, touch};
  if (icon_button(context.gui, back, "button:back", context.say("Back"_text), Icon::back, false) ||
      context.gui.keys().take(Key::escape))
    context.app.back();
  const Rect head{back.right() + 6, 0, window.w - back.right() - 20, bar};
  context.text(title, head, type::kTitle * 0.92F, theme.ink, Font::bold);
  context.canvas.fill({0, bar - 1, window.w, 1}, theme.line);
  return {0, bar, window.w, window.h - bar};
}

bool draw_waiting(AppContext& context, Rect content, File::State state) {
  const Rect column = text_column(context, content);
  const TextStyle style{context.em(type::kLead), context.theme().quiet, Font::regular, Align::center};
  const float top = content.y + content.h * 0.3F;
  const bool missing = state == File::State::missing;
  const float height = context.canvas.paragraph(
      context.say(missing ? "This could not be loaded. Are you connected to the internet?"_text : "Loading…"_text),
      {column.x, top}, column.w, style);
  const float touch = std::max(50.0F, context.em(54));
  const float width = std::min(column.w, context.em(260));
  const Rect place{column.center().x - width / 2, top + height + context.em(20), width, touch};
  return missing && button(context.gui, place, "button:retry", context.say("Try again"_text), ButtonStyle::main);
}

void draw_lesson_waiting(AppContext& context) {
  const Rect content = draw_page_frame(context, context.say("Learn"_text));
  LessonController& lessons = context.app.lessons();
  const File::State state = lessons.courses().state(lessons.course());
  // After the file of a lesson has arrived, the judge (a bot that rates actions) must complete the lesson's positions.
  // Until then the lesson is shown as loading.
  if (draw_waiting(context, content, state == File::State::loaded ? File::State::loading : state)) lessons.retry();
}

Rect text_column(const DrawContext& context, Rect rect) {
  const float width = std::min(rect.w - 2 * std::min(28.0F, rect.w * 0.055F), context.em(640));
  return {rect.center().x - width / 2, rect.y, width, rect.h};
}

void draw_toast(AppContext& context, std::string_view text, float bottom) {
  Canvas& canvas = context.canvas;
  const TextStyle style{context.em(type::kBody), {255, 250, 240}, Font::bold, Align::center};
  const float width = std::min(canvas.window().w - 56, canvas.text_width(text, style.size, Font::bold) + 4);
  const float height = canvas.paragraph(text, {}, width, style, false);
  Rect rect{canvas.window().center().x - width / 2 - 18, bottom - height - 24, width + 36, height + 24};
  // At the table the message takes the place of the status line, instead of covering a part of it.
  if (const Rect status = context.gui.frame().status; !status.empty()) {
    rect.h = std::max(rect.h, status.h);
    rect.w = std::max(rect.w, status.w);
    constexpr float kEdge = 8;
    const float most = canvas.window().w - kEdge - rect.w;
    rect.x = std::max(kEdge, std::min(status.center().x - rect.w / 2, most));
    rect.y = status.bottom() - rect.h;
  }
  constexpr float kGap = 8;
  if (const Rect help = context.gui.frame().help; !common(rect.inset(-kGap), help).empty())
    rect.y = help.y > rect.h + 2 * kGap ? help.y - kGap - rect.h : help.bottom() + kGap;
  canvas.shadow(rect, 14);
  canvas.fill(rect, {28, 24, 21}, 14);
  canvas.paragraph(text, {rect.center().x - width / 2, rect.center().y - height / 2}, width, style);
}

void draw_scroll_sign(DrawContext& context, std::string_view id) {
  const ScrollArea& area = *context.gui.scrolling().find(id);
  const Rect& view = area.view;
  const bool more_below = area.offset < area.most() - 1;
  constexpr int kStrips = 12;
  constexpr float kStrip = 2;  // height of a strip, in points
  for (int i = 0; i < kStrips; ++i) {
    const float from_edge = static_cast<float>(i) * kStrip;
    const Colour shade = context.theme().cloth_dark.with_alpha(0.9F * (1 - static_cast<float>(i) / kStrips));
    if (area.offset > 1) context.canvas.fill({view.x, view.y + from_edge, view.w, kStrip}, shade);
    if (more_below) context.canvas.fill({view.x, view.bottom() - from_edge - kStrip, view.w, kStrip}, shade);
  }
  if (!more_below) return;
  const Point tip{view.center().x, view.bottom() - 6};
  context.canvas.line(tip + Point{-9, -9}, tip, context.theme().gold, 3);
  context.canvas.line(tip, tip + Point{9, -9}, context.theme().gold, 3);
}

}  // namespace tapete
