// Bridge: the words that explain a call to the player who makes it, and to the others.
#include <catch_amalgamated.hpp>

#include "bridge_bots_support.hpp"

namespace tapete::test::bridge {
namespace {

/// Returns the sentence about the bot's call with this hand after these calls.
std::string meaning(const std::string& calls, const std::string& hand) {
  Bridge::State s = position("1c", {"-", "-", "-", "-"});
  s.phase = TrickPhase::bid;
  s.auction = auction_of(calls);
  s.actor = static_cast<std::int8_t>(s.auction.turn());
  s.hand[static_cast<std::size_t>(s.actor)] = hand_of(hand);
  return Bridge::meaning(s, *Bridge::parse(s.actor, "bid " + says(calls, hand)), Lang::en);
}

/// Returns the sentences that explain the last of these calls.
std::string shown(const std::string& calls) {
  const auto last = calls.rfind(' ') + 1;  // 0 if there is only one call
  Bridge::State s = position("1c", {"-", "-", "-", "-"});
  s.phase = TrickPhase::bid;
  s.auction = auction_of(calls.substr(0, last == 0 ? 0 : last - 1));
  s.actor = static_cast<std::int8_t>(s.auction.turn());
  return Bridge::shown_words(s, *Bridge::parse(s.actor, "bid " + calls.substr(last)), Lang::en);
}

}  // namespace

TEST_CASE("a call is explained by the points and suits of the hand, and by what it shows", "[bridge][bidding]") {
  CHECK(meaning("1h no", "Q32 K98 J432 975") == "The hand has 6 points and 3 hearts; the call promises 6–9 points.");
  CHECK(meaning("1h no 3h no 4n no", "Q32 T987 A432 K7") == "Shows 1 ace.");
  CHECK(meaning("1h no 3h no 4n no", "KQ2 T987 K432 K7") == "Shows 0/4 aces.");
  CHECK(meaning("1c no no 1h no", "QJ65 8 865 AJ972") == "The hand has 8 points; the call promises 8–13 points.");
  CHECK(meaning("1n no 2c no", "A52 AT4 K6 KJ762") ==
        "No major of four cards. The hand has 15 points; the call promises 15–17 points.");
  CHECK(meaning("", "AQ5 KJ876 K62 75") == "The hand has 13 points and 5 hearts; the call promises 12–22 points.");
}

TEST_CASE("a pass is explained by the points that it lacks, or by the trumps that it shows", "[bridge][bidding]") {
  CHECK(meaning("1h no", "932 98 J432 9752") == "Not enough for more: 1 point.");
  CHECK(meaning("1h no 2h no", "Q3 AK987 QJ4 Q97") == "Not enough for more: 14 points.");
  CHECK(meaning("1h x no", "32 KQJ987 A32 97") ==
        "The hand has 10 points and 6 hearts; the call promises 8 or more points.");
}

TEST_CASE("a balanced hand with five cards of a major, and the question for aces, are explained", "[bridge][bidding]") {
  CHECK(meaning("", "AQ987 K98 KJ4 Q9") ==
        "A balanced hand opens in no trump, also with five cards of a major. The hand has 15 points, and is balanced; "
        "the call promises 15–17 points.");
  CHECK(meaning("1h no 3h no", "AK AKQ987 AK2 92") == "Looks for a slam.");
}

TEST_CASE("points for distribution are told, and a pass after a game names the slam", "[bridge][bidding]") {
  CHECK(meaning("1d no 1h 2c", "KJ987 - AQJ987 K3") ==
        "The hand has 14 points (17 with distribution), 5 spades and 6 diamonds; the call promises 17–22 points.");
  CHECK(meaning("1s no 2s no 4s no", "Q32 98 KJ32 9752") ==
        "The game is bid already, and 6 points are not enough for a slam.");
  CHECK(shown("2h") == "Weak, with a long suit. Promises 6–10 points, 6 hearts.");
}

TEST_CASE("a call tells everybody what the caller has shown so far", "[bridge][bidding]") {
  CHECK(shown("1s") == "Promises 12–22 points, 5 or more spades.");
  CHECK(shown("1h no 2h") == "Promises 6–9 points, 3 or more hearts.");
  CHECK(shown("1h no 3h no 4n no 5d") == "Promises 10–12 points, 3 or more hearts, 1 ace.");
  CHECK(shown("1h no 3h no 4n") == "Looks for a slam. Partner is asked for aces.");
  CHECK(shown("no") == "Promises at most 12 points.");
  // A pass does not promise the points of an earlier call once more.
  CHECK(shown("1n no 2c no 2d no no") == "Promises at most 9 points.");
  CHECK(shown("1h x") ==
        "Short in their suit, or very strong: asks partner for the best of the others. Promises 12 or more points. "
        "Partner must answer.");
  CHECK(shown("1d 1s x no 1n") == "Promises 12–14 points, 3–7 diamonds.");
  CHECK(shown("1d 1s 2s") == "Promises 11 or more points. Partner must answer.");
  CHECK(shown("1n no 2c x") == "Asks partner to lead this suit. Promises 6 or more points, 5 or more clubs.");
  CHECK(shown("1n no 2c") ==
        "Stayman: asks for a major of four cards. Promises 9 or more points. Partner must answer.");
  CHECK(shown("1n no 2h") ==
        "A transfer: the opener bids the next suit. Promises 5 or more spades. Partner must answer.");
  CHECK(shown("1h no 1s no no") == "Partner expects an answer, so a pass is an error.");
  CHECK(shown("1h no 2h no no").find("error") == std::string::npos);
}

}  // namespace tapete::test::bridge
