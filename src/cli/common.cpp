#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "cli/verbs.hpp"
#include "core/encoding.hpp"
#include "match/bot.hpp"

namespace tapete::cli {

void refuse(std::string_view why) {
  std::fprintf(stderr, "tapete: %.*s\n", static_cast<int>(why.size()), why.data());
  std::exit(2);
}

void refuse(const Problem& problem) { refuse(explain(problem, Lang::en)); }

void refuse(std::string_view file, const Problem& problem) {
  std::fprintf(stderr, "%.*s:%d: %s\n", static_cast<int>(file.size()), file.data(), problem.line,
               explain(problem, Lang::en).c_str());
  std::exit(2);
}

Result<std::string> read_text(const std::string& file) {
  std::FILE* in = file == "-" ? stdin : std::fopen(file.c_str(), "rb");
  if (in == nullptr) return Failure{"cannot read " + file + ": " + std::strerror(errno)};
  std::string text;
  char buffer[1 << 16];
  std::size_t got = 0;
  while (text.size() <= kLongestRecord && (got = std::fread(buffer, 1, sizeof buffer, in)) > 0)
    text.append(buffer, got);
  const bool broken = std::ferror(in) != 0;
  if (in != stdin) std::fclose(in);
  if (broken) return Failure{"cannot read " + file + ": " + std::strerror(errno)};
  auto decoded = text_of_file(text);
  if (!decoded) return Failure{file + " is not a text in UTF-8; save it with that encoding"};
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

std::pair<Record, Seat> open_redacted(const Arguments& arguments) {
  if (!arguments.has("--seat")) refuse("say whose record it is to be by --seat");
  const std::string& file = arguments.words[0];
  Record record = or_refuse(parse_record(or_refuse(read_text(file))), file);
  or_refuse(open_table(record.header), file);
  const auto last = static_cast<std::uint64_t>(record.header.players - 1);
  const auto seat = static_cast<Seat>(or_refuse(arguments.number("--seat", 0, 0, last)));
  return {or_refuse(redact(std::move(record), seat), file), seat};
}

std::pair<Header, std::unique_ptr<Table>> new_match(const Arguments& arguments) {
  Header header;
  header.game = arguments.words[0];
  const GameInfo* info = find_game(header.game);
  const std::uint64_t usual = info == nullptr ? 1 : static_cast<std::uint64_t>(info->players[0]);
  header.players = static_cast<int>(or_refuse(arguments.number("--players", usual, 1, kMaxSeats)));
  header.rules = parse_rules(arguments.get("--rules", ""));
  auto table = or_refuse(open_table(header));
  return {std::move(header), std::move(table)};
}

std::string record_for(const Header& header, const Table& table, Seat seat) {
  Header known = header;
  std::erase_if(known.free, [](const auto& line) { return line.first == "seed"; });
  return record_text(known, table.redacted(seat));
}

}  // namespace tapete::cli
