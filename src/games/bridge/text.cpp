#include "game/card_words.hpp"
#include "game/points_words.hpp"
#include "games/bridge/bidding.hpp"
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

std::string range_words(Range range) {
  constexpr int kUnlimited = 30;  // an upper limit of at least 30 points, or of 13 cards, is not named
  const std::string least = std::to_string(range.least);
  return range.most >= kUnlimited || range.most == 13 ? least + '+' : least + "–" + std::to_string(range.most);
}

/// Returns the points and the long suits that a call shows: "6–9 points, spades 4+".
std::string shown_words(const Shown& shown, Lang lang) {
  constexpr int kLong = 4;  // least number of cards of a suit that is named
  std::string out;
  if (!(shown.points == Range{})) out = fill("@ points"_text(lang), range_words(shown.points));
  for (int suit = kSuits; suit-- > 0;) {
    if (shown.length[at(suit)].least < kLong) continue;
    if (!out.empty()) out += ", ";
    out += suit_word(Duties::kDeck, suit_of(suit), lang) + ' ' + range_words(shown.length[at(suit)]);
  }
  return out;
}

}  // namespace

std::string Bots::meaning(const State& s, Action action, Lang lang) {
  if (s.phase == TrickPhase::play) return {};
  const HandValue hand{s.hand[at(s.actor)]};
  for (const Offer& offer : offers_in(s.auction, read_auction(s.auction))) {
    if (!(call_action(offer.call) == action) || !offer.need.fits(hand)) continue;
    const std::string words = shown_words(offer.need.shown(), lang);
    if (!words.empty()) return fill("Shows @."_text(lang), words);
  }
  return fill("Not enough for more: @."_text(lang), points_words(hand.high, lang));
}

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
