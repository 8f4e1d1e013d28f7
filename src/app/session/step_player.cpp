#include "app/session/step_player.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace tapete {
namespace {

/// Milliseconds for which a call is shown.
constexpr double kCallTime = 2600;

/// Milliseconds for which a picture in the middle of the table is shown, at normal speed.
constexpr double kHighlightTime = 1100;

/// Returns the milliseconds for which a step is shown before the next one, at normal speed.
double pace(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::dealt:
      return 1700;
    case Step::Kind::played:
      return 800;
    case Step::Kind::trick_full:
      return 1500;
    case Step::Kind::collected:
      return 500;
    case Step::Kind::drawn:
      return 600;
    case Step::Kind::rolled:
      return 1200;
    case Step::Kind::declared:
      return 2000;
  }
  return 0;
}

/// Returns the factor by which this speed multiplies the times of normal speed.
double share(Speed speed) { return speed == Speed::slow ? 1.5 : speed == Speed::fast ? 0.5 : 1; }

/// Returns whether the viewer only watches, because the viewer's seat is out of the match or does not play this hand.
bool looks_on(const Scene& scene) { return !scene.score.empty() && !scene.score.front().absent.empty(); }

/// Returns a step that shows a scene without an action.
Step still(Scene scene) { return {std::move(scene), {}, Step::Kind::drawn}; }

}  // namespace

double StepPlayer::step_time() const {
  // If a player declares nothing, there is no pause, because a pause would reveal that this player had the choice.
  if (shown_.kind == Step::Kind::declared && shown_.said.empty()) return 0;
  return std::max(pace(shown_.kind), shown_.highlight.title.empty() ? 0 : kHighlightTime) * step_share();
}

/// Returns the factor of the chosen speed; for a viewer who only watches, the factor of the fast speed.
double StepPlayer::step_share() const { return looks_on(shown_.scene) ? share(Speed::fast) : share(settings_.speed); }

void StepPlayer::tick(double now) {
  while (busy() && now >= ready_at_) show_next(now, true);
}

void StepPlayer::hurry(double now) {
  while (busy()) show_next(now, false);
  highlight_.reset();
  ready_at_ = now;
  clock_.request_frame();
}

void StepPlayer::jump(Scene scene, double now) {
  waiting_.clear();
  last_said_.clear();
  put(still(std::move(scene)), now, false);
  ready_at_ = now;
}

void StepPlayer::present(Scene scene, double now) {
  put(still(std::move(scene)), now, false);
  announcer_.announce(shown_.scene);
}

void StepPlayer::forget_said() {
  calls_.clear();
  last_said_.clear();
}

void StepPlayer::take_back(Scene scene, double now) {
  forget_said();
  waiting_.clear();
  waiting_.push_back({still(std::move(scene)), false});
  ready_at_ = now;
}

void StepPlayer::end_calls(double now) {
  if (std::erase_if(calls_, [now](const Call& call) { return call.until <= now; }) > 0) clock_.request_frame();
  if (!highlight_ || highlight_->until > now) return;
  highlight_.reset();
  clock_.request_frame();
}

void StepPlayer::show_next(double now, bool moves) {
  Waiting next = std::move(waiting_.front());
  waiting_.pop_front();
  if (!next.moves) return present(std::move(next.step.scene), now);
  announcer_.announce(next.step, shown_.scene);
  if (moves) announcer_.sound(next.step, shown_.scene);
  put(std::move(next.step), now, moves);
  if (next.held) ready_at_ = std::numeric_limits<double>::infinity();
}

void StepPlayer::put(Step step, double now, bool moves) {
  for (const Announcement& said : step.said) {
    if (const std::string& words = announcer_.shown_words(said); !words.empty())
      calls_.push_back({{said.seat, said.text, words}, now + kCallTime});
    last_said_ = announcer_.tell(said, step.scene.viewer);
  }
  if (step.kind == Step::Kind::dealt) last_said_.clear();
  shown_ = std::move(step);
  moves_ = moves;
  ++serial_;
  highlight_.reset();
  if (moves && !shown_.highlight.title.empty())
    highlight_ = {shown_.highlight, now, now + kHighlightTime * step_share()};
  ready_at_ = now + step_time();
  clock_.request_frame();
}

}  // namespace tapete
