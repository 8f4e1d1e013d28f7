#include <algorithm>

#include "games/kwingto/rules.hpp"
#include "games/kwingto/strings.hpp"

/// The scoresheet at the end of a game.
namespace tapete {

using namespace kwingto;

namespace {

void add_verdict(Sheet& sheet, const Kwingto::Config& config, const Kwingto::Standing& next, const State& s,
                 Lang lang) {
  const bool over = next.winner != kNobody;
  const Seat winner = over ? Seat{next.winner} : game_winner(s);
  for (std::size_t i = 0; i < sheet.sides.size(); ++i)
    if (sheet.sides[i].front() == winner) sheet.winner = static_cast<int>(i);
  sheet.match_over = over;
  if (!over) sheet.next = say::kNextGame(lang);
  const bool own = winner == sheet.sides.front().front();  // the viewer's side is the first
  const Text won = over ? (own ? say::kYouWinMatch : say::kWinsMatch) : own ? say::kYouWinGame : say::kWinsGame;
  sheet.verdict = (winner == kNobody ? say::kDrawn : won)(lang);
  const bool last = config.limit == Kwingto::Limit::games && next.games >= config.target;
  const auto points = Kwingto::points(s);
  const bool tied =
      winner != kNobody && std::count(points.begin(), points.begin() + config.players, points[at(winner)]) > 1;
  if (last && !over)
    sheet.reason = say::kPlayOff(lang);
  else if (tied && s.games == 0)
    sheet.reason = say::kByCards(lang);
  else
    sheet.reason =
        (std::ranges::any_of(s.board, [](const Board& board) { return full_rows(board) >= Kwingto::kFullRowsToEnd; })
             ? say::kTwoRows
             : say::kFourFailed)(lang);
}

}  // namespace

Sheet Kwingto::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet;
  std::vector<Score> scores;
  for (int i = 0; i < config.players; ++i) {
    const Seat side = (seat + i) % config.players;
    sheet.sides.push_back({side});
    scores.push_back(score(s.board[at(side)]));
  }
  const auto row = [&](Text label, const auto& value, bool total = false) {
    Sheet::Row out{std::string{label(lang)}, {}, total};
    for (std::size_t i = 0; i < scores.size(); ++i)
      out.cells.push_back(number_words(value(scores[i], sheet.sides[i].front())));
    sheet.rows.push_back(std::move(out));
  };
  row(say::kRows, [](const Score& count, Seat) { return sum(count.rows); });
  row(say::kColumns, [](const Score& count, Seat) { return sum(count.columns); });
  row(say::kRuns, [](const Score& count, Seat) { return sum(count.runs); });
  row(say::kPenalties, [](const Score& count, Seat) { return count.penalties; });
  const Standing next = settle(config, standing, s);
  const bool has_sums = next.games > 1 || next.winner == kNobody;
  row(
      say::kTotal, [](const Score& count, Seat) { return count.total(); }, true);
  if (has_sums)
    row(
        say::kSum, [&next](const Score&, Seat side) { return next.points[at(side)]; }, true);
  if (Kwingto::match_over(config, next)) sheet.result = sheet.rows.back().cells;
  add_verdict(sheet, config, next, s, lang);
  return sheet;
}

DealerDraw Kwingto::draw_dealer(int players, int, Rng& rng) {
  DealerDraw draw;
  for (Seat seat = 0; seat < players; ++seat) draw.seating.push_back(seat);
  draw.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  return draw;
}

}  // namespace tapete
