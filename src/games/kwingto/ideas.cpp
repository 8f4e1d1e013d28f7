#include <cmath>

#include "games/kwingto/notes.hpp"
#include "games/kwingto/strings.hpp"
#include "games/kwingto/throws.hpp"

/// Reasons for an action, as players of the game give them.
namespace tapete {

using namespace kwingto;

namespace {

/// Returns in how many of ten throws of these dice a card can be placed.
long throws_that_fit(const Board& board, int reds, int blacks) {
  double sum = 0;
  for (const auto& result : throws_of(reds, blacks).results)
    if (!placements(board, cell_for(result.value), suits_of_dice(reds, blacks)).empty()) sum += result.chance;
  return std::lround(10 * sum);
}

std::string sentence(const std::string& words) { return words.empty() ? words : words + '.'; }

}  // namespace

std::string Kwingto::idea(const State& s, Action best, Action /*other*/, Lang lang) {
  const Board& board = s.board[at(s.actor)];
  switch (s.phase) {
    case Phase::choose:
      return fill(say::kIdeaDice(lang), std::to_string(throws_that_fit(board, best.a, best.b)));
    case Phase::decide: {
      const bool fits = !placements(board, cell_for(s.value), suits_of_dice(s.reds, s.blacks)).empty();
      if (best == kKeep) return fits ? std::string{say::kIdeaKeep(lang)} : std::string{};
      return std::string{(fits ? say::kIdeaReroll : say::kIdeaNothingFits)(lang)};
    }
    case Phase::place:
      return best == kPass ? std::string{say::kIdeaPass(lang)} : sentence(placement_note(board, best, lang, false));
    case Phase::fill:
    case Phase::penalty:
    case Phase::first_roll:
    case Phase::second_roll:
    case Phase::over:
      return {};
  }
  return {};
}

}  // namespace tapete
