// Traces and node counts (perft: numbers of action sequences of one length) that must never change by accident. Native
// and WebAssembly builds give the same results.
#include <catch_amalgamated.hpp>

#include "match/table.hpp"
#include "match/trace.hpp"
#include "support.hpp"

namespace tapete::test {
namespace {

TEST_CASE("the traces of the samples do not change", "[golden]") {
  for (const std::string name : {"guinote/four",         "guinote/two",
                                 "guinote/house-rules",  "guinote/memory",
                                 "guinote/two-memory",   "tute/three",
                                 "tute/four-final",      "tute/five-claims",
                                 "tute/six-house-rules", "tute/two",
                                 "tute/four-remate",     "tute/five-codillo",
                                 "tute/four-codillo",    "tute/three-bato",
                                 "tute/four-bato",       "kwingto/two",
                                 "kwingto/four",         "kwingto/coto",
                                 "brisca/four",          "brisca/two",
                                 "brisca/three-batches", "brisca/four-single",
                                 "podrida/four",         "podrida/four-full",
                                 "podrida/four-pocha",   "podrida/three-house-rules",
                                 "podrida/six-notrump",  "corazones/four",
                                 "corazones/five-limit", "corazones/three-house-rules",
                                 "bridge/chicago",       "bridge/chicago-house-rules",
                                 "bridge/rubber-honors", "bridge/duplicate",
                                 "bridge/dummy-to-act"}) {
    INFO(name);
    std::string retold;
    const auto problem =
        trace(read_sample(name + ".tapete"), [&](std::string_view line) { retold += std::string{line} + "\n"; });
    CHECK(!problem);
    CHECK(retold == read_sample(name + ".trace"));
  }
}

TEST_CASE("a truncated or corrupted record is refused with a line number, or is still legal", "[golden]") {
  const std::string text =
      read_sample(GENERATE(as<std::string>{}, "guinote/house-rules", "guinote/two-memory", "tute/six-house-rules",
                           "tute/two", "tute/three-bato", "bridge/dummy-to-act") +
                  ".tapete");
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

/// Returns the table after the first `events` events of a sample.
std::unique_ptr<Table> position(const std::string& name, std::size_t events) {
  auto record = std::move(parse_record(read_sample(name + ".tapete")).value());
  record.events.resize(events);
  return std::move(replay(record).value());
}

TEST_CASE("the node counts of perft do not change", "[golden]") {
  const auto first = position("guinote/four", 1);
  CHECK(first->perft(0) == 1);
  CHECK(first->perft(1) == 6);
  CHECK(first->perft(2) == 36);
  CHECK(first->perft(3) == 216);
  CHECK(first->perft(4) == 1296);
  CHECK(position("guinote/four", 5)->perft(8) == 435024);  // before the arrastre, with actions between two tricks
  CHECK(position("guinote/four", 23)->perft(12) == 4192);  // in the arrastre, where duties leave fewer actions
  CHECK(position("guinote/four", 23)->perft(16) == 21728);
  CHECK(position("guinote/two", 49)->perft(8) == 684146);
  CHECK(position("tute/three", 1)->perft(4) == 161);
  CHECK(position("tute/four-final", 1)->perft(8) == 3738);
  CHECK(position("tute/four-final", 21)->perft(20) == 75648);
  CHECK(position("tute/six-house-rules", 1)->perft(6) == 242);
  CHECK(position("tute/five-claims", 11)->perft(5) == 7776);
  CHECK(position("tute/two", 33)->perft(20) == 1392);
  CHECK(position("bridge/chicago", 1)->perft(2) == 701);
  CHECK(position("bridge/chicago", 1)->perft(3) == 9731);
  CHECK(position("bridge/chicago", 1)->perft(4) == 107451);
}

}  // namespace
}  // namespace tapete::test
