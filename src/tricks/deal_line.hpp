#pragma once
#include <string>
#include <string_view>

#include "core/card.hpp"
#include "core/fixed_list.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "game/problem.hpp"

/// The record line `deal 2 3o Ab ...`: the dealer and all cards in play.
namespace tapete {

struct DealtDeck {
  Deck deck = Deck::spanish;
  int dealer = 0;
  FixedList<Card, 52> cards;  ///< in the order of the deck after the cut, the top card first
};

inline constexpr CardSet kSpanishCards = CardSet::full(Deck::spanish);

/// Returns a deal with `cards`, the cards in play, in random order.
DealtDeck shuffled_deal(int dealer, Rng& rng, CardSet cards = kSpanishCards, Deck deck = Deck::spanish);
std::string deal_line(const DealtDeck& deal);
/// Parses the whole line. `dealers` are the seats that may deal, a bit each. Cards may be `??` only if `redacted`.
/// Problems: wrong_dealer, deck_wrong, card_unknown, malformed.
Result<DealtDeck, Problem> read_deal_line(std::string_view line, unsigned dealers, bool redacted,
                                          Deck deck = Deck::spanish, CardSet cards = kSpanishCards);

}  // namespace tapete
