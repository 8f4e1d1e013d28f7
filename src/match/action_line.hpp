#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "game/seat.hpp"

namespace tapete {

/// An action as a line of a record: `1 play Ao`.
struct ActionLine {
  Seat seat = kNobody;
  std::string_view action;  ///< `play Ao`
};

/// The action of a player who passes, in all games that have it.
inline constexpr std::string_view kPassText = "pass";

/// Parses the seat and its action. Returns nothing if the first word is not the digit of a seat, as in a chance event.
/// The match may have no such seat.
std::optional<ActionLine> parse_action_line(std::string_view line);
/// Returns the record line of an action.
std::string action_line(Seat seat, std::string_view action);

}  // namespace tapete
