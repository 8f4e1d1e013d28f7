// Bridge: the card play of bots.
#include <catch_amalgamated.hpp>

#include "bots/players.hpp"
#include "bridge_bots_support.hpp"

namespace tapete::test::bridge {
namespace {

/// Returns the opening lead of seat 3 from this hand against this contract.
std::string leads(const std::string& contract, const std::string& hand) {
  return plays(position(contract, {"-", "-", "-", hand}));
}

/// Returns whether entry `id` of the game's list of blunders contains this action of the seat to act.
bool is_listed(const Bridge::State& s, std::string_view id, const std::string& action) {
  for (const auto& entry : Bridge::blunders())
    if (entry.id == id) return entry.is(s, *Bridge::parse(s.actor, action));
  FAIL("no such blunder");
  return false;
}

}  // namespace

TEST_CASE("against no trump a defender leads its longest suit: the fourth-highest card or the top of a sequence",
          "[bridge][play]") {
  CHECK(leads("3n", "Q3 KJ752 T43 972") == "5h");
  CHECK(leads("3n", "Q3 QJT52 K43 972") == "Qh");
}

TEST_CASE("against a suit contract a defender leads a sequence or a singleton, and does not underlead an ace",
          "[bridge][play]") {
  CHECK(leads("4s", "543 AK752 T43 97") == "Ah");
  CHECK(leads("4s", "543 KQ52 T432 97") == "Kh");
  CHECK(leads("4s", "543 Q9752 T432 7") == "7c");
  CHECK(leads("4s", "543 A752 QT43 97")[1] != 'h');
}

TEST_CASE("a defender leads partner's suit", "[bridge][play]") {
  using tapete::bridge::Rules;
  Bridge::State s = position("1c", {"-", "-", "-", "QJ74 92 T943 A32"});
  Rules::begin(s, {});
  s.auction = auction_of("no 1h 1n no no no", 0);
  s.trump = kSuits;
  s.actor = s.leader = 3;
  s.phase = TrickPhase::play;
  CHECK(plays(s) == "9h");
}

TEST_CASE("second hand plays low, but covers an honor", "[bridge][play]") {
  const Lines hands{"A94 - 2 5", "865 - 3 6", "QT2 - 4 A", "K73 - 5 4"};
  CHECK(plays(position("1n", hands, "4c 5c 6c Ac 2s")) == "3s");
  CHECK(plays(position("1n", hands, "4c 5c 6c Ac Qs")) == "Ks");
}

TEST_CASE("third hand plays only as high as dummy's cards require", "[bridge][play]") {
  CHECK(plays(position("1n", {"- T43 - -", "- KJ5 - -", "- A9 - -", "- Q862 - -"}, "2h 3h")) == "Kh");
  CHECK(plays(position("1n", {"- Q43 - -", "- KJ5 - -", "- A9 - -", "- T862 - -"}, "2h 3h")) == "Jh");
  CHECK(plays(position("1n", {"- 943 - -", "- A75 - -", "- J6 - -", "- KQ82 - -"}, "Kh 3h")) == "5h");
  // The king stays over dummy's jack.
  CHECK(plays(position("3n", {"- AJ9 - -", "- KT7 - -", "- Q3 - -", "- 8642 - -"}, "6h 9h")) == "Th");
}

TEST_CASE("fourth hand wins as cheaply as it can, and leaves partner's trick alone", "[bridge][play]") {
  const Lines hands{"- 943 - -", "- T5 - -", "- AQ6 - -", "- K82 - -"};
  CHECK(plays(position("1n", hands, "2h 3h Th")) == "Qh");
  const Lines partners{"- 943 2 -", "- AT5 3 -", "- J6 A -", "- K82 4 -"};
  CHECK(plays(position("1n", partners, "4d 2d 3d Ad 6h Kh 3h")) == "5h");
}

TEST_CASE("the declarer finesses, but with nine cards tries to drop the queen", "[bridge][play]") {
  CHECK(plays(position("1n", {"AQ4 - 2 -", "K95 - 3 -", "732 - A -", "JT8 - 4 -"}, "4d 2d 3d Ad 2s 8s")) == "Qs");
  CHECK(plays(position("1n", {"AKJ54 - 2 -", "Q - 3 -", "8762 - A -", "T93 - 4 -"}, "4d 2d 3d Ad 2s 3s")) == "Ks");
}

TEST_CASE("the declarer leads toward dummy's honors", "[bridge][play]") {
  const auto s = position("1n", {"KQ4 - 2 -", "A95 - 3 -", "732 - A -", "JT8 - 4 -"}, "4d 2d 3d Ad");
  CHECK(plays(s) == "2s");
}

TEST_CASE("the declarer draws trumps, unless dummy can ruff first", "[bridge][play]") {
  const Lines flat{"K82 432 2 543", "T9 KQ5 3 876", "AQJ43 A76 A K2", "765 JT 4 AQ9"};
  CHECK(plays(position("4s", flat, "4d 2d 3d Ad"))[1] == 's');
  const Lines ruffs{"K82 2 2 5432", "T9 KQ5 3 876", "AQJ43 A76 A K9", "765 JT 4 AQJ"};
  CHECK(plays(position("4s", ruffs, "4d 2d 3d Ad")) == "Ah");
}

TEST_CASE("the declarer holds up its only stopper in no trump", "[bridge][play]") {
  const Lines hands{"- 94 K2 AK2", "- KQ75 3 654", "- A63 AQ J7", "- JT82 4 QT9"};
  CHECK(plays(position("3n", hands, "2h 4h Qh")) == "3h");
}

TEST_CASE("a defender returns partner's suit", "[bridge][play]") {
  const Lines hands{"KQ3 94 K2 K2", "952 AQ5 J3 654", "A74 K6 AQ J87", "JT8 JT832 4 QT9"};
  CHECK(plays(position("3n", hands, "3h 4h Ah 6h"))[1] == 'h');
  const Lines single{"J853 872 AQ QT85", "AT T963 KT7 AJ62", "42 AKQ4 J862 K97", "KQ976 J5 9543 43"};
  CHECK(plays(position("1n", single, "7s 3s As 2s")) == "Ts");
}

TEST_CASE("a defender ruffs a trick that its side would lose, but not partner's winner", "[bridge][play]") {
  const Lines hands{"KQ 94 - -", "95 - 65 -", "A74 K6 - -", "JT AQ32 - -"};
  CHECK(plays(position("4s", hands, "Ah 4h")) != "5s");
  CHECK(plays(position("4s", {"Q2 94 - -", "95 - 65 -", "A74 AK - -", "JT Q32 - -"}, "2h 9h")) == "5s");
}

TEST_CASE("a discard keeps the low cards that guard an honor", "[bridge][play]") {
  const Lines hands{"AQ54 - 9 -", "K73 8 4 -", "2 - AKQJ -", "986 - 3 7"};
  const auto s = position("3n", hands, "3d 9d 4d Ad Kd 7c 4s");
  CHECK(plays(s) == "8h");
}

TEST_CASE("without trumps a spade is discarded like any other card", "[bridge][play]") {
  const Lines hands{"AQ54 - 9 -", "72 KQ 4 -", "3 - AKQJ -", "986 - 3 7"};
  CHECK(plays(position("3n", hands, "3d 9d 4d Ad Kd 7c 4s")) == "2s");
}

TEST_CASE("ruffing partner's trick is a blunder", "[bridge][blunders]") {
  const auto partners = position("4s", {"KQ 94 - -", "95 - 65 -", "A74 K6 - -", "JT AQ32 - -"}, "Ah 4h");
  CHECK(is_listed(partners, "partner_ruffed", "play 5s"));
  CHECK_FALSE(is_listed(partners, "partner_ruffed", "play 5d"));
}

TEST_CASE("overtaking partner's winning card is a blunder", "[bridge][blunders]") {
  const auto fourth = position("1n", {"- 943 2 -", "- AT5 3 -", "- J6 A -", "- K82 4 -"}, "4d 2d 3d Ad 6h Kh 3h");
  CHECK(is_listed(fourth, "partner_overtaken", "play Ah"));
  CHECK_FALSE(is_listed(fourth, "partner_overtaken", "play Th"));
}

TEST_CASE("wasting an honor on a lost trick is a blunder", "[bridge][blunders]") {
  const auto lost = position("1n", {"- 94 - -", "- Q5 - -", "- K6 - -", "- A82 - -"}, "Ah 4h");
  CHECK(is_listed(lost, "honor_wasted", "play Qh"));
  CHECK_FALSE(is_listed(lost, "honor_wasted", "play 5h"));
}

TEST_CASE("underleading an ace against a suit contract is a blunder", "[bridge][blunders]") {
  const auto lead = position("4s", {"-", "-", "-", "32 A752 QT4 97"});
  CHECK(is_listed(lead, "ace_underled", "play 2h"));
  CHECK_FALSE(is_listed(lead, "ace_underled", "play Ah"));
}

TEST_CASE("winning with the ace is no blunder if no lower card wins the trick", "[bridge][blunders]") {
  const auto dear = position("1n", {"- 943 2 -", "- AT5 3 -", "- J6 A -", "- K82 4 -"}, "4d 2d 3d Ad Jh 2h 3h");
  CHECK_FALSE(is_listed(dear, "won_too_dearly", "play Ah"));
}

TEST_CASE("passing a forcing call is a blunder", "[bridge][blunders]") {
  auto s = position("1c", {"K9 AQ432 A432 97", "-", "-", "-"});
  s.auction = auction_of("1h no 1s no");
  s.phase = TrickPhase::bid;
  s.actor = 0;
  CHECK(is_listed(s, "forcing_call_passed", "bid no"));
  CHECK_FALSE(is_listed(s, "forcing_call_passed", "bid 2d"));
}

TEST_CASE("facts tell whose contract was made or defeated, and the tricks of the seat's side", "[bridge][bots]") {
  const auto config = Bridge::configure(4, *read_rules(Bridge::info(), {{"match", "duplicate"}}));
  Rng rng{3};
  for (int deal = 0; deal < 40; ++deal) {
    auto standing = tapete::bridge::opening(config);
    auto s = Bridge::start(config, standing, Bridge::random_deal(config, standing, rng));
    Bridge::play_by_policy(s, rng);
    const Contract contract = s.auction.contract();
    if (contract.level == 0) continue;
    const int declares = s.auction.declarer() % 2;
    const bool makes = s.won[static_cast<std::size_t>(declares)] >= 6 + contract.level;
    for (Seat seat = 0; seat < 2; ++seat) {
      const auto facts = Bridge::facts(s, s, seat);
      const auto* last = facts.end() - 3;
      CHECK((last[0] > 0) == (makes && seat == declares));
      CHECK((last[1] > 0) == (!makes && seat != declares));
      CHECK(last[2] == s.won[static_cast<std::size_t>(seat)]);
    }
  }
}

TEST_CASE("bots make most of the contracts that they bid", "[bridge][bots]") {
  using tapete::bridge::bid_worth;
  using tapete::bridge::high_card_points;
  constexpr int kDeals = 600;
  const auto config = Bridge::configure(4, *read_rules(Bridge::info(), {{"match", "duplicate"}}));
  int games = 0;
  int games_made = 0;
  int slams = 0;
  int slams_made = 0;
  int contracts = 0;
  int made = 0;
  Rng rng{11};
  for (int deal = 0; deal < kDeals; ++deal) {
    auto standing = tapete::bridge::opening(config);
    auto s = Bridge::start(config, standing, Bridge::random_deal(config, standing, rng));
    const auto dealt = s.hand;
    Bridge::play_by_policy(s, rng);
    const Contract contract = s.auction.contract();
    if (contract.level == 0) continue;
    const Seat declarer = s.auction.declarer();
    const int high = high_card_points(dealt[static_cast<std::size_t>(declarer)] |
                                      dealt[static_cast<std::size_t>((declarer + 2) % 4)]);
    const bool makes = s.won[static_cast<std::size_t>(declarer % 2)] >= 6 + contract.level;
    const bool slam = contract.level >= 6;
    const bool game = !slam && bid_worth({contract.level, contract.denomination, 0}) >= 100;
    CAPTURE(deal, int{contract.level}, int{contract.denomination}, high);
    if (slam) CHECK(high >= 26);
    if (game) CHECK(high >= (contract.denomination == tapete::bridge::kNoTrump ? 21 : 14));
    contracts += 1, made += makes ? 1 : 0;
    games += game ? 1 : 0, games_made += game && makes ? 1 : 0;
    slams += slam ? 1 : 0, slams_made += slam && makes ? 1 : 0;
  }
  CHECK(made * 100 > contracts * 55);
  CHECK(games * 100 > contracts * 30);
  CHECK(games_made * 100 > games * 55);
  CHECK(slams * 100 < contracts * 4);
  CHECK(slams_made * 2 >= slams);
}

}  // namespace tapete::test::bridge
