#include "app/session/for_partner.hpp"

#include "app/session/events.hpp"
#include "app/session/match_driver.hpp"
#include "match/action_line.hpp"

namespace tapete {

std::size_t first_for_partner(const MatchView& match) {
  const Table& table = match.table();
  const auto& events = table.events();
  std::size_t found = events.size();
  if (!match.seating().alone()) return found;
  const Seat own = match.seating().first_person();
  for (std::size_t i = events.size(); i-- > 0 && !starts_hand(table.info(), events[i]);) {
    const auto done = parse_action_line(events[i]);
    if (done && done->seat == own && table.decider(i) != own) found = i;
  }
  return found;
}

Seat seat_to_play(const MatchView& match) {
  if (!match.seating().alone()) return match.viewer();
  const Seat own = match.seating().first_person();
  const Table& table = match.table();
  if (!table.in_hand()) return own;
  if (const Turn turn = table.turn(); turn.seat == own) return turn.decider;
  const std::size_t first = first_for_partner(match);
  return first < table.events().size() ? table.decider(first) : own;
}

std::optional<std::size_t> last_personal_action(const MatchView& match) {
  const auto last = last_own_action(match.table(), match.viewer());
  const Seat own = match.seating().first_person();
  const bool partners = match.seating().alone() && match.viewer() != own;
  return partners && (!last || *last < first_for_partner(match)) ? last_own_action(match.table(), own) : last;
}

void move_to_seat(MatchDriver& driver) {
  const Seat seat = seat_to_play(driver);
  if (seat == driver.viewer()) return;
  const bool own = seat == driver.seating().first_person();
  driver.turn_to(seat, own ? "" : fill("@ leaves you the cards: you play"_text(driver.lang()), driver.name(seat)));
}

}  // namespace tapete
