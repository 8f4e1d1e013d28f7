// Matches with guests: the lines that a page receives reveal nothing hidden, and all pages end with the same record
// despite lost lines.
#include <set>

#include "match/games.hpp"
#include "online_support.hpp"

namespace tapete::test {
namespace {

/// An entry of a seat's journal, from a line to the guest: the number of the entry, its first word, and the rest.
struct Entry {
  std::size_t number = 0;
  std::string what;
  std::string text;
};
Entry entry_of(std::string_view line) {
  Splitter words{line, ' '};
  words.next();
  const auto number = online::take_number(words, 100'000);
  std::string what{words.next().value_or("")};
  return {static_cast<std::size_t>(number.value()), std::move(what), std::string{words.rest()}};
}

std::vector<Seat> all_but_first(int players) {
  std::vector<Seat> seats;
  for (Seat seat = 1; seat < players; ++seat) seats.push_back(seat);
  return seats;
}

void check_same_everywhere(const Room& room) {
  const std::string whole = whole_record(room.host);
  for (const auto& [seat, guest] : room.guests) {
    INFO("seat " << seat << ": " << explain(guest.error(), Lang::en));
    CHECK(guest.error() == GuestError::none);
    CHECK(guest.farewell().empty());
    CHECK_FALSE(guest.match().unproven());
    CHECK(guest.match().whole() == whole);
  }
}

/// Checks that the lines sent to a page always make up the redacted record of its seat, and that the lines reveal
/// nothing else about a hand before the hand ends.
void check_wire(const Room& room, Seat seat) {
  auto table = std::move(open_table(room.host.header()).value());
  const auto& events = room.host.table().events();
  std::size_t next = 0;
  std::vector<std::string> told;
  std::size_t shown = 0;
  std::size_t have = 0;
  for (const Room::Line& line : room.sent) {
    if (line.to_host || line.seat != seat || !line.text.starts_with("+ ")) continue;
    const auto [number, what, text] = entry_of(line.text);
    if (number <= have) continue;  // the host has repeated a line
    REQUIRE(number == ++have);
    if (what == "line") {
      const auto changes = online::parse_changes(text);
      REQUIRE(changes);
      REQUIRE(online::follow(told, *changes));
      // The line must carry the changes of the next event that the seat may know about.
      while (next < events.size() && table->redacted(seat) != told) REQUIRE(table->play(events[next++]));
      REQUIRE(table->redacted(seat) == told);
    } else if (what == "whole") {
      // The last events of the hand may be invisible to the seat.
      while (table->in_hand()) REQUIRE(table->play(events[next++]));
      REQUIRE(table->redacted(seat) == told);
      REQUIRE(shown < next);
      CHECK(text == events[shown++]);
    } else if (what == "numbers") {
      // The numbers of a deal are opened after the hand, and the numbers of dice after the throw.
      const bool dice = !table->info().inside_line.empty();
      CHECK((dice || !table->in_hand()));
    } else {
      CHECK((what == "head" || what == "seals" || what == "turn"));
    }
  }
  CHECK(shown == events.size());
}

TEST_CASE("all pages of a match get the same record, and the lines reveal nothing hidden before the end of a hand",
          "[online]") {
  for (const GameInfo* game : games()) {
    for (const int players : game->players) {
      INFO(game->id << " for " << players);
      Room room{host_setup(game->id, players, all_but_first(players)), 5};
      room.play(120);
      CHECK(room.host.table().events().size() >= 20);
      check_same_everywhere(room);
      for (const auto& one : room.guests) check_wire(room, one.first);
    }
  }
}

TEST_CASE("all pages get the same record of a match with claims", "[online]") {
  for (const auto& [game, players, rules] :
       {std::tuple{"guinote", 4, "renuncio=claim"}, std::tuple{"tute", 4, "renuncio=claim,strikes=2"}}) {
    std::set<std::string> said;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Room room{host_setup(game, players, all_but_first(players), rules), seed, {5, 5, 10}};
      room.play(150);
      check_same_everywhere(room);
      for (const auto& one : room.guests) check_wire(room, one.first);
      for (const std::string& event : room.host.table().events()) said.insert(event.substr(2));
    }
    INFO(game);
    CHECK(said.contains("claim"));
  }
}

TEST_CASE("lost, repeated and reordered lines lead to the same record", "[online]") {
  for (const GameInfo* game : games()) {
    INFO(game->id);
    const int players = game->players.front();
    Room room{host_setup(game->id, players, all_but_first(players)), 9, {15, 15, 25}};
    room.play(60);
    CHECK(room.host.table().events().size() >= 20);
    check_same_everywhere(room);
  }
}

TEST_CASE("pages that are closed during a match resume from their stored data", "[online]") {
  Room room{host_setup("guinote", 4, {1, 3}, "coto=1"), 3};
  room.carry();
  for (int i = 0; room.host.table().turn().who != Turn::Who::over && i < 3000; ++i) {
    room.step();
    if (i % 5 == 1) room.reopen_guest(1);
    if (i % 7 == 2) room.reopen_host();
    if (i % 11 == 3) room.reopen_guest(3);
    room.wait();
  }
  for (int i = 0; i < 3; ++i) room.wait();
  CHECK(room.host.table().turn().who == Turn::Who::over);
  check_same_everywhere(room);
  CHECK(room.guests.at(1).match().over());
}

TEST_CASE("a guest that reconnects receives the lines it has missed", "[online]") {
  Room room{host_setup("brisca", 2, {1}), 2};
  room.play(20);
  room.guests.at(1).lost();
  room.host.lost(1);
  CHECK_FALSE(room.host.present(1, room.now));
  room.host.deal();
  room.carry();
  CHECK_FALSE(room.host.table().in_hand());  // the deal needs the guest's number
  room.connect(1);
  room.carry();
  CHECK(room.host.table().in_hand());
  CHECK(room.host.present(1, room.now));
}

TEST_CASE("a page that has been silent for long counts as absent", "[online]") {
  Room room{host_setup("brisca", 2, {1}), 2};
  room.play(20);
  REQUIRE(room.host.present(1, room.now));
  room.now += online::kSilence;
  CHECK_FALSE(room.host.present(1, room.now));
  CHECK_FALSE(room.guests.at(1).hears(room.now));
}

TEST_CASE("a phrase reaches all pages except the page that said it", "[online]") {
  Room room{host_setup("brisca", 4, {1, 2, 3}), 2};
  room.carry();
  room.guests.at(2).say(3);
  room.host.say(11);
  room.carry();
  CHECK(room.guests.at(1).take_said() == std::vector<std::pair<Seat, int>>{{kNobody, 11}, {2, 3}});
  CHECK(room.guests.at(2).take_said() == std::vector<std::pair<Seat, int>>{{kNobody, 11}});
  CHECK(room.host.take_said() == std::vector<std::pair<Seat, int>>{{2, 3}});
}

TEST_CASE("every phrase of the table has a text in each language", "[online]") {
  for (int phrase = 0; phrase < online::kPhrases; ++phrase)
    CHECK(online::table_phrase(phrase, Lang::es) != online::table_phrase(phrase, Lang::en));
}

}  // namespace
}  // namespace tapete::test
