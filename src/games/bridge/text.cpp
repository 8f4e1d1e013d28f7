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

/// Returns a range as "6–9"; as "6+" if its upper limit is at least `unlimited`.
std::string range_words(Range range, int unlimited) {
  const std::string least = std::to_string(range.least);
  return range.most >= unlimited ? least + '+' : least + "–" + std::to_string(range.most);
}

/// Returns the number of aces that an answer to the question for aces shows. The answer for 0 also stands for 4.
std::string aces_words(int aces, Lang lang) {
  return aces % 4 == 0 ? fill("@ aces"_text(lang), "0/4") : count_words(aces, "@ ace"_text, "@ aces"_text, lang);
}

/// Returns the points and the long suits that a call shows: "6–9 points, spades 4+".
std::string shown_words(const Shown& shown, Lang lang) {
  constexpr int kMany = 30;  // an upper limit of at least this many points is not named
  constexpr int kLong = 4;   // least number of cards of a suit that is named
  if (shown.aces.least == shown.aces.most) return aces_words(shown.aces.least, lang);
  std::string out;
  if (!(shown.points == Range{})) out = fill("@ points"_text(lang), range_words(shown.points, kMany));
  for (int suit = kSuits; suit-- > 0;) {
    if (shown.length[at(suit)].least < kLong) continue;
    if (!out.empty()) out += ", ";
    out += suit_word(Duties::kDeck, suit_of(suit), lang) + ' ' + range_words(shown.length[at(suit)], 13);
  }
  return out;
}

}  // namespace

std::string Bots::meaning(const State& s, Action action, Lang lang) {
  const HandValue hand{s.hand[at(s.actor)]};
  const bool pass = call_of(action) == kPass;
  for (const Offer& offer : offers_in(s.auction, read_auction(s.auction))) {
    if (!(call_action(offer.call) == action) || !offer.need.fits(hand)) continue;
    Shown shown = offer.need.shown();
    if (pass && shown.points.least == 0) shown.points = {};  // such a pass only denies the points for a bid
    const std::string words = shown_words(shown, lang);
    if (!words.empty()) return fill("Shows @."_text(lang), words);
  }
  return pass ? fill("Not enough for more: @."_text(lang), points_words(hand.high, lang)) : std::string{};
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
