#include <utility>

#include "app/session.hpp"
#include "app/spoken.hpp"

/// What a Session shows of its match: step by step, at the chosen pace, with what is heard and spoken.
namespace tapete {
namespace {

/// Milliseconds for which a call is to be seen.
constexpr double kCallTime = 2600;

/// Milliseconds for which a step is to be seen before the next.
double pace(Step::Kind kind, Speed speed) {
  struct Times {
    double slow, normal, fast;
  };
  const auto times = [kind]() -> Times {
    switch (kind) {
      case Step::Kind::dealt:
        return {2400, 1700, 1100};
      case Step::Kind::played:
        return {1300, 800, 400};
      case Step::Kind::trick_full:
        return {2400, 1500, 800};
      case Step::Kind::collected:
        return {800, 500, 320};
      case Step::Kind::drawn:
        return {900, 600, 360};
      case Step::Kind::rolled:
        return {1900, 1200, 700};
      case Step::Kind::declared:
        return {2800, 2000, 1200};
    }
    return {};
  }();
  return speed == Speed::slow ? times.slow : speed == Speed::fast ? times.fast : times.normal;
}

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
    if (zone.place == Place::hand) count += static_cast<int>(zone.cards.size()) + zone.hidden;
  return count;
}

/// Something moves that is heard: not where nobody draws any more.
bool is_heard(const Step& step, const Scene& before) {
  if (step.kind == Step::Kind::drawn) return cards_in_hands(step.scene) > cards_in_hands(before);
  return step.kind != Step::Kind::declared;
}

}  // namespace

double Session::step_time() const {
  // A pass is silent, and must not be told by a pause either.
  if (shown_.kind == Step::Kind::declared && shown_.said.empty()) return 0;
  return pace(shown_.kind, settings_.speed);
}

void Session::show_next(double now, bool moves) {
  Waiting next = std::move(queue_.front());
  queue_.pop_front();
  if (next.moves) return show(std::move(next.step), now, moves);
  put(std::move(next.step), now, false);  // the table as it was before what was taken back
  host_.announce(tell(Ask::table) + ' ' + tell(Ask::hand));
}

std::string Session::tell(Ask what) const {
  if (passing_ != kNobody) return fill("Pass the screen to @"_text(settings_.lang), name(passing_));
  switch (what) {
    case Ask::hand:
      return spoken::hand(scene(), settings_.lang);
    case Ask::table:
      return spoken::table(scene(), players_, settings_.lang);
    case Ask::score:
      return spoken::score(scene(), players_, settings_.lang);
  }
  return {};
}

/// Says what a step shows to those who listen.
void Session::speak(const Step& step) {
  const auto say = [this](const std::string& text) {
    if (!text.empty()) host_.announce(text);
  };
  for (const Announcement& said : step.said) say(spoken::announcement(said, step.scene.viewer, players_));
  if (step.kind == Step::Kind::dealt)
    say(spoken::hand(step.scene, settings_.lang));
  else
    say(spoken::drawn(shown_.scene, step.scene, settings_.lang));
  if (comes_to_act(step)) say(std::string{"Your turn"_text(settings_.lang)} + '.');
}

void Session::open_sheet() {
  sheet_ = table_->sheet(viewer_, settings_.lang);
  for (const std::string& line : std::exchange(ended_, {})) host_.happened(line);
  if (sheet_) host_.announce(spoken::sheet(*sheet_, viewer_, players_, settings_.lang));
}

/// What a step sounds like, and the bell when it is the person's turn.
void Session::sound(const Step& step) {
  if (settings_.voice == Switch::on)
    for (const Announcement& said : step.said)
      if (!said.call.empty()) host_.speak_aloud(said.call);
  if (settings_.sound != Switch::on) return;
  if (is_heard(step, shown_.scene)) host_.play(sound_of(step.kind));
  if (comes_to_act(step)) host_.play(Sound::bell);
}

/// The person may act now, and could not before.
bool Session::comes_to_act(const Step& step) const {
  const auto acts = [](const Scene& scene) { return scene.turn == scene.viewer && !scene.options.empty(); };
  return acts(step.scene) && !acts(shown_.scene);
}

void Session::show(Step step, double now, bool moves) {
  speak(step);
  if (moves) sound(step);
  put(std::move(step), now, moves);
}

void Session::put(Step step, double now, bool moves) {
  for (const Announcement& said : step.said) {
    if (!said.call.empty()) calls_.push_back({said, now + kCallTime});
    last_said_ = spoken::announcement(said, step.scene.viewer, players_);
  }
  if (step.kind == Step::Kind::dealt) last_said_.clear();
  shown_ = std::move(step);
  moves_ = moves;
  ++serial_;
  ready_at_ = now + step_time();
  host_.request_frame();
}

/// Shows the table as it is, without the way that led there.
void Session::jump() {
  queue_.clear();
  last_said_.clear();
  sheet_ = table_->sheet(viewer_, settings_.lang);
  const double now = host_.now_ms();
  put({table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn}, now, false);
  ready_at_ = now;
}

}  // namespace tapete
