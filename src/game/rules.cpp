#include "game/game_info.hpp"

namespace tapete {
namespace {

/// Returns the index of `value` among the rule's choices, or the number itself; no value if the rule does not allow it.
std::optional<int> value_of(const HouseRule& rule, std::string_view value) {
  if (rule.choices.empty()) {
    const auto number = parse_number(value, rule.high);
    if (!number || *number < rule.low) return std::nullopt;
    return number;
  }
  for (std::size_t i = 0; i < rule.choices.size(); ++i)
    if (rule.choices[i].value == value) return static_cast<int>(i);
  return std::nullopt;
}

std::string values_of(const HouseRule& rule) {
  const std::string key{rule.key};
  if (rule.choices.empty()) return key + "=" + std::to_string(rule.low) + " .. " + std::to_string(rule.high);
  return joined(rule.choices, " | ", [&](const Choice& choice) { return key + "=" + std::string{choice.value}; });
}

std::string keys_of(const GameInfo& info) { return joined(info.rules, " | ", &HouseRule::key); }

}  // namespace

RuleChoice parse_rules(std::string_view text) {
  RuleChoice rules;
  Splitter words{text, ','};
  while (const auto word = words.next()) {
    const std::size_t equals = std::min(word->find('='), word->size());
    rules.emplace_back(word->substr(0, equals), word->substr(std::min(equals + 1, word->size())));
  }
  return rules;
}

int rule_default(const GameInfo& info, std::size_t index) {
  const HouseRule& rule = info.rules[index];
  for (std::size_t i = 0; i < index; ++i)
    if (rule.group != 0 && info.rules[i].group == rule.group) return kRuleOff;
  return rule.choices.empty() ? rule.default_value : 0;
}

Result<std::vector<int>, Problem> read_rules(const GameInfo& info, const RuleChoice& chosen) {
  std::vector<int> values;
  std::vector<bool> given(info.rules.size(), false);
  for (std::size_t i = 0; i < info.rules.size(); ++i) values.push_back(rule_default(info, i));
  for (const auto& [key, value] : chosen) {
    std::size_t i = 0;
    while (i < info.rules.size() && info.rules[i].key != key) ++i;
    if (i == info.rules.size()) return Failure{Problem{Fault::rule_unknown, key, keys_of(info)}};
    if (given[i]) return Failure{Problem{Fault::rule_repeated, key, {}}};
    given[i] = true;
    for (std::size_t other = 0; other < info.rules.size(); ++other) {
      if (other == i || info.rules[i].group == 0 || info.rules[other].group != info.rules[i].group) continue;
      if (given[other]) return Failure{Problem{Fault::rule_excluded, key, {}}};
      values[other] = kRuleOff;
    }
    const auto read = value_of(info.rules[i], value);
    if (!read) return Failure{Problem{Fault::rule_value, key + "=" + value, values_of(info.rules[i])}};
    values[i] = *read;
  }
  return values;
}

}  // namespace tapete
