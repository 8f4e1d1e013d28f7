#pragma once
#include <string>
#include <utility>
#include <vector>

#include "game/card_words.hpp"
#include "game/chart.hpp"
#include "tricks/trick_defaults.hpp"
#include "tricks/trick_scene.hpp"

/// Games in which the side with the most points wins a hand, and a certain number of won hands wins the match.
namespace tapete {

/// A base class of the Rules of games that are won by points. Rules hide the functions that are different in their
/// game. Rules::State must have `points`, a number for each side; Rules::Config must have `games`, the number of won
/// hands that wins the match. If Rules name the cards of at least ten points (`kHighCards`) and the other cards with
/// points (`kCourtCards`), the scoresheet has a row for each.
template <class Rules>
struct PointsMatch : TrickDefaults {
  using Standing = TrickStanding;

  /// Returns whether a player must now follow suit, and trump if it cannot follow. playable() and denied() depend
  /// on the result.
  template <class State>
  static bool bound(const State&) {
    return false;
  }
  template <class State>
  static CardSet playable(const State& s) {
    const CardSet hand = s.hand[at(s.actor)];
    if (s.in_trick == 0 || !Rules::bound(s)) return hand;
    const CardSet follow = hand.suit(s.so_far().led);
    if (!follow.empty()) return follow;
    const CardSet trumps = hand.suit(s.trump);
    return trumps.empty() ? hand : trumps;
  }
  template <class State>
  static CardSet denied(const State& s, Card card, const TrickSoFar& trick) {
    CardSet none;
    if (!Rules::bound(s) || card.suit() == trick.led) return none;
    none |= CardSet::of_suit(trick.led);
    if (card.suit() != s.trump) none |= CardSet::of_suit(s.trump);
    return none;
  }
  template <class State>
  static std::string refusal(const State& s, Card, Lang lang) {
    const int led = s.so_far().led;
    const bool follows = !s.hand[at(s.actor)].suit(led).empty();
    return fill((follows ? trick_say::kMustFollow : trick_say::kMustTrump)(lang), suit_word(Rules::kDeck, led, lang));
  }

  template <class State>
  static void won_trick(State& s, int side, int points) {
    s.points[at(side)] = static_cast<std::uint8_t>(s.points[at(side)] + points);
  }
  template <class State>
  static std::array<int, kMaxSeats> points(const State& s) {
    std::array<int, kMaxSeats> out{};
    for (int side = 0; side < Rules::sides(s.config); ++side) out[at(side)] = s.points[at(side)];
    return out;
  }
  /// Returns the number that decides the hand: the side with the greatest number wins.
  template <class State>
  static int worth(const State& s, int side) {
    return s.points[at(side)];
  }
  /// Returns the side that has won a finished hand; kNobody if several sides share the greatest number.
  template <class State>
  static int winner_of(const State& s) {
    int best = 0;
    bool alone = true;
    for (int side = 1; side < Rules::sides(s.config); ++side) {
      const int ahead = Rules::worth(s, side) - Rules::worth(s, best);
      if (ahead > 0) best = side;
      alone = ahead > 0 || (alone && ahead < 0);
    }
    return alone ? best : kNobody;
  }

  template <class Config, class State>
  static Standing settle(const Config& config, const Standing& standing, const State& s) {
    Standing next = standing.after_hand(s.after(s.dealer));
    const int winner = winner_of(s);
    if (winner != kNobody && ++next.won[at(winner)] == config.games) next.winner = static_cast<std::int8_t>(winner);
    return next;
  }
  template <class Config, class State>
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s) {
    const Standing next = settle(config, standing, s);
    OutcomeLines lines{"hand", "games"};
    for (int side = 0; side < Rules::sides(config); ++side) {
      lines[0] += ' ' + std::to_string(s.points[at(side)]);
      lines[1] += ' ' + std::to_string(next.won[at(side)]);
    }
    if (next.winner != kNobody) lines.push_back("match " + std::to_string(next.winner));
    return lines;
  }
  /// Most of a reward is for winning the hand. The rest is the lead in points as a share of all points: it decides
  /// between ways of winning, and keeps a side that is certain to win or to lose from throwing points away.
  template <class State>
  static Rewards rewards(const State& s) {
    constexpr double kPointsShare = 0.3;
    const int count = Rules::sides(s.config);
    const int winner = winner_of(s);
    int all = 0;
    for (const int points : s.points) all += points;
    Rewards out{};
    for (Seat seat = 0; seat < s.players; ++seat) {
      const int side = seat % count;
      const double rest = static_cast<double>(all - s.points[at(side)]) / (count - 1);
      const double lead = (s.points[at(side)] - rest) / all;
      const double won = winner == kNobody ? 0.0 : winner == side ? 1.0 : -1.0 / (count - 1);
      out[at(seat)] = kPointsShare * lead + (1 - kPointsShare) * won;
    }
    return out;
  }

  static constexpr Text kEqualPoints = "Equal points"_text;
  static constexpr Reason kGoal = "The hand is won in @ of @ deals; with @, in @."_reason;
  /// Returns the Gain. Its `chance` is the probability of winning the hand; a tied hand counts as 0.5.
  template <class State>
  static Gain gain(const State& s, Seat seat) {
    const int side = seat % Rules::sides(s.config);
    const int winner = winner_of(s);
    return {winner == kNobody ? 0.5 : winner == side ? 1.0 : 0.0, static_cast<double>(s.points[at(side)])};
  }

  template <class State>
  static std::string phase_words(const State&, const Standing& standing, Lang lang) {
    return fill(trick_say::kHandNumber(lang), std::to_string(standing.hands + 1));
  }
  template <class Config, class State>
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Seat /*viewer*/,
                         Lang lang) {
    SideScore out;
    out.points = points_words(s.points[at(side)], lang);
    out.amount = s.points[at(side)];
    // The dot for a won hand appears as soon as the hand is won, before the next deal.
    const bool just_won = s.phase == TrickPhase::over && winner_of(s) == side;
    out.won = standing.won[at(side)] + (just_won ? 1 : 0);
    out.target = config.games;
    if (out.target > 1)
      out.spoken = fill(trick_say::kGamesWon(lang), std::to_string(out.won), std::to_string(out.target));
    return out;
  }
  template <class Config, class State>
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
    Sheet sheet;
    Sheet::Row tricks{std::string{trick_say::kPile(lang)}, {}, false};
    Sheet::Row points{std::string{trick_say::kRowPoints(lang)}, {}, true};
    const int count = Rules::sides(config);
    const int winner = winner_of(s);
    sheet.sides = sheet_columns(seat, count, s.players);
    for (int i = 0; i < count; ++i) {
      const int side = sheet.sides[at(i)][0];
      int won = 0;
      for (int trick = 0; trick < s.tricks; ++trick) won += s.winner[at(trick)] % count == side ? 1 : 0;
      tricks.cells.push_back(std::to_string(won));
      points.cells.push_back(std::to_string(s.points[at(side)]));
      if (side == winner) sheet.winner = i;
    }
    sheet.rows = {tricks, points};
    if constexpr (requires { Rules::kHighCards; }) add_high_cards(sheet, s, lang);
    const Standing next = settle(config, standing, s);
    sheet.match_over = next.winner != kNobody;
    if (sheet.match_over && config.games == 1) sheet.result = points.cells;
    for (int i = 0; sheet.match_over && config.games > 1 && i < count; ++i)
      sheet.result.push_back(std::to_string(next.won[at(sheet.sides[at(i)][0])]));
    sheet.verdict = verdict(sheet, seat, count < s.players, lang);
    if (winner == kNobody) sheet.reason = kEqualPoints(lang);
    return sheet;
  }
  /// Inserts rows with the points of the high cards and of the others, which Rules::kHighCards and kCourtCards name.
  template <class State>
  static void add_high_cards(Sheet& sheet, const State& s, Lang lang) {
    constexpr int kHigh = 10;  // least points of a high card
    const std::size_t count = sheet.sides.size();
    std::vector<int> high(count);
    std::vector<int> others(count);
    for (int i = 0; i < s.tricks * s.trick_size(); ++i) {
      const int points = Rules::kRanking.points_of(s.played[at(i)]);
      (points >= kHigh ? high : others)[at(s.winner[at(i / s.trick_size())]) % count] += points;
    }
    const auto insert = [&](Text label, const std::vector<int>& values) {
      Sheet::Row row{std::string{label(lang)}, {}, false};
      for (std::size_t i = 0; i < count; ++i) row.cells.push_back(std::to_string(values[at(sheet.sides[i][0])]));
      sheet.rows.insert(sheet.rows.end() - 1, std::move(row));
    };
    insert(Rules::kHighCards, high);
    insert(Rules::kCourtCards, others);
  }
  /// Returns the row of this hand in the chart of the match, whose totals are the hands won.
  template <class Config, class State>
  static Chart::Row chart_row(const Config& config, const Standing& standing, const State& s, Lang) {
    Chart::Row row{{}, s.phase == TrickPhase::over, {}};
    const Standing next = row.over ? settle(config, standing, s) : standing;
    const int winner = row.over ? winner_of(s) : kNobody;
    const auto points = [&](int side) { return std::to_string(s.points[at(side)]); };
    add_cells(row, s.players, Rules::sides(config), winner, next.won, points);
    return row;
  }
};

}  // namespace tapete
