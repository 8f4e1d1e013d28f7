#pragma once
#include <catch_amalgamated.hpp>

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "core/sha256.hpp"
#include "match/bot.hpp"
#include "online/guest_table.hpp"
#include "online/host_table.hpp"
#include "online/journal.hpp"

/// A table with guests. The pages exchange lines of text, which the simulated connection may lose, repeat or reorder.
namespace tapete::test {

using online::GuestError;
using online::GuestTable;
using online::HostTable;

inline online::HostSetup host_setup(std::string_view game, int players, std::vector<Seat> guests,
                                    std::string_view rules = {}) {
  online::HostSetup setup;
  setup.match = sha256("match").substr(0, online::kMatchDigits);
  setup.secret = sha256("host");
  setup.header = {std::string{game}, players, parse_rules(rules), {}};
  setup.guests = std::move(guests);
  return setup;
}

inline online::GuestSetup guest_setup(Seat seat) {
  return {seat, "Guest " + std::to_string(seat), sha256("guest " + std::to_string(seat))};
}

/// Faults of the simulated connection, in percent of the lines.
struct Weather {
  std::uint32_t lost = 0;
  std::uint32_t doubled = 0;
  std::uint32_t turned = 0;  ///< exchanged with another line that is on the way
};

class Room {
 public:
  explicit Room(const online::HostSetup& setup, std::uint64_t seed = 1, Weather weather = {})
      : setup_(setup), weather_(weather), rng_(seed), host(std::move(HostTable::open(setup).value())) {
    for (const Seat seat : setup.guests) {
      guests.emplace(seat, GuestTable{guest_setup(seat)});
      connect(seat);
    }
  }

  void connect(Seat seat) {
    host.connected(seat, now);
    guests.at(seat).connected(now);
  }

  /// Reopens the host's page. The new page restores its state from the log alone.
  void reopen_host() {
    const auto log = host.log();
    host = std::move(HostTable::open(setup_).value());
    for (const auto& line : log) REQUIRE(host.redo(line));
    CHECK(host.log() == log);
    for (const auto& one : guests) connect(one.first);
  }
  void reopen_guest(Seat seat) {
    const auto log = guests.at(seat).log();
    GuestTable again{guest_setup(seat)};
    for (const auto& line : log) REQUIRE(again.redo(line));
    guests.at(seat) = std::move(again);
    connect(seat);
  }

  /// Delivers all lines that are on the way, one at a time, until none are left.
  void carry() {
    collect();
    for (int lines = 0; !on_the_way_.empty(); ++lines) {
      REQUIRE(lines < 200'000);
      Line line = std::move(on_the_way_.front());
      on_the_way_.pop_front();
      if (line.to_host)
        host.receive(line.seat, line.text, now);
      else
        guests.at(line.seat).receive(line.text, now);
      now += 50;  // ms between two lines: the host ignores lines that keep coming faster
      collect();
    }
  }
  /// Lets five seconds pass for host and guests.
  void wait() {
    now += online::kBeat;
    host.tick(now);
    for (auto& [seat, guest] : guests) guest.tick(now);
    carry();
  }

  /// Deals if a hand is due, and plays a legal action for each seat to act. Sometimes a guest acts out of turn.
  void step() {
    host.begin();
    const Turn turn = host.table().turn();
    if (turn.who == Turn::Who::chance && !host.table().in_hand()) host.deal();
    if (turn.who == Turn::Who::seat && (host.guest(turn.decider) == nullptr || host.guest(turn.decider)->bot))
      CHECK(host.act(turn.decider, any_of(host.table().legal())));
    for (auto& [seat, guest] : guests) {
      const auto legal = guest.match().legal();
      const auto extra = host.table().out_of_turn(seat);
      if (!extra.empty() && rng_.below(40) == 0)
        guest.act(any_of(extra));
      else if (!legal.empty())
        guest.act(any_of(legal));
    }
    carry();
  }

  /// Plays to the end of the match, or of the hand in which `most_events` is reached. Then waits until all pages are up
  /// to date.
  void play(std::size_t most_events = 1'000'000) {
    carry();
    int idle = 0;
    while (host.table().turn().who != Turn::Who::over && idle < 2000) {
      if (!host.table().in_hand() && host.table().events().size() >= most_events) break;
      const auto before = host.log().size();
      step();
      if (host.log().size() > before) continue;
      wait();
      ++idle;
    }
    for (int i = 0; i < 20; ++i) wait();
  }

  struct Line {
    Seat seat = 0;  ///< the guest's seat
    bool to_host = false;
    std::string text;
  };
  double now = 0;

 private:
  std::string any_of(const std::vector<std::string>& actions) {
    return actions[rng_.below(static_cast<std::uint32_t>(actions.size()))];
  }

  void send(Line line) {
    sent.push_back(line);
    if (rng_.below(100) < weather_.lost) return;
    if (rng_.below(100) < weather_.doubled) on_the_way_.push_back(line);
    on_the_way_.push_back(std::move(line));
    const auto size = static_cast<std::uint32_t>(on_the_way_.size());
    if (rng_.below(100) < weather_.turned) std::swap(on_the_way_.back(), on_the_way_[rng_.below(size)]);
  }
  void collect() {
    for (auto& [page, text] : host.take_out())
      if (guests.contains(page)) send({page, false, std::move(text)});
    for (auto& [seat, guest] : guests)
      for (std::string& text : guest.take_out()) send({seat, true, std::move(text)});
  }

  online::HostSetup setup_;
  Weather weather_;
  Rng rng_;
  std::deque<Line> on_the_way_;

 public:
  HostTable host;
  std::map<Seat, GuestTable> guests;
  std::vector<Line> sent;
};

inline std::string whole_record(const HostTable& host) { return record_text(host.header(), host.table().events()); }

}  // namespace tapete::test
