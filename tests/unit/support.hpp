#pragma once
#include <catch_amalgamated.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.hpp"
#include "core/text.hpp"

namespace tapete::test {

inline Card card(std::string_view name) { return parse_card(Deck::spanish, name).value(); }

/// Parses cards such as "Ao 3c" into a set.
inline CardSet cards(std::string_view names) {
  CardSet set;
  Splitter words{names, ' '};
  while (const auto word = words.next()) set.add(card(*word));
  return set;
}

inline std::string read_file(const std::filesystem::path& path) {
  INFO(path);
  std::ifstream file{path, std::ios::binary};
  REQUIRE(file);
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// Returns a sample record or its trace by its name, such as "tute/two.tapete".
inline std::string read_sample(const std::string& name) {
  const auto split = name.find('/');
  return read_file("src/games/" + name.substr(0, split) + "/samples" + name.substr(split));
}

/// Returns the number of random hands that long tests play: the environment variable TAPETE_HANDS, or `otherwise` if
/// the variable is not set.
inline int hands_to_play(int otherwise) {
  const char* wanted = std::getenv("TAPETE_HANDS");
  return wanted == nullptr ? otherwise : std::atoi(wanted);
}

}  // namespace tapete::test
