#include "app/lesson.hpp"

#include <utility>

#include "core/text.hpp"

namespace tapete {
namespace {

using Task = LessonStep::Task;

class LessonReader {
 public:
  Result<std::vector<LessonStep>> read(std::string_view page) {
    Splitter lines{page, '\n'};
    while (const auto line = lines.next()) {
      const std::string_view wrong = code_ ? code(*line) : words(*line);
      if (!wrong.empty()) return Failure{std::string{wrong} + ": " + std::string{*line}};
    }
    for (const LessonStep& step : steps_)
      if (step.position.events.empty() || step.text.empty() ||
          (step.task == Task::words && step.answer >= step.replies.size()))
        return Failure{"not a whole step: " + step.title};
    if (steps_.empty()) return Failure{"no step"};
    return std::move(steps_);
  }

 private:
  static constexpr std::string_view kFence = "```";

  // words(), reply() and code() parse a line and return an error, or an empty text
  std::string_view words(std::string_view line) {
    constexpr std::string_view kHeading = "## ";
    if (line.empty() || line.starts_with("# ")) return {};
    if (line.starts_with(kHeading)) {
      steps_.emplace_back().title = line.substr(kHeading.size());
      return {};
    }
    if (steps_.empty()) return "before the first step";
    if (line == kFence)
      code_ = true;
    else if (line.starts_with("- "))
      return reply(line.substr(2));
    else
      steps_.back().text.emplace_back(line);
    return {};
  }

  std::string_view reply(std::string_view line) {
    constexpr std::string_view kThen = ": ";
    const auto colon = line.find(kThen);
    if (colon == std::string_view::npos) return "a reply without an answer";
    steps_.back().replies.push_back(
        {std::string{line.substr(0, colon)}, std::string{line.substr(colon + kThen.size())}});
    return {};
  }

  std::string_view code(std::string_view line) {
    constexpr std::string_view kAsk = "ask ";
    if (line == kFence) {
      code_ = false;
    } else if (line.starts_with(kAsk)) {
      auto position = parse_record(record_);
      if (!position) return "no record comes before this";
      steps_.back().position = std::move(*position);
      return ask(line.substr(kAsk.size())) ? std::string_view{} : "unknown";
    } else {
      if (line == "tapete 1") record_.clear();
      record_ += std::string{line} + '\n';
    }
    return {};
  }

  bool ask(std::string_view wanted) {
    constexpr std::string_view kWords = "words ";
    constexpr std::string_view kOr = " | ";
    LessonStep& step = steps_.back();
    if (wanted == "hand") {
      step.task = Task::hand;
    } else if (wanted.starts_with(kWords)) {
      const auto number = parse_number(wanted.substr(kWords.size()), 9);
      if (!number || *number == 0) return false;
      step.task = Task::words;
      step.answer = static_cast<std::size_t>(*number) - 1;
    } else if (wanted != "any") {
      for (auto end = wanted.find(kOr); end != std::string_view::npos; end = wanted.find(kOr)) {
        step.right.emplace_back(wanted.substr(0, end));
        wanted.remove_prefix(end + kOr.size());
      }
      step.right.emplace_back(wanted);
    }
    return true;
  }

  std::vector<LessonStep> steps_;
  std::string record_;  ///< all lines of the record so far
  bool code_ = false;
};

}  // namespace

bool is_good(const std::vector<ActionWorth>& worths, std::string_view action) {
  constexpr int kAlike = 10;  // in thousandths, as ActionWorth::chance
  for (const ActionWorth& each : worths)
    if (each.action == action) return worths.front().chance - each.chance <= kAlike;
  return false;
}

Result<std::vector<LessonStep>> parse_lesson(std::string_view page) { return LessonReader{}.read(page); }

}  // namespace tapete
