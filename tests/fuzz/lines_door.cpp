#include <string>
#include <utility>
#include <vector>

#include "core/sha256.hpp"
#include "core/text.hpp"
#include "fuzz/doors.hpp"
#include "fuzz/expect.hpp"
#include "match/complete_hand.hpp"
#include "online/guest_table.hpp"
#include "online/host_table.hpp"

namespace tapete::doors {
namespace {

using online::GuestError;
using online::GuestTable;
using online::HostTable;

constexpr int kGuestPage = 1;
constexpr int kOtherPage = 2;

/// A host and a guest in the middle of a hand.
struct Pair {
  Pair() {
    host.connected(kGuestPage, 0);
    host.connected(kOtherPage, 0);
    guest.connected(0);
    carry();
    host.begin();
    host.deal();
    carry();
    for (int i = 0; i < 7; ++i) {
      if (host.table().turn().seat == 0)
        host.act(0, host.table().legal().front());
      else
        guest.act(guest.match().legal().front());
      carry();
    }
    expect(host.table().in_hand() && guest.error() == GuestError::none);
  }
  void carry() {
    for (bool more = true; more;) {
      auto down = host.take_out();
      auto up = guest.take_out();
      more = !down.empty() || !up.empty();
      for (const auto& letter : down)
        if (letter.page == kGuestPage) guest.receive(letter.line, now += 100);
      for (const auto& line : up) host.receive(kGuestPage, line, now += 100);
    }
  }

  static HostTable make_host() {
    online::HostSetup setup;
    setup.match = sha256("match").substr(0, online::kMatchDigits);
    setup.secret = sha256("host");
    setup.header = {"brisca", 2, {}, {}};
    setup.guests = {1};
    return std::move(HostTable::open(std::move(setup)).value());
  }
  static GuestTable make_guest() { return GuestTable{{1, "Ana", sha256("guest")}}; }

  HostTable host = make_host();
  GuestTable guest = make_guest();
  double now = 0;
};

}  // namespace

void lines(std::string_view text) {
  Pair pair;
  Splitter rest{text, '\n'};
  while (const auto line = rest.next()) {
    const std::string_view said = line->substr(line->empty() ? 0 : 1);
    const char to = line->empty() ? ' ' : line->front();
    pair.now += 30;
    if (to == 'g') pair.guest.receive(said, pair.now);
    if (to == 'h') pair.host.receive(kOtherPage, said, pair.now);
    if (to == '1') pair.host.receive(kGuestPage, said, pair.now);
    for (const auto& letter : pair.host.take_out())
      expect(letter.line.size() <= online::kLongestMessage && letter.line.find('\n') == std::string::npos);
    pair.guest.tick(pair.now);
    (void)pair.guest.take_out();
    if (pair.guest.error() == GuestError::none) (void)complete_hand(pair.guest.match().state());
  }
  HostTable host = Pair::make_host();
  for (const auto& line : pair.host.log()) expect(host.redo(line));
  expect(host.table().events() == pair.host.table().events());
  if (pair.guest.error() != GuestError::none) return expect(!explain(pair.guest.error(), Lang::es).empty());
  GuestTable guest = Pair::make_guest();
  for (const auto& line : pair.guest.log()) expect(guest.redo(line));
  expect(guest.match().whole() == pair.guest.match().whole());
}

}  // namespace tapete::doors
