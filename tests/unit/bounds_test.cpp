// Every input from outside has a maximum length. Longer records are refused with a sentence that states the limit;
// longer settings and forms are ignored.
#include <catch_amalgamated.hpp>
#include <chrono>

#include "app/archive.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"
#include "match/record.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

constexpr std::string_view kHead = "tapete 1\ngame guinote\nplayers 4\n";

std::string times(std::size_t count, std::string_view text) {
  std::string out;
  out.reserve(count * text.size());
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

std::optional<Problem> problem_of(std::string_view text) {
  const auto record = parse_record(text);
  return record ? std::nullopt : std::optional{record.error()};
}

TEST_CASE("a header beyond the maximum number of lines is refused", "[bounds]") {
  const std::string most = std::string{kHead} + times(kMostHeaderLines - 3, "note x\n");
  CHECK(!problem_of(most));
  for (const std::string_view key : {"note x\n", "seat 0 human Ana\n", "nonsense\n"}) {
    const auto problem = problem_of(most + std::string{key});
    REQUIRE(problem);
    CHECK(problem->fault == Fault::header_too_long);
    CHECK(problem->line == kMostHeaderLines + 1);
    CHECK(explain(*problem, Lang::es).find("1000") != std::string::npos);
  }
}

TEST_CASE("a header is parsed without the events after it", "[bounds]") {
  const auto header = parse_header(std::string{kHead} + "note x\ndeal nonsense\n" + std::string(kLongestLine + 1, 'x'));
  REQUIRE(header);
  CHECK(header->game == "guinote");
  CHECK(header->free == std::vector<std::pair<std::string, std::string>>{{"note", "x"}});
  const auto none = parse_header("tapete 1\nplayers 4\n");
  REQUIRE(!none);
  CHECK(none.error().fault == Fault::header_missing);
}

TEST_CASE("a line beyond the maximum length is refused anywhere in a record", "[bounds]") {
  const std::string longest = "note " + std::string(kLongestLine - 5, 'x');
  CHECK(!problem_of(std::string{kHead} + longest + '\n'));
  for (const std::string& text :
       {std::string{kHead} + longest + "x\n", std::string{kHead} + "# " + longest, std::string{kHead} + longest + '\r',
        std::string{kHead} + std::string(kLongestLine + 1, ' '), std::string(1 << 20, 'x')}) {
    const auto problem = problem_of(text);
    REQUIRE(problem);
    CHECK(problem->fault == Fault::line_too_long);
    CHECK(explain(*problem, Lang::en).find("4000") != std::string::npos);
  }
}

TEST_CASE("empty lines and comments count towards the maximum number of lines", "[bounds]") {
  for (const std::string_view line : {"\n", "# x\n", "0 pass\n", " \r\n"}) {
    const std::string most = std::string{kHead} + times(kMostLines - 4, line);
    CHECK(!problem_of(most));
    const auto problem = problem_of(most + std::string{line} + std::string{line});
    REQUIRE(problem);
    CHECK(problem->fault == Fault::too_many_lines);
    CHECK(problem->line == kMostLines + 1);
  }
}

TEST_CASE("a record beyond the maximum length is refused", "[bounds]") {
  const auto problem = problem_of(times((kLongestRecord >> 3) + 1, "0 pass \n"));
  REQUIRE(problem);
  CHECK(problem->fault == Fault::too_long);
  CHECK(explain(*problem, Lang::es) == "el acta pasa de 16 MB");
}

TEST_CASE("every deal line is shorter than the maximum", "[bounds]") {
  for (const GameInfo* game : games()) {
    const Header header{std::string{game->id}, game->players.back(), {}, {}, 0, 0, 0};
    const auto table = std::move(open_table(header).value());
    Rng rng{3};
    CHECK(table->chance(rng, 0).size() < kLongestLine);
  }
}

TEST_CASE("settings and forms beyond the maximum length are ignored", "[bounds]") {
  const Settings usual{.lang = Lang::es};
  CHECK(parse_settings("lang en\n" + std::string(kLongestSettings, '\n'), usual) == usual);
  CHECK(parse_settings("lang en\n" + std::string(kLongestSettings - 8, '\n'), usual).lang == Lang::en);
  const GameInfo& game = *games().front();
  CHECK(parse_setup(game, "players 2\n" + std::string(kLongestForm, '\n')).players == game.players.front());
  CHECK(parse_setup(game, "players 2\n" + std::string(kLongestForm - 10, '\n')).players == 2);
}

}  // namespace
}  // namespace tapete
