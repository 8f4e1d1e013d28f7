// A match with people at other screens in the app of the host, with a table in place of the service.
#include <catch_amalgamated.hpp>

#include "core/index.hpp"
#include "match/table.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::TestHost;

/// A host whose match has two people at this screen, at the seats 0 and 2, and two bots. Its requests to the service
/// wait until reply().
class HostPage : public TestHost {
 public:
  explicit HostPage(const std::string& game = "guinote") {
    auto record = parse_record("tapete 1\ngame " + game +
                               "\nplayers 4\nseat 0 human Ana\nseat 1 bot:casual Bea\nseat 2 human Carlos\n"
                               "seat 3 bot:casual Dora\n");
    REQUIRE(record);
    header = record->header;
    table = std::move(*open_table(header));
    draw();
  }

  void tell_friends(std::string_view text) override { requests.emplace_back(text); }
  /// Deals the next hand, or throws the dice.
  void draw() { REQUIRE(table->play(table->chance(cards, 0))); }

  /// Plays the match to its end, for all players.
  void finish() {
    while (table->turn().who != Turn::Who::over)
      if (table->turn().who == Turn::Who::chance)
        draw();
      else
        REQUIRE(table->play(line_by(*table, table->turn().decider, table->legal().front())));
  }

  /// Lets the app show the match as the service has it.
  void show(App& app) {
    app.friends().heard("match 0123456789abcdef0123456789abcdef host 1 1 " + record_text(header, table->events()));
    run(app);
  }

  /// Answers the waiting requests until the app waits for a person.
  void reply(App& app) {
    while (!requests.empty()) {
      Splitter words{requests.front(), ' '};
      REQUIRE(words.next() == "ask");
      const auto what = words.next();
      if (what == "deal") draw();
      if (what == "do") {
        const auto seat = parse_number(words.next().value_or(""), kMaxSeats - 1);
        REQUIRE(seat);
        REQUIRE(table->play(line_by(*table, *seat, words.rest())));
        if (table->in_hand() && table->turn().who == Turn::Who::chance) draw();
      }
      requests.pop_front();
      show(app);
    }
  }

  Header header;
  std::unique_ptr<Table> table;
  Rng cards{7};
  std::deque<std::string> requests;
};

/// Plays the first option for the person who holds the device, or passes the device.
void act(App& app, HostPage& host, std::array<int, 4>& turns) {
  MatchDriver& session = *app.match().session();
  const Seat next = session.seating().passing();
  if (next != kNobody) {
    CHECK(!session.can_act());
    CHECK(session.seating().at(next).human());
    app.match().take_device();
    host.run(app);
  } else {
    REQUIRE(session.can_act());
    CHECK(session.scene().viewer == session.table().turn().decider);
    ++turns[at(session.scene().viewer)];
    app.choose(0);
    host.run(app);
  }
  host.reply(app);
}

TEST_CASE("two people at the screen of the host pass it to each other", "[app][online]") {
  HostPage host;
  App app{host};
  host.show(app);
  REQUIRE(app.match().remote() != nullptr);
  host.reply(app);
  std::array<int, 4> turns{};
  while (!app.match().session()->sheet()) act(app, host, turns);
  CHECK(turns == std::array{10, 0, 10, 0});
  CHECK(app.match().session()->table().events() == host.table->events());
  CHECK(app.match().remote()->verified());
}

TEST_CASE("a table that hides nothing turns to the person at the host's screen who plays", "[app][online]") {
  HostPage host{"kwingto"};
  App app{host};
  host.show(app);
  host.reply(app);
  std::array<int, 4> turns{};
  for (int i = 0; i < 20; ++i) {
    REQUIRE(app.match().session()->seating().passing() == kNobody);
    act(app, host, turns);
  }
  CHECK(turns[0] > 0);
  CHECK(turns[2] > 0);
}

TEST_CASE("after a reload the host's table is shown at once as it was, to the person who takes the device",
          "[app][online]") {
  HostPage host;
  App app{host};
  host.show(app);
  host.reply(app);
  std::array<int, 4> turns{};
  for (int i = 0; i < 9; ++i) act(app, host, turns);

  App again{host};
  again.friends().heard("match 0123456789abcdef0123456789abcdef host 1 1 " +
                        record_text(host.header, host.table->events()));
  const MatchDriver& session = *again.match().session();
  CHECK(session.table().events() == host.table->events());
  CHECK(!session.shown().busy());
  CHECK(session.seating().passing() == host.table->turn().decider);
}

TEST_CASE("a match with friends goes on while another screen hides it", "[app][online]") {
  HostPage host;
  App app{host};
  host.show(app);
  host.reply(app);
  std::array<int, 4> turns{};
  while (!app.match().session()->can_act()) act(app, host, turns);
  const std::size_t before = host.table->events().size();
  app.choose(0);
  app.navigation().go(Screen::settings);
  host.reply(app);
  // The bot has played too.
  CHECK(host.table->events().size() >= before + 2);
  CHECK(app.match().session()->table().events() == host.table->events());
  CHECK(app.match().session()->seating().at(host.table->turn().decider).human());
}

/// Plays the first legal action of a seat at another screen if it is to act.
void play_elsewhere(App& app, HostPage& host) {
  const Turn turn = host.table->turn();
  if (turn.who != Turn::Who::seat || read_players(host.header, Lang::en, true)[at(turn.decider)].level != kFriend)
    return;
  REQUIRE(host.table->play(line_by(*host.table, turn.decider, host.table->legal().front())));
  host.show(app);
}

TEST_CASE("a screen at which nobody plays shows the table to an onlooker", "[app][online]") {
  HostPage host{"brisca"};
  for (auto& [key, text] : host.header.free)
    if (text == "0 human Ana" || text == "2 human Carlos") text.replace(2, 5, "friend");
  App app{host};
  host.show(app);
  const MatchDriver& session = *app.match().session();
  CHECK(session.viewer() == kNobody);
  while (!session.finished()) {
    CHECK(session.scene().viewer == kNobody);
    CHECK((!session.can_act() && session.seating().passing() == kNobody));
    if (session.sheet()) app.match().next_hand();
    host.reply(app);
    play_elsewhere(app, host);
  }
  CHECK(session.sheet()->verdict.find('@') != std::string::npos);
  CHECK(host.keys("done/").empty());  // nobody here has played
  CHECK(!app.friends().is_playing());
}

TEST_CASE("a game without hidden cards is shown to a person even if the record names none", "[app][online]") {
  HostPage host{"kwingto"};
  std::erase_if(host.header.free, [](const auto& line) { return line.second.find("human") != std::string::npos; });
  App app{host};
  host.show(app);
  CHECK(app.match().session()->viewer() == 0);
}

TEST_CASE("a guest who has read the count is told what starts the next hand", "[app][online]") {
  HostPage host{"brisca"};
  App app{host};
  const auto show = [&] {
    app.friends().heard("match 0123456789abcdef0123456789abcdef guest 0 1 " +
                        record_text(host.header, host.table->events()));
    host.run(app);
  };
  while (host.table->in_hand())
    REQUIRE(host.table->play(line_by(*host.table, host.table->turn().decider, host.table->legal().front())));
  show();
  const RemoteSource& remote = *app.match().remote();
  app.match().take_device();
  host.run(app);
  REQUIRE(app.match().session()->sheet());
  CHECK(remote.waiting_words() == Text{});
  app.match().next_hand();
  CHECK(remote.waiting_words()(Lang::en).starts_with("Wait: the host starts the next one"));
  host.draw();
  show();
  CHECK(remote.waiting_words() == Text{});
  CHECK(!app.match().session()->sheet());
}

TEST_CASE("the home screen leads back to the table of friends until the page loses its seat there", "[app][online]") {
  HostPage host;
  App app{host};
  host.show(app);
  host.reply(app);
  app.back();
  REQUIRE(app.navigation().screen() == Screen::home);
  REQUIRE(app.friends().is_playing());
  app.friends().go_on();
  CHECK(app.navigation().screen() == Screen::table);

  app.friends().heard("left");
  CHECK(app.navigation().screen() == Screen::home);
  CHECK(app.match().remote() == nullptr);
  CHECK(!app.friends().is_playing());
}

TEST_CASE("a match that the player begins at home stays on the table while friends play", "[app][online]") {
  HostPage host;
  App app{host};
  host.show(app);
  host.reply(app);
  app.back();
  test::start_match(app, host);
  host.show(app);
  CHECK(app.match().local() != nullptr);
  CHECK(app.navigation().screen() == Screen::table);
  REQUIRE(app.friends().is_playing());
  app.friends().go_on();
  CHECK(app.match().remote() != nullptr);
  CHECK(app.match().session()->table().events() == host.table->events());
  host.show(app);
  CHECK(app.match().remote() != nullptr);

  app.back();
  test::start_match(app, host);
  app.friends().heard("left");
  CHECK(app.match().local() != nullptr);
  CHECK(!app.friends().is_playing());
}

TEST_CASE("a match with friends is no longer played after its last card has been shown", "[app][online]") {
  HostPage host;
  App app{host};
  host.finish();
  const std::string last = host.table->events().back();
  host.table->rewind(host.table->events().size() - 1);
  host.show(app);
  app.match().take_device();
  CHECK(app.friends().is_playing());
  REQUIRE(host.table->play(last));
  host.show(app);
  CHECK(!app.friends().is_playing());
  app.back();
  CHECK(app.match().remote() == nullptr);
  CHECK(!app.friends().is_playing());
}

TEST_CASE("the end of a match with friends can be seen after a match that the player has begun", "[app][online]") {
  HostPage host;
  App app{host};
  host.show(app);
  app.back();
  test::start_match(app, host);
  host.finish();
  host.show(app);
  CHECK(app.match().local() != nullptr);
  REQUIRE(app.friends().is_playing());
  app.friends().go_on();
  host.run(app);
  REQUIRE(app.match().remote() != nullptr);
  CHECK(app.match().session()->finished());
  CHECK(host.keys("done/").size() == 1);
  app.back();
  CHECK(!app.friends().is_playing());
}

}  // namespace
}  // namespace tapete
