#include "app/watching.hpp"

#include <utility>

#include "app/session/events.hpp"
#include "app/session/local_source.hpp"

namespace tapete {

void Watching::watch(Header header, std::unique_ptr<Table> table, bool stays) {
  end();
  replay_ = {host_, settings_, std::move(header), std::move(table), std::make_unique<ReplaySource>(host_)};
  if (!stays) navigation_.go(Screen::replay);
}

void Watching::teach(Header header, std::unique_ptr<Table> table) {
  end();
  lesson_ = {host_, settings_, std::move(header), std::move(table), std::make_unique<LessonSource>(host_)};
}

void Watching::play_lesson() {
  lesson_.source = nullptr;
  lesson_.driver->continue_with(std::make_unique<LocalSource>(host_));
}

void Watching::end() {
  cursor_.reset();
  end_what_if();
  if (replay_.driver) left_ = std::move(replay_.driver);
  if (lesson_.driver) left_ = std::move(lesson_.driver);
  replay_.source = nullptr;
  lesson_.source = nullptr;
}

void Watching::seek(std::size_t position) {
  if (replay() != nullptr) replay()->seek(position);
  changed_();
}

void Watching::step(bool forward) {
  if (replay() != nullptr) replay()->step(forward);
  changed_();
}

void Watching::run(bool runs) {
  if (replay() != nullptr) replay()->run(runs);
  changed_();
}

void Watching::open_hands(bool open) {
  if (replay() != nullptr) replay()->open_hands(open);
  changed_();
}

void Watching::play_what_if() {
  const Header& header = replay_.driver->header();
  const auto& events = replay_.driver->table().events();
  what_if_ = std::make_unique<MatchDriver>(host_, settings_, header, table_after(header, events, events.size()),
                                           std::make_unique<LocalSource>(host_));
  host_.expect_game(what_if_->table().info().id);
  changed_();
}

void Watching::end_what_if() {
  if (what_if_) left_what_if_ = std::move(what_if_);
}

void Watching::rebuild_scenes() {
  if (match() != nullptr) match()->rebuild_scenes();
  if (what_if_) what_if_->rebuild_scenes();
}

}  // namespace tapete
