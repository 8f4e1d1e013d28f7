#pragma once
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.hpp"
#include "core/text.hpp"

namespace tapete::test {

inline Card card(std::string_view name) { return parse_card(Deck::spanish, name).value(); }

/// "Ao 3c" as a set.
inline CardSet cards(std::string_view names) {
  CardSet set;
  Splitter words{names, ' '};
  while (const auto word = words.next()) set.add(card(*word));
  return set;
}

/// How many random hands the long tests play: TAPETE_HANDS, or `otherwise`.
inline int hands_to_play(int otherwise) {
  const char* wanted = std::getenv("TAPETE_HANDS");
  return wanted == nullptr ? otherwise : std::atoi(wanted);
}

}  // namespace tapete::test
