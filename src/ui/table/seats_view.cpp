#include "ui/table/seats_view.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr float kLeastSideFace = 11;    ///< in a lower badge the portrait takes the room of the number of cards
constexpr float kLeastSmallFace = 8;    ///< a smaller portrait is left out, in points
constexpr float kLargestPortrait = 64;  ///< largest radius of the opposite player's portrait, in points
constexpr float kFlatBadge = 90;        ///< least width of a badge with the words next to the portrait, in points
constexpr float kTwoLineBadge = 32;     ///< least height of two lines next to a portrait, in points
constexpr float kBubbleHeight = 2.1F;   ///< height of a speech bubble, in multiples of its text size
constexpr float kTextMargin = 6;        ///< distance between a speech bubble and other words, in points
constexpr float kMarkGap = 1;           ///< distance between a portrait and the dealer's mark, in points

/// Returns the words below a seat's name: the role, or the number of cards.
std::string words_about(const Scene& scene, Seat seat, Lang lang) {
  const Zone* const hand = find_zone(scene, ZoneKind::hand, seat);
  if (hand != nullptr && !hand->role.empty()) return hand->role;
  const int count = hand == nullptr ? 0 : static_cast<int>(hand->cards.size()) + hand->hidden;
  return count_words(count, "@ card"_text, "@ cards"_text, lang);
}

float mark_size(const DrawContext& context) { return context.em(type::kSmall * 0.86F); }

/// Returns the width of the dealer's mark.
float mark_width(const DrawContext& context) {
  return context.canvas.text_width(context.say("D#the dealer"_text), mark_size(context), Font::bold) + 7;
}

/// Draws the dealer's mark, a word on a plate.
void draw_mark(DrawContext& context, Point center) {
  const float size = mark_size(context);
  const Rect mark = Rect::around(center, mark_width(context), size * 1.2F);
  context.canvas.fill(mark, context.theme().cloth_dark, size * 0.6F);
  context.canvas.text(context.say("D#the dealer"_text), mark,
                      {size, context.theme().on_cloth, Font::bold, Align::center});
}

/// Returns the width that the dealer's mark needs next to a portrait.
float mark_room(const DrawContext& context) { return mark_width(context) + kMarkGap + 2; }

/// Returns whether a badge has room for the words next to the portrait, otherwise they are below it.
bool is_flat(const TableLayout& layout, Rect badge) {
  const bool one_line = badge.h < kTwoLineBadge * layout.em;
  return badge.w > badge.h * 1.3F && (one_line || badge.w > kFlatBadge * layout.seat_em);
}

/// Returns whether a player sits in a column at the left side of the table.
bool sits_left(const TableLayout& layout, const Scene& scene, Seat seat) {
  const std::size_t place = at(spot(scene, seat));
  const Rect& badge = layout.badge[place];
  return scene.round ? layout.avatar[place].beside && badge.center().x < layout.stage.center().x
                     : spot(scene, seat) == 3 && !is_flat(layout, badge);
}

/// Returns what a player's speech bubble must not cover: kept_from_bubbles(), the words on the cloth outside of `own`,
/// and the answer buttons.
std::vector<Rect> kept_now(const DrawContext& context, const Scene& scene, const TableLayout& layout, Seat seat,
                           Rect own) {
  std::vector<Rect> drawn = kept_from_bubbles(scene, layout, seat);
  for (const DrawnText& each : context.canvas.drawn_texts())
    if (!own.has(each.rect.center()))
      drawn.push_back(Rect{each.left, each.rect.y, each.width, each.rect.h}.inset(-kTextMargin));
  for (const DrawnTarget& each : context.gui.targets().places())
    if (each.target.id.starts_with("option:")) drawn.push_back(each.target.rect);
  return drawn;
}

/// Draws the tip of a bubble at the side that faces the badge.
void draw_tip(Canvas& canvas, Rect bubble, Point badge, Colour colour) {
  constexpr float kTipHalf = 11;
  constexpr float kTipLength = 13;
  const Point root{std::clamp(badge.x, bubble.x + 2 * kTipHalf, bubble.right() - 2 * kTipHalf),
                   std::clamp(badge.y, bubble.y + 2 * kTipHalf, bubble.bottom() - 2 * kTipHalf)};
  const float down = badge.y > bubble.bottom() ? 1 : badge.y < bubble.y ? -1.0F : 0;
  const float right = badge.x > bubble.x ? 1 : -1;
  const Point middle = bubble.center();
  if (down != 0) {
    const float edge = middle.y + down * (bubble.h / 2 - 2);
    canvas.triangle({root.x - kTipHalf, edge}, {root.x, edge + down * (kTipLength + 2)}, {root.x + kTipHalf, edge},
                    colour);
  } else if (badge.x < bubble.x || badge.x > bubble.right()) {
    const float edge = middle.x + right * (bubble.w / 2 - 2);
    canvas.triangle({edge, root.y - kTipHalf}, {edge + right * (kTipLength + 2), root.y}, {edge, root.y + kTipHalf},
                    colour);
  }
}

/// Returns the largest size of a speech bubble inside `area`.
Point bubble_size(const DrawContext& context, Rect area, std::string_view text) {
  const float size = context.em(type::kTitle);
  const float width = std::min(area.w - 24, context.canvas.text_width(text, size, Font::bold) + size * 1.5F);
  return {width, size * kBubbleHeight};
}

void draw_bubble(DrawContext& context, Rect bubble, Rect badge, std::string_view text) {
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  canvas.forget_drawn_texts(bubble);
  canvas.shadow(bubble, bubble.h / 2);
  canvas.fill(bubble, theme.paper, bubble.h * 0.42F);
  draw_tip(canvas, bubble, badge.center(), theme.paper);
  canvas.text(text, bubble.inset(10), {bubble.h / kBubbleHeight, theme.on_paper, Font::bold, Align::center});
}

}  // namespace

void SeatsView::draw(DrawContext& context, const TableModel& model, const TableLayout& layout,
                     const ScoreView& scores) {
  const Scene& scene = model.scene;
  dealer_mark_.reset();
  for (Seat seat = 0; seat < scene.players; ++seat)
    if (scene.round && seat != scene.viewer)
      draw_alone(context, model, layout, scores, seat);
    else if (!layout.badge[at(spot(scene, seat))].empty())
      draw_seat(context, model, layout, seat);
}

void SeatsView::draw_dealer(DrawContext& context) const {
  if (dealer_mark_) draw_mark(context, *dealer_mark_);
}

void SeatsView::draw_calls(DrawContext& context, const TableModel& model, const TableLayout& layout, Rect area) {
  std::array<const Announcement*, kMaxSeats> last{};  // a player's new call replaces the bubble of the one before
  for (const Announcement* call : model.calls) last[at(call->seat)] = call;
  for (std::size_t seat = 0; seat < bubbles_.size(); ++seat)
    if (last[seat] == nullptr || bubbles_[seat].call != last[seat]->call) bubbles_[seat] = {};
  for (const Announcement* call : last) {
    if (call == nullptr) continue;
    const std::size_t place = at(spot(model.scene, call->seat));
    const Rect badge = layout.badge[place];
    const RoundAvatar& avatar = layout.avatar[place];
    const Rect speaker = avatar.radius > 0 ? Rect::around(avatar.center, 2 * avatar.radius, 2 * avatar.radius) : badge;
    Bubble& bubble = bubbles_[at(call->seat)];
    // If there is no other place, a bubble lies on its player's words, or even on the portrait.
    for (int tries = 0; tries < 3 && bubble.call != call->call && bubble.place.empty(); ++tries) {
      std::vector<Rect> kept = kept_now(context, model.scene, layout, call->seat, tries == 0 ? speaker : badge);
      if (tries < 2) kept.push_back(Rect::around(speaker.center(), 1, 1));
      for (const Bubble& each : bubbles_) kept.push_back(each.place);
      bubble.place = place_bubble(speaker, area, bubble_size(context, area, call->call), kept);
    }
    bubble.call = call->call;
    // A picture in the middle, such as that of a declaration, must not lie on half a bubble.
    const bool hidden = model.picture != nullptr && !common(bubble.place, layout.stage).empty();
    if (!bubble.place.empty() && !hidden) draw_bubble(context, bubble.place, speaker, call->call);
  }
}

void SeatsView::draw_seat_avatar(DrawContext& context, const TableModel& model, const TableLayout& layout, Seat seat,
                                 Point center, float radius, bool on_portrait) {
  const Scene& scene = model.scene;
  const bool own = side_of(scene, seat) == 0;
  const float away = radius + 2 + kMarkGap + mark_width(context) / 2;
  // The mark lies next to the portrait, in a direction 30 degrees above the horizontal, or lower to stay in the badge.
  const float highest = layout.badge[at(spot(scene, seat))].y + mark_size(context) * 0.6F;
  const float above = std::min(away / 2, std::max(0.0F, center.y - highest));
  const float across = std::sqrt(away * away - above * above);
  Point mark{center.x + (sits_left(layout, scene, seat) ? across : -across), center.y - above};
  if (on_portrait) mark = {center.x - radius + mark_width(context) / 2 - 4, center.y + radius - mark_size(context) / 3};
  center = center + faces_.away(seat, context.gui.frame().now) * radius;
  draw_avatar(context, center, radius, model.name(seat), own, scene.turn == seat, model.face(seat));
  if (scene.dealer == seat) dealer_mark_ = mark;
}

void SeatsView::draw_own_avatar(DrawContext& context, const TableModel& model, Rect badge) {
  const Scene& scene = model.scene;
  const Seat seat = scene.viewer;
  const float side = std::min(badge.w, badge.h);
  const bool deals = scene.dealer == seat;
  const float mark = mark_width(context) / 2;
  // The circle touches the mark in the opposite corner.
  constexpr float kDiagonal = std::numbers::sqrt2_v<float>;
  const float touching = (kDiagonal * (side - mark) - mark - 3) / (1 + kDiagonal);
  const float radius = std::min(side * 0.42F, touching);
  const Point corner{badge.center().x + side / 2, badge.center().y + side / 2};
  const Point center = deals ? corner - Point{radius, radius} : badge.center();
  draw_avatar(context, center, radius, model.name(seat), true, scene.turn == seat, model.face(seat));
  if (deals) dealer_mark_ = corner - Point{side - mark, side - mark};
}

void SeatsView::draw_flat_seat(DrawContext& context, const TableModel& model, const TableLayout& layout, Seat seat,
                               const std::string& cards, Colour ink) {
  const Scene& scene = model.scene;
  Canvas& canvas = context.canvas;
  const Rect badge = layout.badge[at(spot(scene, seat))];
  const std::string& name = model.name(seat);
  const float em = layout.seat_em;
  const float high = std::min(badge.h, 60 * em);
  const float least = 0.25F * std::min(badge.h, context.em(46));
  const float most_words = badge.w - 2 * least - 12;
  const float body =
      canvas.fitting_size(std::array{name}, std::min(type::kBody * em, high / 2), Font::bold, most_words);
  const float small = canvas.fitting_size(std::array{cards}, 0.8F * body, Font::regular, most_words);
  const float name_w = canvas.text_width(name, body, Font::bold);
  const float words = 12 + std::max(name_w, canvas.text_width(cards, small));
  // The mark has its room at all seats if the words then fit, otherwise it lies on the portrait.
  const bool roomy = words + 2 * least + mark_room(context) <= badge.w;
  const float mark = roomy ? mark_room(context) : 0;
  const float most = std::max(least, std::min(badge.h * 0.4F, context.em(kLargestPortrait)));
  const float radius = std::clamp((badge.w - words - mark) / 2, least, most);
  const float used = std::min(badge.w, 2 * radius + words + mark);
  const float x = badge.center().x - used / 2 + mark;
  draw_seat_avatar(context, model, layout, seat, {x + radius, badge.center().y}, radius, !roomy);
  const Rect text{x + 2 * radius + 9, badge.center().y - high / 2, badge.right() - x - 2 * radius - 9, high};
  if (badge.h < context.em(kTwoLineBadge))
    return canvas.text(name, text, {std::min(type::kSmall * em, 0.8F * high), ink, Font::bold});
  canvas.text(name, {text.x, text.y + text.h * 0.08F, text.w, text.h * 0.46F}, {body, ink, Font::bold});
  canvas.text(cards, {text.x, text.y + text.h * 0.52F, text.w, text.h * 0.4F}, {small, context.theme().on_cloth_quiet});
}

void SeatsView::draw_seat(DrawContext& context, const TableModel& model, const TableLayout& layout, Seat seat) {
  const Scene& scene = model.scene;
  const Theme& theme = context.theme();
  Canvas& canvas = context.canvas;
  const Rect badge = layout.badge[at(spot(scene, seat))];
  if (seat == scene.viewer) return draw_own_avatar(context, model, badge);
  const std::string& name = model.name(seat);
  const Colour ink = scene.turn == seat ? theme.gold : theme.on_cloth;
  const std::string words = words_about(scene, seat, context.gui.frame().lang);
  const float em = layout.seat_em;
  if (is_flat(layout, badge)) return draw_flat_seat(context, model, layout, seat, words, ink);
  // Large lines leave room for the portrait.
  const float line = 1.2F * std::max(context.em(type::kSmall),
                                     std::min(type::kSmall * em, ((badge.h - 6) / 2 - kLeastSideFace) / 1.2F));
  const float small = line / 1.2F;
  const float both = (badge.h - 2 * line - 6) / 2;
  const float radius = both < kLeastSideFace ? (badge.h - line - 6) / 2 : both;
  if (radius < kLeastSmallFace) return canvas.text(name, badge, {small * 1.08F, ink, Font::bold, Align::center});
  const float y = badge.y + radius;
  draw_seat_avatar(context, model, layout, seat, {badge.center().x, y}, radius);
  canvas.text(name, {badge.x, y + radius + 5, badge.w, line}, {small * 1.08F, ink, Font::bold, Align::center});
  if (both >= kLeastSideFace)
    canvas.text(words, {badge.x, y + radius + 5 + line, badge.w, line},
                {small, theme.on_cloth_quiet, Font::regular, Align::center});
}

/// Draws a player who plays alone: portrait, name, points of this hand, and the dots of draw_marks().
void SeatsView::draw_alone(DrawContext& context, const TableModel& model, const TableLayout& layout,
                           const ScoreView& scores, Seat seat) {
  const Scene& scene = model.scene;
  const Theme& theme = context.theme();
  Canvas& canvas = context.canvas;
  const RoundAvatar& avatar = layout.avatar[at(spot(scene, seat))];
  const SideScore& score = scene.score[at(side_of(scene, seat))];
  const bool turn = scene.turn == seat;
  const bool away = !score.absent.empty();
  const float line = avatar.words.h / static_cast<float>(layout.seat_lines);
  const float small = std::min(type::kSmall * layout.seat_em, line / 1.1F);
  if (avatar.radius > 0) {
    draw_seat_avatar(context, model, layout, seat, avatar.center, avatar.radius);
    if (away) canvas.disc(avatar.center, avatar.radius + 1, theme.cloth_dark.with_alpha(0.5F));
  } else if (turn)
    canvas.fill(layout.badge[at(spot(scene, seat))], theme.plate, 8);
  const Align align = avatar.centred ? Align::center : Align::left;
  const auto& [x, top, w, h] = avatar.words;
  float y = top;
  const Colour ink = turn ? theme.gold : away ? theme.on_cloth_quiet : theme.on_cloth;
  // Without a portrait the dealer's mark is to the right of the name.
  const bool marked = scene.dealer == seat && avatar.radius <= 0;
  const float mark = marked ? mark_width(context) : 0;
  if (marked) draw_mark(context, {avatar.words.right() - mark / 2 - 2, y + line / 2});
  canvas.text(model.name(seat), {x, y, w - mark - (marked ? 4.0F : 0.0F), line}, {small, ink, Font::bold, align});
  y += line;
  // In a low row of a shown hand there may be room for the name only.
  const auto has_line = [&y, line, end = avatar.words.bottom() + 1] { return y + line <= end; };
  if (!has_line()) return;
  canvas.text(away ? score.absent : scores.points(scene, side_of(scene, seat), context.gui.frame().now),
              {x, y, w, line},
              {small * 0.94F, away ? theme.on_cloth_quiet : theme.on_cloth,
               score.detail.empty() || !score.parts.empty() ? Font::regular : Font::bold, align});
  y += line;
  if (!score.detail.empty() && has_line()) {
    canvas.text(score.detail, {x, y, w, line}, {small * 0.94F, theme.on_cloth_quiet, Font::regular, align});
    y += line;
  }
  if (has_line()) draw_marks(context, score, {x, y, w, line}, align, theme.gold, theme.on_cloth_quiet);
}

}  // namespace tapete
