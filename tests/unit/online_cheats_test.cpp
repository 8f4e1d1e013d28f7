// Attempts to cheat are caught: the host's by the guest's page, and the guest's by the host's page.
#include "online_support.hpp"

namespace tapete::test {
namespace {

using online::kHostParty;
using online::party_text;
using online::PartyValues;

constexpr Seat kGuest = 1;

/// A host that can cheat, at a table of brisca for two with one guest.
class FakeHost {
 public:
  FakeHost() {
    guest.connected(0);
    (void)guest.take_out();
    say("table 1 " + match + " 1 0");
    for (const char* line : {"tapete 1", "game brisca", "players 2", "seat 1 human Guest 1"})
      entry(std::string{"head "} + line);
  }

  void say(std::string_view line) { guest.receive(line, now += 100); }
  void entry(const std::string& text) { say("+ " + std::to_string(++entries_) + " " + text); }

  /// Returns the seals of draw 1, including the guest's. A guest that receives them opens its number.
  PartyValues seals() const {
    return {{kHostParty, online::seal_of(match, 1, kHostParty, number)}, {kGuest, sealed_by_guest()}};
  }
  std::string sealed_by_guest() const { return online::seal_of(match, 1, kGuest, guest_number()); }
  /// Returns the guest's number, which its page derives from its secret.
  std::string guest_number() const {
    return sha256("tapete number 1 " + guest_setup(kGuest).secret + " " + match + " 1");
  }
  PartyValues numbers() const { return {{kHostParty, number}, {kGuest, guest_number()}}; }

  void seal() { entry("seals 1 " + party_text(seals())); }
  std::string drawn() const { return online::drawn_line(*table, online::DrawStream{match, 1, numbers()}); }

  /// Plays the line at the table and sends the guest its redacted form.
  void play(const std::string& line) {
    REQUIRE(table->play(line));
    tell(table->redacted(kGuest));
  }
  void tell(const std::vector<std::string>& known) {
    const std::string news = online::changes(told_, known);
    told_ = known;
    if (!news.empty()) entry("line " + news);
  }
  /// Plays the first legal action until the hand ends.
  void play_on() {
    while (table->in_hand() && guest.error() == GuestError::none) {
      const Seat seat = table->turn().seat;
      const std::string action = table->legal().front();
      if (seat == kGuest) guest.act(action);
      play(std::to_string(seat) + " " + action);
    }
  }
  void show(const std::vector<std::string>& lines) {
    for (const auto& line : lines) entry("whole " + line);
  }
  void open(const PartyValues& values) { entry("numbers 1 " + party_text(values)); }

  const std::string match = sha256("fake").substr(0, online::kMatchDigits);
  const std::string number = sha256("the number of the host");
  std::unique_ptr<Table> table = std::move(open_table({"brisca", 2, {}, {}}).value());
  GuestTable guest{guest_setup(kGuest)};
  double now = 0;

 private:
  int entries_ = 0;
  std::vector<std::string> told_;
};

/// Returns the deal line with the cards at two positions exchanged.
std::string changed_over(const std::string& deal, std::size_t first, std::size_t second) {
  std::string other = deal;
  for (const std::size_t i : {0U, 1U}) std::swap(other[7 + 3 * first + i], other[7 + 3 * second + i]);
  return other;
}

TEST_CASE("a hand that is dealt and revealed honestly is verified", "[online]") {
  FakeHost host;
  host.seal();
  const auto sent = host.guest.take_out();
  CHECK(std::find(sent.begin(), sent.end(), "open 1 " + host.guest_number()) != sent.end());
  host.play(host.drawn());
  host.play_on();
  CHECK(host.guest.match().unproven());
  host.open(host.numbers());
  host.show(host.table->events());
  CHECK(host.guest.error() == GuestError::none);
  CHECK_FALSE(host.guest.match().unproven());
}

TEST_CASE("a host that deals cards of its choice is caught when the hand is revealed", "[online]") {
  FakeHost host;
  host.seal();
  const std::string chosen = changed_over(host.drawn(), 0, 1);
  host.play(chosen);
  host.play_on();
  host.open(host.numbers());
  host.show(host.table->events());
  CHECK(host.guest.error() == GuestError::not_drawn);
}

TEST_CASE("a host that reveals the right deal but has dealt other cards is caught", "[online]") {
  FakeHost host;
  host.seal();
  const std::string right = host.drawn();
  host.play(changed_over(right, 0, 1));
  host.play_on();
  host.open(host.numbers());
  auto events = host.table->events();
  events.front() = right;
  host.show(events);
  // The actions are illegal with the revealed cards, or those cards differ from the ones that the guest has seen.
  const GuestError wrong = host.guest.error();
  CHECK((wrong == GuestError::illegal || wrong == GuestError::differs));
}

TEST_CASE("a host that changes its number after the deal is caught", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  host.play_on();
  auto numbers = host.numbers();
  numbers[0].value = sha256("a number that deals better cards");
  host.open(numbers);
  CHECK(host.guest.error() == GuestError::seal_broken);
}

TEST_CASE("a host that changes or leaves out the guest's seal does not get the guest's number", "[online]") {
  FakeHost host;
  auto seals = host.seals();
  if (GENERATE(true, false))
    seals[1].value = sha256("another seal");
  else
    seals.pop_back();
  (void)host.guest.take_out();
  host.entry("seals 1 " + party_text(seals));
  CHECK(host.guest.error() == GuestError::seal_changed);
  for (const std::string& line : host.guest.take_out()) CHECK_FALSE(line.starts_with("open"));
}

TEST_CASE("a host that does not seal a number is refused", "[online]") {
  FakeHost host;
  host.entry("seals 1 " + party_text({{kGuest, host.sealed_by_guest()}}));
  CHECK(host.guest.error() == GuestError::malformed);
}

TEST_CASE("a host that deals before all parties have sealed a number is caught at once", "[online]") {
  FakeHost host;
  host.play(host.drawn());
  CHECK(host.guest.error() == GuestError::unsealed);
}

TEST_CASE("a host that reveals a hand without opening the numbers is caught", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  host.play_on();
  host.show(host.table->events());
  CHECK(host.guest.error() == GuestError::not_shown);
}

TEST_CASE("a hand stays unverified if the host leaves before it has revealed the hand", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  host.say("bye left");
  CHECK(host.guest.farewell() == "left");
  CHECK(host.guest.match().unproven());
}

TEST_CASE("a host that plays in the guest's place is caught", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  while (host.table->turn().seat != kGuest) host.play("0 " + host.table->legal().front());
  host.play("1 " + host.table->legal().front());
  CHECK(host.guest.error() == GuestError::not_mine);
}

TEST_CASE("a host that contradicts its earlier lines is caught", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  auto known = host.table->redacted(kGuest);
  // The guest's first card is changed to another one.
  const auto place = known.front().find_first_not_of("? ", 7);
  known.front()[place] = known.front()[place] == 'A' ? '2' : 'A';
  host.tell(known);
  CHECK(host.guest.error() == GuestError::contradicts);
}

TEST_CASE("a host that reports an impossible action is caught", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  while (host.table->turn().seat == kGuest) {
    host.guest.act(host.table->legal().front());
    host.play("1 " + host.table->legal().front());
  }
  // The other seat plays a card that the guest holds.
  auto known = host.table->redacted(kGuest);
  const auto place = known.front().find_first_not_of("? ", 7);
  const std::string own = known.front().substr(place, 2);
  known.push_back("0 play " + own);
  known.push_back("0 play " + own);
  host.tell(known);
  CHECK(host.guest.error() == GuestError::illegal);
}

TEST_CASE("a host that deals the next hand without revealing the last one is caught", "[online]") {
  FakeHost host;
  host.seal();
  host.play(host.drawn());
  host.play_on();
  const std::string second = sha256("tapete number 1 " + guest_setup(kGuest).secret + " " + host.match + " 2");
  host.entry("seals 2 " +
             party_text({{kHostParty, sha256("x")}, {kGuest, online::seal_of(host.match, 2, kGuest, second)}}));
  REQUIRE(host.guest.error() == GuestError::none);
  Rng rng{1};
  host.play(host.table->chance(rng, 0));
  CHECK(host.guest.error() == GuestError::not_shown);
}

/// A guest that can cheat, at the table of a real host of brisca for two.
struct FakeGuest {
  FakeGuest() {
    host.connected(7, 0);
    host.receive(7, "hello 1 1 " + sha256("key") + " Ana", 0);
    host.begin();
    host.receive(7, "have 0", 0);
    host.deal();
  }
  std::vector<std::string> say(const std::string& line) {
    host.receive(7, line, now += 100);
    std::vector<std::string> lines;
    for (auto& letter : host.take_out()) lines.push_back(std::move(letter.line));
    return lines;
  }
  void seal() { say("seal 1 " + online::seal_of(setup.match, 1, 1, number)); }

  online::HostSetup setup = host_setup("brisca", 2, {1});
  HostTable host = std::move(HostTable::open(setup).value());
  const std::string number = sha256("the number of the guest");
  double now = 0;
};

TEST_CASE("a guest that opens a number other than the one it sealed is dismissed, and no cards are dealt", "[online]") {
  FakeGuest guest;
  guest.seal();
  CHECK(guest.say("open 1 " + sha256("a better number")) == std::vector<std::string>{"bye seal"});
  CHECK_FALSE(guest.host.table().in_hand());
}

TEST_CASE("a guest can neither change its seal nor open its number before all parties have sealed", "[online]") {
  FakeGuest guest;
  guest.say("open 1 " + guest.number);
  CHECK_FALSE(guest.host.table().in_hand());
  guest.seal();
  const auto log = guest.host.log();
  guest.say("seal 1 " + sha256("another seal"));
  CHECK(guest.host.log() == log);
  guest.say("open 1 " + guest.number);
  CHECK(guest.host.table().in_hand());
}

TEST_CASE("a guest can play only legal actions at its turn", "[online]") {
  FakeGuest guest;
  guest.seal();
  guest.say("open 1 " + guest.number);
  const Table& table = guest.host.table();
  if (table.turn().seat == 1) {
    const auto events = table.events();
    CHECK(guest.say("do 2 fly") == std::vector<std::string>{"no 2 " + [&] {
            std::string legal;
            for (const auto& one : table.legal()) legal += (legal.empty() ? "" : " | ") + one;
            return legal;
          }()});
    CHECK(table.events() == events);
    guest.say("do 2 " + table.legal().front());
  } else {
    CHECK(guest.say("do 2 play Ao").front().starts_with("no 2"));
    REQUIRE(guest.host.act(0, table.legal().front()));
  }
  const auto events = table.events();
  // A guest can act neither for another seat nor at a past or future place of the record.
  guest.say("do 2 " + table.legal().front());
  guest.say("do 9 " + table.legal().front());
  CHECK(table.events() == events);
  CHECK_FALSE(guest.host.act(1, "play Ao"));
}

}  // namespace
}  // namespace tapete::test
