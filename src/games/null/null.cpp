#include "games/null/null.hpp"

#include <algorithm>

namespace tapete::null {
namespace {

constexpr std::array kPlayers{2, 3, 4};
constexpr std::array kRules{HouseRule{"hands", "Hands that win the match"_text, {}, 1, 9, 1}};

constexpr GameInfo kInfo{.id = "null",
                         .name = "Cards"_text,
                         .deck = Deck::spanish,
                         .players = kPlayers,
                         .rules = kRules,
                         .dealer_draws = draws_by_highest_card};

/// Who has won most tricks; kNobody: two have as many.
Seat winner_of(const State& s) {
  const auto best = std::max_element(s.won.begin(), s.won.end()) - s.won.begin();
  const auto as_many = std::count(s.won.begin(), s.won.end(), s.won[static_cast<std::size_t>(best)]);
  return as_many == 1 ? static_cast<Seat>(best) : kNobody;
}

}  // namespace

const GameInfo& Rules::info() { return kInfo; }

Config Rules::configure(int players, std::span<const int> values) {
  return {static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(values[0])};
}

std::array<int, kMaxSeats> Rules::points(const State& s) { return {s.won[0], s.won[1], s.won[2], s.won[3]}; }

Rules::Standing Rules::settle(const Config& config, const Standing& standing, const State& s) {
  Standing next = standing.after_hand(s.after(s.dealer));
  const Seat winner = winner_of(s);
  if (winner != kNobody && ++next.won[at(winner)] == config.hands) next.winner = static_cast<std::int8_t>(winner);
  return next;
}

OutcomeLines Rules::outcome(const Config& config, const Standing& standing, const State& s) {
  OutcomeLines lines{"hand"};
  for (Seat seat = 0; seat < s.players; ++seat) lines[0] += ' ' + std::to_string(s.won[at(seat)]);
  const Standing next = settle(config, standing, s);
  if (next.winner != kNobody) lines.push_back("match " + std::to_string(next.winner));
  return lines;
}

/// The strongest card.
Action Rules::policy(const State& s, Rng&) {
  Card best = s.hand[at(s.actor)].first();
  for (const Card card : s.hand[at(s.actor)])
    if (kRanking.strength_of(card) > kRanking.strength_of(best)) best = card;
  return play_action(best);
}

Rewards Rules::rewards(const State& s) {
  Rewards out{};
  for (Seat seat = 0; seat < s.players; ++seat) out[at(seat)] = s.won[at(seat)] / 3.0;
  return out;
}

SideScore Rules::score(const Config& config, const Standing& standing, const State& s, int side, Lang lang) {
  SideScore out;
  out.points = fill("@ points"_text(lang), std::to_string(s.won[at(side)]));
  out.won = standing.won[at(side)];
  out.target = config.hands;
  return out;
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet;
  Sheet::Row tricks{std::string{"Tricks"_text(lang)}, {}, true};
  for (int i = 0; i < s.players; ++i) {
    const Seat other = (seat + i) % s.players;
    sheet.sides.push_back({other});
    tricks.cells.push_back(std::to_string(s.won[at(other)]));
    if (other == winner_of(s)) sheet.winner = i;
  }
  sheet.rows = {tricks};
  sheet.match_over = settle(config, standing, s).winner != kNobody;
  sheet.verdict = (sheet.winner < 0 ? "Nobody wins this hand"_text : "@ wins the hand"_text)(lang);
  return sheet;
}

}  // namespace tapete::null
