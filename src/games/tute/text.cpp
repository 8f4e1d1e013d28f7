#include "games/tute/rules.hpp"

/// Actions as record lines.
namespace tapete {

using namespace tute;

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
      return "claim";
  }
  return {};
}

std::optional<Action> Tute::parse(Seat seat, std::string_view text) {
  if (text == "pass") return kPass;
  if (text == "claim") return tute::claim(seat);
  if (text == "tute R") return sing_tute(kRey);
  if (text == "tute C") return sing_tute(kCaballo);
  Splitter words{text, ' '};
  const auto verb = words.next().value_or("");
  const auto what = words.next().value_or("");
  if (words.next()) return std::nullopt;
  if (verb == "play") {
    const auto card = parse_card(Deck::spanish, what);
    if (card && card->known()) return tute::play(*card);
  }
  if (verb == "cante")
    if (const auto suit = parse_suit(Deck::spanish, what)) return cante(*suit);
  return std::nullopt;
}

}  // namespace tapete
