#include <algorithm>
#include <cmath>

#include "games/bridge/bridge.hpp"

namespace tapete::bridge {
namespace {

/// Returns the hands as they were dealt. All cards must have been played.
std::array<CardSet, kSeats> dealt(const State& s) {
  std::array<CardSet, kSeats> out{};
  each_card_back(s, Rules::kRanking, kPairs, 0,
                 [&out](Seat seat, Card card, const TrickSoFar*) { out[at(seat)].add(card); });
  return out;
}

std::string pair_line(std::string_view word, int first, int second) {
  return std::string{word} + ' ' + std::to_string(first) + ' ' + std::to_string(second);
}

/// Returns the approximate number of deals still to be played.
double deals_left(const Config& config, const Standing& standing) {
  constexpr double kOfGame = 2.5;  // rubber: the average number of deals in a game
  if (config.kind != MatchKind::rubber) return deals_of(config) - standing.deals;
  return kOfGame * (standing.games[0] + standing.games[1] == 0 ? 2.5 : 1.5);
}

}  // namespace

void Duties::begin(State& s, const Standing& standing) {
  s.earlier = standing;
  unsigned sides = 0;
  for (int side = 0; side < kPairs; ++side)
    if (vulnerable(s.config, standing, s.dealer, side)) sides |= 1U << side;
  s.auction = Auction{s.dealer, sides};
  s.phase = TrickPhase::bid;
  s.actor = static_cast<std::int8_t>(s.dealer);
}

void Duties::declarations(const State& s, Seat /*seat*/, ActionList& actions) {
  for (int code = 0; code < Call::kCodes; ++code)
    if (const Call call = Call::from_code(code); s.auction.legal(call)) actions.push_back(call_action(call));
}

void Duties::declare(State& s, Seat /*seat*/, Action action) {
  s.auction.add(call_of(action));
  s.actor = static_cast<std::int8_t>(s.auction.turn());
  if (!s.auction.over()) return;
  if (s.auction.bidder() == kNobody) return end_hand(s);
  s.trump = static_cast<std::uint8_t>(suit_of(s.auction.contract().denomination));
  TrickFlow<Rules>::lead(s, s.after(s.auction.declarer()));
}

bool Duties::replay_auction(State& s, Seat seat, Seat actor, Action action) {
  if (actor != s.actor || action.kind != kOwnAction || !s.auction.legal(call_of(action))) return false;
  declare(s, seat, action);
  return true;
}

CardSet Duties::playable(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  if (s.in_trick == 0) return hand;
  const CardSet follow = hand.suit(s.so_far().led);
  return follow.empty() ? hand : follow;
}

CardSet Duties::denied(const State&, Card card, const TrickSoFar& trick) {
  return card.suit() == trick.led ? CardSet{} : CardSet::of_suit(trick.led);
}

Played Scored::played(const State& s) {
  Played out{s.auction.contract(), s.dealer, s.auction.declarer()};
  if (out.declarer == kNobody) return out;
  out.tricks = s.won[at(out.declarer % kPairs)];
  if (!s.config.honors) return out;
  const auto hands = dealt(s);
  for (Seat seat = 0; seat < kSeats; ++seat)
    out.honors[at(seat % kPairs)] += honor_points(out.contract, hands[at(seat)]);
  return out;
}

std::array<int, kMaxSeats> Scored::points(const State& s) {
  std::array<int, kMaxSeats> out{};
  if (s.phase != TrickPhase::over) return out;
  const auto sides = deal_points(s.config, s.earlier, played(s));
  for (int side = 0; side < kPairs; ++side) out[at(side)] = sides[at(side)];
  return out;
}

Standing Scored::settle(const Config& config, const Standing& standing, const State& s) {
  return bridge::settle(config, standing, played(s));
}

OutcomeLines Scored::outcome(const Config& config, const Standing& standing, const State& s) {
  const Played how = played(s);
  const Standing next = bridge::settle(config, standing, how);
  const auto points = deal_points(config, standing, how);
  OutcomeLines lines{"contract -", pair_line("hand", points[0], points[1])};
  if (how.declarer != kNobody)
    lines[0] = pair_line("contract " + contract_name(how.contract), how.declarer, how.tricks);
  if (writes_below(config)) lines.push_back(pair_line("below", next.below[0], next.below[1]));
  if (config.kind == MatchKind::rubber) lines.push_back(pair_line("games", next.games[0], next.games[1]));
  lines.push_back(pair_line("score", next.score[0], next.score[1]));
  if (!match_over(config, next)) return lines;
  lines.emplace_back("match");
  for (int side = 0; side < kPairs; ++side)
    if (won(config, next, side)) lines.back() += ' ' + std::to_string(side);
  return lines;
}

std::vector<int> Scored::extra_statistics(const State& s, int side) {
  const Played how = played(s);
  const bool declares = how.declarer != kNobody && how.declarer % kPairs == side;
  const bool made = how.declarer != kNobody && how.tricks >= kBook + how.contract.level;
  return {declares ? 1 : 0, declares && made ? 1 : 0, how.declarer != kNobody && !declares && !made ? 1 : 0};
}

/// Returns the lead in international match points (IMPs), interpolated between the steps, divided by the
/// largest possible lead.
Rewards Rules::rewards(const State& s) {
  constexpr double kMost = 24;
  const auto gained = points(s);
  const int ahead = gained[0] - gained[1];
  const double share = std::copysign(imps_between(std::abs(ahead)) / kMost, ahead);
  Rewards out{};
  for (Seat seat = 0; seat < kSeats; ++seat) out[at(seat)] = seat % kPairs == 0 ? share : -share;
  return out;
}

double Rules::hand_worth(const State& s, Seat seat) {
  constexpr double kMost = 0.375;   // the worth of the largest lead
  constexpr double kTrick = 0.035;  // the worth of a trick
  constexpr double kAverage = 6.5;  // tricks of a side
  const double tricks = s.auction.bidder() == kNobody ? 0 : s.won[at(seat % kPairs)] - kAverage;
  return std::clamp(0.5 + kMost * rewards(s)[at(seat)] + kTrick * tricks, 0.0, 1.0);
}

Gain Rules::gain(const State& s, Seat seat) {
  constexpr double kSpread = 250;  // typical difference between the points of the two sides in a deal
  const int side = seat % kPairs;
  const Standing next = settle(s.config, s.earlier, s);
  const auto gained = points(s);
  const double points = gained[at(side)] - gained[at(1 - side)];
  const double ahead = next.score[at(side)] - next.score[at(1 - side)];
  if (match_over(s.config, next)) return {ahead > 0 ? 1.0 : ahead < 0 ? 0.0 : 0.5, points};
  return {1 / (1 + std::exp(-ahead / (kSpread * std::sqrt(1 + deals_left(s.config, next))))), points};
}

}  // namespace tapete::bridge
