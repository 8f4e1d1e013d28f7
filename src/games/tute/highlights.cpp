#include "games/tute/rules.hpp"

/// The events of tute with a picture of their own, and what statistics count.
namespace tapete::tute {
namespace {

Highlight pair_highlight(const State& s, Seat seat, int suit, Lang lang) {
  const bool forty = suit == s.trump;
  return {std::string{(forty ? "The forty#a cante"_text : "The twenty#a cante"_text)(lang)},
          forty ? "+40" : "+20",
          {Card{suit, Tute::kRey}, Card{suit, Tute::kCaballo}},
          seat};
}

/// The seat that has won every trick of a hand played to its end; kNobody if several seats have won some.
Seat only_taker(const State& s) {
  if (s.claimer != kNobody || s.tute != kNobody || s.declarer != kNobody || of_two(s) || s.tricks == 0) return kNobody;
  const Seat first = s.winner[0];
  return tricks_of(s, first) == s.tricks ? first : kNobody;
}

}  // namespace

Highlight Rules::highlight_of(const State& s, Seat actor, Action action, Lang lang) {
  if (kind_of(action) == Kind::cante) return pair_highlight(s, actor, action.a, lang);
  if (kind_of(action) != Kind::tute) return {};
  Highlight highlight{std::string{"Tute!"_text(lang)}, {}, {}, actor};
  for (int suit = 0; suit < kSuits; ++suit) highlight.cards.emplace_back(suit, action.a);
  return highlight;
}

Highlight Rules::highlight_of_trick(const State& s, Lang lang) {
  const Seat winner = s.winner[at(s.tricks - 1)];
  if (s.tally[at(winner)].last > 0)
    return {std::string{"The last trick's ten"_text(lang)}, '+' + std::to_string(kLastTrick), {}, winner};
  for (const auto& canto : s.cantos)
    if (canto.by_trick && canto.trick + 1 == s.tricks) return pair_highlight(s, canto.seat, canto.suit, lang);
  return {};
}

Highlight Rules::highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang) {
  const Seat taker = only_taker(s);
  if (taker == kNobody || Tute::match_over(config, settle(config, standing, s))) return {};
  return {std::string{"Capote!"_text(lang)}, {}, {}, taker};
}

std::vector<int> Rules::counted(const State& s, Seat seat) {
  int sung = s.tute == seat ? 1 : 0;
  for (const auto& canto : s.cantos) sung += canto.seat == seat ? 1 : 0;
  return {sung, strikes_of(s)[at(seat)], only_taker(s) == seat ? 1 : 0};
}

}  // namespace tapete::tute
