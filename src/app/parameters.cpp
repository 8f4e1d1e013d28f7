#include "app/parameters.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "game/problem.hpp"
#include "match/bot.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

constexpr std::array<std::string_view, 3> kBackgrounds{"system", "light", "dark"};
constexpr std::array<std::string_view, 1> kDecks{"tapete"};
constexpr int kHighestSeed = 999'999'999;
constexpr std::size_t kMostProblems = 5;  // of which the player is told; further ones show up once these are corrected

template <class Words>
std::string one_of(const Words& words) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += " | ";
    out += word;
  }
  return out;
}

std::string game_ids() {
  std::vector<std::string_view> ids;
  for (const GameInfo* game : games()) ids.push_back(game->id);
  return one_of(ids);
}

std::optional<std::uint32_t> parse_colour(std::string_view text) {
  if (text.starts_with('#')) text.remove_prefix(1);
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole && text.size() == 6 ? std::optional{value} : std::nullopt;
}

/// Reads the lines in the order of their dependencies, whatever their order in the text.
class Reader {
 public:
  Reader(std::string_view text, Parameters usual) : text_(text), read_(std::move(usual)) {}

  Parameters read() && {
    choose("lang", kLangs, read_.settings.lang);
    choose("bg", kBackgrounds, read_.settings.theme);
    choose("theme", kCloths, read_.settings.cloth);
    int deck = 0;
    choose("deck", kDecks, deck);
    read_accent();
    read_seed();
    read_game();
    read_players();
    read_rules_line();
    read_level();
    return std::move(read_);
  }

 private:
  /// The last value given for a key.
  [[nodiscard]] std::optional<std::string_view> value_of(std::string_view key) const {
    std::optional<std::string_view> found;
    Splitter lines{text_, '\n'};
    while (const auto line = lines.next()) {
      Splitter words{*line, ' '};
      if (words.next() == key) found = words.rest();
    }
    return found;
  }

  void refuse(std::string_view key, const Problem& problem) {
    if (read_.problems.size() == kMostProblems) return;
    read_.problems.push_back(std::string{key} + ": " + explain(problem, read_.settings.lang));
  }
  void refuse(std::string_view key, std::string_view value, std::string legal) {
    refuse(key, Problem{Fault::malformed, std::string{value}, std::move(legal)});
  }

  template <class Words, class Value>
  void choose(std::string_view key, const Words& words, Value& chosen) {
    const auto value = value_of(key);
    if (!value) return;
    const auto found = std::find(words.begin(), words.end(), *value);
    if (found == words.end()) return refuse(key, *value, one_of(words));
    chosen = static_cast<Value>(found - words.begin());
  }

  void read_accent() {
    const auto value = value_of("accent");
    if (!value) return;
    const auto colour = parse_colour(*value);
    if (!colour) return refuse("accent", *value, "rrggbb");
    read_.accent = colour;
  }

  void read_seed() {
    const auto value = value_of("seed");
    if (!value) return;
    if (!parse_number(*value, kHighestSeed)) return refuse("seed", *value, "0 .. " + std::to_string(kHighestSeed));
    read_.seed = *value;
  }

  void read_game() {
    const auto value = value_of("game");
    if (!value) return;
    const GameInfo* game = find_game(*value);
    if (game == nullptr) return refuse("game", Problem{Fault::game_unknown, std::string{*value}, game_ids()});
    read_.names_game = true;
    if (game != read_.setup.game) read_.setup = with_game(read_.setup, *game);
  }

  void read_players() {
    const auto value = value_of("players");
    if (!value) return;
    const auto number = parse_number(*value, kMaxSeats);
    const auto& possible = read_.setup.game->players;
    if (!number || std::find(possible.begin(), possible.end(), *number) == possible.end()) {
      std::vector<std::string> legal;
      for (const int players : possible) legal.push_back(std::to_string(players));
      return refuse("players", Problem{Fault::players, std::string{*value}, one_of(legal)});
    }
    read_.setup.players = *number;
    read_.setup.dealer_draw = 0;
  }

  /// If the address names rules, all others have their defaults.
  void read_rules_line() {
    const auto value = value_of("rules");
    if (!value) return;
    const GameInfo& game = *read_.setup.game;
    read_.setup.rules = usual_setup(game).rules;
    std::string spaced{*value};
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    Splitter words{spaced, ' '};
    while (const auto word = words.next())
      if (!word->empty()) read_rule(game, *word);
  }

  void read_rule(const GameInfo& game, std::string_view word) {
    Splitter parts{word, '='};
    const std::string key{parts.next().value_or("")};
    const auto values = read_rules(game, {{key, std::string{parts.rest()}}});
    if (!values) return refuse("rules", values.error());
    for (std::size_t i = 0; i < game.rules.size(); ++i)
      if (game.rules[i].key == key) read_.setup.rules[i] = (*values)[i];
  }

  void read_level() {
    const auto value = value_of("level");
    if (!value) return;
    const auto& levels = bot_levels();
    if (std::find(levels.begin(), levels.end(), *value) == levels.end())
      return refuse("level", Problem{Fault::level_unknown, std::string{*value}, one_of(levels)});
    read_.setup.level = *value;
  }

  std::string_view text_;
  Parameters read_;
};

}  // namespace

Parameters read_parameters(std::string_view text, Parameters usual) { return Reader{text, std::move(usual)}.read(); }

}  // namespace tapete
