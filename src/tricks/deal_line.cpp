#include "tricks/deal_line.hpp"

#include "core/bits.hpp"
#include "core/text.hpp"
#include "game/scene.hpp"

namespace tapete {
namespace {

Result<SpanishDeal, Problem> refuse(Fault fault, std::string_view text, std::string legal = {}) {
  return Result<SpanishDeal, Problem>::failure({fault, printable(text), std::move(legal)});
}

/// "deal 2", "deal 0 | deal 3"
std::string dealers_text(unsigned dealers) {
  std::string out;
  for (int seat = 0; seat < kMaxSeats; ++seat)
    if (has(dealers, seat)) out += (out.empty() ? "deal " : " | deal ") + std::to_string(seat);
  return out;
}

}  // namespace

SpanishDeal shuffled_deal(int dealer, Rng& rng) {
  static constexpr auto kDeck = [] {
    decltype(SpanishDeal::cards) cards;
    std::size_t i = 0;
    for (const Card card : CardSet::full(Deck::spanish)) cards[i++] = card;
    return cards;
  }();
  SpanishDeal deal;
  deal.dealer = dealer;
  deal.cards = kDeck;
  rng.shuffle(deal.cards);
  return deal;
}

std::string deal_line(const SpanishDeal& deal) {
  std::string text = "deal " + std::to_string(deal.dealer);
  for (const Card card : deal.cards) text += " " + card_name(Deck::spanish, card);
  return text;
}

Result<SpanishDeal, Problem> read_deal_line(std::string_view line, unsigned dealers, bool redacted) {
  Splitter words{line, ' '};
  words.next();  // "deal"
  const auto dealer_word = words.next().value_or("");
  const auto dealer = parse_number(dealer_word, kMaxSeats - 1);
  if (!dealer || (dealers >> *dealer & 1U) == 0) return refuse(Fault::wrong_dealer, dealer_word, dealers_text(dealers));
  SpanishDeal deal;
  deal.dealer = *dealer;
  CardSet seen;
  for (Card& card : deal.cards) {
    const auto word = words.next();
    if (!word) return refuse(Fault::deck_wrong, line);
    const auto read = parse_card(Deck::spanish, *word);
    if (!read) return refuse(Fault::malformed, *word);
    if (!read->known() && !redacted) return refuse(Fault::card_unknown, *word);
    if (seen.has(*read)) return refuse(Fault::deck_wrong, *word);
    seen.add(*read);
    card = *read;
  }
  if (const auto more = words.next()) return refuse(Fault::malformed, *more);
  return deal;
}

}  // namespace tapete
