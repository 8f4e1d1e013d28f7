#pragma once
#include "bots/onlooker.hpp"
#include "match/ask_review.hpp"

/// Explains a seat's action to an onlooker at another seat: replays the record, which is redacted for the onlooker, up
/// to the action, and passes the onlooker's view to the game, which explains calls, or to onlooker_facts().
namespace tapete {

/// Explains action number `number`. `viewer` is the seat for which the record was redacted, or kNobody if the deals
/// themselves show that seat. Fails if the record was redacted for another seat.
template <Game G>
Result<Explanation, Problem> explain_to(Seat viewer, const Record& record, const typename G::Config& config, Seat seat,
                                        int number, Lang lang) {
  RecordReplays<G> replays{RecordReplay<G>{config, record.header.players, viewer}};
  int at = 0;
  for (const Event& event : record.events) {
    if (!names_chance(G::info(), first_word(event.text))) ++at;
    if (at == number) {
      const auto action = action_of<G>(config, event, seat);
      const auto known = action ? replays.pause() : Failure{Problem{Fault::no_seat, {}, {}}};
      if (!known) return Failure{known.error()};
      if (G::to_act(known->view().state) != seat) return Failure{Problem{Fault::no_seat, {}, {}}};
      if constexpr (ExplainsCalls<G>)
        if (std::string words = G::shown_words(known->view().state, *action, lang); !words.empty())
          return Explanation{.words = std::move(words)};
      return Explanation{.facts = onlooker_facts<G>(known->view(), seat, *action, chance_for(number, {}))};
    }
    if (const auto problem = replays.follow(event)) return Failure{*problem};
  }
  return Explanation{};
}

/// Implements explain_for_onlooker() for one game.
template <Game G>
Result<Explanation, Problem> explain_in_game(const Record& record, std::span<const int> values, Seat seat, int number,
                                             Lang lang) {
  if constexpr (DealRevealsSeat<G> && MeasuresFacts<G>) {
    const auto config = G::configure(record.header.players, values);
    // With a dummy, a redacted deal may show two hands, so it does not reveal the seat. Both seats know the same cards.
    auto found = explain_to<G>(DecidesForOthers<G> ? 0 : kNobody, record, config, seat, number, lang);
    for (Seat viewer = 1; DecidesForOthers<G> && viewer < record.header.players && !found; ++viewer)
      found = explain_to<G>(viewer, record, config, seat, number, lang);
    return found;
  }
  return Explanation{};
}

/// Implements explain_for_onlooker() for `Games`.
template <class Games>
Result<Explanation, Problem> explain_among(const Record& record, Seat seat, int number, Lang lang) {
  using Found = Result<Explanation, Problem>;
  return visit_game<Games, Found>(record.header, [&]<Game G>(std::span<const int> values) {
    return explain_in_game<G>(record, values, seat, number, lang);
  });
}

}  // namespace tapete
