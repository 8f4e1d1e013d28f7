#pragma once
#include "games/bridge/match.hpp"
#include "records_support.hpp"

/// Helpers for tests of bridge.
namespace tapete::test::bridge {

using namespace records;

using tapete::bridge::Auction;
using tapete::bridge::Call;
using tapete::bridge::Config;
using tapete::bridge::Contract;
using tapete::bridge::kDouble;
using tapete::bridge::kPass;
using tapete::bridge::kRedouble;
using tapete::bridge::MatchKind;
using tapete::bridge::Played;
using tapete::bridge::Standing;

inline std::unique_ptr<Table> open(const RuleChoice& rules = {}) { return open_match("bridge", 4, rules); }

/// Four one-suited hands: seat 0 has the spades, the next seats hearts, diamonds and clubs.
inline const Lines kSuitEach{"2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah",
                             "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad", "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"};

/// Returns a deal line with these hands, listed from seat 0 on.
inline std::string deal(int dealer, const Lines& hands = kSuitEach) {
  std::string line = "deal " + std::to_string(dealer);
  for (std::size_t round = 0; round < 13; ++round)
    for (std::size_t i = 1; i <= 4; ++i) line += " " + words(hands[(static_cast<std::size_t>(dealer) + i) % 4])[round];
  return line;
}

/// Plays the first action in trace order until the deal ends. Returns the last action's trace lines.
inline Lines finish(Table& table) {
  Lines told;
  while (table.in_hand()) told = play(table, {std::to_string(table.turn().seat) + " " + table.legal().front()});
  return told;
}

/// Deals the one-suited hands, makes these calls, and plays the deal. Returns its trace lines.
inline Lines deal_and_play(Table& table, int dealer, std::string_view calls) {
  play(table, {deal(dealer)});
  const Lines told = all(table, "bid", calls);
  return table.in_hand() ? finish(table) : told;
}

/// Parses a contract in the notation of records, such as "3nx".
inline Contract contract(std::string_view name) {
  const auto denomination = std::string_view{"cdhsn"}.find(name[1]);
  return {static_cast<std::uint8_t>(name[0] - '0'), static_cast<std::uint8_t>(denomination),
          static_cast<std::uint8_t>(name.size() - 2)};
}

/// Returns the result of a deal by seat 0 in which `declarer` plays the contract and makes `over` tricks more than bid,
/// or fewer if `over` is negative.
inline Played played(std::string_view name, Seat declarer, int over) {
  const Contract bid = contract(name);
  return {bid, 0, declarer, tapete::bridge::kBook + bid.level + over};
}

/// Returns the standing after these deals, each dealt by the seat whose turn it is.
inline Standing after(const Config& config, const std::vector<Played>& deals) {
  Standing standing = tapete::bridge::opening(config);
  if (standing.dealer == kNobody) standing.dealer = 0;
  for (Played deal : deals) {
    deal.dealer = standing.dealer;
    standing = tapete::bridge::settle(config, standing, deal);
  }
  return standing;
}

}  // namespace tapete::test::bridge
