#pragma once
#include <cstddef>
#include <optional>

#include "game/seat.hpp"

/// A person who plays against bots alone plays for the partner while their own hand is dummy, because a person wants to
/// play, not to watch a bot play. The table is then seen from the declarer's seat.
namespace tapete {

class MatchDriver;
class MatchView;

/// Returns the seat at which the person plays in the present position: the declarer's from the moment when dummy, the
/// person's own hand, must play its first card, to the end of the hand; otherwise the person's own seat. Unless one
/// person plays against bots alone, returns MatchView::viewer().
Seat seat_to_play(const MatchView& match);
/// Returns the index of the first event that the person has chosen for the partner in the last hand; the number of
/// events if there is none.
std::size_t first_for_partner(const MatchView& match);
/// Returns the index of the last action that the person can take back (last_own_action()). While the person plays for
/// the partner, that is never a call which the partner itself has made.
std::optional<std::size_t> last_personal_action(const MatchView& match);
/// Seats the person at seat_to_play(), and announces the move to the declarer's seat.
void move_to_seat(MatchDriver& driver);

}  // namespace tapete
