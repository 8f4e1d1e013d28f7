#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/auction_view.hpp"
#include "ui/table/hand_view.hpp"
#include "ui/table/table_parts.hpp"

/// Help in words, on free cloth.
namespace tapete {
namespace {

class HelpView {
  static constexpr float kPad = 12;        ///< room around the words, in points
  static constexpr float kHigh = 4;        ///< room above and below the words in the status line
  static constexpr float kTiny = 0.86F;    ///< factor of the smallest words
  static constexpr float kTiniest = 0.7F;  ///< the same with a large text
  static constexpr float kEdge = 6;        ///< least distance from the window's edge
  static constexpr int kSteps = 32;        ///< number of positions to try in each direction
  static constexpr float kTall = 6;        ///< cost of each point by which a place is higher than a third of its width
  static constexpr float kLoss = 240;      ///< cost of the size of the table's text, if a larger one has no room
  static constexpr float kHide = 6;        ///< cost of hiding something, in points of distance by the side of its area
  static constexpr float kNeeded = 3;      ///< factor of the area of what is needed
  static constexpr float kReplace = 100;   ///< cost of taking the place of the words of the status line

 public:
  HelpView(DrawContext& context, const TableModel& model, const TableLayout& layout)
      : context_(context), model_(model), layout_(layout) {
    for (const DrawnTarget& each : context.gui.targets().places())
      if (each.target.id != AuctionView::kTarget) kept_.push_back(each.target.rect);
    for (const Sprite& each : place_cards(model.scene, layout))
      (lies_open(each) ? kept_ : hideable_).push_back(place_of(each));
    hideable_.insert(hideable_.end(), layout.badge.begin() + 1, layout.badge.end());
    for (const RoundAvatar& each : layout.avatar) hideable_.push_back(each.words);
    if (!layout.auction.empty() && model.scene.auction.first != kNobody)
      hideable_.push_back(AuctionView::written(context, model.scene, layout.auction));
    for (const Rect& each : {layout.stock_area, layout.score[0], layout.score[1]}) hideable_.push_back(each);
    Rect confirm = HandView::confirm_place(context, model, layout);
    if (!confirm.empty() && HandView::asks_above(model, layout, confirm)) {
      const float above = question_height(context, model, layout.stage.w);
      confirm = {confirm.x, confirm.y - above, confirm.w, confirm.h + above};
    }
    kept_.push_back(confirm);
    const Pose& sign = layout.turned;
    needed_ = {layout.caption, Rect::around(sign.at, sign.w, sign.w * kCardShape)};
  }

  UiAction draw() {
    std::optional<Choice> best;
    const auto bound = [&best] { return best ? best->cost : std::numeric_limits<float>::max(); };
    const float body = context_.em(type::kBody);
    const float small = context_.em(type::kSmall);
    const float large = layout_.line_em * type::kBody;
    const float loss_of_body = large > body ? kLoss : 0;
    for (const auto& [size, loss] : {std::pair{large, 0.0F},
                                     {(large + body) / 2, loss_of_body / 2},
                                     {body, loss_of_body},
                                     {small, loss_of_body + 240},
                                     {small * kTiny, loss_of_body + 1000},
                                     {std::max(small * kTiniest, type::kSmall * kTiny), loss_of_body + 2000}}) {
      if (size == style_.size) continue;
      style_.size = size;
      if (best && best->cost <= loss) break;
      for (const float left : {layout_.status.x, std::min(layout_.status.x, kEdge)}) {
        const Rect grown = grow(left);
        const bool clear = free(above_status(grown)) && free({left, grown.y, layout_.status.x - left, grown.h});
        const Choice choice = judge(grown, loss + kReplace, above_status(grown), true);
        if (clear && choice.cost < bound()) best = choice;
      }
      if (const auto choice = place_beside(loss, bound())) best = choice;
    }
    if (best) {
      style_.size = best->size;
      return best->grown ? draw_grown(best->place) : draw_beside(best->place);
    }
    const Rect window = context_.canvas.window();
    const float width = window.w - 2 * kEdge;
    return draw_beside({kEdge, kEdge, width, height(width) + kPad});
  }

 private:
  [[nodiscard]] bool lies_open(const Sprite& sprite) const {
    const ZoneKind kind = model_.scene.zones[at(sprite.zone)].kind;
    return sprite.card.known() && (kind == ZoneKind::trick || kind == ZoneKind::hand);
  }
  /// Returns the area of a card. A card of a hand may be raised.
  [[nodiscard]] Rect place_of(const Sprite& sprite) const {
    const float h = sprite.pose.w * kCardShape;
    Rect place = Rect::around(sprite.pose.at, sprite.pose.w, h).inset(-3);
    const float up = model_.scene.zones[at(sprite.zone)].kind == ZoneKind::hand ? 0.09F * h : 0;
    place.y -= up;
    place.h += up;
    return place;
  }

  [[nodiscard]] float height(float width) const {
    return context_.canvas.paragraph(model_.help, {}, width - 2 * kPad, style_, false) + 2 * kHigh;
  }

  /// Returns the status line, extended to `left`, such as over the viewer's avatar, and made as high as the words
  /// require.
  [[nodiscard]] Rect grow(float left) const {
    Rect place = layout_.status;
    place.w += place.x - left;
    place.x = left;
    place.h = std::max(place.h, height(place.w - bulb_width(context_, place)));
    place.y = layout_.status.bottom() - place.h;
    return place;
  }

  /// Returns the part of a place that is above the status line.
  [[nodiscard]] Rect above_status(Rect place) const { return {place.x, place.y, place.w, layout_.status.y - place.y}; }

  [[nodiscard]] bool free(Rect place) const {
    return std::ranges::none_of(kept_, [place](const Rect& each) { return !common(each, place).empty(); });
  }

  /// Place for the words.
  struct Choice {
    Rect place;
    float size = 0;      ///< size of the words
    float cost = 0;      ///< distance from the bulb, and more for what the place hides and for small words
    bool grown = false;  ///< whether the place is the status line, made higher
  };

  /// Returns the distance of a place from the bulb.
  [[nodiscard]] float distance(Rect place) const {
    const Point bulb{layout_.status.x, layout_.status.y};
    return std::hypot(std::max({place.x - bulb.x, bulb.x - place.right(), 0.0F}),
                      std::max({place.y - bulb.y, bulb.y - place.bottom(), 0.0F}));
  }

  /// Returns a place with its cost. `loss` is the cost of the size of the words; `over` is the part of the place that
  /// may hide something.
  [[nodiscard]] Choice judge(Rect place, float loss, Rect over, bool grown) const {
    float hidden = 0;
    for (const Rect& each : hideable_) hidden += shared_area(each, over);
    for (const Rect& each : needed_) hidden += kNeeded * shared_area(each, over);
    const float tall = kTall * std::max(0.0F, place.h - place.w / 3);
    return {place, style_.size, loss + distance(place) + tall + kHide * std::sqrt(hidden), grown};
  }

  /// Returns the free place of the lowest cost outside the status line; no value if no cost is below `bound`.
  [[nodiscard]] std::optional<Choice> place_beside(float loss, float bound) {
    const Rect window = context_.canvas.window();
    const float line = context_.canvas.text_width(model_.help, style_.size, style_.font) + 2 * kPad + 2;
    std::optional<Choice> best;
    for (const float share : {0.96F, 0.72F, 0.6F, 0.5F, 0.42F, 0.36F, 0.27F}) {
      Rect place{0, 0, std::min(line, share * window.w), 0};
      place.h = height(place.w) + kPad;
      for (int i = 0; i < kSteps * kSteps; ++i) {
        const int column = i % kSteps;
        const int row = i / kSteps;
        const float x = static_cast<float>(column) / (kSteps - 1);
        const float y = static_cast<float>(row) / (kSteps - 1);
        place.x = kEdge + x * (window.w - 2 * kEdge - place.w);
        place.y = kEdge + y * (window.h - 2 * kEdge - place.h);
        if (loss + distance(place) >= bound || !common(place, layout_.status).empty() || !free(place)) continue;
        const Choice here = judge(place, loss, place, false);
        if (here.cost >= bound) continue;
        best = here;
        bound = here.cost;
      }
    }
    return best;
  }

  void draw_words(Rect plate, Rect words) {
    context_.gui.frame().help = plate;
    const float text = context_.canvas.paragraph(model_.help, {}, words.w, style_, false);
    style_.colour = context_.theme().on_gold;
    if (text < 1.6F * style_.size) style_.align = Align::center;
    context_.canvas.paragraph(model_.help, {words.x, plate.center().y - text / 2}, words.w, style_);
  }

  UiAction draw_grown(Rect plate) {
    context_.canvas.fill(plate, context_.theme().gold, space::kRadius);
    Rect words = plate.inset(kPad);
    const Rect line{plate.x, layout_.status.y, plate.w, layout_.status.h};
    const bool pressed = draw_bulb(context_, line, words, context_.theme().on_gold);
    draw_words(plate, words);
    return pressed ? does(UiAction::Kind::help) : UiAction{};
  }

  UiAction draw_beside(Rect plate) {
    const UiAction action = draw_status(context_, model_, layout_, {});
    context_.canvas.shadow(plate, space::kRadius);
    context_.canvas.fill(plate, context_.theme().gold, space::kRadius);
    draw_words(plate, plate.inset(kPad));
    return action;
  }

  DrawContext& context_;
  const TableModel& model_;
  const TableLayout& layout_;
  std::vector<Rect> kept_;      ///< areas that must not be covered
  std::vector<Rect> hideable_;  ///< areas that should not be covered
  std::vector<Rect> needed_;    ///< areas that are needed to understand the advice, and should be covered last
  TextStyle style_{0, {}, Font::bold, Align::left};
};

}  // namespace

UiAction draw_help(DrawContext& context, const TableModel& model, const TableLayout& layout) {
  return HelpView{context, model, layout}.draw();
}

void draw_board_help(DrawContext& context, const TableModel& model, const TableLayout& layout,
                     const BoardLayout& boards) {
  constexpr float kAround = 12;  // room beside the words, in points
  // The smallest sum of the margins above and below the words.
  const float margins = boards.help_replaces ? kAround : 2 * kAround;
  TextStyle style{0, context.theme().on_gold, Font::bold, Align::left};
  Rect area;
  float wide = 0;
  const auto height = [&] { return context.canvas.paragraph(model.help, {}, wide, style, false); };
  // Chooses an area and the largest size of the words that fits, but not much below `least`. Returns whether one fits.
  const auto fit = [&](Rect chosen, float least) {
    area = chosen;
    wide = area.w - 2 * kAround;
    style.size = layout.line_em * type::kBody;
    while (height() + margins > area.h && style.size > least) style.size *= 0.96F;
    return height() + margins <= area.h;
  };
  const float small = context.em(type::kSmall);
  if (boards.free_help.h <= 0 || !fit(boards.free_help, small))
    fit(boards.help, small * (boards.help_replaces ? 0.7F : 1));
  const float words = height();
  const float high = boards.help_replaces ? area.h : words + margins;
  const Rect plate{area.x, area.bottom() - high, area.w, high};
  context.canvas.shadow(plate, space::kRadius);
  context.canvas.fill(plate, context.theme().gold, space::kRadius);
  context.canvas.paragraph(model.help, {plate.x + kAround, plate.center().y - words / 2}, wide, style);
  context.gui.frame().help = plate;
  // A press on the words closes help, and does not reach the boards below them.
  (void)context.gui.target("button:end_help", context.say("Close"_text), plate);
}

}  // namespace tapete
