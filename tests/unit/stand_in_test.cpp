// Bots of the host at the seats of guests who are gone.
#include "online_support.hpp"

namespace tapete::test {
namespace {

/// A table of guinote with three guests. The guest at seat 2 may leave, and come back with the log of its page.
class Absence {
 public:
  void leave() {
    gone_ = std::move(room.guests.at(2));
    room.guests.erase(2);
    room.host.lost(2);
  }
  void come_back() {
    room.guests.emplace(2, std::move(*gone_));
    room.connect(2);
  }
  void check_same_everywhere() {
    for (const auto& [seat, guest] : room.guests) {
      INFO("seat " << seat << ": " << explain(guest.error(), Lang::en));
      CHECK(guest.error() == GuestError::none);
      CHECK(guest.match().whole() == whole_record(room.host));
    }
  }

  Room room{host_setup("guinote", 4, {1, 2, 3})};

 private:
  std::optional<GuestTable> gone_;
};

TEST_CASE("a bot plays for a guest who is gone, and the guest takes the seat back", "[online]") {
  Absence match;
  Room& room = match.room;
  room.carry();
  for (int i = 0; i < 9; ++i) room.step();
  match.leave();
  REQUIRE(room.host.change_seat(2, HostTable::SeatChange::bot, room.now));
  room.carry();
  for (const Seat seat : {1, 3}) room.guests.at(seat).answer(2, true);
  room.carry();
  CHECK(room.host.guest(2)->bot);
  const std::size_t before = room.host.table().events().size();
  room.play(before + 80);  // at least one hand is dealt without the guest's number
  REQUIRE(room.host.table().events().size() > before + 40);
  match.come_back();
  for (int i = 0; i < 6; ++i) room.wait();
  CHECK_FALSE(room.host.guest(2)->bot);
  match.check_same_everywhere();
  room.play(room.host.table().events().size() + 80);
  match.check_same_everywhere();
}

TEST_CASE("a guest who is there does not accept that a bot plays for it", "[online]") {
  Absence match;
  Room& room = match.room;
  room.carry();
  for (int i = 0; i < 9; ++i) room.step();
  REQUIRE(room.host.redo("bot 2"));  // as a modified page of the host could do
  room.carry();
  CHECK(room.guests.at(2).error() == GuestError::not_mine);
}

TEST_CASE("a guest whose page was asleep accepts a bot, and takes the seat back", "[online]") {
  Absence match;
  Room& room = match.room;
  room.carry();
  for (int i = 0; i < 9; ++i) room.step();
  for (int i = 0; i < 6; ++i) room.host.tick(room.now += online::kBeat);
  REQUIRE(room.host.change_seat(2, HostTable::SeatChange::bot, room.now));
  room.carry();
  for (int i = 0; i < 6; ++i) room.wait();
  CHECK(room.guests.at(2).error() == GuestError::none);
  CHECK_FALSE(room.host.guest(2)->bot);
  room.play(room.host.table().events().size() + 80);
  match.check_same_everywhere();
}

TEST_CASE("a deal waits for a guest who has sealed a number and is gone", "[online]") {
  Absence match;
  Room& room = match.room;
  room.host.begin();
  room.carry();
  room.host.deal();
  // All guests have sealed their numbers by now, and none has opened it.
  match.leave();
  CHECK_FALSE(room.host.change_seat(2, HostTable::SeatChange::bot, room.now));
  match.come_back();
  room.play(40);
  match.check_same_everywhere();
}

}  // namespace
}  // namespace tapete::test
