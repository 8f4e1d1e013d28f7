#include "match/complete_hand.hpp"

#include <algorithm>

#include "match/bare_table.hpp"
#include "match/game_list.hpp"
#include "match/hand_replay.hpp"

namespace tapete {
namespace {

using Lines = std::vector<std::string>;

constexpr int kMostSampled = 400;  ///< sampled worlds until complete_hand() gives up; the first few normally suffice

/// Plays a pass, which the redacted record does not show, for the seat to act. Returns false if it may not pass.
template <Game G>
bool pass(BareTable<G>& table) {
  const Turn turn = table.turn();
  return turn.who == Turn::Who::seat && static_cast<bool>(table.play(action_line(turn.seat, kPassText)));
}

/// Plays an action of another seat that the redacted record shows as `line`, without its hidden card or suit. Returns
/// false if there is no such action on the way to the state `world`.
template <Game G>
bool play_hidden(BareTable<G>& table, Seat viewer, std::string_view line, const typename G::State& world) {
  const Turn turn = table.turn();
  if (turn.who != Turn::Who::seat) return false;
  for (const Action action : G::legal(table.state())) {
    if constexpr (requires { G::fits_world(world, turn.seat, action); })
      if (!G::fits_world(world, turn.seat, action)) continue;
    const auto told = G::redact(table.state(), action, turn.seat, viewer);
    if (!told || action_line(turn.seat, name_of<G>(table.config(), *told)) != line) continue;
    return static_cast<bool>(table.play(action_line(turn.seat, name_of<G>(table.config(), action))));
  }
  return false;
}

/// Plays `line`, which may be redacted, after the hidden passes before it. Returns false if that is impossible.
template <Game G>
bool play_known(BareTable<G>& table, Seat viewer, std::string_view line, const typename G::State& world) {
  while (!table.play(line) && !play_hidden<G>(table, viewer, line, world))
    if (!pass(table)) return false;
  return true;
}

/// Plays the hand that starts with `deal` and leads to the state `world`. Returns whether the seat would know the same
/// of that hand.
template <Game G>
bool plays(BareTable<G>& table, const KnownMatch& match, std::string_view deal, const typename G::State& world) {
  if (!table.play(deal)) return false;
  for (std::size_t i = 1; i < match.known.size(); ++i)
    if (!play_known<G>(table, match.seat, match.known[i], world)) return false;
  const auto decides = [&] {
    const Turn turn = table.turn();
    return turn.who == Turn::Who::seat && turn.decider == match.seat;
  };
  // Hidden passes may have followed the last known event, before the seat's turn or before cards that it has drawn.
  const auto agrees = [&] {
    const Lines seen = table.redacted(match.seat);
    return seen.size() >= match.known.size() && std::equal(match.known.rbegin(), match.known.rend(), seen.rbegin());
  };
  while ((match.to_act && !decides()) || !agrees())
    if (!pass(table)) return false;
  return true;
}

/// Returns the events of the match with sampled hidden cards; nothing if no sampled deal agrees with the known events.
template <Game G>
requires CompletesDeals<G> std::optional<Lines> sampled(const BareTable<G>& before, const RecordReplay<G>& replay,
                                                        const SeenCards& seen, const KnownMatch& match) {
  const typename G::Sampler sampler{replay.view()};
  const auto deal = G::parse_deal(replay.config(), before.next_standing(), match.known.front(), true);
  if (!deal || !sampler.possible()) return std::nullopt;
  Rng rng{0};
  for (int i = 0; i < kMostSampled; ++i) {
    auto table = before;
    const auto world = sampler.draw(rng);
    const auto whole = G::completed_deal(*deal, world, match.seat, seen);
    if (plays<G>(table, match, G::deal_text(whole), world)) return table.events();
  }
  return std::nullopt;
}

template <Game G>
Result<Lines, Problem> completed(const KnownMatch& match, std::span<const int> values) {
  const auto config = G::configure(match.header.players, values);
  BareTable<G> before{config, match.header.players};
  for (const std::string& line : match.whole)
    if (auto played = before.play(line); !played) return Failure{played.error()};
  if (match.known.empty()) return before.events();
  auto table = before;
  // In some games nothing of the deal is hidden.
  if (plays<G>(table, match, match.known.front(), {})) return table.events();
  if constexpr (CompletesDeals<G>) {
    HandReplay<G> hand{RecordReplay<G>{config, match.header.players, match.seat, before.next_standing()}};
    for (const std::string& line : match.known)
      if (auto problem = hand.follow({line, 0})) return Failure{*problem};
    auto paused = hand.replay();
    // After a trick, cards may have been drawn or not yet. pause() draws them; the deal then fits only if they were.
    for (const RecordReplay<G>& each : {paused.pause() ? hand.replay() : paused, hand.replay()})
      if (auto events = sampled(before, each, hand.seen(), match)) return std::move(*events);
  }
  return Failure{Problem{Fault::no_deal_fits, {}, {}}};
}

}  // namespace

Result<Lines, Problem> complete_hand(const KnownMatch& match) {
  return visit_game<GameList, Result<Lines, Problem>>(
      match.header, [&]<Game G>(std::span<const int> values) { return completed<G>(match, values); });
}

}  // namespace tapete
