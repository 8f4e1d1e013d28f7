#include "games/kwingto/expectimax.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "games/kwingto/policy.hpp"

namespace tapete {
namespace kwingto {
namespace {

constexpr double kTasteOfChance = 0.02;       ///< largest loss of winning chances that taste() may cause
constexpr double kEarlyTasteOfChance = 0.04;  ///< the same while the board has fewer than kEarlyCards
constexpr int kEarlyCards = 3;
constexpr int kLateCards = 2;           ///< taste() only breaks ties if the board lacks at most these for two full rows
constexpr double kTasteOfPoints = 1.1;  ///< largest loss of points that taste() may cause
constexpr double kDaringOfChance = 0.005;  ///< largest difference in winning chances that daring() outweighs
constexpr double kDaringOfPoints = 0.2;    ///< largest difference in points that daring() outweighs

/// Standard deviation of the difference in points between two players that each later game of the match adds.
constexpr double kGameSpread = 25;

/// Returns the number of games that will, or probably will, follow this one in the match.
int games_to_come(const State& s) {
  switch (s.config.limit) {
    case Kwingto::Limit::games:
      return std::max(0, s.config.target - s.games - 1);
    case Kwingto::Limit::wins:
      return s.config.target == 1 ? 0 : std::max(1, s.config.target - s.games - 1);
    case Kwingto::Limit::points: {
      constexpr int kPerGame = 60;  // points of a player in a typical game
      const int most = *std::max_element(s.before.begin(), s.before.begin() + s.config.players);
      return std::max(0, s.config.target - most) / kPerGame;
    }
  }
  return 0;
}

/// Returns the probability that a normal variable with this mean and standard deviation is above 0.
double chance_above(double mean, double spread) { return 0.5 * std::erfc(-mean / spread / std::numbers::sqrt2); }

bool game_ends(const State& s) {
  return std::any_of(s.board.begin(), s.board.begin() + s.config.players, [](const Board& board) {
    return full_rows(board) >= Kwingto::kFullRowsToEnd || board.penalties >= Kwingto::kLastPenalty;
  });
}

}  // namespace

Expectimax::Expectimax(const Network& network, const State& state, bool rivals, double doubt)
    : network_(network), state_(state), seat_(state.actor), rivals_(rivals), doubt_(doubt) {
  for (Seat seat = 0; seat < state.config.players; ++seat) {
    if (!rivals && seat != seat_) continue;
    race_[at(seat)] = rivals_of(state, seat);
    replies_[at(seat)] = replies_of(seat);
  }
}

Expectimax::Replies Expectimax::replies_of(Seat seat) const {
  const auto expected = [this, seat](Action action) {
    return network_.points(after_reply(seat, action), race_[at(seat)]);
  };
  Replies out;
  out.none = {kPass, expected(kPass)};
  for (int cell = 1; cell < kCells; ++cell) {
    for (auto& reply : out.placed[at(cell)]) reply.points = -1000;
    for (const Action action : placements(state_.board[at(seat)], cell, 0b1111)) {
      Reply& best = out.placed[at(cell)][is_red(card_of(action).suit()) ? 1 : 0];
      if (const double points = expected(action); points > best.points) best = {action, points};
    }
  }
  return out;
}

Expectimax::Reply Expectimax::reply(Seat seat, int value, unsigned suits) const {
  const Replies& replies = replies_[at(seat)];
  Reply best = replies.none;
  const int cell = cell_for(value);
  if (cell == 0) return best;
  for (const bool red : {false, true}) {
    const bool allowed = (suits & (red ? 0b0110U : 0b1001U)) != 0;
    const Reply& placed = replies.placed[at(cell)][red ? 1 : 0];
    if (allowed && placed.points > best.points) best = placed;
  }
  return best;
}

Board Expectimax::after_reply(Seat seat, Action action) const {
  Board board = state_.board[at(seat)];
  if (kind_of(action) == Kind::place)
    put_card(board, action);
  else if (seat == state_.active)
    ++board.penalties;
  return board;
}

double Expectimax::worth_of(Action action, int value, unsigned suits) const {
  if (!rivals_) return network_.points(after_reply(seat_, action), race_[at(seat_)]);
  State s = state_;
  bool used = s.used;
  for (Seat seat = seat_;;) {
    const Action own = seat == seat_                    ? action
                       : used || !s.config.fail_for_all ? reply(seat, value, suits).action
                                                        : kPass;
    s.board[at(seat)] = after_reply(seat, own);
    if (seat == s.active) used = kind_of(own) == Kind::place;
    seat = after(s, seat);
    if (seat == s.active) break;
  }
  return chance_to_win(s);
}

double Expectimax::worth_of_throw(int value, unsigned suits) const {
  const Reply best = reply(seat_, value, suits);
  if (!rivals_) return best.points;
  const double placed = worth_of(best.action, value, suits);
  return kind_of(best.action) == Kind::pass ? placed : std::max(placed, worth_of(kPass, value, suits));
}

double Expectimax::mean_worth(int reds, int blacks, bool again) const {
  const Throws& throws = throws_of(reds, blacks);
  const unsigned suits = suits_of_dice(reds, blacks);
  std::array<double, 36> worth{};
  double once = 0;
  for (std::size_t i = 0; i < throws.results.size(); ++i) {
    worth[i] = worth_of_throw(throws.results[i].value, suits);
    once += throws.results[i].chance * worth[i];
  }
  if (!again) return once;
  double twice = 0;
  for (std::size_t i = 0; i < throws.results.size(); ++i) twice += throws.results[i].chance * std::max(worth[i], once);
  return twice;
}

double Expectimax::chance_to_place(int reds, int blacks) const {
  double sum = 0;
  for (const auto& result : throws_of(reds, blacks).results)
    if (kind_of(reply(seat_, result.value, suits_of_dice(reds, blacks)).action) == Kind::place) sum += result.chance;
  return sum;
}

double Expectimax::chance_to_win(const State& s) const {
  const bool over = game_ends(s);
  const int to_come = games_to_come(s);
  std::array<double, Kwingto::kMostPlayers> points{};
  int nearest = 10;
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    const Board& board = s.board[at(seat)];
    nearest = std::min(nearest, lacking(board));
    const double expected = over ? score(board).total() : network_.points(board, rivals_of(s, seat));
    points[at(seat)] = s.before[at(seat)] + expected;
  }
  const double rest = over ? 0 : doubt_ * static_cast<double>(network_.spread[at(nearest)]);
  const double later = kGameSpread * kGameSpread * to_come;
  const double spread = std::max(0.1, std::sqrt(rest * rest + later));
  double chance = 1;
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (seat == seat_) continue;
    // The number of cards placed breaks ties, so a difference in cards counts less than a point.
    const double cards = 0.3 * (s.board[at(seat_)].placed - s.board[at(seat)].placed) / Kwingto::kDeckSize;
    chance *= chance_above(points[at(seat_)] - points[at(seat)] + cards, spread);
  }
  return chance;
}

double Expectimax::worth(Action action) const {
  const unsigned suits = suits_of_dice(state_.reds, state_.blacks);
  switch (kind_of(action)) {
    case Kind::dice:
      return mean_worth(action.a, action.b, true);
    case Kind::keep:
      return worth_of_throw(state_.value, suits);
    case Kind::reroll:
      return mean_worth(state_.reds, state_.blacks, false);
    case Kind::place:
    case Kind::pass:
      return worth_of(action, state_.value, suits);
    case Kind::burn: {
      State s = state_;
      Kwingto::apply(s, action);
      return rivals_ ? chance_to_win(s) : network_.points(s.board[at(seat_)], race_[at(seat_)]);
    }
    case Kind::roll:
      break;
  }
  assert(false);
  return 0;
}

Action Expectimax::best_dice() const {
  Action best = take_dice(1, 1);
  double most = -1000;
  for (int reds = 0; reds <= Kwingto::kMostDice; ++reds) {
    for (int blacks = reds == 0 ? 1 : 0; reds + blacks <= Kwingto::kMostDice; ++blacks) {
      const double worth = mean_worth(reds, blacks, true);
      if (worth <= most) continue;
      most = worth;
      best = take_dice(reds, blacks);
    }
  }
  return best;
}

Action Expectimax::best_placement() const {
  const unsigned suits = suits_of_dice(state_.reds, state_.blacks);
  const double none = worth_of(kPass, state_.value, suits);
  std::vector<std::pair<Action, double>> worths;
  double most = none;
  for (const Action action : placements(state_, seat_)) {
    worths.emplace_back(action, worth_of(action, state_.value, suits));
    most = std::max(most, worths.back().second);
  }
  if (none == most) return kPass;
  const Board& board = state_.board[at(seat_)];
  const bool late = lacking(board) <= kLateCards;
  const bool early = board.placed < kEarlyCards;
  const double least = most - (late ? 0 : !rivals_ ? kTasteOfPoints : early ? kEarlyTasteOfChance : kTasteOfChance);
  Action best = kPass;
  double liked = -1;
  for (const auto& [action, worth] : worths) {
    const double preference = taste(state_, action);
    if (worth < least || preference <= liked) continue;
    liked = preference;
    best = action;
  }
  return best;
}

Action Expectimax::choose() const {
  const unsigned suits = suits_of_dice(state_.reds, state_.blacks);
  switch (state_.phase) {
    case Phase::choose:
      return best_dice();
    case Phase::decide: {
      const double now = worth_of_throw(state_.value, suits);
      const double dared = daring(state_) * (rivals_ ? kDaringOfChance : kDaringOfPoints);
      return now >= mean_worth(state_.reds, state_.blacks, false) + dared ? kKeep : kReroll;
    }
    case Phase::place:
      return best_placement();
    case Phase::fill:
    case Phase::penalty:
      return burn(spare_card(state_.board[at(seat_)]));
    case Phase::first_roll:
    case Phase::second_roll:
    case Phase::over:
      break;
  }
  assert(false);
  return kPass;
}

}  // namespace kwingto

using namespace kwingto;

Action Kwingto::best_by_value(const View& view, bool rivals) {
  return Expectimax{network(), view.state, rivals}.choose();
}

FixedList<Gain, 64> Kwingto::action_values(const View& view) {
  constexpr double kDoubt = 1.5;  // without it, the network's chances of winning are too extreme to come true
  const Expectimax chance{network(), view.state, true, kDoubt};
  const Expectimax points{network(), view.state, false};
  FixedList<Gain, 64> out;
  for (const Action action : legal(view.state)) out.push_back({chance.worth(action), points.worth(action)});
  return out;
}

ActionList Kwingto::candidates(const View& view) {
  const State& s = view.state;
  if (s.phase != Phase::fill && s.phase != Phase::penalty) return legal(s);
  // The search considers only the least useful card, because useless cards are equally good to burn.
  ActionList one;
  one.push_back(burn(spare_card(s.board[at(s.actor)])));
  return one;
}

Rewards Kwingto::rewards(const State& s) {
  constexpr double kWon = 0.7;  // share of the reward for winning; the rest is for the lead in points
  constexpr double kFar = 100;  // a lead of this many points or more gets the whole share for points
  const Seat winner = game_winner(s);
  const auto gained = points(s);
  Rewards out{};
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    double best_other = -1000;
    for (Seat other = 0; other < s.config.players; ++other)
      if (other != seat) best_other = std::max(best_other, static_cast<double>(gained[at(other)]));
    const double lead = std::clamp((gained[at(seat)] - best_other) / kFar, -1.0, 1.0);
    const double won = winner == kNobody ? 0 : winner == seat ? 1 : -1;
    out[at(seat)] = kWon * won + (1 - kWon) * lead;
  }
  return out;
}

}  // namespace tapete
