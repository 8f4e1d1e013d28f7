#include "app/why.hpp"

#include <algorithm>
#include <string>

namespace tapete {
namespace {

/// The words of an action of this seat in the match as it stands.
std::string words_of(const Table& table, Seat seat, std::string_view action, Lang lang) {
  for (const Option& option : table.scene(seat, lang).options)
    if (option.action == action) return option.label;
  return std::string{action};
}

}  // namespace

void Why::ask() {
  const Session* const watched = playing_.watched();
  if (watched == nullptr || watched->last_deed().empty()) return;
  const Table& table = watched->table();
  const Seat seat = table.events().back().front() - '0';
  const auto known = table.redacted(seat);
  int number = 0;
  for (const std::string& line : known) number += names_chance(table.info(), first_word(line)) ? 0 : 1;
  const Header& full = watched->header();
  question_ = std::max(kQuestions, question_) + 1;
  judge_.ask_judge(question_,
                   {record_text({full.game, full.players, full.rules, {}}, known), seat, number, choices_.lang()});
}

void Why::answered(int id, std::string_view text) {
  if (id == question_) tell(text);
}

void Why::tell(std::string_view text) {
  question_ = kQuestions;  // the next question has another number
  const Session* const watched = playing_.watched();
  if (watched == nullptr) return;
  const std::string deed = watched->last_deed();
  if (deed.empty()) return;
  const auto opinion = parse_opinion(text);
  if (!opinion) {
    const Text told = text == kNoChoice ? "There was nothing else to do."_text : "This could not be judged."_text;
    messages_.tell(deed, std::string{told(choices_.lang())});
    return;
  }
  const auto& events = watched->table().events();
  const Seat seat = events.back().front() - '0';
  auto before = open_table(watched->header());
  for (std::size_t i = 0; before && i + 1 < events.size(); ++i) (*before)->play(events[i]);
  if (!before) return;
  const bool best = events.back().substr(2) != opinion->other;
  const std::string beside = words_of(**before, seat, best ? opinion->other : opinion->top, choices_.lang());
  const Text sentence = best ? "Nothing better was known. Beside it: @."_text : "Better was: @."_text;
  messages_.tell(deed, fill(sentence(choices_.lang()), beside) + ' ' + opinion->reason);
}

}  // namespace tapete
