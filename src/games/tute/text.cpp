#include "games/tute/rules.hpp"
#include "tricks/claim_words.hpp"

/// Actions as record lines.
namespace tapete {

using namespace tute;

namespace {

std::optional<Action> parse_bid(std::string_view value) {
  if (value == "no") return bid(0);
  if (value == "yes") return bid(1);
  const auto points = parse_number(value, Tute::kHighestBid);
  if (!points || *points < Tute::kLowestBid) return std::nullopt;
  return bid(*points);
}

std::optional<Action> parse_claim_told(Seat seat, std::string_view words) {
  const auto offenders = parse_offenders(words);
  if (!offenders) return std::nullopt;
  return claim_told(seat, *offenders);
}

}  // namespace

std::string Tute::name(Action action) {
  switch (kind_of(action)) {
    case Kind::play:
      return "play " + card_name(Deck::spanish, card_of(action));
    case Kind::cante:
      return std::string{"cante "} + suit_letter(Deck::spanish, action.a);
    case Kind::tute:
      return action.a == kRey ? "tute R" : "tute C";
    case Kind::pass:
      return "pass";
    case Kind::claim:
      return action.c != 0 ? "claim" + offender_words(action.b) : "claim";
    case Kind::bid:
      return "bid " + (action.a > 1 ? std::to_string(action.a) : action.a == 1 ? "yes" : "no");
    case Kind::trump:
      return std::string{"trump "} + suit_letter(Deck::spanish, action.a);
    case Kind::call:
      return "call " + card_name(Deck::spanish, card_of(action));
    case Kind::change:
      return "change " + card_name(Deck::spanish, card_of(action));
    case Kind::draw:
      return "draw";
  }
  return {};
}

std::optional<Action> Tute::parse(Seat seat, std::string_view text, bool redacted) {
  if (text == "pass") return kPass;
  if (text == "claim") return tute::claim(seat);
  if (text == "tute R") return sing_tute(kRey);
  if (text == "tute C") return sing_tute(kCaballo);
  if (text == "draw") return kDraw;
  Splitter words{text, ' '};
  const auto verb = words.next().value_or("");
  if (verb == "claim" && redacted) return parse_claim_told(seat, words.rest());
  const auto what = words.next().value_or("");
  if (words.next()) return std::nullopt;
  if (verb == "bid") return parse_bid(what);
  if (verb == "cante" || verb == "trump") {
    const auto suit = parse_suit(Deck::spanish, what);
    if (!suit) return std::nullopt;
    return verb == "cante" ? cante(*suit) : name_trump(*suit);
  }
  const auto card = parse_card(Deck::spanish, what);
  if (!card) return std::nullopt;
  if (!card->known() && !(verb == "change" && redacted)) return std::nullopt;
  if (verb == "change") return change(*card);
  if (verb == "play") return tute::play(*card);
  if (verb == "call") return call(*card);
  return std::nullopt;
}

}  // namespace tapete
