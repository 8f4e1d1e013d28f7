#include "tricks/deal_line.hpp"

#include "core/bits.hpp"
#include "core/text.hpp"
#include "game/scene.hpp"

namespace tapete {
namespace {

Failure<Problem> refuse(Fault fault, std::string_view text, std::string legal = {}) {
  return {{fault, printable(text), std::move(legal)}};
}

/// Returns the beginnings of the `deal` lines of `dealers`, a bit for each seat, such as "deal 2" or "deal 0 | deal 3".
std::string dealers_text(unsigned dealers) {
  std::string out;
  for (int seat = 0; seat < kMaxSeats; ++seat)
    if (has(dealers, seat)) out += (out.empty() ? "deal " : " | deal ") + std::to_string(seat);
  return out;
}

}  // namespace

DealtDeck shuffled_deal(int dealer, Rng& rng, CardSet cards, Deck deck) {
  DealtDeck deal;
  deal.deck = deck;
  deal.dealer = dealer;
  for (const Card card : cards) deal.cards.push_back(card);
  rng.shuffle(deal.cards);
  return deal;
}

std::string deal_line(const DealtDeck& deal) {
  std::string text = "deal " + std::to_string(deal.dealer);
  for (const Card card : deal.cards) text += " " + card_name(deal.deck, card);
  return text;
}

Result<DealtDeck, Problem> read_deal_line(std::string_view line, unsigned dealers, bool redacted, Deck deck,
                                          CardSet cards) {
  Splitter words{line, ' '};
  words.next();  // "deal"
  const auto dealer_word = words.next().value_or("");
  const auto dealer = parse_number(dealer_word, kMaxSeats - 1);
  if (!dealer || !has(dealers, *dealer)) return refuse(Fault::wrong_dealer, dealer_word, dealers_text(dealers));
  DealtDeck deal;
  deal.deck = deck;
  deal.dealer = *dealer;
  CardSet left = cards;
  for (int i = 0; i < cards.size(); ++i) {
    const auto word = words.next();
    if (!word) return refuse(Fault::deck_wrong, line);
    const auto card = parse_card(deck, *word);
    if (!card) return refuse(Fault::malformed, *word);
    if (!card->known() && !redacted) return refuse(Fault::card_unknown, *word);
    if (card->known() && !left.has(*card)) return refuse(Fault::deck_wrong, *word);
    left.remove(*card);
    deal.cards.push_back(*card);
  }
  if (const auto more = words.next()) return refuse(Fault::malformed, *more);
  return deal;
}

}  // namespace tapete
