// Bridge: the bidding of bots.
#include <catch_amalgamated.hpp>

#include "bots/players.hpp"
#include "bridge_bots_support.hpp"
#include "games/bridge/bidding.hpp"

namespace tapete::test::bridge {

using tapete::bridge::HandValue;
using tapete::bridge::kHearts;
using tapete::bridge::kSpades;

TEST_CASE("a hand counts points for high cards, for long suits, and, with a fit, for short suits",
          "[bridge][bidding]") {
  const HandValue hand{hand_of("AQJ32 KJT4 9 Q97")};
  CHECK(hand.high == 13);
  CHECK(hand.aces == 1);
  CHECK(hand.points() == 14);
  CHECK(hand.support(kHearts) == 16);
  CHECK_FALSE(hand.balanced);
  CHECK(HandValue{hand_of("AQJ3 KJT4 92 Q97")}.balanced);
  CHECK_FALSE(HandValue{hand_of("AQJ3 KJT42 92 Q9")}.balanced);
  CHECK(HandValue{hand_of("AQJ3 K432 Q432 7")}.points() == 12);
  CHECK(HandValue{hand_of("AQJ T432 K432 A7")}.support(kSpades) == 15);
}

TEST_CASE("stoppers and good suits are recognised", "[bridge][bidding]") {
  const HandValue hand{hand_of("A K2 Q32 J432")};
  CHECK(hand.stopped == 15);
  CHECK(HandValue{hand_of("K Q2 J32 T9876")}.stopped == 0);
  CHECK(HandValue{hand_of("KQ2 AJT2 AJ3 Q2")}.good == (1U << kSpades | 1U << kHearts));
}

TEST_CASE("an opening names the longest suit, and a major only with five cards", "[bridge][bidding]") {
  CHECK(says("", "AQJ32 K54 93 K97") == "1s");
  CHECK(says("", "AQ32 K9854 A3 97") == "1h");
  CHECK(says("", "AQJ32 KQT54 93 7") == "1s");
  CHECK(says("", "AQ32 K985 A93 97") == "1d");
  CHECK(says("", "AQ32 K985 A3 972") == "1c");
  CHECK(says("", "AQ32 K985 A32 97") == "1d");
  CHECK(says("", "AQ3 K98 A32 9753") == "1c");
}

TEST_CASE("hands with fewer than twelve points pass", "[bridge][bidding]") {
  CHECK(says("", "AQ3 K98 J32 9753") == "no");
  CHECK(says("", "AQ732 K98 J3 975") == "no");
  CHECK(says("", "AQ7432 K984 3 97") == "no");
  CHECK(says("", "AJ7432 KQ984 3 9") == "1s");
}

TEST_CASE("balanced hands open no trump according to their points", "[bridge][bidding]") {
  CHECK(says("", "AQ3 K98 AJ2 J753") == "1n");
  CHECK(says("", "AQ3 K98 AK2 Q753") == "1c");
  CHECK(says("", "AQ3 K98 AK2 KJ53") == "2n");
  CHECK(says("", "AQ3 KQ8 AK2 KJ53") == "2c");
}

TEST_CASE("weak hands with a long good suit open with a preempt", "[bridge][bidding]") {
  CHECK(says("", "KQT432 985 A3 97") == "2s");
  CHECK(says("", "Q65432 985 A3 K7") == "no");
  CHECK(says("", "KQT5432 98 J3 97") == "3s");
  CHECK(says("", "KQT65432 98 J 97") == "4s");
  CHECK(says("no no no", "KQT432 985 A3 97") == "no");
}

TEST_CASE("responder raises a major according to its points with the fit", "[bridge][bidding]") {
  CHECK(says("1h no", "Q32 K98 J432 975") == "2h");
  CHECK(says("1h no", "AQ32 K98 J432 97") == "3h");
  CHECK(says("1h no", "AQ3 K984 KJ43 97") == "4h");
  CHECK(says("1h no", "432 K98 5432 975") == "no");
}

TEST_CASE("responder names a new suit, at the level of two only with ten points", "[bridge][bidding]") {
  CHECK(says("1h no", "KQ32 98 J432 975") == "1s");
  CHECK(says("1h no", "Q32 98 KJ432 975") == "1n");
  CHECK(says("1h no", "Q32 98 AKJ43 975") == "2d");
  CHECK(says("1d no", "KJ32 Q982 32 975") == "1h");
  CHECK(says("1d no", "KJ432 Q9832 3 97") == "1s");
}

TEST_CASE("responder bids no trump with a balanced hand", "[bridge][bidding]") {
  CHECK(says("1s no", "K2 A98 QJ43 J975") == "2n");
  CHECK(says("1c no", "K52 A98 QJ4 J975") == "2n");
  CHECK(says("1c no", "K52 A98 QJ4 A975") == "3n");
}

TEST_CASE("responder decides the contract after one no trump", "[bridge][bidding]") {
  CHECK(says("1n no", "K52 T98 QJ4 J975") == "no");
  CHECK(says("1n no", "K52 A98 QT4 9752") == "2n");
  CHECK(says("1n no", "K52 A98 QJ4 J975") == "3n");
}

TEST_CASE("responder transfers to a major of five cards after one no trump", "[bridge][bidding]") {
  CHECK(says("1n no", "KT532 98 J43 975") == "2h");
  CHECK(says("1n no", "98 KT532 J43 975") == "2d");
  CHECK(says("1n no", "KT532 QJ983 4 97") == "2h");
  CHECK(says("1n no 2h no", "A9 KQ42 AJ32 Q86") == "2s");
  CHECK(says("1n no 2h no", "AQ98 KQ4 AJ32 Q6") == "3s");
  CHECK(says("1n no 2h no 2s no", "KT532 98 J43 975") == "no");
  CHECK(says("1n no 2h no 2s no", "KQT532 A8 J43 97") == "4s");
  CHECK(says("1n no 2h no 2s no", "KQT532 98 K43 97") == "3s");
  CHECK(says("1n no 2h no 2s no", "KQT52 A83 J43 97") == "3n");
  CHECK(says("1n no 2h no 2s no", "KQT52 983 KJ3 97") == "2n");
  CHECK(says("1n no 2h no 2s no 3n no", "A98 KQ4 AJ32 Q86") == "4s");
  CHECK(says("1n no 2h no 2s no 3n no", "A9 KQ42 AJ32 Q86") == "no");
  CHECK(says("1n no 2h no 2s no 2n no", "A98 KQ4 AJ32 J86") == "3s");
  CHECK(says("2n no", "KT532 98 J43 975") == "3h");
  CHECK(says("2n no 3h no", "AQ98 AK4 AJ32 A6") == "3s");
}

TEST_CASE("a transfer that the opponents double is not played in the wrong suit", "[bridge][bidding]") {
  CHECK(says("1n no 2h x", "A98 KQ4 AJ32 Q86") == "2s");
  CHECK(says("1n no 2h x", "A9 KQ42 AJ32 Q86") == "no");
  CHECK(says("1n no 2h x no no", "KT532 98 J43 975") == "2s");
  CHECK(says("1n x", "KT532 98 Q43 J75") == "2s");
}

TEST_CASE("the Stayman convention finds a suit of four cards in both hands", "[bridge][bidding]") {
  CHECK(says("1n no", "KQ52 A83 J432 97") == "2c");
  CHECK(says("1n no 2c no", "AJ98 KQ4 AJ3 Q86") == "2s");
  CHECK(says("1n no 2c no", "AJ9 KQ4 AJ32 Q86") == "2d");
  CHECK(says("1n no 2c no 2s no", "KQ52 A83 J432 97") == "4s");
  CHECK(says("1n no 2c no 2d no", "KQ52 A83 J432 97") == "3n");
}

namespace {

/// Returns whether opener must now answer a new suit that responder has bid at the one level. All calls except the two
/// bids must be passes.
bool answers_one_over_one(const Auction& auction) {
  const int size = auction.size();
  const auto suit_of_one = [](Call call) {
    return call.is_bid() && call.level() == 1 && call.denomination() != tapete::bridge::kNoTrump;
  };
  if (size < 4 || !suit_of_one(auction[size - 4]) || !suit_of_one(auction[size - 2])) return false;
  bool passes = auction[size - 3] == kPass && auction[size - 1] == kPass;
  for (int i = 0; i < size - 4; ++i) passes = passes && auction[i] == kPass;
  return passes;
}

}  // namespace

TEST_CASE("opener never passes a new suit that responder bids at the one level", "[bridge][bidding]") {
  Rng rng{5};
  const auto config = Bridge::configure(4, *read_rules(Bridge::info(), {}));
  const auto standing = tapete::bridge::opening(config);
  int answered = 0;
  for (int deal = 0; deal < 2000; ++deal) {
    auto s = Bridge::start(config, standing, Bridge::random_deal(config, standing, rng));
    while (s.phase == TrickPhase::bid) {
      const Action action = Bridge::policy(s, rng);
      if (answers_one_over_one(s.auction)) {
        ++answered;
        CHECK(tapete::bridge::call_of(action).is_bid());
      }
      Bridge::apply(s, action);
    }
  }
  CHECK(answered > 300);
}

TEST_CASE("opener's second bid shows its strength", "[bridge][bidding]") {
  CHECK(says("1d no 1s no", "Q32 K98 AQ43 Q97") == "1n");
  CHECK(says("1d no 1s no", "Q3 K98 AKJ4 AQ97") == "2n");
  CHECK(says("1d no 1s no", "Q832 K9 AQ43 Q97") == "2s");
  CHECK(says("1d no 1s no", "QJ83 K9 AQJ4 A97") == "3s");
  CHECK(says("1h no 1s no", "32 AK987 AQ43 97") == "2d");
  CHECK(says("1h no 1s no", "32 AKT987 AQ4 97") == "2h");
  CHECK(says("1h no 1s no", "A2 AKT987 AQ4 97") == "3h");
  CHECK(says("1d no 1s no", "2 AKT9 AKQ42 K97") == "2h");
}

TEST_CASE("after a raise opener passes, invites or bids game according to its points", "[bridge][bidding]") {
  CHECK(says("1h no 2h no", "Q3 AK987 QJ4 Q97") == "no");
  CHECK(says("1h no 2h no", "A3 AKJ87 QJ4 Q97") == "3h");
  CHECK(says("1h no 2h no", "A3 AKJ87 AQ4 Q97") == "4h");
  CHECK(says("1h no 3h no", "Q3 AK987 J94 Q97") == "no");
  CHECK(says("1h no 3h no", "A3 AKJ87 QJ4 Q97") == "4h");
}

TEST_CASE("a hand that has shown its points passes when partner signs off", "[bridge][bidding]") {
  CHECK(says("1n no 2s no", "A98 KQ4 AJ32 Q86") == "no");
  CHECK(says("1h no 2h no 3h no", "Q32 K98 J432 975") == "no");
  CHECK(says("1d no 1s no 1n no 4s no", "A9 K98 AQ43 9752") == "no");
  CHECK(says("1n no 3n no", "A98 KQ4 AJ32 Q86") == "no");
}

TEST_CASE("an overcall needs a good suit, and a take-out double needs the other suits", "[bridge][bidding]") {
  CHECK(says("1h", "AQT32 98 K43 975") == "1s");
  CHECK(says("1h", "Q9832 98 K43 Q75") == "no");
  CHECK(says("1s", "A32 98 KQJ432 Q7") == "2d");
  CHECK(says("1h", "AJ32 9 KJ43 A975") == "x");
  CHECK(says("1h", "AJ3 AQ9 KJ43 Q97") == "1n");
  CHECK(says("1h", "Q983 A98 K43 Q75") == "no");
}

TEST_CASE("partner answers an overcall or a double according to its hand", "[bridge][bidding]") {
  CHECK(says("1h 1s no", "K98 432 A432 975") == "2s");
  CHECK(says("1h 1s no", "K98 4 AQ32 KQ975") == "4s");
  CHECK(says("1h 1s no", "98 432 A432 9752") == "no");
  CHECK(says("1h x no", "9876 432 432 975") == "1s");
  CHECK(says("1h x no", "KQ87 43 A432 975") == "2s");
  CHECK(says("1h x no", "KQ876 32 A32 A75") == "4s");
  CHECK(says("1h x no", "98 432 432 97532") == "2c");
}

TEST_CASE("a slam needs 33 points and enough aces", "[bridge][bidding]") {
  CHECK(says("1n no", "KQ2 AK8 KQ43 K75") == "6n");
  CHECK(says("1h no 3h no", "A AKQJ87 KQJ4 K9") == "4n");
  CHECK(says("1h no 3h no 4n no", "Q32 T987 A432 K7") == "5d");
  CHECK(says("1h no 3h no 4n no 5d no", "A AKQJ87 KQJ4 K9") == "6h");
  CHECK(says("1h no 3h no 4n no 5c no", "A AKQJ87 KQJ4 K9") == "5h");
  CHECK(says("1h no 3h no 4n no 5d no 6h no", "Q32 T987 A432 K7") == "no");
}

TEST_CASE("calls show points and suits of the caller's hand", "[bridge][bidding]") {
  const auto reading = read_auction(auction_of("1h no 2h no 3h no"));
  CHECK(reading.shown[0].length[kHearts].least == 5);
  CHECK(reading.shown[2].length[kHearts].least == 3);
  CHECK(reading.shown[2].points == tapete::bridge::Range{6, 9});
  CHECK(reading.shown[0].points.least >= 16);
  CHECK(reading.shown[1].points.most <= 18);
}

}  // namespace tapete::test::bridge
