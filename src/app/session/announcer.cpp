#include "app/session/announcer.hpp"

#include "app/spoken.hpp"

namespace tapete {
namespace {

Sound sound_of(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::dealt:
      return Sound::shuffle;
    case Step::Kind::collected:
      return Sound::collect;
    default:
      return Sound::card;
  }
}

int cards_in_hands(const Scene& scene) {
  int count = 0;
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::hand) count += static_cast<int>(zone.cards.size()) + zone.hidden;
  return count;
}

/// Returns whether the step moves cards or dice, which make a sound.
bool is_heard(const Step& step, const Scene& before) {
  if (step.kind == Step::Kind::drawn) return cards_in_hands(step.scene) > cards_in_hands(before);
  return step.kind != Step::Kind::declared;
}

/// Returns whether the viewer may act now and could not before.
bool comes_to_act(const Step& step, const Scene& before) {
  const auto acts = [](const Scene& scene) { return scene.viewer_decides() && !scene.options.empty(); };
  return acts(step.scene) && !acts(before);
}

}  // namespace

std::string Announcer::passing_words() const {
  return fill("Pass the screen to @"_text(settings_.lang), seating_.at(seating_.passing()).name);
}

std::string Announcer::tell(Ask what, const Scene& scene) const {
  if (seating_.passing() != kNobody) return passing_words();
  switch (what) {
    case Ask::hand:
      return spoken::hand(scene, seating_.players(), settings_.lang);
    case Ask::table:
      return spoken::table(scene, seating_.players(), settings_.lang);
    case Ask::score:
      return spoken::score(scene, seating_.players(), settings_.lang);
  }
  return {};
}

std::string Announcer::tell(const Announcement& said, Seat viewer) const {
  return spoken::announcement(said, viewer, seating_.players());
}

const std::string& Announcer::shown_words(const Announcement& said) const {
  if (said.remark.empty() || !said.call.empty()) return said.call;
  const std::string& level = seating_.at(said.seat).level;
  return level.empty() || level == kFriend ? said.call : said.remark;
}

void Announcer::announce(const Scene& scene) {
  speaker_.announce(tell(Ask::table, scene) + ' ' + tell(Ask::hand, scene));
}

void Announcer::announce(const Step& step, const Scene& before) {
  const auto say = [this](const std::string& text) {
    if (!text.empty()) speaker_.announce(text);
  };
  for (const Announcement& said : step.said) say(tell(said, step.scene.viewer));
  if (step.kind == Step::Kind::dealt)
    say(spoken::hand(step.scene, seating_.players(), settings_.lang));
  else
    say(spoken::drawn(before, step.scene, settings_.lang));
  if (comes_to_act(step, before)) say(spoken::turn_and_question(step.scene, seating_.players(), settings_.lang));
}

void Announcer::announce(const Sheet& sheet) {
  speaker_.announce(spoken::sheet(sheet, seating_.viewer(), seating_.players(), settings_.lang));
}

void Announcer::announce_passing() {
  speaker_.hush();
  speaker_.announce(passing_words());
}

void Announcer::sound(const Step& step, const Scene& before) {
  if (settings_.voice == Switch::on)
    for (const Announcement& said : step.said)
      if (!said.call.empty()) speaker_.speak_aloud(said.call);
  if (settings_.sound != Switch::on) return;
  if (is_heard(step, before)) speaker_.play(sound_of(step.kind));
  if (comes_to_act(step, before)) speaker_.play(Sound::bell);
}

}  // namespace tapete
