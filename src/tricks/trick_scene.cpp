#include "tricks/trick_scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/heap_sort.hpp"
#include "core/index.hpp"
#include "tricks/trick_words.hpp"
#include "tricks/words.hpp"

namespace tapete {
namespace {

/// Returns the position of a suit in a hand sorted from left to right. Trumps come last. The suits of French cards are
/// taken from a circle in which black and red alternate, beginning after the trumps.
int place_of(int suit, int trump, Deck deck) {
  constexpr std::array<int, kSuits> kInCircle{0, 1, 3, 2};
  if (deck == Deck::spanish) return suit == trump ? kSuits : suit;
  const int last = trump >= 0 && trump < kSuits ? kInCircle[at(trump)] : kSuits - 1;
  return (kInCircle[at(suit)] - last - 1 + 2 * kSuits) % kSuits;
}

}  // namespace

std::vector<Card> as_held(const Ranking& ranking, CardSet cards, int trump, Deck deck) {
  std::vector<Card> out;
  for (const Card card : cards) out.push_back(card);
  const auto key = [&ranking, trump, deck](Card card) {
    return std::pair{place_of(card.suit(), trump, deck), -ranking.strength_of(card)};
  };
  heap_sort(out, [&key](Card a, Card b) { return key(a) < key(b); });
  return out;
}

std::string broken_duty(CardSet hand, Card card, const TrickSoFar& trick, int trump, const DutyWords& words,
                        Lang lang) {
  const std::string led = suit_word(trick.led, lang);
  const bool follows = !hand.suit(trick.led).empty();
  if (follows && card.suit() != trick.led) return fill(words.follow(lang), led);
  if (follows) return fill(words.beat(lang), led);
  if (trick.winning.suit() != trump) return fill(words.trump(lang), led);
  return std::string{words.overtrump(lang)};
}

Announcement announced(Seat seat, Seat viewer, const SpokenWords& saying, std::string_view value, Lang lang) {
  return {seat, fill((seat == viewer ? saying.own : saying.others)(lang), value), fill(saying.call(lang), value)};
}

Announcement announced_suit(Seat seat, Seat viewer, const SpokenWords& saying, int suit, Lang lang) {
  Announcement out = announced(seat, viewer, saying, suit_word(suit, lang), lang);
  out.call = fill(saying.call(lang), suit_word(suit, Lang::es));
  return out;
}

Announcement announced_play(Seat seat, Seat decider, Seat viewer, std::string_view card, Lang lang) {
  if (seat == viewer && decider != seat) return {decider, fill(trick_say::kPlaysForYou(lang), card), {}};
  return announced(seat, viewer, {trick_say::kPlays, trick_say::kYouPlay}, card, lang);
}

Zone other_hand(Seat seat, const std::vector<Card>& known, int size, std::string_view label) {
  Zone zone{ZoneKind::hand, seat, {}, 0, 0, std::string{label}};
  for (int hidden = size - static_cast<int>(known.size()); hidden > 0; --hidden)
    zone.cards.push_back({kUnknownCard, seat, -1, {}, false});
  for (const Card card : known) zone.cards.push_back({card, seat, -1, {}, false});
  return zone;
}

Option rest_option(Lang lang) { return {OptionKind::rest, "rest", std::string{"Play the rest"_text(lang)}}; }

std::vector<std::vector<Seat>> sheet_columns(Seat seat, int sides, int players) {
  std::vector<std::vector<Seat>> out(at(sides));
  for (int i = 0; i < sides; ++i)
    for (Seat member = (std::max(0, seat) + i) % sides; member < players; member += sides) out[at(i)].push_back(member);
  return out;
}

std::string verdict(const Sheet& sheet, Seat viewer, bool together, Lang lang) {
  if (sheet.winner < 0) return std::string{"Nobody wins this hand"_text(lang)};
  const bool own = viewer != kNobody && sheet.winner == 0;
  const bool match = sheet.match_over;
  if (together && viewer == kNobody)
    return std::string{(match ? trick_say::kSharesMatch : "@ win the hand"_text)(lang)};
  if (together)
    return std::string{(own ? (match ? "We win the match!"_text : "We win the hand"_text)
                            : (match ? "They win the match"_text : "They win the hand"_text))(lang)};
  return std::string{(own ? (match ? "You win the match!"_text : "You win the hand"_text)
                          : (match ? "@ wins the match"_text : "@ wins the hand"_text))(lang)};
}

}  // namespace tapete
