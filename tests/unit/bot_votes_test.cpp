// The guests who are there decide whether a bot plays for a guest who is gone.
#include "online_support.hpp"

namespace tapete::test {
namespace {

using Change = HostTable::SeatChange;
using Seats = std::vector<Seat>;

/// A table of guinote with three guests, in the middle of a hand. The guest at seat 3 may leave and come back.
class Votes {
 public:
  explicit Votes(Weather weather = {}) : room(host_setup("guinote", 4, {1, 2, 3}), 1, weather) {
    room.carry();
    while (!room.host.table().in_hand()) wait();
    for (int i = 0; i < 9; ++i) room.step();
    wait();
  }

  void wait() {
    room.step();
    room.wait();
  }
  void leave(Seat seat) {
    gone_.emplace(seat, std::move(room.guests.at(seat)));
    room.guests.erase(seat);
    room.host.lost(seat);
  }
  void come_back(Seat seat) {
    room.guests.emplace(seat, std::move(gone_.at(seat)));
    gone_.erase(seat);
    room.connect(seat);
    room.carry();
  }
  bool ask() {
    const bool asked = room.host.change_seat(3, Change::bot, room.now);
    room.carry();
    return asked;
  }
  void answer(Seat voter, bool agrees) {
    room.guests.at(voter).answer(3, agrees);
    room.carry();
  }
  /// Lets the host receive a line of a guest that a modified page might send.
  void say(Seat voter, const std::string& line) {
    room.host.receive(voter, line, room.now += 50);
    room.carry();
  }
  [[nodiscard]] bool bot() const { return room.host.guest(3)->bot; }
  [[nodiscard]] Seats questions(Seat voter) const { return room.guests.at(voter).questions(); }

  Room room;

 private:
  std::map<Seat, GuestTable> gone_;
};

TEST_CASE("a bot sits down when all guests who are there have agreed", "[online]") {
  Votes votes;
  votes.leave(3);
  REQUIRE(votes.ask());
  CHECK_FALSE(votes.bot());
  CHECK(votes.questions(1) == Seats{3});
  votes.answer(1, true);
  CHECK(votes.questions(1).empty());
  CHECK_FALSE(votes.bot());
  votes.answer(2, true);
  CHECK(votes.bot());
  CHECK(votes.room.guests.at(1).match().bots()[3]);
}

TEST_CASE("the host decides alone about a bot if no other guest is there", "[online]") {
  Votes votes;
  for (const Seat seat : {1, 2, 3}) votes.leave(seat);
  CHECK(votes.ask());
  CHECK(votes.bot());
}

TEST_CASE("no bot sits down for a guest who is there", "[online]") {
  Votes votes;
  CHECK_FALSE(votes.ask());
  CHECK(votes.questions(1).empty());
}

TEST_CASE("one guest who wants to wait keeps the bot away until it is asked again and agrees", "[online]") {
  Votes votes;
  votes.leave(3);
  votes.ask();
  votes.answer(1, true);
  votes.answer(2, false);
  for (int i = 0; i < 5; ++i) votes.wait();
  CHECK_FALSE(votes.bot());
  CHECK(votes.questions(2).empty());
  votes.ask();
  CHECK(votes.questions(1).empty());  // has agreed already
  CHECK(votes.questions(2) == Seats{3});
  votes.answer(2, true);
  CHECK(votes.bot());
}

TEST_CASE("asking twice does not make a given answer worthless", "[online]") {
  Votes votes;
  votes.leave(3);
  votes.ask();
  votes.ask();
  votes.say(1, "agree 3 1");
  votes.say(2, "agree 3 1");
  CHECK(votes.bot());
}

TEST_CASE("a guest who becomes absent no longer counts", "[online]") {
  Votes votes;
  votes.leave(3);
  votes.ask();
  votes.answer(1, true);
  votes.leave(2);
  votes.room.host.tick(votes.room.now);
  CHECK(votes.bot());
}

TEST_CASE("the question disappears everywhere when the missing guest comes back", "[online]") {
  Votes votes;
  votes.leave(3);
  votes.ask();
  votes.answer(1, true);
  votes.come_back(3);
  CHECK_FALSE(votes.room.host.guest(3)->vote);
  CHECK(votes.questions(2).empty());
  votes.say(2, "agree 3 1");  // too late
  CHECK_FALSE(votes.bot());
}

TEST_CASE("votes are about the present absence only", "[online]") {
  Votes votes;
  votes.leave(3);
  votes.ask();
  votes.answer(1, true);
  votes.answer(2, true);
  REQUIRE(votes.bot());
  votes.come_back(3);
  votes.wait();
  REQUIRE_FALSE(votes.bot());
  votes.leave(3);
  votes.ask();
  CHECK_FALSE(votes.bot());
  votes.say(1, "agree 3 1");  // the answer to the first question, repeated
  votes.say(2, "agree 3 1");
  CHECK_FALSE(votes.bot());
  votes.answer(1, true);
  votes.answer(2, true);
  CHECK(votes.bot());
}

TEST_CASE("foreign and invalid votes do not count", "[online]") {
  Votes votes;
  votes.say(1, "agree 3 1");  // nobody has asked
  votes.leave(3);
  votes.ask();
  votes.answer(2, true);
  for (const char* line : {"agree", "agree 3", "agree 1 1", "agree 2 1", "agree 0 1", "agree 9 1", "agree 3 2",
                           "agree 3 0", "agree 3 -1", "agree 3 1 1", "agree 3 01", "agree x 1", "wait 1 1"})
    votes.say(1, line);
  CHECK_FALSE(votes.bot());
  votes.room.host.connected(77, votes.room.now);
  votes.say(77, "agree 3 1");
  CHECK_FALSE(votes.bot());
  CHECK(votes.room.host.present(1, votes.room.now));
  votes.answer(1, true);
  CHECK(votes.bot());
}

TEST_CASE("votes arrive despite lost, repeated and reordered lines", "[online]") {
  for (const bool agrees : {true, false}) {
    Votes votes{{30, 20, 20}};
    votes.leave(3);
    votes.ask();
    for (int i = 0; i < 40 && !votes.bot(); ++i) {
      for (const Seat seat : {1, 2})
        for (const Seat about : votes.questions(seat)) votes.room.guests.at(seat).answer(about, agrees || seat == 1);
      votes.room.wait();
    }
    CHECK(votes.bot() == agrees);
    if (!agrees) CHECK(votes.room.host.guest(3)->vote->answer_of(2) == online::BotVote::Answer::wait);
    for (const Seat seat : {1, 2}) CHECK(votes.room.guests.at(seat).error() == GuestError::none);
  }
}

TEST_CASE("a deal that needs the guest's number ends the question", "[online]") {
  Room room{host_setup("guinote", 4, {1, 2, 3})};
  room.carry();
  room.host.begin();
  room.carry();
  room.guests.erase(3);
  room.host.lost(3);
  REQUIRE(room.host.change_seat(3, Change::bot, room.now));
  room.carry();
  CHECK(room.guests.at(1).questions() == Seats{3});
  room.host.deal();
  room.carry();
  CHECK(room.host.guest(3)->must_open());
  room.host.tick(room.now);
  room.carry();
  CHECK(room.guests.at(1).questions().empty());
  CHECK_FALSE(room.host.change_seat(3, Change::bot, room.now));
}

TEST_CASE("a host's page that has been asleep does not take its guests for absent", "[online]") {
  Votes votes;
  votes.leave(3);
  votes.ask();
  votes.room.now += 2 * online::kSilence;
  votes.answer(1, true);  // the first line after the pause
  CHECK(votes.room.host.present(2, votes.room.now));
  CHECK_FALSE(votes.bot());
  votes.room.now += 2 * online::kSilence;
  votes.room.host.tick(votes.room.now);
  CHECK_FALSE(votes.bot());
  votes.answer(2, false);
  votes.room.now += 2 * online::kSilence;
  votes.ask();
  CHECK_FALSE(votes.bot());
  CHECK(votes.questions(2) == Seats{3});
}

TEST_CASE("a guest refuses questions that are not valid", "[online]") {
  for (const char* line : {"ask 1:1", "ask 3", "ask 3:", "ask 3:0", "ask 9:1", "ask 3:x", "ask :1", "ask  3:1"}) {
    INFO(line);
    Votes votes;
    votes.room.guests.at(1).receive(line, votes.room.now);
    CHECK(votes.room.guests.at(1).error() == GuestError::malformed);
  }
}

TEST_CASE("a guest answers only questions that the host has asked", "[online]") {
  Votes votes;
  for (const Seat seat : {-1, 0, 1, 3, 9}) votes.room.guests.at(1).answer(seat, true);
  CHECK(votes.room.guests.at(1).take_out().empty());
}

using Missing = std::vector<std::pair<Seat, bool>>;
Missing missing(const Room& room, Seat seat) {
  Missing all;
  for (const auto& one : room.guests.at(seat).missing(room.now)) all.emplace_back(one.seat, one.bot);
  return all;
}

TEST_CASE("a guest knows who is away, for whom a bot plays, and who is back", "[online]") {
  Votes votes;
  CHECK(missing(votes.room, 1).empty());
  votes.leave(3);
  votes.wait();
  CHECK(missing(votes.room, 1) == Missing{{3, false}});
  votes.ask();
  votes.answer(1, true);
  votes.answer(2, true);
  CHECK(missing(votes.room, 1) == Missing{{3, true}});
  votes.come_back(3);
  votes.wait();
  CHECK(missing(votes.room, 1).empty());
}

TEST_CASE("a guest notices a host that does not answer, unless its own page was asleep", "[online]") {
  Votes votes;
  GuestTable& guest = votes.room.guests.at(1);
  double now = votes.room.now + 2 * online::kSilence;
  guest.tick(now);
  CHECK(guest.missing(now).empty());
  for (int i = 0; i < 2; ++i) guest.tick(now += online::kBeat);
  REQUIRE(guest.missing(now).size() == 1);
  CHECK(guest.missing(now).front().seat == kNobody);
  guest.receive("pong 1 1 2 3", now);
  CHECK(guest.missing(now).empty());
  guest.receive("pong 1 9", now);
  CHECK(guest.error() == GuestError::malformed);
}

}  // namespace
}  // namespace tapete::test
