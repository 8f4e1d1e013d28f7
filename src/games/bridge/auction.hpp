#pragma once
#include <array>
#include <cstdint>

#include "core/index.hpp"
#include "game/seat.hpp"

/// The auction of a deal: its calls, which of them are legal, and the contract that they make.
namespace tapete::bridge {

inline constexpr int kSeats = 4, kPairs = 2;
/// kLevels: number of levels of bids. kBook: a contract of level n needs kBook + n tricks.
inline constexpr int kLevels = 7, kBook = 6;
/// Denominations, from the lowest to the highest.
inline constexpr int kClubs = 0, kDiamonds = 1, kHearts = 2, kSpades = 3, kNoTrump = 4, kDenominations = 5;

/// Returns the suit of a denomination in the numbering of cards and TrickState::trump; kSuits (no suit) for kNoTrump.
constexpr int suit_of(int denomination) { return denomination == kNoTrump ? kNoTrump : kSpades - denomination; }

/// A call in an auction: a bid, a pass, a double or a redouble.
class Call {
 public:
  constexpr Call() = default;  ///< a pass
  static constexpr Call from_code(int code) { return Call{code}; }
  /// Returns a bid; `level` is 1 to 7.
  static constexpr Call bid(int level, int denomination) {
    return Call{kFirstBid + (level - 1) * kDenominations + denomination};
  }
  /// Bids have greater codes than other calls, and higher bids have greater codes than lower ones.
  [[nodiscard]] constexpr int code() const { return code_; }
  [[nodiscard]] constexpr bool is_bid() const { return code_ >= kFirstBid; }
  /// Returns the level of a bid, 1 to 7. Only for bids.
  [[nodiscard]] constexpr int level() const { return (code_ - kFirstBid) / kDenominations + 1; }
  /// Returns the denomination of a bid. Only for bids.
  [[nodiscard]] constexpr int denomination() const { return (code_ - kFirstBid) % kDenominations; }
  friend constexpr bool operator==(Call, Call) = default;

  static constexpr int kFirstBid = 3;
  static constexpr int kCodes = kFirstBid + kLevels * kDenominations;

 private:
  constexpr explicit Call(int code) : code_(static_cast<std::uint8_t>(code)) {}
  std::uint8_t code_ = 0;
};

inline constexpr Call kPass, kDouble = Call::from_code(1), kRedouble = Call::from_code(2);
inline constexpr Call kHighestBid = Call::bid(kLevels, kNoTrump);

/// The contract of a deal. Level 0 means that the deal was passed out.
struct Contract {
  std::uint8_t level = 0;
  std::uint8_t denomination = 0;
  std::uint8_t doubled = 0;  ///< 1: doubled, 2: redoubled
  friend bool operator==(const Contract&, const Contract&) = default;
};

/// An auction in progress: the calls so far, and the contract that they make.
class Auction {
 public:
  constexpr Auction() = default;
  /// `vulnerable` has one bit for each side that is vulnerable in this deal.
  constexpr explicit Auction(Seat dealer, unsigned vulnerable = 0)
      : dealer_(static_cast<std::int8_t>(dealer)), vulnerable_(static_cast<std::uint8_t>(vulnerable)) {}

  /// Returns the number of calls so far.
  [[nodiscard]] constexpr int size() const { return size_; }
  /// Returns the call with this number, counted from 0.
  [[nodiscard]] constexpr Call operator[](int number) const { return calls_[at(number)]; }
  /// Returns the seat that makes the call with this number, counted from 0.
  [[nodiscard]] constexpr Seat caller(int number) const { return (dealer_ + number) % kSeats; }
  [[nodiscard]] constexpr Seat dealer() const { return dealer_; }
  [[nodiscard]] constexpr bool vulnerable(int side) const { return (vulnerable_ >> side & 1U) != 0; }
  /// Returns the auction of the same deal before its first call.
  [[nodiscard]] constexpr Auction unopened() const { return Auction{dealer_, vulnerable_}; }
  /// Returns the seat whose call is next.
  [[nodiscard]] constexpr Seat turn() const { return caller(size_); }
  [[nodiscard]] bool over() const;

  /// Returns the last bid; kPass if there is none.
  [[nodiscard]] constexpr Call highest() const { return highest_; }
  /// Returns the seat that made the last bid; kNobody if there is none.
  [[nodiscard]] constexpr Seat bidder() const { return bidder_; }
  /// Returns 1 if the last bid is doubled, 2 if it is redoubled, otherwise 0.
  [[nodiscard]] constexpr int doubled() const { return doubled_; }
  /// Returns the contract if the auction ended now; level 0 without a bid.
  [[nodiscard]] Contract contract() const;
  /// Returns the declarer if the auction ended now; kNobody without a bid.
  [[nodiscard]] Seat declarer() const;
  /// Returns the seat whose hand lies open from the opening lead on; kNobody without a bid.
  [[nodiscard]] Seat dummy() const { return bidder_ == kNobody ? kNobody : (declarer() + kPairs) % kSeats; }

  /// Returns whether the seat whose turn it is may make the call. The auction must not be over.
  [[nodiscard]] bool legal(Call call) const;
  /// Adds a legal call of the seat whose turn it is.
  void add(Call call);

  friend bool operator==(const Auction&, const Auction&) = default;

  /// Length of the longest auction: three passes, then for each bid nine calls (the bid, two passes, a double, two
  /// passes, a redouble, two passes), and a last pass.
  static constexpr int kMostCalls = 3 + kLevels * kDenominations * 9 + 1;

 private:
  std::array<Call, at(kMostCalls)> calls_{};
  std::int16_t size_ = 0;
  std::int8_t dealer_ = 0;
  std::uint8_t vulnerable_ = 0;
  std::int8_t bidder_ = kNobody;
  Call highest_;
  std::uint8_t doubled_ = 0;
  std::uint8_t passes_ = 0;  ///< number of passes since the last call that was no pass
};

}  // namespace tapete::bridge
