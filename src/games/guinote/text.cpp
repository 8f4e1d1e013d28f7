#include "games/guinote/rules.hpp"

/// Declarations as record lines.
namespace tapete::guinote {
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
  return cante(*suit, hidden.has_value());
}

}  // namespace

std::string Cantes::own_name(Action action) {
  if (kind_of(action) == Kind::swap) return "swap";
  std::string text = "cante ";
  text += action.a == kUnknownSuit ? kHiddenSuit : suit_letter(Deck::spanish, action.a);
  return action.b != 0 ? text + " hidden" : text;
}

std::optional<Action> Cantes::parse_own(std::string_view verb, Splitter words, bool redacted) {
  if (verb == "cante") return parse_cante(words, redacted);
  if (verb == "swap" && !words.next()) return kSwap;
  return std::nullopt;
}

}  // namespace tapete::guinote
