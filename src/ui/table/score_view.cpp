#include "ui/table/score_view.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr double kAfterCards = 120;  ///< milliseconds by which the trick's cards start before the points
/// Height of a plate's upper line, as a share of the height of its text.
constexpr float kUpperLine = 0.42F;
constexpr float kMarkStep = 15;  ///< room for a mark of draw_marks(), in points at the normal text size
/// Smallest factor by which points are shrunk to fit in a line, if there is room for two lines.
constexpr float kLeastShrunk = 0.8F;
constexpr double kShortest = 300;  ///< shortest duration of the points' flight, in milliseconds
constexpr double kLongest = 700;   ///< longest duration of the points' flight, in milliseconds

/// Returns the rectangle of a side's points.
Rect score_of(const Scene& scene, const TableLayout& layout, int side) {
  if (!scene.round || (side == 0 && scene.viewer != kNobody)) return layout.score[at(side)];
  return layout.badge[at(spot(scene, scene.score[at(side)].seats.front()))];
}

std::string gain_words(int points) { return '+' + std::to_string(points); }

float gain_size(const DrawContext& context, Rect goal) { return std::min(context.em(type::kLead), goal.h * 0.4F); }

float gain_width(const DrawContext& context, int points, float size) {
  return context.canvas.text_width(gain_words(points), size, Font::bold) + size;
}

/// Returns the area of a plate's text.
Rect plate_text(Rect plate) { return {plate.x + 18, plate.y + plate.h * 0.08F, plate.w - 27, plate.h * 0.84F}; }

/// Returns the size of the small text on a plate with this area for text.
float small_size(const DrawContext& context, Rect text) {
  return std::min(context.em(type::kSmall), text.h * kUpperLine * 0.86F);
}

/// Returns the words with a line break after the first comma.
std::string in_two_lines(std::string words) {
  if (const auto comma = words.find(", "); comma != std::string::npos) words[comma + 1] = '\n';
  return words;
}

/// Draws points in one line, or in two lines of `small` text if one line would be too small.
void draw_points(DrawContext& context, const std::string& words, Rect area, float small) {
  Canvas& canvas = context.canvas;
  const float size = std::min(context.em(type::kLead * 1.06F), area.h * 0.86F);
  const float shrunk = std::min(1.0F, area.w / std::max(1.0F, canvas.text_width(words, size, Font::bold)));
  if (shrunk < kLeastShrunk && area.h > 2 * small)
    canvas.paragraph(in_two_lines(words), {area.x, area.y}, area.w, {small, context.theme().on_cloth, Font::bold});
  else
    canvas.text(words, area, {size * shrunk, context.theme().on_cloth, Font::bold});
}

}  // namespace

float ScoreView::gain_beside(const DrawContext& context, int side, Rect plate) const {
  const auto gain = std::ranges::find(gains_, side, &Gain::side);
  if (!context.gui.frame().reduced_motion || gain == gains_.end()) return 0;
  return gain_width(context, gain->points, gain_size(context, plate)) + 4;
}

UiAction ScoreView::draw(DrawContext& context, const TableModel& model, const TableLayout& layout) const {
  const auto& score = model.scene.score;
  const std::size_t alone = model.scene.viewer == kNobody ? 0 : 1;
  const std::size_t plates = model.scene.round ? alone : std::min<std::size_t>(2, score.size());
  float longest = 0;  // width of the longer name, so that both sides' marks have equal room
  for (std::size_t i = 0; i < plates; ++i)
    longest = std::max(longest, context.canvas.text_width(side_name(model, score[i].seats),
                                                          small_size(context, plate_text(layout.score[i]))));
  const std::vector<CallButton> calls = call_buttons(model, layout, context.canvas.window().w);
  UiAction action;
  for (std::size_t i = 0; i < plates; ++i) {
    const Rect plate = layout.score[i];
    draw_plate(context, model, static_cast<int>(i), plate, longest);
    const std::string& shown = score[i].absent.empty() ? score[i].points : score[i].absent;
    const std::string label =
        side_name(model, score[i].seats) + ": " + (score[i].words.empty() ? shown : score[i].words);
    // In a low window the button of a call lies on a plate.
    const bool free =
        std::ranges::all_of(calls, [plate](const CallButton& call) { return common(plate, call.place).empty(); });
    if (free && model.has_chart() && context.gui.target("score:" + std::to_string(i), label, plate))
      action = opens(Panel::chart);
  }
  return action;
}

/// Draws the score of a side on a plate: above its name, with marks or the detail; below the points.
void ScoreView::draw_plate(DrawContext& context, const TableModel& model, int side, Rect plate, float longest) const {
  const Theme& theme = context.theme();
  Canvas& canvas = context.canvas;
  const SideScore& score = model.scene.score[at(side)];
  canvas.fill(plate, theme.plate, space::kRadius);
  // A bar in the colour of that side's avatars.
  const Rect bar{plate.x + 6, plate.y + 10, 5, plate.h - 20};
  canvas.fill(bar, side == 0 ? theme.own_side : theme.other_side, bar.w / 2);
  const Rect in = plate_text(plate);
  const float upper = in.h * kUpperLine;
  const float small = small_size(context, in);
  const float taken = std::min(in.w * 0.54F, longest) + 6;
  const Rect corner{in.x + taken, in.y, in.w - taken, upper};
  const bool marks = has_marks(score);
  const float detail = score.detail.empty() ? 0 : canvas.text_width(score.detail, small) + 8;
  // Without marks the detail is next to the name, or replaces it if there is no room for both.
  const bool named = marks || detail <= corner.w;
  if (named)
    canvas.text(side_name(model, score.seats), {in.x, in.y, in.w * 0.54F, upper}, {small, theme.on_cloth_quiet});
  if (marks) draw_marks(context, score, corner, Align::right, theme.gold, theme.on_cloth_quiet);
  const std::string_view lost = context.say("Hands lost"_text);
  const float room = corner.w - context.em(kMarkStep) * static_cast<float>(score.target);
  if (score.losses && score.target > 1 && canvas.text_width(lost, small) <= room)
    canvas.text(lost, {corner.x, corner.y, room, upper}, {small, theme.on_cloth_quiet, Font::regular, Align::right});
  const Rect lower{in.x, in.y + upper, in.w - gain_beside(context, side, plate), in.h - upper};
  const Rect place = marks ? lower : named ? corner : Rect{in.x, in.y, in.w, upper};
  constexpr Colour kWarning{255, 150, 132};
  canvas.text(
      score.detail, place,
      {small, score.warns ? kWarning : theme.on_cloth_quiet, Font::regular, named ? Align::right : Align::left});
  draw_points(context, score.absent.empty() ? points(model.scene, side, context.gui.frame().now) : score.absent,
              {lower.x, lower.y, lower.w - (marks ? detail : 0), lower.h}, small);
}

void ScoreView::show(const Scene& scene, double now, double time, bool moves) {
  std::vector<Gain> gains;
  for (std::size_t i = 0; moves && i < scene.score.size(); ++i) {
    const SideScore& score = scene.score[i];
    const auto before = std::ranges::find(score_, score.seats, &SideScore::seats);
    if (before != score_.end() && score.amount > before->amount)
      gains.push_back({static_cast<int>(i), score.amount - before->amount, before->points});
  }
  score_ = scene.score;
  // Points continue to move during the next step, such as drawing cards.
  const Zone* const trick = find_zone(scene, ZoneKind::trick);
  if (gains.empty() && moves && trick != nullptr && trick->cards.empty()) return;
  gains_ = std::move(gains);
  start_ = now + kAfterCards;
  end_ = gains_.empty() || time == 0 ? now : start_ + std::clamp(time, kShortest, kLongest);
}

const std::string& ScoreView::points(const Scene& scene, int side, double now) const {
  for (const Gain& gain : gains_)
    if (gain.side == side && moving(now)) return gain.before;
  return scene.score[at(side)].points;
}

void ScoreView::draw_gains(DrawContext& context, const Scene& scene, const TableLayout& layout) const {
  const bool still = context.gui.frame().reduced_motion;
  if (!still && !moving(context.gui.frame().now)) return;
  const auto way =
      still ? 1.0F : std::clamp(static_cast<float>((context.gui.frame().now - start_) / (end_ - start_)), 0.0F, 1.0F);
  const float eased = way * way * (3 - 2 * way);
  const Theme& theme = context.theme();
  for (const Gain& gain : gains_) {
    if (at(gain.side) >= scene.score.size()) continue;
    const std::string words = gain_words(gain.points);
    const Rect goal = score_of(scene, layout, gain.side);
    const float size = gain_size(context, goal);
    const float w = gain_width(context, gain.points, size);
    Point to = still ? Point{goal.right() - w / 2 - 4, goal.bottom() - size * 0.8F} : goal.center();
    if (scene.round && gain.side != 0) {
      // The points go to the player's hand, because the portrait is above the score.
      const Pose& hand = layout.fan[at(spot(scene, scene.score[at(gain.side)].seats.front()))];
      to = hand.w > 0 ? hand.at : Point{goal.center().x - w, goal.y + size};
    }
    const Rect pile = layout.pile[at(gain.side)];
    const Point from = (pile.empty() ? layout.stage : pile).center();
    const Rect plate = Rect::around(from + (to - from) * eased, w, size * 1.5F);
    context.canvas.fill(plate, theme.gold, plate.h / 2);
    context.canvas.text(words, plate, {size, theme.on_gold, Font::bold, Align::center});
  }
}

}  // namespace tapete
