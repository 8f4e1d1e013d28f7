#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/table.hpp"
#include "online/fair_draw.hpp"
#include "online/trouble.hpp"

namespace tapete::online {

/// What a guest knows for certain of a match: the hands that were laid open, each found to be dealt as the numbers of
/// all say, played by the rules, and the one that was seen.
class HandProof {
 public:
  HandProof(std::string match, Seat seat, std::unique_ptr<Table> table)
      : match_(std::move(match)), seat_(seat), table_(std::move(table)) {}

  /// The hands so far, whole; during the proof of a hand a part of it.
  [[nodiscard]] const Table& table() const { return *table_; }
  /// A hand was dealt and has not been laid open yet.
  [[nodiscard]] bool pending() const { return pending_; }
  /// What chance does next, counted from 1.
  [[nodiscard]] int next_draw() const { return next_draw_; }
  /// All have sealed what chance does next.
  [[nodiscard]] bool sealed() const { return seals_.contains(next_draw_); }

  /// The seals for a draw; `own` is this page's.
  Trouble seal(int draw, PartyValues seals, std::string_view own);
  /// Chance has acted: a hand begins, or dice fell inside one.
  Trouble chance_acted(bool starts_hand);
  /// The numbers of a draw, opened.
  Trouble open(int draw, PartyValues numbers);
  /// A line of the hand that is laid open. With its last one the hand is compared with `known`, the redacted record of
  /// the whole match.
  Trouble whole(std::string_view line, const std::vector<std::string>& known);

 private:
  std::string match_;
  Seat seat_;
  std::unique_ptr<Table> table_;
  std::map<int, PartyValues> seals_;    ///< of draws that are not proved yet
  std::map<int, PartyValues> numbers_;  ///< likewise
  int next_draw_ = 1;
  int proved_ = 0;  ///< draws
  bool pending_ = false;
};

}  // namespace tapete::online
