#include "core/card.hpp"

namespace tapete {
namespace {

constexpr std::string_view kUnknownName = "??";

constexpr std::string_view suits(Deck deck) { return deck == Deck::spanish ? "oceb" : "shdc"; }
constexpr std::string_view ranks(Deck deck) { return deck == Deck::spanish ? "A234567SCR" : "A23456789TJQK"; }

std::optional<int> position(std::string_view letters, char letter) {
  const auto at = letters.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<int>(at);
}

}  // namespace

char suit_letter(Deck deck, int suit) { return suits(deck)[static_cast<std::size_t>(suit)]; }

std::optional<int> parse_suit(Deck deck, std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  return position(suits(deck), text[0]);
}

std::string card_name(Deck deck, Card card) {
  if (!card.known()) return std::string{kUnknownName};
  return {ranks(deck)[static_cast<std::size_t>(card.rank())], suit_letter(deck, card.suit())};
}

std::optional<Card> parse_card(Deck deck, std::string_view text) {
  if (text == kUnknownName) return kUnknownCard;
  if (text.size() != 2) return std::nullopt;
  const auto rank = position(ranks(deck), text[0]);
  const auto suit = position(suits(deck), text[1]);
  if (!rank || !suit) return std::nullopt;
  return Card{*suit, *rank};
}

}  // namespace tapete
