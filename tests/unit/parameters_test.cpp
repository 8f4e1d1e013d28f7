// Parameters in the address of the page, and the messages about invalid ones.
#include <catch_amalgamated.hpp>

#include "app/parameters.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

Parameters usual() { return {Settings{.lang = Lang::es}, default_setup(*games().front())}; }

Parameters read(std::string_view text) { return read_parameters(text, usual()); }

TEST_CASE("an address may set game, players, rules, level, colours and seed, in any order") {
  const Parameters got = read(
      "seed 42\naccent c0392b\nrules coto=5\nlevel good\nplayers 2\ngame guinote\ntheme wine\nbg dark\nlang en\ndeck "
      "tapete\nutm_source x");
  CHECK(got.problems.empty());
  CHECK(got.setup.game->id == "guinote");
  CHECK(got.setup.players == 2);
  CHECK(got.setup.level == "good");
  CHECK(setup_text(got.setup).find("rule coto 5\n") != std::string::npos);
  CHECK(got.settings.cloth == Cloth::wine);
  CHECK(got.accent == 0xC0392BU);
  CHECK(got.settings.theme == ThemeChoice::dark);
  CHECK(got.settings.lang == Lang::en);
  CHECK(got.seed == "42");
}

TEST_CASE("an invalid parameter is reported, and the default is used") {
  struct Bad {
    std::string_view line, key, legal;
  };
  const Bad bad =
      GENERATE(Bad{"game mus", "game: ", "guinote | brisca | tute | tute-dos"}, Bad{"players 3", "players: ", "4 | 2"},
               Bad{"players -2", "players: ", "4 | 2"}, Bad{"rules coto=100", "rules: ", "coto="},
               Bad{"rules moon=1", "rules: ", "coto"}, Bad{"level god", "level: ", "expert"},
               Bad{"lang fr", "lang: ", "es | en"}, Bad{"bg pink", "bg: ", "system | light | dark"},
               Bad{"theme pink", "theme: ", "green | blue | wine | grey"}, Bad{"deck french", "deck: ", "tapete"},
               Bad{"accent red", "accent: ", "«red» no vale. Usa rrggbb"}, Bad{"accent -12345", "accent: ", "rrggbb"},
               Bad{"seed 1e9", "seed: ", "0 .. 999999999"}, Bad{"seed", "seed: ", "999999999"});
  const Parameters got = read(bad.line);
  CAPTURE(bad.line);
  REQUIRE(got.problems.size() == 1);
  CHECK(got.problems[0].starts_with(bad.key));
  CHECK(got.problems[0].find(bad.legal) != std::string::npos);
  CHECK(setup_text(got.setup) == setup_text(usual().setup));
  CHECK(settings_text(got.settings) == settings_text(usual().settings));
  CHECK(got.accent == std::nullopt);
  CHECK(got.seed.empty());
}

TEST_CASE("an invalid rule does not affect other rules, and is reported in the requested language") {
  const Parameters got = read("rules coto=5,moon=1 swap=any\nlang en");
  REQUIRE(got.problems.size() == 1);
  CHECK(got.problems[0].find("there is no house rule 'moon'") != std::string::npos);
  const std::string text = setup_text(got.setup);
  CHECK(text.find("rule coto 5\n") != std::string::npos);
  CHECK(text.find("rule swap any\n") != std::string::npos);
}

TEST_CASE("an address that changes the game sets the default rules of the new game") {
  Parameters base = usual();
  base.setup.rules = read("rules coto=5").setup.rules;
  const Parameters got = read_parameters("game tute\nplayers 5", base);
  CHECK(got.problems.empty());
  CHECK(got.setup.players == 5);
  CHECK(has_usual_rules(got.setup));
  CHECK(!has_usual_rules(read_parameters("game guinote", base).setup));
}

TEST_CASE("a seed gives each event a fixed random sequence, which differs from event to event") {
  Header header;
  CHECK(!chance_of(header, 0));
  header.free.emplace_back("seed", "7");
  Rng first = *chance_of(header, 0);
  Rng again = *chance_of(header, 0);
  Rng next = *chance_of(header, 1);
  const auto value = first.next();
  CHECK(value == again.next());
  CHECK(value != next.next());
}

}  // namespace
}  // namespace tapete
