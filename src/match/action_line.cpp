#include "match/action_line.hpp"

#include "core/text.hpp"

namespace tapete {

std::optional<ActionLine> parse_action_line(std::string_view line) {
  const auto word = first_word(line);
  const auto seat = word.size() == 1 ? parse_number(word, kMaxSeats - 1) : std::nullopt;
  if (!seat) return std::nullopt;
  return ActionLine{*seat, line.size() > 2 ? line.substr(2) : std::string_view{}};
}

std::string action_line(Seat seat, std::string_view action) { return std::to_string(seat) + ' ' + std::string{action}; }

}  // namespace tapete
