#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/problem.hpp"
#include "game/seat.hpp"

namespace tapete {

/// The next event that a match needs: an action of a seat, a chance event, or none because the match is over.
struct Turn {
  enum class Who : unsigned char { seat, chance, over } who{};
  Seat seat = kNobody;     ///< the seat whose action is next, if a seat must act
  Seat decider = kNobody;  ///< the seat that chooses this action: `seat`, except in games with DecidesForOthers
  std::string due;         ///< first words of the chance event that is due, such as `deal 2` or `roll`; may be empty
};

/// Checks an event line before the game reads it: the match must not be over, and the spacing and the first word must
/// be right. Returns nothing if the line passes. The game then reads the line as a chance event if one is due,
/// otherwise as an action.
std::optional<Fault> fault_of_line(const Turn& turn, std::string_view line);
/// Returns the problem of a refused line, with the lines that would be legal. `legal` holds the legal actions of the
/// seat to act.
Problem refusal(Fault fault, std::string_view line, const Turn& turn, const std::vector<std::string>& legal);

}  // namespace tapete
