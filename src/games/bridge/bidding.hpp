#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include "core/fixed_list.hpp"
#include "games/bridge/hand_value.hpp"

/// A natural bidding system with five-card majors and a strong no trump. In each situation of an auction the system
/// offers a list of calls with the hands that make them; a bot makes the first one that its hand fits, and everybody
/// reads the call of another seat by the same list. Suits are counted as denominations.
namespace tapete::bridge {

/// Numbers from `least` to `most`.
struct Range {
  std::int8_t least = 0;
  std::int8_t most = 40;

  [[nodiscard]] constexpr bool has(int number) const { return number >= least && number <= most; }
  /// Leaves what both have; `other` alone if they have nothing in common.
  constexpr void narrow(Range other) {
    least = std::max(least, other.least);
    most = std::min(most, other.most);
    if (least > most) *this = other;
  }
  constexpr void widen(Range other) {
    least = std::min(least, other.least);
    most = std::max(most, other.most);
  }
  friend constexpr bool operator==(Range, Range) = default;
};

constexpr Range range(int least, int most) {
  return {static_cast<std::int8_t>(std::clamp(least, 0, 40)), static_cast<std::int8_t>(std::clamp(most, 0, 40))};
}

/// The hands that a seat may hold according to its calls.
struct Shown {
  Range points;  ///< as counted by the calls: with distribution, or with a fit
  Range high;    ///< high card points
  std::array<Range, kSuits> length{Range{0, 13}, Range{0, 13}, Range{0, 13}, Range{0, 13}};
  Range aces{0, 4};
  unsigned stopped = 0;  ///< the suits with a stopper, a bit each
};

/// The hands that make a call.
class Need {
 public:
  /// High card points.
  [[nodiscard]] constexpr Need high(int least, int most = 40) const;
  /// HandValue::points().
  [[nodiscard]] constexpr Need points(int least, int most = 40) const;
  /// Points with this suit as trumps.
  [[nodiscard]] constexpr Need support(int suit, int least, int most = 40) const;
  [[nodiscard]] constexpr Need length(int suit, int least, int most = 13) const;
  [[nodiscard]] constexpr Need balanced() const;
  /// No void and no singleton.
  [[nodiscard]] constexpr Need even() const;
  /// A stopper in each of these suits, a bit each.
  [[nodiscard]] constexpr Need stopped(unsigned suits) const;
  /// A good suit.
  [[nodiscard]] constexpr Need good(int suit) const;
  /// A suit that is at least fair.
  [[nodiscard]] constexpr Need fair(int suit) const;
  [[nodiscard]] constexpr Need aces(int least, int most) const;

  [[nodiscard]] bool fits(const HandValue& hand) const;
  /// The part of these conditions that a call tells the other players.
  [[nodiscard]] Shown shown() const;

 private:
  enum class Measure : std::uint8_t { high, points, support };
  std::array<Range, kSuits> length_{Range{0, 13}, Range{0, 13}, Range{0, 13}, Range{0, 13}};
  Range points_;
  Range high_;
  Range aces_{0, 4};
  Measure measure_ = Measure::high;
  std::uint8_t trump_ = 0;
  std::uint8_t stopped_ = 0;
  std::uint8_t good_ = 0;
  std::uint8_t fair_ = 0;
  bool balanced_ = false;
};

constexpr Need Need::high(int least, int most) const {
  Need out = *this;
  out.high_ = range(least, most);
  return out;
}
constexpr Need Need::points(int least, int most) const {
  Need out = *this;
  out.points_ = range(least, most);
  out.measure_ = Measure::points;
  return out;
}
constexpr Need Need::support(int suit, int least, int most) const {
  Need out = points(least, most);
  out.measure_ = Measure::support;
  out.trump_ = static_cast<std::uint8_t>(suit);
  return out;
}
constexpr Need Need::length(int suit, int least, int most) const {
  Need out = *this;
  out.length_[at(suit)] = {static_cast<std::int8_t>(std::clamp(least, 0, 13)),
                           static_cast<std::int8_t>(std::clamp(most, 0, 13))};
  return out;
}
constexpr Need Need::balanced() const {
  Need out = *this;
  out.balanced_ = true;
  return out.even();
}
constexpr Need Need::even() const {
  Need out = *this;
  for (Range& suit : out.length_) suit.least = std::max(suit.least, std::int8_t{2});
  return out;
}
constexpr Need Need::stopped(unsigned suits) const {
  Need out = *this;
  out.stopped_ = static_cast<std::uint8_t>(suits);
  return out;
}
constexpr Need Need::good(int suit) const {
  Need out = *this;
  out.good_ = static_cast<std::uint8_t>(1U << suit);
  return out;
}
constexpr Need Need::fair(int suit) const {
  Need out = *this;
  out.fair_ = static_cast<std::uint8_t>(1U << suit);
  return out;
}
constexpr Need Need::aces(int least, int most) const {
  Need out = *this;
  out.aces_ = {static_cast<std::int8_t>(least), static_cast<std::int8_t>(most)};
  return out;
}

/// How long partner must not pass.
enum class Force : std::uint8_t {
  none,
  round,  ///< at its next turn
  game,   ///< before a game has been bid
  aces,   ///< a question for aces
};

/// A call that the system offers in a situation.
struct Offer {
  std::string_view rule;  ///< the name of the rule, for programs
  Call call;
  Need need;
  Force force = Force::none;
};
using Offers = FixedList<Offer, 120>;

/// The meaning of all calls of an auction.
struct Reading {
  std::array<Shown, kSeats> shown{};
  std::array<Force, kSeats> force{};       ///< of each seat's last call
  std::array<bool, kPairs> game_forced{};  ///< the side must reach a game
  std::array<bool, kPairs> aces_asked{};   ///< the side has asked for aces
};

Reading read_auction(const Auction& auction);
/// The system's offers for the seat that is to call, the best first. A hand that fits none of them passes. The auction
/// must not be over.
Offers offers_in(const Auction& auction, const Reading& reading);
/// The call that the system makes with a hand.
Call choose_call(const Auction& auction, CardSet hand);

}  // namespace tapete::bridge
