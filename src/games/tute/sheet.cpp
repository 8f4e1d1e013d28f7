#include "games/tute/auction.hpp"

/// The count at the end of a hand.
namespace tapete::tute {
namespace {

Text reason(const State& s, int losers) {
  const auto strikes = strikes_of(s);
  if (s.claimer != kNobody)
    return strikes[at(s.claimer)] > 0 ? "There was no renuncio: the claim loses"_text
                                      : "There was a renuncio: it costs two hands"_text;
  if (s.tute != kNobody)
    return s.called.known() ? "Tute was sung: it wins for that side"_text : "Tute was sung: all others lose"_text;
  if (of_two(s)) return "Fewer points lose"_text;
  if (s.config.variant == Tute::Variant::bato)
    return "Who falls short loses: two tricks to who plays, one to who joins"_text;
  if (s.declarer != kNobody) {
    const bool failed = strikes[at(s.declarer)] > 0;
    if (s.bid > 0)
      return failed ? "The promise was not kept: it loses"_text : "The promise was kept: all others lose"_text;
    return failed ? "The two have no more points than the others: both lose"_text
                  : "The two have more points: all others lose"_text;
  }
  int takers = 0;
  bool tie = true;  // everybody who took a trick loses
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (tricks_of(s, seat) == 0) continue;
    ++takers;
    tie = tie && strikes[at(seat)] > 0;
  }
  if (takers == 1)
    return tie && losers == 1 ? "Capote after a canto: it loses"_text : "Capote: one player took every trick"_text;
  if (takers == 2) return tie ? "A tie, and nobody between"_text : "Only two took tricks: fewer points lose"_text;
  const int safe = takers - losers;
  return tie || safe != 2 ? "A tie, and nobody between"_text : "Those in the middle lose"_text;
}

Text verdict(const Tute::Config& config, const Tute::Standing& next, const State& s, Seat seat, int losers) {
  const bool lost = strikes_of(s)[at(seat)] > 0;
  if (Tute::match_over(config, next))
    return Tute::won(config, next, seat) ? "You win the match!"_text : "The match is over"_text;
  if (losers == 0) return "Nobody loses: another hand"_text;
  if (!plays(s, seat)) return next.strikes[at(seat)] >= config.strikes ? "The hand"_text : "You sat this hand out"_text;
  if (!lost) return "You are safe"_text;
  return next.strikes[at(seat)] >= config.strikes ? "You are out of the match"_text : "You lose the hand"_text;
}

}  // namespace

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  const auto strikes = strikes_of(s);
  const Standing next = settle(config, standing, s);
  Sheet sheet;
  int losers = 0;
  for (int i = 0; i < config.players; ++i) {
    const Seat other = (seat + i) % config.players;
    sheet.sides.push_back({other});
    if (strikes[at(other)] > 0) ++losers;
  }
  const auto row = [&](Text label, auto&& value, bool total_row) {
    Sheet::Row out{std::string{label(lang)}, {}, total_row};
    for (const auto& side : sheet.sides) out.cells.push_back(plays(s, side[0]) ? value(side[0]) : std::string{"-"});
    sheet.rows.push_back(std::move(out));
  };
  const auto number = [](int value) { return std::to_string(value); };
  row(
      "Tricks"_text, [&](Seat other) { return number(tricks_of(s, other)); }, false);
  row(
      "Cards"_text, [&](Seat other) { return number(s.tally[at(other)].cards + s.tally[at(other)].last); }, false);
  row(
      "Cantos"_text, [&](Seat other) { return number(s.tally[at(other)].cantos); }, false);
  row(
      "Total"_text, [&](Seat other) { return number(s.tally[at(other)].total()); }, true);
  row(
      "The hand"_text,
      [&](Seat other) {
        const int got = strikes[at(other)];
        return got == 0 ? std::string{} : std::string{(got == 2 ? "loses two"_text : "loses"_text)(lang)};
      },
      true);
  sheet.verdict = verdict(config, next, s, seat, losers)(lang);
  if (losers > 0) sheet.reason = reason(s, losers)(lang);
  sheet.wrong_call = s.claimer == seat && strikes[at(seat)] > 0;
  sheet.match_over = Tute::match_over(config, next);
  if (sheet.match_over && Tute::won(config, next, seat)) sheet.winner = 0;
  return sheet;
}

}  // namespace tapete::tute
