#include "games/guinote/rules.hpp"

/// The match between hands: partidas, vueltas, cotos.
namespace tapete::guinote {

int partida_winner(const State& s) {
  if (s.claimer != kNobody) {
    const int claiming = side_of(s.claimer);
    return Claims::offenders(s, s.claimer) != 0 ? claiming : 1 - claiming;
  }
  if (s.out != kNobody) return reached(s, side_of(s.out)) ? side_of(s.out) : 1 - side_of(s.out);
  const std::array<bool, 2> there{total(s, 0) >= Guinote::kTarget, total(s, 1) >= Guinote::kTarget};
  // A side with enough points but without the thirty malas loses. This rule can decide first hands and hands that were
  // played to the end; vueltas with points shown continue until a side has enough points and the malas.
  for (const int side : {0, 1})
    if (there[at(side)] && !has_thirty(s, side)) return 1 - side;
  // If both sides have enough points, the winner of the last trick wins.
  if (there[0] && there[1]) return side_of(s.leader);
  return there[0] ? 0 : there[1] ? 1 : kNobody;
}

Rules::Standing Rules::settle(const Config& config, const Standing& standing, const State& s) {
  Standing next = standing;
  next.dealer = static_cast<std::int8_t>(s.leader);
  const int winner = partida_winner(s);
  if (winner == kNobody) {
    assert(!s.vueltas);
    next.vueltas = true;
    next.carried = s.tally;
    return next;
  }
  next.vueltas = false;
  next.carried = {};
  if (++next.partidas[at(winner)] < config.coto) return next;
  next.partidas = {};
  if (++next.cotos[at(winner)] < config.cotos) return next;
  next.winner = static_cast<std::int8_t>(winner);
  return next;
}

OutcomeLines Rules::outcome(const Config& config, const Standing& standing, const State& s) {
  const auto pair = [](int a, int b) { return " " + std::to_string(a) + " " + std::to_string(b); };
  OutcomeLines lines{"hand" + pair(s.tally[0].total(), s.tally[1].total())};
  const int winner = partida_winner(s);
  if (winner == kNobody) return lines;
  const std::string who = " " + std::to_string(winner);
  lines.push_back("partida" + who + pair(total(s, 0), total(s, 1)));
  if (standing.partidas[at(winner)] + 1 < config.coto) return lines;
  lines.push_back("coto" + who);
  if (standing.cotos[at(winner)] + 1 < config.cotos) return lines;
  lines.push_back("match" + who);
  return lines;
}

std::vector<int> Rules::extra_statistics(const State& s, int side) {
  constexpr int kDear = 10;  // least points of an ace or a three
  int cantes = 0;
  for (const auto& declaration : s.cantes) cantes += declaration.seat % 2 == side ? 1 : 0;
  int lost = 0;
  for (int trick = 0; trick < s.tricks; ++trick) {
    Seat seat = s.leader_of(trick);
    for (int i = 0; i < s.trick_size(); ++i, seat = s.after(seat)) {
      const bool dear = kRanking.points_of(s.played[at(trick * s.trick_size() + i)]) >= kDear;
      lost += dear && seat % 2 == side && s.winner[at(trick)] % 2 != side ? 1 : 0;
    }
  }
  return {cantes, s.tally[at(side)].last > 0 ? 1 : 0, lost};
}

}  // namespace tapete::guinote
