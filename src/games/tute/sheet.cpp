#include "games/tute/auction.hpp"

/// The count at the end of a hand.
namespace tapete::tute {
namespace {

Text reason(const State& s, int losers) {
  const auto strikes = strikes_of(s);
  if (s.claimer != kNobody)
    return strikes[at(s.claimer)] > 0 ? "There was no revoke: the claim loses"_text
                                      : "Revoke (renuncio): two hands lost"_text;
  if (s.tute != kNobody)
    return s.called.known() ? "Tute was declared: that side wins"_text : "Tute was declared: everybody else loses"_text;
  if (of_two(s)) return "Fewer points lose"_text;
  if (s.config.variant == Tute::Variant::bato) return "Too few tricks lose: two needed to play, one to join"_text;
  if (s.declarer != kNobody) {
    const bool failed = strikes[at(s.declarer)] > 0;
    if (s.bid > 0)
      return failed ? "The promise was broken: the declarer loses"_text
                    : "The promise was kept: everybody else loses"_text;
    return failed ? "The pair does not have more points: both lose"_text
                  : "The pair has more points: everybody else loses"_text;
  }
  int takers = 0;
  bool tie = true;  // all players who took a trick lose
  for (Seat seat = 0; seat < s.config.players; ++seat) {
    if (tricks_of(s, seat) == 0) continue;
    ++takers;
    tie = tie && strikes[at(seat)] > 0;
  }
  if (takers == 1)
    return tie && losers == 1 ? "Capote after a cante: its player loses"_text
                              : "Capote: one player took every trick"_text;
  if (takers == 2)
    return tie ? "A tie, with nobody in the middle"_text : "Only two took tricks: the one with fewer points loses"_text;
  // A tie with nobody in the middle leaves at most one player safe.
  if (tie || takers - losers < 2) return "A tie, with nobody in the middle"_text;
  return takers < s.config.players ? "Safe: the most points, the fewest, and no tricks"_text
                                   : "Players in the middle lose"_text;
}

/// Returns the result of a seat in a finished match: its points in a match for two of one hand, otherwise its lost
/// hands, in words.
std::string final_result(const Tute::Config& config, const Tute::Standing& next, const State& s, Seat seat, Lang lang) {
  if (config.players == 2 && config.strikes == 1) return std::to_string(s.tally[at(seat)].total());
  return count_words(next.strikes[at(seat)], "one hand lost"_text, "@ hands lost"_text, lang);
}

int count_winners(const Tute::Config& config, const Tute::Standing& next) {
  int winners = 0;
  for (Seat seat = 0; seat < config.players; ++seat) winners += Tute::won(config, next, seat) ? 1 : 0;
  return winners;
}

Text verdict(const Tute::Config& config, const Tute::Standing& next, const State& s, Seat seat, int losers) {
  if (Tute::match_over(config, next)) {
    const int winners = count_winners(config, next);
    if (seat != kNobody && Tute::won(config, next, seat))
      return winners > 1 ? trick_say::kYouShareMatch : trick_say::kYouWinMatch;
    if (winners == 0) return "The match is over"_text;
    return winners > 1 ? trick_say::kSharesMatch : trick_say::kWinsMatch;
  }
  if (losers == 0) return "Nobody loses: play another hand"_text;
  if (seat == kNobody) return trick_say::kResult;
  if (!plays(s, seat))
    return next.strikes[at(seat)] >= config.strikes ? trick_say::kResult : "You sat this hand out"_text;
  if (strikes_of(s)[at(seat)] == 0) return of_two(s) ? "You win the hand"_text : "You are safe"_text;
  return next.strikes[at(seat)] >= config.strikes ? "You are out of the match"_text : "You lose the hand"_text;
}

bool has_cantes(const State& s) {
  return std::ranges::any_of(s.tally, [](const auto& tally) { return tally.sung > 0; });
}

/// Bato: returns whether the hand has ended without a trick.
bool nobody_joined(const State& s) {
  bool none = s.config.variant == Tute::Variant::bato;
  for (Seat seat = 0; seat < s.config.players; ++seat) none = none && tricks_of(s, seat) == 0;
  return none;
}

/// Adds a row; `text(seat)` returns the cell of a seat that plays the hand.
template <class TextOf>
void add_played_row(Sheet& sheet, const State& s, Text label, bool total, Lang lang, const TextOf& text) {
  add_row(sheet, label, total, lang, [&](Seat seat) { return plays(s, seat) ? text(seat) : std::string{"-"}; });
}

/// Adds the rows with the tricks and points of the seats.
void add_counts(Sheet& sheet, const State& s, Lang lang) {
  const auto row = [&](Text label, bool total, const auto& text) {
    add_played_row(sheet, s, label, total, lang, text);
  };
  const auto number = [&](Text label, bool total, const auto& value) {
    row(label, total, [&](Seat other) { return std::to_string(value(s.tally[at(other)])); });
  };
  constexpr int kMostWithTricks = 4;  // players; a sheet with more has no room for tricks
  if (s.config.players <= kMostWithTricks || counts_tricks(s))
    row("Tricks"_text, false, [&](Seat other) { return std::to_string(tricks_of(s, other)); });
  if (counts_tricks(s))
    return row("Needed#tricks"_text, false, [&](Seat other) { return std::to_string(tricks_needed(s, other)); });
  number("Card points"_text, false, [](const auto& tally) { return tally.cards; });
  number("Last trick#tute"_text, false, [](const auto& tally) { return tally.last; });
  if (has_cantes(s)) number("Cantes"_text, false, [](const auto& tally) { return tally.sung; });
  number("Total"_text, true, [](const auto& tally) { return tally.total(); });
}

}  // namespace

Sheet Shown::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  const auto strikes = strikes_of(s);
  const Standing next = Rules::settle(config, standing, s);
  const int losers =
      config.players - static_cast<int>(std::count(strikes.begin(), strikes.begin() + config.players, 0));
  Sheet sheet;
  sheet.sides = sheet_columns(seat, config.players, config.players);
  const bool unplayed = nobody_joined(s);
  if (!unplayed) add_counts(sheet, s, lang);
  add_played_row(sheet, s, "Result"_text, true, lang, [&](Seat other) {
    const int got = strikes[at(other)];
    if (unplayed) return std::string{"plays"_text(lang)};
    if (got == 0 && losers == 0) return std::string{};
    if (got == 0) return std::string{(of_two(s) ? "wins#a hand of two"_text : "safe#tute"_text)(lang)};
    return std::string{(got == 2 ? "loses two"_text : "loses"_text)(lang)};
  });
  sheet.verdict = verdict(config, next, s, seat, losers)(lang);
  if (losers > 0) sheet.reason = reason(s, losers)(lang);
  if (unplayed) sheet.reason = "Nobody joined in"_text(lang);
  sheet.wrong_call = seat != kNobody && s.claimer == seat && strikes[at(seat)] > 0;
  sheet.match_over = Tute::match_over(config, next);
  if (sheet.match_over) {
    if (config.players > 2 && next.winner == kNobody)
      sheet.reason =
          count_words(config.strikes, "The others have lost one hand"_text, "The others have lost @ hands"_text, lang);
    const std::size_t shown = seat == kNobody ? sheet.sides.size() : 1;  // columns whose victory is celebrated
    for (std::size_t i = shown; i-- > 0;)
      if (Tute::won(config, next, sheet.sides[i][0])) sheet.winner = static_cast<int>(i);
    for (const auto& side : sheet.sides) sheet.result.push_back(final_result(config, next, s, side[0], lang));
  } else if (of_two(s) && losers == 1) {
    sheet.winner = strikes[at(sheet.sides[0][0])] > 0 ? 1 : 0;
  }
  return sheet;
}

Chart::Row Shown::chart_row(const Config& config, const Standing& standing, const State& s, Lang lang) {
  const auto strikes = strikes_of(s);
  const Standing next = Rules::settle(config, standing, s);
  Chart::Row row{{}, s.phase == Phase::over, {}};
  for (Seat seat = 0; seat < config.players; ++seat) {
    Chart::Cell cell;
    if (row.over) {
      const bool lost = strikes[at(seat)] > 0;
      const int count = counts_tricks(s) ? tricks_of(s, seat) : s.tally[at(seat)].total();
      const std::string points = plays(s, seat) ? std::to_string(count) : "-";
      cell.note = !lost ? points : fill((strikes[at(seat)] == 2 ? "@, loses two"_text : "@, loses"_text)(lang), points);
      cell.total = next.strikes[at(seat)];
      cell.mood = lost ? -1 : 0;
    }
    row.cells.push_back(cell);
  }
  return row;
}

}  // namespace tapete::tute
