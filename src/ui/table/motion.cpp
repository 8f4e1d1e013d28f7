#include "ui/table/motion.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tapete {
namespace {

/// Longest duration of a flight, in milliseconds. In a short step, a flight takes 60 % of the step's duration.
constexpr double kFlight = 320;
/// Number of cards in a packet: cards are dealt in packets.
constexpr int kPacket = 3;

float ease(float t) {
  const float rest = 1 - t;
  return 1 - rest * rest * rest;
}

float mix(float a, float b, float t) { return a + (b - a) * t; }

Pose mix(const Pose& a, const Pose& b, float t) {
  return {a.at + (b.at - a.at) * t, mix(a.w, b.w, t), mix(a.angle, b.angle, t), mix(a.face, b.face, t)};
}

/// Returns the start of a card's flight in a deal, in units of the time between two packets. The packets start one
/// after the other, then the cards that are not in hands.
double packet(const Scene& scene, const Sprite& sprite) {
  const Zone& zone = scene.zones[static_cast<std::size_t>(sprite.zone)];
  if (zone.kind != ZoneKind::hand) {
    std::size_t most = 0;
    for (const Zone& hand : scene.zones)
      if (hand.kind == ZoneKind::hand) most = std::max(most, hand.cards.size());
    const int packets = (static_cast<int>(most) + kPacket - 1) / kPacket;
    return packets * scene.players;
  }
  const int turn = (zone.owner - scene.dealer - 1 + 2 * scene.players) % scene.players;
  // Within a packet, each card starts 0.2 units after the one before.
  const int round = sprite.index / kPacket;
  return round * scene.players + turn + 0.2 * (sprite.index % kPacket);
}

Seat came_from(const Zone& zone, int index) { return zone.cards[static_cast<std::size_t>(index)].from; }

}  // namespace

/// Returns the position from which a card starts to fly if it is new in the scene or is being dealt.
Pose Motion::source(const Scene& scene, const Sprite& sprite, Step::Kind kind, const TableLayout& layout) const {
  const Zone& zone = scene.zones[static_cast<std::size_t>(sprite.zone)];
  const auto fan = [&](Seat seat) {
    Pose pose = layout.fan[static_cast<std::size_t>(spot(scene, seat))];
    pose.face = 0;
    return pose;
  };
  if (kind == Step::Kind::dealt && scene.dealer != kNobody) return fan(scene.dealer);
  if (zone.kind == ZoneKind::hand) {
    const Seat giver = came_from(zone, sprite.index);
    return giver == kNobody ? layout.stock : fan(giver);
  }
  if (zone.kind == ZoneKind::trick) return fan(came_from(zone, sprite.index));
  if (zone.kind == ZoneKind::turned && scene.turn != kNobody) return fan(scene.turn);
  return sprite.pose;
}

void Motion::show(const Scene& scene, Step::Kind kind, const TableLayout& layout, double now, double time, bool moves) {
  const std::vector<Moving> before = at(now);
  const bool dealt = kind == Step::Kind::dealt;
  const double length = std::min(kFlight, time * 0.6);
  std::vector<Flight> flights;
  end_ = now;
  for (const Sprite& sprite : place_cards(scene, layout)) {
    const auto known = std::ranges::find(before, sprite.key, [](const Moving& card) { return card.sprite.key; });
    Flight flight{sprite, sprite.pose, now, 0};
    // A card with a negative key is unknown and cannot be found in the last scene, so it does not fly.
    if (moves && sprite.key >= 0) {
      const bool stays = known != before.end() && !dealt;
      flight.from = stays ? known->sprite.pose : source(scene, sprite, kind, layout);
      const Pose& to = sprite.pose;
      const bool still = flight.from.at.x == to.at.x && flight.from.at.y == to.at.y && flight.from.face == to.face;
      if (!still) flight.length = length;
      // The time between two packets is 6.5 % of the step's duration, at most 110 milliseconds.
      if (dealt && !still) flight.start += packet(scene, sprite) * std::min(110.0, time * 0.065);
    }
    if (flight.length > 0) end_ = std::max(end_, flight.start + flight.length);
    flights.push_back(flight);
  }
  flights_ = std::move(flights);
}

void Motion::settle(const Scene& scene, const TableLayout& layout) {
  // Any kind of step can be passed, because nothing moves.
  show(scene, Step::Kind::drawn, layout, end_, 0, false);
}

std::vector<Moving> Motion::at(double now) const {
  std::vector<Moving> out;
  out.reserve(flights_.size());
  for (const Flight& flight : flights_) {
    Moving card{flight.sprite, flight.sprite.pose, false, false};
    if (flight.length > 0 && now < flight.start + flight.length) {
      const auto t = static_cast<float>((now - flight.start) / flight.length);
      card.waiting = t < 0;
      card.flying = true;
      card.sprite.pose = mix(flight.from, flight.sprite.pose, ease(std::clamp(t, 0.0F, 1.0F)));
    }
    out.push_back(card);
  }
  return out;
}

}  // namespace tapete
