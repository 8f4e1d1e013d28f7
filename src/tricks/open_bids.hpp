#pragma once
#include "tricks/trick_rules.hpp"

namespace tapete {

inline constexpr std::int8_t kNoBid = -1;

/// What their State has beside a TrickState.
struct BidState {
  std::array<std::int8_t, kMaxSeats> bid{};   ///< tricks that each has said to take
  std::array<std::uint8_t, kMaxSeats> won{};  ///< tricks
  /// How many tricks the seat still lacks; less than none if it has too many.
  [[nodiscard]] int lacking(Seat seat) const { return bid[at(seat)] - won[at(seat)]; }
  /// The sum of what has been said so far.
  [[nodiscard]] int bids() const {
    int sum = 0;
    for (const int said : bid) sum += said > 0 ? said : 0;
    return sum;
  }
  friend bool operator==(const BidState&, const BidState&) = default;
};

/// What Rules inherit where before the first trick each seat says once, openly, how many tricks it will take, the
/// dealer last. Their State is a BidState too; R::may_bid(s, seat, tricks) says what may be bid. `Base` is what
/// else they inherit.
template <class R, class Base>
struct OpenBids : Base {
  template <class State, class Standing>
  static void begin(State& s, const Standing&) {
    s.phase = TrickPhase::bid;
    s.bid.fill(kNoBid);
  }
  template <class State>
  static void declarations(const State& s, Seat seat, ActionList& actions) {
    for (int tricks = 0; tricks <= s.each; ++tricks)
      if (R::may_bid(s, seat, tricks)) actions.push_back(bid_action(tricks));
  }
  template <class State>
  static void declare(State& s, Seat seat, Action action) {
    s.bid[at(seat)] = static_cast<std::int8_t>(action.a);
    s.actor = static_cast<std::int8_t>(s.after(seat));
    if (seat == s.dealer) s.phase = TrickPhase::play;
  }
  template <class State>
  static bool watch_auction(State& s, Seat /*seat*/, Seat actor, Action action) {
    ActionList legal;
    declarations(s, s.actor, legal);
    if (actor != s.actor || !legal.contains(action)) return false;
    declare(s, actor, action);
    return true;
  }
  template <class State>
  static void won_trick(State& s, int side, int /*points*/) {
    ++s.won[at(side)];
  }
  static std::string own_name(Action action) { return "bid " + std::to_string(action.a); }
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool /*redacted*/) {
    const auto tricks = parse_number(words.next().value_or(""), kMostTricks);
    return verb == "bid" && tricks && !words.next() ? std::optional{bid_action(*tricks)} : std::nullopt;
  }

 protected:
  static constexpr Action bid_action(int tricks) { return {kOwnAction, static_cast<std::uint8_t>(tricks), 0, 0}; }

 private:
  static constexpr int kMostTricks = 52;
};

}  // namespace tapete
