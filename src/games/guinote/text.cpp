#include "games/guinote/rules.hpp"

/// Actions and deals as record lines.
namespace tapete {

using namespace guinote;

namespace {

constexpr char kHiddenSuit = '?';

std::optional<int> parse_sung_suit(std::string_view text) {
  if (text.size() == 1 && text[0] == kHiddenSuit) return Guinote::kUnknownSuit;
  return parse_suit(Deck::spanish, text);
}

std::optional<Action> parse_cante(Splitter words) {
  const auto suit = parse_sung_suit(words.next().value_or(""));
  if (!suit) return std::nullopt;
  const auto hidden = words.next();
  if (hidden && (*hidden != "hidden" || words.next())) return std::nullopt;
  if (*suit == Guinote::kUnknownSuit && !hidden) return std::nullopt;
  return guinote::cante(*suit, hidden.has_value());
}

Result<Guinote::Deal, Problem> deal_problem(Fault fault, std::string_view text, std::string legal = {}) {
  return Result<Guinote::Deal, Problem>::failure({fault, printable(text), std::move(legal)});
}

}  // namespace

std::string Guinote::name(Action action) {
  switch (kind_of(action)) {
    case Kind::play:
      return "play " + card_name(Deck::spanish, card_of(action));
    case Kind::cante: {
      std::string text = "cante ";
      text += action.a == kUnknownSuit ? kHiddenSuit : suit_letter(Deck::spanish, action.a);
      return action.b != 0 ? text + " hidden" : text;
    }
    case Kind::swap:
      return "swap";
    case Kind::pass:
      return "pass";
    case Kind::claim:
      return "claim";
  }
  return {};
}

std::optional<Action> Guinote::parse(Seat seat, std::string_view text) {
  Splitter words{text, ' '};
  const auto verb = words.next().value_or("");
  if (verb == "cante") return parse_cante(words);
  if (verb == "play") {
    const auto card = parse_card(Deck::spanish, words.next().value_or(""));
    if (!card || !card->known() || words.next()) return std::nullopt;
    return guinote::play(*card);
  }
  if (words.next()) return std::nullopt;
  if (verb == "swap") return kSwap;
  if (verb == "pass") return kPass;
  if (verb == "claim") return guinote::claim(seat);
  return std::nullopt;
}

Guinote::Deal Guinote::random_deal(const Config& config, const Standing& standing, Rng& rng) {
  static constexpr auto kDeck = [] {
    std::array<Card, kDeckSize> cards;
    std::size_t i = 0;
    for (const Card card : CardSet::full(Deck::spanish)) cards[i++] = card;
    return cards;
  }();
  Deal deal;
  deal.dealer = standing.dealer != kNobody ? standing.dealer : static_cast<int>(rng.below(config.players));
  deal.cards = kDeck;
  rng.shuffle(deal.cards);
  return deal;
}

std::string Guinote::deal_text(const Deal& deal) {
  std::string text = "deal " + std::to_string(deal.dealer);
  for (const Card card : deal.cards) text += " " + card_name(Deck::spanish, card);
  return text;
}

Result<Guinote::Deal, Problem> Guinote::parse_deal(const Config& config, const Standing& standing,
                                                   std::string_view line, bool redacted) {
  Splitter words{line, ' '};
  words.next();  // "deal"
  const auto dealer_word = words.next().value_or("");
  const auto dealer = parse_number(dealer_word, config.players - 1);
  const bool settled = standing.dealer != kNobody;
  if (!dealer || (settled && *dealer != standing.dealer))
    return deal_problem(Fault::wrong_dealer, dealer_word,
                        settled ? due(standing) : "deal 0 .. " + std::to_string(config.players - 1));
  Deal deal;
  deal.dealer = *dealer;
  CardSet seen;
  for (Card& card : deal.cards) {
    const auto word = words.next();
    if (!word) return deal_problem(Fault::deck_wrong, line);
    const auto read = parse_card(Deck::spanish, *word);
    if (!read) return deal_problem(Fault::malformed, *word);
    if (!read->known() && !redacted) return deal_problem(Fault::card_unknown, *word);
    if (seen.has(*read)) return deal_problem(Fault::deck_wrong, *word);
    seen.add(*read);
    card = *read;
  }
  if (const auto more = words.next()) return deal_problem(Fault::malformed, *more);
  // Whoever looks on knows the card that was turned up.
  const Card up = deal.cards[at(config.players * kHandSize)];
  if (!up.known()) return deal_problem(Fault::card_unknown, "??");
  return deal;
}

}  // namespace tapete
