#include "game/card_words.hpp"
#include "games/brisca/brisca.hpp"

/// The texts and the scoresheet of brisca.
namespace tapete::brisca {

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  const std::string number = PointsMatch::phase_words(s, standing, lang);
  return s.stock_gone() ? number + " · " + std::string{"No stock left"_text(lang)} : number;
}

TableQuestion Exchange::question(const State& s, Lang lang) {
  if (s.phase == TrickPhase::play) return {};
  return {std::string{trick_say::kSwapQuestion(lang)}};
}

std::string Exchange::own_label(const State& s, Action action, Lang lang) {
  const Text words = action.a == kSeven ? "Swap the seven for @"_text : "Swap the two for @"_text;
  return fill(words(lang), card_words(kDeck, s.turned(), lang));
}

std::string Exchange::pass_label(const State&, Lang lang) { return std::string{"Do not swap"_text(lang)}; }

Announcement Exchange::announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang) {
  constexpr SpokenWords kSwapsSeven{"swaps the seven for @"_text, "You swap the seven for @"_text,
                                    "Cambio el siete"_text};
  constexpr SpokenWords kSwapsTwo{"swaps the two for @"_text, "You swap the two for @"_text, "Cambio el dos"_text};
  return announced(actor, viewer, action.a == kSeven ? kSwapsSeven : kSwapsTwo, card_words(kDeck, s.turned(), lang),
                   lang);
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet = PointsMatch::sheet(config, standing, s, seat, lang);
  const int winner = winner_of(s);
  int level = 0;  // number of sides with as many points as the winner
  for (const auto& side : s.points) level += winner != kNobody && side == s.points[at(winner)] ? 1 : 0;
  if (level > 1) sheet.reason = "Equal points: more cards win"_text(lang);
  return sheet;
}

}  // namespace tapete::brisca
