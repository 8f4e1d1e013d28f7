#include "game/card_words.hpp"
#include "games/brisca/brisca.hpp"

/// What players see and hear of brisca.
namespace tapete::brisca {

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  const std::string number = fill(trick_say::kHandNumber(lang), std::to_string(standing.hands + 1));
  return s.stock_gone() ? number + " · " + std::string{"No stock left"_text(lang)} : number;
}

SideScore Rules::score(const Config& config, const Standing& standing, const State& s, int side, Lang lang) {
  SideScore out;
  out.points = trick_say::points(s.points[at(side)], lang);
  // A hand is marked as soon as it is won.
  const bool just_won = s.phase == TrickPhase::over && winner_of(s) == side;
  out.won = standing.won[at(side)] + (just_won ? 1 : 0);
  out.target = config.games;
  if (out.target > 1)
    out.told = fill("@ of @ won#games"_text(lang), std::to_string(out.won), std::to_string(out.target));
  return out;
}

std::string Rules::refusal(const State& s, Card, Lang lang) {
  const int led = s.so_far().led;
  const bool follows = !s.hand[at(s.actor)].suit(led).empty();
  return fill((follows ? "You hold @: you must follow suit"_text : "You have no @: you must play a trump"_text)(lang),
              suit_word(kDeck, led, lang));
}

std::string Rules::own_label(const State& s, Action action, Lang lang) {
  const Text words = action.a == kSeven ? "Change the seven for @"_text : "Change the two for @"_text;
  return fill(words(lang), card_words(kDeck, s.turned(), lang));
}

std::string Rules::pass_label(const State&, Lang lang) { return std::string{"Do not change"_text(lang)}; }

Announcement Rules::announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang) {
  const bool seven = action.a == kSeven;
  const Text others = seven ? "changes the seven for @"_text : "changes the two for @"_text;
  const Text own = seven ? "You change the seven for @"_text : "You change the two for @"_text;
  const Text call = seven ? "Cambio el siete"_text : "Cambio el dos"_text;
  return {actor, fill((actor == viewer ? own : others)(lang), card_words(kDeck, s.turned(), lang)),
          std::string{call(lang)}};
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet;
  Sheet::Row tricks{std::string{"Tricks"_text(lang)}, {}, false};
  Sheet::Row points{std::string{"Points"_text(lang)}, {}, true};
  const int count = sides(config);
  const int winner = winner_of(s);
  for (int i = 0; i < count; ++i) {
    const int side = (seat + i) % count;
    sheet.sides.emplace_back();
    for (Seat member = side; member < s.players; member += count) sheet.sides.back().push_back(member);
    int won = 0;
    for (int trick = 0; trick < s.tricks; ++trick) won += s.winner[at(trick)] % count == side ? 1 : 0;
    tricks.cells.push_back(std::to_string(won));
    points.cells.push_back(std::to_string(s.points[at(side)]));
    if (side == winner) sheet.winner = i;
  }
  sheet.rows = {tricks, points};
  const bool match = settle(config, standing, s).winner != kNobody;
  sheet.match_over = match;
  if (winner == kNobody)
    sheet.verdict = "Nobody wins this hand"_text(lang);
  else if (count < s.players)
    sheet.verdict = (sheet.winner == 0 ? (match ? "We win the match!"_text : "We win the hand"_text)
                                       : (match ? "They win the match"_text : "They win the hand"_text))(lang);
  else
    sheet.verdict = (sheet.winner == 0 ? (match ? "You win the match!"_text : "You win the hand"_text)
                                       : (match ? "@ wins the match"_text : "@ wins the hand"_text))(lang);
  int level = 0;  // sides with as many points
  for (const auto& side : s.points) level += winner != kNobody && side == s.points[at(winner)] ? 1 : 0;
  if (level > 1) sheet.reason = "More cards, with equal points"_text(lang);
  return sheet;
}

}  // namespace tapete::brisca
