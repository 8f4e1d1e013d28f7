#include "games/guinote/rules.hpp"

/// The count at the end of a hand.
namespace tapete::guinote {
namespace {

/// Sentences about the winner: `we` and `they` for pairs, `i` and `one`, which names the winner, for two players. An
/// onlooker reads `pair` or `one`, which name the winners.
struct Verdict {
  Text we, they, i, pair, one;
  [[nodiscard]] std::string words(bool pairs, bool own, Seat viewer, Lang lang) const {
    const Text of_pairs = viewer == kNobody ? pair : own ? we : they;
    const Text alone = viewer != kNobody && own ? i : one;
    return std::string{(pairs ? of_pairs : alone)(lang)};
  }
};

constexpr Verdict kPartida{"We win the partida"_text, "They win the partida"_text, "You win the partida"_text,
                           "@ win the partida"_text, "@ wins the partida"_text};
constexpr Verdict kCoto{"We win the coto"_text, "They win the coto"_text, "You win the coto"_text,
                        "@ win the coto"_text, "@ wins the coto"_text};
constexpr Verdict kMatch{"We win the match!"_text, "They win the match"_text, "You win the match!#guiñote"_text,
                         trick_say::kSharesMatch, trick_say::kWinsMatch};

Text out_reason(const State& s) {
  const int side = side_of(s.out);
  if (reached(s, side)) return "“Me salgo” was right: 101 reached"_text;
  return total(s, side) >= Guinote::kTarget ? "“Me salgo” came too soon: no thirty malas"_text
                                            : "“Me salgo” came too soon: 101 not reached"_text;
}

std::string reason(const State& s, int winner, Lang lang) {
  if (s.claimer != kNobody)
    return std::string{(side_of(s.claimer) == winner ? "There was a revoke (renuncio)"_text
                                                     : "There was no revoke: the claim loses"_text)(lang)};
  if (s.out != kNobody) return std::string{out_reason(s)(lang)};
  const bool loser_there = total(s, 1 - winner) >= Guinote::kTarget;
  if (loser_there && !has_thirty(s, 1 - winner))
    return std::string{"101 without thirty malas loses the partida"_text(lang)};
  if (loser_there && (!s.vueltas || s.config.memory))
    return std::string{"Both sides have 101: the last trick decides"_text(lang)};
  return {};
}

/// Returns the numbers of partidas that both sides have won after this one, which must have ended the coto.
std::array<std::uint8_t, 2> partidas_at_end(const Guinote::Standing& standing, int winner) {
  auto partidas = standing.partidas;
  ++partidas[at(winner)];
  return partidas;
}

void add_rows(Sheet& sheet, const State& s, Lang lang) {
  const auto points = [&](Text label, std::uint16_t Rules::Tally::*source) {
    add_row(sheet, label, false, lang, [&](int side) { return std::to_string(s.tally[at(side)].*source); });
  };
  points("In tricks"_text, &Rules::Tally::cards);
  points("Last trick#guiñote"_text, &Rules::Tally::last);
  points("Cantes"_text, &Rules::Tally::sung);
  if (s.vueltas)
    add_row(sheet, "From the first hand"_text, false, lang,
            [&](int side) { return std::to_string(s.carried[at(side)].total()); });
  add_row(sheet, "Total"_text, true, lang, [&](int side) { return std::to_string(total(s, side)); });
  add_row(sheet, "That is"_text, false, lang, [&](int side) { return malas_buenas(total(s, side)); });
}

}  // namespace

Sheet Shown::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet;
  sheet.sides = sheet_columns(seat, 2, config.players);
  add_rows(sheet, s, lang);
  const Standing next = Rules::settle(config, standing, s);
  if (next.vueltas) {
    sheet.verdict = "Nobody has 101: on to the vueltas"_text(lang);
    sheet.next = "Play the vueltas"_text(lang);
    return sheet;
  }
  const int winner = partida_winner(s);
  const bool own = winner == sheet.sides[0][0];
  sheet.winner = own ? 0 : 1;
  sheet.reason = reason(s, winner, lang);
  sheet.wrong_call = seat != kNobody && !own && (s.claimer == seat || s.out == seat);
  const bool pairs = config.players == 4;
  if (next.winner != kNobody) {
    sheet.match_over = true;
    sheet.verdict = kMatch.words(pairs, own, seat, lang);
    const auto& level = config.cotos > 1 ? next.cotos : partidas_at_end(standing, winner);
    const bool single = config.cotos == 1 && config.coto == 1;  // the match was one partida: its points are the result
    for (const auto& side : sheet.sides)
      sheet.result.push_back(std::to_string(single ? total(s, side_of(side[0])) : level[at(side[0])]));
  } else if (!(next.cotos == standing.cotos)) {
    sheet.next = "Next coto"_text(lang);
    sheet.verdict = kCoto.words(pairs, own, seat, lang);
  } else {
    sheet.next = "Next partida"_text(lang);
    sheet.verdict = kPartida.words(pairs, own, seat, lang);
  }
  return sheet;
}

Chart::Row Shown::chart_row(const Config& config, const Standing& standing, const State& s, Lang lang) {
  Chart::Row row{{}, s.phase == Phase::over, {}};
  if (s.vueltas) row.about = "vueltas"_text(lang);
  const int winner = row.over ? partida_winner(s) : kNobody;
  auto partidas = standing.partidas;
  if (winner != kNobody) ++partidas[at(winner)];
  add_cells(row, config.players, 2, winner, partidas, [&](int side) { return malas_buenas(total(s, side)); });
  return row;
}

}  // namespace tapete::guinote
