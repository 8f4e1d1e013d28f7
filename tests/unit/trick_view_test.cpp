// Redacted records that games of the trick kit refuse.
#include <catch_amalgamated.hpp>

#include <optional>
#include <utility>
#include <vector>

#include "games/brisca/brisca.hpp"
#include "games/guinote/guinote.hpp"
#include "games/tute/tute_dos.hpp"

namespace tapete::test {
namespace {

/// Returns the problem of the record of a first trick, redacted for seat 0, or nothing if it is valid.
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

TEMPLATE_TEST_CASE("a redacted record without a card that its seat has drawn is refused", "[tricks]", Guinote, Brisca,
                   TuteDos) {
  CHECK(!first_trick<TestType>(true));
  CHECK(first_trick<TestType>(false) == Fault::illegal);
}

}  // namespace
}  // namespace tapete::test
