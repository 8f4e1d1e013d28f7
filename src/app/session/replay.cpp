#include "app/session/replay.hpp"

#include "app/session/events.hpp"

namespace tapete {

Replay::Replay(Table& table) : table_(table), events_(table.events()) { table_.rewind(1); }

std::size_t Replay::hand_start(bool next) const {
  const auto starts = [this](std::size_t at) { return starts_hand(table_.info(), events_[at - 1]); };
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

void Replay::wind(std::size_t position) {
  if (position < this->position()) table_.rewind(position);
  while (this->position() < position) table_.play(next_event());
}

}  // namespace tapete
