#include "match/digest.hpp"

#include <algorithm>

namespace tapete {
namespace {

constexpr int kMostPoints = 99999;

/// Adds up what the lines of a trace tell.
class Counting {
 public:
  Counting(const Table& table, Seat seat)
      : sides_(table.info().pairs && table.players() == 4 ? 2 : table.players()), side_(seat % sides_) {}

  void action(std::string_view line) {
    Splitter words{line, ' '};
    const auto seat = parse_number(words.next().value_or(""), kMaxSeats - 1);
    const auto verb = words.next();
    if (seat && *seat % sides_ == side_ && (verb == "cante" || verb == "tute")) ++out.cantes;
  }

  void ended(std::string_view line) {
    Splitter words{line, ' '};
    const auto what = words.next();
    if (what == "hand" || what == "game") return hand(words);
    const bool mine = wins(words);
    if (what == "partida") ++(mine ? out.partidas_won : out.partidas_lost);
    if (what == "coto") ++(mine ? out.cotos_won : out.cotos_lost);
    if (what == "match") {
      out.over = true;
      out.won = mine || std::any_of(others_.begin(), others_.end(), [this](int each) { return each == side_; });
    }
  }

  Digest out;

 private:
  void hand(Splitter words) {
    std::optional<int> own;
    int best = 0;
    for (int side = 0; side < sides_; ++side) {
      const auto points = parse_number(words.next().value_or(""), kMostPoints);
      if (side == side_)
        own = points;
      else
        best = std::max(best, points.value_or(0));
    }
    if (own) out.hands.push_back({*own, best});
  }

  /// Whether the first word names this side; what follows is kept, as a match may have several winners.
  bool wins(Splitter words) {
    const auto first = parse_number(words.next().value_or(""), kMaxSeats - 1);
    others_.clear();
    while (const auto word = words.next())
      if (const auto side = parse_number(*word, kMaxSeats - 1)) others_.push_back(*side);
    return first && *first == side_;
  }

  int sides_;
  int side_;
  std::vector<int> others_;
};

}  // namespace

Result<Digest, Problem> digest(const Record& record, Seat seat) {
  auto opened = open_table(record.header);
  if (!opened) return Result<Digest, Problem>::failure(opened.error());
  Counting counting{**opened, seat};
  for (const Event& event : record.events) {
    const auto ended = (*opened)->play(event.text);
    if (!ended) {
      Problem problem = ended.error();
      problem.line = event.line;
      return Result<Digest, Problem>::failure(problem);
    }
    counting.action(event.text);
    for (const std::string& line : *ended) counting.ended(line);
  }
  return std::move(counting.out);
}

}  // namespace tapete
