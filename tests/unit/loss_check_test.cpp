// The check of an apparent mistake: its estimate, its error, and the worlds in which it is made.
#include "bots/loss_check.hpp"

#include <catch_amalgamated.hpp>

#include "bots/few_worlds.hpp"
#include "bots/judge.hpp"
#include "core/rng.hpp"
#include "games/brisca/brisca.hpp"

namespace tapete::test {
namespace {

constexpr double kParts = 10'000;

/// Returns a check of an apparent mistake of `first` after `worlds` worlds, in a share `lost` of which the hand is
/// lost.
LossCheck checked(double first, double lost, int worlds, std::uint64_t seed) {
  Rng rng{seed};
  LossCheck check{{first, 0.01}, kParts};
  for (int i = 0; i < worlds; ++i) check.add(rng.below(1000) < static_cast<std::uint32_t>(1000 * lost) ? 10'000 : 0);
  return check;
}

TEST_CASE("without searches, only a part of an apparent mistake is believed, and its error is large", "[review]") {
  const Estimate loss = checked(0.1, 0, 0, 1).loss();
  CHECK(loss.mean == Catch::Approx(0.06));
  CHECK(loss.error > 0.06);
  CHECK_FALSE(LossCheck::is_mistake(loss));
}

TEST_CASE("searches that find no loss clear an apparent mistake early", "[review]") {
  const LossCheck check = checked(0.1, 0, 64, 1);
  CHECK(check.is_clear());
  CHECK(check.loss().mean < 0.02);
  CHECK_FALSE(LossCheck::is_mistake(check.loss()));
}

TEST_CASE("the stated error of a checked loss covers the results of other seeds", "[review]") {
  for (const double lost : {0.03, 0.1, 0.3}) {
    CAPTURE(lost);
    int outside = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      const Estimate loss = checked(0.12, lost, 400, seed).loss();
      outside += std::abs(loss.mean - lost) > 2 * loss.error ? 1 : 0;
    }
    CHECK(outside <= 10);
  }
}

/// Returns a hand of brisca for four in which each player has two cards left.
Brisca::State two_cards_left(std::uint64_t seed) {
  Rng rng{seed};
  const auto config = Brisca::configure(4, *read_rules(Brisca::info(), {}));
  auto s = Brisca::start(config, {}, Brisca::random_deal(config, {}, rng));
  while (s.tricks < 8) Brisca::apply(s, Brisca::random_legal(s, rng));
  return s;
}

/// Returns the number of deals of the cards that the view does not show.
std::size_t count_deals(const Brisca::State& whole, const Brisca::View& view) {
  constexpr std::array<std::size_t, 7> kFactorial{1, 1, 2, 6, 24, 120, 720};
  std::size_t all = 0;
  std::size_t same = 1;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto hidden = static_cast<std::size_t>((whole.hand[seat] - view.state.hand[seat]).size());
    all += hidden;
    same *= kFactorial[hidden];
  }
  return kFactorial[all] / same;
}

TEST_CASE("all worlds are found if they are few, and then the seed does not matter", "[review]") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    CAPTURE(seed);
    const auto s = two_cards_left(seed);
    const auto view = Brisca::view(s, s.actor);
    Rng rng{seed};
    const auto worlds = few_worlds<Brisca>(Brisca::Sampler{view}, rng);
    CHECK(worlds.size() == count_deals(s, view));
    CHECK(std::any_of(worlds.begin(), worlds.end(), [&s](const auto& world) { return world.hand == s.hand; }));
    const auto config = s.config;
    const Judge<Brisca> one{config, {}, view, {100}, Rng{1}};
    const Judge<Brisca> other{config, {}, view, {100}, Rng{2}};
    for (const Action& action : Brisca::legal(s)) CHECK(one.worth(action).chance == other.worth(action).chance);
  }
}

TEST_CASE("many worlds are not listed", "[review]") {
  Rng rng{1};
  const auto config = Brisca::configure(4, *read_rules(Brisca::info(), {}));
  const auto s = Brisca::start(config, {}, Brisca::random_deal(config, {}, rng));
  CHECK(few_worlds<Brisca>(Brisca::Sampler{Brisca::view(s, s.actor)}, rng).empty());
}

}  // namespace
}  // namespace tapete::test
