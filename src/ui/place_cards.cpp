#include <algorithm>
#include <cmath>

#include "ui/layout.hpp"

/// Every card of a scene in its place.
namespace tapete {
namespace {

constexpr int kHiddenHand = 100;  ///< + seat * 16 + index
constexpr int kHiddenStock = 300;

float hand_step(const TableLayout& layout, int count) {
  if (count < 2) return 0;
  const float room = (layout.hand.w - layout.hand_card) / static_cast<float>(count - 1);
  return std::min(room, layout.hand_card * 1.05F);
}

Point hand_center(const TableLayout& layout, int index, int count) {
  const float step = hand_step(layout, count);
  const float first = layout.hand.center().x - step * static_cast<float>(count - 1) / 2;
  return {first + step * static_cast<float>(index), layout.hand.center().y};
}

/// A card of a hand seen from its back: fanned around the player who holds it.
Pose fan_pose(const Pose& fan, int index, int count, bool known) {
  const float away = static_cast<float>(index) - static_cast<float>(count - 1) / 2;
  const Point right{std::cos(fan.angle), std::sin(fan.angle)};
  const Point down{-right.y, right.x};
  Pose pose = fan;
  pose.at = fan.at + right * (away * fan.w * 0.4F) + down * (away * away * fan.w * 0.03F);
  pose.angle = fan.angle + 0.1F * away;
  // Shown cards stand upright, so that they can be read.
  if (known) pose.angle = 0.1F * away;
  pose.face = known ? 1 : 0;
  return pose;
}

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
        for (std::size_t i = 0; i < zone.cards.size(); ++i)
          add(zone.cards[i].card, layout_.played[at(spot(scene_, zone.cards[i].from))], static_cast<int>(i));
        return;
      case Place::stock:
        if (zone.hidden > 0) sprites_.push_back({kHiddenStock, kUnknownCard, layout_.stock, zone_, -1});
        return;
      case Place::turned:
        for (std::size_t i = 0; i < zone.cards.size(); ++i)
          add(zone.cards[i].card, layout_.turned, static_cast<int>(i));
        return;
      case Place::pile:
        return pile(zone);
    }
  }

  void hand(const Zone& zone) {
    const int seat = spot(scene_, zone.owner);
    const auto count = static_cast<int>(zone.cards.size());
    for (int i = 0; i < count; ++i) {
      const Card card = zone.cards[at(i)].card;
      if (zone.owner == scene_.viewer)
        add(card, {hand_center(layout_, i, count), layout_.hand_card, 0, 1}, i);
      else if (card.known())
        add(card, fan_pose(layout_.fan[at(seat)], i, count, true), i);
      else
        sprites_.push_back(
            {kHiddenHand + zone.owner * 16 + i, card, fan_pose(layout_.fan[at(seat)], i, count, false), zone_, i});
    }
  }

  /// The last trick lies face down on top; what a mark is, the table draws.
  void pile(const Zone& zone) {
    const int side = own_side(zone.owner) ? 0 : 1;
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
      add(zone.cards[i].card, layout_.pile_card[at(side)], static_cast<int>(i));
    for (auto& sprite : sprites_)
      if (sprite.zone == zone_) sprite.pose.face = 0;
  }

  [[nodiscard]] bool own_side(Seat owner) const {
    if (scene_.score.empty()) return owner == scene_.viewer;
    const auto& seats = scene_.score.front().seats;
    return std::find(seats.begin(), seats.end(), owner) != seats.end();
  }

  void add(Card card, Pose pose, int index) {
    sprites_.push_back({card.known() ? card.index() : -1, card, pose, zone_, index});
  }

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  const Scene& scene_;
  const TableLayout& layout_;
  std::vector<Sprite> sprites_;
  int zone_ = 0;
};

}  // namespace

std::vector<Sprite> place_cards(const Scene& scene, const TableLayout& layout) { return Placer{scene, layout}.run(); }

Rect hand_rect(const TableLayout& layout, int index, int count) {
  const Point center = hand_center(layout, index, count);
  const Rect whole = Rect::around(center, layout.hand_card, layout.hand_card * kCardShape);
  if (index == count - 1) return whole;
  const float seen = std::min(layout.hand_card, hand_step(layout, count));
  return {whole.x, whole.y, seen, whole.h};
}

}  // namespace tapete
