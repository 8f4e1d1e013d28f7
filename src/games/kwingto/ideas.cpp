#include <cmath>

#include "games/kwingto/notes.hpp"
#include "games/kwingto/strings.hpp"
#include "games/kwingto/throws.hpp"

/// Reasons for an action, as players of the game give them.
namespace tapete {

using namespace kwingto;

namespace {

/// Returns the probability that a card can be placed after a throw of these dice.
double chance_to_fit(const Board& board, int reds, int blacks) {
  double sum = 0;
  for (const auto& result : throws_of(reds, blacks).results)
    if (!placements(board, cell_for(result.value), suits_of_dice(reds, blacks)).empty()) sum += result.chance;
  return sum;
}

/// Returns a sentence about a probability, with the number of throws in ten.
std::string words_of_chance(double chance, Lang lang) {
  constexpr double kRounding = 1e-9;
  const long in_ten = std::lround(10 * chance);
  if (in_ten == 0) return std::string{say::kIdeaHardlyAny(lang)};
  if (in_ten < 10) return fill(say::kIdeaDice(lang), std::to_string(in_ten));
  return std::string{(chance > 1 - kRounding ? say::kIdeaAnyThrow : say::kIdeaAlmostAny)(lang)};
}

std::string sentence(const std::string& words) { return words.empty() ? words : words + '.'; }

}  // namespace

std::string Kwingto::idea(const State& s, Action best, Action /*other*/, Lang lang) {
  const Board& board = s.board[at(s.actor)];
  switch (s.phase) {
    case Phase::choose:
      return words_of_chance(chance_to_fit(board, best.a, best.b), lang);
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
