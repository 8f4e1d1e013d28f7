#pragma once
#include <array>
#include <string_view>

#include "core/text.hpp"

namespace tapete::online {

/// Number of phrases that players can say at the table. They cannot say anything else, and no phrase is about cards.
inline constexpr int kPhrases = 12;

/// Returns phrase `number`, from 0 to kPhrases - 1.
inline std::string_view table_phrase(int number, Lang lang) {
  static constexpr std::array<Text, kPhrases> kSaid{
      "Hello!"_text,         "Good luck!"_text,
      "Well played!"_text,   "What a hand!"_text,
      "Thank you"_text,      "Sorry"_text,
      "One moment"_text,     "I'll be right back"_text,
      "I'm back"_text,       "Your turn#a phrase at the table"_text,
      "Another match?"_text, "Good night!"_text,
  };
  return kSaid[static_cast<std::size_t>(number)](lang);
}

}  // namespace tapete::online
