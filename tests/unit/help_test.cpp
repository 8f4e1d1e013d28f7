// Help at the table names the best action with a reason, or the only one that the rules allow.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"
#include "game/card_words.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::TestHost;

void switch_help(App& app, Switch wanted) {
  Settings settings = app.preferences().settings();
  settings.help = wanted;
  app.preferences().change_settings(settings);
}

const std::string kDealt =
    "tapete 1\ngame brisca\nplayers 2\nrules duty=follow\nseat 0 human\nseat 1 bot:casual\n"
    "deal 0 6e 4e 7o Ro Ae Se 2e 7c 2o 7b Sb So 3o Cc 3e Co Ac Ab 5e 6c 4o 5o 6b 5b Re 4c Rb Cb Sc Rc 2c 6o 2b 5c 4b "
    "Ao Ce 3c 7e 3b\n";

/// The same match without the duty to follow suit.
const std::string kAnyCard = kDealt.substr(0, kDealt.find("rules")) + kDealt.substr(kDealt.find("seat 0"));

/// A match in which seat 0 is to act after this record line.
struct Match {
  TestHost host;
  App app{host};
  explicit Match(std::string_view line, const std::string& dealt = kDealt) {
    host.judges = true;
    REQUIRE(app.opener().open_record(dealt + std::string{line} + '\n'));
    host.run(app);
    REQUIRE(app.match().session()->can_act());
  }
  [[nodiscard]] const Scene& scene() { return app.match().session()->scene(); }
  /// Asks for the next step and returns its words; empty if help has ended.
  std::string ask() {
    app.help().ask();
    host.run(app);
    return app.help().step() == nullptr ? std::string{} : app.help().step()->text;
  }
  /// Returns the actions that are lit up.
  [[nodiscard]] std::vector<std::string> lit() {
    REQUIRE(app.help().step() != nullptr);
    std::vector<std::string> out;
    for (const int option : app.help().step()->lit)
      out.push_back(scene().options[static_cast<std::size_t>(option)].action);
    return out;
  }
};

TEST_CASE("help is offered only on the player's turn, and not if it is switched off", "[help]") {
  Match match{"1 play 7o"};
  CHECK(match.app.help().offered());
  switch_help(match.app, Switch::off);
  CHECK_FALSE(match.app.help().offered());
  CHECK(match.ask().empty());
  switch_help(match.app, Switch::on);
  match.app.choose(0);
  CHECK_FALSE(match.app.help().offered());
}

TEST_CASE("help stays off after it was switched off, but not because an older version stored its default", "[help]") {
  TestHost older;
  older.values["settings"] = "lang es\nhelp off\n";
  CHECK(App{older}.preferences().settings().help == Switch::on);
  TestHost host;
  App app{host};
  switch_help(app, Switch::off);
  TestHost later;
  later.values = host.values;
  CHECK(App{later}.preferences().settings().help == Switch::off);
}

TEST_CASE("help names the best legal card with a reason", "[help]") {
  // Seat 0 was dealt the four of espadas, the rey of oros and the sota of espadas; espadas were led.
  Match match{"1 play Ae"};
  const std::string best = match.ask();
  INFO(best);
  CHECK(match.host.opinions_asked == 1);
  CHECK(best.find("Yo echaría ") == 0);
  REQUIRE(match.lit().size() == 1);
  const auto top = std::ranges::find(match.scene().options, match.lit().front(), &Option::action);
  CHECK(best.find(top->label) == std::string_view{"Yo echaría "}.size());
  CHECK(best.find(". ") < best.size() - 2);  // a reason follows

  CHECK(match.ask().empty());
  CHECK(match.app.help().step() == nullptr);
  CHECK_FALSE(match.app.messages().dialog());
}

TEST_CASE("help names the only legal card and the rule", "[help]") {
  Match match{"1 play 7o"};
  CHECK(match.ask() == "Solo puedes echar el rey de oros. Tienes oros: hay que echar de ese palo.");
  CHECK(match.lit() == std::vector<std::string>{"play Ro"});
  CHECK(match.host.opinions_asked == 0);
  CHECK(match.ask().empty());
}

TEST_CASE("if any card may be played, help names the best one at once", "[help]") {
  Match match{"1 play 7o", kAnyCard};
  const std::string best = match.ask();
  INFO(best);
  CHECK(match.host.opinions_asked == 1);
  CHECK(best.find("Yo echaría ") == 0);
  CHECK(match.lit().size() == 1);
  CHECK(match.ask().empty());
}

TEST_CASE("asked for a bid, help names the best one at once", "[help][bridge]") {
  const test::bridge::Lines hands{"As Ks Qs Js Ts 9s Ah Kh Qh Ad Kd Ac Kc", "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qd 3c 2c",
                                  "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qc Jc Tc", "2s 3s 4s 5s 6s 7s 8s 4c 5c 6c 7c 8c 9c"};
  Match match{test::bridge::deal(3, hands),
              "tapete 1\ngame bridge\nplayers 4\nseat 0 human\nseat 1 bot:casual\nseat 2 bot:casual\n"
              "seat 3 bot:casual\n"};
  const std::string best = match.ask();
  INFO(best);
  CHECK(match.host.opinions_asked == 1);
  CHECK(best.find("Yo elegiría ") == 0);
  CHECK(match.lit().size() == 1);
}

TEST_CASE("help is told to screen readers and ends with the action", "[help]") {
  Match match{"1 play 6e"};
  const std::string legal = match.ask();
  CHECK(std::ranges::count(match.host.heard, legal) == 1);
  match.app.choose(0);
  CHECK(match.app.help().step() == nullptr);
}

TEST_CASE("help can be ended, and then begins again", "[help]") {
  Match match{"1 play 6e"};
  const std::string legal = match.ask();
  match.app.help().end();
  CHECK(match.app.help().step() == nullptr);
  CHECK(match.ask() == legal);
}

TEST_CASE("in dummy's turn help names one of dummy's cards", "[help][bridge]") {
  const test::bridge::Lines hands{test::bridge::kSuitEach[0], "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qd Kd Ad",
                                  "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qh Kh Ah", test::bridge::kSuitEach[3]};
  const std::string bid =
      "tapete 1\ngame bridge\nplayers 4\nseat 0 human\nseat 1 bot:casual\nseat 2 bot:casual\nseat 3 bot:casual\n" +
      test::bridge::deal(0, hands) + "\n0 bid 1s\n1 bid no\n2 bid no\n3 bid no\n";
  Match match{"1 play 2h", bid};
  CHECK(match.ask().find("Yo echaría ") == 0);
  REQUIRE(match.lit().size() == 1);
  CHECK(match.lit().front().ends_with('h'));
}

TEST_CASE("an answer that arrives after the card has been played is not shown", "[help]") {
  Match match{"1 play 6e"};
  match.app.help().ask();
  REQUIRE(match.host.opinions.size() == 1);
  const auto late = match.host.opinions.front();
  match.host.opinions.clear();
  match.app.choose(0);
  match.host.run(match.app);
  match.app.judge_answered(late.first, late.second);
  CHECK(match.app.help().step() == nullptr);
}

TEST_CASE("help tells the player if the judge cannot evaluate the actions", "[help]") {
  Match match{"1 play 6e"};
  match.host.judges = false;
  CHECK(match.ask() == "I cannot tell which is better."_text(Lang::es));
  CHECK(match.ask().empty());
}

TEST_CASE("help recommends the cheap card that wins the trick, not a trump", "[help]") {
  Match match{
      "1 play 2c",
      "tapete 1\ngame brisca\nplayers 2\nseat 0 human\nseat 1 bot:casual\n"
      "deal 0 2c 3o 4o 4c 6b Ae 3e 5b 7o 2o Ro 6e Ac So Cb Rb Sc 7b Cc 5e 4b Re 7c Co 2e 3b Ab 6c Se 5c Ao 4e Rc Ce "
      "6o 3c Sb 5o 2b 7e\n"};
  const std::string best = match.ask();
  INFO(best);
  CHECK(match.lit() == std::vector<std::string>{"play 4c"});
  CHECK(best.find("Yo echaría el cuatro de copas. ") == 0);
}

/// Returns a sample record up to the first action of seat 0 that begins with this word, in two parts: all but the last
/// line, and that line. Seat 0 is a person.
std::pair<std::string, std::string> sample_until(const std::string& name, const std::string& word) {
  const std::string text = test::read_sample(name + ".tapete");
  const int players = parse_record(text)->header.players;
  std::string start;
  std::string last;
  Splitter lines{text, '\n'};
  while (const auto line = lines.next()) {
    if (line->starts_with("0 " + word)) break;
    const std::string_view first = first_word(*line);
    if (first == "seat" || first == "seed") continue;
    start += last.empty() ? "" : last + '\n';
    last = *line;
  }
  std::string seats = "\nseat 0 human";
  for (int seat = 1; seat < players; ++seat) seats += "\nseat " + std::to_string(seat) + " bot:casual";
  const std::size_t rules = start.find("\nrules ");
  const std::size_t place = start.find('\n', rules == std::string::npos ? start.find("players") : rules + 1);
  return {start.insert(place, seats), last};
}

TEST_CASE("help recommends one action in each game, with a reason", "[help]") {
  const auto [name, word] = GENERATE(table<std::string, std::string>({{"guinote/four", "play"},
                                                                      {"brisca/four", "play"},
                                                                      {"tute/four-bato", "bid"},
                                                                      {"podrida/four-full", "bid"},
                                                                      {"corazones/four", "play"},
                                                                      {"bridge/chicago", "bid"},
                                                                      {"kwingto/two", ""}}));
  CAPTURE(name);
  const auto [start, last] = sample_until(name, word);
  Match match{last, start};
  const std::string best = match.ask();
  INFO(best);
  const bool own = name.starts_with("podrida") || name.starts_with("kwingto");
  CHECK(best.starts_with(!own ? "Yo e" : word == "bid" ? "Yo pediría " : "Lo mejor es tirar "));
  CHECK(best.find('@') == std::string::npos);
  CHECK(match.lit().size() == 1);
}

TEST_CASE("help names only the part of the other action that differs", "[help]") {
  const auto [start, last] = sample_until("kwingto/two", "place");
  Match match{last, start};
  const std::string best = match.ask();
  INFO(best);
  CHECK(best.starts_with("Lo mejor es colocar "));
  CHECK(best.find("con «Colocar") == std::string::npos);
}

TEST_CASE("help recommends all cards that are passed together", "[help]") {
  const auto [start, last] = sample_until("corazones/four", "give");
  Match match{last, start};
  const std::string words = match.ask();
  INFO(words);
  CHECK(words.starts_with("Yo elegiría "));
  for (const int each : match.app.help().step()->lit)
    CHECK(words.find(card_words(Deck::french, card_with_option(match.scene(), each), Lang::es)) != std::string::npos);
  CHECK(match.lit().size() == 3);
  CHECK(match.ask().empty());
}

TEST_CASE("help does not name fewer cards than are passed together", "[help]") {
  const auto [start, last] = sample_until("corazones/four", "give");
  Match match{last, start};
  match.app.help().ask();
  REQUIRE(match.host.opinions.size() == 1);
  const std::string first = match.host.opinions.front().second;
  for (int asked = 0; asked < match.scene().multi_select.count; ++asked) {
    REQUIRE(match.host.opinions.size() == 1);
    const int number = match.host.opinions.front().first;
    match.host.opinions.clear();
    match.app.judge_answered(number, first);
  }
  REQUIRE(match.app.help().step() != nullptr);
  CHECK(match.app.help().step()->text == "I cannot tell which is better."_text(Lang::es));
}

}  // namespace
}  // namespace tapete
