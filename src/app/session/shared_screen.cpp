#include "app/session/shared_screen.hpp"

#include "app/session/match_driver.hpp"

namespace tapete {
namespace {

/// Returns whether several people share the screen and have hidden cards.
bool hides_hands(const MatchDriver& driver) { return driver.seating().shared() && !driver.table().info().open; }

}  // namespace

void pass_to_first(MatchDriver& driver) {
  if (!hides_hands(driver)) return;
  const Turn turn = driver.table().turn();
  const bool person = turn.who == Turn::Who::seat && driver.seating().at(turn.decider).human();
  driver.pass_device(person ? turn.decider : driver.viewer());
}

void turn_to_person(MatchDriver& driver, Seat decider) {
  if (decider == driver.viewer()) return;
  if (hides_hands(driver))
    driver.call_next(decider);
  else
    driver.turn_to(decider, fill("@ to play"_text(driver.lang()), driver.name(decider)));
}

}  // namespace tapete
