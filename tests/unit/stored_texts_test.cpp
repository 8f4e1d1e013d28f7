// Stored matches of any version can be read, and damaged stored matches do not stop the app.
#include <catch_amalgamated.hpp>
#include <filesystem>

#include "app/payload.hpp"
#include "match/table.hpp"
#include "support.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::some_match;
using test::TestHost;

TEST_CASE("a corrupted stored match is refused, or can be written and read again", "[saving]") {
  TestHost host;
  App app{host};
  const std::string whole = some_match(host, app, 6);
  const auto check = [](const std::string& text) {
    const auto record = parse_record(text);
    if (!record) return;
    const auto table = replay(*record);
    if (!table) return;
    const std::string written = record_text(record->header, (*table)->events());
    const auto again = parse_record(written);
    REQUIRE(again);
    REQUIRE(replay(*again));
    REQUIRE(record_text(again->header, (*table)->events()) == written);
  };
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = whole;
      changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
      check(changed);
    }
    check(whole.substr(0, at));
  }
}

TEST_CASE("a damaged stored match does not stop the app, and is not deleted", "[saving]") {
  TestHost host;
  App app{host};
  const std::string whole = some_match(host, app, 3);
  const std::string key = "match/" + app.match().local()->id();
  for (std::size_t at = 0; at < whole.size(); at += 3) {
    TestHost later;
    later.values = host.values;
    later.values[key][at] = static_cast<char>(later.values[key][at] ^ 0x15);
    const std::string damaged = later.values[key];
    App again{later};
    later.run(again, 3);
    CHECK(later.values[key].size() >= damaged.size());
    if (again.match().session() == nullptr) {
      CHECK(later.values[key] == damaged);
      CHECK(again.messages().dialog().has_value());
    }
  }
}

TEST_CASE("a stored match with a wrong number of players is listed without a game", "[saving]") {
  for (const std::string players : {"0", "1", "5"}) {
    const Entry entry = describe("match/x", "tapete 1\ngame tute-dos\nplayers " + players + "\nrules\n", Lang::es);
    CHECK(entry.key == "match/x");
    CHECK(entry.game == nullptr);
    CHECK(entry.players.empty());
  }
}

TEST_CASE("the stored data of every version can be read", "[saving][corpus]") {
  int versions = 0;
  for (const auto& version : std::filesystem::directory_iterator{"tests/corpus"}) {
    if (!version.is_directory()) continue;
    ++versions;
    TestHost host;
    int matches = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator{version.path()}) {
      if (!file.is_regular_file()) continue;
      auto key = file.path().lexically_relative(version.path());
      host.values[key.replace_extension().generic_string()] = test::read_file(file.path());
      const std::string kind = key.generic_string();
      if (kind == "match" || kind.starts_with("match/") || kind.starts_with("done/")) ++matches;
    }
    INFO(version.path().string());
    REQUIRE(matches > 0);
    const auto before = host.values;
    App app{host};
    host.run(app);
    CHECK(!app.messages().dialog().has_value());
    REQUIRE(app.match().session() != nullptr);
    const std::string last = before.contains("match") ? before.at("match") : before.at("match/" + before.at("current"));
    CHECK(record_at_table(app.match()).starts_with(last));
    CHECK(app.preferences().settings().speed == Speed::fast);
    CHECK(app.preferences().setup().names[0] == "Begoña");
    app.back();
    app.library().open();
    host.run(app);
    REQUIRE(app.library().archive().complete());
    CHECK(app.library().archive().under_way().size() + app.library().archive().done().size() ==
          static_cast<std::size_t>(matches));
    for (const auto* list : {&app.library().archive().under_way(), &app.library().archive().done()})
      for (const Entry& entry : *list) CHECK(entry.game != nullptr);
  }
  CHECK(versions >= 2);
}

}  // namespace
}  // namespace tapete
