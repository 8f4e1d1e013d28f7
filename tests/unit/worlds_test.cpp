#include "tricks/worlds.hpp"

#include <catch_amalgamated.hpp>
#include <map>

#include "support.hpp"

namespace tapete {
namespace {

using test::cards;

TEST_CASE("the number of possible deals is exact", "[worlds]") {
  CHECK(Worlds{cards("Ao 3o Ro So Co 7o"), {2, 2, 2}, {}}.count() == 90);
  CHECK(Worlds{cards("Ao 3o Ro So"), {2, 2, 0}, {cards("Ao 3o Ro"), {}, {}}}.count() == 0);
  CHECK(Worlds{cards("Ao 3o Ro So Co 7o 6o 5o"), {2, 2, 2, 2}, {}}.count() == 2520);
  CHECK(Worlds{cards("Ao 3o Ro So"), {1, 1, 1, 1}, {cards("Ao 3o"), cards("Ao"), {}, cards("So")}}.count() == 7);
  CHECK(Worlds{cards("Ao 3o Ro So"), {0, 2, 0, 2}, {CardSet{}, cards("So"), CardSet{}, CardSet{}}}.count() == 3);
  CHECK(Worlds{cards("Ao 3o Ro So"), {1, 3, 0}, {cards("Ao 3o Ro"), {}, {}}}.count() == 1);
}

TEST_CASE("all possible deals are drawn equally often", "[worlds]") {
  // Hand 0 has no ace, and hand 1 no rey. With such constraints, dealing card by card without weights would be biased.
  const Worlds worlds{cards("Ao Ac Ro Rc 2o 4o"), {2, 2, 2}, {cards("Ao Ac"), cards("Ro Rc"), {}}};
  std::map<std::pair<std::uint64_t, std::uint64_t>, int> seen;
  Rng rng{1};
  constexpr int kDraws = 60000;
  for (int i = 0; i < kDraws; ++i) {
    const auto hands = worlds.draw(rng);
    CHECK((hands[0] & cards("Ao Ac")).empty());
    CHECK((hands[1] & cards("Ro Rc")).empty());
    ++seen[{hands[0].bits(), hands[1].bits()}];
  }
  CHECK(static_cast<double>(seen.size()) == worlds.count());
  const double expected = kDraws / worlds.count();
  double chi = 0;
  for (const auto& [deal, times] : seen) chi += (times - expected) * (times - expected) / expected;
  // Chi squared with n - 1 degrees of freedom has mean n - 1 and standard deviation sqrt(2 (n - 1)); a deviation of
  // five standard deviations practically never occurs.
  const double degrees = worlds.count() - 1;
  CHECK(chi < degrees + 5 * std::sqrt(2 * degrees));
}

}  // namespace
}  // namespace tapete
