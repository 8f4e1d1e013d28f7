#include "ui/gui/widgets.hpp"

#include <algorithm>
#include <array>

#include "core/index.hpp"

namespace tapete {
namespace {

struct ButtonColours {
  Colour face;
  Colour text;
};

ButtonColours colours(const Theme& theme, ButtonStyle style) {
  const Colour none = theme.panel.with_alpha(0);
  const std::array<ButtonColours, 8> by_style{{{theme.accent, theme.on_accent},
                                               {theme.soft, theme.ink},
                                               {none, theme.quiet},
                                               {none, theme.ink},
                                               {theme.gold, theme.on_gold},
                                               {theme.paper, theme.on_paper},
                                               {theme.plate, theme.on_cloth},
                                               {theme.gold, theme.on_gold}}};
  return by_style[static_cast<std::size_t>(style)];
}

void overlay(Gui& gui, std::string_view id, Rect rect, float radius) {
  if (gui.pointer().presses(id))
    gui.canvas().fill(rect, Colour{0, 0, 0, 40}, radius);
  else if (gui.pointer().hovers(id))
    gui.canvas().fill(rect, gui.canvas().theme().hover, radius);
  gui.focus_ring(id, rect, radius);
}

/// Returns the text size of a button of this height: the chosen one, or the table's if the button is too low for it.
float label_size(const Frame& frame, float height) {
  return std::min(frame.chosen * type::kBody, std::max(frame.em(type::kBody), 0.56F * height));
}

void draw_pencil(Canvas& canvas, Point c, float h, float w, Colour colour) {
  canvas.line({c.x - h * 0.45F, c.y + h * 0.45F}, {c.x + h * 0.6F, c.y - h * 0.6F}, colour, w * 2.2F);
  canvas.triangle({c.x - h * 0.85F, c.y + h * 0.85F}, {c.x - h * 0.66F, c.y + h * 0.2F},
                  {c.x - h * 0.2F, c.y + h * 0.66F}, colour);
}

/// Returns the number of columns for these labels: one row if all of them fit side by side, two columns if there are
/// many short labels, otherwise one column.
int label_columns(Gui& gui, float width, const std::vector<std::string>& labels) {
  constexpr std::size_t kMany = 5;
  constexpr float kShrunk = 0.85F;  // smallest factor by which labels are shrunk to fit side by side
  float widest = 0;
  for (const std::string& label : labels)
    widest = std::max(widest, gui.canvas().text_width(label, gui.frame().em(type::kBody), Font::bold));
  const auto count = static_cast<float>(labels.size());
  if (kShrunk * widest <= width / count - 2 * space::kSmall) return static_cast<int>(labels.size());
  return labels.size() >= kMany && widest <= width / 2 - 2 * space::kSmall ? 2 : 1;
}

void draw_back(Canvas& canvas, Point c, float h, float w, Colour colour) {
  canvas.line({c.x + h * 0.35F, c.y - h * 0.75F}, {c.x - h * 0.4F, c.y}, colour, w);
  canvas.line({c.x - h * 0.4F, c.y}, {c.x + h * 0.35F, c.y + h * 0.75F}, colour, w);
  canvas.disc({c.x - h * 0.4F, c.y}, w / 2, colour);
}

void draw_undo(Canvas& canvas, Point c, float h, float w, Colour colour) {
  canvas.arc({c.x + h * 0.05F, c.y + h * 0.2F}, h * 0.68F, -2.75F, 1.5F, colour, w);
  canvas.triangle({c.x - h * 1.02F, c.y + h * 0.12F}, {c.x - h * 0.2F, c.y + h * 0.05F},
                  {c.x - h * 0.78F, c.y - h * 0.72F}, colour);
}

/// Returns the first character, which may have several bytes.
std::string_view initial(std::string_view name) {
  std::size_t length = 1;
  while (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0) == 0x80) ++length;
  return name.substr(0, length);
}

/// Draws a label in one line, or broken between words if it is too wide.
void draw_label(Canvas& canvas, std::string_view label, Rect rect, const TextStyle& style) {
  if (canvas.text_width(label, style.size, style.font) <= rect.w) return canvas.text(label, rect, style);
  const float height = canvas.paragraph(label, {}, rect.w, style, false);
  canvas.paragraph(label, {rect.x, rect.center().y - height / 2}, rect.w, style);
}

}  // namespace

void draw_icon(Canvas& canvas, Icon icon, Point c, float size, Colour colour) {
  const float h = size / 2;
  const float w = std::max(1.8F, size * 0.11F);
  switch (icon) {
    case Icon::menu:
      for (const float y : {-0.62F, 0.0F, 0.62F})
        canvas.fill(Rect::around({c.x, c.y + y * h}, size, w * 1.15F), colour, w / 2);
      break;
    case Icon::back:
      draw_back(canvas, c, h, w, colour);
      break;
    case Icon::close:
      canvas.line({c.x - h * 0.65F, c.y - h * 0.65F}, {c.x + h * 0.65F, c.y + h * 0.65F}, colour, w);
      canvas.line({c.x + h * 0.65F, c.y - h * 0.65F}, {c.x - h * 0.65F, c.y + h * 0.65F}, colour, w);
      break;
    case Icon::undo:
      draw_undo(canvas, c, h, w, colour);
      break;
    case Icon::plus:
      canvas.fill(Rect::around(c, w * 1.2F, size * 0.85F), colour, w / 2);
      [[fallthrough]];
    case Icon::minus:
      canvas.fill(Rect::around(c, size * 0.85F, w * 1.2F), colour, w / 2);
      break;
    case Icon::bulb:
      canvas.ring({c.x, c.y - h * 0.25F}, h * 0.62F, colour, w);
      for (const float y : {0.62F, 0.95F}) canvas.fill(Rect::around({c.x, c.y + y * h}, h * 0.7F, w), colour, w / 2);
      break;
    case Icon::play:
      canvas.triangle({c.x - h * 0.5F, c.y - h * 0.7F}, {c.x + h * 0.75F, c.y}, {c.x - h * 0.5F, c.y + h * 0.7F},
                      colour);
      break;
    case Icon::stop:
      canvas.fill(Rect::around(c, size * 0.62F, size * 0.62F), colour, w);
      break;
    case Icon::pencil:
      draw_pencil(canvas, c, h, w, colour);
      break;
  }
}

float shared_label_size(Gui& gui, Rect rect, const std::vector<std::string_view>& labels) {
  constexpr float kStep = 0.96F;
  constexpr float kLeast = 11;
  const Rect inner = rect.inset(space::kSmall);
  float size = label_size(gui.frame(), rect.h);
  // Words are not broken.
  const auto fits = [&](std::string_view label) {
    if (gui.canvas().text_width(label, size, Font::bold) <= inner.w) return true;
    Splitter words{label, ' '};
    while (const auto word = words.next())
      if (gui.canvas().text_width(*word, size, Font::bold) > inner.w) return false;
    return gui.canvas().paragraph(label, {}, inner.w, {size, {}, Font::bold}, false) <= inner.h;
  };
  for (const std::string_view label : labels)
    while (size > kLeast && !fits(label)) size *= kStep;
  return size;
}

bool button(Gui& gui, Rect rect, std::string_view id, std::string_view label, ButtonStyle style, float size) {
  const bool clicked = gui.target(id, label, rect);
  const auto [face, text] = colours(gui.canvas().theme(), style);
  const float radius = std::min(space::kRadius, rect.h / 2);
  Canvas& canvas = gui.canvas();
  const bool key = style == ButtonStyle::key;
  const bool on_table = key || style == ButtonStyle::gold || style == ButtonStyle::paper;
  if (on_table) canvas.shadow(rect, radius, 0.8F);
  if (face.a > 0) canvas.fill(rect, face, radius);
  overlay(gui, id, rect, radius);
  const Rect inner = rect.inset(style == ButtonStyle::row ? space::kBase : space::kSmall);
  const bool strong = on_table || style == ButtonStyle::main;
  TextStyle words{key        ? 0.56F * rect.h
                  : size > 0 ? size
                             : label_size(gui.frame(), rect.h),
                  text, strong ? Font::bold : Font::regular, style == ButtonStyle::row ? Align::left : Align::center};
  if (size > 0 || inner.h > 2.2F * words.size)
    draw_label(canvas, label, inner, words);
  else
    canvas.text(label, inner, words);
  return clicked;
}

int button_group(Gui& gui, const Grid& grid, const std::vector<GroupButton>& buttons) {
  std::vector<std::string_view> labels;
  labels.reserve(buttons.size());
  for (const GroupButton& each : buttons) labels.push_back(each.label);
  const float size = shared_label_size(gui, grid.at(0), labels);
  int clicked = -1;
  for (int i = 0; i < static_cast<int>(buttons.size()); ++i)
    if (button(gui, grid.at(i), buttons[at(i)].id, buttons[at(i)].label, buttons[at(i)].style, size)) clicked = i;
  return clicked;
}

bool icon_button(Gui& gui, Rect rect, std::string_view id, std::string_view label, Icon icon, bool on_cloth) {
  const bool clicked = gui.target(id, label, rect);
  const Theme& theme = gui.canvas().theme();
  const float radius = space::kRadius;
  if (on_cloth) gui.canvas().fill(rect, theme.plate, radius);
  overlay(gui, id, rect, radius);
  draw_icon(gui.canvas(), icon, rect.center(), std::min(rect.h * 0.42F, gui.frame().em(20)),
            on_cloth ? theme.on_cloth : theme.ink);
  return clicked;
}

float segments_height(Gui& gui, float width, const std::vector<std::string>& labels) {
  constexpr float kTwoLines = 1.35F;  // height of labels in two lines, in heights of a line of buttons
  constexpr float kShrunk = 0.85F;    // least factor of the text size with which labels stay in one line
  const Grid grid{.columns = label_columns(gui, width, labels)};
  const float size = gui.frame().em(type::kBody);
  const bool broken = gui.canvas().fitting_size(labels, size, Font::bold, width - 2 * space::kSmall) < kShrunk * size;
  return gui.frame().em(space::kTouch) * static_cast<float>(grid.rows(static_cast<int>(labels.size()))) *
         (broken && grid.columns == 1 ? kTwoLines : 1);
}

std::optional<int> segments(Gui& gui, Rect rect, std::string_view id, const std::vector<std::string>& labels,
                            int chosen) {
  std::optional<int> out;
  Canvas& canvas = gui.canvas();
  const Theme& theme = gui.canvas().theme();
  const auto count = static_cast<int>(labels.size());
  Grid grid = Grid::across(rect, label_columns(gui, rect.w, labels), 0, 0);
  grid.h = rect.h / static_cast<float>(grid.rows(count));
  canvas.fill(rect, theme.soft, space::kRadius);
  const float size =
      std::min(gui.frame().em(type::kBody), shared_label_size(gui, grid.at(0), {labels.begin(), labels.end()}));
  for (int i = 0; i < count; ++i) {
    Rect part = grid.at(i);
    if (i == count - 1) part.w = rect.right() - part.x;
    const std::string& label = labels[at(i)];
    const std::string part_id = std::string{id} + ':' + std::to_string(i);
    const bool on = i == chosen;
    if (gui.target(part_id, label, part, true, on) && !on) out = i;
    const Rect face = part.inset(4);
    if (on) canvas.fill(face, theme.accent, space::kRadius - 3);
    overlay(gui, part_id, face, space::kRadius - 3);
    const TextStyle style{size, on ? theme.on_accent : theme.ink, on ? Font::bold : Font::regular, Align::center};
    draw_label(canvas, label, part.inset(space::kSmall), style);
  }
  return out;
}

std::optional<int> stepper(Gui& gui, Rect rect, std::string_view id, std::string_view label, int value, int low,
                           int high) {
  const Theme& theme = gui.canvas().theme();
  const float side = rect.h;
  std::optional<int> out;
  gui.canvas().fill(rect, theme.soft, space::kRadius);
  const auto part = [&](Rect at, std::string_view name, Text word, Icon icon, int next) {
    const std::string part_id = std::string{id} + ':' + std::string{name};
    const bool can = next >= low && next <= high;
    const std::string spoken = std::string{label} + ": " + std::string{word(gui.frame().lang)};
    if (gui.target(part_id, spoken, at, can) && can) out = next;
    overlay(gui, part_id, at.inset(4), space::kRadius - 3);
    draw_icon(gui.canvas(), icon, at.center(), gui.frame().em(17), can ? theme.ink : theme.line);
  };
  part({rect.x, rect.y, side, rect.h}, "less", "Fewer"_text, Icon::minus, value - 1);
  part({rect.right() - side, rect.y, side, rect.h}, "more", "More"_text, Icon::plus, value + 1);
  gui.canvas().text(std::to_string(value), rect, {gui.frame().em(type::kLead), theme.ink, Font::bold, Align::center});
  return out;
}

void panel(Gui& gui, Rect rect, float radius) {
  gui.canvas().shadow(rect, radius);
  gui.canvas().fill(rect, gui.canvas().theme().panel, radius);
}

bool closable_panel(DrawContext& context, Rect rect, std::string_view title, Rect title_place, Rect close_place,
                    float radius) {
  Gui& gui = context.gui;
  gui.cover();
  context.canvas.fill(context.canvas.window(), context.theme().scrim);
  panel(gui, rect, radius);
  context.text(title, title_place, type::kLead, context.theme().ink, Font::bold);
  gui.describe({{.text = std::string{title}, .heading = true}});
  const bool close = icon_button(gui, close_place, "button:close", context.say("Close"_text), Icon::close, false);
  const bool beside = gui.frame().click.nothing && !rect.has(gui.pointer().at());
  return gui.keys().take(Key::escape) || close || beside;
}

void draw_avatar(DrawContext& context, Point center, float radius, std::string_view name, bool own_side, bool turn,
                 std::string_view face) {
  const Theme& theme = context.theme();
  Canvas& canvas = context.canvas;
  if (turn) {
    canvas.disc(center, radius + 4.5F, theme.gold);
    canvas.disc(center, radius + 1.5F, theme.cloth_dark);
  }
  canvas.disc(center, radius, own_side ? theme.own_side : theme.other_side);
  if (context.cards.portrait(canvas, face.empty() ? name : face, center, radius)) return;
  canvas.ring(center, radius - 0.75F, theme.on_paper.with_alpha(0.4F), 1.5F);
  canvas.text(initial(name), Rect::around(center, 2 * radius, 2 * radius),
              {radius * 1.05F, theme.on_paper, Font::bold, Align::center});
}

}  // namespace tapete
