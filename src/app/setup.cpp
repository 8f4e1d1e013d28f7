#include "app/setup.hpp"

#include <algorithm>

#include "app/seat_names.hpp"
#include "app/strings.hpp"
#include "match/bot.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// Returns the middle level: sensible, and not too strong for a newcomer.
std::string default_level() { return std::string{bot_levels()[bot_levels().size() / 2]}; }

std::string rule_value(const HouseRule& rule, int value) {
  if (rule.choices.empty()) return std::to_string(value);
  return std::string{rule.choices[static_cast<std::size_t>(value)].value};
}

/// Returns the house rules that differ from their defaults.
RuleChoice chosen_rules(const MatchSetup& setup) {
  RuleChoice out;
  for (std::size_t i = 0; i < setup.rules.size(); ++i) {
    const HouseRule& rule = setup.game->rules[i];
    const bool off = rule.choices.empty() && setup.rules[i] == kRuleOff;
    if (!off && setup.rules[i] != rule_default(*setup.game, i))
      out.emplace_back(rule.key, rule_value(rule, setup.rules[i]));
  }
  return out;
}

void read_rule(MatchSetup& setup, std::string_view words) {
  Splitter parts{words, ' '};
  const std::string key{parts.next().value_or("")};
  const auto values = read_rules(*setup.game, {{key, std::string{parts.rest()}}});
  if (!values) return;
  const auto group = [&setup](std::size_t i) { return setup.game->rules[i].group; };
  for (std::size_t i = 0; i < setup.rules.size(); ++i) {
    if (setup.game->rules[i].key != key) continue;
    for (std::size_t other = 0; other < setup.rules.size(); ++other)
      if (other == i || (group(i) != 0 && group(other) == group(i))) setup.rules[other] = (*values)[other];
  }
}

void read_name(MatchSetup& setup, std::string_view words) {
  Splitter parts{words, ' '};
  if (const auto seat = parse_number(parts.next().value_or(""), kMaxSeats - 1))
    setup.names[static_cast<std::size_t>(*seat)] = clean_name(parts.rest());
}

}  // namespace

MatchSetup default_setup(const GameInfo& game) {
  MatchSetup setup;
  setup.game = &game;
  setup.players = game.players.front();
  for (std::size_t i = 0; i < game.rules.size(); ++i) setup.rules.push_back(rule_default(game, i));
  setup.level = default_level();
  setup.names.resize(kMaxSeats);
  setup.people.resize(kMaxSeats);
  setup.people.front() = true;
  return setup;
}

MatchSetup with_game(const MatchSetup& setup, const GameInfo& game) {
  MatchSetup other = default_setup(game);
  other.level = setup.level;
  other.names = setup.names;
  return other;
}

bool in_pairs(const MatchSetup& setup, int players) { return plays_in_pairs(*setup.game, players, setup.rules); }

bool has_usual_rules(const MatchSetup& setup) { return chosen_rules(setup).empty(); }

std::vector<const Preset*> presets_for(const MatchSetup& setup) {
  std::vector<const Preset*> out;
  for (const Preset& preset : setup.game->presets)
    if (preset.players.empty() || std::ranges::find(preset.players, setup.players) != preset.players.end())
      out.push_back(&preset);
  return out;
}

const Preset* preset_of(const MatchSetup& setup) {
  for (const Preset* preset : presets_for(setup))
    if (*read_rules(*setup.game, parse_rules(preset->rules)) == setup.rules) return preset;
  return nullptr;
}

const Preset* home_preset_of(const MatchSetup& setup) {
  const Preset* const exact = preset_of(setup);
  if (exact != nullptr) return exact->home_card != nullptr ? exact : nullptr;
  const auto shares_first_rule = [&setup](const Preset& preset) {
    const std::string_view key = preset.rules.substr(0, preset.rules.find('='));
    const auto rule = std::ranges::find(setup.game->rules, key, &HouseRule::key);
    if (rule == setup.game->rules.end()) return false;
    const auto index = static_cast<std::size_t>(rule - setup.game->rules.begin());
    return (*read_rules(*setup.game, parse_rules(preset.rules)))[index] == setup.rules[index];
  };
  for (const Preset& preset : setup.game->presets)
    if (preset.home_card != nullptr && shares_first_rule(preset)) return &preset;
  return nullptr;
}

std::string_view game_name(const MatchSetup& setup, Lang lang) {
  const Preset* const preset = home_preset_of(setup);
  return preset != nullptr ? preset->name(lang) : setup.game->name(lang);
}

GameCard card_of(const GameInfo& game) { return {game.tagline, game.deck, game.picture, game.dice, game.rules_page}; }

GameCard home_card_of(const MatchSetup& setup) {
  if (const Preset* const preset = home_preset_of(setup)) return *preset->home_card;
  return card_of(*setup.game);
}

MatchSetup setup_of(const Header& header) { return setup_of(header, *find_game(header.game)); }

MatchSetup setup_of(const Header& header, const GameInfo& game) {
  MatchSetup setup = default_setup(game);
  setup.players = header.players;
  const std::vector<int> values = *read_rules(game, header.rules);
  for (std::size_t i = 0; i < values.size(); ++i)
    if (!game.rules[i].hidden) setup.rules[i] = values[i];
  return setup;
}

void choose_preset(MatchSetup& setup, const Preset& preset) {
  setup.rules = *read_rules(*setup.game, parse_rules(preset.rules));
}

void choose_players(MatchSetup& setup, int players) {
  const Preset* const before = preset_of(setup);
  setup.players = players;
  setup.dealer_draw = 0;
  if (before == nullptr) return;
  for (const Preset* preset : presets_for(setup))
    if (preset->name(Lang::en) == before->name(Lang::en)) choose_preset(setup, *preset);
}

bool shows_rule(const MatchSetup& setup, std::size_t rule) {
  const HouseRule& shown = setup.game->rules[rule];
  return !shown.hidden && (shown.players == 0 || shown.players == setup.players) &&
         setup.game->rule_limit(rule, setup.players, setup.rules) != kRuleOff;
}

void set_number(MatchSetup& setup, std::size_t rule, int value) {
  const bool most = value == setup.game->rule_limit(rule, setup.players, setup.rules);
  setup.rules[rule] = most ? std::max(value, setup.game->rules[rule].default_value) : value;
}

MatchSetup rebase(const MatchSetup& before, const MatchSetup& after, const MatchSetup& onto) {
  MatchSetup same_match = after;
  same_match.level = before.level;
  same_match.names = before.names;
  MatchSetup out = same_match == before ? onto : after;
  out.level = after.level != before.level ? after.level : onto.level;
  for (std::size_t seat = 0; seat < out.names.size(); ++seat)
    out.names[seat] = after.names[seat] != before.names[seat] ? after.names[seat] : onto.names[seat];
  return out;
}

std::string setup_text(const MatchSetup& setup) {
  std::string out = "game " + std::string{setup.game->id} + "\nplayers " + std::to_string(setup.players) + "\nlevel " +
                    setup.level + "\ndealer " + std::to_string(setup.dealer_draw) + '\n';
  for (const auto& [key, value] : chosen_rules(setup)) out += "rule " + key + ' ' + value + '\n';
  for (std::size_t seat = 1; seat < setup.people.size(); ++seat)
    if (setup.people[seat]) out += "person " + std::to_string(seat) + '\n';
  for (std::size_t seat = 0; seat < setup.names.size(); ++seat)
    if (!setup.names[seat].empty()) out += "name " + std::to_string(seat) + ' ' + setup.names[seat] + '\n';
  return out;
}

MatchSetup parse_setup(const GameInfo& usual, std::string_view text) {
  MatchSetup setup = default_setup(usual);
  if (text.size() > kLongestForm) return setup;
  int dealer_draw = 0;
  Splitter lines{text, '\n'};
  while (const auto line = lines.next()) {
    Splitter words{*line, ' '};
    const auto key = words.next();
    const std::string_view value = words.rest();
    if (key == "game")
      if (const GameInfo* game = find_game(value)) setup = with_game(setup, *game);
    if (key == "players") {
      const auto players = parse_number(value, kMaxSeats);
      const auto& possible = setup.game->players;
      if (players && std::find(possible.begin(), possible.end(), *players) != possible.end()) setup.players = *players;
    }
    if (key == "level" && is_level(value)) setup.level = value;
    if (key == "dealer") dealer_draw = parse_number(value, 9).value_or(0);
    if (key == "rule") read_rule(setup, value);
    if (key == "name") read_name(setup, value);
    if (key == "person")
      if (const auto seat = parse_number(value, kMaxSeats - 1)) setup.people[static_cast<std::size_t>(*seat)] = true;
  }
  if (dealer_draw < static_cast<int>(setup.game->dealer_draws(setup.players).size())) setup.dealer_draw = dealer_draw;
  return setup;
}

Header make_header(const MatchSetup& setup, Lang lang, PlayerPortrait own) {
  Header header;
  header.game = setup.game->id;
  header.players = setup.players;
  header.rules = chosen_rules(setup);
  std::vector<Player> players;
  players.reserve(static_cast<std::size_t>(setup.players));
  for (Seat seat = 0; seat < setup.players; ++seat)
    players.push_back({seat_name(setup, seat, lang, own),
                       setup.people[static_cast<std::size_t>(seat)] ? std::string{} : setup.level});
  seat_players(header, players);
  return header;
}

std::vector<Player> read_players(const Header& header, Lang lang, bool allows_onlooker) {
  std::vector<Player> players;
  players.reserve(static_cast<std::size_t>(header.players));
  for (Seat seat = 0; seat < header.players; ++seat)
    players.push_back({words::default_name(seat, lang), default_level()});
  bool person = false;
  for (const auto& [key, text] : header.free) {
    if (key != "seat") continue;
    Splitter parts{text, ' '};
    const auto seat = parse_number(parts.next().value_or(""), header.players - 1);
    const std::string_view who = parts.next().value_or("");
    if (!seat) continue;
    Player& player = players[static_cast<std::size_t>(*seat)];
    if (const std::string name = clean_name(parts.rest()); !name.empty()) player.name = name;
    if (who == "human") {
      player.level.clear();
      person = true;
    }
    if (who == kFriend) player.level = kFriend;
    if (who.substr(0, 4) == "bot:" && is_level(who.substr(4))) player.level = who.substr(4);
  }
  if (!person && !allows_onlooker) players.front().level.clear();
  translate_own_name(players, lang);
  return players;
}

std::optional<Rng> chance_of(const Header& header, int events) {
  for (const auto& [key, text] : header.free) {
    const auto seed = key == "seed" ? parse_number(text, 999'999'999) : std::nullopt;
    if (!seed) continue;
    Rng row{static_cast<std::uint64_t>(*seed)};
    for (int i = 0; i < events; ++i) row.next();
    return Rng{row.next()};
  }
  return std::nullopt;
}

void seat_players(Header& header, const std::vector<Player>& players) {
  std::erase_if(header.free, [](const auto& line) { return line.first == "seat"; });
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const auto& [name, level] = players[seat];
    const std::string who = level.empty() ? "human" : level == kFriend ? level : "bot:" + level;
    header.free.emplace_back("seat", std::to_string(seat) + ' ' + who + (name.empty() ? "" : ' ' + name));
  }
}

}  // namespace tapete
