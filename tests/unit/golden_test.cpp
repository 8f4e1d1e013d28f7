// Traces and node counts that must never change by accident; the same natively and in WebAssembly.
#include <catch_amalgamated.hpp>
#include <fstream>
#include <sstream>

#include "match/table.hpp"
#include "match/trace.hpp"

namespace tapete {
namespace {

const std::string kGuinote = "guinote/samples/";
const std::string kTute = "tute/samples/";

std::string read_file(const std::string& name) {
  std::ifstream in("src/games/" + name, std::ios::binary);
  REQUIRE(in);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST_CASE("golden traces", "[golden]") {
  for (const std::string& name : {kGuinote + "four", kGuinote + "two", kGuinote + "house-rules", kTute + "three",
                                  kTute + "four-final", kTute + "five-claims", kTute + "six-house-rules", kTute + "two",
                                  kTute + "four-remate", kTute + "five-codillo", kTute + "three-bato"}) {
    INFO(name);
    std::string retold;
    const auto problem =
        trace(read_file(name + ".tapete"), [&](std::string_view line) { retold += std::string{line} + "\n"; });
    CHECK(!problem);
    CHECK(retold == read_file(name + ".trace"));
  }
}

TEST_CASE("a record cut or bent anywhere is refused at a line, or still legal; nothing else happens", "[golden]") {
  const std::string text = read_file(
      GENERATE(kGuinote + "house-rules", kTute + "six-house-rules", kTute + "two", kTute + "three-bato") + ".tapete");
  const auto retell = [](std::string_view record) {
    std::size_t lines = 0;
    const auto problem = trace(record, [&](std::string_view) { ++lines; });
    if (problem) CHECK(problem->line > 0);
    return problem.has_value();
  };
  CHECK(!retell(text));
  int refused = 0;
  for (std::size_t at = 0; at < text.size(); at += 3) {
    retell(std::string_view{text}.substr(0, at));
    for (const char c : {'\0', ' ', '\n', '9', static_cast<char>(0xE2)}) {
      std::string bent = text;
      bent[at] = c;
      refused += retell(bent) ? 1 : 0;
    }
  }
  CHECK(refused > 100);
}

/// The table after the first `events` events of a sample.
std::unique_ptr<Table> position(const std::string& name, std::size_t events) {
  auto record = std::move(parse_record(read_file(name + ".tapete")).value());
  record.events.resize(events);
  return std::move(replay(record).value());
}

TEST_CASE("node counts", "[golden]") {
  const auto first = position(kGuinote + "four", 1);
  CHECK(first->perft(0) == 1);
  CHECK(first->perft(1) == 6);
  CHECK(first->perft(2) == 36);
  CHECK(first->perft(3) == 216);
  CHECK(first->perft(4) == 1296);
  CHECK(position(kGuinote + "four", 5)->perft(8) == 435024);  // the descarte, with what its windows add
  CHECK(position(kGuinote + "four", 23)->perft(12) == 4192);  // the arrastre, where duties prune
  CHECK(position(kGuinote + "four", 23)->perft(16) == 21728);
  CHECK(position(kGuinote + "two", 49)->perft(8) == 684146);
  CHECK(position(kTute + "three", 1)->perft(4) == 161);
  CHECK(position(kTute + "four-final", 1)->perft(8) == 3738);
  CHECK(position(kTute + "four-final", 21)->perft(20) == 75648);
  CHECK(position(kTute + "six-house-rules", 1)->perft(6) == 242);
  CHECK(position(kTute + "five-claims", 11)->perft(5) == 7776);
  CHECK(position(kTute + "two", 33)->perft(20) == 1392);
}

}  // namespace
}  // namespace tapete
