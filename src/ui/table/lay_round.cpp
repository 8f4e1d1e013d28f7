#include <algorithm>
#include <numbers>

#include "ui/canvas/theme.hpp"
#include "ui/table/lay_open.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/round_seats.hpp"

/// Layout of a round table, where each player plays alone: the other players and their hands are around the trick.
namespace tapete {
namespace {

constexpr float kQuarter = std::numbers::pi_v<float> / 2;
constexpr float kReadableCard =
    72;  ///< width of a trick's card even if the cards of a large hand are smaller, in points
/// Largest width of the viewer's cards in portrait while cards are drawn, as a share of the hand's.
constexpr float kOverlapped = 0.317F;
/// Least distance between two rows of the trick in landscape, as a share of a card's height.
constexpr float kLeastInLandscape = 0.5F;
/// Least distance between two rows of the trick in portrait, as a share of a card's height.
constexpr float kLeastInPortrait = 0.66F;

constexpr float kLarger = 1.2F;  ///< factor of the text at the other players' seats in a high window
/// Factor of a large text if four lines of it would leave no room for portraits.
constexpr float kWithFourLines = 0.9F;
/// Height that the middle of a low window and its edges need, in points. The viewer's cards may take the rest.
constexpr float kRoundLowMiddle = 166;
constexpr float kLeastAbove = 50;  ///< least height of the players along the upper edge in landscape, in points
constexpr float kLeastTrump = 60;  ///< least height of the trump card in portrait, in points at the normal text size
constexpr float kLeastLine = 13;   ///< least height of a line about a player whose hand is shown, in points
/// Largest width of the trump card in portrait, relative to a card of the trick.
constexpr float kLargestTrump = 0.62F;
constexpr float kWidestTrump = 0.85F;  ///< the same in landscape

class Round {
 public:
  Round(TableLayout& layout, const Scene& scene, float w, float h, bool acts)
      : l_(layout),
        scene_(scene),
        seats_{layout, scene.players - 1, open_cards(scene), hands_shown(scene)},
        dealt_(laid_cards(scene, w, h)),
        keys_(acts ? asked_numbers(scene) : 0),
        w_(w),
        h_(h),
        em_(layout.em),
        with_trump_(scene.trump >= 0) {
    // Name, points, and the detail or the dots, or both.
    const bool both = std::ranges::any_of(
        scene.score, [](const SideScore& score) { return !score.detail.empty() && has_marks(score); });
    l_.seat_lines = both ? 4 : 3;
    with_stock_ = find_zone(scene, ZoneKind::stock) != nullptr;
  }

  void portrait() {
    const float pad = w_ < 360 ? 6 : std::min(16.0F, w_ * 0.022F);
    const float touch = std::max(44.0F, 46 * em_);
    const float bar = std::max(52.0F, 54 * em_);
    l_.menu = {pad, pad, touch, bar - pad};
    l_.undo = {w_ - pad - touch, pad, touch, bar - pad};
    l_.score[0] = {l_.menu.right() + 6, pad, l_.undo.x - l_.menu.right() - 12, bar - pad};
    const float high = status_height(l_, h_);
    const float highest = std::clamp(1.2F * (h_ - 400 * em_), 0.19F * h_, 0.27F * h_);
    const float most = dealt_ > kDrawing ? 0.3F * h_ : 0.23F * h_;
    hand_below(pad, is_low() ? std::max(highest, std::min(most, h_ - bar - high - kRoundLowMiddle)) : highest);
    const float own = std::max(46.0F, 46 * em_);
    const Rect row{pad, l_.hand.y - high - lift_room(), w_ - 2 * pad, high};
    l_.badge[0] = {row.x, row.bottom() - own, own, own};
    pile(0, {row.right() - own * 1.25F, row.bottom() - own, own * 1.25F, own}, own * 0.66F);
    l_.status = {l_.badge[0].right() + 6, row.y, l_.pile[0].x - l_.badge[0].right() - 12, high};
    const Rect middle{pad, bar + 6, w_ - 2 * pad, row.y - bar - 12};
    if (h_ >= kTallWindow && l_.seat_em <= em_)
      l_.seat_em *= kLarger;
    else if (l_.seat_lines > 3)
      l_.seat_em = std::max(em_, l_.seat_em * kWithFourLines);
    lay_high_middle(middle);
    const float call = std::min(l_.stock_area.w, 128 * em_);
    l_.call = {w_ - pad - call, middle.bottom() - 46, call, 44};
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
    const float score = std::clamp(h_ * 0.115F, 72.0F, 84.0F * em_);
    l_.score[0] = {left.x, l_.menu.bottom() + pad, column, score};
    hand_below(pad, 0.29F * h_);
    const bool large = h_ >= 700;
    if (large) l_.seat_em *= kLarger;
    const float own = std::max(36.0F, (large ? 58.0F : h_ > 600 ? 46.0F : 40.0F) * em_);
    const float row = l_.hand.y - own - lift_room();
    const float card = std::clamp(h_ * 0.075F, 26.0F, 64.0F * em_);
    const float pile_h = std::max(46.0F, card + 12);
    pile(0,
         {right.right() - std::max(48.0F, card * kCardShape + 10), l_.hand.y - 8 - pile_h,
          std::max(48.0F, card * kCardShape + 10), pile_h},
         card);
    const float status = std::min(middle.w - 2 * own - 12, 480 * em_);
    l_.status = Rect::around({w_ / 2, row + own / 2}, status, own);
    l_.badge[0] = {l_.status.x - own - 8, row, own, own};
    l_.call = {left.x, row + (own - 44) / 2, std::min(column, 150 * em_), 44};
    const float top = seats_.shown ? lay_wide_shown(middle, row, right) : lay_wide_middle(middle, row);
    trump({right.x, top, column, std::min(h_ * 0.34F, l_.pile[0].y - top - 8)},
          std::min(column, kWidestTrump * l_.played[0].w));
  }

 private:
  /// Lays out the other players, the trick and the trump suit between score and status in portrait.
  void lay_high_middle(Rect middle) {
    if (seats_.shown) return lay_high_shown(middle);
    const bool low = seats_.low = is_low();
    const float above =
        seats_.above() == 0 && !low
            ? 0
            : std::max(44.0F, std::min(std::max({96 * em_, 84 * l_.seat_em, seats_.least_upright() + 4, 0.12F * h_}),
                                       middle.h * 0.34F));
    const float corner = low && with_trump_ ? 0.26F * middle.w : 0;
    seats_.lay_above({middle.x, middle.y, middle.w - corner, above});
    const float side = std::clamp(middle.w * 0.17F, 56.0F * std::max(1.0F, l_.seat_em), 150 * em_);
    const float top = middle.y + above + 6;
    const Rect centre{middle.x, top, middle.w, middle.bottom() - top};
    seats_.clear = w_ >= 360;
    const float inner = side + (seats_.clear ? kMarkAside * em_ : 4);
    seats_.lay_trick({centre.x + inner, top, centre.w - 2 * inner, centre.h - 2},
                     std::max(l_.hand_card * 1.15F, kReadableCard * em_), kLeastInPortrait);
    if (low) {
      trump({middle.right() - corner, middle.y, corner, above}, corner);
      // Numbers that fit in one row lie between the neighbours.
      const bool one_row = keys_ <= key_columns(keys_, l_.stage.w, kKey);
      float bottom = middle.bottom();
      if (keys_ > 0) bottom = lay_keys(one_row ? Rect{l_.stage.x, middle.y, l_.stage.w, middle.h} : middle);
      // Neighbours that would become too small above several rows of numbers lie beside the others.
      if (!one_row && !seats_.fits_beside(bottom - top))
        return seats_.lay_across({middle.x, middle.y, middle.w - corner, bottom - 20 - middle.y});
      return seats_.lay_beside({centre.x, top, centre.w, (one_row ? middle.bottom() : bottom) - top}, side);
    }
    const float from = lay_sign(middle);
    // The neighbours' columns end above the call button.
    float beside = std::min(from, middle.bottom() - 48);
    if (keys_ > 0) beside = std::min(beside, lay_keys(middle));
    if (!seats_.fits_beside(beside - top - 2)) return seats_.lay_across({middle.x, middle.y, middle.w, above});
    seats_.lay_beside({centre.x, top, centre.w, beside - top - 2}, side);
  }

  /// Returns whether the window has too little height for the trump suit below a neighbour, as above a lesson.
  [[nodiscard]] bool is_low() const { return !seats_.shown && h_ < 1.45F * w_ && h_ < 560; }

  /// Lays out the trump suit in portrait, to the left of the viewer's card of the trick. Returns its upper edge.
  float lay_sign(Rect middle) {
    const Pose& mine = l_.played[0];
    const float half = mine.w * kCardShape / 2;
    const float left = mine.at.x - mine.w / 2 - 10 - middle.x;
    const float sign = kTrumpCaption * em_ + kLeastTrump * em_;
    const float high = std::max(sign, 2 * half);
    const float bottom = std::max(mine.at.y + half, middle.bottom() - 4);
    const float from = std::max(l_.played[1].at.y + half + 6, bottom - high);
    trump({middle.x, from, left, bottom - from}, kLargestTrump * mine.w);
    return from;
  }

  /// Lays out the other players with their shown hands at the top of an area, and the stage below them.
  void lay_shown(Rect area) {
    l_.stage = lay_hands_across(l_, scene_, area);
    l_.seat_lines = std::clamp(static_cast<int>(l_.badge[1].h / kLeastLine), 1, l_.seat_lines);
    for (int place = 1; place < scene_.players; ++place) seats_.lay_name(place);
  }

  /// Lays out shown hands, the trick and the trump suit in portrait.
  void lay_high_shown(Rect middle) {
    lay_shown(middle);
    const float column = with_trump_ ? std::max(0.24F * middle.w, 88 * em_) : 0;
    const Rect stage = l_.stage;
    trump({stage.x, stage.y, column, stage.h}, kLargestTrump * l_.hand_card);
    seats_.lay_trick({stage.x + column, stage.y, stage.w - column, stage.h}, kReadableCard * em_, kLeastInPortrait);
  }

  /// Lays out shown hands and the trick in landscape. If the middle is narrow, the hands reach to the right edge of the
  /// window. Returns the upper edge of the free part of the right column.
  float lay_wide_shown(Rect middle, float row, Rect right) {
    const bool narrow = middle.w < kWideRows * em_;
    const float from = narrow ? l_.undo.right() + 8 : middle.x;
    lay_shown({from, middle.y, (narrow ? right : middle).right() - from, row - middle.y - 6});
    l_.stage.x = middle.x;
    l_.stage.w = middle.w;
    seats_.lay_trick(l_.stage, l_.hand_card * 1.1F, kLeastInLandscape);
    return narrow ? l_.stage.y : middle.y;
  }

  /// Lays out the other players and the trick between the columns at the sides and above `row` in landscape. Returns
  /// the upper edge of the free part of the right column.
  float lay_wide_middle(Rect middle, float row) {
    const float wanted = h_ > 600 ? std::max(0.17F * h_, std::min(seats_.least_upright() + 34, 0.2F * h_)) : 0.14F * h_;
    const float above = seats_.above() == 0 ? 0 : std::clamp(wanted, kLeastAbove, 150 * em_);
    const float side = std::clamp(middle.w * 0.16F, 70.0F, 150 * em_);
    const float inner = middle.w - 2 * side;
    const float top = middle.y + above + (above == 0 ? 0.0F : h_ > 600 ? 12.0F : 6.0F);
    Rect stage{middle.x + side, top, inner, row - top - 8};
    const int columns = key_columns(keys_, inner, kKey);
    const int rows = (keys_ + columns - 1) / columns;
    if (static_cast<float>(rows) * (kKey + kKeyGap) > row - top - 2) {
      // In a low window the numbers need the places at the sides.
      const float left = l_.undo.right() + 8;
      seats_.lay_across({left, middle.y, middle.right() + middle.y - left, kLeastAbove});
      const float from = middle.y + kLeastAbove + 6;
      stage = {middle.x, from, middle.w, row - from - 4};
    } else {
      seats_.lay_above({middle.x + side, middle.y, inner, above});
      seats_.lay_beside({middle.x, middle.y, middle.w, row - middle.y - 6}, side);
    }
    seats_.lay_trick(stage, std::max(l_.hand_card * 1.1F, kReadableCard * em_), kLeastInLandscape);
    return middle.y;
  }

  /// Lays out numbers to choose at the lower edge, and the trump suit above. Returns the numbers' upper edge.
  float lay_keys(Rect middle) {
    const int columns = key_columns(keys_, middle.w, kKey);
    const int whole_rows = (keys_ + columns - 1) / columns;
    const auto rows = static_cast<float>(whole_rows);
    const float key = std::max(kKey, std::min(46 * em_, 0.3F * middle.h / rows));
    const float height = (key + kKeyGap) * rows - kKeyGap;
    l_.numbers = {middle.x, middle.bottom() - height, middle.w, height};
    Rect& stage = l_.stage;
    stage.h = l_.numbers.y - kKeyGap - stage.y;
    if (is_low()) return l_.numbers.y;
    const float room = stage.h < kRoomForQuestion * em_ ? stage.h : 0.55F * stage.h;
    const float high = std::min(room, l_.played[0].w * kCardShape + (kTrumpCaption + 4) * em_);
    trump({stage.x, stage.y + (room - high) / 2, stage.w, high}, stage.w);
    return l_.numbers.y;
  }

  /// Returns the distance between the status line and the viewer's cards. It is larger than at other tables, because
  /// here cards are also chosen for other players, and stay raised.
  [[nodiscard]] float lift_room() const { return std::max(10.0F, 0.095F * l_.hand_card * kCardShape); }

  /// Returns the width of the viewer's cards in this number of rows, with hands of at most this height.
  [[nodiscard]] float card_in_rows(int rows, float room, float highest) const {
    constexpr float kLeastStrip = 44;  // least width in points of the visible strip of a card
    const int in_row = (dealt_ + rows - 1) / rows;
    const float strips = room - kLeastStrip * static_cast<float>(in_row - 1);
    if (rows > 2 && !seats_.shown) highest = std::max(highest, largest_hand(h_));
    // In landscape two rows may be higher than one, but not if other players' hands need the room.
    const bool limited = l_.portrait || seats_.shown;
    const float high = highest / (limited ? 1 + kUpperRow * static_cast<float>(rows - 1) : 1) / kCardShape;
    if (!l_.portrait) return std::min({high, 200 * em_, rows > 1 ? strips : highest});
    const float wide = dealt_ > kDrawing ? strips : std::min(strips, kOverlapped * room);
    return std::min({std::max(44.0F, wide), high, 200 * em_});
  }

  /// Lays out the viewer's cards along the lower edge, in two rows if they would overlap too much in one, and in three
  /// if the cards are then larger.
  void hand_below(float pad, float highest) {
    if (scene_.viewer == kNobody) return lay_lower_strip(l_, w_, h_, pad);
    const float seen = dealt_ < 8 ? 0 : 0.45F;  // least visible share of each card of a long hand in one row
    constexpr float kMuchLarger = 1.1F;
    constexpr float kNearlyAll = 0.8F;  // share of a card: two rows would show hardly more of it than this
    const float room = w_ - 2 * pad;
    const float in_one = std::min(highest, 0.29F * h_) / kCardShape;
    const float strip = (room - in_one) / static_cast<float>(dealt_ - 1);
    // Least visible strips of the cards in one row. In landscape two rows take height from the table.
    const float least = l_.portrait ? std::max(44.0F, seen * in_one) : 33;
    const auto card = [&](int rows) { return card_in_rows(rows, room, highest); };
    // In a low window three rows would take the room of the other players.
    const bool high = l_.portrait && largest_hand(h_) >= highest;
    if (dealt_ > kDrawing && strip < std::min(least, kNearlyAll * card(2)))
      l_.hand_rows = high && card(3) > kMuchLarger * card(2) ? 3 : 2;
    l_.hand_card = card(l_.hand_rows);
    const float height = l_.hand_card * kCardShape * (1 + kUpperRow * static_cast<float>(l_.hand_rows - 1));
    l_.hand = {pad, h_ - pad - height, room, height};
    l_.fan[0] = {{w_ / 2, h_ + height * 0.6F}, l_.hand_card, 0, 0};
  }

  void pile(std::size_t side, Rect area, float card) {
    l_.pile[side] = area;
    l_.pile_card[side] = {area.center(), card, kQuarter, 0};
  }

  void trump(Rect area, float widest) { lay_trump(l_, area, widest, with_stock_); }

  TableLayout& l_;
  const Scene& scene_;
  RoundSeats seats_;
  int dealt_;
  int keys_;  ///< the value of asked_numbers(), if the viewer acts
  float w_, h_, em_;
  bool with_trump_;
  bool with_stock_ = false;
};

}  // namespace

void lay_round(TableLayout& layout, const Scene& scene, float width, float height, bool acts) {
  Round round{layout, scene, width, height, acts};
  layout.portrait ? round.portrait() : round.landscape();
}

}  // namespace tapete
