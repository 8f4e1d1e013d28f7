#include "games/tute/rules.hpp"
#include "tricks/words.hpp"

/// Announcements of declarations, highlights, and the numbers for statistics.
namespace tapete::tute {
namespace {

SpokenWords saying_of_bid(const State& before, int value) {
  if (value == 0) return {"passes"_text, "You pass"_text, "Paso"_text};
  if (value > 1) return {"promises @"_text, "You promise @"_text, "¡@!"_text};
  if (before.declarer == kNobody) return {"plays"_text, "You play"_text, "¡Juego!"_text};
  return {"joins in"_text, "You join in"_text, "Acompaño"_text};
}

SpokenWords saying_of_draw(int thrown) {
  if (thrown == 0) return {"changes none"_text, "You change none"_text, "Servido"_text};
  return {"changes @"_text, "You change @"_text, "Cambio @"_text};
}

constexpr Text kForty = "¡Las cuarenta!"_text;
constexpr Text kTwenty = "¡Veinte en @!"_text;

Highlight pair_highlight(const State& s, Seat seat, int suit, Lang lang) {
  const bool forty = suit == s.trump;
  return {std::string{(forty ? "The forty#a cante"_text : "The twenty#a cante"_text)(lang)},
          forty ? "+40" : "+20",
          {Card{suit, Tute::kRey}, Card{suit, Tute::kCaballo}},
          seat};
}

/// Returns the seat that has won every trick of a hand played to its end; kNobody if several seats have won some.
Seat only_taker(const State& s) {
  if (s.claimer != kNobody || s.tute != kNobody || s.declarer != kNobody || of_two(s) || s.tricks == 0) return kNobody;
  const Seat first = s.winner[0];
  return tricks_of(s, first) == s.tricks ? first : kNobody;
}

}  // namespace

Announcement Shown::announce(const State& before, Seat actor, Action action, Seat viewer, Lang lang) {
  const auto said = [&](const SpokenWords& saying, std::string_view value = {}) {
    return announced(actor, viewer, saying, value, lang);
  };
  const auto said_suit = [&](const SpokenWords& saying) {
    return announced_suit(actor, viewer, saying, action.a, lang);
  };
  const int thrown = before.changed[at(actor)];
  switch (kind_of(action)) {
    case Kind::cante:
      if (action.a == before.trump) return said({"declares the forty"_text, "You declare the forty"_text, kForty});
      return said_suit({"declares twenty in @"_text, "You declare twenty in @"_text, kTwenty});
    case Kind::tute:
      return said({"declares tute and wins the hand"_text, "You declare tute and win the hand"_text, "¡Tute!"_text});
    case Kind::bid:
      return said(saying_of_bid(before, action.a), std::to_string(action.a));
    case Kind::trump:
      return said_suit({"names trumps: @"_text, "You name trumps: @"_text, "Triunfo, @"_text});
    case Kind::call:
      return said({"calls @"_text, "You call @"_text, "I call @"_text}, card_words(card_of(action), lang));
    case Kind::change:
      return said({"discards a card"_text, "You discard @"_text},
                  actor == viewer ? card_words(card_of(action), lang) : std::string{});
    default:
      return said(saying_of_draw(thrown), std::to_string(thrown));
  }
}

/// In chancho, announces the cantes of the trick that has just been collected.
std::vector<Announcement> Shown::said_of_trick(const State& s, Seat viewer, Lang lang) {
  std::vector<Announcement> said;
  for (const auto& canto : s.cantos) {
    if (!canto.by_trick || canto.trick + 1 != s.tricks) continue;
    const SpokenWords saying = canto.suit == s.trump
                                   ? SpokenWords{"takes the forty"_text, "You take the forty"_text, kForty}
                                   : SpokenWords{"takes twenty in @"_text, "You take twenty in @"_text, kTwenty};
    said.push_back(announced_suit(canto.seat, viewer, saying, canto.suit, lang));
  }
  return said;
}

Highlight Shown::highlight_of(const State& s, Seat actor, Action action, Lang lang) {
  if (kind_of(action) == Kind::cante) return pair_highlight(s, actor, action.a, lang);
  if (kind_of(action) != Kind::tute) return {};
  Highlight highlight{std::string{"Tute!"_text(lang)}, {}, {}, actor};
  for (int suit = 0; suit < kSuits; ++suit) highlight.cards.emplace_back(suit, action.a);
  return highlight;
}

Highlight Shown::highlight_of_trick(const State& s, Lang lang) {
  const Seat winner = s.winner[at(s.tricks - 1)];
  if (s.tally[at(winner)].last > 0)
    return {std::string{"Ten for the last trick"_text(lang)}, '+' + std::to_string(kLastTrick), {}, winner};
  for (const auto& canto : s.cantos)
    if (canto.by_trick && canto.trick + 1 == s.tricks) return pair_highlight(s, canto.seat, canto.suit, lang);
  return {};
}

Highlight Shown::highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang) {
  const Seat taker = only_taker(s);
  if (taker == kNobody || Tute::match_over(config, Rules::settle(config, standing, s))) return {};
  return {std::string{"Capote!"_text(lang)}, {}, {}, taker};
}

std::vector<int> Rules::extra_statistics(const State& s, Seat seat) {
  int sung = s.tute == seat ? 1 : 0;
  for (const auto& canto : s.cantos) sung += canto.seat == seat ? 1 : 0;
  return {sung, strikes_of(s)[at(seat)], only_taker(s) == seat ? 1 : 0};
}

}  // namespace tapete::tute
