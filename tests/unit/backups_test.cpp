// Backups: restoring a backup never loses stored data, and a new backup is read back before it is reported complete.
#include <catch_amalgamated.hpp>

#include "app/payload.hpp"
#include "match/table.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::somebodys;
using test::start_match;
using test::TestHost;
using test::told;

using Values = decltype(TestHost::values);

const std::string kId = "00112233445566aa";

/// Records of one match: an early state, a later state, and the end.
struct Snapshots {
  std::string early;
  std::string later;
  std::string late;
};
Snapshots snapshots(std::uint64_t seed) {
  TestHost host;
  host.rng = Rng{seed};
  App app{host};
  start_match(app, host, 2);
  for (int i = 0; i < 12; ++i) act(app, host);
  Snapshots out{record_at_table(app.match()), {}, {}};
  for (int i = 0; i < 5; ++i) act(app, host);
  out.later = record_at_table(app.match());
  while (act(app, host)) {
  }
  out.late = record_at_table(app.match());
  return out;
}

/// Opens a backup with these values. Returns the message that the player sees.
std::string open_copy(TestHost& host, App& app, const std::vector<Change>& values) {
  app.library().file_opened(backup_text(values));
  host.run(app);
  std::string answer = told(app);
  app.messages().answer(true);
  host.run(app);
  return answer;
}

std::string said(const Text& words, int number) { return fill(words(Lang::es), std::to_string(number)); }

/// A host with an early state of match `one` on the table. The tests restore backups of later states of `one`, and of
/// the match `other`.
struct HereAndInACopy {
  Snapshots one = snapshots(1);
  Snapshots other = snapshots(2);
  TestHost host;
  App app{prepared()};
  std::string here;

  HereAndInACopy() {
    host.run(app);
    here = host.stored_match();
    REQUIRE(here.starts_with(one.early));
  }
  TestHost& prepared() {
    host.values["match/" + kId] = one.early;
    host.values["current"] = kId;
    return host;
  }
};

TEST_CASE("a backup replaces an earlier state of the same match", "[saving]") {
  HereAndInACopy t;
  auto& values = t.host.values;
  SECTION("a finished match") {
    CHECK(open_copy(t.host, t.app, {{"done/" + kId, t.one.late}})
              .ends_with(said("Matches updated from the backup: @."_text, 1)));
    CHECK(values["done/" + kId] == t.one.late);
    CHECK(t.host.keys("match/").empty());
    CHECK(t.app.match().session() == nullptr);
  }
  SECTION("an unfinished match, which is then on the table") {
    CHECK(open_copy(t.host, t.app, {{"match/" + kId, t.one.later}})
              .ends_with(said("Matches updated from the backup: @."_text, 1)));
    CHECK(values["match/" + kId] == t.one.later);
    CHECK(record_at_table(t.app.match()) == t.one.later);
  }
  SECTION("records whose keys wrongly say that the match is finished or unfinished") {
    open_copy(t.host, t.app, {{"done/" + kId, t.one.later}});
    CHECK(t.host.stored_match() == t.one.later);
    open_copy(t.host, t.app, {{"match/" + kId, t.one.late}});
    CHECK(values["done/" + kId] == t.one.late);
    CHECK(t.host.keys("match/").empty());
  }
}

TEST_CASE("a backup never replaces a stored match whose record it does not continue", "[saving]") {
  HereAndInACopy t;
  const Values before = t.host.values;
  SECTION("another match with the same id") {
    for (int time = 0; time < 2; ++time) {
      const Text& words =
          time == 0 ? "Conflicting matches, both versions kept: @."_text : "Matches already on this device: @."_text;
      CHECK(open_copy(t.host, t.app, {{"done/" + kId, t.other.late}}).ends_with(said(words, 1)));
      for (const auto& [key, text] : before) CHECK(t.host.values[key] == text);
      REQUIRE(t.host.keys("done/").size() == 1);
      CHECK(t.host.values[t.host.keys("done/")[0]] == t.other.late);
    }
    CHECK(record_at_table(t.app.match()) == t.here);
  }
  SECTION("an earlier state of the match") {
    const std::string less = t.one.early.substr(0, t.one.early.rfind('\n', t.one.early.size() - 2) + 1);
    CHECK(open_copy(t.host, t.app, {{"match/" + kId, less}})
              .ends_with(said("Matches already on this device: @."_text, 1)));
    CHECK(t.host.values == before);
  }
  SECTION("unreadable records") {
    for (const std::string& text : std::vector<std::string>{"x", "", "tapete 1\ngame guinote\n",
                                                            "tapete 1\ngame guinote\nplayers 4\ndeal 0 Ao\n"})
      for (const std::string folder : {"match/", "done/"}) {
        CHECK(open_copy(t.host, t.app, {{folder + kId, text}})
                  .ends_with(said("Unreadable matches, left out: @."_text, 1)));
        CHECK(t.host.values == before);
        CHECK(record_at_table(t.app.match()) == t.here);
      }
  }
}

std::vector<Change> as_changes(const Values& values) {
  std::vector<Change> out;
  for (const auto& [key, text] : values) out.push_back({key, text});
  return out;
}

TEST_CASE("a backup restores settings and forms on a device that has none", "[saving]") {
  Values before = somebodys();
  REQUIRE(before.contains("setup.guinote"));
  std::vector<Change> copy = as_changes(before);
  copy.push_back({"setup.nonsense", "x"});
  copy.push_back({"whatever", "x"});
  TestHost host;
  App app{host};
  CHECK(open_copy(host, app, copy).ends_with("Settings restored from the backup."_text(Lang::es)));
  for (const std::string key : {"settings", "setup", "setup.guinote"}) CHECK(host.values[key] == before[key]);
  CHECK(!host.values.contains("setup.nonsense"));
  CHECK(!host.values.contains("whatever"));
  CHECK(app.preferences().settings().text_size == TextSize::largest);
  CHECK(app.preferences().setup().names[0] == "Begoña");
}

TEST_CASE("a backup never replaces stored settings and forms", "[saving]") {
  TestHost own;
  own.values["settings"] = "text large\n";
  own.values["setup"] = "name 0 Ana\n";
  App there{own};
  open_copy(own, there, as_changes(somebodys()));
  CHECK(own.values["settings"] == "text large\n");
  CHECK(own.values["setup"] == "name 0 Ana\n");
}

TEST_CASE("a backup is reported only after it is complete and verified", "[saving]") {
  TestHost host;
  host.values = somebodys();
  host.values["done/" + kId] = snapshots(1).late;
  App app{host};
  host.run(app);
  app.backups().save();
  CHECK(host.file.empty());  // the archive has not been read yet
  CHECK(!app.messages().dialog());

  SECTION("everything can be read and written") {
    host.run(app);
    CHECK(told(app).starts_with("Backup saved"_text(Lang::es)));
    CHECK(told(app).find(" 2 ") != std::string::npos);
    const auto values = parse_backup(host.file);
    REQUIRE(values);
    Values held = host.values;
    CHECK(held.erase("care") == 1);  // the date of the backup is stored only after the file is written
    CHECK(values->size() == held.size());
  }
  SECTION("the archive cannot be read") {
    host.archive_state = Stored::failed;
    host.run(app);
    CHECK(told(app) == std::string{"Saved data cannot be read"_text(Lang::es)} + '\n' +
                           std::string{"Nothing was done. Try again in a moment."_text(Lang::es)});
    CHECK(host.file.empty());
  }
  SECTION("the written file differs from the backup") {
    host.file_broken = true;
    host.run(app);
    CHECK(told(app).starts_with("Backup not saved"_text(Lang::es)));
  }
}

TEST_CASE("a backup contains values with unusual keys", "[saving]") {
  TestHost host;
  host.values = somebodys();
  host.values["done/" + kId] = snapshots(1).late;
  const std::string aside = "done/aside 1764061440000 done/" + kId;
  host.values[aside] = snapshots(1).later;
  const std::string odd = "done/  a key  7 ";
  host.values[odd] = "no record";
  App app{host};
  host.run(app);
  SECTION("values whose keys contain spaces are included") {
    app.backups().save();
    host.run(app);
    CHECK(told(app).starts_with("Backup saved"_text(Lang::es)));
    const auto values = parse_backup(host.file);
    REQUIRE(values);
    for (const std::string& key : {aside, odd})
      CHECK(std::count(values->begin(), values->end(), Change{key, host.values.at(key)}) == 1);
  }
  SECTION("values whose keys no backup can contain are left out and reported") {
    for (const std::string& key : {std::string(101, 'k'), std::string{"two\nlines"}}) host.values[key] = "x";
    app.backups().save();
    host.run(app);
    CHECK(told(app).starts_with("Backup saved"_text(Lang::es)));
    CHECK(told(app).ends_with("Quedan fuera: 2, por ejemplo " + std::string(60, 'k') + "."));
    const auto values = parse_backup(host.file);
    REQUIRE(values);
    CHECK(std::count(values->begin(), values->end(), Change{aside, host.values.at(aside)}) == 1);
  }
}

TEST_CASE("a backup is not restored while the archive cannot be read", "[saving]") {
  TestHost host;
  App app{host};
  host.archive_state = Stored::failed;
  CHECK(open_copy(host, app, {{"match/" + kId, snapshots(1).early}})
            .ends_with("Nothing was done. Try again in a moment."_text(Lang::es)));
  CHECK(host.values.empty());
}

TEST_CASE("a backup is not reported as restored if nothing can be stored", "[saving]") {
  TestHost host;
  App app{host};
  host.broken = true;
  CHECK(open_copy(host, app, {{"match/" + kId, snapshots(1).early}})
            .starts_with("Nothing can be saved here"_text(Lang::es)));
}

TEST_CASE("the report of a restored backup requests a new frame", "[saving]") {
  TestHost host;
  host.silent = true;
  App app{host};
  app.library().file_opened(backup_text({{"match/" + kId, snapshots(1).early}}));
  host.run(app);
  REQUIRE_FALSE(app.messages().dialog());
  const int frames = host.frames;
  app.stored(host.stores, Stored::safe);
  CHECK(told(app).starts_with("Backup opened"_text(Lang::es)));
  CHECK(host.frames > frames);
}

TEST_CASE("a large backup is restored in steps", "[saving]") {
  TestHost host;
  App app{host};
  const auto copy = [](int first) {
    std::vector<Change> values;
    for (int i = first; i < first + 20; ++i)
      values.push_back({"done/" + kId.substr(2) + std::to_string(i), snapshots(1).late});
    return backup_text(values);
  };
  app.library().file_opened(copy(10));
  host.pace = 13;  // ms that pass at each reading of the clock; the time of a tick is over after one match

  SECTION("one backup") {
    host.run(app);
    CHECK(told(app).ends_with(said("New matches: @."_text, 20)));
  }
  SECTION("a second backup that is opened before the first is done") {
    app.library().file_opened(copy(20));
    host.run(app);
    CHECK(told(app).find(said("New matches: @."_text, 30)) != std::string::npos);
    CHECK(host.keys("done/").size() == 30);
  }
}

TEST_CASE("an unreadable backup file is reported", "[saving]") {
  TestHost host;
  App app{host};
  app.backups().refuse(PayloadFault::unread);
  CHECK(told(app).ends_with("It could not be read. Choose it again. Nothing was changed."_text(Lang::es)));
}

}  // namespace
}  // namespace tapete
