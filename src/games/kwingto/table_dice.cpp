#include "games/kwingto/table_dice.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/kwingto/strings.hpp"

namespace tapete::kwingto {

std::string value_words(int value) {
  const std::string number = number_words(value);
  const int cell = cell_for(value);
  const std::string sign = cell == 0 ? number : rank_sign(cell - 1);
  return sign == number ? number : number + " (" + sign + ")";
}

std::vector<SceneDie> shown_dice(const State& s) {
  std::vector<SceneDie> out;
  out.reserve(static_cast<std::size_t>(s.reds + s.blacks));
  for (int i = 0; i < s.reds + s.blacks; ++i) out.push_back({i < s.reds, s.dice[at(i)]});
  std::rotate(out.begin(), out.begin() + s.reds, out.end());
  for (std::size_t i = 1; i < out.size(); ++i) out[i].sign = s.blacks > 0 && out[i].red ? "−" : "+";
  return out;
}

Zone dice_zone(const State& s, Lang lang) {
  Zone zone{ZoneKind::dice, kNobody, {}, 0, 0, std::string{say::kDice(lang)}};
  zone.dice = shown_dice(s);
  for (const SceneDie& die : zone.dice) {
    if (die.face == 0) continue;  // this die has not been thrown yet
    zone.spoken += zone.spoken.empty() ? "" : ", ";
    zone.spoken += fill((die.red ? say::kRedDie : say::kBlackDie)(lang), std::to_string(die.face));
  }
  if (!zone.spoken.empty()) zone.result = "= " + value_words(s.value);
  return zone;
}

}  // namespace tapete::kwingto
