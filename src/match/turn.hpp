#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/problem.hpp"
#include "game/seat.hpp"

namespace tapete {

/// Who or what must move a match on.
struct Turn {
  enum class Who : unsigned char { seat, chance, over } who{};
  Seat seat = kNobody;     ///< the seat whose action is next, if a seat must act
  Seat decider = kNobody;  ///< the seat that chooses this action: `seat`, except in games with DecidesForOthers
  std::string due;         ///< only if chance must act: `deal 2`, `deal` when any seat may deal, `roll`
};

/// What is wrong with an event line before any game reads it: the match is over, the spacing, the first word. Nothing:
/// a game may read it, as a chance event if that is due and otherwise as an action.
std::optional<Fault> fault_of_line(const Turn& turn, std::string_view line);
/// The problem of a line that is refused, with what could have come: `legal` are the actions of the seat that is to
/// act.
Problem refusal(Fault fault, std::string_view line, const Turn& turn, const std::vector<std::string>& legal);

}  // namespace tapete
