#include "fuzz/doors.hpp"

#include <string>

#include "fuzz/expect.hpp"
#include "match/bot.hpp"
#include "match/table.hpp"
#include "match/trace.hpp"

namespace tapete::doors {
namespace {

void check_accepted(const Record& record, const Table& table) {
  const std::string written = record_text(record.header, table.events());
  const auto read = parse_record(written);
  expect(static_cast<bool>(read));
  const auto again = replay(*read);
  expect(static_cast<bool>(again));
  expect((*again)->events() == table.events());
  expect(record_text(read->header, (*again)->events()) == written);
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const auto redacted = table.redacted(seat);
    expect(redacted.size() <= table.events().size());
  }
}

}  // namespace

void record(std::string_view text) {
  if (const auto record = parse_record(text)) {
    if (const auto table = replay(*record)) check_accepted(*record, **table);
  }
  if (const auto problem = trace(text, [](std::string_view) {})) expect(!explain(*problem, Lang::es).empty());
  (void)ask_bot({.record = text, .level = "random", .seed = 1});
}

}  // namespace tapete::doors
