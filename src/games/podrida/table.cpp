#include <utility>

#include "game/card_words.hpp"
#include "games/podrida/podrida.hpp"

/// The texts and the score of podrida.
namespace tapete::podrida {

std::string Words::phase_words(const State& s, const Standing& standing, Lang lang) {
  const std::string number = std::to_string(standing.hands + 1);
  return fill("Hand @ of @"_text(lang), number, std::to_string(hands_of(s.config).size())) + " · " +
         fill("Bids @ of @"_text(lang), std::to_string(s.bids()), trick_say::tricks(s.each, lang));
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
  for (int tricks = 0; tricks <= s.each; ++tricks)
    if (!may_bid(s, s.actor, tricks))
      return {text + ' ' + fill("Not @: the bids would add up to the tricks."_text(lang), std::to_string(tricks)),
              kNobody, true};
  return {text, kNobody, true};
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
  const Ranking& order = ranking(s.config);
  int trumps = 0;
  int aces = 0;
  for (const Card card : s.hand[at(s.actor)]) {
    if (card.suit() == s.trump)
      ++trumps;
    else if (order.stronger_than(card).empty())
      ++aces;
  }
  if (trumps + aces == 0)
    return std::string{(bid.a == 0 ? "Without trumps and aces, a hand hardly takes tricks."_text : Text{})(lang)};
  if (bid.a == 0) return {};
  const std::string held = trumps == 0 ? std::string{} : count_words(trumps, "one trump"_text, "@ trumps"_text, lang);
  if (aces == 0) return fill("You hold @."_text(lang), held);
  const std::string high = count_words(aces, "one ace"_text, "@ aces"_text, lang);
  return trumps == 0 ? fill("You hold @."_text(lang), high) : fill("You hold @ and @."_text(lang), held, high);
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
  if (!sheet.match_over) sheet.verdict = (s.lacking(seat) == 0 ? "Bid made"_text : "Bid missed"_text)(lang);
  return sheet;
}

}  // namespace tapete::podrida
