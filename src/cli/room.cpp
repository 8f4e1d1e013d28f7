#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>

#include "cli/verbs.hpp"
#include "core/sha256.hpp"
#include "match/bot.hpp"
#include "online/guest_table.hpp"
#include "online/host_table.hpp"

/// The verb room: a table with guests, on stdin and stdout. docs/online.md specifies its lines.
namespace tapete::cli {
namespace {

using online::GuestTable;
using online::HostTable;

constexpr double kQuick = 100'000;  ///< lines that a page may send in a burst, and then per second

double now_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Returns 64 hexadecimal digits. They are derived from `what` and --seed if --seed is given, and otherwise
/// unpredictable.
std::string secret_of(const Arguments& arguments, std::string_view what) {
  std::string text{what};
  if (arguments.has("--seed")) return sha256(text + " " + arguments.get("--seed", ""));
  std::random_device device;
  for (int i = 0; i < 8; ++i) text += " " + std::to_string(device());
  return sha256(text);
}

/// Writes the record to the file that --save names, if any.
void save(const Arguments& arguments, const std::string& record) {
  if (!arguments.has("--save")) return;
  const std::string name = arguments.get("--save", "");
  std::FILE* const file = std::fopen(name.c_str(), "wb");
  if (file == nullptr) refuse("cannot write " + name + ": " + std::strerror(errno));
  const bool written = std::fwrite(record.data(), 1, record.size(), file) == record.size();
  const bool closed = std::fclose(file) == 0;
  if (!written || !closed) refuse("cannot write " + name + ": " + std::strerror(errno));
}

/// The host of a match, with bots at its own seats.
class HostRoom {
 public:
  HostRoom(HostTable table, Words levels, std::uint64_t seed)
      : table_(std::move(table)), levels_(std::move(levels)), bots_(seed) {}

  /// Plays until a guest must act, and sends the lines for the guests. Returns false if a bot had no legal answer.
  bool go_on() {
    table_.begin();
    while (table_.begun()) {
      const Turn turn = table_.table().turn();
      if (turn.who == Turn::Who::chance && !table_.table().in_hand() && table_.deal()) continue;
      if (turn.who != Turn::Who::seat || table_.guest(turn.decider) != nullptr) break;
      const std::string record = record_for(table_.header(), table_.table(), turn.decider);
      const auto action = ask_bot({record, levels_[static_cast<std::size_t>(turn.decider)], bots_.next(), {}});
      if (!action || !table_.act(turn.decider, *action)) return false;
    }
    for (const auto& [page, line] : table_.take_out()) std::printf("%d %s\n", page, line.c_str());
    std::fflush(stdout);
    return true;
  }

  /// Handles `PAGE LINE`, or an empty line, which only lets time pass.
  void receive(std::string_view line) {
    Splitter words{line, ' '};
    const auto page = parse_number(words.next().value_or(""), 999);
    if (!page) return;
    if (std::find(pages_.begin(), pages_.end(), *page) == pages_.end()) {
      pages_.push_back(*page);
      table_.connected(*page, now_ms());
    }
    table_.receive(*page, words.rest(), now_ms());
  }

  /// Returns whether the match is over and every guest has left or is silent.
  [[nodiscard]] bool done() const {
    if (table_.table().turn().who != Turn::Who::over) return false;
    for (Seat seat = 0; seat < table_.table().players(); ++seat)
      if (table_.present(seat, now_ms())) return false;
    return true;
  }

  [[nodiscard]] std::string record() const { return record_text(table_.header(), table_.table().events()); }

 private:
  HostTable table_;
  Words levels_;  ///< levels of the bots, by seat
  Rng bots_;
  std::vector<int> pages_;
};

std::string carriage_cut(std::string line) {
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

void host(const Arguments& arguments, std::uint64_t seed) {
  Header header = new_match(arguments).first;
  Words seats;
  const std::string list = arguments.get("--seats", "");
  Splitter names{list, ','};
  while (const auto name = names.next()) seats.emplace_back(*name);
  if (std::ssize(seats) != header.players)
    refuse("--seats takes " + std::to_string(header.players) + " of: guest | " + level_names());
  online::HostSetup setup;
  for (Seat seat = 0; seat < header.players; ++seat) {
    const std::string& who = seats[static_cast<std::size_t>(seat)];
    if (who == "guest") {
      setup.guests.push_back(seat);
    } else if (is_level(who)) {
      header.free.emplace_back("seat", std::to_string(seat) + " bot:" + who);
    } else {
      refuse(Problem{Fault::level_unknown, who, "guest | " + level_names(), 0});
    }
  }
  setup.match = secret_of(arguments, "match").substr(0, online::kMatchDigits);
  setup.secret = secret_of(arguments, "host");
  setup.header = header;
  setup.rate_limit = {kQuick, kQuick};  // bots are quicker than people
  HostRoom room{or_refuse(HostTable::open(std::move(setup))), std::move(seats), seed};
  while (true) {
    if (!room.go_on()) refuse("a bot does not know what to play");
    if (room.done()) return save(arguments, room.record());
    const auto line = read_line();
    if (!line) refuse("the lines of the guests end before the match does");
    room.receive(carriage_cut(*line));
  }
}

/// A guest, with a bot at its seat.
class GuestRoom {
 public:
  GuestRoom(online::GuestSetup setup, std::string level, std::uint64_t seed)
      : table_(std::move(setup)), level_(std::move(level)), bot_(seed) {
    table_.connected(now_ms());
  }

  void go_on() {
    table_.tick(now_ms());
    for (const auto& [seat, phrase] : table_.take_said())
      std::fprintf(stderr, "%s: %s\n", seat == kNobody ? "host" : std::to_string(seat).c_str(),
                   std::string{online::table_phrase(phrase, Lang::en)}.c_str());
    if (!table_.match().legal().empty()) {
      const auto& known = table_.match().known();
      const Header bare{known.header.game, known.header.players, known.header.rules, {}};
      const std::string record = record_text(bare, texts_of(known.events));
      if (const auto action = ask_bot({record, level_, bot_.next(), {}})) table_.act(*action);
    }
    if (table_.match().over()) table_.leave();
    for (const std::string& line : table_.take_out()) std::printf("%s\n", line.c_str());
    std::fflush(stdout);
  }

  void receive(std::string_view line) { table_.receive(line, now_ms()); }

  [[nodiscard]] const GuestTable& table() const { return table_; }

  /// Returns why the match was broken off; empty while the match goes on.
  [[nodiscard]] std::string broken_off() const {
    std::string why{explain(table_.error(), Lang::en)};
    if (why.empty() && !table_.farewell().empty()) why = "the host has said goodbye: " + table_.farewell();
    return why.empty() ? why : why + void_hand();
  }
  [[nodiscard]] std::string void_hand() const {
    return table_.match().unproven() ? "; the hand that was not shown to its end is void" : "";
  }

 private:
  GuestTable table_;
  std::string level_;
  Rng bot_;
};

void guest(const Arguments& arguments, std::uint64_t seed) {
  const auto seat = or_refuse(arguments.number("--seat", 0, 0, kMaxSeats - 1));
  const std::string level = arguments.get("--bot", "");
  if (!is_level(level)) refuse(Problem{Fault::level_unknown, level, level_names(), 0});
  const std::string name = arguments.get("--name", "bot " + std::to_string(seat));
  if (!online::is_plain_name(name)) refuse("--name takes a short text without '#'");
  const std::string secret = secret_of(arguments, "guest " + std::to_string(seat));
  GuestRoom room{{static_cast<Seat>(seat), name, secret}, level, seed};
  while (true) {
    room.go_on();
    if (const std::string why = room.broken_off(); !why.empty()) refuse(why);
    if (room.table().match().over()) return save(arguments, room.table().match().whole());
    const auto line = read_line();
    if (!line) refuse("the lines of the host end before the match does" + room.void_hand());
    room.receive(carriage_cut(*line));
  }
}

}  // namespace

void room_verb(const Words& args) {
  const bool joins = std::find(args.begin(), args.end(), "--seat") != args.end();
  const std::vector<OptionSpec> hosting{{"--seats"}, {"--players"}, {"--rules"}, {"--seed"}, {"--save"}};
  const std::vector<OptionSpec> joining{{"--seat"}, {"--bot"}, {"--name"}, {"--seed"}, {"--save"}};
  const auto arguments = or_refuse(read_arguments(args, joins ? joining : hosting, joins ? 0 : 1));
  if (!arguments.has(joins ? "--bot" : "--seats"))
    refuse(joins ? "room --seat needs --bot LEVEL" : "room needs --seats guest,LEVEL,...");
  const auto seed = or_refuse(arguments.number("--seed", 1, 0, ~std::uint64_t{0}));
  joins ? guest(arguments, seed) : host(arguments, seed);
}

}  // namespace tapete::cli
