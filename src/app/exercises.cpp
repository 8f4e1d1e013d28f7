#include "app/exercises.hpp"

#include "app/dates.hpp"

namespace tapete {
namespace {

constexpr int kThousand = 1000;  // the largest chance, in thousandths

bool read_worths(std::string_view text, std::vector<ActionWorth>& worths) {
  constexpr std::string_view kBetween = ", ";
  while (!text.empty()) {
    const std::string_view each = text.substr(0, text.find(kBetween));
    const auto chance = parse_number(first_word(each), kThousand);
    if (!chance || first_word(each).size() == each.size()) return false;
    worths.push_back({std::string{each.substr(first_word(each).size() + 1)}, *chance});
    text.remove_prefix(std::min(text.size(), each.size() + kBetween.size()));
  }
  return true;
}

std::optional<FoundPosition> read_exercise(std::string_view text) {
  auto record = parse_record(text);
  if (!record) return std::nullopt;
  FoundPosition out;
  for (const auto& [key, value] : record->header.free) {
    const std::string_view word = first_word(value);
    if (key == "date") out.date = value;
    if (key != "note" || word.size() == value.size()) continue;
    const std::string_view rest = std::string_view{value}.substr(word.size() + 1);
    if (word == "worth" && !read_worths(rest, out.worths)) return std::nullopt;
    if (word != "maxim") continue;
    out.maxim = first_word(rest);
    out.holds = rest.ends_with(" holds");
  }
  record->header.free.clear();
  out.known = std::move(*record);
  return out.worths.size() < 2 || out.known.events.empty() ? std::nullopt : std::optional{std::move(out)};
}

}  // namespace

std::optional<std::vector<FoundPosition>> parse_exercises(std::string_view file) {
  constexpr std::string_view kStart = "tapete 1\n";
  std::vector<FoundPosition> out;
  while (!file.empty()) {
    const std::size_t end = std::min(file.size(), file.find(kStart, 1));
    auto exercise = read_exercise(file.substr(0, end));
    if (!exercise) return std::nullopt;
    out.push_back(std::move(*exercise));
    file.remove_prefix(end);
  }
  return out.empty() ? std::nullopt : std::optional{std::move(out)};
}

std::vector<Saying> parse_sayings(std::string_view page) {
  constexpr std::string_view kHeading = "## ";
  constexpr std::string_view kId = "id ";
  std::vector<Saying> out;
  Splitter lines{page, '\n'};
  while (const auto line = lines.next()) {
    if (line->starts_with(kHeading))
      out.emplace_back().title = line->substr(kHeading.size());
    else if (out.empty() || line->empty())
      continue;
    else if (line->starts_with(kId))
      out.back().id = line->substr(kId.size());
    else
      out.back().text.emplace_back(*line);
  }
  return out;
}

const FoundPosition& exercise_of(const std::vector<FoundPosition>& exercises, int day) {
  std::size_t before = 0;  // number of exercises of this day and earlier days
  while (before < exercises.size() && day_number(exercises[before].date).value_or(0) <= day) ++before;
  if (before == 0) return exercises.front();
  const auto since = static_cast<std::size_t>(day - day_number(exercises[before - 1].date).value_or(0));
  return since == 0 ? exercises[before - 1] : exercises[(since - 1) % before];
}

}  // namespace tapete
