#include "cli/options.hpp"

#include <charconv>

namespace tapete::cli {

std::string Arguments::get(std::string_view name, std::string_view otherwise) const {
  const auto at = options.find(name);
  return at == options.end() ? std::string{otherwise} : at->second;
}

Result<std::uint64_t> Arguments::number(std::string_view name, std::uint64_t otherwise, std::uint64_t low,
                                        std::uint64_t high) const {
  const auto at = options.find(name);
  if (at == options.end()) return otherwise;
  std::uint64_t value = 0;
  const char* end = at->second.data() + at->second.size();
  const auto [stop, error] = std::from_chars(at->second.data(), end, value);
  if (error == std::errc{} && stop == end && value >= low && value <= high) return value;
  return Failure{std::string{name} + " takes a whole number from " + std::to_string(low) + " to " +
                 std::to_string(high) + ", not '" + at->second + "'"};
}

Result<Arguments> read_arguments(const std::vector<std::string>& args, const std::vector<OptionSpec>& specs,
                                 std::size_t words) {
  Arguments out;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i].size() < 2 || args[i][0] != '-') {
      out.words.push_back(args[i]);
      continue;
    }
    const OptionSpec* spec = nullptr;
    for (const OptionSpec& known : specs)
      if (known.name == args[i]) spec = &known;
    if (spec == nullptr) return Failure{"unknown option '" + args[i] + "'"};
    if (out.has(args[i])) return Failure{"option '" + args[i] + "' is given twice"};
    if (spec->value && i + 1 == args.size()) return Failure{"option '" + args[i] + "' needs a value"};
    const std::string value = spec->value ? args[i + 1] : std::string{};
    out.options[args[i]] = value;
    if (spec->value) ++i;
  }
  if (out.words.size() < words) return Failure{"something is missing"};
  if (out.words.size() > words) return Failure{"'" + out.words[words] + "' is too much"};
  return out;
}

}  // namespace tapete::cli
