#include "app/session/lesson_source.hpp"

#include "app/session/events.hpp"
#include "app/session/match_driver.hpp"

namespace tapete {

void LessonSource::follow(std::string_view line) {
  driver_->play(line);
  driver_->tick(clock_.now_ms());
}

void LessonSource::play(const Option& option) {
  for (const std::string& action : actions_of(option)) follow(line_by(driver_->table(), driver_->viewer(), action));
}

}  // namespace tapete
