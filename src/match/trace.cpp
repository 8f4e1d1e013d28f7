#include "match/trace.hpp"

#include "match/table.hpp"

namespace tapete {
namespace {

std::string to_act_line(const Table& table, const std::string& start) {
  return start + " " + std::to_string(table.turn().seat) + " " + joined(table.legal(), " | ");
}

/// Returns whether a line is not a chance event. The table checks whether the line is a legal action.
bool is_action(const GameInfo& info, std::string_view line) { return !names_chance(info, first_word(line)); }

}  // namespace

std::optional<Problem> trace(std::string_view text, const std::function<void(std::string_view)>& line) {
  const auto record = parse_record(text);
  if (!record) return record.error();
  auto opened = open_table(record->header);
  if (!opened) return opened.error();
  Table& table = **opened;
  int count = 0;
  for (const Event& event : record->events) {
    if (table.turn().who == Turn::Who::seat && is_action(table.info(), event.text))
      line(to_act_line(table, std::to_string(++count)));
    const auto outcome = table.play(event.text);
    if (!outcome) {
      Problem problem = outcome.error();
      problem.line = event.line;
      return problem;
    }
    for (const std::string& ended : *outcome) line(ended);
  }
  const Turn turn = table.turn();
  if (turn.who == Turn::Who::seat) line(to_act_line(table, "next"));
  if (turn.who == Turn::Who::chance) line("next " + turn.due);
  return std::nullopt;
}

}  // namespace tapete
