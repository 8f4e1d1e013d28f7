#include "games/tute/auction.hpp"
#include "games/tute/strings.hpp"

/// The count at the end of a hand.
namespace tapete {

using namespace tute;

namespace {

Text reason(const State& s, int losers) {
  const auto strikes = strikes_of(s);
  if (s.claimer != kNobody) return strikes[at(s.claimer)] > 0 ? say::kWrongClaim : say::kRightClaim;
  if (s.tute != kNobody) return s.called.known() ? say::kBecauseTuteOfSide : say::kBecauseTute;
  if (of_two(s)) return say::kBecauseFewer;
  if (s.config.variant == Tute::Variant::bato) return say::kBecauseBato;
  if (s.declarer != kNobody) {
    const bool failed = strikes[at(s.declarer)] > 0;
    if (s.bid > 0) return failed ? say::kBecauseFailed : say::kBecauseMade;
    return failed ? say::kBecausePairFailed : say::kBecausePairMade;
  }
  int takers = 0;
  bool tie = true;  // everybody who took a trick loses
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (tricks_of(s, seat) == 0) continue;
    ++takers;
    tie = tie && strikes[at(seat)] > 0;
  }
  if (takers == 1) return tie && losers == 1 ? say::kBecauseSungCapote : say::kBecauseCapote;
  if (takers == 2) return tie ? say::kBecauseTie : say::kBecauseTwo;
  const int safe = takers - losers;
  return tie || safe != 2 ? say::kBecauseTie : say::kBecauseMiddle;
}

Text verdict(const Tute::Config& config, const Tute::Standing& next, const State& s, Seat seat, int losers) {
  const bool lost = strikes_of(s)[at(seat)] > 0;
  if (Tute::match_over(config, next)) return Tute::won(config, next, seat) ? say::kYouWinMatch : say::kMatchOver;
  if (losers == 0) return say::kNobodyLoses;
  if (!plays(s, seat)) return next.strikes[at(seat)] >= config.strikes ? say::kRowLost : say::kYouSatOut;
  if (!lost) return say::kYouAreSafe;
  return next.strikes[at(seat)] >= config.strikes ? say::kYouAreOut : say::kYouLose;
}

}  // namespace

Sheet tute::Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
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
      say::kRowTricks, [&](Seat other) { return number(tricks_of(s, other)); }, false);
  row(
      say::kRowCards, [&](Seat other) { return number(s.tally[at(other)].cards + s.tally[at(other)].last); }, false);
  row(
      say::kRowCantos, [&](Seat other) { return number(s.tally[at(other)].cantos); }, false);
  row(
      say::kRowTotal, [&](Seat other) { return number(s.tally[at(other)].total()); }, true);
  row(
      say::kRowLost,
      [&](Seat other) {
        const int got = strikes[at(other)];
        return got == 0 ? std::string{} : std::string{(got == 2 ? say::kLostTwice : say::kLost)(lang)};
      },
      true);
  sheet.verdict = verdict(config, next, s, seat, losers)(lang);
  if (losers > 0) sheet.reason = reason(s, losers)(lang);
  sheet.wrong_call = s.claimer == seat && strikes[at(seat)] > 0;
  sheet.match_over = Tute::match_over(config, next);
  if (sheet.match_over && Tute::won(config, next, seat)) sheet.winner = 0;
  return sheet;
}

}  // namespace tapete
