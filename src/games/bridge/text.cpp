#include "games/bridge/bridge.hpp"

/// Calls and contracts in the notation of records, and in words.
namespace tapete::bridge {
namespace {

constexpr std::string_view kLetters = "cdhsn";
constexpr std::array<std::string_view, 3> kDoubled{"", "x", "xx"};

std::string bid_words(int level, int denomination, Lang lang) {
  constexpr std::array kOne{"@ club"_text, "@ diamond"_text, "@ heart"_text, "@ spade"_text, "@ no trump"_text};
  constexpr std::array kMany{"@ clubs"_text, "@ diamonds"_text, "@ hearts"_text, "@ spades"_text, "@ no trump"_text};
  return fill((level == 1 ? kOne : kMany)[at(denomination)](lang), std::to_string(level));
}

std::optional<Call> parse_call(std::string_view word) {
  if (word == "no") return kPass;
  if (word == "x") return kDouble;
  if (word == "xx") return kRedouble;
  if (word.size() != 2 || word[0] < '1' || word[0] > '0' + kLevels) return std::nullopt;
  const auto denomination = kLetters.find(word[1]);
  if (denomination == std::string_view::npos) return std::nullopt;
  return Call::bid(word[0] - '0', static_cast<int>(denomination));
}

}  // namespace

std::string call_name(Call call) {
  if (call == kPass) return "no";
  if (!call.is_bid()) return call == kDouble ? "x" : "xx";
  return std::to_string(call.level()) + kLetters[at(call.denomination())];
}

std::string contract_name(const Contract& contract) {
  return std::to_string(contract.level) + kLetters[contract.denomination] + std::string{kDoubled[contract.doubled]};
}

std::string call_words(Call call, Lang lang) {
  if (call.is_bid()) return bid_words(call.level(), call.denomination(), lang);
  return std::string{(call == kPass ? "Pass#a call"_text : call == kDouble ? "Double"_text : "Redouble"_text)(lang)};
}

std::string contract_words(const Contract& contract, Lang lang) {
  std::string bid = bid_words(contract.level, contract.denomination, lang);
  if (contract.doubled == 0) return bid;
  return fill((contract.doubled == 1 ? "@ doubled"_text : "@ redoubled"_text)(lang), bid);
}

std::optional<Action> Duties::parse_own(std::string_view verb, Splitter words, bool /*redacted*/) {
  const auto call = parse_call(words.next().value_or(""));
  return verb == "bid" && call && !words.next() ? std::optional{call_action(*call)} : std::nullopt;
}

}  // namespace tapete::bridge
