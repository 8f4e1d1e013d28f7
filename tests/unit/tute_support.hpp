#pragma once
#include <memory>
#include <utility>

#include "games/tute/tute.hpp"
#include "match/table.hpp"
#include "support.hpp"

/// What the tests of tute share.
namespace tapete::test::tute {

/// A deck in which these cards lie at these places, the rest in order.
inline Tute::Deal deck(int dealer, std::initializer_list<std::pair<int, const char*>> fixed) {
  Tute::Deal deal;
  deal.dealer = dealer;
  CardSet rest = CardSet::full(Deck::spanish);
  for (const auto& [place, name] : fixed) {
    deal.cards[static_cast<std::size_t>(place)] = card(name);
    rest.remove(card(name));
  }
  for (Card& c : deal.cards) {
    if (c.known()) continue;
    c = rest.first();
    rest.remove(c);
  }
  return deal;
}

inline Tute::Config with(int players) {
  Tute::Config config;
  config.players = static_cast<std::uint8_t>(players);
  return config;
}

inline Tute::Standing later(std::int8_t dealer, int hands = 1) {
  Tute::Standing standing;
  standing.dealer = dealer;
  standing.hands = static_cast<std::uint16_t>(hands);
  return standing;
}

inline std::unique_ptr<Table> open(const char* game, int players, RuleChoice rules = {}) {
  return std::move(open_table({game, players, std::move(rules), {}, 0, 0, 0}).value());
}

}  // namespace tapete::test::tute
