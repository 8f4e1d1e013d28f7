#pragma once
#include <algorithm>
#include <cmath>

#include "game/blunder.hpp"
#include "game/chart.hpp"
#include "game/gain.hpp"
#include "tricks/trick_defaults.hpp"
#include "tricks/trick_scene.hpp"

namespace tapete {

struct SumStanding {
  std::array<std::int16_t, kMaxSeats> score{};  ///< by seat: the sum of the points so far
  std::uint16_t hands = 0;                      ///< number of hands played
  std::int8_t dealer = kNobody;                 ///< the seat that deals the next hand; kNobody: drawn by lot
  friend bool operator==(const SumStanding&, const SumStanding&) = default;
};

/// The fields that the State of a game with SumMatch rules has besides its TrickState.
struct SumState {
  SumStanding earlier;  ///< the standing before this hand
  friend bool operator==(const SumState&, const SumState&) = default;
};

/// A base class of Rules in which each player plays alone and the points of all hands are added up: the highest sum
/// wins, or the lowest if points count against a player. R::match_over() says whether the match is over.
/// R::hands_left(config, standing) estimates the number of hands still to be played, and R::spread(config) returns the
/// typical difference between players after one hand, in points. R::State must be a SumState too.
template <class R>
struct SumMatch : TrickDefaults {
  using Standing = SumStanding;
  /// Whether points count against a player. R::points() then returns them as negative numbers.
  static constexpr bool kFewestWin = false;

  /// Returns the points of a hand as they are shown and added up.
  template <class State>
  static std::array<int, kMaxSeats> shown_points(const State& s) {
    auto points = R::points(s);
    if (R::kFewestWin)
      for (int& of_seat : points) of_seat = -of_seat;
    return points;
  }

  template <class State>
  static void begin(State& s, const Standing& standing) {
    s.earlier = standing;
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
    const auto gained = shown_points(s);
    for (Seat seat = 0; seat < config.players; ++seat)
      next.score[at(seat)] = static_cast<std::int16_t>(next.score[at(seat)] + gained[at(seat)]);
    ++next.hands;
    next.dealer = static_cast<std::int8_t>(s.after(s.dealer));
    return next;
  }
  template <class Config, class State>
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s) {
    const Standing next = settle(config, standing, s);
    const auto gained = shown_points(s);
    OutcomeLines lines{"hand", "score", "match"};
    for (Seat seat = 0; seat < config.players; ++seat) {
      lines[0] += ' ' + std::to_string(gained[at(seat)]);
      lines[1] += ' ' + std::to_string(next.score[at(seat)]);
      if (won(config, next, seat)) lines[2] += ' ' + std::to_string(seat);
    }
    if (!R::match_over(config, next)) lines.pop_back();
    return lines;
  }

  /// Returns the points of the hand, and the probability that the seat wins the match. Several winners of a finished
  /// match share the probability. In a match in progress the probability depends on the sums, more strongly if fewer
  /// hands are left.
  template <class State>
  static Gain gain(const State& s, Seat seat) {
    const Standing now = settle(s.config, s.earlier, s);
    const double points = R::points(s)[at(seat)];
    const bool over = R::match_over(s.config, now);
    if (over && !won(s.config, now, seat)) return {0, points};
    const double left = std::max(0.0, R::hands_left(s.config, now));
    const double unit = (R::kFewestWin ? -1 : 1) * R::spread(s.config) * std::sqrt(1 + left);
    double all = 0;  // sum of the weights of all seats, relative to the weight of this seat
    for (Seat other = 0; other < s.players; ++other)
      all += over ? won(s.config, now, other) : std::exp((now.score[at(other)] - now.score[at(seat)]) / unit);
    return {1 / all, points};
  }

  template <class State>
  static ActionList candidates(const State& s, const ActionList& legal) {
    return without_blunders(R::blunders(), s, legal);
  }

  /// Returns the row of this hand in the chart of the match. R::chart_about() and R::chart_cell() return the game's
  /// remarks about the hand besides the points.
  template <class Config, class State>
  static Chart::Row chart_row(const Config& config, const Standing& standing, const State& s, Lang lang) {
    Chart::Row row{R::chart_about(s, lang), s.phase == TrickPhase::over, {}};
    const Standing next = settle(config, standing, s);
    const auto gained = shown_points(s);
    for (Seat seat = 0; seat < config.players; ++seat) {
      Chart::Cell cell = R::chart_cell(s, seat, lang);
      if (row.over) cell.gained = gained[at(seat)], cell.total = next.score[at(seat)];
      row.cells.push_back(cell);
    }
    return row;
  }
  template <class State>
  static std::string chart_about(const State&, Lang) {
    return {};
  }
  template <class State>
  static Chart::Cell chart_cell(const State& s, Seat seat, Lang) {
    const int points = R::points(s)[at(seat)];
    Chart::Cell cell;
    cell.mood = points > 0 ? 1 : points < 0 ? -1 : 0;
    return cell;
  }

  /// Returns how good a finished hand was for the seat, 0 to 1, by its points (AddsUpPoints).
  template <class State>
  static double hand_worth(const State& s, Seat seat) {
    // The difference between the worst hand and the best one, as a multiple of spread().
    constexpr double kWidest = 7.5;
    return std::clamp(0.5 + ahead(s, R::points(s), seat) / (kWidest * R::spread(s.config)), 0.0, 1.0);
  }

 protected:
  /// Returns the seat's gain in the hand minus the average gain of the other seats.
  template <class State>
  static double ahead(const State& s, const std::array<int, kMaxSeats>& gained, Seat seat) {
    int all = 0;
    for (const int points : gained) all += points;
    return gained[at(seat)] - static_cast<double>(all - gained[at(seat)]) / (s.players - 1);
  }
  template <class Value>
  static Sheet::Row row(const Sheet& sheet, Text label, const Value& of_seat, bool total, Lang lang) {
    Sheet::Row out{std::string{label(lang)}, {}, total};
    for (const auto& side : sheet.sides) out.cells.push_back(number_words(of_seat[at(side[0])]));
    return out;
  }
  /// Returns a sheet with one column for each seat: the sources of the points (SideScore::parts), the points of the
  /// hand, and the sum so far. Only a finished match gets a verdict.
  template <class Config, class State>
  static Sheet points_sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
    Sheet sheet;
    const Standing next = settle(config, standing, s);
    sheet.sides = sheet_columns(seat, config.players, config.players);
    for (int i = 0; i < config.players; ++i) {
      const auto parts = R::score(config, standing, s, sheet.sides[at(i)][0], seat, lang).parts;
      sheet.rows.resize(parts.size());
      for (std::size_t k = 0; k < parts.size(); ++k) {
        sheet.rows[k].label = parts[k].label;
        sheet.rows[k].cells.push_back(number_words(parts[k].points));
      }
    }
    sheet.rows.push_back(row(sheet, trick_say::kRowPoints, shown_points(s), false, lang));
    sheet.rows.push_back(row(sheet, trick_say::kRowTotal, next.score, true, lang));
    sheet.match_over = R::match_over(config, next);
    if (!sheet.match_over) return sheet;
    sheet.result = sheet.rows.back().cells;
    int winners = 0;
    for (int i = config.players; i-- > 0;)
      if (won(config, next, sheet.sides[at(i)][0])) sheet.winner = i, ++winners;
    const bool own = seat != kNobody && sheet.winner == 0;
    const Text alone = own ? trick_say::kYouWinMatch : trick_say::kWinsMatch;
    const Text shared = own ? trick_say::kYouShareMatch : trick_say::kSharesMatch;
    sheet.verdict = (winners == 1 ? alone : shared)(lang);
    return sheet;
  }
};

}  // namespace tapete
