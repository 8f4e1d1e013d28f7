// The conformance test: the requirements of every game, checked for each game with every combination of its house
// rules.
#include "conformance.hpp"

#include <catch_amalgamated.hpp>

#include "all_invariants.hpp"
#include "match/game_list.hpp"

namespace tapete::test {
namespace {

TEMPLATE_LIST_TEST_CASE("random hands keep every invariant", "[conformance]", GameList) {
  const int hands = hands_to_play(4000);
  // A thousand hands suffice to check each seat's knowledge.
  check_game<TestType>(hands, std::max(10, hands / 1000));
  SUCCEED();
}

}  // namespace
}  // namespace tapete::test
