// Matches of tute with an auction: the mano and the dealer of each hand, the effect of a tute, and the house rules that
// apply.
#include <catch_amalgamated.hpp>

#include "games/tute/auction.hpp"
#include "match/bot.hpp"
#include "match/record.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

/// Plays these lines and returns the trace lines of the last line.
std::vector<std::string> play_all(Table& table, const std::vector<std::string>& lines) {
  std::vector<std::string> told;
  for (const std::string& line : lines) {
    CAPTURE(line);
    auto outcome = table.play(line);
    REQUIRE(outcome);
    told = *outcome;
  }
  return told;
}

/// Plays the first legal action until the hand is over. Returns the trace lines of the last action.
std::vector<std::string> play_on(Table& table) {
  std::vector<std::string> told;
  while (table.in_hand()) told = play_all(table, {std::to_string(table.turn().seat) + " " + table.legal().front()});
  return told;
}

std::string deal_text(int dealer, const std::vector<std::pair<int, const char*>>& fixed = {}) {
  return Tute::deal_text(deck(dealer, fixed));
}

TEST_CASE("bato: of the seats that play, the first from the mano on leads, and the deal passes to the right",
          "[tute][auction]") {
  const auto table = open("tute", 4, {{"variant", "bato"}});
  play_all(*table, {deal_text(3), "0 bid no", "1 bid no", "2 bid yes", "3 bid yes", "0 bid no", "1 bid no"});
  // The declarer and the seats that join change cards in turn from the mano on, and the first of them leads.
  CHECK(table->turn().seat == 2);
  play_all(*table, {"2 draw", "3 draw"});
  CHECK(table->turn().seat == 2);
  CHECK(table->scene(2, Lang::en).score[0].points == "0 of 2 tricks");
  CHECK(table->scene(3, Lang::en).score[0].points == "0 of 1 trick");
  play_on(*table);
  CHECK(table->turn().due == "deal 0");
  play_all(*table, {deal_text(0), "1 bid no", "2 bid no", "3 bid no", "0 bid yes", "1 bid no", "2 bid no", "3 bid no"});
  CHECK(table->turn().due == "deal 1");
}

TEST_CASE("bato: in the first trick the pile and the duties start with the leader", "[tute][auction]") {
  // Seat 0 is mano and does not join, so the pile and the duties start with seat 1.
  const auto table = open("tute", 4, {{"variant", "bato"}, {"renuncio", "claim"}});
  const auto deal = deal_text(3, {{16, "5e"},
                                  {1, "Ao"},
                                  {5, "Ac"},
                                  {9, "Ab"},
                                  {13, "3b"},
                                  {2, "2o"},
                                  {6, "2c"},
                                  {10, "2b"},
                                  {14, "4b"},
                                  {3, "4o"},
                                  {7, "7o"}});
  play_all(*table, {deal, "0 bid no", "1 bid yes", "2 bid yes", "3 bid yes", "0 bid no", "1 draw", "2 draw", "3 draw",
                    "1 play Ao", "2 play 2c", "3 play 4o"});
  const Scene scene = table->scene(0, Lang::en);
  const Zone* pile = find_zone(scene, ZoneKind::pile, 1);
  REQUIRE(pile != nullptr);
  REQUIRE(pile->cards.size() == 3);
  CHECK(pile->cards[0].from == 1);
  CHECK(pile->cards[1].from == 2);
  CHECK(pile->cards[2].from == 3);
  // Seat 2 held the two of oros, and did not follow suit in the first trick.
  play_all(*table, {"1 play Ac", "2 play 2o"});
  CHECK(play_all(*table, {"3 claim"})[1] == "strikes 0 0 2 0");
}

/// Returns a table of codillo for four before the first trick: seat 0 is the declarer, trumps are oros, and seat 2 has
/// the called ace of copas. Seat `kings` has the four reyes and the ace of espadas.
std::unique_ptr<Table> codillo(Seat kings, RuleChoice rules = {{"variant", "codillo"}}) {
  auto table = open("tute", 4, std::move(rules));
  std::vector<std::pair<int, const char*>> fixed{{2, "Ac"}, {8, "Ao"}};
  const auto place = [kings](int round) { return 4 * round + kings; };
  const std::array names{"Ae", "Re", "Ro", "Rc", "Rb"};
  for (int i = 0; i < 5; ++i) fixed.emplace_back(place(3 + i), names[at(i)]);
  // The other seats can follow with espadas.
  const std::array small{"2e", "4e", "5e"};
  int next = 0;
  for (Seat seat = 0; seat < 4; ++seat)
    if (seat != kings) fixed.emplace_back(4 * 9 + seat, small[at(next++)]);
  if (kings != 0) fixed.emplace_back(4 * 8, "3e");
  play_all(*table, {Tute::deal_text(deck(3, fixed)), "0 bid yes", "0 trump o", "0 call Ac"});
  return table;
}

/// Plays the first trick, which `kings` takes with the ace of espadas. Then `kings` declares a tute. Returns the trace
/// lines of the tute.
std::vector<std::string> sing_after_espadas(Table& table, Seat kings) {
  std::vector<std::string> told;
  for (Seat seat = 0; seat < 4; ++seat) {
    std::string chosen;
    for (const std::string& action : table.legal()) {
      const bool espadas = action.back() == 'e';
      const bool ace = action == "play Ae";
      if (seat == kings ? ace : espadas && !ace) chosen = action;
    }
    REQUIRE(!chosen.empty());
    told = play_all(table, {std::to_string(seat) + " " + chosen});
  }
  CHECK(table.turn().seat == kings);
  return play_all(table, {std::to_string(kings) + " tute R"});
}

TEST_CASE("codillo: a tute wins the hand for the side of its singer", "[tute][auction]") {
  const std::array<const char*, 4> strikes{"strikes 0 1 0 1", "strikes 1 0 1 0", "strikes 0 1 0 1", "strikes 1 0 1 0"};
  for (Seat kings = 0; kings < 4; ++kings) {
    CAPTURE(kings);
    const auto table = codillo(kings);
    CHECK(sing_after_espadas(*table, kings)[1] == strikes[at(kings)]);
    // Every seat sees who lost, so every seat then knows the partner.
    for (Seat seat = 0; seat < 4; ++seat) {
      const Scene scene = table->scene(seat, Lang::en);
      for (const SideScore& score : scene.score) {
        const int got = strikes[at(kings)][static_cast<std::size_t>(8 + 2 * score.seats[0])] - '0';
        CHECK(score.won == got);
      }
    }
  }
}

TEST_CASE("codillo: bots answer from records in which a tute has ended the hand", "[tute][auction]") {
  const RuleChoice rules{{"variant", "codillo"}, {"strikes", "1"}, {"final", "dos"}};
  for (Seat kings = 0; kings < 4; ++kings) {
    const auto table = codillo(kings, rules);
    sing_after_espadas(*table, kings);
    play_all(*table, {deal_text(kings % 2)});
    for (int i = 0; table->in_hand() && i < 60; ++i) {
      const Seat seat = table->turn().seat;
      const Header header{"tute", 4, rules, {}, 0, 0, 0};
      const auto answer = ask_bot({record_text(header, table->redacted(seat)), "casual", 7, {}});
      CAPTURE(kings, i, seat);
      REQUIRE(answer);
      play_all(*table, {std::to_string(seat) + " " + *answer});
    }
  }
}

TEST_CASE("remate: all players except the singer of a tute lose", "[tute][auction]") {
  Tute::Config config = with(4);
  config.variant = Tute::Variant::remate;
  State s = Tute::start(config, {}, deck(3, {}));
  Tute::apply(s, bid(50));
  for (int i = 0; i < 3; ++i) Tute::apply(s, bid(0));
  Tute::apply(s, name_trump(0));
  s.leader = 1;
  s.hand[1] = four_of(Tute::kRey);
  Rules::declare(s, s.leader, sing_tute(Tute::kRey));
  CHECK(strikes_of(s) == std::array<std::uint8_t, kMaxSeats>{1, 0, 1, 1, 0, 0});
}

TEST_CASE("trump= and ties= have no effect in remate, codillo and bato", "[tute][auction]") {
  for (const char* variant : {"remate", "codillo", "bato"}) {
    const auto values = read_rules(Tute::info(), {{"variant", variant}, {"ties", "mano"}, {"trump", "rotate"}});
    const auto plain = read_rules(Tute::info(), {{"variant", variant}});
    REQUIRE(values);
    CHECK(Tute::configure(4, *values) == Tute::configure(4, *plain));
  }
}

TEST_CASE("remate: the rule no vale cargar applies also in a final of two", "[tute][auction]") {
  Tute::Config config = with(3);
  config.variant = Tute::Variant::remate;
  config.dos_final = true;
  Tute::Standing standing = later(1);
  standing.strikes = {4, 0, 2};
  State s = Tute::start(config, standing, deck(1, {{12, "4e"}}));
  s.drawn = s.stock_size;
  s.hand[1] = cards("3c Rc 2b");
  s.hand[2] = cards("Ao");
  Tute::apply(s, play(card("Ao")));
  CHECK(playable(s) == cards("2b"));
}

}  // namespace
}  // namespace tapete::test::tute
