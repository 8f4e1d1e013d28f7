// Kwingto: redacted records, which omit passes as well as cards, and bots that answer from them.
#include <catch_amalgamated.hpp>

#include "games/kwingto/policy.hpp"
#include "games/kwingto/rules.hpp"
#include "match/bot.hpp"
#include "match/review.hpp"
#include "match/table.hpp"
#include "match/trace.hpp"
#include "support.hpp"

namespace tapete::test::kwingto {
namespace {

using namespace tapete::kwingto;

TEST_CASE("perft does not count beyond a throw of dice", "[golden][kwingto]") {
  auto record = std::move(parse_record(read_sample("kwingto/two.tapete")).value());
  record.events.resize(1);
  const auto table = std::move(replay(record).value());
  CHECK(table->perft(1) == 9);
  CHECK(table->perft(5) == 9);
}

TEST_CASE("the value of a position is an estimate, so a review calls nothing certain or decided", "[kwingto][review]") {
  const auto decisions = review(*redact(parse_record(read_sample("kwingto/two.tapete")).value(), 0), 0, {1, 1});
  REQUIRE(decisions);
  REQUIRE(!decisions->empty());
  for (const Reviewed& one : *decisions) {
    CHECK_FALSE(one.certain);
    CHECK_FALSE(one.decided);
  }
}

/// Plays a match. At every turn asks a bot, with the redacted record of the seat to act, and checks that the answer is
/// legal.
void ask_through(const Header& header, std::string_view level, std::uint64_t seed) {
  auto table = std::move(open_table(header).value());
  Rng rng{seed};
  while (table->turn().who != Turn::Who::over && table->events().size() < 3000) {
    if (table->turn().who == Turn::Who::chance) {
      REQUIRE(table->play(table->chance(rng, kNobody)));
      continue;
    }
    const Seat seat = table->turn().seat;
    const std::string redacted = record_text(header, table->redacted(seat));
    const auto answer = ask_bot({redacted, level, rng.next()});
    INFO(redacted);
    REQUIRE(answer);
    const auto legal = table->legal();
    REQUIRE(std::find(legal.begin(), legal.end(), *answer) != legal.end());
    // The bots' actions make the game progress. One action in three is random, such as a pass or an unusual burn.
    const auto& line = rng.below(3) == 0 ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))] : *answer;
    REQUIRE(table->play(std::to_string(seat) + " " + line));
  }
}

TEST_CASE("bots answer from redacted records through whole matches", "[kwingto]") {
  for (const int players : {2, 3, 4})
    for (const char* failed : {"own", "all"})
      for (std::uint64_t seed = 0; seed < 3; ++seed)
        ask_through({"kwingto", players, {{"games", "3"}, {"failed", failed}}, {}, 0, 0, 0}, "casual", seed);
}

TEST_CASE("an impossible redacted record is refused", "[kwingto]") {
  const auto ask = [](std::string_view events) {
    const std::string text = "tapete 1\ngame kwingto\nplayers 2\n" + std::string{events};
    return static_cast<bool>(ask_bot({text, "casual", 1}));
  };
  CHECK(ask("start 0\n"));
  CHECK(ask("start 0\n0 dice 0 3\nroll 5 5 5\n0 keep\n0 burn ??\n"));
  CHECK(
      !ask("start 0\n0 dice 0 3\nroll 5 5 5\n"
           "1 keep\n"));
  CHECK(!ask("start 0\n0 dice 0 3\nroll 5 5 9\n"));
  CHECK(!ask("start 0\n0 dice 0 3\n"));
  CHECK(!ask("start 0\nstart 1\n"));
  CHECK(!ask("start 0\n0 dice 0 3\nroll 5 5 5\n0 keep\n0 burn ??\n1 burn ??\n"));
  CHECK(!ask("start 0\n1 dice 0 3\n"));
}

// --- Bots

TEST_CASE("a bot burns the card that it needs least", "[kwingto]") {
  Board board;
  CHECK(!placements(board, 7, 0b1111).empty());
  for (const auto* name : {"7h", "7s", "7d"}) {
    const Card card = *parse_card(Deck::french, name);
    put_card(board, kwingto::place(card, board.rows));
  }
  // Clubs can no longer have a row.
  for (int i = 0; i < 13; ++i) {
    const Card card = spare_card(board);
    const int row = row_for(board, card.suit());
    for (int space = 0; row != kNobody && space < Kwingto::kSpaces; ++space)
      CHECK(!fits(board, row, space, cell_of(card)));
    board.deck.remove(card);
  }
  CHECK(board.deck.size() == Kwingto::kDeckSize - 3 - 13);
}

TEST_CASE("all bots except the random bot place a card that can only gain points", "[kwingto]") {
  // A card in the last space of the second row ends the game, and the seat wins.
  State s;
  Board& board = s.board[0];
  for (const auto& [name, space] :
       {std::pair{"2h", 0}, {"4h", 1}, {"7h", 2}, {"9h", 3}, {"Kh", 4}, {"3s", 0}, {"5s", 1}, {"8s", 2}, {"Ts", 3}})
    put_card(board, kwingto::place(*parse_card(Deck::french, name), space));
  s.phase = Phase::place;
  s.blacks = 2;
  s.value = 12;
  s.active = 1;
  Rng rng{1};
  CHECK(Kwingto::name(Kwingto::policy_action(Kwingto::view(s, 0), rng)) == "place Qs 5");
  CHECK(Kwingto::name(Kwingto::best_by_value(Kwingto::view(s, 0), false)) == "place Qs 5");
  CHECK(Kwingto::name(Kwingto::best_by_value(Kwingto::view(s, 0), true)) == "place Qs 5");
}

TEST_CASE("the sheet of kwingto speaks to the winner as such, and names the winner to the others", "[kwingto]") {
  State s = Kwingto::start({}, {}, {});
  put_card(s.board[0], kwingto::place(*parse_card(Deck::french, "2h"), 0));
  s.phase = Phase::over;
  s.actor = kNobody;
  CHECK(Kwingto::sheet({}, {}, s, 0, Lang::es).verdict == "¡Ganas el encuentro!");
  CHECK(Kwingto::sheet({}, {}, s, 1, Lang::es).verdict == "@ gana el encuentro");
  s.board[1].penalties = Kwingto::kLastPenalty;
  const Sheet failed = Kwingto::sheet({}, {}, s, 0, Lang::es);
  CHECK(failed.reason == "Cuatro tiros fallidos: fin de la partida");
  CHECK(failed.result == std::vector<std::string>{"1", "−20"});
  Kwingto::Config two;
  two.target = 2;
  CHECK(Kwingto::sheet(two, {}, s, 0, Lang::es).verdict == "Ganas la partida");
  CHECK(Kwingto::sheet(two, {}, s, 1, Lang::es).verdict == "@ gana la partida");
}

TEST_CASE("bots of one level that share the dice do not all fill the same board", "[kwingto]") {
  Rng rng{11};
  Kwingto::Config config;
  config.players = 4;
  for (const bool expert : {false, true}) {
    State s = Kwingto::start(config, {}, {});
    while (s.phase != Phase::over)
      Kwingto::apply(s, s.actor == kChance ? Kwingto::random_event(s, rng)
                                           : Kwingto::best_by_value(Kwingto::view(s, s.actor), expert));
    int equal = 0;
    for (std::size_t a = 0; a < 4; ++a)
      for (std::size_t b = 0; b < a; ++b)
        equal += s.board[a].suit == s.board[b].suit && s.board[a].cell == s.board[b].cell ? 1 : 0;
    CHECK(equal <= 1);
  }
}

/// Returns the share of cards that have the same value in the same space on both boards, whatever the suit.
double likeness(const Board& a, const Board& b) {
  int same = 0;
  for (std::size_t row = 0; row < Kwingto::kRows; ++row)
    for (std::size_t space = 0; space < Kwingto::kSpaces; ++space)
      same += a.cell[row][space] != 0 && a.cell[row][space] == b.cell[row][space] ? 1 : 0;
  return static_cast<double>(same) / std::max({1, int{a.placed}, int{b.placed}});
}

/// Plays a game of bots of one level: 0: casual, 1: good, 2: expert.
State played_by_bots(const Kwingto::Config& config, int level, Rng& rng) {
  State s = Kwingto::start(config, {}, {});
  while (s.phase != Phase::over)
    Kwingto::apply(s, s.actor == kChance ? Kwingto::random_event(s, rng)
                      : level == 0       ? Kwingto::policy_action(Kwingto::view(s, s.actor), rng)
                                         : Kwingto::best_by_value(Kwingto::view(s, s.actor), level == 2));
  return s;
}

TEST_CASE("bots of one level rarely fill boards with the same values, even in other suits", "[kwingto][strength]") {
  constexpr int kGames = 12;
  for (const int level : {0, 1, 2})  // casual, good, expert
    for (const int players : {3, 4}) {
      Rng rng{21};
      Kwingto::Config config;
      config.players = static_cast<std::uint8_t>(players);
      double sum = 0;
      int equal = 0;
      int pairs = 0;
      for (int game = 0; game < kGames; ++game) {
        const State s = played_by_bots(config, level, rng);
        for (std::size_t a = 0; a < config.players; ++a)
          for (std::size_t b = 0; b < a; ++b, ++pairs) {
            const double like = likeness(s.board[a], s.board[b]);
            sum += like;
            equal += like == 1 ? 1 : 0;
          }
      }
      INFO("level " << level << ", " << players << " players: likeness " << sum / pairs << ", " << equal << " equal");
      CHECK(sum / pairs < (level == 0 ? 0.4 : 0.8));
      CHECK(equal <= pairs / (level == 0 ? 12 : 3));
    }
}

TEST_CASE("a bot's choice does not depend on the cards that other seats have burned", "[kwingto]") {
  Rng rng{5};
  for (int game = 0; game < 20; ++game) {
    State s = Kwingto::start({}, {}, Kwingto::random_deal({}, {}, rng));
    while (s.phase != Phase::over) {
      if (s.actor != kChance) {
        const auto view = Kwingto::view(s, s.actor);
        const State other = Kwingto::Sampler{view}.draw(rng);
        for (const bool rivals : {false, true})
          REQUIRE(Kwingto::best_by_value(view, rivals) ==
                  Kwingto::best_by_value(Kwingto::view(other, s.actor), rivals));
      }
      Kwingto::apply(s, s.actor == kChance ? Kwingto::random_event(s, rng) : Kwingto::random_legal(s, rng));
    }
  }
}

}  // namespace
}  // namespace tapete::test::kwingto
