#include "app/looking_back.hpp"

#include <algorithm>
#include <utility>

namespace tapete {

void LookingBack::tick() {
  if (!playing_.looking()) review_.follow(playing_.session());
}

void LookingBack::begin() {
  if (review_.moments().empty()) return;
  std::size_t back = 0;
  if (const Session* const watched = playing_.watched()) {
    back = watched->replay()->position();
  } else {
    const auto record = parse_record(playing_.record());
    auto table = replay(*record);
    if (!table) return;
    playing_.watch(record->header, std::move(*table));
  }
  playing_.look(Looking{.back = back});
  look_at(0);
}

void LookingBack::look_at(std::size_t moment) {
  Session& watched = *playing_.watched();
  playing_.look(Looking{.index = moment, .back = playing_.looking()->back});
  watched.let_choose(false);
  watched.open_hands(false);
  watched.seek(review_.moments()[moment].before);
  changed_();
}

void LookingBack::tell(Looking::Told told) {
  Looking looking = *playing_.looking();
  looking.told = told;
  playing_.look(looking);
  playing_.watched()->let_choose(told == Looking::Told::trying || told == Looking::Told::again);
  changed_();
}

void LookingBack::choose(int option) {
  const Session& watched = *playing_.watched();
  const auto& options = watched.scene().options;
  if (!watched.can_act() || option < 0 || option >= static_cast<int>(options.size())) return;
  const Looking looking = *playing_.looking();
  const auto& best = review_.moments()[looking.index].opinion.best;
  const bool good = std::find(best.begin(), best.end(), options[static_cast<std::size_t>(option)].action) != best.end();
  const bool missed_before = looking.told == Looking::Told::again;
  tell(good ? Looking::Told::found : missed_before ? Looking::Told::all : Looking::Told::again);
}

void LookingBack::end() {
  Session& watched = *playing_.watched();
  const std::size_t back = playing_.looking()->back;
  playing_.look({});
  watched.let_choose(false);
  watched.open_hands(false);
  watched.seek(back);
  changed_();
}

}  // namespace tapete
