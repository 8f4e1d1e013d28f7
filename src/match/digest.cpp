#include "match/digest.hpp"

#include <algorithm>

namespace tapete {
namespace {

constexpr int kMostPoints = 99999;  ///< greatest number of points that is read from an outcome line

/// Parses the points of a side, which some games count below zero.
std::optional<int> parse_points(std::string_view text) {
  if (!text.starts_with('-')) return parse_number(text, kMostPoints);
  const auto below = parse_number(text.substr(1), kMostPoints);
  return below ? std::optional{-*below} : std::nullopt;
}

/// Running totals of the outcome lines of a match.
class Counting {
 public:
  Counting(const Table& table, Seat seat) : info_(table.info()), sides_(table.sides()), side_(seat % sides_) {
    out.levels.resize(info_.levels.size());
    out.extra_statistics.resize(info_.extra_statistics.size());
    out.adds_up = info_.whole_matches && table.charts_hands();
    totals_.resize(static_cast<std::size_t>(sides_));
  }

  void hand_over(const Table& table) {
    const std::vector<int> more = table.extra_statistics(side_);
    for (std::size_t i = 0; i < out.extra_statistics.size() && i < more.size(); ++i) out.extra_statistics[i] += more[i];
  }

  void ended(std::string_view line) {
    Splitter words{line, ' '};
    const auto what = words.next();
    if (what == info_.outcome_line) return hand(words);
    for (std::size_t i = 0; i < info_.levels.size(); ++i)
      if (what == info_.levels[i].line) ++(first_wins(words) ? out.levels[i].won : out.levels[i].lost);
    if (what == "match") {
      out.over = true;
      out.won = wins(words);
    }
  }

  Digest out;

 private:
  void hand(Splitter words) {
    std::optional<int> own;
    std::optional<int> best;
    for (int side = 0; side < sides_; ++side) {
      const auto points = parse_points(words.next().value_or(""));
      totals_[static_cast<std::size_t>(side)] += points.value_or(0);
      if (side == side_)
        own = points;
      else if (points)
        best = std::max(best.value_or(*points), *points);
    }
    ++out.played;
    if (own) out.hands.push_back({*own, best.value_or(0)});
    add_up();
  }
  void add_up() {
    std::optional<int> best;
    for (int side = 0; side < sides_; ++side) {
      const int total = totals_[static_cast<std::size_t>(side)];
      if (side == side_)
        out.total.own = total;
      else
        best = info_.counts_losses ? std::min(best.value_or(total), total) : std::max(best.value_or(total), total);
    }
    out.total.best = best.value_or(0);
  }

  /// Returns whether the first word is the number of this side. Points may follow.
  [[nodiscard]] bool first_wins(Splitter words) const {
    return parse_number(words.next().value_or(""), kMaxSeats - 1) == side_;
  }
  /// Returns whether any word is the number of this side, because a match may have several winners.
  [[nodiscard]] bool wins(Splitter words) const {
    while (const auto word = words.next())
      if (parse_number(*word, kMaxSeats - 1) == side_) return true;
    return false;
  }

  const GameInfo& info_;
  int sides_;
  int side_;
  std::vector<int> totals_;  ///< points of all hands, by side
};

}  // namespace

Result<Digest, Problem> digest(const Record& record, Seat seat) {
  auto opened = open_table(record.header);
  if (!opened) return Failure{opened.error()};
  Counting counting{**opened, seat};
  for (const Event& event : record.events) {
    const auto ended = (*opened)->play(event.text);
    if (!ended) {
      counting.out.left_out = record.events.size() - (*opened)->events().size();
      break;
    }
    if (!ended->empty()) counting.hand_over(**opened);
    for (const std::string& line : *ended) counting.ended(line);
  }
  return std::move(counting.out);
}

}  // namespace tapete
