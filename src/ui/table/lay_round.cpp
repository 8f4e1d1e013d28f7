#include <algorithm>
#include <numbers>

#include "ui/canvas/theme.hpp"
#include "ui/table/lay_round.hpp"

/// A table at which three or more play, each alone: the others in a row from the left neighbour to the right one, below
/// each of them its card of the trick, and the viewer's own card under those.
namespace tapete {
namespace {

constexpr float kQuarter = std::numbers::pi_v<float> / 2;
constexpr int kMostDealt = 13;
constexpr int kDealtToTwo = 6;
/// A sign beside the words needs so many heights of the row, and the words so much room.
constexpr float kSignHeights = 0.85F;
constexpr float kWordsBeside = 72;
/// How much of an upper row of cards stays in sight, in heights of a card.
constexpr float kUpperRow = 0.55F;

/// How many cards the viewer was dealt: those it holds, and one for each trick.
int dealt_cards(const Scene& scene) {
  int hand = 0;
  int won = 0;
  int playing = 0;
  for (const Zone& zone : scene.zones) {
    if (zone.place == Place::hand) ++playing;
    if (zone.place == Place::hand && zone.owner == scene.viewer) hand = static_cast<int>(zone.cards.size());
    if (zone.place == Place::pile) won += static_cast<int>(zone.cards.size()) + zone.hidden;
    if (zone.place == Place::trick)
      for (const SceneCard& card : zone.cards)
        if (card.from == scene.viewer) ++hand;
  }
  if (playing == 2) return kDealtToTwo;  // they draw
  return std::clamp(hand + (playing > 0 ? won / playing : 0), 8, kMostDealt);
}

class Round {
 public:
  Round(TableLayout& layout, const Scene& scene, float w, float h)
      : l_(layout), others_(scene.players - 1), dealt_(dealt_cards(scene)), w_(w), h_(h), em_(layout.em) {
    with_stock_ = std::any_of(scene.zones.begin(), scene.zones.end(),
                              [](const Zone& zone) { return zone.place == Place::stock; });
  }

  void portrait() {
    const float pad = w_ < 360 ? 6 : std::min(16.0F, w_ * 0.022F);
    const float touch = std::max(44.0F, 46 * em_);
    const float bar = std::max(52.0F, 54 * em_);
    l_.menu = {pad, pad, touch, bar - pad};
    l_.undo = {w_ - pad - touch, pad, touch, bar - pad};
    l_.score[0] = {l_.menu.right() + 6, pad, l_.undo.x - l_.menu.right() - 12, bar - pad};
    hand_below(pad, std::clamp(1.2F * (h_ - 400 * em_), 0.16F * h_, 0.27F * h_));
    const float own = std::max(46.0F, 46 * em_);
    const Rect row{pad, l_.hand.y - own - 10, w_ - 2 * pad, own};
    l_.badge[0] = {row.x, row.y, own, own};
    pile(0, {row.right() - own * 1.25F, row.y, own * 1.25F, own}, own * 0.66F);
    l_.status = {l_.badge[0].right() + 6, row.y, l_.pile[0].x - l_.badge[0].right() - 12, own};
    const Rect middle{pad, bar + 6, w_ - 2 * pad, row.y - bar - 12};
    const float cell = std::max(44.0F, std::min(92 * em_, middle.h * 0.4F));
    cells({middle.x, middle.y, middle.w, cell}, true);
    const float shown = l_.fan[1].w * kCardShape * 1.15F;
    stage({middle.x, middle.y + cell + shown + 6, middle.w, middle.h - cell - shown - 8});
    // Beside the viewer's own card of the trick, below those of the others.
    const Pose& mine = l_.played[0];
    const float beside = mine.at.x - mine.w / 2 - 10 - pad;
    const float half = mine.w * kCardShape / 2;
    const float top = std::max(mine.at.y - half, l_.played[1].at.y + half + 6);
    trump({pad, top, beside, mine.at.y + half - top}, 19 * em_);
    const float claim = std::min(beside, 128 * em_);
    l_.claim = {w_ - pad - claim, l_.stage.bottom() - 46, claim, 44};
  }

  void landscape() {
    const float pad = std::clamp(h_ * 0.02F, 8.0F, 24.0F * em_);
    const float touch = std::max(44.0F, 46 * em_);
    const float column = std::clamp(0.15F * w_, touch * 2 + 6, 230.0F * em_);
    const Rect left{pad, pad, column, h_ - 2 * pad};
    const Rect right{w_ - pad - column, pad, column, h_ - 2 * pad};
    const Rect middle{left.right() + pad, pad, w_ - 2 * column - 4 * pad, h_ - 2 * pad};
    l_.menu = {left.x, left.y, touch, touch};
    l_.undo = {left.x + touch + 6, left.y, touch, touch};
    const float score = std::clamp(h_ * 0.115F, 54.0F, 84.0F * em_);
    l_.score[0] = {left.x, l_.menu.bottom() + pad, column, score};
    hand_below(pad, 0.29F * h_);
    const float own = std::max(36.0F, (h_ > 600 ? 46.0F : 40.0F) * em_);
    const float row = l_.hand.y - own - 10;
    const float card = std::clamp(h_ * 0.075F, 26.0F, 64.0F * em_);
    const float pile_h = std::max(46.0F, card + 12);
    pile(0,
         {right.right() - std::max(48.0F, card * kCardShape + 10), l_.hand.y - 8 - pile_h,
          std::max(48.0F, card * kCardShape + 10), pile_h},
         card);
    const float status = std::min(middle.w - 2 * own - 12, 480 * em_);
    l_.status = Rect::around({w_ / 2, row + own / 2}, status, own);
    l_.badge[0] = {l_.status.x - own - 8, row, own, own};
    l_.claim = {left.x, row + (own - 44) / 2, std::min(column, 150 * em_), 44};
    const float cell = std::clamp(0.17F * h_, 46.0F, 150 * em_);
    cells({middle.x, middle.y, middle.w, cell}, cell > 84 * em_);
    stage({middle.x, middle.y + cell + 4, middle.w, row - middle.y - cell - 10});
    trump({right.x, right.y, column, std::min(h_ * 0.34F, l_.pile[0].y - right.y - 8)}, 21 * em_);
  }

 private:
  /// The viewer's cards, along the lower edge: in two rows where one would leave too little of each.
  void hand_below(float pad, float highest) {
    constexpr float kLeastStrip = 44;
    const float room = w_ - 2 * pad;
    const float in_one = std::min(highest, 0.29F * h_) / kCardShape;
    const bool two = l_.portrait && (room - in_one) / static_cast<float>(dealt_ - 1) < kLeastStrip;
    const int in_row = two ? (dealt_ + 1) / 2 : dealt_;
    const float rows = two ? 1 + kUpperRow : 1;
    const float strips = room - kLeastStrip * static_cast<float>(in_row - 1);
    l_.hand_card = std::clamp(strips, 44.0F, std::min(highest / rows / kCardShape, 200.0F * em_));
    if (!l_.portrait) l_.hand_card = std::min(highest / kCardShape, 200.0F * em_);
    l_.hand_in_row = in_row;
    const float height = l_.hand_card * kCardShape * rows;
    l_.hand = {pad, h_ - pad - height, room, height};
    l_.fan[0] = {{w_ / 2, h_ + height * 0.6F}, l_.hand_card, 0, 0};
  }

  void pile(std::size_t side, Rect area, float card) {
    l_.pile[side] = area;
    l_.pile_card[side] = {area.center(), card, kQuarter, 0};
  }

  /// The others side by side; `upright`: the sign above the words.
  void cells(Rect area, bool upright) {
    cell_ = area.w / static_cast<float>(others_);
    l_.signs = upright || cell_ > kSignHeights * area.h + kWordsBeside * em_;
    const float shown = l_.portrait ? std::min(cell_ * 0.36F, 32 * em_) : std::min(cell_ * 0.14F, area.h * 0.36F);
    for (int i = 1; i <= others_; ++i) {
      const auto spot = static_cast<std::size_t>(i);
      const Rect cell{area.right() - cell_ * static_cast<float>(i), area.y, cell_, area.h};
      const Rect inner{cell.x + 2, cell.y, cell.w - 4, cell.h};
      l_.badge[spot] = inner;
      const Point sign =
          upright ? Point{cell.center().x, cell.y + area.h * 0.2F} : Point{cell.x + area.h * 0.4F, cell.center().y};
      const float card = std::min(area.h * 0.17F, 15 * em_);
      pile(spot, inner, card);
      const float aside = upright ? 0.2F * area.h + card * 0.4F : area.h * 0.2F;
      l_.pile_card[spot].at = {sign.x + aside, sign.y + (upright ? 0.12F : -0.3F) * area.h};
      if (!l_.signs)
        l_.pile_card[spot].at = {inner.right() - card * kCardShape / 2 - 2, inner.bottom() - 0.16F * area.h};
      // What it holds is not drawn, and is played from the sign; what it has shown lies below or beside it.
      if (l_.portrait)
        l_.fan[spot] = {{cell.center().x, area.bottom() + shown / 2 * kCardShape + 2}, shown, 0, 0};
      else if (upright)
        l_.fan[spot] = {{cell.right() - cell_ * 0.2F, sign.y}, shown, 0, 0};
      else
        l_.fan[spot] = {{cell.right() - shown, area.bottom() + shown}, shown, 0, 0};
    }
    l_.upright = upright;
  }

  void stage(Rect area) {
    l_.stage = area;
    const float least =
        l_.portrait ? 0.8F : 0.5F;  // from row to row, in heights of a card; what is trump lies in the second
    const float w = std::min({cell_ * 0.92F, l_.hand_card * 1.15F, area.h / (1 + least) / kCardShape, area.w * 0.24F});
    const float h = w * kCardShape;
    const float down = std::min(h * 1.06F, area.h - h);
    const float top = area.y + (area.h - h - down) / 2 + h / 2;
    for (int i = 1; i <= others_; ++i) {
      const auto spot = static_cast<std::size_t>(i);
      l_.played[spot] = {{l_.badge[spot].center().x, top}, w, (i % 2 == 0 ? 0.02F : -0.025F), 1};
    }
    l_.played[0] = {{area.center().x, top + down}, w, -0.015F, 1};
  }

  /// What is trump: the sign or the card that lies open, and a caption.
  void trump(Rect area, float caption) {
    l_.stock_area = area;
    const float h = std::max(10.0F, area.h - caption - 4);
    constexpr float kAside = 0.29F;  // with a stock, which lies half over the turned card
    const float w = std::min(h / kCardShape, area.w / (with_stock_ ? 1 + 2 * kAside : 1));
    const float aside = with_stock_ ? kAside * w : 0;
    l_.turned = {{area.center().x - aside, area.y + h / 2}, w, 0, 1};
    l_.stock = {{area.center().x + aside, area.y + h / 2}, w, 0, 0};
    l_.caption = {area.x, area.y + h + 4, area.w, caption};
  }

  TableLayout& l_;
  int others_;
  int dealt_;
  float w_, h_, em_;
  bool with_stock_ = false;
  float cell_ = 0;
};

}  // namespace

void lay_round(TableLayout& layout, const Scene& scene, float width, float height) {
  Round round{layout, scene, width, height};
  if (layout.portrait)
    round.portrait();
  else
    round.landscape();
}

}  // namespace tapete
