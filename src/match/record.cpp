#include "match/record.hpp"

#include <array>

#include "game/seat.hpp"

namespace tapete {
namespace {

constexpr std::string_view kFormat = "tapete";
constexpr int kVersion = 1;
/// Keys of the header entries that do not affect the rules (Header::free).
constexpr std::array<std::string_view, 4> kFreeKeys{"seat", "date", "seed", "note"};

/// Returns the line without its comment, its trailing spaces and a final CR.
std::string_view significant(std::string_view line) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  line = line.substr(0, line.find('#'));
  while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
  return line;
}

bool is_free(std::string_view key) {
  for (const auto free : kFreeKeys)
    if (free == key) return true;
  return false;
}

/// Returns whether `word` is the first word of an event in one of the games.
bool starts_event(std::string_view word, std::span<const GameInfo* const> known_games) {
  return (!word.empty() && word[0] >= '0' && word[0] <= '9') || names_chance(known_games, word);
}

Problem too_many(Fault fault, std::size_t most, int line) { return {fault, std::to_string(most), {}, line}; }

/// Checks a line against the size limits of records.
std::optional<Problem> check_size(std::string_view line, int number) {
  if (number > kMostLines) return too_many(Fault::too_many_lines, kMostLines, number);
  if (line.size() > kLongestLine) return too_many(Fault::line_too_long, kLongestLine, number);
  return std::nullopt;
}

/// Parser of a header. Each call of read() parses one line and returns the line's problem, if it has one.
class HeaderReader {
 public:
  std::optional<Problem> read(std::string_view line, int number) {
    if (++lines_ > kMostHeaderLines) return too_many(Fault::header_too_long, kMostHeaderLines, number);
    Splitter words{line, ' '};
    const auto key = words.next().value_or("");
    const auto rest = words.rest();
    if (!versioned_) return first_line(key, rest, number);
    if (key == "game") {
      header.game = rest;
      return given_once(header.game_line, key, number);
    }
    if (key == "players") {
      const auto players = parse_number(rest, kMaxSeats);
      if (!players) return problem(Fault::players, rest, number);
      header.players = *players;
      return given_once(header.players_line, key, number);
    }
    if (key == "rules") {
      if (auto twice = given_once(header.rules_line, key, number)) return twice;
      return read_rule_words(words, number);
    }
    if (is_free(key)) return read_free(key, rest, number);
    return problem(key == kFormat ? Fault::header_repeated : Fault::header_unknown, line, number);
  }

  [[nodiscard]] std::optional<Problem> end(int number) const {
    if (!versioned_) return Problem{Fault::not_a_record, {}, "tapete 1", number};
    if (header.game_line == 0) return problem(Fault::header_missing, "game", number);
    if (header.players_line == 0) return problem(Fault::header_missing, "players", number);
    return std::nullopt;
  }

  Header header;

 private:
  static Problem problem(Fault fault, std::string_view text, int line) { return {fault, printable(text), {}, line}; }

  static std::optional<Problem> given_once(int& line, std::string_view key, int number) {
    if (line != 0) return problem(Fault::header_repeated, key, number);
    line = number;
    return std::nullopt;
  }

  std::optional<Problem> first_line(std::string_view key, std::string_view rest, int number) {
    const auto version = key == kFormat ? parse_number(rest, 999'999'999) : std::nullopt;
    versioned_ = version == kVersion;
    if (versioned_) return std::nullopt;
    if (version && *version > kVersion) return problem(Fault::newer_version, rest, number);
    return Problem{Fault::not_a_record, {}, "tapete 1", number};
  }

  std::optional<Problem> read_free(std::string_view key, std::string_view rest, int number) {
    header.free.emplace_back(key, rest);
    if (key == "date") return given_once(date_line_, key, number);
    if (key == "seed") return given_once(seed_line_, key, number);
    return std::nullopt;
  }

  std::optional<Problem> read_rule_words(Splitter words, int number) {
    while (const auto word = words.next()) {
      if (word->empty()) return problem(Fault::spacing, *word, number);
      const auto equals = word->find('=');
      if (equals == std::string_view::npos) return problem(Fault::rule_unknown, *word, number);
      header.rules.emplace_back(word->substr(0, equals), word->substr(equals + 1));
    }
    return std::nullopt;
  }

  bool versioned_ = false;
  int lines_ = 0;  ///< number of lines read so far
  int date_line_ = 0;
  int seed_line_ = 0;
};

/// Reads the header, and also the events if `wanted` is true.
Result<Record, Problem> read_lines(std::string_view text, std::span<const GameInfo* const> known_games, bool wanted) {
  if (text.size() > kLongestRecord) return Failure{too_many(Fault::too_long, kLongestRecord >> 20, 1)};
  Record record;
  HeaderReader reader;
  bool in_header = true;
  int number = 0;
  Splitter lines{text, '\n'};
  while (const auto raw = lines.next()) {
    if (auto problem = check_size(*raw, ++number)) return Failure{*problem};
    const auto line = significant(*raw);
    if (line.empty()) continue;
    const auto word = line.substr(0, line.find(' '));
    if (in_header && starts_event(word, known_games)) {
      in_header = false;
      if (auto problem = reader.end(number)) return Failure{*problem};
      if (!wanted) break;
    }
    if (in_header) {
      if (auto problem = reader.read(line, number)) return Failure{*problem};
      record.header_lines.emplace_back(line);
    } else {
      record.events.push_back({std::string{line}, number});
    }
  }
  if (in_header)
    if (auto problem = reader.end(number == 0 ? 1 : number)) return Failure{*problem};
  record.header = std::move(reader.header);
  return record;
}

}  // namespace

Result<Record, Problem> parse_record(std::string_view text, std::span<const GameInfo* const> known_games) {
  return read_lines(text, known_games, true);
}

Result<Header, Problem> parse_header(std::string_view text) {
  auto record = read_lines(text, games(), false);
  if (!record) return Failure{record.error()};
  return std::move(record->header);
}

std::string header_text(const Header& header) {
  std::string text{kFormat};
  text +=
      " " + std::to_string(kVersion) + "\ngame " + header.game + "\nplayers " + std::to_string(header.players) + "\n";
  if (!header.rules.empty()) {
    text += "rules";
    for (const auto& [key, value] : header.rules) text += " " + key + "=" + value;
    text += "\n";
  }
  for (const auto& [key, value] : header.free) text += value.empty() ? key + "\n" : key + " " + value + "\n";
  return text;
}

std::vector<std::string> texts_of(const std::vector<Event>& events) {
  std::vector<std::string> texts;
  texts.reserve(events.size());
  for (const Event& event : events) texts.push_back(event.text);
  return texts;
}

std::string record_text(const Header& header, const std::vector<std::string>& events) {
  std::string text = header_text(header);
  for (const std::string& event : events) text += event + "\n";
  return text;
}

}  // namespace tapete
