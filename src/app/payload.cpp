#include "app/payload.hpp"

#include <utility>

#include "core/sha256.hpp"

namespace tapete {
namespace {

// Starts of lines in a backup and in the text of a link
constexpr std::string_view kBackup = "tapete backup ";
constexpr std::string_view kLink = "tapete link ";
constexpr std::string_view kValue = "value ";
constexpr std::string_view kEnd = "end ";
constexpr int kVersion = 1;  // of both formats
// Hexadecimal digits of a link's checksum: few, because a link should be short and is damaged only by accident.
constexpr std::size_t kLinkSeal = 8;
constexpr std::size_t kLongestKey = 100;  // in bytes

/// Removes the first line from `text`. Returns false at the end of the text.
bool take_line(std::string_view& text, std::string_view& line) {
  const auto end = text.find('\n');
  if (end == std::string_view::npos) return false;
  line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return true;
}

/// Removes the first line, `NAME VERSION`, from the text.
std::optional<PayloadFault> take_head(std::string_view& text, std::string_view name) {
  std::string_view line;
  if (!text.starts_with(name) || !take_line(text, line)) return PayloadFault::foreign;
  const auto version = parse_number(line.substr(name.size()), 999'999);
  if (!version) return PayloadFault::damaged;
  if (*version > kVersion) return PayloadFault::newer;
  return std::nullopt;
}

std::string explain(PayloadFault fault, std::string_view most, Lang lang) {
  switch (fault) {
    case PayloadFault::foreign:
      return std::string{"It was not made by Tapete. Nothing was changed."_text(lang)};
    case PayloadFault::newer:
      return std::string{
          "It comes from a newer version of Tapete. Reload the page and try again. Nothing was changed."_text(lang)};
    case PayloadFault::damaged:
      return std::string{"It is damaged or incomplete. Nothing was changed."_text(lang)};
    case PayloadFault::encoding:
      return std::string{"It is not UTF-8 text. Save it with that encoding. Nothing was changed."_text(lang)};
    case PayloadFault::unread:
      return std::string{"It could not be read. Choose it again. Nothing was changed."_text(lang)};
    case PayloadFault::too_long:
      return fill("It exceeds the limit of @. Nothing was changed."_text(lang), most);
  }
  return {};
}

std::string head(std::string_view name) { return std::string{name} + std::to_string(kVersion) + '\n'; }

std::string value_line(const Change& value) {
  return std::string{kValue} + value.key + ' ' + std::to_string(value.text.size()) + '\n';
}

}  // namespace

std::string explain_link(PayloadFault fault, Lang lang) {
  return explain(fault, std::to_string(kLongestLink >> 10) + " kB", lang);
}

std::string explain_backup(PayloadFault fault, Lang lang) {
  return explain(fault, std::to_string(kLongestBackup >> 20) + " MB", lang);
}

std::vector<std::string> take_unfit(std::vector<Change>& values) {
  constexpr std::size_t kAround = 200;  // upper limit of the bytes of the first and the last line together
  std::vector<std::string> unfit;
  std::size_t size = kAround;
  std::size_t count = 0;
  std::erase_if(values, [&](const Change& value) {
    const std::size_t whole = size + value_line(value).size() + value.text.size() + 1;
    const bool fits = !value.key.empty() && value.key.size() <= kLongestKey &&
                      value.key.find('\n') == std::string::npos && count < kMostValues && whole <= kLongestBackup;
    if (fits) {
      size = whole;
      ++count;
    } else {
      unfit.push_back(value.key);
    }
    return !fits;
  });
  return unfit;
}

std::string backup_text(const std::vector<Change>& values) {
  std::string out = head(kBackup);
  for (const Change& value : values) out += value_line(value) + value.text + '\n';
  return out + std::string{kEnd} + sha256(out) + '\n';
}

Result<std::vector<Change>, PayloadFault> parse_backup(std::string_view text) {
  const std::string_view whole = text;
  if (text.size() > kLongestBackup) return Failure{PayloadFault::too_long};
  if (const auto fault = take_head(text, kBackup)) return Failure{*fault};
  std::vector<Change> values;
  std::string_view line;
  while (true) {
    const std::size_t line_start = whole.size() - text.size();
    if (!take_line(text, line)) return Failure{PayloadFault::damaged};
    if (line.starts_with(kEnd)) {
      if (!text.empty() || line.substr(kEnd.size()) != sha256(whole.substr(0, line_start)))
        return Failure{PayloadFault::damaged};
      return values;
    }
    if (values.size() == kMostValues) return Failure{PayloadFault::too_long};
    const std::size_t space = line.rfind(' ');
    if (!line.starts_with(kValue) || space < kValue.size()) return Failure{PayloadFault::damaged};
    const std::string_view key = line.substr(kValue.size(), space - kValue.size());
    const auto size = parse_number(line.substr(space + 1), kLongestBackup);
    if (key.empty() || key.size() > kLongestKey || !size || text.size() < static_cast<std::size_t>(*size) + 1)
      return Failure{PayloadFault::damaged};
    values.push_back({std::string{key}, std::string{text.substr(0, static_cast<std::size_t>(*size))}});
    text.remove_prefix(static_cast<std::size_t>(*size) + 1);
  }
}

std::string link_text(std::string_view record) {
  return head(kLink) + sha256(record).substr(0, kLinkSeal) + '\n' + std::string{record};
}

Result<std::string, PayloadFault> parse_link(std::string_view text) {
  if (text.size() > kLongestLink) return Failure{PayloadFault::too_long};
  if (const auto fault = take_head(text, kLink)) return Failure{*fault};
  std::string_view seal;
  if (!take_line(text, seal) || seal != sha256(text).substr(0, kLinkSeal)) return Failure{PayloadFault::damaged};
  return std::string{text};
}

}  // namespace tapete
