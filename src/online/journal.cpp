#include "online/journal.hpp"

#include <utility>

#include "match/record.hpp"

namespace tapete::online {
namespace {

constexpr std::string_view kBetween = " | ";

bool hides(std::string_view word) { return word == "??" || word == "?"; }

}  // namespace

std::string changes(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  std::string text;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i < before.size() && before[i] == after[i]) continue;
    if (!text.empty()) text += kBetween;
    text += std::to_string(i + 1) + " " + after[i];
  }
  return text;
}

std::optional<std::vector<Change>> parse_changes(std::string_view text) {
  std::vector<Change> out;
  while (!text.empty()) {
    const auto end = text.find(kBetween);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + kBetween.size());
    Splitter words{part, ' '};
    const auto place = parse_number(words.next().value_or(""), kMostLines);
    const std::string_view line = words.rest();
    if (!place || *place == 0 || line.empty() || line.find('|') != std::string_view::npos) return std::nullopt;
    out.push_back({static_cast<std::size_t>(*place), std::string{line}});
  }
  if (out.empty()) return std::nullopt;
  return out;
}

bool tells_more(std::string_view known, std::string_view line) {
  Splitter before{known, ' '};
  Splitter after{line, ' '};
  while (true) {
    const auto old = before.next();
    const auto now = after.next();
    if (!old || !now) return !old && !now;
    if (*old != *now && !hides(*old)) return false;
  }
}

bool follow(std::vector<std::string>& record, const std::vector<Change>& changes) {
  std::vector<std::string> next = record;
  for (const auto& [place, line] : changes) {
    if (place > next.size() + 1) return false;
    if (place > next.size())
      next.push_back(line);
    else if (tells_more(next[place - 1], line))
      next[place - 1] = line;
    else
      return false;
  }
  record = std::move(next);
  return true;
}

}  // namespace tapete::online
