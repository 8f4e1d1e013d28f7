#pragma once
#include "bots/onlooker.hpp"
#include "match/ask_review.hpp"

/// Explains a seat's action to an onlooker at another seat: replays the record, which is redacted for the onlooker, up
/// to the action, and passes the onlooker's view to onlooker_facts().
namespace tapete {

/// Implements look_on() for one game.
template <Game G>
Result<std::vector<Fact>, Problem> look_on_game(const Record& record, std::span<const int> values, Seat seat,
                                                int number) {
  if constexpr (DealRevealsSeat<G> && MeasuresFacts<G>) {
    const auto config = G::configure(record.header.players, values);
    Watchers<G> watchers{Watcher<G>{config, record.header.players, kNobody}};
    int at = 0;
    for (const Event& event : record.events) {
      if (!names_chance(G::info(), first_word(event.text))) ++at;
      if (at == number) {
        const auto action = action_of<G>(config, event, seat);
        const auto known = action ? watchers.pause() : Failure{Problem{Fault::no_seat, {}, {}}};
        if (!known) return Failure{known.error()};
        if (G::to_act(known->view().state) != seat) return Failure{Problem{Fault::no_seat, {}, {}}};
        return onlooker_facts<G>(known->view(), seat, *action, chance_for(number, {}));
      }
      if (const auto problem = watchers.follow(event)) return Failure{*problem};
    }
  }
  return std::vector<Fact>{};
}

/// Implements look_on() for `Games`.
template <class Games>
Result<std::vector<Fact>, Problem> look_on_among(const Record& record, Seat seat, int number) {
  using Facts = Result<std::vector<Fact>, Problem>;
  return visit_game<Games, Facts>(record.header, [&]<Game G>(std::span<const int> values) {
    return look_on_game<G>(record, values, seat, number);
  });
}

}  // namespace tapete
