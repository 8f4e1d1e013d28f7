#include "games/kwingto/policy.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/kwingto/throws.hpp"

/// The policy of the bot `casual` and of playouts.
namespace tapete {
namespace kwingto {
namespace {

constexpr double kPenalty = 5;    ///< cost in points of placing nothing as the active player
constexpr double kEvenRow = 4;    ///< value of a card with the ideal rank for its space
constexpr double kPerRank = 1.4;  ///< subtracted for each rank between the card and the ideal rank for its space
constexpr double kSqueezed = 8;   ///< subtracted if the placement leaves spaces that no card can fill
constexpr double kColumn = 0.5;   ///< weight of the spread of a column's ranks while the column lacks a card
constexpr double kLastOfRow = 3;  ///< added if the placement completes a row
constexpr double kTaste = 6;      ///< largest difference in value that taste() outweighs
constexpr double kDaring = 0.7;   ///< largest difference in value that daring() outweighs

constexpr std::size_t kStyles = Kwingto::kMostPlayers;
/// Returns the style of the seat to act. The seats of a game have different styles, which change in each game.
std::size_t style_of(const State& s) { return at(s.actor + s.games) % kStyles; }

struct Edge {
  int space = 0;
  int value = 0;
};

/// Returns the nearest card on one side, or a value for the end of the row.
Edge neighbour(const Board& board, int row, int space, int step) {
  for (int other = space + step; other >= 0 && other < Kwingto::kSpaces; other += step)
    if (board.cell[at(row)][at(other)] != 0) {
      const int value = value_at(board, row, other);
      if (value != 0) return {other, value};
      return {other, step < 0 ? 1 : Kwingto::kHighAce};
    }
  return step < 0 ? Edge{-1, 0} : Edge{Kwingto::kSpaces, kBeyond};
}

double column_liking(const Board& board, int row, int space, int value) {
  int low = value;
  int high = value;
  int cards = 1;
  for (int other = 0; other < Kwingto::kRows; ++other) {
    if (other == row || board.cell[at(other)][at(space)] == 0) continue;
    const int lies = value_at(board, other, space);
    low = std::min(low, lies == 0 ? 1 : lies);
    high = std::max(high, lies);
    ++cards;
  }
  return (high - low) * (cards == Kwingto::kRows ? 1 : kColumn);
}

struct Liked {
  Action action = kPass;
  double worth = 0;  ///< 0 is the value of declining
};

Liked most_liked(const Board& board, int cell, unsigned suits) {
  Liked best;
  for (const Action action : placements(board, cell, suits))
    if (const double worth = liking(board, action); best.action == kPass || worth > best.worth) best = {action, worth};
  return best;
}

/// Returns the value of a throw to the active player.
double throw_liking(const Board& board, const Throws::Result& result, unsigned suits) {
  return std::max(most_liked(board, cell_for(result.value), suits).worth, -kPenalty);
}

double mean_liking(const Board& board, int reds, int blacks) {
  double sum = 0;
  for (const auto& result : throws_of(reds, blacks).results)
    sum += result.chance * throw_liking(board, result, suits_of_dice(reds, blacks));
  return sum;
}

/// Returns the placement of the highest value, in which taste() counts too.
Liked favourite(const State& s) {
  Liked best;
  for (const Action action : placements(s, s.actor)) {
    const double worth = liking(s.board[at(s.actor)], action) + kTaste * taste(s, action);
    if (best.action == kPass || worth > best.worth) best = {action, worth};
  }
  return best;
}

Action liked_dice(const Board& board) {
  Action best = take_dice(1, 1);
  double most = -kPenalty;
  for (int reds = 0; reds <= Kwingto::kMostDice; ++reds) {
    for (int blacks = reds == 0 ? 1 : 0; reds + blacks <= Kwingto::kMostDice; ++blacks) {
      const double worth = mean_liking(board, reds, blacks);
      if (worth <= most) continue;
      most = worth;
      best = take_dice(reds, blacks);
    }
  }
  return best;
}

}  // namespace

double liking(const Board& board, Action placement) {
  const Card card = card_of(placement);
  const int row = row_for(board, card.suit());
  const int space = space_of(placement);
  const Edge left = neighbour(board, row, space, -1);
  const Edge right = neighbour(board, row, space, 1);
  const bool low_ace = left.space < 0 && (right.space < Kwingto::kSpaces || space < Kwingto::kSpaces / 2);
  const int value = cell_of(card) == 1 && !low_ace ? Kwingto::kHighAce : cell_of(card);
  const double share = static_cast<double>(space - left.space) / (right.space - left.space);
  const double ideal = left.value + share * (right.value - left.value);
  const bool squeezed = value - left.value < space - left.space || right.value - value < right.space - space;
  int cards = 1;
  for (const int cell : board.cell[at(row)]) cards += cell != 0 ? 1 : 0;
  return kEvenRow - kPerRank * std::abs(value - ideal) - (squeezed ? kSqueezed : 0) +
         column_liking(board, row, space, value) + (cards == Kwingto::kSpaces ? kLastOfRow : 0);
}

double taste(const State& s, Action placement) {
  constexpr double kSpace = 0.75;  // the parts of the preferences for spaces, for begun or new rows, and for suits
  constexpr double kRow = 0.15;
  constexpr double kSuit = 1 - kSpace - kRow;
  const std::size_t style = style_of(s);
  const int suit = card_of(placement).suit();
  constexpr std::array<std::array<double, Kwingto::kSpaces>, kStyles> kLiked{
      {{0, 0.5, 1, 0.5, 0}, {1, 0.75, 0.5, 0.25, 0}, {0, 0.25, 0.5, 0.75, 1}, {0.5, 1, 0, 1, 0.5}}};
  const bool begins = row_for(s.board[at(s.actor)], suit) == s.board[at(s.actor)].rows;
  // Each style likes a different pair of a red and a black suit.
  const bool liked = is_red(suit) ? (suit == 1) == (style < 2) : (suit == 0) == (style % 2 == 0);
  return kSpace * kLiked[style][at(space_of(placement))] + (begins == (style % 2 == 1) ? kRow : 0) +
         (liked ? kSuit : 0);
}

double daring(const State& s) {
  constexpr std::array<double, kStyles> kDaringOfStyle{0.3, 1, -1, 0};
  return kDaringOfStyle[style_of(s)];
}

Card spare_card(const Board& board) {
  Card best = board.deck.first();
  std::pair least{1000, false};
  for (const Card card : board.deck) {
    const int row = row_for(board, card.suit());
    const bool begun = row != kNobody && row < board.rows;
    int fitting = 0;
    for (int space = 0; row != kNobody && space < Kwingto::kSpaces; ++space)
      fitting += fits(board, row, space, cell_of(card)) ? 1 : 0;
    constexpr int kMiss = 20;  // more than the cards of a suit, so that cards of begun rows are kept longest
    const int missed = fitting == 0 ? 0 : begun ? 2 * kMiss + fitting : board.deck.suit(card.suit()).size() + 1;
    const bool same_colour = board.rows > 0 && is_red(card.suit()) == is_red(board.suit[0]);
    const std::pair key{missed, same_colour};
    if (key >= least) continue;
    least = key;
    best = card;
  }
  return best;
}

Action by_policy(const State& s) {
  const Board& board = s.board[at(s.actor)];
  switch (s.phase) {
    case Phase::choose:
      return liked_dice(board);
    case Phase::decide: {
      const double now = throw_liking(board, {s.value, 1}, suits_of_dice(s.reds, s.blacks));
      return now >= mean_liking(board, s.reds, s.blacks) + kDaring * daring(s) ? kKeep : kReroll;
    }
    case Phase::place: {
      const Liked best = favourite(s);
      return best.worth > (s.actor == s.active ? -kPenalty : 0.0) ? best.action : kPass;
    }
    case Phase::fill:
    case Phase::penalty:
      return burn(spare_card(board));
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

Action Kwingto::policy_action(const View& view, Rng&) { return by_policy(view.state); }

void Kwingto::play_by_policy(State& s, Rng& rng) {
  while (s.phase != Phase::over) apply(s, s.actor == kChance ? random_event(s, rng) : by_policy(s));
}

}  // namespace tapete
