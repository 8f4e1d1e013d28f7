#include "ui/table/table_parts.hpp"

#include <algorithm>

#include "looks/portraits.hpp"

namespace tapete {

std::string side_name(const App& app, const Session& session, const std::vector<Seat>& seats) {
  const bool own = std::find(seats.begin(), seats.end(), session.viewer()) != seats.end();
  if (seats.size() > 1) return std::string{(own ? "Us"_text : "Them"_text)(app.choices().lang())};
  return seats.empty() ? std::string{} : session.name(seats.front());
}

void draw_marks(Stage& stage, const SideScore& score, Rect rect, Align align, Colour won, Colour open) {
  constexpr int kMostDots = 6;
  Canvas& canvas = stage.canvas;
  const auto words_for = [&](bool named) {
    std::string words;
    if (score.target > kMostDots) words = std::to_string(score.won) + " / " + std::to_string(score.target);
    if (score.sets_target > 1) {
      if (!words.empty()) words += " · ";
      if (named) words += score.sets_name + ' ';
      words += std::to_string(score.sets_won) + " / " + std::to_string(score.sets_target);
    }
    return words;
  };
  const float size = std::min(stage.em(type::kSmall), rect.h);
  const float room = rect.w / (3.2F * static_cast<float>(std::max(1, score.target)));
  const float radius = std::min({rect.h * 0.3F, stage.em(4.6F), room});
  const float step = radius * 3;
  const float dots = score.target > kMostDots ? 0 : step * static_cast<float>(score.target);
  std::string words = words_for(true);
  const float gap = dots > 0 && !words.empty() ? 6.0F : 0.0F;
  if (dots + gap + canvas.text_width(words, size) > rect.w) words = words_for(false);
  const float text = gap + canvas.text_width(words, size);
  float x = rect.x;
  if (align == Align::center) x += (rect.w - dots - text) / 2;
  if (align == Align::right) x += rect.w - dots - text;
  for (int i = 0; dots > 0 && i < score.target; ++i, x += step) {
    const Point at{x + step / 2, rect.center().y};
    if (i < score.won && score.losses)
      canvas.line({at.x + radius * 0.55F, at.y - radius * 1.7F}, {at.x - radius * 0.55F, at.y + radius * 1.7F}, won,
                  radius * 0.75F);
    else if (i < score.won)
      canvas.disc(at, radius, won);
    else if (score.losses)
      canvas.disc(at, radius * 0.45F, open);
    else
      canvas.ring(at, radius - 0.7F, open, 1.4F);
  }
  if (!words.empty()) canvas.text(words, {x + gap, rect.y, rect.right() - x - gap, rect.h}, {size, won});
}

bool offers_answers(const Scene& scene) {
  return std::ranges::any_of(scene.options, [](const Option& option) {
    return option.kind == OptionKind::declare || option.kind == OptionKind::pass;
  });
}

std::string_view face_at(const App& app, const Session& session, Seat seat) {
  const std::string_view own = own_face(app.choices().settings().likeness);
  if (own.empty() || session.seating().shared()) return {};
  const Scene& scene = session.scene();
  if (seat == scene.viewer) return own;
  if (session.name(seat) != own) return {};
  const auto taken = [&](std::string_view name) {
    for (Seat other = 0; other < scene.players; ++other)
      if (session.name(other) == name) return true;
    return false;
  };
  for (const Portrait& portrait : kPortraits)
    if (!taken(portrait.name)) return portrait.name;
  return {};
}

void draw_mark(Stage& stage, Point center, std::string_view text) {
  const float size = stage.em(type::kSmall * 0.86F);
  const Rect mark = Rect::around(center, stage.canvas.text_width(text, size, Font::bold) + 10, size * 1.35F);
  stage.canvas.fill(mark, stage.theme().cloth_dark, size * 0.6F);
  stage.canvas.text(text, mark, {size, stage.theme().on_cloth, Font::bold, Align::center});
}

void draw_bubble(Stage& stage, const TableLayout& layout, int spot, std::string_view text) {
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const Rect window = canvas.window();
  const auto seat = static_cast<std::size_t>(spot);
  const float size = stage.em(type::kTitle);
  const float width = std::min(window.w - 24, canvas.text_width(text, size, Font::bold) + size * 1.5F);
  const float height = size * 2.1F;
  const Rect badge = layout.badge[seat];
  const bool below = badge.center().y < window.h * 0.3F;
  const float y = below ? badge.bottom() + 14 : badge.y - height - 14;
  const float x = std::clamp(badge.center().x - width / 2, 12.0F, window.w - 12 - width);
  const Rect bubble{x, y, width, height};
  const float tip = std::clamp(badge.center().x, bubble.x + 30, bubble.right() - 30);
  canvas.forget_written(bubble);
  canvas.shadow(bubble, height / 2);
  canvas.fill(bubble, theme.paper, height * 0.42F);
  if (below)
    canvas.triangle({tip - 11, bubble.y + 2}, {tip, bubble.y - 13}, {tip + 11, bubble.y + 2}, theme.paper);
  else
    canvas.triangle({tip + 11, bubble.bottom() - 2}, {tip, bubble.bottom() + 13}, {tip - 11, bubble.bottom() - 2},
                    theme.paper);
  canvas.text(text, bubble.inset(10), {size, theme.on_paper, Font::bold, Align::center});
}

}  // namespace tapete
