// Actions out of turn: in records, by bots, and at the table. With the action `out` ("me salgo") a seat says that its
// side has enough points to win, which ends the hand.
#include <catch_amalgamated.hpp>

#include "match/bot.hpp"
#include "match/table.hpp"
#include "match/trace.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::TestHost;

const RuleChoice kByHeart{{"coto", "1"}, {"count", "memory"}};

std::unique_ptr<Table> open(int players, const RuleChoice& rules) {
  return std::move(open_table({"guinote", players, rules, {}, 0, 0, 0}).value());
}

void play_any(Table& table, Rng& rng) {
  if (table.turn().who == Turn::Who::chance) {
    REQUIRE(table.play(table.chance(rng, 0)));
    return;
  }
  const auto legal = table.legal();
  REQUIRE(
      table.play(std::to_string(table.turn().seat) + " " + legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
}

/// Plays at random until `out` is legal. Returns false if the match ends first.
bool play_to_out(Table& table, Rng& rng) {
  while (table.turn().who != Turn::Who::over) {
    const auto calls = table.out_of_turn(0);
    if (!calls.empty() && calls.back() == "out") return true;
    play_any(table, rng);
  }
  return false;
}

/// Returns a match in vueltas (the second hand of a game) in which `out` is legal.
std::unique_ptr<Table> in_vueltas(std::uint64_t seed, int players = 4, const RuleChoice& rules = kByHeart) {
  Rng rng{seed};
  for (;;) {
    auto table = open(players, rules);
    if (play_to_out(*table, rng)) return table;
  }
}

TEST_CASE("out ends the hand, and the trace shows the interrupted turn and the outcome", "[record][memory]") {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    auto table = in_vueltas(seed, seed % 3 == 0 ? 2 : 4);
    Rng rng{seed};
    for (std::uint32_t more = rng.below(20); more > 0 && table->in_hand(); --more) play_any(*table, rng);
    if (!table->in_hand()) continue;
    const Seat seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table->players())));
    const Seat actor = table->turn().seat;
    std::string legal;
    for (const auto& action : table->legal()) legal += (legal.empty() ? "" : " | ") + action;
    CHECK(legal.find("out") == std::string::npos);
    const auto ended = table->play(std::to_string(seat) + " out");
    REQUIRE(ended);
    CHECK(ended->at(0).starts_with("hand "));
    CHECK(ended->at(1).starts_with("partida "));
    CHECK(ended->back().starts_with("match "));
    const std::string text = record_text({"guinote", table->players(), kByHeart, {}, 0, 0, 0}, table->events());
    std::vector<std::string> lines;
    CHECK(!trace(text, [&](std::string_view line) { lines.emplace_back(line); }));
    const std::string before = lines[lines.size() - ended->size() - 1];
    CHECK(before.ends_with(" " + std::to_string(actor) + " " + legal));
    for (Seat each = 0; each < table->players(); ++each)
      CHECK(table->redacted(each).back() == std::to_string(seat) + " out");
  }
}

/// Plays an illegal line, checks that the match does not change, and returns the problem.
Problem refused(Table& table, const std::string& line) {
  const auto events = table.events();
  const auto played = table.play(line);
  REQUIRE(!played);
  CHECK(table.events() == events);
  return played.error();
}

TEST_CASE("out is refused in a first hand with an explanation", "[record][memory]") {
  Rng rng{3};
  const auto table = open(4, kByHeart);
  play_any(*table, rng);
  for (Seat seat = 0; seat < 4; ++seat) {
    const Problem problem = refused(*table, std::to_string(seat) + " out");  // allowed only in the second hand
    CHECK(problem.fault == Fault::not_now);
    CHECK(explain(problem, Lang::en).starts_with("'" + std::to_string(seat) + " out' may not be said here; legal: "));
  }
  CHECK(refused(*table, "0 out now").fault == Fault::malformed);
  CHECK(refused(*table, "0 outs").fault == Fault::malformed);
  CHECK(refused(*table, "5 out").fault == Fault::wrong_seat);
  CHECK(refused(*table, "0 claim").fault == Fault::not_now);
}

TEST_CASE("out and claims are refused after out", "[record][memory]") {
  const auto table = in_vueltas(5, 4, {{"count", "memory"}, {"renuncio", "claim"}});
  REQUIRE(table->play("1 out"));
  CHECK(refused(*table, "0 claim").fault == Fault::chance_expected);
  CHECK(refused(*table, "1 out").fault == Fault::chance_expected);
}

TEST_CASE("out is refused while points are shown", "[record][memory]") {
  Rng rng{3};
  const auto table = open(4, {{"coto", "1"}});
  while (table->turn().who != Turn::Who::over) {
    if (table->in_hand()) CHECK(refused(*table, "0 out").fault == Fault::not_now);
    play_any(*table, rng);
  }
}

TEST_CASE("perft does not count out", "[record][memory]") {
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    const auto table = in_vueltas(seed);
    CHECK(table->perft(1) == table->legal().size());
  }
}

TEST_CASE("bots answer from records that contain out", "[record][memory]") {
  Rng rng{12};
  int said = 0;
  for (int match = 0; match < 40; ++match) {
    Header header{"guinote", match % 3 == 0 ? 2 : 4, {{"coto", "2"}, {"count", "memory"}}, {}, 0, 0, 0};
    if (match % 2 == 0) header.rules.emplace_back("renuncio", "claim");
    auto table = std::move(open_table(header).value());
    while (table->turn().who != Turn::Who::over) {
      if (table->turn().who == Turn::Who::seat) {
        const auto answer = ask_bot({record_text(header, table->redacted(table->turn().seat)), "random", 1});
        REQUIRE(answer);
        const auto caller = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(header.players)));
        const auto calls = table->out_of_turn(caller);
        if (!calls.empty() && rng.below(12) == 0) {
          said += calls.back() == "out" ? 1 : 0;
          REQUIRE(table->play(std::to_string(caller) + " " + calls.back()));
          continue;
        }
      }
      play_any(*table, rng);
    }
    // Every redacted record is valid for its seat.
    for (Seat seat = 0; seat < header.players; ++seat) {
      const auto known = parse_record(record_text(header, table->redacted(seat)));
      REQUIRE(known);
      CHECK(!check_redacted(*known, seat));
    }
  }
  CHECK(said > 10);
}

TEST_CASE("a redacted record with an illegal out is refused", "[record][memory]") {
  Rng rng{2};
  auto table = open(4, kByHeart);
  play_any(*table, rng);
  const Seat seat = table->turn().seat;
  auto lines = table->redacted(seat);
  lines.emplace_back("0 out");
  const auto problem = check_redacted(*parse_record(record_text({"guinote", 4, kByHeart, {}, 0, 0, 0}, lines)), seat);
  REQUIRE(problem);
  CHECK(problem->fault == Fault::illegal);
}

TEST_CASE("every action out of turn asks for confirmation in the game's words", "[memory]") {
  for (const auto& [game, rules] : {std::pair{"guinote", RuleChoice{{"renuncio", "claim"}, {"count", "memory"}}},
                                    std::pair{"tute", RuleChoice{{"renuncio", "claim"}}},
                                    std::pair{"tute-dos", RuleChoice{{"renuncio", "claim"}}}}) {
    const int players = find_game(game)->players[0];
    auto table = std::move(open_table({game, players, rules, {}, 0, 0, 0}).value());
    Rng rng{4};
    std::size_t most = 0;
    while (table->turn().who != Turn::Who::over && table->events().size() < 400) {
      for (const Lang lang : {Lang::en, Lang::es}) {
        std::size_t calls = 0;
        for (const Option& option : table->scene(0, lang).options) {
          const bool asks = !option.confirm.question.empty();
          CHECK(asks == (option.kind == OptionKind::call));
          if (!asks) continue;
          ++calls;
          CHECK_FALSE(option.confirm.stakes.empty());
          CHECK_FALSE(option.confirm.yes.empty());
        }
        CHECK(calls == table->out_of_turn(0).size());
        most = std::max(most, calls);
      }
      play_any(*table, rng);
    }
    CHECK(most > 0);
  }
}

/// A match at the table in which the person may call `out`.
struct AtTable {
  TestHost host;
  App app{host};
  explicit AtTable(const std::string& seats = "seat 0 human\nseat 1 bot:casual\nseat 2 bot:casual\nseat 3 bot:casual\n",
                   std::uint64_t seed = 6) {
    const auto table = in_vueltas(seed);
    std::string text = "tapete 1\ngame guinote\nplayers 4\nrules coto=1 count=memory\n" + seats;
    for (const std::string& line : table->events()) text += line + '\n';
    REQUIRE(app.opener().open_record(text));
  }
  [[nodiscard]] MatchDriver& session() { return *app.match().session(); }
  [[nodiscard]] int out() {
    const auto& options = session().scene().options;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (options[i].action == "out") return static_cast<int>(i);
    return -1;
  }
};

TEST_CASE("me salgo ends the hand after a confirmation, announces the count, and cannot be undone", "[app][memory]") {
  AtTable match;
  match.host.run(match.app);
  REQUIRE(match.out() >= 0);
  match.app.choose(match.out());
  REQUIRE(match.app.messages().dialog());
  CHECK(match.app.messages().dialog()->title == "¿Te sales?");
  CHECK(match.app.messages().dialog()->yes == "Me salgo");
  match.app.messages().answer(false);  // a refusal changes nothing
  CHECK(match.session().table().in_hand());
  match.host.heard.clear();
  match.app.choose(match.out());
  match.app.messages().answer(true);
  match.host.run(match.app);
  CHECK(match.session().table().events().back() == "0 out");
  CHECK_FALSE(match.app.match().local()->can_undo());
  REQUIRE(match.session().sheet());
  CHECK(match.session().sheet()->reason.find("«Me salgo»") == 0);
  const auto heard = [&](std::string_view what) {
    return std::any_of(match.host.heard.begin(), match.host.heard.end(),
                       [&](const std::string& line) { return line.find(what) != std::string::npos; });
  };
  CHECK(heard("Te sales"));
  CHECK(heard("De la primera mano: "));
}

TEST_CASE("me salgo can be called while a trick is still being shown", "[app][memory]") {
  AtTable match;
  match.host.run(match.app);
  while (match.session().scene().turn != match.session().viewer() || !match.session().can_act())
    match.host.run(match.app);
  match.app.choose(0);
  // The person's card is on the table, but the bots' cards have not been shown yet.
  int shown = 0;
  for (int i = 0; i < 50 && match.session().table().in_hand(); ++i) {
    if (match.host.settle(match.app, 1)) break;
    if (!match.session().shown().busy() || match.session().can_act()) continue;
    ++shown;
    CHECK(match.session().can_call());
    CHECK(match.out() >= 0);
  }
  CHECK(shown > 0);
}

TEST_CASE("by heart, no points are announced during a hand", "[app][memory]") {
  AtTable match;
  match.host.run(match.app);
  match.host.heard.clear();
  match.host.announce(tell_at_table(match.app.match(), Ask::score));
  match.host.announce(tell_at_table(match.app.match(), Ask::table));
  for (const std::string& line : match.host.heard) {
    CHECK(line.find("mala") == std::string::npos);
    CHECK(line.find("buena") == std::string::npos);
  }
  CHECK(match.host.heard.front().find("De memoria") != std::string::npos);
}

TEST_CASE("by heart, help recommends an action without its effect on the match", "[app][memory]") {
  AtTable match;
  match.host.judges = true;
  while (!match.app.help().offered()) match.host.run(match.app);
  match.app.help().ask();
  match.host.run(match.app);
  REQUIRE(match.app.help().step() != nullptr);
  INFO(match.app.help().step()->text);
  CHECK(match.app.help().step()->lit.size() == 1);
  CHECK(match.app.help().step()->text.find(" de cada ") == std::string::npos);
}

TEST_CASE("every person at a shared screen can call me salgo", "[app][memory]") {
  AtTable match{"seat 0 human\nseat 1 human\nseat 2 bot:casual\nseat 3 bot:casual\n"};
  match.app.match().take_device();
  match.host.run(match.app);
  CHECK(match.out() >= 0);
  const Seat first = match.session().viewer();
  match.app.choose(match.out());
  match.app.messages().answer(true);
  match.host.run(match.app);
  CHECK(match.session().table().events().back() == std::to_string(first) + " out");
}

}  // namespace
}  // namespace tapete
