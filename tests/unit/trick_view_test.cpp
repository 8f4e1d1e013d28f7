// Redacted records that trick games (src/tricks) refuse.
#include <catch_amalgamated.hpp>

#include <optional>
#include <utility>
#include <vector>

#include "games/brisca/brisca.hpp"
#include "games/guinote/guinote.hpp"
#include "games/tute/tute_dos.hpp"

namespace tapete::test {
namespace {

/// Plays the first trick and returns the fault of its record as redacted for seat 0, or nothing if the record is valid.
/// Without `told_its_draw` the record hides the card that seat 0 draws after the trick.
template <Game G>
std::optional<Fault> first_trick(bool told_its_draw) {
  std::vector<int> rules;
  for (std::size_t i = 0; i < G::info().rules.size(); ++i) rules.push_back(rule_default(G::info(), i));
  const auto config = G::configure(2, rules);
  Rng rng{3};
  const DealtDeck whole = G::random_deal(config, {}, rng);
  auto state = G::start(config, {}, whole);
  std::vector<std::pair<Seat, Action>> plays;
  for (int i = 0; i < 2; ++i) {
    plays.emplace_back(G::to_act(state), G::legal(state)[0]);
    G::apply(state, plays.back().second);
  }
  DealtDeck deal = G::redact_deal(whole, state, 0);
  const Card drawn = state.stock[state.winner[0] == 0 ? 0 : 1];
  for (Card& card : deal.cards)
    if (!told_its_draw && card == drawn) card = kUnknownCard;
  auto view = G::start_view(config, {}, deal, 0);
  std::optional<Fault> fault;
  for (const auto& [seat, action] : plays) fault = G::apply_to_view(view, seat, action);
  return fault;
}

TEMPLATE_TEST_CASE("a redacted record is refused if it hides a card that its seat has drawn", "[tricks]", Guinote,
                   Brisca, TuteDos) {
  CHECK(!first_trick<TestType>(true));
  CHECK(first_trick<TestType>(false) == Fault::illegal);
}

}  // namespace
}  // namespace tapete::test
