#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/table.hpp"
#include "online/fair_draw.hpp"
#include "online/guest_error.hpp"

namespace tapete::online {

/// The verified part of a match at a guest's page: the hands that the host has revealed. In each of these hands, the
/// cards and dice follow from the numbers of all parties, all actions are legal, and the hand agrees with everything
/// that the guest has seen.
class HandProof {
 public:
  HandProof(std::string match, Seat seat, std::unique_ptr<Table> table)
      : match_(std::move(match)), seat_(seat), table_(std::move(table)) {}

  /// Returns the table with the verified hands. While the host reveals a hand, the table also contains the beginning of
  /// this hand.
  [[nodiscard]] const Table& table() const { return *table_; }
  /// Returns the events of the verified hands.
  [[nodiscard]] std::vector<std::string> verified() const {
    const auto& events = table_->events();
    return {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(verified_)};
  }
  /// Returns whether a hand has been dealt that the host has not revealed completely.
  [[nodiscard]] bool pending() const { return pending_; }
  /// Returns the number of the next draw, counted from 1.
  [[nodiscard]] int next_draw() const { return next_draw_; }
  /// Returns whether all parties have sealed their numbers for the next draw.
  [[nodiscard]] bool sealed() const { return seals_.contains(next_draw_); }

  /// Returns whether this page's number is part of the next draw. The seals must be known.
  [[nodiscard]] bool takes_part() const { return !value_of(seals_.at(next_draw_), seat_).empty(); }

  /// Stores the seals for a draw; `own` is this page's seal.
  GuestError seal(int draw, PartyValues seals, std::string_view own);
  /// Notes a chance event: the deal of a new hand, or a throw of dice inside a hand.
  GuestError chance_acted(bool starts_hand);
  /// Stores the opened numbers of a draw.
  GuestError open(int draw, PartyValues numbers);
  /// Verifies the next line of the hand that the host reveals. After the last line of the hand, compares all hands with
  /// `known`, the redacted record of the whole match.
  GuestError whole(std::string_view line, const std::vector<std::string>& known);

 private:
  std::string match_;
  Seat seat_;
  std::unique_ptr<Table> table_;
  std::map<int, PartyValues> seals_;    ///< by draw, for draws that are not verified yet
  std::map<int, PartyValues> numbers_;  ///< opened numbers by draw, for draws that are not verified yet
  int next_draw_ = 1;
  int proved_ = 0;            ///< number of verified draws
  std::size_t verified_ = 0;  ///< number of events in the verified hands
  bool pending_ = false;
};

}  // namespace tapete::online
