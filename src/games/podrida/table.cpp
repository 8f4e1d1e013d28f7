#include <algorithm>
#include <utility>

#include "game/card_words.hpp"
#include "games/podrida/podrida.hpp"

/// The texts and the score of podrida.
namespace tapete::podrida {

namespace {

/// The cards of a hand that probably win tricks.
struct Held {
  int trumps = 0;
  int low = 0;   ///< trumps that at least half of all trumps beat
  int sure = 0;  ///< trumps that no card in another hand beats
  int aces = 0;  ///< highest cards of the other suits
  [[nodiscard]] int count() const { return trumps + aces; }
};

Held held_by(const State& s) {
  const Ranking& order = Rules::ranking(s.config);
  const CardSet hand = s.hand[at(s.actor)];
  const int trumps = s.trump < kSuits ? cards_for<Rules>(s.config).suit(s.trump).size() : 0;  // a hand may have none
  Held held;
  for (const Card card : hand) {
    const int stronger = (order.stronger_than(card) - hand).size();
    if (card.suit() == s.trump) {
      ++held.trumps;
      if (2 * stronger >= trumps - 1) ++held.low;
      if (stronger == 0) ++held.sure;
    } else if (order.stronger_than(card).empty()) {
      ++held.aces;
    }
  }
  return held;
}

std::string trumps_words(const Held& held, Lang lang) {
  if (held.low == 0) return count_words(held.trumps, "one trump"_text, "@ trumps"_text, lang);
  if (held.low == held.trumps) return count_words(held.low, "one low trump"_text, "@ low trumps"_text, lang);
  return count_words(held.trumps, "one trump"_text, "@ trumps"_text, lang) + ", " +
         count_words(held.low, "one of them low"_text, "@ of them low"_text, lang);
}

/// Returns these cards in words. There must be at least one.
std::string held_words(const Held& held, Lang lang) {
  std::string aces = count_words(held.aces, "one ace"_text, "@ aces"_text, lang);
  if (held.trumps == 0) return aces;
  std::string trumps = trumps_words(held, lang);
  if (held.aces == 0) return trumps;
  if (held.low > 0 && held.low < held.trumps) trumps += ',';
  return fill("@ and @#held cards"_text(lang), trumps, aces);
}

/// Returns the sentence about these cards that explains a bid; empty if they do not explain it. `more`: whether other
/// reasons for more tricks follow.
std::string words_about_held(const State& s, const Held& held, int bid, bool more, Lang lang) {
  const int count = held.count();
  if (count == 0)
    return std::string{(bid == 0 ? "Without trumps and aces, a hand hardly takes tricks."_text : Text{})(lang)};
  std::string cards = held_words(held, lang);
  if (bid > count && !more) return fill("The hand has @."_text(lang), cards);
  const bool allowed = Rules::may_bid(s, s.actor, count);
  const bool insertion = held.aces == 0 && held.low > 0 && held.low < held.trumps;
  if (insertion && (bid >= count || !allowed)) cards += ',';
  if (bid >= count) return fill("With @, expect @."_text(lang), cards, trick_say::tricks(count, lang));
  if (!allowed)
    return fill("With @, expect @, but that bid is not allowed."_text(lang), cards, trick_say::tricks(count, lang));
  if (held.sure == count) return {};
  const Text words = count == 1 ? "There is @, which does not always win a trick."_text
                                : "There are @, which do not always win tricks."_text;
  return fill(words(lang), cards);
}

/// Returns a sentence about cards of other suits than trumps that at most one card in another hand beats; empty if the
/// hand has none. Aces are not among them. `also`: whether other cards have been named before.
std::string words_about_seconds(const State& s, bool also, Lang lang) {
  const CardSet hand = s.hand[at(s.actor)];
  std::vector<std::string> names;
  for (const Card card : hand)
    if (const CardSet stronger = Rules::ranking(s.config).stronger_than(card);
        card.suit() != s.trump && !stronger.empty() && (stronger - hand).size() <= 1)
      names.push_back(card_words(deck_for<Rules>(s.config), card, lang));
  if (names.empty()) return {};
  const Text one = also ? "@ may win a trick as well."_text : "@ may win a trick.#a bid"_text;
  const Text several = also ? "@ may win tricks as well."_text : "@ may win tricks."_text;
  const Text words = names.size() == 1 ? one : several;
  return fill(words(lang), listed(std::move(names), lang));
}

/// Returns a sentence about the bids of the others if they explain a bid of this many tricks with `held` good cards.
Text words_about_others(const State& s, int bid, int held) {
  const auto asked = static_cast<int>(
      std::count_if(s.bid.begin(), s.bid.begin() + s.players, [](int each) { return each != kNoBid; }));
  if (asked < 2) return {};  // one bid tells little about the others
  if (asked == s.players - 1 && s.bids() >= s.each) return "The others already bid all tricks or more."_text;
  const double share = static_cast<double>(s.each) * asked / s.players;
  constexpr double kClear = 0.75;  // tricks
  if (bid < held && s.bids() >= share + kClear) return "The others bid a lot."_text;
  if (bid > held && s.bids() <= share - kClear) return "The others bid little, so tricks are left over."_text;
  return {};
}

}  // namespace

std::string Words::phase_words(const State& s, const Standing& standing, Lang lang) {
  const std::string number = std::to_string(standing.hands + 1);
  const bool first = std::all_of(s.bid.begin(), s.bid.begin() + s.players, [](int bid) { return bid == kNoBid; });
  const std::string tricks = trick_say::tricks(s.each, lang);
  return fill("Hand @ of @"_text(lang), number, std::to_string(hands_of(s.config).size())) + " · " +
         (first ? tricks : fill("Bids @ of @"_text(lang), std::to_string(s.bids()), tricks));
}

SideScore Rules::score(const Config&, const Standing& standing, const State& s, int side, Seat viewer, Lang lang) {
  SideScore out;
  const int won = s.won[at(side)];
  const int total = standing.score[at(side)] + (s.phase == TrickPhase::over ? points(s)[at(side)] : 0);
  out.points = points_words(total, lang);
  if (s.bid[at(side)] == kNoBid) return out;
  out.amount = won;
  out.detail = std::exchange(out.points, {});
  const std::string bid = std::to_string(s.bid[at(side)]);
  const bool own = side == viewer;
  if (s.phase == TrickPhase::bid)
    out.points = fill((own ? "bid @#you"_text : "bid @#another"_text)(lang), bid);
  else
    out.points = fill((own ? "bid @, took @"_text : "took @ of @"_text)(lang), own ? bid : std::to_string(won),
                      own ? std::to_string(won) : bid);
  return out;
}

TableQuestion Words::question(const State& s, Lang lang) {
  if (s.phase != TrickPhase::bid) return {};
  const std::string text{"How many tricks will you take?"_text(lang)};
  for (int tricks = 0; tricks <= s.each; ++tricks) {
    if (may_bid(s, s.actor, tricks)) continue;
    const std::string number = std::to_string(tricks);
    return {text + ' ' + fill("Not @: the bids would add up to the tricks."_text(lang), number), kNobody, true,
            fill("I would bid @; @ is not allowed."_text(lang), "@", number)};
  }
  return {text, kNobody, true, std::string{"I would bid @."_text(lang)}};
}

std::string Words::refusal(const State& s, Card card, Lang lang) {
  if (s.phase == TrickPhase::bid) return std::string{"First bid how many tricks you will take"_text(lang)};
  if (s.phase != TrickPhase::play) return {};
  const int led = s.so_far().led;
  const bool follows = !s.hand[at(s.actor)].suit(led).empty();
  if (!follows) return std::string{"You can beat the trick with a trump: you must"_text(lang)};
  const Text words =
      card.suit() == led ? "You can beat it with @: you must"_text : "You hold @: you must follow suit"_text;
  return fill(words(lang), suit_word(deck(s.config), led, lang));
}

std::string Words::reason_to_declare(const State& s, Action bid, Lang lang) {
  const Held held = held_by(s);
  const std::string seconds = bid.a > held.count() ? words_about_seconds(s, held.count() > 0, lang) : std::string{};
  std::string words = words_about_held(s, held, bid.a, !seconds.empty(), lang);
  for (const std::string_view more : {std::string_view{seconds}, words_about_others(s, bid.a, held.count())(lang)})
    if (!more.empty()) words.append(words.empty() ? "" : " ").append(more);
  return words;
}

std::string Words::own_label(const State&, Action action, Lang) { return std::to_string(action.a); }

std::string Words::own_words(const State&, Action action, Lang lang) { return trick_say::tricks(action.a, lang); }

Announcement Words::announce(const State&, Seat actor, Action action, Seat viewer, Lang lang) {
  const std::string tricks = trick_say::tricks(action.a, lang);
  return {actor, fill((actor == viewer ? "You bid @#podrida"_text : "bids @#podrida"_text)(lang), tricks), tricks};
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet = points_sheet(config, standing, s, seat, lang);
  sheet.rows.insert(sheet.rows.begin(),
                    {row(sheet, "Bid"_text, s.bid, false, lang), row(sheet, "Tricks"_text, s.won, false, lang)});
  if (sheet.match_over) return sheet;
  sheet.verdict = (seat == kNobody        ? trick_say::kResult
                   : s.lacking(seat) == 0 ? "Bid made"_text
                                          : "Bid missed"_text)(lang);
  sheet.reason = words_for_score(config)(lang);
  return sheet;
}

}  // namespace tapete::podrida
