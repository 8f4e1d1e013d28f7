// Lines from strangers neither stop a match nor make the host reveal anything.
#include "online_support.hpp"

namespace tapete::test {
namespace {

constexpr int kStranger = 77;

std::vector<std::string> sent_to(HostTable& host, int page) {
  std::vector<std::string> lines;
  for (auto& letter : host.take_out())
    if (letter.page == page) lines.push_back(std::move(letter.line));
  return lines;
}

std::vector<std::string> answer_to(Room& room, const std::string& line) {
  room.host.connected(kStranger, room.now);
  room.host.receive(kStranger, line, room.now);
  return sent_to(room.host, kStranger);
}

TEST_CASE("a stranger is told why it is refused, and nothing else", "[online]") {
  Room room{host_setup("guinote", 4, {1, 3}), 1};
  room.play(20);
  const std::string key = sha256("some key");
  CHECK(answer_to(room, "hello 2 1 " + key + " Eve") == std::vector<std::string>{"bye version"});
  CHECK(answer_to(room, "hello 1 2 " + key + " Eve") == std::vector<std::string>{"bye seat"});
  CHECK(answer_to(room, "hello 1 1 " + key + " Eve") == std::vector<std::string>{"bye taken"});
  for (const char* line : {"have 0", "do 1 play Ao", "seal 1 x", "hello", "hello 1", "say 1", "bye", "", "+ 1 head"})
    CHECK(answer_to(room, line).empty());
}

TEST_CASE("a guest that opens a second page continues there, and the first page is dismissed", "[online]") {
  Room room{host_setup("guinote", 4, {1, 3}), 1};
  room.play(20);
  room.host.connected(kStranger, room.now);
  const std::string key = sha256("tapete key 1 " + guest_setup(1).secret);
  room.host.receive(kStranger, "hello 1 1 " + key + " Guest 1", room.now);
  const auto letters = room.host.take_out();
  REQUIRE(letters.size() == 2);
  CHECK((letters[0].page == 1 && letters[0].line == "bye moved"));
  CHECK((letters[1].page == kStranger && letters[1].line.starts_with("table 1 ")));
}

TEST_CASE("a seat can be given to another guest only before the match", "[online]") {
  Room room{host_setup("brisca", 2, {1}), 1};
  room.carry();
  CHECK(room.host.change_seat(1, HostTable::SeatChange::vacate, room.now));
  CHECK_FALSE(room.host.begin());
  CHECK(answer_to(room, "hello 1 1 " + sha256("key of another") + " Eva").front().starts_with("table 1 "));
  CHECK(room.host.begin());
  CHECK_FALSE(room.host.change_seat(1, HostTable::SeatChange::vacate, room.now));
}

TEST_CASE("a guest's name with control characters, blanks at an end or too many letters is refused", "[online]") {
  for (const std::string name :
       {"", " Ana", "Ana ", "A#na", "\x1b[2J", "Ana\xe2\x80\xae\xe2\x80\xac", "a name that is far too long"})
    CHECK_FALSE(online::is_plain_name(name));
  CHECK(online::is_plain_name("Ana María"));
}

TEST_CASE("a page that sends garbage is dismissed, and a page that sends too many lines gets few answers", "[online]") {
  Room room{host_setup("brisca", 2, {1}), 1};
  room.carry();
  room.host.connected(kStranger, room.now);
  for (int i = 0; i < 1000; ++i) room.host.receive(kStranger, "have " + std::to_string(i), room.now);
  CHECK(sent_to(room.host, kStranger) == std::vector<std::string>{"bye garbage"});
  for (int i = 0; i < 1000; ++i) room.host.receive(1, "have 0", room.now);
  CHECK(sent_to(room.host, 1).size() < 200);
  room.now += 60'000;
  room.play();
  CHECK(room.guests.at(1).match().over());
}

TEST_CASE("a match continues despite altered and repeated lines of strangers", "[online]") {
  Room room{host_setup("guinote", 4, {1, 3}, "coto=1"), 4};
  Rng rng{8};
  room.carry();
  for (int i = 0; room.host.table().turn().who != Turn::Who::over && i < 3000; ++i) {
    room.step();
    // Repeats an earlier line of any sender from a stranger's page, often slightly changed. Greetings are left out,
    // because a page that knows a guest's key counts as that guest.
    Room::Line old = room.sent[rng.below(static_cast<std::uint32_t>(room.sent.size()))];
    if (old.text.starts_with("hello")) continue;
    if (rng.below(2) == 0 && !old.text.empty())
      old.text[rng.below(static_cast<std::uint32_t>(old.text.size()))] = static_cast<char>(rng.below(256));
    if (i % 4 == 0) room.host.connected(kStranger, room.now);
    room.host.receive(kStranger, old.text, room.now);
    if (i % 3 == 0) room.wait();
  }
  for (int i = 0; i < 3; ++i) room.wait();
  CHECK(room.host.table().turn().who == Turn::Who::over);
  for (const auto& one : room.guests) CHECK(one.second.match().whole() == whole_record(room.host));
}

TEST_CASE("a guest refuses the lines of another match", "[online]") {
  Room room{host_setup("brisca", 2, {1}), 1};
  room.play(20);
  GuestTable& guest = room.guests.at(1);
  guest.connected(room.now);
  guest.receive("+ 999 whole 0 play Ao", room.now);  // a guest ignores all lines before the host's greeting
  CHECK(guest.error() == GuestError::none);
  guest.receive("table 1 " + sha256("other").substr(0, online::kMatchDigits) + " 1 0", room.now);
  CHECK(guest.error() == GuestError::foreign);
}

TEST_CASE("a guest reports a host that has lost its log", "[online]") {
  Room room{host_setup("brisca", 2, {1}), 1};
  room.play(20);
  GuestTable& guest = room.guests.at(1);
  guest.connected(room.now);
  guest.receive("table 1 " + host_setup("brisca", 2, {1}).match + " 1 3", room.now);
  CHECK(guest.error() == GuestError::contradicts);
}

TEST_CASE("a damaged log is refused", "[online]") {
  for (const char* line : {"", "do 0 play Ao", "deal", "guest 5 x y", "seal 1 x", "open 1 x", "fly"})
    CHECK_FALSE(HostTable::open(host_setup("brisca", 2, {1})).value().redo(line));
  for (const char* line : {"", "do 1 play Ao", "+ line 1 deal 0", "+ whole 0 play Ao", "fly"})
    CHECK_FALSE(GuestTable{guest_setup(1)}.redo(line));
}

}  // namespace
}  // namespace tapete::test
