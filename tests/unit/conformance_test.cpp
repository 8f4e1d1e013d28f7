// What every game must satisfy, run for each game of the list with every choice of its house rules.
#include "conformance.hpp"

#include <catch_amalgamated.hpp>

#include "all_invariants.hpp"
#include "match/game_list.hpp"

namespace tapete::test {
namespace {

TEMPLATE_LIST_TEST_CASE("random hands keep every invariant", "[conformance]", GameList) {
  const int hands = hands_to_play(4000);
  // A thousand hands suffice to examine what each seat knows.
  check_game<TestType>(hands, std::max(10, hands / 1000));
  SUCCEED();
}

}  // namespace
}  // namespace tapete::test
