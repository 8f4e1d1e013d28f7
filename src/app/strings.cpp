#include "app/strings.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/dates.hpp"
#include "looks/portraits.hpp"

namespace tapete::words {

std::string level_name(std::string_view level, Lang lang) {
  constexpr std::array<std::pair<std::string_view, Text>, 5> kLevels{{{"random", "Random"_text},
                                                                      {"beginner", "Beginner"_text},
                                                                      {"casual", "Casual"_text},
                                                                      {"good", "Good"_text},
                                                                      {"expert", "Expert"_text}}};
  for (const auto& [name, words] : kLevels)
    if (name == level) return std::string{words(lang)};
  return std::string{level};
}

std::string default_name(int player, Lang lang) {
  return std::string{player == 0 ? "You"_text(lang) : kPortraits[static_cast<std::size_t>(player - 1)].name};
}

std::string players_words(int players, bool pairs, Lang lang) {
  constexpr std::array<Text, 5> kNumbers{"Two, head to head"_text, "Three"_text, "Four"_text, "Five"_text, "Six"_text};
  if (pairs) return std::string{"Four, in pairs"_text(lang)};
  return std::string{kNumbers[static_cast<std::size_t>(players - 2)](lang)};
}

namespace {

std::string minutes_words(const MatchSetup& setup, Lang lang) {
  constexpr int kStep = 5;
  const int minutes = setup.game->match_length(setup.players, setup.rules).minutes;
  return fill("about @ min"_text(lang), std::to_string(std::max(1, (minutes + kStep / 2) / kStep) * kStep));
}

}  // namespace

std::string length_words(const MatchSetup& setup, Lang lang) {
  const int hands = setup.game->match_length(setup.players, setup.rules).hands;
  if (hands < 2) return minutes_words(setup, lang);
  return hands_words(hands, *setup.game, lang) + " · " + minutes_words(setup, lang);
}

std::string hands_words(long hands, const GameInfo& game, Lang lang) {
  const bool games = plays_games(game);
  return count_words(hands, games ? "@ game"_text : "@ hand"_text, games ? "@ games"_text : "@ hands"_text, lang);
}

std::string game_words(const MatchSetup& setup, Lang lang) {
  const GameInfo& game = *setup.game;
  std::string numbers;
  std::size_t left = game.players.size();
  for (int count = 1; left > 0; ++count) {
    if (std::find(game.players.begin(), game.players.end(), count) == game.players.end()) continue;
    if (!numbers.empty()) numbers += left > 1 ? ", " : " or "_text(lang);
    numbers += std::to_string(count);
    --left;
  }
  return fill("@ players"_text(lang), numbers) + " · " + minutes_words(setup, lang);
}

std::string seat_words(int seat, int players, bool pairs, bool clockwise, Lang lang) {
  if (seat == 0) return std::string{"Your name"_text(lang)};
  if (players == 2) return std::string{"Opposite, your opponent"_text(lang)};
  if (clockwise) seat = players - seat;
  if (seat == 1) return std::string{"On your right"_text(lang)};
  if (seat == players - 1) return std::string{"On your left"_text(lang)};
  if (2 * seat == players) return std::string{(pairs ? "Opposite, your partner"_text : "Opposite"_text)(lang)};
  return std::string{(2 * seat < players ? "Opposite, to the right"_text : "Opposite, to the left"_text)(lang)};
}

std::string date_words(std::string_view date, Lang lang) {
  if (!day_number(date) || date.size() != moment_length(date)) return std::string{date};
  std::string out;
  for (const char c : "Y-M-D"_text(lang)) {
    if (c == 'Y')
      out += date.substr(0, 4);
    else if (c == 'M')
      out += date.substr(5, 2);
    else if (c == 'D')
      out += date.substr(8, 2);
    else
      out += c;
  }
  return out += date.substr(10, kLocalDateLength - 10);
}

}  // namespace tapete::words
