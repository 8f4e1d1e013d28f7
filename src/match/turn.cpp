#include "match/turn.hpp"

#include "core/text.hpp"
#include "match/action_line.hpp"
#include "match/games.hpp"

namespace tapete {

std::optional<Fault> fault_of_line(const Turn& turn, std::string_view line) {
  if (turn.who == Turn::Who::over) return Fault::match_over;
  if (line.empty() || line.front() == ' ' || line.find("  ") != std::string_view::npos) return Fault::spacing;
  const auto word = first_word(line);
  if (turn.who == Turn::Who::chance)
    return word == first_word(turn.due) ? std::nullopt : std::optional{Fault::chance_expected};
  if (names_chance(games(), word)) return Fault::action_expected;
  return parse_action_line(line) ? std::nullopt : std::optional{Fault::malformed};
}

Problem refusal(Fault fault, std::string_view line, const Turn& turn, const std::vector<std::string>& legal) {
  std::string expected = turn.due;
  for (const std::string& name : legal) expected += (expected.empty() ? std::to_string(turn.seat) + " " : " | ") + name;
  return {fault, printable(line), std::move(expected)};
}

}  // namespace tapete
