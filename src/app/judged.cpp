#include "app/judged.hpp"

#include <algorithm>
#include <cmath>

#include "app/archive.hpp"
#include "core/text.hpp"

namespace tapete {
namespace {

constexpr int kParts = 10'000;             // losses are stored in ten-thousandths
constexpr int kMostEvents = 300'000;       // limit of a stored number of events
constexpr int kMostDecisions = 999;        // limit of a stored number of decisions
constexpr std::size_t kLongestCause = 20;  // in bytes

std::string parts_of(double loss) { return std::to_string(std::lround(std::clamp(loss, 0.0, 99.0) * kParts)); }

std::optional<double> read_loss(std::string_view text) {
  const auto parts = parse_number(text, 99 * kParts);
  return parts ? std::optional{static_cast<double>(*parts) / kParts} : std::nullopt;
}

bool is_cause(std::string_view text) {
  return text.size() <= kLongestCause &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
}

std::optional<Mistake> parse_mistake(std::string_view text) {
  Splitter parts{text, ':'};
  const auto before = parse_number(parts.next().value_or(""), kMostEvents);
  const auto loss = read_loss(parts.next().value_or(""));
  const std::string_view cause = parts.rest();
  if (!before || !loss || !is_cause(cause)) return std::nullopt;
  return Mistake{static_cast<std::size_t>(*before), *loss, std::string{cause}};
}

std::optional<JudgedHand> parse_hand(std::string_view line) {
  Splitter words{line, ' '};
  const std::string_view match = words.next().value_or("");
  const auto end = parse_number(words.next().value_or(""), kMostEvents);
  const auto decisions = parse_number(words.next().value_or(""), kMostDecisions);
  const auto loss = read_loss(words.next().value_or(""));
  if (!is_id(match) || !end || !decisions || !loss) return std::nullopt;
  JudgedHand hand{std::string{match}, static_cast<std::size_t>(*end), *decisions, *loss};
  while (const auto word = words.next()) {
    auto mistake = parse_mistake(*word);
    if (!mistake || hand.mistakes.size() == kMostMistakes) return std::nullopt;
    hand.mistakes.push_back(std::move(*mistake));
  }
  return hand;
}

}  // namespace

std::string judged_key(const GameInfo& game) { return std::string{kJudged} + std::string{game.id}; }

std::optional<std::string> without_match(std::string_view text, std::string_view match) {
  auto hands = parse_judged(text);
  const auto gone = std::erase_if(hands, [&](const JudgedHand& hand) { return hand.match == match; });
  return gone > 0 ? std::optional{judged_text(hands)} : std::nullopt;
}

std::string judged_text(const std::vector<JudgedHand>& hands) {
  std::string out;
  for (const JudgedHand& hand : hands) {
    out +=
        hand.match + ' ' + std::to_string(hand.end) + ' ' + std::to_string(hand.decisions) + ' ' + parts_of(hand.loss);
    for (const Mistake& each : hand.mistakes)
      out += ' ' + std::to_string(each.before) + ':' + parts_of(each.loss) + ':' + each.cause;
    out += '\n';
  }
  return out;
}

std::vector<JudgedHand> parse_judged(std::string_view text) {
  std::vector<JudgedHand> out;
  if (text.size() > kLongestJudged) return out;
  Splitter lines{text, '\n'};
  while (const auto line = lines.next())
    if (auto hand = parse_hand(*line)) out.push_back(std::move(*hand));
  return merge_judged({}, out);
}

std::vector<JudgedHand> merge_judged(const std::vector<JudgedHand>& older, const std::vector<JudgedHand>& newer) {
  std::vector<JudgedHand> out = older;
  for (const JudgedHand& hand : newer) {
    std::erase_if(out, [&](const JudgedHand& each) { return each.match == hand.match && each.end == hand.end; });
    out.push_back(hand);
  }
  if (out.size() > kMostJudged) out.erase(out.begin(), out.end() - static_cast<std::ptrdiff_t>(kMostJudged));
  return out;
}

}  // namespace tapete
