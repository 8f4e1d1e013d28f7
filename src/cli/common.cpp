#include <cstdio>
#include <cstring>

#include "cli/verbs.hpp"
#include "core/encoding.hpp"
#include "match/bot.hpp"

namespace tapete::cli {

int refuse(std::string_view why) {
  std::fprintf(stderr, "tapete: %.*s\n", static_cast<int>(why.size()), why.data());
  return 2;
}

int refuse(std::string_view file, const Problem& problem) {
  std::fprintf(stderr, "%.*s:%d: %s\n", static_cast<int>(file.size()), file.data(), problem.line,
               explain(problem, Lang::en).c_str());
  return 2;
}

Result<std::string> read_text(const std::string& file) {
  std::FILE* in = file == "-" ? stdin : std::fopen(file.c_str(), "rb");
  if (in == nullptr) return Result<std::string>::failure("cannot read " + file + ": " + std::strerror(errno));
  std::string text;
  char buffer[1 << 16];
  std::size_t got = 0;
  while (text.size() <= kLongestRecord && (got = std::fread(buffer, 1, sizeof buffer, in)) > 0)
    text.append(buffer, got);
  const bool broken = std::ferror(in) != 0;
  if (in != stdin) std::fclose(in);
  if (broken) return Result<std::string>::failure("cannot read " + file + ": " + std::strerror(errno));
  auto decoded = text_of_file(text);
  if (!decoded) return Result<std::string>::failure(file + " is not a text in UTF-8; save it with that encoding");
  return with_line_feeds(*decoded);
}

std::optional<std::string> read_line() {
  std::string line;
  for (int c = std::getchar(); c != EOF; c = std::getchar()) {
    if (c == '\n') return line;
    line += static_cast<char>(c);
    if (line.size() > kLongestRecord) return line;
  }
  if (line.empty()) return std::nullopt;
  return line;
}

std::optional<std::pair<Record, std::unique_ptr<Table>>> open_record(const std::string& file) {
  const auto text = read_text(file);
  if (!text) {
    refuse(text.error());
    return std::nullopt;
  }
  auto record = parse_record(*text);
  if (!record) {
    refuse(file, record.error());
    return std::nullopt;
  }
  auto table = replay(*record);
  if (!table) {
    refuse(file, table.error());
    return std::nullopt;
  }
  return std::pair{std::move(*record), std::move(*table)};
}

std::optional<std::pair<Record, Seat>> open_redacted(const Arguments& arguments) {
  const auto refused = [](const auto&... why) {
    refuse(why...);
    return std::nullopt;
  };
  if (!arguments.has("--seat")) return refused("say whose record it is to be by --seat");
  const std::string& file = arguments.words[0];
  const auto text = read_text(file);
  if (!text) return refused(text.error());
  auto record = parse_record(*text);
  if (!record) return refused(file, record.error());
  if (const auto table = open_table(record->header); !table) return refused(file, table.error());
  const auto seat = arguments.number("--seat", 0, 0, static_cast<std::uint64_t>(record->header.players - 1));
  if (!seat) return refused(seat.error());
  auto known = redact(std::move(*record), static_cast<Seat>(*seat));
  if (!known) return refused(file, known.error());
  return std::pair{std::move(*known), static_cast<Seat>(*seat)};
}

std::optional<std::pair<Header, std::unique_ptr<Table>>> new_match(const std::string& game,
                                                                   const Arguments& arguments) {
  const GameInfo* info = find_game(game);
  const auto players =
      arguments.number("--players", info == nullptr ? 1 : static_cast<std::uint64_t>(info->players[0]), 1, kMaxSeats);
  if (!players) {
    refuse(players.error());
    return std::nullopt;
  }
  Header header;
  header.game = game;
  header.players = static_cast<int>(*players);
  header.rules = parse_rules(arguments.get("--rules", ""));
  auto table = open_table(header);
  if (!table) {
    refuse(explain(table.error(), Lang::en));
    return std::nullopt;
  }
  return std::pair{std::move(header), std::move(*table)};
}

std::string record_for(const Header& header, const Table& table, Seat seat) {
  Header known = header;
  std::erase_if(known.free, [](const auto& line) { return line.first == "seed"; });
  return record_text(known, table.redacted(seat));
}

}  // namespace tapete::cli
