#include <algorithm>
#include <cmath>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/table/board_view.hpp"

/// The dice of a table with boards.
namespace tapete {
namespace {

constexpr double kRolling = 650;  ///< milliseconds for which dice roll
constexpr float kStep = 1.5F;     ///< distance between the centres of dice with a sign between them, in widths of a die

/// Draws the sunken tray in which the dice lie.
void draw_tray(Canvas& canvas, Rect rect) {
  const float radius = std::min(rect.h * 0.24F, 20.0F);
  canvas.fill(rect, Colour{94, 62, 36}, radius);
  canvas.outline(rect, Colour{150, 106, 66}, radius, 1.5F);
  const Rect bottom = rect.inset(std::max(3.0F, rect.h * 0.05F));
  canvas.fill(bottom, Colour{34, 44, 40}, radius * 0.8F);
  canvas.fill_top({bottom.x, bottom.y, bottom.w, rect.h * 0.07F}, Colour{0, 0, 0, 90}, radius * 0.8F);
}

/// Returns the position of a die that rolls. `left` goes from 1 to 0 while the die comes to rest.
Rect rolling_rect(Rect rect, double time, std::size_t die, float left) {
  const float swing = std::abs(std::sin(static_cast<float>(time) / 90 + static_cast<float>(die)));
  return rect.moved(0, -swing * left * rect.h * 0.24F);
}

/// Returns the numbers of red and of black dice that help lights up.
std::array<int, 2> advised_dice(const TableModel& model) {
  for (const int option : model.lit)
    if (model.scene.options[at(option)].kind == OptionKind::dice) return model.scene.options[at(option)].dice;
  return {};
}

}  // namespace

bool offers_dice(const Scene& scene) {
  return std::ranges::any_of(scene.options, [](const Option& option) { return option.kind == OptionKind::dice; });
}

bool BoardView::rolls(const DrawContext& context, const TableModel& model) const {
  const double time = model.serial == serial_ ? context.gui.frame().now - since_ : 0;
  return model.step == Step::Kind::rolled && time < kRolling && model.moves && !context.gui.frame().reduced_motion;
}

UiAction BoardView::draw_dice(DrawContext& context, const TableModel& model, Rect area) {
  if (model.can_act && offers_dice(model.scene)) return lay_dice_out(context, model, area, true);
  const Zone* zone = find_zone(model.scene, ZoneKind::dice);
  if (zone == nullptr) return {};
  if (zone->dice.empty()) return lay_dice_out(context, model, area, false);
  Canvas& canvas = context.canvas;
  const double time = context.gui.frame().now - since_;
  const bool rolling = rolls(context, model);
  if (rolling) context.gui.animate();
  const auto count = static_cast<float>(zone->dice.size());
  const float text = std::min(context.em(type::kTitle), area.h * 0.5F);
  const float result = zone->result.empty() ? 0 : canvas.text_width(zone->result, text, Font::bold) + text * 0.5F;
  const float size = std::min(area.h * 0.68F, (area.w - result - area.h * 0.4F) / (count * kStep));
  const float used = (count * kStep - kStep + 1) * size + result;
  draw_tray(canvas, Rect::around(area.center(), used + area.h * 0.5F, area.h));
  float x = area.center().x - used / 2;
  for (std::size_t i = 0; i < zone->dice.size(); ++i, x += size * kStep) {
    SceneDie die = zone->dice[i];
    if (!die.sign.empty())
      canvas.text(die.sign, {x - size * (kStep - 1), area.y, size * (kStep - 1), area.h},
                  {size * 0.46F, context.theme().on_cloth, Font::bold, Align::center});
    Rect rect{x, area.center().y - size * 0.53F, size, size};
    if (rolling) {
      const auto turn = static_cast<int>(time / 70);
      die.face = 1 + (turn * 5 + static_cast<int>(i) * 3 + turn * turn) % 6;
      rect = rolling_rect(rect, time, i, static_cast<float>(1 - time / kRolling));
    }
    draw_die(canvas, die, rect);
  }
  if (result > 0 && !rolling)
    canvas.text(zone->result, {area.center().x + used / 2 - result, area.y, result + 2, area.h},
                {text, context.theme().on_cloth, Font::bold, Align::right});
  return {};
}

/// Draws all six dice in the tray. If the viewer `may_take` dice, a press takes a die or puts it back.
UiAction BoardView::lay_dice_out(DrawContext& context, const TableModel& model, Rect area, bool may_take) {
  constexpr int kOfEach = 3;  // number of dice of each colour
  constexpr int kMost = 3;    // largest number of dice that may be taken
  const float step = std::min({area.w / 6.6F, area.h, context.em(104)});
  const float size = std::min(step * 0.82F, area.h * 0.7F);
  const float start = area.center().x - (6 * step + step * 0.3F) / 2;
  draw_tray(context.canvas, Rect::around(area.center(), std::min(area.w, 6.6F * step), area.h));
  const std::array<int, 2> advised = advised_dice(model);
  const auto [reds, blacks] = picked();
  const bool room = reds + blacks < kMost;
  UiAction action;
  for (int i = 0; i < 2 * kOfEach; ++i) {
    const int colour = i / kOfEach;
    const int number = i % kOfEach;
    const unsigned bit = 1U << number;
    const bool taken = (taken_[at(colour)] & bit) != 0;
    const float x = start + static_cast<float>(i) * step + (colour == 1 ? step * 0.3F : 0) + (step - size) / 2;
    const Rect place{x, area.center().y - size * 0.5F, size, size};
    const Rect rect = taken ? place.inset(-size * 0.05F).moved(0, -size * 0.1F) : place;
    const std::string id = std::string{colour == 0 ? "die:red " : "die:black "} + std::to_string(number + 1);
    const std::string label{context.say(colour == 0 ? (taken ? "Red die, selected"_text : "Red die"_text)
                                                    : (taken ? "Black die, selected"_text : "Black die"_text))};
    if (taken) context.canvas.fill(rect.inset(-4), context.theme().on_cloth, size * 0.28F);
    if (number < advised[at(colour)])
      context.canvas.outline(taken ? rect.inset(-7) : place.inset(-5), context.theme().gold, size * 0.28F, 3);
    draw_die(context.canvas, {colour == 0}, rect, taken || room ? 1.0F : 0.5F);
    if (!may_take) continue;
    context.gui.focus_ring(id, rect, size * 0.2F);
    if (!context.gui.target(id, label, Rect::around(place.center(), std::max(step, 44.0F), std::max(area.h, 44.0F))))
      continue;
    if (taken || room)
      taken_[at(colour)] ^= bit;
    else
      action = does(UiAction::Kind::note, context.say("Three dice at most"_text));
    context.gui.animate();
  }
  return action;
}

}  // namespace tapete
