#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/table/board_layout.hpp"
#include "ui/table/hand_view.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {

namespace {

/// Smallest factor by which a question is shrunk; below it, the question replaces the second line.
constexpr float kLeastQuestion = 0.8F;
constexpr std::string_view kPart = " · ";  ///< separates the parts of Scene::phase

/// Draws a paragraph in the vertical middle of the area, smaller if it would be too high.
void draw_centred(Canvas& canvas, std::string_view words, Rect area, TextStyle style) {
  const float least = 0.6F * style.size;
  float height = 0;
  while ((height = canvas.paragraph(words, {area.x, area.y}, area.w, style, false)) > area.h && style.size > least)
    style.size *= 0.94F;
  canvas.paragraph(words, {area.x, area.center().y - height / 2}, area.w, style);
}

/// Returns the question. If it would be too high for the area, the reason after its last colon is left out, and a
/// second sentence begins a line.
std::string question_that_fits(Canvas& canvas, const std::string& question, Rect area, const TextStyle& style) {
  const auto colon = question.rfind(": ");
  if (colon == std::string::npos || canvas.paragraph(question, {}, area.w, style, false) <= area.h) return question;
  std::string shorter = question.substr(0, colon) + '.';
  if (const auto end = shorter.find("? "); end != std::string::npos) shorter[end + 1] = '\n';
  return shorter;
}

/// Words of the status line.
struct StatusWords {
  const std::string& turn;
  std::string_view phase;
  std::string_view said;    ///< an announcement; dropped if it does not fit and it is the viewer's turn
  const std::string& both;  ///< turn and phase
  bool mine = false;        ///< whether it is the viewer's turn
  bool asks = false;        ///< whether `turn` is a question
  float em = 1;             ///< factor of the text size
};

/// Draws a line and below it a second text, which may be a phase with several parts. If the second text is too wide, it
/// loses its first parts, and a long part that is left has two lines.
void draw_pair(Canvas& canvas, Rect in, std::string_view upper, TextStyle first_style, std::string_view lower,
               const TextStyle& style) {
  const auto too_wide = [&] { return canvas.text_width(lower, style.size * kLeastQuestion) > in.w; };
  if (const auto part = lower.rfind(kPart); part != std::string_view::npos && too_wide())
    lower.remove_prefix(part + kPart.size());
  const bool two_lines = too_wide();
  const float first = in.h * (two_lines ? 0.36F : 0.52F);
  const Rect below{in.x, in.y + first, in.w, in.h - first};
  first_style.size = std::min(first_style.size, first);
  canvas.text(upper, {in.x, in.y, in.w, first}, first_style);
  if (two_lines)
    draw_centred(canvas, lower, below, style);
  else
    canvas.text(lower, below, style);
}

/// Draws the words in two lines, or only the most important ones if they are long.
void draw_two_lines(DrawContext& context, Rect in, const StatusWords& words) {
  const Theme& theme = context.theme();
  Canvas& canvas = context.canvas;
  const auto& [turn, phase, last_said, both, mine, asks, em] = words;
  const float size = std::min(em * type::kBody, in.h * 0.5F);
  const float small = std::min(em * type::kSmall, in.h * 0.45F);
  if (asks && canvas.text_width(turn, size * kLeastQuestion, Font::bold) > in.w) {
    const TextStyle style{small, theme.on_cloth, Font::bold, Align::center};
    return draw_centred(canvas, question_that_fits(canvas, turn, in, style), in, style);
  }
  const bool too_long = canvas.text_width(last_said, small * kLeastQuestion) > in.w;
  const std::string_view said = too_long && mine ? std::string_view{} : last_said;
  if (!said.empty() && too_long)
    return draw_centred(canvas, said, in, {small, theme.on_cloth, Font::regular, Align::center});
  std::string upper = said.empty() && !turn.empty() ? turn : both;
  const auto too_wide = [&] { return canvas.text_width(upper, size, Font::bold) > in.w; };
  // The last part of the phase is the most important one, such as the number of tricks that were bid.
  if (const auto part = phase.rfind(kPart); part != std::string_view::npos && too_wide())
    upper.assign(turn).append(turn.empty() ? "" : "  ·  ").append(phase.substr(part + kPart.size()));
  if (!turn.empty() && too_wide()) upper = turn;
  if (upper.empty()) return canvas.text(said, in, {size, theme.on_cloth, Font::bold, Align::center});
  if (said.empty() && phase.empty()) return canvas.text(upper, in, {size, theme.on_cloth, Font::bold, Align::center});
  draw_pair(canvas, in, upper, {size, theme.on_cloth, Font::bold, Align::center}, said.empty() ? phase : said,
            {small, theme.on_cloth_quiet, Font::regular, Align::center});
}

/// Sizes of the bulb and of its word, which is below the bulb if the plate is narrow.
struct BulbSizes {
  BulbSizes(const DrawContext& context, Rect area) {
    const std::string_view help = context.say("Help"_text);
    below = area.w <= context.em(400);
    word = below ? std::min(context.em(kWordBelow), 0.3F * area.h) : context.em(type::kSmall);
    icon = std::min(area.h * (below ? 0.4F : 0.5F), context.em(24));
    sign = 1.4F * icon;
    const float length = context.canvas.text_width(help, word);
    width = below ? std::max(sign, length) + 6 : sign + length + 10;
  }

  static constexpr float kWordBelow = 13;
  bool below = false;
  float word = 0;   ///< size of the text
  float icon = 0;   ///< height of the bulb
  float sign = 0;   ///< width of the bulb
  float width = 0;  ///< of both
};

/// Returns whether the status line contains the question to the viewer.
bool asks_here(const DrawContext& context, const TableModel& model, const TableLayout& layout) {
  // Help may take the place of the question about several cards.
  const Rect confirm = HandView::confirm_place(context, model, layout);
  const bool covered = !confirm.empty() && !HandView::asks_above(model, layout, confirm);
  return !model.question.empty() && (layout.status_asks || has_boards(model.scene) || covered);
}

}  // namespace

float bulb_width(const DrawContext& context, Rect area) { return BulbSizes{context, area}.width; }

bool draw_bulb(DrawContext& context, Rect area, Rect& words, Colour colour) {
  const Rect touch = area.inset(std::min(0.0F, (area.h - 44) / 2));
  const bool pressed = context.gui.target("button:help_me", context.say("What can I do?"_text), touch);
  context.gui.focus_ring("button:help_me", area, space::kRadius);
  const BulbSizes sizes{context, area};
  const float middle = area.center().y - (sizes.below ? 0.6F * sizes.word : 0);
  const float x = sizes.below ? words.x + sizes.width / 2 - 3 : words.x + sizes.icon * 0.6F;
  draw_icon(context.canvas, Icon::bulb, {x, middle}, sizes.icon, colour);
  const std::string_view help = context.say("Help"_text);
  if (sizes.below)
    context.canvas.text(help, {words.x, middle + sizes.icon / 2, sizes.width - 6, 1.4F * sizes.word},
                        {sizes.word, colour, Font::regular, Align::center});
  else
    context.text(help, {words.x + sizes.sign, area.y, sizes.width - sizes.sign - 9, area.h}, type::kSmall, colour);
  words = {words.x + sizes.width, words.y, words.w - sizes.width, words.h};
  return pressed;
}

UiAction draw_status(DrawContext& context, const TableModel& model, const TableLayout& layout,
                     const std::string& note) {
  const Rect area = layout.status;
  context.gui.frame().status = area;
  if (area.empty()) return {};
  const Scene& scene = model.scene;
  const Theme& theme = context.theme();
  Canvas& canvas = context.canvas;
  const bool mine = scene.viewer_decides() && model.can_act;
  const bool asks = mine && asks_here(context, model, layout);
  const std::string& turn = asks ? model.question : model.turn;
  // After the last hand of a lesson there is nothing to say.
  const bool wordless = note.empty() && turn.empty() && scene.phase.empty() && model.last_said.empty();
  if (wordless && !model.has_help) return {};
  canvas.fill(area, theme.plate, space::kRadius);
  if (mine) canvas.outline(area.inset(0.75F), theme.gold, space::kRadius, 1.5F);  // a golden plate looks like a button
  Rect in{area.x + 10, area.y + area.h * 0.08F, area.w - 20, area.h * 0.84F};
  const bool asked = model.has_help && draw_bulb(context, area, in, theme.gold);
  const UiAction action = asked ? does(UiAction::Kind::help) : UiAction{};
  // The question about dice and boards already contains the phase.
  const std::string_view phase = asks && has_boards(scene) ? std::string_view{} : scene.phase;
  std::string both = turn;
  if (!phase.empty()) both.append(turn.empty() ? "" : "  ·  ").append(phase);
  const float em = layout.line_em;
  const float lead = std::min(em * type::kLead, in.h * 0.7F);
  const bool fits = canvas.text_width(both, lead, Font::bold) <= in.w;
  // An announcement needs a second line. Without it, one line may be enough.
  // The table shows a card that was played, and a seat shows its bid. When the viewer decides, the phase is then more
  // important, such as the sum of bids.
  const bool shown = model.step != Step::Kind::declared || scene.question.call || model.confirm_count > 0;
  const std::string_view said = mine && shown && !phase.empty() ? std::string_view{} : model.last_said;
  if (!note.empty())
    draw_centred(canvas, note, in, {em * type::kBody, theme.on_cloth, Font::bold, Align::center});
  else if (said.empty() && (fits || turn.empty()))
    canvas.text(both, in, {lead, theme.on_cloth, Font::bold, Align::center});
  else
    draw_two_lines(context, in, {turn, phase, said, both, mine, asks, em});
  return action;
}

}  // namespace tapete
