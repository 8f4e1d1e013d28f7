#pragma once
#include "bots/onlooker.hpp"
#include "match/ask_review.hpp"

/// What somebody else's action looks like: the redacted record is followed up to it, and what its own seat then knows
/// is given to the onlooker.
namespace tapete {

/// look_on() for one game.
template <Game G>
Result<std::vector<Fact>, Problem> look_on_game(const Record& record, std::span<const int> values, Seat seat,
                                                int number) {
  using Facts = Result<std::vector<Fact>, Problem>;
  Facts out{std::vector<Fact>{}};
  if constexpr (DealTellsSeat<G> && TellsFacts<G>) {
    const auto config = G::configure(record.header.players, values);
    Watchers<G> watchers{Watcher<G>{config, record.header.players, kNobody}};
    int at = 0;
    for (const Event& event : record.events) {
      if (!names_chance(G::info(), first_word(event.text))) ++at;
      if (at == number) {
        const auto action = action_of<G>(config, event, seat);
        const auto known = action ? watchers.pause() : Result<Watcher<G>, Problem>::failure({Fault::no_seat, {}, {}});
        if (!known) return Facts::failure(known.error());
        if (G::to_act(known->view().state) != seat) return Facts::failure({Fault::no_seat, {}, {}});
        return onlooker_facts<G>(known->view(), seat, *action, chance_for(number, {}));
      }
      if (const auto problem = watchers.follow(event)) return Facts::failure(*problem);
    }
  }
  return out;
}

/// look_on() for these games only.
template <class Games>
Result<std::vector<Fact>, Problem> look_on_among(const Record& record, Seat seat, int number) {
  using Facts = Result<std::vector<Fact>, Problem>;
  const auto game = check_header(record.header, Games::infos());
  if (!game) return Facts::failure(game.error());
  const auto values = read_rules(**game, record.header.rules);
  Facts out = Facts::failure({Fault::game_unknown, record.header.game, {}});
  Games::with((*game)->id, [&]<Game G>() { out = look_on_game<G>(record, *values, seat, number); });
  return out;
}

}  // namespace tapete
