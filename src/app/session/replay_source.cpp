#include "app/session/replay_source.hpp"

#include <algorithm>

#include "app/session/events.hpp"
#include "app/session/for_partner.hpp"
#include "app/session/match_driver.hpp"

namespace tapete {

void ReplaySource::begin(MatchDriver& driver) {
  driver_ = &driver;
  const Table& table = driver.table();
  events_ = table.events();
  open_end_ = events_.size() + 1;
  const bool between_hands = table.turn().who == Turn::Who::over || starts_hand(table.info(), table.turn().due);
  if (!between_hands) {
    const auto starts = [&table](const std::string& line) { return starts_hand(table.info(), line); };
    const auto last = std::find_if(events_.rbegin(), events_.rend(), starts);
    open_end_ = static_cast<std::size_t>(events_.rend() - last);
  }
  driver.jump_to(events_, 1);
}

std::size_t ReplaySource::position() const { return driver_->table().events().size(); }

bool ReplaySource::starts(std::size_t position) const {
  return starts_hand(driver_->table().info(), events_[position - 1]);
}

std::size_t ReplaySource::hand_start(bool next) const {
  std::size_t at = position();
  if (next) {
    while (++at < length())
      if (starts(at)) return at;
    return length();
  }
  while (--at > 1)
    if (starts(at)) return at;
  return 1;
}

ReplaySource::Hand ReplaySource::hand() const {
  std::size_t first = position();
  while (first > 1 && !starts(first)) --first;
  std::size_t last = position();
  while (last < length() && !starts(last + 1)) ++last;
  return {first, last};
}

void ReplaySource::seek(std::size_t position) {
  runs_ = false;
  position = std::clamp<std::size_t>(position, 1, length());
  driver_->settle();
  if (position != this->position() + 1 || open_) {
    driver_->jump_to(events_, position);
    if (const Seat seat = seat_to_play(*driver_); seat != driver_->viewer()) {
      driver_->turn_to(seat, {});
      driver_->rebuild_scenes();
    }
    return;
  }
  driver_->play(next_event());
  driver_->tick(clock_.now_ms());
}

void ReplaySource::advance() { move_to_seat(*driver_); }

void ReplaySource::run(bool runs) {
  if (runs) seek(position() + 1);
  runs_ = runs && !driver_->sheet();
}

void ReplaySource::open_hands(bool open) {
  runs_ = false;
  open_ = open;
  driver_->rebuild_scenes();
}

/// With open hands, fills in the cards of the other seats from their own scenes.
Scene ReplaySource::scene(const Table& table, Seat viewer, Lang lang) const {
  Scene scene = table.scene(viewer, lang);
  if (!open_ || table.events().size() >= open_end_) return scene;
  for (Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer) continue;
    const Scene owners_view = table.scene(zone.owner, lang);
    const Zone* const hand = find_zone(owners_view, ZoneKind::hand, zone.owner);
    if (hand == nullptr) continue;
    zone.shown = true;
    zone.cards = hand->cards;
    zone.hidden = hand->hidden;
    for (SceneCard& card : zone.cards) {
      card.option = -1;
      card.refusal.clear();
    }
  }
  return scene;
}

}  // namespace tapete
