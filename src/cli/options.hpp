#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace tapete::cli {

/// An option that a verb accepts. If `value` is true, the option is followed by a value.
struct OptionSpec {
  std::string_view name;  ///< including its dashes
  bool value = true;
};

/// The arguments of a verb: plain words in order, and options.
struct Arguments {
  std::vector<std::string> words;
  std::map<std::string, std::string, std::less<>> options;

  [[nodiscard]] bool has(std::string_view name) const { return options.find(name) != options.end(); }
  /// Returns the value of an option, or `otherwise` if the option is not given.
  [[nodiscard]] std::string get(std::string_view name, std::string_view otherwise) const;
  /// Returns the value of an option, or `otherwise` if the option is not given. If the value is not a whole number from
  /// `low` to `high`, returns the text of an error.
  [[nodiscard]] Result<std::uint64_t> number(std::string_view name, std::uint64_t otherwise, std::uint64_t low,
                                             std::uint64_t high) const;
};

/// Parses `args`. Fails if an option is not in `specs`, is given twice or lacks its value, or if the number of plain
/// words is not `words`.
Result<Arguments> read_arguments(const std::vector<std::string>& args, const std::vector<OptionSpec>& specs,
                                 std::size_t words);

}  // namespace tapete::cli
