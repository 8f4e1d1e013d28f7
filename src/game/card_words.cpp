#include "game/card_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tapete {
namespace {

constexpr std::array<Text, 4> kSpanishSuits{{"coins"_text, "cups"_text, "swords"_text, "clubs#Spanish deck"_text}};
constexpr std::array<Text, 10> kSpanishRanks{
    {"the ace#Spanish deck"_text, "the two"_text, "the three"_text, "the four"_text, "the five"_text, "the six"_text,
     "the seven"_text, "the jack#Spanish deck"_text, "the knight"_text, "the king#Spanish deck"_text}};

constexpr std::array<Text, 4> kFrenchSuits{{"spades"_text, "hearts"_text, "diamonds"_text, "clubs"_text}};
constexpr std::array<Text, 13> kFrenchRanks{{"the ace"_text, "the two"_text, "the three"_text, "the four"_text,
                                             "the five"_text, "the six"_text, "the seven"_text, "the eight"_text,
                                             "the nine"_text, "the ten"_text, "the jack"_text, "the queen"_text,
                                             "the king"_text}};

/// The English name of a rank or suit of the Spanish deck, and the Spanish name.
struct CardName {
  std::string_view english;
  std::string_view spanish;
};
constexpr std::array<CardName, 16> kNames{{{"coin", "oro"},
                                           {"cup", "copa"},
                                           {"sword", "espada"},
                                           {"club", "basto"},
                                           {"ace", "as"},
                                           {"aces", "ases"},
                                           {"jack", "sota"},
                                           {"jacks", "sotas"},
                                           {"knight", "caballo"},
                                           {"knights", "caballos"},
                                           {"king", "rey"},
                                           {"kings", "reyes"},
                                           {"coins", "oros"},
                                           {"cups", "copas"},
                                           {"swords", "espadas"},
                                           {"clubs", "bastos"}}};

constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) > 127;
}

/// Returns the Spanish name of a rank or suit, with a capital if `word` has one; an empty text for other words.
std::string spanish_name(std::string_view word) {
  const auto* const found = std::find_if(kNames.begin(), kNames.end(), [word](const CardName& name) {
    return !word.empty() && lower(word[0]) == name.english[0] && word.substr(1) == name.english.substr(1);
  });
  if (found == kNames.end()) return {};
  std::string out{found->spanish};
  if (lower(word[0]) != word[0]) out[0] = static_cast<char>(out[0] - 32);
  return out;
}

/// Returns `text`, which follows the name of a card, without a translation in brackets, such as " (rey)" after "king".
/// If asterisks come before the brackets, as in "**king** (rey)", appends them to `out`.
std::string_view without_translation(std::string_view text, std::string name, std::string& out) {
  constexpr std::string_view kBold = "**";
  name[0] = lower(name[0]);
  const std::string translation = " (" + name + ")";
  const bool bold = text.starts_with(kBold);
  const std::string_view rest = bold ? text.substr(kBold.size()) : text;
  if (!rest.starts_with(translation)) return text;
  if (bold) out += kBold;
  return rest.substr(translation.size());
}

}  // namespace

std::string suit_word(Deck deck, int suit, Lang lang) {
  const auto at = static_cast<std::size_t>(suit);
  return std::string{(deck == Deck::spanish ? kSpanishSuits : kFrenchSuits)[at](lang)};
}

std::string card_words(Deck deck, Card card, Lang lang) {
  const auto rank = static_cast<std::size_t>(card.rank());
  const Text words = deck == Deck::spanish ? kSpanishRanks[rank] : kFrenchRanks[rank];
  return tapete::fill("@ of @"_text(lang), words(lang), suit_word(deck, card.suit(), lang));
}

std::string listed(std::vector<std::string> names, Lang lang) {
  if (names.size() < 2) return joined(names, {});
  const std::string last = std::move(names.back());
  names.pop_back();
  return fill("@ and @#the last card"_text(lang), joined(names, ", "), last);
}

std::string with_card_names(std::string_view text, Lang lang) {
  std::string out;
  if (lang != Lang::en_ES) return out += text;
  while (!text.empty()) {
    const auto* const end = std::find_if_not(text.begin(), text.end(), is_letter);
    const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(word.size());
    const std::string name = spanish_name(word);
    out += name.empty() ? word : std::string_view{name};
    if (!name.empty()) text = without_translation(text, name, out);
    const auto* const next = std::find_if(text.begin(), text.end(), is_letter);
    out.append(text.begin(), next);
    text.remove_prefix(static_cast<std::size_t>(next - text.begin()));
  }
  return out;
}

}  // namespace tapete
