#include "games/guinote/rules.hpp"
#include "tricks/claim_words.hpp"

/// Actions and deals as record lines.
namespace tapete {

using namespace guinote;

namespace {

constexpr char kHiddenSuit = '?';

std::optional<int> parse_sung_suit(std::string_view text) {
  if (text.size() == 1 && text[0] == kHiddenSuit) return Guinote::kUnknownSuit;
  return parse_suit(Deck::spanish, text);
}

std::optional<Action> parse_cante(Splitter words, bool redacted) {
  const auto suit = parse_sung_suit(words.next().value_or(""));
  if (!suit) return std::nullopt;
  const auto hidden = words.next();
  if (hidden && (*hidden != "hidden" || words.next())) return std::nullopt;
  if (*suit == Guinote::kUnknownSuit && (!hidden || !redacted)) return std::nullopt;
  return guinote::cante(*suit, hidden.has_value());
}

std::optional<Action> parse_claim(Seat seat, std::string_view text, bool redacted) {
  constexpr std::string_view kVerb = "claim";
  if (text == kVerb) return guinote::claim(seat);
  const auto offenders = parse_offenders(text.substr(kVerb.size() + 1));
  if (!offenders || !redacted) return std::nullopt;
  return claim_told(seat, *offenders);
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
      return action.c != 0 ? "claim" + offender_words(action.b) : "claim";
  }
  return {};
}

std::optional<Action> Guinote::parse(Seat seat, std::string_view text, bool redacted) {
  Splitter words{text, ' '};
  const auto verb = words.next().value_or("");
  if (verb == "cante") return parse_cante(words, redacted);
  if (verb == "claim") return parse_claim(seat, text, redacted);
  if (verb == "play") {
    const auto card = parse_card(Deck::spanish, words.next().value_or(""));
    if (!card || !card->known() || words.next()) return std::nullopt;
    return guinote::play(*card);
  }
  if (words.next()) return std::nullopt;
  if (verb == "swap") return kSwap;
  if (verb == "pass") return kPass;
  return std::nullopt;
}

Guinote::Deal Guinote::random_deal(const Config& config, const Standing& standing, Rng& rng) {
  return shuffled_deal(standing.dealer != kNobody ? standing.dealer : static_cast<int>(rng.below(config.players)), rng);
}

Result<Guinote::Deal, Problem> Guinote::parse_deal(const Config& config, const Standing& standing,
                                                   std::string_view line, bool redacted) {
  const unsigned dealers = standing.dealer != kNobody ? 1U << standing.dealer : (1U << config.players) - 1;
  auto deal = read_deal_line(line, dealers, redacted);
  // Whoever looks on knows the card that was turned up.
  if (deal && !deal->cards[at(config.players * kHandSize)].known())
    return Result<Deal, Problem>::failure({Fault::card_unknown, "??", {}});
  return deal;
}

}  // namespace tapete
