#include <cstdlib>

#include "game/card_words.hpp"
#include "games/bridge/bridge.hpp"

/// The texts, the chart and the scoresheet of bridge.
namespace tapete::bridge {
namespace {

std::string deal_words(const Config& config, const Standing& standing, Lang lang) {
  if (config.from > 0) return std::string{"Single deal"_text(lang)};
  const std::string number = std::to_string(standing.deals + 1);
  if (config.kind == MatchKind::rubber) return fill("Deal @"_text(lang), number);
  return fill("Deal @ of @"_text(lang), number, std::to_string(deals_of(config)));
}

/// Returns the contract and, after the last card, its result: "3 no trump: 7 tricks (−2)". The auction must be over.
std::string result_words(const State& s, Lang lang) {
  if (s.auction.bidder() == kNobody) return std::string{"Passed out"_text(lang)};
  const Contract contract = s.auction.contract();
  std::string words = contract_words(contract, lang);
  if (s.phase != TrickPhase::over) return words;
  const int won = s.won[at(s.auction.bidder() % kPairs)];
  const int over = won - kBook - contract.level;
  words += ": " + trick_say::tricks(won, lang);
  return over == 0 ? words : words + (over > 0 ? " (+" : " (−") + std::to_string(std::abs(over)) + ")";
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

/// Adds the rows of a deal: where its points come from, their sum, and the score of the match.
void add_rows(Sheet& sheet, const Config& config, const Standing& standing, const Standing& next, const Played& how,
              const std::array<int, kPairs>& gained, Lang lang) {
  const auto total = [&](Text label, const auto& of_side) {
    add_row(sheet, label, true, lang, [&](Seat first) { return std::to_string(of_side[at(first % kPairs)]); });
  };
  if (how.declarer != kNobody) {
    const int side = how.declarer % kPairs;
    std::array<int, kPairs> bid{};
    std::array<int, kPairs> more{};
    std::array<int, kPairs> bonus = gained;
    std::array<int, kPairs> failed{};
    const int over = how.tricks - kBook - how.contract.level;
    if (over >= 0) {
      const bool risk = vulnerable(config, standing, how.dealer, side);
      bid[at(side)] = bid_worth(how.contract);
      more[at(side)] = made_points(how.contract, over, risk) - made_points(how.contract, 0, risk);
    } else {
      failed[at(1 - side)] = gained[at(1 - side)] - how.honors[at(1 - side)];
    }
    for (int each = 0; each < kPairs; ++each) bonus[at(each)] -= bid[at(each)] + more[at(each)] + failed[at(each)];
    const std::array<int, kPairs> tricks{side == 0 ? how.tricks : kBook * 2 + 1 - how.tricks,
                                         side == 1 ? how.tricks : kBook * 2 + 1 - how.tricks};
    add_unless_zero(sheet, trick_say::kPile, tricks, lang);
    add_unless_zero(sheet, "Points for the contract"_text, bid, lang);
    add_unless_zero(sheet, "For overtricks"_text, more, lang);
    add_unless_zero(sheet, "For undertricks"_text, failed, lang);
    add_unless_zero(sheet, "Bonuses"_text, bonus, lang);
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

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  return deal_words(s.config, standing, lang);
}

SideScore Rules::score(const Config& config, const Standing& standing, const State& s, int side, Seat, Lang lang) {
  const bool over = s.phase == TrickPhase::over;
  const Standing now = over ? settle(config, standing, s) : standing;
  SideScore out;
  const bool plays = s.phase == TrickPhase::play;
  const std::string tricks = trick_say::tricks(s.won[at(side)], lang);
  out.points = plays ? tricks : std::to_string(now.score[at(side)]);
  out.words = (plays ? tricks + ", " : "") + points_words(now.score[at(side)], lang);
  if (vulnerable(config, standing, s.dealer, side)) {
    out.detail = (config.kind == MatchKind::rubber || plays ? "vul."_text : "vulnerable"_text)(lang);
    out.warns = true;
    out.words += ", " + std::string{"vulnerable"_text(lang)};
  }
  out.amount = s.won[at(side)];
  if (writes_below(config)) {
    out.won = now.below[at(side)];
    out.target = kGameWorth;
    out.won_name = "game#bridge"_text(lang);
    out.spoken = fill("@ of @ below the line"_text(lang), std::to_string(out.won), std::to_string(out.target));
  }
  if (config.kind == MatchKind::rubber) {
    out.sets_won = now.games[at(side)];
    out.sets_target = 2;
    out.sets_name = "Games#won"_text(lang);
    out.spoken += ", " + fill("games won: @"_text(lang), std::to_string(out.sets_won));
  }
  return out;
}

std::string Rules::refusal(const State& s, Card, Lang lang) {
  if (s.phase == TrickPhase::bid) return std::string{"Finish the auction first"_text(lang)};
  if (s.phase != TrickPhase::play || s.in_trick == 0) return {};
  const Text must =
      s.actor == dummy(s) ? "Dummy holds @: you must follow suit"_text : "You hold @: you must follow suit"_text;
  return fill(must(lang), suit_word(kDeck, s.so_far().led, lang));
}

TableQuestion Rules::question(const State& s, Lang lang) {
  if (s.phase != TrickPhase::bid) return {};
  return {std::string{"What do you bid?"_text(lang)}, kNobody, true};
}

std::string Rules::own_label(const State&, Action action, Lang lang) { return call_words(call_of(action), lang); }

Announcement Rules::announce(const State&, Seat actor, Action action, Seat viewer, Lang lang) {
  const Call call = call_of(action);
  const std::string words = call_words(call, lang);
  const bool own = actor == viewer;
  if (call.is_bid()) return {actor, fill((own ? "You bid @"_text : "bids @#bridge"_text)(lang), words), words};
  constexpr std::array kOwn{"You pass"_text, "You double"_text, "You redouble"_text};
  constexpr std::array kOthers{"passes"_text, "doubles"_text, "redoubles"_text};
  return {actor, std::string{(own ? kOwn : kOthers)[at(call.code())](lang)}, words};
}

Chart::Row Rules::chart_row(const Config& config, const Standing& standing, const State& s, Lang lang) {
  Chart::Row row{{}, s.phase == TrickPhase::over, {}};
  if (s.phase != TrickPhase::bid) row.about = result_words(s, lang);
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
  const int own = seat % kPairs;
  if (gained[0] != gained[1]) sheet.winner = (gained[at(own)] > gained[at(1 - own)]) ? 0 : 1;
  if (!sheet.match_over) {
    sheet.reason = fate_words(how, own, lang);
    return sheet;
  }
  for (const auto& column : sheet.sides) sheet.result.push_back(std::to_string(next.score[at(column[0] % kPairs)]));
  sheet.winner = -1;
  for (int i = kPairs; i-- > 0;)
    if (won(config, next, sheet.sides[at(i)][0] % kPairs)) sheet.winner = i;
  const bool equal = next.score[0] == next.score[1];
  sheet.reason = sheet.how;
  sheet.verdict = equal ? std::string{"The match is tied"_text(lang)} : verdict(sheet, true, lang);
  return sheet;
}

}  // namespace tapete::bridge
