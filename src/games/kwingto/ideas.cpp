#include <cmath>

#include "games/kwingto/expectimax.hpp"
#include "games/kwingto/notes.hpp"
#include "games/kwingto/strings.hpp"
#include "games/kwingto/table_dice.hpp"

/// Reasons for an action, as players of the game give them.
namespace tapete {

using namespace kwingto;

namespace {

/// Returns a sentence about a placement: what it brings, or what it spoils.
std::string words_of_placement(const Board& board, Action best, Lang lang) {
  if (best == kPass) return std::string{say::kIdeaPass(lang)};
  const std::string note = placement_note(board, best, lang, false);
  if (!note.empty()) return note + '.';
  return std::string{(closes_gap(board, best) ? say::kIdeaCloses : Reason{})(lang)};
}

/// Returns a sentence about a probability, with the number of throws in ten.
std::string words_of_chance(double chance, Lang lang) {
  constexpr double kRounding = 1e-9;
  const long in_ten = std::lround(10 * chance);
  if (in_ten == 0) return std::string{say::kIdeaHardlyAny(lang)};
  if (in_ten < 10) return fill(say::kIdeaDice(lang), std::to_string(in_ten));
  return std::string{(chance > 1 - kRounding ? say::kIdeaAnyThrow : say::kIdeaAlmostAny)(lang)};
}

/// Returns a sentence that names the shortest range of values in which most throws of these dice lie, and of several
/// such ranges the most frequent one. Returns an empty string for one die, whose values are all as frequent.
std::string words_of_range(int reds, int blacks, Lang lang) {
  constexpr double kMost = 0.6;
  if (reds + blacks == 1) return {};
  const auto& results = throws_of(reds, blacks).results;
  std::size_t first = 0;
  std::size_t last = results.size() - 1;
  double most = 1;
  for (std::size_t i = 0; i < results.size(); ++i) {
    double sum = 0;
    for (std::size_t j = i; j < results.size() && j - i <= last - first; ++j) {
      sum += results[j].chance;
      if (sum < kMost || (j - i == last - first && sum <= most)) continue;
      first = i, last = j, most = sum;
    }
  }
  return ' ' + fill(say::kIdeaRange(lang), number_words(results[first].value), number_words(results[last].value));
}

/// Returns why these dice are thrown: how often a card can be placed. That is no reason, and the text is empty, if
/// other dice serve clearly more often.
std::string words_of_dice(const State& s, Action dice, Lang lang) {
  constexpr double kClear = 0.1;
  const Expectimax search{network(), s, false};
  const double chance = search.chance_to_place(dice.a, dice.b);
  for (const Action other : Kwingto::legal(s))
    if (search.chance_to_place(other.a, other.b) > chance + kClear) return {};
  return words_of_chance(chance, lang) + words_of_range(dice.a, dice.b, lang);
}

/// Returns whether a card of the value that was thrown can be placed.
bool fits(const State& s) {
  return !placements(s.board[at(s.actor)], cell_for(s.value), suits_of_dice(s.reds, s.blacks)).empty();
}

/// Returns why a value that fits is kept, or thrown again: by the points with which the game will probably end. Returns
/// an empty string if they are no reason.
std::string words_of_points(const State& s, Action best, Lang lang) {
  constexpr long kLeast = 2;  // a smaller difference in points convinces nobody
  const Expectimax search{network(), s, false};
  const long kept = std::lround(search.worth(kKeep));
  const long again = std::lround(search.worth(kReroll));
  if ((best == kKeep ? kept - again : again - kept) < kLeast) return {};
  return fill(say::kIdeaPoints(lang), {value_words(s.value), std::to_string(kept), std::to_string(again)});
}

}  // namespace

std::string Kwingto::idea(const State& s, Action best, Action /*other*/, Lang lang) {
  const Board& board = s.board[at(s.actor)];
  switch (s.phase) {
    case Phase::choose:
      return words_of_dice(s, best, lang);
    case Phase::decide: {
      if (fits(s)) return words_of_points(s, best, lang);
      if (best == kKeep) return {};
      return std::string{(cell_for(s.value) == 0 ? say::kIdeaNoCard : say::kIdeaNothingFits)(lang)};
    }
    case Phase::place:
      return words_of_placement(board, best, lang);
    case Phase::fill:
    case Phase::penalty:
    case Phase::first_roll:
    case Phase::second_roll:
    case Phase::over:
      return {};
  }
  return {};
}

Action Kwingto::expected(const State& s, Action /*natural*/) {
  const Expectimax search{network(), s, false};
  if (s.phase != Phase::decide) return search.choose();
  // Nobody keeps a throw that fails for certain, even if the match is decided.
  if (!fits(s)) return kReroll;
  return search.worth(kKeep) >= search.worth(kReroll) ? kKeep : kReroll;
}

}  // namespace tapete
