#pragma once
#include <algorithm>
#include <cmath>

#include "game/blunder.hpp"
#include "tricks/trick_rules.hpp"

namespace tapete {

struct SumStanding {
  std::array<std::int16_t, kMaxSeats> score{};  ///< by seat
  std::uint16_t hands = 0;                      ///< played so far
  std::int8_t dealer = kNobody;                 ///< who deals next; kNobody: drawn by lot
  friend bool operator==(const SumStanding&, const SumStanding&) = default;
};

/// What Rules inherit where everybody plays alone, the points of all hands are added up, and in the end the most win,
/// or the fewest if they count against a player. R says when that is, with match_over().
template <class R>
struct SumMatch : TrickDefaults {
  using Standing = SumStanding;
  /// Whether points are written as they count against a player; R::points() are then what is lost by them.
  static constexpr bool kFewestWin = false;

  /// The points of a hand as they are written and added up.
  template <class State>
  static std::array<int, kMaxSeats> written(const State& s) {
    auto points = R::points(s);
    if (R::kFewestWin)
      for (int& of_seat : points) of_seat = -of_seat;
    return points;
  }

  template <class Config>
  static bool won(const Config& config, const Standing& standing, int side) {
    const auto* const score = standing.score.data();
    const auto [fewest, most] = std::minmax_element(score, score + config.players);
    return score[side] == (R::kFewestWin ? *fewest : *most);
  }
  template <class Config, class State>
  static Standing settle(const Config& config, const Standing& standing, const State& s) {
    Standing next = standing;
    const auto gained = written(s);
    for (Seat seat = 0; seat < config.players; ++seat)
      next.score[at(seat)] = static_cast<std::int16_t>(next.score[at(seat)] + gained[at(seat)]);
    ++next.hands;
    next.dealer = static_cast<std::int8_t>(s.after(s.dealer));
    return next;
  }
  template <class Config, class State>
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s) {
    const Standing next = settle(config, standing, s);
    const auto gained = written(s);
    OutcomeLines lines{"hand", "score", "match"};
    for (Seat seat = 0; seat < config.players; ++seat) {
      lines[0] += ' ' + std::to_string(gained[at(seat)]);
      lines[1] += ' ' + std::to_string(next.score[at(seat)]);
      if (won(config, next, seat)) lines[2] += ' ' + std::to_string(seat);
    }
    if (!R::match_over(config, next)) lines.pop_back();
    return lines;
  }

  template <class State>
  static ActionList candidates(const State& s, const ActionList& legal) {
    return without_blunders(R::blunders(), s, legal);
  }

 protected:
  /// By how much the seat has gained more in a hand than the others on average.
  template <class State>
  static double ahead(const State& s, const std::array<int, kMaxSeats>& gained, Seat seat) {
    int all = 0;
    for (const int points : gained) all += points;
    return gained[at(seat)] - static_cast<double>(all - gained[at(seat)]) / (s.players - 1);
  }
  /// The chance of winning the match in the end: what has been decided, or else as the sums stand, the more so the
  /// fewer hands are `left`. Players differ by `spread` points after a hand.
  template <class Config>
  static double chance(const Config& config, const Standing& now, Seat seat, double spread, double left) {
    const bool over = R::match_over(config, now);
    const double unit = (R::kFewestWin ? -spread : spread) * std::sqrt(1 + std::max(0.0, left));
    double all = 0;
    for (Seat other = 0; other < config.players; ++other)
      all += over ? won(config, now, other) : std::exp((now.score[at(other)] - now.score[at(seat)]) / unit);
    return over && !won(config, now, seat) ? 0 : 1 / all;
  }

  template <class Value>
  static Sheet::Row row(const Sheet& sheet, Text label, const Value& of_seat, bool total, Lang lang) {
    Sheet::Row out{std::string{label(lang)}, {}, total};
    for (const auto& side : sheet.sides) out.cells.push_back(std::to_string(of_seat[at(side[0])]));
    return out;
  }
  /// A column for each seat, with the points of the hand and their sum so far; a verdict only of a whole match.
  template <class Config, class State>
  static Sheet points_sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
    Sheet sheet;
    const Standing next = settle(config, standing, s);
    for (int i = 0; i < config.players; ++i) sheet.sides.push_back({(seat + i) % config.players});
    sheet.rows = {row(sheet, trick_say::kRowPoints, written(s), false, lang),
                  row(sheet, trick_say::kRowTotal, next.score, true, lang)};
    sheet.match_over = R::match_over(config, next);
    if (!sheet.match_over) return sheet;
    sheet.result = sheet.rows.back().cells;
    int winners = 0;
    for (int i = config.players; i-- > 0;)
      if (won(config, next, sheet.sides[at(i)][0])) sheet.winner = i, ++winners;
    const bool own = sheet.winner == 0;
    const Text alone = own ? trick_say::kYouWinMatch : trick_say::kWinsMatch;
    const Text shared = own ? trick_say::kYouShareMatch : trick_say::kSharesMatch;
    sheet.verdict = (winners == 1 ? alone : shared)(lang);
    return sheet;
  }
};

}  // namespace tapete
