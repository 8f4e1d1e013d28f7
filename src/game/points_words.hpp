#pragma once
#include "core/text.hpp"

namespace tapete {

/// Returns a number of points with its noun: "1 point", "5 points".
inline std::string points_words(long count, Lang lang) {
  return count_words(count, "@ point"_text, "@ points"_text, lang);
}

}  // namespace tapete
