#include <algorithm>

#include "app/app.hpp"

/// Looking back at a hand: its moments are shown in the match, watched again.
namespace tapete {

namespace {

/// Numbers of questions that are not about a hand of one's own.
constexpr int kWhy = 1 << 20;

/// The words of an action of this seat in the match as it stands.
std::string words_of(const Table& table, Seat seat, std::string_view action, Lang lang) {
  for (const Option& option : table.scene(seat, lang).options)
    if (option.action == action) return option.label;
  return std::string{action};
}

}  // namespace

void App::judge_answered(int id, std::string_view text) {
  if (id >= kWhy) {
    if (id == why_) tell_why(text);
    review_.ask_again();
  } else {
    review_.answered(id, text);
  }
  changed();
}

void App::look_back() {
  if (review_.moments().empty()) return;
  std::size_t back = 0;
  if (replay_) {
    back = replay_->replay()->position();
  } else {
    const auto record = parse_record(session_->record());
    auto table = replay(*record);
    if (!table) return;
    start_replay(record->header, std::move(*table));
  }
  looking_.emplace(Looking{.back = back});
  look_at(0);
}

void App::look_at(std::size_t moment) {
  looking_->index = moment;
  looking_->told = {};
  replay_->let_choose(false);
  replay_->open_hands(false);
  replay_->seek(review_.moments()[moment].before);
  changed();
}

void App::try_moment() {
  looking_->told = Looking::Told::trying;
  replay_->let_choose(true);
  changed();
}

void App::tell_moment() {
  looking_->told = Looking::Told::all;
  replay_->let_choose(false);
  changed();
}

void App::ask_why() {
  if (!replay_ || replay_->last_deed().empty()) return;
  const Table& table = replay_->table();
  const Seat seat = table.events().back().front() - '0';
  const auto known = table.redacted(seat);
  int number = 0;
  for (const std::string& line : known) number += names_chance(table.info(), first_word(line)) ? 0 : 1;
  const Header& full = replay_->header();
  why_ = std::max(kWhy, why_) + 1;
  host_.ask_judge(why_, {record_text({full.game, full.players, full.rules, {}}, known), seat, number, lang()});
}

void App::tell_why(std::string_view text) {
  why_ = kWhy;  // the next question has another number
  const std::string deed = replay_ ? replay_->last_deed() : std::string{};
  if (deed.empty()) return;
  const auto opinion = parse_opinion(text);
  if (!opinion) {
    const Text told = text == kNoChoice ? "There was nothing else to do."_text : "This could not be judged."_text;
    messages_.tell(deed, std::string{told(lang())});
    return;
  }
  const auto& events = replay_->table().events();
  const Seat seat = events.back().front() - '0';
  auto before = open_table(replay_->header());
  for (std::size_t i = 0; before && i + 1 < events.size(); ++i) (*before)->play(events[i]);
  if (!before) return;
  const bool best = events.back().substr(2) != opinion->other;
  const std::string beside = words_of(**before, seat, best ? opinion->other : opinion->top, lang());
  const Text sentence = best ? "Nothing better was known. Beside it: @."_text : "Better was: @."_text;
  messages_.tell(deed, fill(sentence(lang()), beside) + ' ' + opinion->reason);
}

/// What the player has chosen while looking for something better; the second miss ends the search.
void App::try_action(int option) {
  const auto& options = replay_->scene().options;
  if (!replay_->can_act() || option < 0 || option >= static_cast<int>(options.size())) return;
  const auto& best = review_.moments()[looking_->index].opinion.best;
  const bool good = std::find(best.begin(), best.end(), options[static_cast<std::size_t>(option)].action) != best.end();
  const bool again = looking_->told == Looking::Told::again;
  if (good || again) tell_moment();
  looking_->told = good ? Looking::Told::found : again ? Looking::Told::all : Looking::Told::again;
  changed();
}

/// Back to where the match was watched.
void App::leave_moments() {
  const std::size_t back = looking_->back;
  looking_.reset();
  replay_->let_choose(false);
  replay_->open_hands(false);
  replay_->seek(back);
  changed();
}

}  // namespace tapete
