#include "app/parameters.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "game/problem.hpp"
#include "match/bot.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

// Legal values of the parameters `bg` and `deck`
constexpr std::array<std::string_view, 3> kBackgrounds{"system", "light", "dark"};
constexpr std::array<std::string_view, 1> kDecks{"tapete"};
constexpr std::string_view kOr = " | ";
constexpr int kHighestSeed = 999'999'999;
constexpr std::size_t kMostProblems = 5;  // limit of the list, in sentences

std::string text_of_number(int number) { return std::to_string(number); }

std::optional<std::uint32_t> parse_colour(std::string_view text) {
  if (text.starts_with('#')) text.remove_prefix(1);
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole && text.size() == 6 ? std::optional{value} : std::nullopt;
}

/// Reader of the parameters. The order of the lines does not matter: each parameter is read after the parameters on
/// which it depends.
class Reader {
 public:
  Reader(std::string_view text, Parameters usual) : text_(text), read_(std::move(usual)) {}

  Parameters read() && {
    choose("lang", kLangs, read_.settings.lang);
    choose("bg", kBackgrounds, read_.settings.theme);
    choose("theme", kCloths, read_.settings.cloth);
    int deck = 0;
    choose("deck", kDecks, deck);
    read("accent", &Reader::read_accent);
    read("seed", &Reader::read_seed);
    read("game", &Reader::read_game);
    read("players", &Reader::read_players);
    read("rules", &Reader::read_rules_line);
    read("level", &Reader::read_level);
    return std::move(read_);
  }

 private:
  /// Returns the last value given for a key.
  [[nodiscard]] std::optional<std::string_view> value_of(std::string_view key) const {
    std::optional<std::string_view> found;
    Splitter lines{text_, '\n'};
    while (const auto line = lines.next()) {
      Splitter words{*line, ' '};
      if (words.next() == key) found = words.rest();
    }
    return found;
  }

  /// Reads the value given for a key, if there is one.
  void read(std::string_view key, void (Reader::*take)(std::string_view value)) {
    if (const auto value = value_of(key)) (this->*take)(*value);
  }

  void refuse(std::string_view key, const std::string& why) {
    if (read_.problems.size() < kMostProblems) read_.problems.push_back(std::string{key} + ": " + why);
  }
  void refuse(std::string_view key, const Problem& problem) { refuse(key, explain(problem, read_.settings.lang)); }
  void refuse(std::string_view key, std::string_view value, std::string_view legal) {
    refuse(key, fill("'@' is not valid. Use @"_text(read_.settings.lang), printable(value), legal));
  }

  template <class Words, class Value>
  void choose(std::string_view key, const Words& words, Value& chosen) {
    const auto value = value_of(key);
    if (!value) return;
    const auto found = std::find(words.begin(), words.end(), *value);
    if (found == words.end()) return refuse(key, *value, joined(words, kOr));
    chosen = static_cast<Value>(found - words.begin());
  }

  void read_accent(std::string_view value) {
    const auto colour = parse_colour(value);
    if (!colour) return refuse("accent", value, "rrggbb");
    read_.accent = colour;
  }

  void read_seed(std::string_view value) {
    if (!parse_number(value, kHighestSeed)) return refuse("seed", value, "0 .. " + std::to_string(kHighestSeed));
    read_.seed = value;
  }

  void read_game(std::string_view value) {
    const GameInfo* game = find_game(value);
    if (game == nullptr)
      return refuse("game", Problem{Fault::game_unknown, std::string{value}, joined(games(), kOr, &GameInfo::id)});
    read_.names_game = true;
    if (game != read_.setup.game) read_.setup = with_game(read_.setup, *game);
  }

  void read_players(std::string_view value) {
    const auto number = parse_number(value, kMaxSeats);
    const auto& possible = read_.setup.game->players;
    if (!number || std::find(possible.begin(), possible.end(), *number) == possible.end())
      return refuse("players", Problem{Fault::players, std::string{value}, joined(possible, kOr, text_of_number)});
    read_.setup.players = *number;
    read_.setup.dealer_draw = 0;
  }

  /// Sets the rules that the address names, and all other rules to their defaults.
  void read_rules_line(std::string_view value) {
    const GameInfo& game = *read_.setup.game;
    read_.setup.rules = default_setup(game).rules;
    std::string spaced{value};
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

  void read_level(std::string_view value) {
    if (!is_level(value)) return refuse("level", Problem{Fault::level_unknown, std::string{value}, level_names()});
    read_.setup.level = value;
  }

  std::string_view text_;
  Parameters read_;
};

}  // namespace

Parameters read_parameters(std::string_view text, Parameters usual) { return Reader{text, std::move(usual)}.read(); }

}  // namespace tapete
