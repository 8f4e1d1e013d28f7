#include <algorithm>

#include "games/kwingto/rules.hpp"

/// The match between games; see "The match" in the rules for players.
namespace tapete {

using namespace kwingto;

namespace {

using Figures = std::array<std::int32_t, Kwingto::kMostPlayers>;

/// Returns the player with the most of `first` and, among equals, the most of `second`; kNobody if the best two are
/// equal in both.
Seat leader(const Figures& first, const Figures& second, int players) {
  const auto key = [&](Seat seat) { return std::pair{first[at(seat)], second[at(seat)]}; };
  Seat best = 0;
  for (Seat seat = 1; seat < players; ++seat)
    if (key(seat) > key(best)) best = seat;
  for (Seat seat = 0; seat < players; ++seat)
    if (seat != best && key(seat) == key(best)) return kNobody;
  return best;
}

Figures placed(const State& s) {
  Figures out{};
  for (int seat = 0; seat < s.config.players; ++seat) out[at(seat)] = s.board[at(seat)].placed;
  return out;
}

bool limit_reached(const Kwingto::Config& config, const Kwingto::Standing& standing) {
  const auto one_has_reached = [&config](const auto& figures) {
    return std::any_of(figures.begin(), figures.begin() + config.players,
                       [&config](int figure) { return figure >= config.target; });
  };
  switch (config.limit) {
    case Kwingto::Limit::games:
      return standing.games >= config.target;
    case Kwingto::Limit::wins:
      return one_has_reached(standing.won);
    case Kwingto::Limit::points:
      return one_has_reached(standing.points);
  }
  return false;
}

}  // namespace

namespace kwingto {

Seat game_winner(const State& s) {
  Figures points{};
  for (int seat = 0; seat < s.config.players; ++seat) points[at(seat)] = score(s.board[at(seat)]).total();
  return leader(points, placed(s), s.config.players);
}

}  // namespace kwingto

Kwingto::Standing Kwingto::opening(const Config&) { return {}; }

bool Kwingto::match_over(const Config&, const Standing& standing) { return standing.winner != kNobody; }

Kwingto::Standing Kwingto::settle(const Config& config, const Standing& standing, const State& s) {
  Standing next = standing;
  ++next.games;
  const auto gained = points(s);
  for (int seat = 0; seat < config.players; ++seat) next.points[at(seat)] += gained[at(seat)];
  if (const Seat winner = game_winner(s); winner != kNobody) ++next.won[at(winner)];
  if (!limit_reached(config, next)) return next;
  // The number of cards placed breaks a tie only in a match of a single game.
  const Seat winner = leader(next.points, next.games == 1 ? placed(s) : Figures{}, config.players);
  next.winner = static_cast<std::int8_t>(winner);
  return next;
}

OutcomeLines Kwingto::outcome(const Config& config, const Standing& standing, const State& s) {
  std::string game = "game";
  const auto gained = points(s);
  for (int seat = 0; seat < config.players; ++seat) game.append(" ").append(std::to_string(gained[at(seat)]));
  const Standing next = settle(config, standing, s);
  if (next.winner == kNobody) return {game};
  return {game, "match " + std::to_string(next.winner)};
}

}  // namespace tapete
