#include <algorithm>
#include <array>

#include "game/card_words.hpp"
#include "game/points_words.hpp"
#include "games/bridge/bidding_desk.hpp"
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

constexpr int kManyPoints = 30;  ///< few hands have more points, so that this upper limit is not told

/// Returns a number of cards or points as "5", "5–7", "5 or more" or "at most 2". An upper limit of at least
/// `many` is not told.
std::string limits_words(Range range, int many, Lang lang) {
  if (range.least == range.most) return std::to_string(range.least);
  if (range.most >= many) return fill("@ or more"_text(lang), std::to_string(range.least));
  if (range.least == 0) return fill("at most @"_text(lang), std::to_string(range.most));
  return std::to_string(range.least) + "–" + std::to_string(range.most);
}

/// Returns the number of aces that an answer to the question for aces shows. The answer for 0 also stands for 4.
std::string aces_words(int aces, Lang lang) {
  return aces % 4 == 0 ? fill("@ aces"_text(lang), "0/4") : count_words(aces, "@ ace"_text, "@ aces"_text, lang);
}

/// Returns the meaning of all calls of an auction and of one more call.
Reading read_with(Auction auction, Call call) {
  auction.add(call);
  return read_auction(auction);
}

/// Returns the points of a hand and its suits that a call needs: "13 points, 5 spades and 4 hearts". `measured`: the
/// points in the measure of the call.
std::string held_words(const HandValue& hand, const Shown& needed, int measured, Lang lang) {
  constexpr int kLong = 3;  // a suit is named if the call needs at least this many cards of it
  std::string out = points_words(hand.high, lang);
  if (measured > hand.high) out += ' ' + fill("(@ with distribution)"_text(lang), std::to_string(measured));
  std::string last;
  for (int suit = kSuits; suit-- > 0;) {
    if (needed.length[at(suit)].least < kLong) continue;
    if (!last.empty()) out += ", " + last;
    last = std::to_string(hand.length[at(suit)]) + ' ' + std::string{suit_word(Duties::kDeck, suit_of(suit), lang)};
  }
  if (!last.empty()) out += " and "_text(lang);
  return out + last;
}

/// Returns the offers of the system that make this call.
Offers offers_of(const Auction& auction, Call call) {
  Offers out;
  for (const Offer& offer : offers_in(auction, read_auction(auction)))
    if (offer.call == call) out.push_back(offer);
  return out;
}

/// Returns the sentence about the hand that makes a call (`offered`: what the call needs), and about the points that
/// all calls of the seat show (`told`), as shown_words() tells them.
std::string call_reason(const HandValue& hand, const Need& offered, const Shown& told, Lang lang) {
  const Range aces = offered.shown().aces;
  if (aces.least == aces.most) return fill("Shows @."_text(lang), aces_words(aces.least, lang));
  const int measured = offered.points_of(hand);
  std::string held = held_words(hand, offered.shown(), measured, lang);
  if (offered.is_balanced()) held += ", " + std::string{"and is balanced"_text(lang)};
  const bool narrow = !(told.points == Range{}) && told.points.least < told.points.most && told.points.has(measured);
  return narrow ? fill("The hand has @; the call promises @ points."_text(lang), held,
                       limits_words(told.points, kManyPoints, lang))
                : fill("The hand has @."_text(lang), held);
}

/// A convention: a call that does not mean the suit that it names, or asks for something.
struct Convention {
  std::string_view rule;  ///< Offer::rule
  Text meaning;
};
constexpr std::array kConventions{
    Convention{"stayman", "Stayman: asks for a major of four cards."_text},
    Convention{"stayman_denial", "No major of four cards."_text},
    Convention{"transfer", "A transfer: the opener bids the next suit."_text},
    Convention{"completion", "Completes the transfer."_text},
    Convention{"strong_two_clubs", "A very strong hand, with any suits."_text},
    Convention{"waiting", "Waits for more, with any suits."_text},
    Convention{"take_out_double", "Short in their suit, or very strong: asks partner for the best of the others."_text},
    Convention{"strong_double", "Asks partner for the best suit."_text},
    Convention{"lead_directing_double", "Asks partner to lead this suit."_text},
    Convention{"preempt", "Weak, with a long suit."_text},
    Convention{"weak_jump", "Weak, with a long suit."_text},
    Convention{"negative_double", "For take-out: shows the majors that nobody has bid."_text},
    Convention{"reopening_double", "For take-out: asks partner to bid."_text},
    Convention{"action_double", "For take-out: asks partner to bid."_text},
    Convention{"ask_for_aces", "Looks for a slam."_text},
};

/// Returns the meaning of a call that is a convention, followed by a space; empty for other calls.
std::string convention_words(const Auction& auction, Call call, Lang lang) {
  std::string out;
  // Of several rules for the call, the last one has the most usual hands.
  for (const Offer& offer : offers_of(auction, call)) {
    const auto* const found = std::ranges::find(kConventions, offer.rule, &Convention::rule);
    if (found != kConventions.end()) out = std::string{found->meaning(lang)} + ' ';
  }
  return out;
}

/// Returns what calls show of a hand, such as "12–21 points, 5 or more spades"; empty if they show nothing.
std::string hand_words(const Shown& shown, Lang lang) {
  constexpr int kManyCards = 8;
  constexpr int kLong = 3;   // a suit is named if it has at least this many cards,
  constexpr int kShort = 2;  // or at most this many
  std::string out;
  const auto add = [&out](const std::string& words) { out += (out.empty() ? "" : ", ") + words; };
  if (!(shown.points == Range{})) add(fill("@ points"_text(lang), limits_words(shown.points, kManyPoints, lang)));
  for (int suit = kSuits; suit-- > 0;) {
    const Range length = shown.length[at(suit)];
    if (length.least < kLong && length.most > kShort) continue;
    const std::string limits = limits_words(length, kManyCards, lang);
    add(fill((length.least < kLong ? "@ in @#cards of a suit"_text : "@ @#cards of a suit"_text)(lang), limits,
             suit_word(Duties::kDeck, suit_of(suit), lang)));
  }
  if (shown.aces.least == shown.aces.most) add(aces_words(shown.aces.least, lang));
  return out;
}

/// Returns `shown`, what all calls of a seat show, for words. If the last call only says that the hand has no more
/// points than the least ones that the `earlier` calls have shown, the least ones are not repeated.
Shown limited(Shown shown, const Shown& earlier) {
  const Range points = shown.points;
  if (points.least > 0 && points.least == earlier.points.least && points.most <= points.least + 1)
    shown.points.least = 0;
  return shown;
}

}  // namespace

std::string Bots::shown_words(const State& s, Action action, Lang lang) {
  if (!has_agreement(s)) return {};
  const Call call = call_of(action);
  const Offers offers = offers_of(s.auction, call);
  const Reading reading = read_with(s.auction, call);
  if (offers.empty() && reading.force[at(s.actor)] == Force::none)
    return std::string{"The bidding system does not use this call here."_text(lang)};
  const bool asks = reading.force[at(s.actor)] == Force::aces;
  const Reading before = read_auction(s.auction);
  const Shown shown = limited(reading.shown[at(s.actor)], before.shown[at(s.actor)]);
  std::string hand = asks ? std::string{} : hand_words(shown, lang);
  const auto balanced = [](const Offer& offer) { return offer.need.is_balanced(); };
  if (!offers.empty() && std::all_of(offers.begin(), offers.end(), balanced))
    hand += (hand.empty() ? "" : ", ") + std::string{"a balanced hand"_text(lang)};
  const bool forced = call == kPass && Desk{s.auction, before}.forced();
  if (forced) return std::string{"Partner expects an answer, so a pass is an error."_text(lang)};
  std::string out = convention_words(s.auction, call, lang);
  if (!hand.empty())
    out += fill("Promises @."_text(lang), hand);
  else if (out.empty())
    out = "Promises nothing yet."_text(lang);
  else
    out.pop_back();
  const Force force = reading.force[at(s.actor)];
  if (force == Force::none) return out;
  return out + ' ' + std::string{(asks ? "Partner is asked for aces."_text : "Partner must answer."_text)(lang)};
}

std::string Bots::meaning(const State& s, Action action, Lang lang) {
  const HandValue hand{s.hand[at(s.actor)]};
  const Call call = call_of(action);
  for (const Offer& offer : offers_of(s.auction, call)) {
    if (!offer.need.fits(hand)) continue;
    // A pass that any weak hand makes only denies the points for a bid.
    if (call == kPass && offer.need.shown().points.least == 0) break;
    std::string words = convention_words(s.auction, call, lang);
    if (offer.rule == "completion" || offer.force == Force::aces) return words.substr(0, words.size() - 1);
    if (offer.rule == "one_no_trump" && std::max(hand.length[kHearts], hand.length[kSpades]) >= 5)
      words = std::string{"A balanced hand opens in no trump, also with five cards of a major."_text(lang)} + ' ';
    return words + call_reason(hand, offer.need, read_with(s.auction, call).shown[at(s.actor)], lang);
  }
  const Reading reading = read_auction(s.auction);
  const Desk desk{s.auction, reading};
  const bool game = call == kPass && desk.ours() && desk.at_game();
  const Text words = game            ? "The game is bid already, and @ are not enough for a slam."_text
                     : call == kPass ? "Not enough for more: @."_text
                                     : "The hand has @."_text;
  return fill(words(lang), points_words(hand.high, lang));
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
