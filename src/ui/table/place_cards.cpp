#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/index.hpp"
#include "ui/table/layout.hpp"

/// Computes the place of every card of a scene.
namespace tapete {
namespace {

constexpr int kHiddenHand = 100;  ///< + seat * kMostHeld + index
constexpr int kMostHeld = 20;
constexpr int kHiddenStock = 300;

/// The position of a card in the rows of the hand.
struct InRow {
  int index = 0;
  int count = 0;
  bool upper = false;  ///< whether it is in the upper one of two rows
};
InRow in_row(const TableLayout& layout, int index, int count) {
  if (count <= layout.hand_in_row) return {index, count, false};
  const int upper = (count + 1) / 2;
  return index < upper ? InRow{index, upper, true} : InRow{index - upper, count - upper, false};
}

float hand_step(const TableLayout& layout, int count) {
  if (count < 2) return 0;
  const float room = (layout.hand.w - layout.hand_card) / static_cast<float>(count - 1);
  return std::min(room, layout.hand_card * 1.05F);
}

Point hand_center(const TableLayout& layout, int index, int count) {
  const InRow row = in_row(layout, index, count);
  const float step = hand_step(layout, row.count);
  const float first = layout.hand.center().x - step * static_cast<float>(row.count - 1) / 2;
  const float half = layout.hand_card * kCardShape / 2;
  const float y = row.upper ? layout.hand.y + half : layout.hand.bottom() - half;
  return {first + step * static_cast<float>(row.index), y};
}

/// Shown cards of a hand are a little larger, and overlap without covering their numbers.
constexpr float kShownSize = 1.15F;
constexpr float kShownStep = 0.66F;
constexpr float kFanTurn = 0.15F;    ///< radians from card to card,
constexpr float kFanSpread = 0.75F;  ///< and at most from the first to the last
constexpr float kFanRadius = 1.7F;   ///< from the hand to a card's middle, in widths

float fan_turn(int count) { return count < 2 ? 0 : std::min(kFanTurn, kFanSpread / static_cast<float>(count - 1)); }

/// Card `index` of `count` seen from its back; all are rotated around the hand that holds them.
Pose fan_pose(const Pose& fan, int index, int count) {
  const float turn = fan_turn(count) * (static_cast<float>(index) - static_cast<float>(count - 1) / 2);
  const Point right{std::cos(fan.angle), std::sin(fan.angle)};
  const Point down{-right.y, right.x};
  const float radius = kFanRadius * fan.w;
  Pose pose = fan;
  pose.at = fan.at + right * (std::sin(turn) * radius) + down * ((1 - std::cos(turn)) * radius);
  pose.angle += turn;
  pose.face = 0;
  return pose;
}

/// The centres of the hidden and the shown cards of a hand: side by side for the opposite player; at the sides the
/// shown ones are above. Shown cards are upright, so that they can be read.
struct FanParts {
  FanParts(const Pose& fan, bool beside, int covered, int shown) : hidden(fan), open(fan) {
    open.w *= kShownSize;
    open.angle = 0;
    open.face = 1;
    if (covered == 0 || shown == 0) return;
    const float span = fan.w * (1 + kFanRadius * fan_turn(covered) * static_cast<float>(covered - 1));
    const float row = open.w * (1 + kShownStep * static_cast<float>(shown - 1));
    const float other = beside ? row : open.w * kCardShape;
    const Point way = beside ? Point{1, 0} : Point{0, -1};
    // The shown cards cover the end of the fan.
    const float overlap = 0.35F * fan.w;
    hidden.at = hidden.at - way * ((other - overlap) / 2);
    open.at = open.at + way * ((span - overlap) / 2);
  }
  [[nodiscard]] Pose open_pose(int index, int count) const {
    Pose pose = open;
    pose.at.x += open.w * kShownStep * (static_cast<float>(index) - static_cast<float>(count - 1) / 2);
    return pose;
  }
  Pose hidden;
  Pose open;
};

class Placer {
 public:
  Placer(const Scene& scene, const TableLayout& layout) : scene_(scene), layout_(layout) {}

  std::vector<Sprite> run() {
    for (const Place place : {Place::pile, Place::turned, Place::stock, Place::hand, Place::trick})
      for (std::size_t i = 0; i < scene_.zones.size(); ++i)
        if (scene_.zones[i].place == place) put(static_cast<int>(i), scene_.zones[i]);
    return std::move(sprites_);
  }

 private:
  void put(int index, const Zone& zone) {
    zone_ = index;
    switch (zone.place) {
      case Place::hand:
        return hand(zone);
      case Place::trick:
        return trick(zone);
      case Place::stock:
        if (zone.hidden > 0) sprites_.push_back({kHiddenStock, kUnknownCard, layout_.stock, zone_, -1});
        return;
      case Place::turned:
        for (std::size_t i = 0; i < zone.cards.size(); ++i)
          add(zone.cards[i].card, layout_.turned, static_cast<int>(i));
        return;
      case Place::pile:
        return pile(zone);
      case Place::board:
      case Place::dice:
      case Place::deck:
        return;  // these are drawn elsewhere
    }
  }

  void trick(const Zone& zone) {
    std::vector<std::size_t> order(zone.cards.size());
    std::iota(order.begin(), order.end(), 0);
    const auto pose = [&](std::size_t i) { return layout_.played[at(spot(scene_, zone.cards[i].from))]; };
    // At a round table a lower card covers a higher one, in whatever order they were played, so that all numbers are
    // seen.
    if (scene_.round) std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pose(i).at.y; });
    for (const std::size_t i : order) add(zone.cards[i].card, pose(i), static_cast<int>(i));
  }

  void hand(const Zone& zone) {
    const auto count = static_cast<int>(zone.cards.size());
    if (zone.owner != scene_.viewer) return others_hand(zone, count);
    for (int i = 0; i < count; ++i)
      add(zone.cards[at(i)].card, {hand_center(layout_, i, count), layout_.hand_card, 0, 1}, i);
  }

  void others_hand(const Zone& zone, int count) {
    const int seat = spot(scene_, zone.owner);
    const Pose& fan = layout_.fan[at(seat)];
    const auto shown = static_cast<int>(
        std::count_if(zone.cards.begin(), zone.cards.end(), [](const SceneCard& c) { return c.card.known(); }));
    const FanParts parts{fan, std::cos(fan.angle) < -0.5F, count - shown, shown};
    for (int i = 0, covered = 0; i < count; ++i)
      if (const Card card = zone.cards[at(i)].card; !card.known())
        sprites_.push_back({kHiddenHand + zone.owner * kMostHeld + i, card,
                            fan_pose(parts.hidden, covered++, count - shown), zone_, i});
    for (int i = 0, open = 0; i < count; ++i)
      if (const Card card = zone.cards[at(i)].card; card.known()) add(card, parts.open_pose(open++, shown), i);
  }

  /// The last trick lies face down on top; what a mark is, the table draws.
  void pile(const Zone& zone) {
    const int side = side_of(scene_, zone.owner);
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
      add(zone.cards[i].card, layout_.pile_card[at(side)], static_cast<int>(i));
    for (auto& sprite : sprites_)
      if (sprite.zone == zone_) sprite.pose.face = 0;
  }

  void add(Card card, Pose pose, int index) {
    sprites_.push_back({card.known() ? card.index() : -1, card, pose, zone_, index});
  }

  const Scene& scene_;
  const TableLayout& layout_;
  std::vector<Sprite> sprites_;
  int zone_ = 0;
};

}  // namespace

int side_of(const Scene& scene, Seat seat) {
  for (std::size_t side = 0; side < scene.score.size(); ++side) {
    const auto& seats = scene.score[side].seats;
    if (std::find(seats.begin(), seats.end(), seat) != seats.end()) return static_cast<int>(side);
  }
  return seat == scene.viewer ? 0 : 1;
}

std::vector<Sprite> place_cards(const Scene& scene, const TableLayout& layout) { return Placer{scene, layout}.run(); }

Rect hand_rect(const TableLayout& layout, int index, int count) {
  const Point center = hand_center(layout, index, count);
  const InRow row = in_row(layout, index, count);
  const Rect whole = Rect::around(center, layout.hand_card, layout.hand_card * kCardShape);
  const float seen = std::min(layout.hand_card, hand_step(layout, row.count));
  const float w = row.index == row.count - 1 ? whole.w : seen;
  return {whole.x, whole.y, w, row.upper ? layout.hand.bottom() - whole.bottom() : whole.h};
}

std::vector<Rect> hand_rects(const Scene& scene, const TableLayout& layout, const Zone& hand) {
  const auto count = static_cast<int>(hand.cards.size());
  std::vector<Rect> rects(hand.cards.size());
  if (hand.owner == scene.viewer) {
    for (int i = 0; i < count; ++i) rects[at(i)] = hand_rect(layout, i, count);
    return rects;
  }
  for (const Sprite& sprite : place_cards(scene, layout)) {
    if (&scene.zones[at(sprite.zone)] != &hand) continue;
    Rect& rect = rects[at(sprite.index)];
    rect = Rect::around(sprite.pose.at, sprite.pose.w, sprite.pose.w * kCardShape);
    if (sprite.index + 1 < count) rect.w *= kShownStep;
  }
  return rects;
}

}  // namespace tapete
