// Texts from outside that once caused a failure, each with a description of the failure. Each text is given to all
// functions that fuzzers use (tests/fuzz/doors.hpp).
#include <catch_amalgamated.hpp>

#include "fuzz/doors.hpp"

namespace tapete::test {
namespace {

const std::string kStart = "tapete 1\ngame guinote\nplayers 2\nrules coto=1\n";

struct Find {
  const char* wrong;
  std::string text;
};

std::string repeated(std::string_view part, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += part;
  return all;
}

/// Gives the text to all functions, which end the program if a check fails.
void try_all(const Find& find) {
  INFO(find.wrong);
  doors::record(find.text);
  doors::payload(find.text);
  doors::parameters(find.text);
  doors::lines(find.text);
  SUCCEED();
}

TEST_CASE("texts that once caused failures cause no failure now", "[past]") {
  try_all(GENERATE_COPY(
      Find{"a stored match of no players was described, with the name of a seat that is not there",
           "tapete 1\ngame tute-dos\nplayers 0\nrules strikes=1\ndeal 0 Sb 5e 2o\n1 play 7o\n"},
      Find{
          "the time to read notes grew with their square: a link with many froze the page, and once stored every start",
          kStart + repeated("note x\n", 36'000) + "deal 0\n"},
      Find{"a bot was asked for a card where no deal fits what its record tells",
           kStart + "seat 0 human\ndeal 0 Ao Ao Ao Ao Ao Ao ?? ?? ?? ?? ?? ?? Ao\n0 play Ao\n"},
      Find{"each of a thousand house rules had its own sentence, in a message that did not fit and could not be closed",
           "game guinote\nrules " + repeated("a=1,", 1000)}));
}

TEST_CASE("texts that are likely to cause failures cause no failure", "[past]") {
  try_all(GENERATE_COPY(
      Find{"numbers too large for any type",
           "tapete 1\ngame guinote\nplayers 99999999999999999999\ndeal 4294967296\n4294967296 play Ao\n"},
      Find{"half a letter, and a line of letters of two bytes that is cut somewhere when it is told",
           kStart + "note \xC3\xB1\xC3\n" + repeated("\xC3\xB1", 400) + '\n'},
      Find{"seats that are not there", kStart + "deal 0\n7 play Ao\n-1 play Ao\n"},
      Find{"a value twice, one of them good", "game tute\nplayers 4\nplayers 40\nlang es\nlang xx"},
      Find{"a copy that says it is longer than it is", "tapete backup 1\nvalue match/a 999999\ntapete 1\n"},
      Find{"a copy without an end", "tapete backup 1\n" + repeated("value a 1\nx\n", 2000)}));
}

}  // namespace
}  // namespace tapete::test
