#include "ui/screens/form.hpp"

#include <algorithm>
#include <cmath>

#include "looks/portraits.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

namespace tapete {

Form::Form(DrawContext& context, std::string_view id, Rect view)
    : context_(context),
      id_(id),
      column_(text_column(context, view)),
      top_(context.gui.begin_scroll(id, view)),
      y_(top_ + context.em(18)) {}

void Form::heading(std::string_view text) {
  y_ += context_.em(14);
  const float size = context_.em(type::kLead * 1.1F);
  context_.canvas.text(text, {column_.x, y_, column_.w, size * 1.5F}, {size, context_.theme().ink, Font::bold});
  y_ += size * 1.5F + context_.em(6);
}

void Form::note(std::string_view text) {
  const TextStyle style{context_.em(type::kBody), context_.theme().quiet};
  y_ += context_.canvas.paragraph(text, {column_.x, y_}, column_.w, style) + context_.em(10);
}

bool Form::fold(std::string_view id, std::string_view label) {
  const Theme& theme = context_.theme();
  const bool unfolded = context_.gui.folds().open(id);
  y_ += context_.em(6);
  const Rect row{column_.x, y_, column_.w, context_.em(space::kTouch)};
  const bool clicked = context_.gui.target(id, label, row, true, unfolded);
  context_.canvas.fill({row.x, row.y, row.w, 1}, theme.line);
  if (context_.gui.pointer().hovers(id)) context_.canvas.fill(row, theme.hover, space::kRadius);
  context_.gui.focus_ring(id, row, space::kRadius);
  const float sign = context_.em(15);
  context_.text(label, {row.x, row.y, row.w - 2 * sign, row.h}, type::kLead, theme.ink, Font::bold);
  draw_icon(context_.canvas, unfolded ? Icon::minus : Icon::plus, {row.right() - sign, row.center().y}, sign,
            theme.quiet);
  y_ += row.h + context_.em(8);
  if (!clicked) return unfolded;
  context_.gui.folds().set_open(id, !unfolded);
  if (!unfolded) to_top_ = row.y - top_ - context_.em(6);
  return !unfolded;
}

void Form::explanation_line(std::string_view explanation) {
  if (explanation.empty()) return;
  const TextStyle style{context_.em(0.9F * type::kBody), context_.theme().quiet};
  y_ += context_.canvas.paragraph(explanation, {column_.x, y_}, column_.w, style) + context_.em(8);
}

bool Form::choice(std::string_view id, std::string_view label, const std::vector<std::string>& labels, int& chosen,
                  std::string_view explanation) {
  const float top = y_;
  if (!label.empty()) choice_label(label, explanation.empty() ? context_.theme().quiet : context_.theme().ink);
  explanation_line(explanation);
  const float height = segments_height(context_.gui, column_.w, labels);
  const auto now = segments(context_.gui, {column_.x, y_, column_.w, height}, id, labels, chosen);
  y_ += height + context_.em(18);
  keep_in_place(id, top);
  if (!now) return false;
  chosen = *now;
  changed_ = true;
  if (ScrollArea* const area = context_.gui.scrolling().find(id_)) {
    area->kept = kept_ = id;
    area->kept_y = top;
  }
  return true;
}

/// Scrolls so that a choice from `top` to the present place stays where it was, although it has changed the size of the
/// text, and so that its end stays in sight.
void Form::keep_in_place(std::string_view id, float top) {
  ScrollArea* const area = context_.gui.scrolling().find(id_);
  if (area == nullptr || area->kept != id) return;
  const float moved = std::max(top - area->kept_y, y_ - area->view.bottom());
  if (std::abs(moved) > 1) to_top_ = area->offset + moved;
}

void Form::choice_label(std::string_view label, Colour colour) {
  const float size = context_.em(type::kBody);
  context_.canvas.text(label, {column_.x, y_, column_.w, size * 1.5F}, {size, colour});
  y_ += size * 1.5F + 4;
}

bool Form::pictures(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen,
                    float height, const std::function<void(int index, Rect area)>& draw) {
  choice_label(label, context_.theme().quiet);
  const Theme& theme = context_.theme();
  const auto count = static_cast<int>(names.size());
  const float pad = space::kSmall;
  float widest = 0;
  for (const std::string& name : names)
    widest = std::max(widest, context_.canvas.text_width(name, context_.em(type::kBody), Font::bold) + 2 * pad);
  const auto room = static_cast<int>((column_.w + pad) / (widest + pad));
  // A row that is only half full looks unfinished, so a number of columns divides the number of pictures.
  int columns = std::clamp(room, 1, count);
  while (count % columns != 0) --columns;
  const float words = context_.em(type::kBody) * 1.5F;
  const Grid grid = Grid::across({column_.x, y_, column_.w, 0}, columns, height + words + 3 * pad, pad);
  bool changed = false;
  for (int i = 0; i < count; ++i) {
    const Rect place = grid.at(i);
    const std::string& name = names[static_cast<std::size_t>(i)];
    const bool on = i == chosen;
    const std::string part = std::string{id} + ':' + std::to_string(i);
    if (context_.gui.target(part, name, place, true, on) && !on) {
      chosen = i;
      changed = true;
    }
    context_.canvas.fill(place, on ? theme.accent : theme.soft, space::kRadius);
    if (context_.gui.pointer().hovers(part)) context_.canvas.fill(place, theme.hover, space::kRadius);
    context_.gui.focus_ring(part, place, space::kRadius);
    draw(i, {place.x + pad, place.y + pad, place.w - 2 * pad, height});
    context_.text(name, {place.x, place.bottom() - pad - words, place.w, words}, type::kBody,
                  on ? theme.on_accent : theme.ink, on ? Font::bold : Font::regular, Align::center);
  }
  y_ += static_cast<float>(grid.rows(count)) * (grid.h + pad) - pad + context_.em(18);
  changed_ = changed_ || changed;
  return changed;
}

bool Form::faces(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen) {
  choice_label(label, context_.theme().quiet);
  const auto count = static_cast<int>(names.size()) - 1;
  // Both numbers of columns divide the number of portraits.
  const int columns = column_.w < context_.em(480) && count % 4 == 0 ? 4 : 6;
  const float side = std::min(column_.w / static_cast<float>(columns), std::max(74.0F, context_.em(100)));
  const Grid grid{{column_.x, y_}, side, side, 0, columns};
  const float height = std::max(58.0F, context_.em(64));
  y_ += side * static_cast<float>(grid.rows(count));
  const Rect none{column_.x, y_, column_.w, height};
  const int before = chosen;
  for (int i = 0; i <= count; ++i) {
    const bool is_face = i < count;
    const int index = is_face ? i + 1 : 0;
    const Rect place = is_face ? grid.at(i) : none;
    const std::string& name = names[static_cast<std::size_t>(index)];
    const std::string part = std::string{id} + ':' + std::to_string(index);
    if (context_.gui.target(part, name, place, true, index == before)) chosen = index;
    if (context_.gui.pointer().hovers(part)) context_.canvas.fill(place, context_.theme().hover, space::kRadius);
    context_.gui.focus_ring(part, place, space::kRadius);
    draw_face(is_face ? place : Rect{none.x + (side - height) / 2, none.y, height, height}, name,
              is_face ? name : kNoPortrait, index == before);
  }
  const float x = none.x + std::max(side, height) + 8;
  context_.text(context_.say("No face, only the first letter"_text), {x, none.y, none.right() - x, height}, type::kBody,
                context_.theme().ink);
  y_ += height + context_.em(18);
  changed_ = changed_ || chosen != before;
  return chosen != before;
}

/// Draws a portrait that can be chosen, with a ring that separates it from the page.
void Form::draw_face(Rect place, std::string_view name, std::string_view face, bool chosen) {
  const Theme& theme = context_.theme();
  const float radius = place.w * 0.5F - 7;
  if (chosen)
    context_.canvas.disc(place.center(), radius + 5, theme.accent);
  else
    context_.canvas.disc(place.center(), radius + 2, theme.line);
  draw_avatar(context_, place.center(), radius, name, true, false, face);
}

bool Form::toggle(std::string_view id, std::string_view label, bool& on) {
  const Theme& theme = context_.theme();
  Canvas& canvas = context_.canvas;
  const float height = context_.em(space::kTouch);
  const Rect row{column_.x, y_, column_.w, height};
  const bool clicked = context_.gui.target(id, label, row, true, on);
  if (context_.gui.pointer().hovers(id)) canvas.fill(row, theme.hover, space::kRadius);
  context_.gui.focus_ring(id, row, space::kRadius);
  const Rect track{row.right() - context_.em(60), row.center().y - context_.em(17), context_.em(60), context_.em(34)};
  context_.text(label, {row.x, row.y, track.x - row.x - 12, row.h}, type::kBody, theme.ink);
  canvas.fill(track, on ? theme.accent : theme.soft, track.h / 2);
  canvas.outline(track, on ? theme.accent : theme.quiet, track.h / 2, 2);
  const float knob = track.h / 2 - 5;
  canvas.disc({on ? track.right() - track.h / 2 : track.x + track.h / 2, track.center().y}, knob,
              on ? theme.on_accent : theme.quiet);
  y_ += height + context_.em(8);
  if (!clicked) return false;
  on = !on;
  changed_ = true;
  return true;
}

bool Form::number(std::string_view id, std::string_view label, int& value, int low, int high,
                  std::string_view explanation) {
  const float height = std::max(44.0F, context_.em(space::kTouch));
  // A low column of large text has no room for the label beside the buttons.
  const bool beside = context_.em(168) <= column_.w * 0.6F;
  const float width = beside ? std::min(context_.em(168), column_.w * 0.48F) : column_.w;
  context_.text(label, {column_.x, y_, beside ? column_.w - width - 12 : column_.w, height}, type::kBody,
                context_.theme().ink);
  if (!beside) y_ += height;
  const auto now = stepper(context_.gui, {column_.right() - width, y_, width, height}, id, label, value, low, high);
  y_ += height + (explanation.empty() ? context_.em(14) : context_.em(2));
  explanation_line(explanation);
  if (!explanation.empty()) y_ += context_.em(8);
  if (!now) return false;
  value = *now;
  changed_ = true;
  return true;
}

bool Form::line(std::string_view id, std::string_view label, std::string_view value) {
  const Theme& theme = context_.theme();
  const Rect row{column_.x, y_, column_.w, context_.em(58)};
  const bool clicked = context_.gui.target(id, std::string{label} + ": " + std::string{value}, row);
  context_.canvas.fill(row, theme.panel, space::kRadius);
  context_.canvas.outline(row, theme.line, space::kRadius);
  if (context_.gui.pointer().hovers(id)) context_.canvas.fill(row, theme.hover, space::kRadius);
  context_.gui.focus_ring(id, row, space::kRadius);
  const float inner = row.w - 28 - context_.em(28);
  context_.text(label, {row.x + 14, row.y + context_.em(6), inner, context_.em(20)}, type::kSmall, theme.quiet);
  context_.text(value, {row.x + 14, row.y + context_.em(26), inner, context_.em(26)}, type::kLead, theme.ink,
                Font::bold);
  draw_icon(context_.canvas, Icon::pencil, {row.right() - 14 - context_.em(9), row.center().y}, context_.em(17),
            theme.quiet);
  y_ += row.h + context_.em(8);
  return clicked;
}

bool Form::link(std::string_view id, std::string_view label) {
  const float height = context_.em(space::kTouch);
  const bool clicked = button(context_.gui, {column_.x, y_, column_.w, height}, id, label, ButtonStyle::soft);
  y_ += height + context_.em(12);
  changed_ = changed_ || clicked;
  return clicked;
}

bool Form::end() {
  if (ScrollArea* const area = context_.gui.scrolling().find(id_)) area->kept = kept_;
  context_.gui.end_scroll(y_ + context_.em(10) - top_);
  if (to_top_ && context_.gui.scrolling().move_to(id_, *to_top_)) context_.gui.animate();
  return changed_;
}

}  // namespace tapete
