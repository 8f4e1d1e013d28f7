#include "app/session/replay_source.hpp"

#include <algorithm>

#include "app/session/events.hpp"
#include "app/session/for_partner.hpp"
#include "app/session/match_driver.hpp"

namespace tapete {
namespace {

/// Fills in the cards of the other seats. `view_of(seat)` is the scene as that seat sees it.
template <class ViewOf>
void show_hands(Scene& scene, const ViewOf& view_of) {
  for (Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::hand || zone.owner == scene.viewer) continue;
    const Scene owners_view = view_of(zone.owner);
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
}

}  // namespace

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
  runs_ = steps_ = false;
  show(position, !open_);
}

void ReplaySource::step(bool forward) {
  runs_ = false;
  steps_ = true;
  const bool ends_hand = !driver_->table().in_hand() && !driver_->sheet();
  if (forward && ends_hand) {
    driver_->settle();
    return driver_->tick(clock_.now_ms());
  }
  const Hand hand = this->hand();
  do {
    show(forward ? position() + 1 : position() - 1, true);
  } while (is_silent() && position() > hand.first && position() < hand.last);
}

bool ReplaySource::is_silent() const {
  const Table& table = driver_->table();
  return !names_chance(table.info(), first_word(table.events().back())) && driver_->last_action_text().empty();
}

bool ReplaySource::holds(const Step& step) const {
  // A count in public has such steps too, but nobody has played a card in them.
  return steps_ && step.kind == Step::Kind::trick_full && !step.said.empty() && step.said.front().seat != kNobody;
}

void ReplaySource::show(std::size_t position, bool animated) {
  position = std::clamp<std::size_t>(position, 1, length());
  driver_->settle();
  if (position != this->position() + 1 || !animated) {
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
  runs_ = steps_ = false;
  if (runs) show(position() + 1, true);
  runs_ = runs && !driver_->sheet();
}

void ReplaySource::open_hands(bool open) {
  runs_ = false;
  open_ = open;
  if (!driver_->shown().busy()) return driver_->rebuild_scenes();
  // The last event is played again, so that a complete trick stays on the table.
  show(position() - 1, false);
  step(true);
}

Scene ReplaySource::scene(const Table& table, Seat viewer, Lang lang) const {
  Scene scene = table.scene(viewer, lang);
  if (open_ && table.events().size() < open_end_) show_hands(scene, [&](Seat seat) { return table.scene(seat, lang); });
  return scene;
}

std::vector<Step> ReplaySource::steps(const Table& table, Seat viewer, Lang lang) const {
  std::vector<Step> out = table.steps(viewer, lang);
  if (!open_ || table.events().size() >= open_end_) return out;
  std::vector<std::vector<Step>> others;  // by seat
  others.reserve(static_cast<std::size_t>(table.players()));
  for (Seat seat = 0; seat < table.players(); ++seat) others.push_back(table.steps(seat, lang));
  for (std::size_t i = 0; i < out.size(); ++i)
    show_hands(out[i].scene, [&](Seat seat) {
      const auto& steps = others[static_cast<std::size_t>(seat)];
      return i < steps.size() ? steps[i].scene : table.scene(seat, lang);
    });
  return out;
}

}  // namespace tapete
