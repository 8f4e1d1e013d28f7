// Bridge: the bots' bidding, mainly when both sides bid, and requirements that every call of a bot meets.
#include <catch_amalgamated.hpp>

#include "bots/players.hpp"
#include "bridge_bots_support.hpp"
#include "games/bridge/bidding.hpp"

namespace tapete::test::bridge {
namespace {

constexpr unsigned kAllVulnerable = 3;

}  // namespace

TEST_CASE("a good suit is enough for an overcall with few points", "[bridge][bidding]") {
  CHECK(says("1d", "K4 AKQ983 54 976") == "1h");
  CHECK(says("1d", "84 AKQ983 54 976") == "2h");
  CHECK(says("1s", "84 AKQ983 54 976") == "2h");
  CHECK(says("1c", "AKT32 98 K43 975") == "1s");
  CHECK(says("1s", "A32 98 KQJT2 Q97") == "2d");
  CHECK(says("1s", "A32 98 Q8642 AJ7") == "no");
  CHECK(says("1c", "- Q9654 J9743 KQT") == "no");
}

TEST_CASE("no trump overcalls and take-out doubles have the required shape", "[bridge][bidding]") {
  CHECK(says("1d", "AJ3 KQ9 KJ4 Q975") == "1n");
  CHECK(says("1d", "AJ3 KQ94 954 KQ7") == "no");
  CHECK(says("1d", "AJ32 KQ94 5 K974") == "x");
  CHECK(says("2s", "53 643 AKQ AT752") == "no");
  CHECK(says("1n", "AKJ3 AQ9 KJ4 975") == "x");
}

TEST_CASE("after an overcall in no trump, partner asks and transfers as after an opening", "[bridge][bidding]") {
  CHECK(says("1d 1n no", "KJ987 32 432 432") == "2h");
  CHECK(says("1d 1n no", "KQ98 Q32 5432 32") == "no");
  CHECK(says("1d 1n no", "KQ98 KJ2 5432 32") == "2c");
  CHECK(says("1d 1n no", "432 A32 K432 J32") == "2n");
  CHECK(says("1d 1n no", "AQ987 K32 432 32") == "2h");
  CHECK(says("1d 1n no 2h no", "A3 K54 AQ43 KJ32") == "2s");
  CHECK(says("1d 1n no 2c no", "A3 K954 AQ4 KJ32") == "2h");
  CHECK(says("1d 1n no 2c no", "A32 K54 AQ4 KJ32") == "2d");
  CHECK(says("1d 1n no 2h no 2s no", "AQ987 K32 Q32 32") == "3n");
  CHECK(says("1d 1n no 2h no 2s no 3n no", "KJ3 K5 AQ43 KJ32") == "4s");
  // There is no transfer to the suit of the opponents, and no question for it.
  CHECK(says("1s 1n no", "98765 32 432 432") == "no");
  CHECK(says("1s 1n no", "9876 A32 KJ32 32") == "2n");
  // Over a bid by opener's partner, the suits are natural.
  CHECK(says("1d 1n 2c", "KJ9876 32 43 432") == "2s");
  // After two passes, the overcall shows fewer points.
  CHECK(says("1d no no 1n no", "432 K32 KQ43 Q32") == "2n");
}

TEST_CASE("a vulnerable side needs a better hand to preempt or overcall", "[bridge][bidding]") {
  CHECK(says("", "95 KQT832 842 97") == "no");
  CHECK(says("", "95 KQT832 J42 97") == "2h");
  CHECK(says("", "95 KQT832 J42 97", kAllVulnerable) == "no");
  CHECK(says("", "95 KJ98532 QJ2 9") == "3h");
  CHECK(says("", "95 KJ98532 QJ2 9", kAllVulnerable) == "no");
  CHECK(says("1d", "AQT32 98 J43 975") == "no");
  CHECK(says("1d", "AQT32 98 Q43 975") == "1s");
  CHECK(says("1d", "AQT32 98 Q43 975", kAllVulnerable) == "no");
  CHECK(says("1s 2h 3s", "32 JT83 A9432 52") == "no");
  CHECK(says("1h no 3h", "KT3 A AQJT753 A7") == "x");
  CHECK(says("1h", "AQJ73 - KQT976 K4") == "1s");
}

TEST_CASE("an opening names the longest suit, and a weak opening needs a good suit", "[bridge][bidding]") {
  CHECK(says("", "K JT876 Q5 AT854") == "no");
  CHECK(says("", "QT976 T AKJT75 7") == "1d");
  CHECK(says("", "- 86432 AQ9 KJ983") == "no");
  CHECK(says("", "7 AQ9752 A653 75") == "1h");
  CHECK(says("", "AQ3 K98 QJ2 7532") == "1c");
}

TEST_CASE("responder names a major of four cards before a minor at the level of two", "[bridge][bidding]") {
  CHECK(says("1d no", "72 KT64 A93 AQJ8") == "1h");
  CHECK(says("1d no", "K96 J96 AQ7 JT42") == "2n");
  CHECK(says("1c 1h", "T9874 A5 T J7542") == "2c");
  CHECK(says("1c 2h", "AQT9743 62 7 Q54") == "3s");
  CHECK(says("1c no 1s no 2s no", "A642 J AQ4 KT732") == "4s");
  CHECK(says("1c no 1h no", "AQ32 K4 732 KQ97") == "1s");
  CHECK(says("1d no 2c no", "AK73 - QJT86 K985") == "3c");
}

TEST_CASE("a fit in a major is found after one no trump", "[bridge][bidding]") {
  CHECK(says("1n no 2c no 2h no 3n no", "KQ63 AK54 A9 T74") == "4s");
  CHECK(says("1n no 2c no 2h no 2n no", "KQ63 AK54 K9 T74") == "3s");
  CHECK(says("1n no 2d no 2h no", "8 JT843 KJ73 K63") == "no");
  CHECK(says("1n no 2h no 2s no", "AKT8763 84 92 J6") == "4s");
  CHECK(says("1n no", "J87 J95 T AQJ643") == "3n");
  CHECK(says("1n no 2c no 2d no", "QT54 KQ7 T97 K32") == "3n");
}

TEST_CASE("partner of a preempt, an overcall or a double bids according to the points and suits shown",
          "[bridge][bidding]") {
  CHECK(says("1c 2s x", "AJ8 85 K8653 KQ9") == "3s");
  CHECK(says("1c 1s no", "5 AJ983 AJ9 AJT3") == "2h");
  CHECK(says("1c no 1h 2d no", "842 Q94 KQ4 J864") == "3d");
  CHECK(says("1n 2c no", "Q975 63 86543 K6") == "no");
  CHECK(says("2c x no", "Q975 63 86543 K6") == "2s");
  CHECK(says("1n x 2h", "Q9742 53 Q8762 5") == "no");
  CHECK(says("1c 1s x no", "T86 A982 K3 AQ52") == "2h");
}

TEST_CASE("an opener of two clubs doubles a preempt of the opponents", "[bridge][bidding]") {
  CHECK(says("2c 4s no no", "KQ2 AKJ AQ2 AT97") == "x");
}

TEST_CASE("a very strong doubler raises partner's answer to game or bids a new suit", "[bridge][bidding]") {
  CHECK(says("1d x no 1h no", "A KQJ4 KQ32 AKJ8") == "4h");
  CHECK(says("3h x no 3s no", "KT3 A AQJT753 A7") == "4d");
}

TEST_CASE("a weak responder returns to partner's first suit, rebids its own suit, or passes", "[bridge][bidding]") {
  CHECK(says("1d no 1s no 2c no", "QJ875 A8653 J4 3") == "2d");
  CHECK(says("1d no 1s no 2c no", "JT973 A5 T QJ975") == "3c");
  CHECK(says("1d no 1s no 2c no 3c no", "76 Q8 AQ732 KQ32") == "no");
  CHECK(says("1d no 1s no 1n no", "KJ9843 T9 T6 QJ5") == "2s");
  CHECK(says("1h no 1s no 2h no", "A98754 J6 Q3 T96") == "no");
  CHECK(says("1d no 1h no 1s no", "T6 KJ982 T5 A763") == "1n");
}

TEST_CASE("a strong opener calls again after the opponents bid, and an opener of one no trump passes",
          "[bridge][bidding]") {
  CHECK(says("1s 3d no no", "AK653 AKT6 93 AJ") == "x");
  CHECK(says("1n 2c no no", "AT86 AQJ2 AJ2 98") == "no");
  CHECK(says("1d no 2d 2h", "AT5 Q AKQ752 AJ8") == "5d");
}

namespace {

/// Returns the calls so far, in the notation of records.
std::string calls_of(const Auction& auction) {
  std::string out;
  for (int i = 0; i < auction.size(); ++i) out += tapete::bridge::call_name(auction[i]) + ' ';
  return out;
}

/// Returns the number of a seat's cards in a denomination.
int count(const Bridge::State& s, Seat seat, int denomination) {
  return s.hand[at(seat)].suit(tapete::bridge::suit_of(denomination)).size();
}

/// Returns whether the call shows a real suit: the suit is new for the side, and the side has bid neither no trump nor
/// two clubs, after which calls may be artificial.
bool is_natural_suit(const Auction& auction, Call call) {
  using tapete::bridge::kNoTrump;
  if (!call.is_bid() || call.denomination() == kNoTrump || call == Call::bid(2, tapete::bridge::kClubs)) return false;
  for (int i = 0; i < auction.size(); ++i) {
    if (!auction[i].is_bid() || auction.caller(i) % 2 != auction.turn() % 2) continue;
    if (auction[i].denomination() == kNoTrump || auction[i].denomination() == call.denomination()) return false;
    if (auction[i] == Call::bid(2, tapete::bridge::kClubs)) return false;
  }
  return true;
}

/// Returns whether an opponent of the seat to act has bid the denomination.
bool is_theirs(const Auction& auction, int denomination) {
  for (int i = 0; i < auction.size(); ++i)
    if (auction[i].is_bid() && auction[i].denomination() == denomination && auction.caller(i) % 2 != auction.turn() % 2)
      return true;
  return false;
}

/// Calls `check` with every call of the bots in the auctions of random deals.
template <class Check>
void each_call(int deals, const Check& check) {
  Rng rng{7};
  const auto config = Bridge::configure(4, *read_rules(Bridge::info(), {{"match", "duplicate"}}));
  const auto standing = tapete::bridge::opening(config);
  for (int deal = 0; deal < deals; ++deal) {
    auto s = Bridge::start(config, standing, Bridge::random_deal(config, standing, rng));
    while (s.phase == TrickPhase::bid) {
      const Action action = Bridge::policy(s, rng);
      check(s, tapete::bridge::call_of(action));
      Bridge::apply(s, action);
    }
  }
}

}  // namespace

TEST_CASE("a new suit has four cards, or three in an opening minor, and one no trump hides no six-card major",
          "[bridge][bidding]") {
  each_call(2000, [](const Bridge::State& s, Call call) {
    CAPTURE(calls_of(s.auction), tapete::bridge::call_name(call));
    const bool forced_answer = s.auction.doubled() != 0 || s.auction.size() >= 8;
    if (is_natural_suit(s.auction, call) && !forced_answer) {
      const bool opens_minor = call.level() == 1 && call.denomination() < tapete::bridge::kHearts;
      CHECK(count(s, s.actor, call.denomination()) >= (opens_minor ? 3 : 4));
    }
    if (call == Call::bid(1, tapete::bridge::kNoTrump))
      for (const int major : {tapete::bridge::kHearts, tapete::bridge::kSpades})
        CHECK((count(s, s.actor, major) < 6 || is_theirs(s.auction, major)));
  });
}

TEST_CASE("a bid of two no trump shows two cards or more in each suit except partner's", "[bridge][bidding]") {
  each_call(2000, [](const Bridge::State& s, Call call) {
    if (!(call == Call::bid(2, tapete::bridge::kNoTrump))) return;
    const int size = s.auction.size();
    // The opener of two clubs may have any shape.
    if (size >= 4 && s.auction[size - 4] == Call::bid(2, tapete::bridge::kClubs)) return;
    const auto partners = tapete::bridge::read_auction(s.auction).shown[at((s.actor + 2) % 4)];
    CAPTURE(calls_of(s.auction));
    for (int suit = 0; suit < kSuits; ++suit)
      CHECK((count(s, s.actor, suit) >= 2 || partners.length[at(suit)].least >= 4));
  });
}

}  // namespace tapete::test::bridge
