#pragma once
#include "game/seat.hpp"

namespace tapete {

class MatchDriver;

/// Helpers of a match source for several people who share this screen. In a game with hidden cards, they pass the
/// device to each other.

/// Asks the person who plays first to take the device. Call this after a chance event, because only that person may see
/// the new cards. Does nothing if one person plays at this screen, or if the game hides nothing.
void pass_to_first(MatchDriver& driver);
/// Turns the table to `decider`, a person at this screen who is to act. If cards are hidden, that person takes the
/// device first, once all steps have been shown.
void turn_to_person(MatchDriver& driver, Seat decider);

}  // namespace tapete
