#include <algorithm>
#include <cstdlib>

#include "games/bridge/bridge.hpp"

/// The scoresheet of a deal, and its row in the chart of the match.
namespace tapete::bridge {
namespace {

/// Returns by how many tricks the contract of a finished deal was made or failed: " (+1)" or " (−2)"; `even` if it was
/// made exactly.
std::string over_words(const State& s, std::string_view even) {
  const int over = s.won[at(s.auction.bidder() % kPairs)] - kBook - s.auction.contract().level;
  return over == 0 ? std::string{even} : (over > 0 ? " (+" : " (−") + std::to_string(std::abs(over)) + ")";
}

/// Returns the contract and, after the last card, its result: "3 no trump: 7 tricks (−2)". The auction must be over.
std::string result_words(const State& s, Lang lang) {
  if (s.auction.bidder() == kNobody) return std::string{"Passed out"_text(lang)};
  std::string words = contract_words(s.auction.contract(), lang);
  if (s.phase != TrickPhase::over) return words;
  return words + ": " + trick_say::tricks(s.won[at(s.auction.bidder() % kPairs)], lang) + over_words(s, "");
}

/// Returns the same without the number of tricks: "3 no trump (−2)", or "(=)" if the contract was made exactly.
std::string short_result(const State& s, Lang lang) {
  if (s.auction.bidder() == kNobody || s.phase != TrickPhase::over) return result_words(s, lang);
  return contract_words(s.auction.contract(), lang) + over_words(s, " (=)");
}

/// Returns a sentence about the contract, seen from side `own`: "we" or "they" made it, or by how many tricks it
/// failed. Empty if all players passed.
std::string fate_words(const Played& how, int own, Lang lang) {
  if (how.declarer == kNobody) return {};
  const bool ours = how.declarer % kPairs == own;
  const int missing = kBook + how.contract.level - how.tricks;
  if (missing <= 0) return std::string{(ours ? "We made the contract"_text : "They made the contract"_text)(lang)};
  return ours ? count_words(missing, "We are one trick short"_text, "We are @ tricks short"_text, lang)
              : count_words(missing, "They are one trick short"_text, "They are @ tricks short"_text, lang);
}

/// Adds a row with the numbers of both sides, unless both are 0.
void add_unless_zero(Sheet& sheet, Text label, const std::array<int, kPairs>& of_side, Lang lang) {
  if (of_side[0] == 0 && of_side[1] == 0) return;
  add_row(sheet, label, false, lang, [&](Seat first) { return std::to_string(of_side[at(first % kPairs)]); });
}

/// Adds the rows of the points of a deal, which must have had a contract.
void add_points(Sheet& sheet, const Config& config, const Standing& standing, const Played& how,
                const std::array<int, kPairs>& gained, Lang lang) {
  const int side = how.declarer % kPairs;
  const auto add = [&](Text label, int of, int points) {
    std::array<int, kPairs> of_side{};
    of_side[at(of)] = points;
    add_unless_zero(sheet, label, of_side, lang);
  };
  const int tricks = how.tricks;
  const int others = kBook * 2 + 1 - tricks;
  add_unless_zero(sheet, trick_say::kPile, {side == 0 ? tricks : others, side == 1 ? tricks : others}, lang);
  const int over = tricks - kBook - how.contract.level;
  if (over < 0) {
    add("For undertricks"_text, 1 - side, gained[at(1 - side)] - how.honors[at(1 - side)]);
  } else {
    const bool risk = vulnerable(config, standing, how.dealer, side);
    const int all = made_points(how.contract, over, risk);
    const int slam = slam_points(how.contract, risk);
    const int doubled = doubled_points(how.contract);
    add("Points for the contract"_text, side, bid_worth(how.contract));
    add("For overtricks"_text, side, all - slam - doubled - bid_worth(how.contract));
    add("For a slam"_text, side, slam);
    add("For a doubled contract"_text, side, doubled);
    const bool game = worth_with(config, standing, how) >= kGameWorth;
    const Text bonus = !game                              ? "For a part score"_text
                       : config.kind == MatchKind::rubber ? "For the rubber"_text
                                                          : "For a game#bridge"_text;
    add(bonus, side, gained[at(side)] - how.honors[at(side)] - all);
  }
  add_unless_zero(sheet, "Honours"_text, how.honors, lang);
}

/// Adds the rows of a deal: where its points come from, their sum, and the score of the match.
void add_rows(Sheet& sheet, const Config& config, const Standing& standing, const Standing& next, const Played& how,
              const std::array<int, kPairs>& gained, Lang lang) {
  const auto total = [&](Text label, const auto& of_side) {
    add_row(sheet, label, true, lang, [&](Seat first) { return std::to_string(of_side[at(first % kPairs)]); });
  };
  if (how.declarer != kNobody) {
    add_points(sheet, config, standing, how, gained, lang);
    total(trick_say::kRowPoints, gained);
  }
  if (config.kind == MatchKind::rubber) add_unless_zero(sheet, "Games#won"_text, {next.games[0], next.games[1]}, lang);
  total(trick_say::kRowTotal, next.score);
  if (writes_below(config) && next.below[0] + next.below[1] > 0)
    add_row(sheet, "For the next game"_text, false, lang, [&](Seat first) {
      return fill("@ of @"_text(lang), std::to_string(next.below[at(first % kPairs)]), std::to_string(kGameWorth));
    });
}

}  // namespace

Chart::Row Rules::chart_row(const Config& config, const Standing& standing, const State& s, Lang lang) {
  Chart::Row row{{}, s.phase == TrickPhase::over, {}};
  if (s.phase != TrickPhase::bid) row.by = s.auction.declarer(), row.about = short_result(s, lang);
  const Standing next = row.over ? settle(config, standing, s) : standing;
  const auto gained = points(s);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Chart::Cell cell;
    const int side = seat % kPairs;
    if (row.over) cell = {{}, gained[at(side)], next.score[at(side)], gained[at(side)] > 0 ? 1 : 0};
    row.cells.push_back(cell);
  }
  return row;
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet;
  const Standing next = settle(config, standing, s);
  const Played how = played(s);
  const auto gained = points(s);
  sheet.sides = sheet_columns(seat, kPairs, kSeats);
  add_rows(sheet, config, standing, next, how, {gained[0], gained[1]}, lang);
  sheet.match_over = match_over(config, next);
  sheet.alone = "from=" + std::to_string(number_of(standing));
  sheet.how = result_words(s, lang);
  sheet.verdict = sheet.how;
  const int own = std::max(0, seat) % kPairs;
  if (gained[0] != gained[1]) sheet.winner = (gained[at(own)] > gained[at(1 - own)]) ? 0 : 1;
  if (!sheet.match_over) {
    if (seat != kNobody) sheet.reason = fate_words(how, own, lang);
    return sheet;
  }
  for (const auto& column : sheet.sides) sheet.result.push_back(std::to_string(next.score[at(column[0] % kPairs)]));
  sheet.winner = -1;
  for (int i = kPairs; i-- > 0;)
    if (won(config, next, sheet.sides[at(i)][0] % kPairs)) sheet.winner = i;
  const bool equal = next.score[0] == next.score[1];
  sheet.reason = sheet.how;
  sheet.verdict = equal ? std::string{"The match is tied"_text(lang)} : verdict(sheet, seat, true, lang);
  return sheet;
}

}  // namespace tapete::bridge
