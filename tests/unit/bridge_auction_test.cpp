// Bridge: legal calls, the end of the auction, and the declarer.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"

namespace tapete::test::bridge {
namespace {

Call parsed_call(const std::string& name) {
  if (name == "no") return kPass;
  if (name == "x" || name == "xx") return name == "x" ? kDouble : kRedouble;
  const Contract bid = contract(name);
  return Call::bid(bid.level, bid.denomination);
}

/// Returns the auction with these calls, which must all be legal; seat 0 deals.
Auction legal_auction(std::string_view calls) {
  Auction auction{0};
  for (const std::string& name : words(calls)) {
    CAPTURE(name);
    REQUIRE_FALSE(auction.over());
    REQUIRE(auction.legal(parsed_call(name)));
    auction.add(parsed_call(name));
  }
  return auction;
}

int legal_calls(const Auction& auction) {
  int count = 0;
  for (int code = 0; code < Call::kCodes; ++code) count += auction.legal(Call::from_code(code)) ? 1 : 0;
  return count;
}

TEST_CASE("an auction starts with 36 legal calls: 35 bids and a pass", "[bridge]") {
  CHECK(legal_calls(Auction{2}) == 36);
  CHECK(Auction{2}.turn() == 2);
  const auto table = open();
  play(*table, {deal(3)});
  CHECK(table->perft(1) == 36);
  CHECK(table->perft(2) == 701);
}

TEST_CASE("a bid must be higher than the last bid: in level, or in denomination at the same level", "[bridge]") {
  const Auction auction = legal_auction("2h");
  CHECK_FALSE(auction.legal(parsed_call("1n")));
  CHECK_FALSE(auction.legal(parsed_call("2d")));
  CHECK_FALSE(auction.legal(parsed_call("2h")));
  CHECK(auction.legal(parsed_call("2s")));
  CHECK(auction.legal(parsed_call("2n")));
  CHECK(auction.legal(parsed_call("3c")));
}

TEST_CASE("only a bid by the opponents can be doubled, also after two passes", "[bridge]") {
  CHECK_FALSE(Auction{0}.legal(kDouble));
  CHECK_FALSE(legal_auction("no").legal(kDouble));
  CHECK(legal_auction("1h").legal(kDouble));
  CHECK_FALSE(legal_auction("1h no").legal(kDouble));
  CHECK(legal_auction("1h no no").legal(kDouble));
  CHECK_FALSE(legal_auction("1h x").legal(kDouble));
  CHECK_FALSE(legal_auction("1h x no").legal(kDouble));
}

TEST_CASE("only a double by the opponents can be redoubled", "[bridge]") {
  CHECK_FALSE(legal_auction("1h").legal(kRedouble));
  CHECK(legal_auction("1h x").legal(kRedouble));
  CHECK_FALSE(legal_auction("1h x no").legal(kRedouble));
  CHECK(legal_auction("1h x no no").legal(kRedouble));
  CHECK_FALSE(legal_auction("1h x xx").legal(kRedouble));
  CHECK_FALSE(legal_auction("1h x xx").legal(kDouble));
  CHECK_FALSE(legal_auction("1h no no x no 2c").legal(kRedouble));
}

TEST_CASE("a higher bid cancels a double", "[bridge]") {
  const Auction auction = legal_auction("1h x 2h");
  CHECK(auction.doubled() == 0);
  CHECK(auction.legal(kDouble));
  CHECK(legal_auction("1h x").doubled() == 1);
  CHECK(legal_auction("1h x xx").doubled() == 2);
}

TEST_CASE("an auction ends with three passes after a bid, or with four passes and no bid", "[bridge]") {
  CHECK_FALSE(legal_auction("no no no").over());
  CHECK(legal_auction("no no no no").over());
  CHECK(legal_auction("no no no no").declarer() == kNobody);
  CHECK_FALSE(legal_auction("no no no 1c no no").over());
  CHECK(legal_auction("no no no 1c no no no").over());
  CHECK_FALSE(legal_auction("1c no no x no no").over());
  CHECK(legal_auction("1c no no x no no no").over());
}

TEST_CASE("a seat that has passed may bid later", "[bridge]") {
  CHECK(legal_calls(legal_auction("no no no 1c")) == 36);  // a pass, a double, and the 34 bids above one club
}

TEST_CASE("the declarer is the first of its side to bid the denomination", "[bridge]") {
  CHECK(legal_auction("1s no 4s no no no").declarer() == 0);
  CHECK(legal_auction("1s no 2h no 4h no no no").declarer() == 2);
  CHECK(legal_auction("1s 2s no 3s no no no").declarer() == 1);
  CHECK(legal_auction("1c 1h 1s 2h 2s no no no").declarer() == 2);
  CHECK(legal_auction("1h no 2n no 3h no 4h no no no").declarer() == 0);
  CHECK(legal_auction("1n no 2c no 2d no 3n no no no").dummy() == 2);
}

TEST_CASE("the longest auction has 319 calls", "[bridge]") {
  Auction auction{0};
  const auto add = [&auction](Call call, int passes) {
    REQUIRE(auction.legal(call));
    auction.add(call);
    for (int i = 0; i < passes; ++i) auction.add(kPass);
  };
  add(kPass, 2);
  for (int code = Call::kFirstBid; code < Call::kCodes; ++code) {
    add(Call::from_code(code), 2);
    add(kDouble, 2);
    add(kRedouble, 2);
  }
  CHECK_FALSE(auction.over());
  auction.add(kPass);
  CHECK(auction.over());
  CHECK(auction.size() == Auction::kMostCalls);
}

TEST_CASE("the seat after the declarer leads, and then the declarer plays for dummy", "[bridge]") {
  const auto table = open();
  play(*table, {deal(0)});
  all(*table, "bid", "no 1d 1s no 2s no no no");
  CHECK(table->turn().seat == 3);
  CHECK(table->turn().decider == 3);
  play(*table, {"3 play 2c"});
  CHECK(table->turn().seat == 0);
  CHECK(table->turn().decider == 2);
  CHECK_FALSE(table->play("2 play 2d"));
  play(*table, {"0 play 2s"});
  CHECK(table->turn().decider == 1);
}

TEST_CASE("a seat must follow suit, and a trump beats the suit led", "[bridge]") {
  const auto table = open();
  const Lines hands{"As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s Ah", "2s Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h", kSuitEach[2],
                    kSuitEach[3]};
  play(*table, {deal(0, hands)});
  all(*table, "bid", "1s no no no");
  CHECK(due(*table).starts_with("1 play 2h | play 2s"));
  play(*table, {"1 play Kh", "2 play 2d", "3 play 2c"});
  CHECK(due(*table) == "0 play Ah");
  play(*table, {"0 play Ah", "0 play As"});
  CHECK(due(*table) == "1 play 2s");
}

}  // namespace
}  // namespace tapete::test::bridge
