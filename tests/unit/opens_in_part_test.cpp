// Records that this version's rules can replay only in part, because they follow older rules or come from a newer
// version. Nothing is lost or changed, the legal part can be watched, and the player is told.
#include <catch_amalgamated.hpp>

#include "app/payload.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::some_match;
using test::TestHost;
using test::told;

const std::string kId = "00112233445566aa";

/// Record of a match: a legal part with `events` events, a line that was never legal, and one more line.
struct DamagedRecord {
  std::string legal;
  std::string text;
  std::size_t events = 0;
  DamagedRecord() {
    TestHost host;
    host.rng = Rng{7};
    App app{host};
    legal = some_match(host, app, 6);
    events = app.match().session()->table().events().size();
    text = legal + "0 bid yes  # as it was called then\n1 play Ao\n";
  }
};

/// Checks that a replay shows the legal part and can seek to the last event of that part.
void check_watched(App& app, TestHost& host, const DamagedRecord& part) {
  REQUIRE(app.navigation().screen() == Screen::replay);
  const MatchDriver& session = *app.match().session();
  REQUIRE(app.match().watching().replay()->length() == part.events);
  app.match().watching().seek(part.events);
  host.run(app);
  CHECK(part.legal.ends_with(session.table().events().back() + '\n'));
}

std::string line_of(const DamagedRecord& part) {
  return std::to_string(std::count(part.legal.begin(), part.legal.end(), '\n') + 1);
}

TEST_CASE("the legal part of a file can be watched, and the file is stored unchanged", "[saving]") {
  const DamagedRecord part;
  TestHost host;
  App app{host};
  const std::string own = some_match(host, app, 3);
  for (int time = 0; time < 2; ++time) {
    app.library().file_opened(part.text);
    CHECK(told(app).find(line_of(part)) != std::string::npos);
    CHECK(told(app).ends_with(": 2."));
    app.messages().answer(true);
    host.run(app);
    check_watched(app, host, part);
    CHECK(host.keys("match/").size() == 2);  // opening the file again does not store it again
    app.back();
    CHECK(record_at_table(app.match()) == own);
  }
  bool kept = false;
  for (const std::string& key : host.keys("match/")) kept = kept || host.values[key] == part.text;
  CHECK(kept);
}

TEST_CASE("a stored match that this version's rules refuse can be watched and is never overwritten", "[saving]") {
  const DamagedRecord part;
  for (const std::string folder : {"match/", "done/"}) {
    TestHost host;
    host.values[folder + kId] = part.text;
    App app{host};
    app.library().open();
    host.run(app);
    const auto& entries = folder == "done/" ? app.library().archive().done() : app.library().archive().under_way();
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].game != nullptr);
    CHECK(entries[0].digest.left_out == 2);
    folder == "done/" ? app.opener().watch(entries[0].key) : app.opener().go_on(entries[0].key);
    app.messages().answer(true);
    host.run(app);
    check_watched(app, host, part);
    app.match().watching().play_what_if();
    host.run(app);
    act(app, host);
    CHECK(host.values[folder + kId] == part.text);
    CHECK(host.keys("").size() == 1);
  }
}

TEST_CASE("a current match that this version's rules refuse is reported once and kept", "[saving]") {
  const DamagedRecord part;
  TestHost host;
  host.values["match/" + kId] = part.text;
  host.values["current"] = kId;
  App app{host};
  CHECK(app.match().session() == nullptr);
  CHECK(told(app).starts_with("This match opens only in part"_text(Lang::es)));
  CHECK(host.values["match/" + kId] == part.text);
  app.messages().answer(true);
  App again{host};
  CHECK_FALSE(again.messages().dialog());  // the player is told once
}

TEST_CASE("a link to a match that is legal only in part offers to watch that part", "[links]") {
  const DamagedRecord part;
  TestHost host;
  App app{host};
  app.sharing().open_link(link_text(part.text));
  REQUIRE(app.messages().dialog());
  CHECK(app.messages().dialog()->yes == "Watch it"_text(Lang::es));
  app.messages().answer(true);
  app.messages().answer(true);
  host.run(app);
  check_watched(app, host, part);
}

TEST_CASE("a backup restores matches of older rules and newer versions unchanged, and counts them", "[saving]") {
  const DamagedRecord part;
  const std::vector<std::string> texts{part.text, "tapete 2\nanything\n", "tapete 1\ngame mus\nplayers 4\ndeal Ao\n",
                                       "tapete 1\ngame guinote\nplayers 4\nrules duels=yes\n"};
  for (const std::string& text : texts) {
    TestHost host;
    App app{host};
    const std::string own = some_match(host, app, 3);
    const std::string here = "match/" + app.match().local()->id();
    // The second key is that of the match on the table, which must not be replaced.
    for (const std::string& key : {"done/" + kId, here}) {
      app.library().file_opened(backup_text({{key, text}}));
      host.run(app);
      CHECK(told(app).ends_with(fill("From older rules or a newer version, kept unchanged: @."_text(Lang::es), "1")));
      app.messages().answer(true);
      host.run(app);
    }
    CHECK(host.values["done/" + kId] == text);
    CHECK(host.values[here] == own);
    CHECK(record_at_table(app.match()) == own);
    app.library().file_opened(backup_text({{"done/" + kId, text}}));
    host.run(app);
    CHECK(told(app).ends_with(fill("Matches already on this device: @."_text(Lang::es), "1")));
  }
}

TEST_CASE("unknown names in a record are reported as coming from a newer version", "[app]") {
  TestHost host;
  App app{host};
  for (const auto* text :
       {"tapete 2\nanything\n", "tapete 1\ngame mus\nplayers 4\n",
        "tapete 1\ngame guinote\nplayers 4\nrules duels=yes\n", "tapete 1\ngame brisca\nplayers 2\nrules three=7\n"}) {
    INFO(text);
    CHECK_FALSE(app.opener().open_record(text));
    CHECK(told(app).ends_with("It may come from a newer version of Tapete: reload the page."_text(Lang::es)));
    CHECK(told(app).find('|') == std::string::npos);  // the message does not list the known names
    app.messages().answer(true);
    app.sharing().open_link(link_text(text));
    CHECK(told(app).ends_with(explain_link(PayloadFault::newer, Lang::es)));
    app.messages().answer(true);
  }
}

}  // namespace
}  // namespace tapete
