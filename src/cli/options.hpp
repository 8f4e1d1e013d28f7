#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace tapete::cli {

/// Which options a verb takes; `value` tells those that are followed by one.
struct OptionSpec {
  std::string_view name;  ///< with its dashes
  bool value = true;
};

/// The words after a verb: those without dashes in order, and the options.
struct Arguments {
  std::vector<std::string> words;
  std::map<std::string, std::string, std::less<>> options;

  [[nodiscard]] bool has(std::string_view name) const { return options.find(name) != options.end(); }
  [[nodiscard]] std::string get(std::string_view name, std::string_view otherwise) const;
  /// A whole number from `low` to `high`; the text of a complaint if it is none.
  [[nodiscard]] Result<std::uint64_t> number(std::string_view name, std::uint64_t otherwise, std::uint64_t low,
                                             std::uint64_t high) const;
};

/// Reads `args`; fails on an option that is not in `specs`, is given twice or lacks its value, and on fewer or more
/// words than wanted.
Result<Arguments> read_arguments(const std::vector<std::string>& args, const std::vector<OptionSpec>& specs,
                                 std::size_t words);

}  // namespace tapete::cli
