#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include "core/fixed_list.hpp"
#include "games/bridge/hand_value.hpp"

/// A natural bidding system with five-card majors and a strong no trump. In each situation of an auction the system
/// offers a list of calls, each with conditions on the hand. A bot makes the first call whose conditions its hand
/// meets, and reads the calls of other seats by the same lists. Suits are numbered as denominations: clubs 0 to spades
/// 3, unlike Card::suit().
namespace tapete::bridge {

/// Numbers from `least` to `most`, both included. No hand has more than 40 points.
struct Range {
  std::int8_t least = 0;
  std::int8_t most = 40;

  [[nodiscard]] constexpr bool has(int number) const { return number >= least && number <= most; }
  /// Intersects this range with `other`; becomes `other` if they have no number in common.
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

/// The hands that a seat may hold, according to its calls.
struct Shown {
  Range points;  ///< in the measure of the calls: high card points, HandValue::points() or HandValue::support()
  Range high;    ///< high card points
  std::array<Range, kSuits> length{Range{0, 13}, Range{0, 13}, Range{0, 13}, Range{0, 13}};
  Range aces{0, 4};
  unsigned stopped = 0;  ///< suits with a stopper, one bit each
};

/// Conditions on a hand that makes a call. Each function returns a copy with one more condition.
class Need {
 public:
  /// Requires high card points in this range.
  [[nodiscard]] constexpr Need high(int least, int most = 40) const;
  /// Requires HandValue::points() in this range. Replaces an earlier call of points() or support().
  [[nodiscard]] constexpr Need points(int least, int most = 40) const;
  /// Requires points with this suit as trumps (HandValue::support()) in this range. Replaces an earlier call of
  /// points() or support().
  [[nodiscard]] constexpr Need support(int suit, int least, int most = 40) const;
  [[nodiscard]] constexpr Need length(int suit, int least, int most = 13) const;
  [[nodiscard]] constexpr Need balanced() const;
  /// Requires a hand without a void or a singleton.
  [[nodiscard]] constexpr Need even() const;
  /// Requires a stopper in each of these suits, one bit each.
  [[nodiscard]] constexpr Need stopped(unsigned suits) const;
  /// Requires that this suit is good (HandValue::good). A second call replaces the first.
  [[nodiscard]] constexpr Need good(int suit) const;
  /// Requires that this suit is at least fair (HandValue::fair). A second call replaces the first.
  [[nodiscard]] constexpr Need fair(int suit) const;
  [[nodiscard]] constexpr Need aces(int least, int most) const;

  [[nodiscard]] bool fits(const HandValue& hand) const;
  [[nodiscard]] constexpr bool is_balanced() const { return balanced_; }
  /// Returns the points of a hand in the measure of the condition on points.
  [[nodiscard]] int points_of(const HandValue& hand) const;
  /// Returns what the call shows to the other players: lengths, points, aces and stoppers.
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

/// Duty of partner after a call.
enum class Force : std::uint8_t {
  none,
  round,  ///< must not pass at the next turn
  game,   ///< must not pass before the side has bid a game
  aces,   ///< must answer with the number of aces at the next turn
};

/// A call that the system offers in a situation.
struct Offer {
  std::string_view rule;  ///< name of the rule, by which conventions are explained to players
  Call call;
  Need need;
  Force force = Force::none;
};
using Offers = FixedList<Offer, 120>;

/// The meaning of all calls of an auction.
struct Reading {
  std::array<Shown, kSeats> shown{};
  std::array<Force, kSeats> force{};       ///< the force of each seat's last call
  std::array<bool, kPairs> game_forced{};  ///< whether the side must bid a game
  std::array<bool, kPairs> aces_asked{};   ///< whether the side has asked for aces
};

Reading read_auction(const Auction& auction);
/// Returns the system's offers for the seat that is to call, the best first. A hand that fits none of them passes. The
/// auction must not be over.
Offers offers_in(const Auction& auction, const Reading& reading);
/// Returns whether call `number` of an auction is a convention that does not mean the suit it names. Four no trump and
/// its answers are none of them: they name no suit to be played, and all players know them.
bool is_artificial(const Auction& auction, int number);
/// Returns the call that the system makes with a hand.
Call choose_call(const Auction& auction, CardSet hand);

}  // namespace tapete::bridge
