#include "games/tute/rules.hpp"

/// Declarations as record lines.
namespace tapete::tute {
namespace {

std::optional<Action> parse_bid(std::string_view value) {
  if (value == "no") return bid(0);
  if (value == "yes") return bid(1);
  const auto points = parse_number(value, Tute::kHighestBid);
  if (!points || *points < Tute::kLowestBid) return std::nullopt;
  return bid(*points);
}

}  // namespace

std::string Cantes::own_name(Action action) {
  switch (kind_of(action)) {
    case Kind::cante:
      return std::string{"cante "} + suit_letter(kDeck, action.a);
    case Kind::tute:
      return action.a == kRey ? "tute R" : "tute C";
    case Kind::bid:
      return "bid " + (action.a > 1 ? std::to_string(action.a) : action.a == 1 ? "yes" : "no");
    case Kind::trump:
      return std::string{"trump "} + suit_letter(kDeck, action.a);
    case Kind::call:
      return "call " + card_name(kDeck, card_of(action));
    case Kind::change:
      return "change " + card_name(kDeck, card_of(action));
    default:
      return "draw";
  }
}

std::optional<Action> Cantes::parse_own(std::string_view verb, Splitter words, bool redacted) {
  const auto word = words.next();
  if (words.next()) return std::nullopt;
  if (verb == "draw") return word ? std::nullopt : std::optional{kDraw};
  const auto what = word.value_or("");
  if (verb == "bid") return parse_bid(what);
  if (verb == "tute" && what == "R") return sing_tute(kRey);
  if (verb == "tute" && what == "C") return sing_tute(kCaballo);
  if (verb == "cante" || verb == "trump") {
    const auto suit = parse_suit(kDeck, what);
    if (!suit) return std::nullopt;
    return verb == "cante" ? cante(*suit) : name_trump(*suit);
  }
  const auto card = parse_card(kDeck, what);
  if (!card) return std::nullopt;
  if (!card->known() && !(verb == "change" && redacted)) return std::nullopt;
  if (verb == "change") return change(*card);
  if (verb == "call") return call(*card);
  return std::nullopt;
}

}  // namespace tapete::tute
