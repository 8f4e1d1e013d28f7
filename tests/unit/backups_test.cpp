// Backups: restoring one never loses stored data, and a new backup is read back before it is reported complete.
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

/// A finished match and two earlier states of it, as records.
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
  Snapshots out{app.match().record(), {}, {}};
  for (int i = 0; i < 5; ++i) act(app, host);
  out.later = app.match().record();
  while (act(app, host)) {
  }
  out.late = app.match().record();
  return out;
}

/// Opens a copy with these values and returns the message.
std::string open_copy(TestHost& host, App& app, const std::vector<Change>& values) {
  app.library().file_opened(backup_text(values));
  host.run(app);
  std::string answer = told(app);
  app.messages().answer(true);
  host.run(app);
  return answer;
}

std::string said(const Text& words, int number) { return fill(words(Lang::es), std::to_string(number)); }

/// A host with the beginning of a match on the table, and copies of the same match and of another one.
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

TEST_CASE("a copy replaces what it continues", "[saving]") {
  HereAndInACopy t;
  auto& values = t.host.values;
  SECTION("what continues it") {
    CHECK(open_copy(t.host, t.app, {{"done/" + kId, t.one.late}})
              .ends_with(said("Matches updated from the backup: @."_text, 1)));
    CHECK(values["done/" + kId] == t.one.late);
    CHECK(t.host.keys("match/").empty());
    CHECK(t.app.match().session() == nullptr);
  }
  SECTION("what continues it and is not over: it is on the table then") {
    CHECK(open_copy(t.host, t.app, {{"match/" + kId, t.one.later}})
              .ends_with(said("Matches updated from the backup: @."_text, 1)));
    CHECK(values["match/" + kId] == t.one.later);
    CHECK(t.app.match().record() == t.one.later);
  }
  SECTION("whether it is over its record tells, not its name") {
    open_copy(t.host, t.app, {{"done/" + kId, t.one.later}});
    CHECK(t.host.stored_match() == t.one.later);
    open_copy(t.host, t.app, {{"match/" + kId, t.one.late}});
    CHECK(values["done/" + kId] == t.one.late);
    CHECK(t.host.keys("match/").empty());
  }
}

TEST_CASE("a copy replaces nothing that it does not continue", "[saving]") {
  HereAndInACopy t;
  const Values before = t.host.values;
  SECTION("another match of the same name") {
    for (int time = 0; time < 2; ++time) {
      const Text& words =
          time == 0 ? "Conflicting matches, both versions kept: @."_text : "Matches already on this device: @."_text;
      CHECK(open_copy(t.host, t.app, {{"done/" + kId, t.other.late}}).ends_with(said(words, 1)));
      for (const auto& [key, text] : before) CHECK(t.host.values[key] == text);
      REQUIRE(t.host.keys("done/").size() == 1);
      CHECK(t.host.values[t.host.keys("done/")[0]] == t.other.late);
    }
    CHECK(t.app.match().record() == t.here);
  }
  SECTION("what is behind it") {
    const std::string less = t.one.early.substr(0, t.one.early.rfind('\n', t.one.early.size() - 2) + 1);
    CHECK(open_copy(t.host, t.app, {{"match/" + kId, less}})
              .ends_with(said("Matches already on this device: @."_text, 1)));
    CHECK(t.host.values == before);
  }
  SECTION("garbage, which never deletes anything") {
    for (const std::string& text : std::vector<std::string>{"x", "", "tapete 1\ngame guinote\n",
                                                            "tapete 1\ngame guinote\nplayers 4\ndeal 0 Ao\n"})
      for (const std::string folder : {"match/", "done/"}) {
        CHECK(open_copy(t.host, t.app, {{folder + kId, text}})
                  .ends_with(said("Unreadable matches, left out: @."_text, 1)));
        CHECK(t.host.values == before);
        CHECK(t.app.match().record() == t.here);
      }
  }
}

TEST_CASE("a copy brings settings and what was chosen for each game, where there are none", "[saving]") {
  Values before = somebodys();
  std::vector<Change> copy;
  for (const auto& [key, text] : before) copy.push_back({key, text});
  REQUIRE(before.contains("setup.guinote"));
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

  TestHost own;  // settings made here stay
  own.values["settings"] = "text large\n";
  own.values["setup"] = "name 0 Ana\n";
  App there{own};
  open_copy(own, there, copy);
  CHECK(own.values["settings"] == "text large\n");
  CHECK(own.values["setup"] == "name 0 Ana\n");
}

TEST_CASE("a copy is made only of everything, and checked before it is said to be made", "[saving]") {
  TestHost host;
  host.values = somebodys();
  host.values["done/" + kId] = snapshots(1).late;
  App app{host};
  host.run(app);
  app.backups().save();
  CHECK(host.file.empty());  // the archive has not been read
  CHECK(!app.messages().dialog());

  SECTION("it is whole") {
    host.run(app);
    CHECK(told(app).starts_with("Backup saved"_text(Lang::es)));
    CHECK(told(app).find(" 2 ") != std::string::npos);
    const auto values = parse_backup(host.file);
    REQUIRE(values);
    Values held = host.values;
    CHECK(held.erase("care") == 1);  // the note about the copy is stored after it
    CHECK(values->size() == held.size());
  }
  SECTION("the archive cannot be read") {
    host.archive_state = Stored::failed;
    host.run(app);
    CHECK(told(app) == std::string{"Saved data cannot be read"_text(Lang::es)} + '\n' +
                           std::string{"Nothing was done. Try again in a moment."_text(Lang::es)});
    CHECK(host.file.empty());
  }
  SECTION("what was written is not what was to be") {
    host.file_broken = true;
    host.run(app);
    CHECK(told(app).starts_with("Backup not saved"_text(Lang::es)));
  }
}

TEST_CASE("a backup contains values with spaces in their keys", "[saving]") {
  TestHost host;
  host.values = somebodys();
  host.values["done/" + kId] = snapshots(1).late;
  const std::string aside = "done/aside 1764061440000 done/" + kId;
  host.values[aside] = snapshots(1).later;
  const std::string odd = "done/  a key  7 ";
  host.values[odd] = "no record";
  App app{host};
  host.run(app);
  SECTION("all of it") {
    app.backups().save();
    host.run(app);
    CHECK(told(app).starts_with("Backup saved"_text(Lang::es)));
    const auto values = parse_backup(host.file);
    REQUIRE(values);
    for (const std::string& key : {aside, odd})
      CHECK(std::count(values->begin(), values->end(), Change{key, host.values.at(key)}) == 1);
  }
  SECTION("and names what no copy can hold") {
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

TEST_CASE("a copy is not opened while it is not known what is here", "[saving]") {
  TestHost host;
  App app{host};
  host.archive_state = Stored::failed;
  CHECK(open_copy(host, app, {{"match/" + kId, snapshots(1).early}})
            .ends_with("Nothing was done. Try again in a moment."_text(Lang::es)));
  CHECK(host.values.empty());
}

TEST_CASE("what a copy brings is said only once it is stored", "[saving]") {
  TestHost host;
  App app{host};
  host.broken = true;
  CHECK(open_copy(host, app, {{"match/" + kId, snapshots(1).early}})
            .starts_with("Nothing can be saved here"_text(Lang::es)));
}

TEST_CASE("what a copy has brought is said on a frame of its own", "[saving]") {
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

TEST_CASE("a large copy is looked through bit by bit", "[saving]") {
  TestHost host;
  App app{host};
  const auto copy = [](int first) {
    std::vector<Change> values;
    for (int i = first; i < first + 20; ++i)
      values.push_back({"done/" + kId.substr(2) + std::to_string(i), snapshots(1).late});
    return backup_text(values);
  };
  app.library().file_opened(copy(10));
  host.pace = 13;  // each reading of the clock exceeds the time for one tick

  SECTION("alone") {
    host.run(app);
    CHECK(told(app).ends_with(said("New matches: @."_text, 20)));
  }
  SECTION("another is opened before its end") {
    app.library().file_opened(copy(20));
    host.run(app);
    CHECK(told(app).find(said("New matches: @."_text, 30)) != std::string::npos);
    CHECK(host.keys("done/").size() == 30);
  }
}

TEST_CASE("a file that cannot be read is said to be so", "[saving]") {
  TestHost host;
  App app{host};
  app.backups().refuse(PayloadFault::unread);
  CHECK(told(app).ends_with("It could not be read. Choose it again. Nothing was changed."_text(Lang::es)));
}

}  // namespace
}  // namespace tapete
