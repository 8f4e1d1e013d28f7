// Stored moments: local date and time with the time zone; older versions stored no time zone.
#include "app/dates.hpp"

#include <catch_amalgamated.hpp>

#include "app/strings.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::some_match;
using test::TestHost;

TEST_CASE("a date is converted to the number of days since 1970-01-01", "[dates]") {
  CHECK(day_number("1970-01-02") == 1);
  CHECK(day_number("2026-11-24 15:04 +01:00") == 20781);
  for (const auto* bad : {"", "2026", "2026-11-2", "2026-13-01", "2026-02-30", "2026/11/24", "x026-11-24"})
    CHECK_FALSE(day_number(bad));
}

TEST_CASE("moments are compared in UTC", "[dates]") {
  CHECK(minute_number("1970-01-01 00:01 +00:00") == 1);
  CHECK(minute_number("1970-01-01 01:00 +01:00") == 0);
  CHECK(minute_number("1969-12-31 19:00 -05:00") == 0);
  CHECK(minute_number("1970-01-01 05:45 +05:45") == 0);
  CHECK(minute_number("1970-01-02") == 24 * 60);
  CHECK(minute_number("1970-01-01 00:30") == 30);
  CHECK_FALSE(minute_number("yesterday"));
  // In the night in which clocks are set back, half past two occurs twice.
  CHECK(*minute_number("2026-10-25 02:30 +02:00") < *minute_number("2026-10-25 02:10 +01:00"));
}

TEST_CASE("the length of a moment excludes the text after it", "[dates]") {
  CHECK(moment_length("2026-11-24 15:04 +01:00 It failed") == 23);
  CHECK(moment_length("2026-11-24 15:04 It failed") == kLocalDateLength);
  CHECK(moment_length("2026") == 4);
}

TEST_CASE("a moment is shown in the local time that was stored", "[dates]") {
  CHECK(words::date_words("2026-11-24 15:04 +01:00", Lang::es) == words::date_words("2026-11-24 15:04", Lang::es));
  CHECK(words::date_words("2026-11-24 15:04 +01:00", Lang::es).ends_with("15:04"));
  CHECK(words::date_words("some day", Lang::es) == "some day");
}

TEST_CASE("matches are listed by the UTC time of their start, newest first", "[dates]") {
  TestHost host;
  App app{host};
  std::vector<std::string> keys;
  for (const auto* now : {"2026-10-25 01:50", "2026-10-25 02:30 +02:00", "2026-10-25 02:10 +01:00"}) {
    host.today = now;
    some_match(host, app, 2);
    keys.push_back("match/" + app.match().local()->id());
    app.back();
  }
  app.library().open();
  host.run(app);
  // The start of the first match has no time zone, as in older versions, and counts as UTC.
  std::vector<std::string> listed;
  for (const Entry& entry : app.library().archive().under_way()) listed.push_back(entry.key);
  CHECK(listed == std::vector{keys[0], keys[2], keys[1]});
}

}  // namespace
}  // namespace tapete
