#include "ui/screens/form.hpp"

#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

namespace tapete {

Form::Form(Stage& stage, std::string_view id, Rect view)
    : stage_(stage),
      id_(id),
      column_(text_column(stage, view)),
      top_(stage.gui.begin_scroll(id, view)),
      y_(top_ + stage.em(18)) {}

void Form::heading(std::string_view text) {
  y_ += stage_.em(14);
  const float size = stage_.em(type::kLead * 1.1F);
  stage_.canvas.text(text, {column_.x, y_, column_.w, size * 1.5F}, {size, stage_.theme().ink, Font::bold});
  y_ += size * 1.5F + stage_.em(6);
}

void Form::note(std::string_view text) {
  const TextStyle style{stage_.em(type::kBody), stage_.theme().quiet};
  y_ += stage_.canvas.paragraph(text, {column_.x, y_}, column_.w, style) + stage_.em(10);
}

bool Form::fold(std::string_view id, std::string_view label) {
  const Theme& theme = stage_.theme();
  const bool unfolded = stage_.gui.folds().open(id);
  y_ += stage_.em(6);
  const Rect row{column_.x, y_, column_.w, stage_.em(space::kTouch)};
  const bool clicked = stage_.gui.target(id, label, row, true, unfolded);
  stage_.canvas.fill({row.x, row.y, row.w, 1}, theme.line);
  if (stage_.gui.pointer().hovers(id)) stage_.canvas.fill(row, theme.hover, space::kRadius);
  stage_.gui.focus_ring(id, row, space::kRadius);
  const float sign = stage_.em(15);
  stage_.text(label, {row.x, row.y, row.w - 2 * sign, row.h}, type::kLead, theme.ink, Font::bold);
  draw_icon(stage_.canvas, unfolded ? Icon::minus : Icon::plus, {row.right() - sign, row.center().y}, sign,
            theme.quiet);
  y_ += row.h + stage_.em(8);
  if (!clicked) return unfolded;
  stage_.gui.folds().set_open(id, !unfolded);
  if (!unfolded) to_top_ = row.y - top_ - stage_.em(6);
  return !unfolded;
}

void Form::told_line(std::string_view told) {
  if (told.empty()) return;
  const TextStyle style{stage_.em(0.9F * type::kBody), stage_.theme().quiet};
  y_ += stage_.canvas.paragraph(told, {column_.x, y_}, column_.w, style) + stage_.em(8);
}

bool Form::choice(std::string_view id, std::string_view label, const std::vector<std::string>& labels, int& chosen,
                  std::string_view told) {
  const float size = stage_.em(type::kBody);
  if (!label.empty()) {
    stage_.canvas.text(label, {column_.x, y_, column_.w, size * 1.5F},
                       {size, told.empty() ? stage_.theme().quiet : stage_.theme().ink});
    y_ += size * 1.5F + 4;
  }
  told_line(told);
  const float height = segments_height(stage_.gui, column_.w, labels);
  const auto now = segments(stage_.gui, {column_.x, y_, column_.w, height}, id, labels, chosen);
  y_ += height + stage_.em(18);
  if (!now) return false;
  chosen = *now;
  changed_ = true;
  return true;
}

bool Form::faces(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen) {
  const Theme& theme = stage_.theme();
  const float size = stage_.em(type::kBody);
  stage_.canvas.text(label, {column_.x, y_, column_.w, size * 1.5F}, {size, theme.quiet});
  y_ += size * 1.5F + 4;
  const float least = std::max(48.0F, stage_.em(56));
  const int columns = std::max(1, static_cast<int>(column_.w / least));
  const float side = std::min(column_.w / static_cast<float>(columns), 1.35F * least);
  const Grid grid{{column_.x, y_}, side, side, 0, columns};
  bool changed = false;
  for (int i = 0; i < static_cast<int>(names.size()); ++i) {
    const std::string& name = names[static_cast<std::size_t>(i)];
    const std::string part = std::string{id} + ':' + std::to_string(i);
    const Rect place = grid.at(i);
    if (stage_.gui.target(part, name, place, true, i == chosen) && i != chosen) {
      chosen = i;
      changed = true;
    }
    if (stage_.gui.pointer().hovers(part)) stage_.canvas.fill(place, theme.hover, space::kRadius);
    stage_.gui.focus_ring(part, place, space::kRadius);
    const float radius = side * 0.5F - 6;
    if (i == chosen) stage_.canvas.disc(place.center(), radius + 4, theme.accent);
    draw_avatar(stage_, place.center(), radius, name, true, false);
  }
  y_ += side * static_cast<float>(grid.rows(static_cast<int>(names.size()))) + stage_.em(18);
  changed_ = changed_ || changed;
  return changed;
}

bool Form::toggle(std::string_view id, std::string_view label, bool& on) {
  const Theme& theme = stage_.theme();
  Canvas& canvas = stage_.canvas;
  const float height = stage_.em(space::kTouch);
  const Rect row{column_.x, y_, column_.w, height};
  const bool clicked = stage_.gui.target(id, label, row, true, on);
  if (stage_.gui.pointer().hovers(id)) canvas.fill(row, theme.hover, space::kRadius);
  stage_.gui.focus_ring(id, row, space::kRadius);
  const Rect track{row.right() - stage_.em(60), row.center().y - stage_.em(17), stage_.em(60), stage_.em(34)};
  stage_.text(label, {row.x, row.y, track.x - row.x - 12, row.h}, type::kBody, theme.ink);
  canvas.fill(track, on ? theme.accent : theme.soft, track.h / 2);
  canvas.outline(track, on ? theme.accent : theme.quiet, track.h / 2, 2);
  const float knob = track.h / 2 - 5;
  canvas.disc({on ? track.right() - track.h / 2 : track.x + track.h / 2, track.center().y}, knob,
              on ? theme.on_accent : theme.quiet);
  y_ += height + stage_.em(8);
  if (!clicked) return false;
  on = !on;
  changed_ = true;
  return true;
}

bool Form::number(std::string_view id, std::string_view label, int& value, int low, int high, std::string_view told) {
  const float height = std::max(44.0F, stage_.em(space::kTouch));
  const float width = std::min(stage_.em(168), column_.w * 0.48F);
  stage_.text(label, {column_.x, y_, column_.w - width - 12, height}, type::kBody, stage_.theme().ink);
  const auto now = stepper(stage_.gui, {column_.right() - width, y_, width, height}, id, label, value, low, high);
  y_ += height + (told.empty() ? stage_.em(14) : stage_.em(2));
  told_line(told);
  if (!told.empty()) y_ += stage_.em(8);
  if (!now) return false;
  value = *now;
  changed_ = true;
  return true;
}

bool Form::line(std::string_view id, std::string_view label, std::string_view value) {
  const Theme& theme = stage_.theme();
  const Rect row{column_.x, y_, column_.w, stage_.em(58)};
  const bool clicked = stage_.gui.target(id, std::string{label} + ": " + std::string{value}, row);
  stage_.canvas.fill(row, theme.panel, space::kRadius);
  stage_.canvas.outline(row, theme.line, space::kRadius);
  if (stage_.gui.pointer().hovers(id)) stage_.canvas.fill(row, theme.hover, space::kRadius);
  stage_.gui.focus_ring(id, row, space::kRadius);
  const float inner = row.w - 28 - stage_.em(28);
  stage_.text(label, {row.x + 14, row.y + stage_.em(6), inner, stage_.em(20)}, type::kSmall, theme.quiet);
  stage_.text(value, {row.x + 14, row.y + stage_.em(26), inner, stage_.em(26)}, type::kLead, theme.ink, Font::bold);
  draw_icon(stage_.canvas, Icon::pencil, {row.right() - 14 - stage_.em(9), row.center().y}, stage_.em(17), theme.quiet);
  y_ += row.h + stage_.em(8);
  return clicked;
}

bool Form::link(std::string_view id, std::string_view label) {
  const float height = stage_.em(space::kTouch);
  const bool clicked = button(stage_.gui, {column_.x, y_, column_.w, height}, id, label, Look::soft);
  y_ += height + stage_.em(12);
  changed_ = changed_ || clicked;
  return clicked;
}

bool Form::end() {
  stage_.gui.end_scroll(y_ + stage_.em(10) - top_);
  if (to_top_ && stage_.gui.scrolling().move_to(id_, *to_top_)) stage_.gui.animate();
  return changed_;
}

}  // namespace tapete
