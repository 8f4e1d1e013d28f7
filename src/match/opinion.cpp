#include "match/opinion.hpp"

#include <algorithm>
#include <cmath>

#include "match/reason.hpp"

namespace tapete {
namespace {

constexpr int kParts = 10'000;   ///< a chance is written in units of 1 / kParts
constexpr char kBetween = '\t';  ///< separates the parts of an opinion
constexpr char kOr = '|';        ///< separates equally good actions

std::string written(double chance) { return std::to_string(std::lround(std::clamp(chance, 0.0, 1.0) * kParts)); }

std::optional<double> read_chance(std::optional<std::string_view> text) {
  const auto parts = text ? parse_number(*text, kParts) : std::nullopt;
  return parts ? std::optional{static_cast<double>(*parts) / kParts} : std::nullopt;
}

/// Returns whether the idea contains the first number of the reason, such as the points of the trick.
bool repeats(const Opinion& opinion) {
  constexpr std::string_view kDigits = "0123456789";
  const auto number_in = [&](std::string_view text) {
    text.remove_prefix(std::min(text.find_first_of(kDigits), text.size()));
    return text.substr(0, text.find_first_not_of(kDigits));
  };
  const std::string_view number = number_in(opinion.idea);
  return !number.empty() && number == number_in(opinion.reason);
}

}  // namespace

std::string opinion_text(const Reviewed& decision, Lang lang, bool open) {
  std::string out;
  const auto add = [&out](std::string_view part) {
    out += part;
    out += kBetween;
  };
  for (const double chance : {decision.chance, decision.loss, decision.error}) add(written(chance));
  add(decision.top);
  const bool of_idea = !open && decision.idea.find('@') != std::string::npos;
  add(of_idea ? decision.idea_other : decision.action);
  for (const std::string& action : decision.best) {
    if (&action != &decision.best.front()) out += kOr;
    out += action;
  }
  out += kBetween;
  add(reason_name(decision));
  add(open ? std::string_view{} : decision.idea);
  return out + reason(decision, lang, open);
}

std::string all_reasons(const Opinion& opinion, std::string_view other) {
  if (opinion.idea.empty() || repeats(opinion)) return first_reason(opinion, other);
  return fill(opinion.idea + ' ' + opinion.reason, {other});
}

std::string first_reason(const Opinion& opinion, std::string_view other) {
  return fill(opinion.idea.empty() ? opinion.reason : opinion.idea, {other});
}

std::string found_reasons(const Opinion& opinion, std::string_view found, std::string_view top, std::string_view other,
                          Lang lang) {
  if (found == opinion.top) return all_reasons(opinion, other);
  return fill(kOtherIsEqual(lang), {top}) + ' ' + fill(opinion.reason, {other});
}

std::optional<Opinion> parse_opinion(std::string_view text) {
  Splitter parts{text, kBetween};
  Opinion out;
  for (double* chance : {&out.chance, &out.loss, &out.error}) {
    const auto read = read_chance(parts.next());
    if (!read) return std::nullopt;
    *chance = *read;
  }
  std::string_view best;
  for (std::string* word : {&out.top, &out.other}) *word = parts.next().value_or("");
  best = parts.next().value_or("");
  out.cause = parts.next().value_or("");
  out.idea = parts.next().value_or("");
  out.reason = parts.next().value_or("");
  Splitter actions{best, kOr};
  while (const auto action = actions.next()) out.best.emplace_back(*action);
  if (out.top.empty() || out.other.empty() || out.reason.empty() || out.best.empty()) return std::nullopt;
  return out;
}

}  // namespace tapete
