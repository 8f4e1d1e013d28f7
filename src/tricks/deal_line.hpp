#pragma once
#include <array>
#include <string>
#include <string_view>

#include "core/card.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "game/problem.hpp"

/// `deal 2 3o Ab ...`: the dealer and the forty cards of a Spanish deck.
namespace tapete {

struct SpanishDeal {
  int dealer = 0;
  std::array<Card, 40> cards;  ///< as they lie after the cut, the top one first
};

SpanishDeal shuffled_deal(int dealer, Rng& rng);
std::string deal_line(const SpanishDeal& deal);
/// Reads the whole line. `dealers` are the seats that may deal, a bit each. Cards may be `??` only if `redacted`.
/// Problems: wrong_dealer, deck_wrong, card_unknown, malformed.
Result<SpanishDeal, Problem> read_deal_line(std::string_view line, unsigned dealers, bool redacted);

}  // namespace tapete
