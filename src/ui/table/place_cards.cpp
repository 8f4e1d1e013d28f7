#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/heap_sort.hpp"
#include "core/index.hpp"
#include "ui/table/hand_rows.hpp"

/// Computes the position of every card of a scene.
namespace tapete {
namespace {

constexpr int kHiddenHand = 100;   ///< a hidden card in a hand has the key kHiddenHand + seat * kMostHeld + index
constexpr int kMostHeld = 20;      ///< number of keys for the hidden cards of one hand
constexpr int kHiddenStock = 300;  ///< key of the top card of the stock
/// Size of a shown card in a fan, relative to a hidden one.
constexpr float kShownSize = 1.15F;
/// The same at the sides, where shown cards cover more of the fan, if the seat is wide enough.
constexpr float kShownAtSide = 1.9F;
/// Largest part of a fan at a side that shown cards cover.
constexpr float kCovered = 0.7F;
/// Distance between two shown cards in a fan, in widths of a card. It leaves their numbers visible.
constexpr float kShownStep = 0.66F;
/// Greatest distance from the first to the last shown card at a side, in widths of a card.
constexpr float kWidestShown = 1.35F;
constexpr float kFanTurn = 0.15F;    ///< largest angle from card to card, in radians
constexpr float kFanSpread = 0.75F;  ///< largest angle from the first to the last card, in radians
constexpr float kFanRadius = 1.7F;   ///< distance from the centre of rotation to a card's middle, in widths of a card

float fan_turn(int count) { return count < 2 ? 0 : std::min(kFanTurn, kFanSpread / static_cast<float>(count - 1)); }

/// Returns the pose of face-down card `index` of `count` in a fan. The cards are rotated around one point, as if a hand
/// held them there.
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

/// Poses of the hidden and the shown cards of another player's hand: side by side at the upper and the lower edge,
/// otherwise the shown cards above the hidden ones. Shown cards are upright, so that they can be read.
struct FanParts {
  /// `widest`: the largest width of shown cards at a side.
  FanParts(const Pose& fan, bool beside, int covered, int shown, float widest) : hidden(fan), open(fan) {
    // The columns at the sides are narrow.
    if (!beside && shown > 1) step = std::min(kShownStep, kWidestShown / static_cast<float>(shown - 1));
    const float columns = 1 + step * static_cast<float>(std::max(0, shown - 1));
    open.w = beside ? kShownSize * fan.w : std::min(kShownAtSide * fan.w, widest / columns);
    open.angle = 0;
    open.face = 1;
    if (covered == 0 || shown == 0) return;
    const float span = fan.w * (1 + kFanRadius * fan_turn(covered) * static_cast<float>(covered - 1));
    const float row = open.w * (1 + step * static_cast<float>(shown - 1));
    const float other = beside ? row : open.w * kCardShape;
    const Point way = beside ? Point{1, 0} : Point{0, -1};
    // The shown cards cover the end of the fan. Larger cards cover more of it instead of needing more room.
    const float larger = std::max(0.0F, open.w - kShownSize * fan.w) * kCardShape;
    const float overlap = std::min(0.35F * fan.w + larger, kCovered * span);
    hidden.at = hidden.at - way * ((other - overlap) / 2);
    open.at = open.at + way * ((span - overlap) / 2);
  }
  [[nodiscard]] Pose open_pose(int index, int count) const {
    Pose pose = open;
    pose.at.x += open.w * step * (static_cast<float>(index) - static_cast<float>(count - 1) / 2);
    return pose;
  }
  Pose hidden;
  Pose open;
  float step = kShownStep;
};

/// Returns the rows in which a hand lies face up. An empty area: the hand does not.
HandRows rows_of(const Scene& scene, const TableLayout& layout, const Zone& hand) {
  if (hand.owner == scene.viewer) return own_rows(layout);
  return hand.open ? layout.open : layout.shown[at(spot(scene, hand.owner))];
}

/// Returns whether another player's hand lies face up in rows. Otherwise it is drawn as a fan.
bool lies_in_rows(const Scene& scene, const TableLayout& layout, const Zone& hand) {
  const auto known = [](const SceneCard& each) { return each.card.known(); };
  return !layout.shown[at(spot(scene, hand.owner))].area.empty() && std::ranges::all_of(hand.cards, known);
}

class Placer {
 public:
  Placer(const Scene& scene, const TableLayout& layout) : scene_(scene), layout_(layout) {}

  std::vector<Sprite> run() {
    for (const ZoneKind place : {ZoneKind::pile, ZoneKind::turned, ZoneKind::stock}) put_all(place, kNobody);
    // The hands are placed in playing order, because their rows may overlap.
    for (int i = 0; i < scene_.players; ++i) put_all(ZoneKind::hand, (scene_.first() + i) % scene_.players);
    put_all(ZoneKind::trick, kNobody);
    return std::move(sprites_);
  }

 private:
  /// Places all zones of this kind, or only those of `owner` if it is a seat.
  void put_all(ZoneKind kind, Seat owner) {
    for (std::size_t i = 0; i < scene_.zones.size(); ++i) {
      const Zone& zone = scene_.zones[i];
      if (zone.kind == kind && (owner == kNobody || zone.owner == owner)) put(static_cast<int>(i), zone);
    }
  }

  void put(int index, const Zone& zone) {
    zone_ = index;
    switch (zone.kind) {
      case ZoneKind::hand:
        return hand(zone);
      case ZoneKind::trick:
        return trick(zone);
      case ZoneKind::stock:
        if (zone.hidden > 0) sprites_.push_back({kHiddenStock, kUnknownCard, layout_.stock, zone_, -1});
        return;
      case ZoneKind::turned:
        for (std::size_t i = 0; i < zone.cards.size(); ++i)
          add(zone.cards[i].card, layout_.turned, static_cast<int>(i));
        return;
      case ZoneKind::pile:
        return pile(zone);
      case ZoneKind::board:
      case ZoneKind::dice:
      case ZoneKind::deck:
        return;  // BoardView draws these
    }
  }

  [[nodiscard]] Pose played(const SceneCard& card) const {
    return card.from == kNobody ? Pose{} : layout_.played[at(spot(scene_, card.from))];
  }

  /// Returns the order in which the cards of a trick are drawn, also while they fly to the winner's pile: the winning
  /// card last. At a round table a card that is lower on the screen covers a higher one, so that numbers stay visible;
  /// otherwise the order is that of play.
  [[nodiscard]] std::vector<std::size_t> draw_order(const Zone& zone) const {
    std::vector<std::size_t> order(zone.cards.size());
    std::iota(order.begin(), order.end(), 0);
    const auto key = [&](std::size_t i) {
      const SceneCard& card = zone.cards[i];
      return std::tuple{card.winning, scene_.round ? played(card).at.y : 0, i};
    };
    heap_sort(order, [&key](std::size_t a, std::size_t b) { return key(a) < key(b); });
    return order;
  }

  void trick(const Zone& zone) {
    for (const std::size_t i : draw_order(zone)) add(zone.cards[i].card, played(zone.cards[i]), static_cast<int>(i));
  }

  void hand(const Zone& zone) {
    const auto count = static_cast<int>(zone.cards.size());
    const bool own = zone.owner == scene_.viewer;
    const HandRows rows = rows_of(scene_, layout_, zone);
    if (!own && !zone.open && !lies_in_rows(scene_, layout_, zone)) return others_hand(zone, count);
    for (int i = 0; i < count; ++i) add(zone.cards[at(i)].card, {hand_center(rows, zone, i), rows.card, 0, 1}, i);
  }

  void others_hand(const Zone& zone, int count) {
    const int seat = spot(scene_, zone.owner);
    const Pose& fan = layout_.fan[at(seat)];
    const auto shown = static_cast<int>(
        std::count_if(zone.cards.begin(), zone.cards.end(), [](const SceneCard& c) { return c.card.known(); }));
    const FanParts parts{fan, std::abs(std::cos(fan.angle)) > 0.5F, count - shown, shown, layout_.badge[at(seat)].w};
    for (int i = 0, covered = 0; i < count; ++i)
      if (const Card card = zone.cards[at(i)].card; !card.known())
        sprites_.push_back({kHiddenHand + zone.owner * kMostHeld + i, card,
                            fan_pose(parts.hidden, covered++, count - shown), zone_, i});
    for (int i = 0, open = 0; i < count; ++i)
      if (const Card card = zone.cards[at(i)].card; card.known()) add(card, parts.open_pose(open++, shown), i);
  }

  /// Places the last trick of a pile, face down. TrickView::draw_piles() draws the pile's other cards.
  void pile(const Zone& zone) {
    const int side = side_of(scene_, zone.owner);
    for (const std::size_t i : draw_order(zone))
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

Rect hand_rect(const TableLayout& layout, int index, int count) { return visible_rect(own_rows(layout), index, count); }

std::vector<Rect> hand_rects(const Scene& scene, const TableLayout& layout, const Zone& hand) {
  const auto count = static_cast<int>(hand.cards.size());
  std::vector<Rect> rects(hand.cards.size());
  const bool own = hand.owner == scene.viewer;
  if (own || hand.open || lies_in_rows(scene, layout, hand)) {
    const HandRows rows = rows_of(scene, layout, hand);
    for (int i = 0; i < count; ++i) rects[at(i)] = visible_rect(rows, i, count);
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
