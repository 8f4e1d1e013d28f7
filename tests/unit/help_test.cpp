// Help at the table: the first request lists the legal actions, the second gives a reason for the best one, and the
// third names the best action.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"
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
  [[nodiscard]] const Dialog& dialog() const {
    REQUIRE(app.messages().dialog());
    return *app.messages().dialog();
  }
  void answer(bool yes) {
    app.messages().answer(yes);
    host.run(app);
  }
};

TEST_CASE("help is offered only on the player's turn, and not if it is switched off", "[help]") {
  Match match{"1 play 7o"};
  CHECK(match.app.help().offered());
  switch_help(match.app, Switch::off);
  CHECK_FALSE(match.app.help().offered());
  match.app.help().ask();
  CHECK_FALSE(match.app.messages().dialog());
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

TEST_CASE("help names the best action only on the third request", "[help]") {
  Match match{"1 play 6e"};
  match.app.help().ask();
  // Seat 0 was dealt the four of espadas, the rey of oros and the sota of espadas; espadas were led.
  CHECK(match.dialog().text.find("Puedes elegir: ") == 0);
  CHECK(match.dialog().text.find("el rey de oros") == std::string::npos);
  match.app.messages().answer(true);
  match.host.run(match.app);
  CHECK(match.host.opinions_asked == 1);
  const std::string matters = match.dialog().text;
  INFO(matters);
  CHECK(matters.find("Comparado con: ") == 0);
  match.answer(true);
  const std::string best = match.dialog().text;
  const auto& options = match.app.match().session()->scene().options;
  const auto named = [](const std::string& text, const Option& option) {
    return text.find(option.label) != std::string::npos;
  };
  const auto top = std::find_if(options.begin(), options.end(), [&](const Option& each) { return named(best, each); });
  REQUIRE(top != options.end());
  CHECK_FALSE(named(matters, *top));
  match.answer(true);
  CHECK_FALSE(match.app.messages().dialog());
}

TEST_CASE("in dummy's turn help lists dummy's legal cards", "[help][bridge]") {
  const test::bridge::Lines hands{test::bridge::kSuitEach[0], "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qd Kd Ad",
                                  "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qh Kh Ah", test::bridge::kSuitEach[3]};
  const std::string bid =
      "tapete 1\ngame bridge\nplayers 4\nseat 0 human\nseat 1 bot:casual\nseat 2 bot:casual\nseat 3 bot:casual\n" +
      test::bridge::deal(0, hands) + "\n0 bid 1s\n1 bid no\n2 bid no\n3 bid no\n";
  Match match{"1 play 2h", bid};
  match.app.help().ask();
  CHECK(match.dialog().text ==
        "Puedes elegir: el as de corazones, la dama de corazones, el rey de corazones. "
        "El muerto tiene corazones: hay que asistir.");
}

TEST_CASE("an answer that arrives after the card has been played is not shown", "[help]") {
  Match match{"1 play 6e"};
  match.app.help().ask();
  match.app.messages().answer(true);
  REQUIRE(match.host.opinions.size() == 1);
  const auto late = match.host.opinions.front();
  match.host.opinions.clear();
  match.app.choose(0);
  match.host.run(match.app);
  match.app.judge_answered(late.first, late.second);
  CHECK_FALSE(match.app.messages().dialog());
}

TEST_CASE("help tells the player if the judge cannot evaluate the actions", "[help]") {
  Match match{"1 play 6e"};
  match.host.judges = false;
  match.app.help().ask();
  match.answer(true);
  CHECK(match.dialog().text == "This could not be evaluated."_text(Lang::es));
}

}  // namespace
}  // namespace tapete
